"""Plays that go back, whichever rule asks for it: what is noted of them, and what goes back with their cards.

A card that may go back is noted where it was played (`MayGoBack`); whoever remembers how play went keeps from then on
what was before it (`GoesAlong`). It goes back by one event (`PlayUndone`), alone or with all that others have put on
it. What others did since stands, so this is no act that is undone as a whole (`ActsUndone`).
"""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.events import Landed
from cardhouse.core.fact import Fact
from cardhouse.core.moving import Undoes, carry, ways_back
from cardhouse.core.places import ALL_OF_IT, IN_STOCK, CardMove, CardMoves, hand_of, pile_at
from cardhouse.core.seats import NOBODY, Seat
from cardhouse.core.table import Event, Table, Tally

SAME: Final = 0
"""The direction stays as it is."""
LATEST_PLAY: Final = -1
MOST_BEFORE: Final = 8


@dataclass(eq=False)
class MayGoBack(Event):
    """Cards were played that the law forbids, in this act, and may still go back: so play went before them, and this
    card lay under them.
    """

    player: Seat
    cards: tuple[Card, ...]
    pile: int
    act: int
    direction: int = SAME
    under: str = ""

    def apply(self, table: Table) -> None:
        """Tallies keep it."""


@dataclass(eq=False)
class PlayUndone(Undoes):
    """A play of this act went back with all that it did: its `cards` from under whatever others have put on them, or,
    if none are named, the uppermost of the pile, each to its player. Hands that were handed on so many `steps` among
    those `handing` come back first. Play goes in this direction now; and if meanwhile the stock was made of all that
    lay under the cards, the card that lay there (`under`) comes back from the stock. `members` took part there before
    the play, a bit for each place, where the order of turns has places.
    """

    player: Seat
    pile: int
    act: int = LATEST_PLAY
    cards: tuple[Card, ...] = ()
    players: tuple[int, ...] = ()
    direction: int = SAME
    under: str = ""
    handing: tuple[int, ...] = ()
    steps: int = 0
    members: int = 0

    def undone(self) -> tuple[Event, ...]:
        return tuple([Landed(self.player, card, self.pile) for card in self.cards])

    def moves(self) -> CardMoves:
        pile = pile_at(self.pile)
        named = [move.from_anywhere() for move in ways_back(self.undone())]
        taken_up = [CardMove((), pile, hand_of(player), NOBODY, heap=1) for player in self.players[::-1]]
        return (*round_the_table(self.handing, -self.steps), *named, *taken_up)

    def besides(self, table: Table) -> None:
        pile = table.piles[self.pile]
        before = [card for card in table.stock if card.name == self.under]
        if before and not pile:
            carry(table, CardMove((before[0],), IN_STOCK, pile_at(self.pile)))
        table.direction = self.direction or table.direction


def round_the_table(seats: tuple[int, ...], steps: int) -> CardMoves:
    """Each hand of these goes to the one who sits so many on among them."""
    return tuple(
        [
            CardMove((), hand_of(seat), hand_of(seats[(place + steps) % len(seats)]), NOBODY, heap=ALL_OF_IT)
            for place, seat in enumerate(seats if steps else ())
        ]
    )


@dataclass(eq=False)
class Kept(Fact):
    """What a tally has come to, and what it had come to before each of the plays that may go back, by their acts."""

    now: Final[Any]  # each tally has a state of its own type
    before: Final[tuple[tuple[int, Any], ...]]

    def __init__(self, now: Any, before: tuple[tuple[int, Any], ...] = ()) -> None:
        self.now = now
        self.before = before


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class GoesAlong(Tally):
    """What a rule remembers of the cards that were played. If a play goes back, it is again what it was before that
    play, whatever has happened since; the rule itself need not see to it.
    """

    def begin(self) -> Any:
        """What there is to remember at first."""
        raise NotImplementedError

    def follows(self) -> tuple[type, ...]:
        """The events that change it."""
        raise NotImplementedError

    def then(self, now: Any, event: Event) -> Any:
        """What it is after one of them."""
        raise NotImplementedError

    def start(self) -> Kept:
        return Kept(self.begin())

    def hears(self) -> tuple[type, ...]:
        return (*self.follows(), MayGoBack, PlayUndone)

    def step(self, total: Any, event: Event) -> Kept:
        kept: Kept = total
        if isinstance(event, MayGoBack):
            return Kept(kept.now, (*kept.before[-MOST_BEFORE:], (event.act, kept.now)))
        if isinstance(event, PlayUndone):
            return back_to(kept, event.act)
        now = self.then(kept.now, event)
        return kept if now is kept.now else Kept(now, kept.before)


def back_to(kept: Kept, act: int) -> Kept:
    """What a tally had come to before the play of an act, or before the latest one."""
    acts = [each for each, _ in kept.before]
    at = acts.index(act) if act in acts else len(acts) - 1
    return Kept(kept.before[at][1], kept.before[:at]) if acts else kept
