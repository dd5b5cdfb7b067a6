"""What scenarios expect can fail: each kind of expectation is written wrongly once, and the scenario does not pass."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Expect, Run, parse_file, runs
from cardhouse.testing.notation.steps import read_step
from cardhouse.testing.notation.text import piece
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"
MOST_TRIED = 12
CARD = re.compile(r"[\[{<,= ]((?:10|[2-9AJQK])([SHDC]))\b")
OTHER_SUITS = {"S": "H", "H": "S", "D": "C", "C": "D"}
Example = tuple[str | None, Run, int, str]
"""The game, the run, the number of the step, and the step as it is written wrongly."""


def wrong(raw: str) -> Iterator[tuple[str, str]]:
    """An expectation written wrongly, in each way in which that can be done, and the name of the way. What somebody
    does not see can be said of anything else, too: only seeing it is wrong.
    """
    if found := re.match(r"(sees|hidden) (?=[A-H]:)", raw):
        yield "seen or not", f"{'hidden' if found[1] == 'sees' else 'sees'} {raw[found.end() :]}"
    if raw.startswith(("hidden", "no-", "not-", "varies")):
        return
    if found := re.search(r"=(\d+)$", raw):
        yield "one more", f"{raw[: found.start(1)]}{int(found[1]) + 1}"
        yield "one less", f"{raw[: found.start(1)]}{max(int(found[1]) - 1, 0)}"
    if found := re.search(r"=([A-H])$", raw):
        yield "another player", f"{raw[:-1]}{'B' if found[1] == 'A' else 'A'}"
    if (found := re.match(r"\w[\w-]* ([A-H])\b", raw)) and not raw.startswith("sees"):
        yield "of another", f"{raw[: found.start(1)]}{'B' if found[1] == 'A' else 'A'}{raw[found.end(1) :]}"
    for place, found in enumerate(CARD.finditer(raw)):
        end = found.end(1)
        yield f"another card {min(place, 2)}", f"{raw[: end - 1]}{OTHER_SUITS[found[2]]}{raw[end:]}"
    if found := re.search(r'"([^"]+)"$', raw):
        yield "other words", f'{raw[: found.start(1)]}Zebra"'
    if found := re.match(r"duty ([A-H]) |breach", raw):
        yield "not there", f"no-duty {found[1]}" if found[1] else "no-breach"
    if raw.startswith("refused"):
        yield "lawful", "ok"
    if raw in OTHERWISE:
        yield OTHERWISE[raw], OTHERWISE[raw]


OTHERWISE = {"ok": "refused", "true": "false", "false": "true"}


def key(expect: Expect) -> str:
    return f"{expect.head} {expect.inner.head}" if expect.inner else expect.head


def gathered() -> dict[tuple[str, str], dict[str, list[Example]]]:
    """Some wrong examples of each kind, by game and kind of expectation."""
    found: dict[tuple[str, str], dict[str, list[Example]]] = {}
    for file in [parse_file(path, GAMES) for path in scenario_files([FOLDER])]:
        for run in [run for scenario in file.scenarios for run in runs(scenario)]:
            for place, step in enumerate(run.steps):
                for expect in step.expects:
                    if step.source.count(expect.raw) != 1:
                        continue
                    ways = found.setdefault((file.game or "every game", key(expect)), {})
                    for way, raw in wrong(expect.raw):
                        examples = ways.setdefault(way, [])
                        if len(examples) < MOST_TRIED and raw != expect.raw:
                            examples.append((file.game, run, place, step.source.replace(expect.raw, raw)))
    return {of: {way: examples for way, examples in ways.items() if examples} for of, ways in found.items()}


EXAMPLES = gathered()


def fails(example: Example) -> bool:
    game, run, place, source = example
    notes: list[str] = []
    step = run.steps[place]
    written = read_step(piece(source, notes.append), step.line, step.branch, notes.append)
    if written is None or notes:
        return False
    again = replace(run, steps=(*run.steps[:place], written, *run.steps[place + 1 :]))
    return run_scenario(again, game).outcome == "failed"


CASES = [(game, word, way) for (game, word), ways in EXAMPLES.items() for way in ways]


@pytest.mark.parametrize(("game", "word", "way"), CASES, ids=[" ".join(case) for case in CASES])
def test_what_is_wrong_is_found(game: str, word: str, way: str) -> None:
    assert any(fails(example) for example in EXAMPLES[game, word][way])
