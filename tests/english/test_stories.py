"""What happens at a small table with one rule in people's words: act by act, with all that is otherwise after it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.core.acts import Act, Play
from cardhouse.core.engine import decide
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import judge
from cardhouse.front.notation import act_read
from tests.english.test_what_clauses_do import SEATS, laid, told

STORIES = (Path(__file__).parent / "stories.txt").read_text("utf-8")
BLOCKS = [block for block in STORIES.strip().split("\n\n") if not block.startswith("#")]


def stands(table: Table) -> dict[str, str]:
    """How a table stands, and which cards whoever is in turn may play."""
    facts = told(table)
    facts["to pay"] = ", ".join(f"{SEATS[debt.bearer]} {debt.left}" for debt in table.debts)
    facts["broken"] = ", ".join(f"{SEATS[breach.offender]} {breach.rule}" for breach in table.breaches)
    facts["asked"] = ", ".join(motion.kind for motion in table.motions)
    facts["stopped"] = ", ".join(table.pauses)
    held = table.hands[table.turn] if table.turn >= 0 and table.phase == PLAYING else []
    facts["may"] = " ".join(card.name for card in held if not judge(table, Play(table.turn, (card,))))
    return facts


def after(table: Table, act: Act) -> str:
    """What is otherwise after an act; why it was refused."""
    before = stands(table)
    outcome = decide(table, act)
    if not outcome.happened and not outcome.events:
        return f"{outcome.answer}: {'; '.join(ruling.reason for ruling in outcome.rulings)}"
    other = [f"{name}={value or '-'}" for name, value in stands(table).items() if value != before[name]]
    return "; ".join(other) or "nothing"


def story(block: str) -> Iterator[str]:
    """The same story as it goes now."""
    rule, *lines = block.splitlines()
    table = laid(rule)
    yield rule
    for line in lines:
        act = line.partition(" -> ")[0]
        yield f"{act} -> {after(table, act_read(act, table.names))}"


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0] for block in BLOCKS])
def test_a_story(block: str) -> None:
    assert "\n".join(story(block)) == block
