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
from cardhouse.testing.report import Result
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario

FOLDER = Path(__file__).parents[2] / "scenarios"
MOST_TRIED = 12
CARD = re.compile(r"[\[{<,= ]((?:10|[2-9AJQK])([SHDC]))\b")
OTHER_SUITS = {"S": "H", "H": "S", "D": "C", "C": "D"}
Example = tuple[str | None, Run, int, str, str]
"""The game, the run, the number of the step, the step as it is written, and what is wrong in it."""


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
                            examples.append((file.game, run, place, step.source.replace(expect.raw, raw), raw))
    return {of: {way: examples for way, examples in ways.items() if examples} for of, ways in found.items()}


EXAMPLES = gathered()


def ran(example: Example) -> Result | None:
    """How a run goes with a step written like this; nothing, if it cannot be read."""
    game, run, place, source, _ = example
    notes: list[str] = []
    step = run.steps[place]
    written = read_step(piece(source, notes.append), step.line, step.branch, notes.append)
    if written is None or notes:
        return None
    again = replace(run, steps=(*run.steps[:place], written, *run.steps[place + 1 :]))
    return run_scenario(again, game)


CASES = [(game, word, way) for (game, word), ways in EXAMPLES.items() for way in ways]
NOT_SAID = ("because", "deck", "warned", "offered", "missed")
"""What is found here is told in other words than it is expected in; to name more of a deck would lay another."""


def expected(found: str) -> str:
    """What was found, as somebody would expect it."""
    found = re.sub(r"^in [a-z-]+: ", "", found)
    found = re.sub(r"^([A-H]) (sees|does not see) (?=.)", lambda m: f"{SIGHT[m[2]]} {m[1]}: ", found)
    found = re.sub(r"^.*\) is (true|false)$", r"\1", found)
    found = re.sub(r"^(duty [A-H] say) ([^;\"]+)$", r'\1 "\2"', found)
    return re.sub(r" \(.*\)$", "", found)


SIGHT = {"sees": "sees", "does not see": "hidden"}


@pytest.mark.parametrize(("game", "word", "way"), CASES, ids=[" ".join(case) for case in CASES])
def test_what_is_wrong_is_found_and_what_is_found_is_so(game: str, word: str, way: str) -> None:
    results = ((example, ran(example)) for example in EXAMPLES[game, word][way])
    (of, run, place, source, wrongly), failure = next(
        (example, result.failure) for example, result in results if result is not None and result.failure is not None
    )
    found = failure.found
    # a rule has another name in each game, and whatever fills a hand is laid otherwise once it is named
    open_ended = (game, word) == ("every game", "refused") or "+" in wrongly
    if word.split()[-1] not in NOT_SAID and "; " not in found and " but " not in found and not open_ended:
        instead = ran((of, run, place, source.replace(wrongly, expected(found)), ""))
        assert instead is not None, found
        assert instead.outcome == "passed", (wrongly, found, instead.failure or instead.obstacles)
