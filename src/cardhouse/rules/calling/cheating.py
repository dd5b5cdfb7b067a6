"""Three ways to cheat, where the table makes them possible, and how each is put right."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.cases import FoundGuilty
from cardhouse.core.declared import option
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import Breach
from cardhouse.core.presence import Left
from cardhouse.core.questions import WayOpen
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NOBODY, Seats, only, seats_of
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.rules.calling.cheats import (
    CONSENT_WAY,
    PEEK_AT_WAY,
    REORDER,
    REORDER_WAY,
    SLIP,
    SLIP_WAY,
    CameBack,
    Consented,
    Exchanged,
    MayLookAt,
    SlippedAway,
)


@dataclass(eq=False)
class Trick(Fact):
    """A card slipped away, or two cards exchanged, the lower one first: by whom, with which act, in which pile."""

    player: int
    act: int
    cards: tuple[Card, ...]
    pile: int = 0
    place: int = 0


class Tricks(Tally):
    """What was slipped away or exchanged and is not put right, the oldest first."""

    def start(self) -> tuple[Trick, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (SlippedAway, CameBack, Exchanged)

    def step(self, total: Any, event: Event) -> tuple[Trick, ...]:
        tricks: tuple[Trick, ...] = total
        if isinstance(event, SlippedAway):
            return (*tricks, Trick(event.player, event.act, (event.card,)))
        if isinstance(event, Exchanged) and not event.undone:
            return (*tricks, Trick(event.player, event.act, event.cards, event.pile, event.place))
        act = event.act if isinstance(event, (CameBack, Exchanged)) else 0
        return tuple([trick for trick in tricks if trick.act != act])


TRICKS: Final = Tricks()


@dataclass(eq=False)
class PutsRight(Wish):
    """A wish: the trick that was called is put right, as far as it can be."""

    breach: Breach

    def bound(self, table: Table) -> list[Event]:
        for trick in table.tally(TRICKS):
            if trick.act == self.breach.act:
                return in_order(table, trick.pile) if trick.pile else slipped_back(table, trick)
        return []


def slipped_back(table: Table, trick: Trick) -> list[Event]:
    """A card that was slipped away comes back, if it still lies there."""
    card = trick.cards[0]
    return [CameBack(trick.player, card, trick.act)] if card in table.stock else []


def in_order(table: Table, number: int) -> list[Event]:
    """A pile comes into the order in which it was played: all that was exchanged in it goes back, the latest first."""
    pile, found = table.piles.get(number, [])[:], list[Event]()
    for trick in reversed(table.tally(TRICKS)):
        at = trick.place
        if trick.pile == number and pile[at : at + 2] == list(reversed(trick.cards)):
            pile[at], pile[at + 1] = pile[at + 1], pile[at]
            found.append(Exchanged(trick.player, number, at, at + 1, trick.cards, trick.act, True))
    return found


@dataclass(frozen=True)
class Cheat(Rule):
    """This can be done at some tables, and may not be done."""

    cheats_possible: bool = option(False, "It is possible to cheat")

    def tallies(self) -> tuple[Memory, ...]:
        return (TRICKS,)

    @after(FoundGuilty)
    def back(self, upheld: FoundGuilty, table: Table) -> Events:
        return (PutsRight(upheld.breach),) if table.law.holds(self, upheld.breach.rule) else NOTHING


@dataclass(frozen=True)
class NoSlippingAway(Cheat):
    """Nobody gets rid of a card in a way that the rules do not know.

    It comes back to the hand.
    """

    # R-M49

    def brings(self) -> Brings:
        return Brings(ways=(SLIP_WAY,)) if self.cheats_possible else Brings()

    @answers(WayOpen, SLIP)
    def never(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY


@dataclass(frozen=True)
class NoReordering(Cheat):
    """Nobody changes the order of the pile.

    It is restored, whoever has changed it since.
    """

    # R-M49

    def brings(self) -> Brings:
        return Brings(ways=(REORDER_WAY,)) if self.cheats_possible else Brings()

    @answers(WayOpen, REORDER)
    def never(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY


class LetsLook(Tally):
    """Who lets whom look at their own hand: (owner, other). It ends when the hand goes back."""

    def start(self) -> tuple[tuple[int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Consented, Left)

    def step(self, total: Any, event: Event) -> tuple[tuple[int, int], ...]:
        given: tuple[tuple[int, int], ...] = total
        if isinstance(event, Left):
            return tuple([leave for leave in given if leave[0] != event.player])
        return (*given, (event.player, event.to)) if isinstance(event, Consented) else given


LEAVES: Final = LetsLook()


@dataclass(frozen=True)
class NoPeeking(Cheat):
    """Nobody looks at another player's hand without leave."""

    # R-M49

    def brings(self) -> Brings:
        return Brings(ways=(PEEK_AT_WAY, CONSENT_WAY)) if self.cheats_possible else Brings()

    def tallies(self) -> tuple[Memory, ...]:
        return (LEAVES, TRICKS)

    @answers(MayLookAt)
    def with_leave(self, asked: MayLookAt, table: Table, earlier: Seats) -> Seats:
        given = seats_of([other for owner, other in table.tally(LEAVES) if owner == asked.owner])
        return earlier & (given | only(asked.owner))
