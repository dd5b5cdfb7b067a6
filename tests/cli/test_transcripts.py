"""Evenings at the terminal, in whole: all that is shown while somebody types.

Make them anew with `python -m tests.cli.test_transcripts`, and read what has changed in them.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardhouse.bots import SimpleBot
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.table import PLAYING, Table
from cardhouse.games.shelf import game, new_table
from tests.cli.playing import NAMES, laid, typed

FOLDER = Path(__file__).parent / "transcripts"


def begun(name: str, seed: int, dial: str = "referee") -> Table:
    """A table of a game, as soon as cards are played."""
    table = new_table(game(name).book, NAMES, seed=seed, dial=dial)
    while table.phase != PLAYING:
        table.steps = 0
        assert decide(table, lawful(table)[0]).happened
    return table


SESSIONS: dict[str, tuple[Callable[[], Table], str]] = {
    "first-round": (
        lambda: laid("5H 9C KD 2C 7H", "9D 9S 4H", "10D 10S 3H"),
        "help|rules|rule 2|why 2|why 5h|9c|2|5h|table|why|wait 3|say hello|foo|draw|undo|undo|7h|draw|rule jokers|quit",
    ),
    "without-referee": (
        lambda: laid("5H 9C KD 2C JK", "9D 9S 4H", "10D 10S 3H", dial="table"),
        "9c|table|accuse bob|accuse cat of base-match|yes|no|say last card|"
        "call bob slow|draw|draw|jk|kd on 1|undo|help say|q",
    ),
    "full": (
        lambda: begun("bartok", 3),
        "||1|allow||lay 1|set 2|trap|take 1|pass|veto|point bob|swap 1 for 10d|ask 9|why 1|draw|||1|draw|||quit",
    ),
    "moo": (
        lambda: begun("moo", 5, "table"),
        "1|2|3|say moo|point of order|say End of Point of Order|call bob failure to say moo|"
        "move rule: Kings skip|yes|table|leave|join|wait|quit",
    ),
    "uncle": (
        lambda: begun("uncle-baiting", 2),
        "1|2|3|4|5|draw|draw|say in|suit hearts|hearts|pass hand|table|why 1|call cat|wait 30|yes|quit",
    ),
    "market": (
        lambda: begun("bak", 4),
        "||look|draw|buy j|buy k with 1|why|pass|||draw|buy q|pass||draw|order 5h 3s|keep|pass||quit",
    ),
}


def shown(name: str) -> str:
    table, lines = SESSIONS[name]
    return typed(table(), *lines.split("|"), bob=SimpleBot(1), cat=SimpleBot(2))


@pytest.mark.parametrize("name", SESSIONS)
def test_an_evening_at_the_terminal(name: str) -> None:
    assert shown(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for session in SESSIONS:
        (FOLDER / f"{session}.txt").write_text(shown(session), encoding="utf-8")
