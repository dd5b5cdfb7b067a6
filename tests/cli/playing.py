"""A person who types, and players who do as they are told."""

import io
from collections.abc import Iterator, Sequence

import pytest

from cardhouse.bots import Bot
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Accuse, Choose, Give, Vote
from cardhouse.core.table import Table
from cardhouse.core.view import View
from cardhouse.games import BARTOK, new_table
from cardhouse.terminal.game import HadEnough, NewGame, TerminalGame
from cardhouse.terminal.screen import Screen

NAMES = ["Ann", "Bob", "Cat"]


class Script:
    """Does these acts when it can, and otherwise what the first lawful act is, drawing if it may."""

    def __init__(self, *acts: Act) -> None:
        self.acts = list(acts)

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It sees nothing."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        if self.acts and (self.acts[0] in acts or isinstance(self.acts[0], Accuse)):
            return self.acts.pop(0)
        draws = [act for act in acts if isinstance(act, (Draw, Prepare, Choose, Give, Vote))]
        return draws[0] if draws and view.seat in (view.pending, view.dealer) else None


def laid(
    ann: str, bob: str = "9D 9S", cat: str = "10D 10S", *, pile: str = "2H", dial: str = "referee", **more: object
) -> Table:
    """A table in play with these hands, Ann in turn."""
    book = more.get("book", BARTOK)
    assert isinstance(book, tuple)
    table = new_table(book, NAMES, dial=dial)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    table.hands = [list(cards(hand)) for hand in (ann, bob, cat)]
    table.piles = {1: list(cards(pile))}
    table.stock = list(cards("3S 4S 6S 7S 8S JS QS KS AD 3D"))
    table.forget()
    return table


def typed(table: Table, *lines: str, bob: Bot | None = None, cat: Bot | None = None, width: int = 80) -> str:
    """All that is shown while these lines are typed."""
    out = io.StringIO()
    wanted: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        line = next(wanted, None)
        if line is None:
            raise EOFError
        print(f"{prompt}{line}", file=out)
        return line

    screen = Screen(out, colour=False, signs=True, width=width)
    playing = TerminalGame(table, 0, {1: bob or Script(), 2: cat or Script()}, screen, read)
    with pytest.raises((EOFError, HadEnough, NewGame)):
        playing.play()
    table.take(playing.table)
    return out.getvalue()


def flat(text: str) -> str:
    """Without the line ends that the width makes."""
    return " ".join(text.split())
