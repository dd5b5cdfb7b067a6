"""What an author reads who writes a rule in their own words: answers.txt holds whole answers, as they are printed.

After each of them stands in brackets which half was understood, and from where on the text was not.
"""

from pathlib import Path

import pytest

from cardhouse.cli.rule import told
from cardhouse.english.front.answers import answer
from cardhouse.english.lint import Circumstances

TABLE = Circumstances(players=("Ann", "Bob"), rules=("Jokers are wild.",), known=frozenset((1, 400, "Fortissimo")))
BLOCKS = (Path(__file__).parent / "answers.txt").read_text(encoding="utf-8").strip().split("\n\n")


def printed(text: str) -> str:
    found = answer(text, TABLE)
    lines = told(found, TABLE)
    half = found.understood
    if half.half != "none" or half.rest:
        seen = " / ".join(filter(None, (half.trigger, half.effect)))
        lines.append(f"  ({half.half}: {seen}; left: {half.rest})")
    if found.problem is not None:
        place = found.problem.at
        lines.append(f"  ({found.status}, {found.problem.code}, from: {text[place:].strip() if place >= 0 else '-'})")
    return "\n".join(lines)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.partition("\n")[0] for block in BLOCKS])
def test_the_whole_answer(block: str) -> None:
    assert printed(block.partition("\n")[0]) == block
