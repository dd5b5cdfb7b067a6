"""Three ways to cheat, where the table makes them possible, and how each is put right."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import DECK_FACES, JOKER
from cardhouse.core.cheats import (
    CONSENT,
    PEEK_AT,
    REORDER,
    SLIP,
    CameBack,
    Consented,
    Exchanged,
    MayLookAt,
    SlippedAway,
)
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import WayOpen
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NOBODY, Seats, only, seats_of
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.rules.calls import CallUpheld


class Tricks(Tally):
    """What was slipped away or exchanged and is not put right: (player, card) and (player, pile, place), the oldest
    first.
    """

    def start(self) -> tuple[tuple[int, ...], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (SlippedAway, CameBack, Exchanged)

    def step(self, total: Any, event: Event) -> tuple[tuple[int, ...], ...]:
        tricks: tuple[tuple[int, ...], ...] = total
        if isinstance(event, SlippedAway):
            return (*tricks, (event.player, event.card.index))
        if isinstance(event, CameBack):
            trick: tuple[int, ...] = (event.player, event.card.index)
        else:
            trick = (getattr(event, "player", -1), getattr(event, "pile", 0), getattr(event, "place", 0))
            if trick not in tricks:
                return (*tricks, trick)
        at = tricks.index(trick)
        return (*tricks[:at], *tricks[at + 1 :])


TRICKS: Final = Tricks()


@dataclass(eq=False)
class PutsRight(Wish):
    """A wish: the latest trick of this kind that a player played is put right, as far as it can be."""

    player: Final[int]
    length: Final[int]

    def __init__(self, player: int, length: int) -> None:
        self.player = player
        self.length = length

    def bound(self, table: Table) -> list[Event]:
        mine = [trick for trick in table.tally(TRICKS) if trick[0] == self.player and len(trick) == self.length]
        for trick in mine[-1:]:
            if self.length == EXCHANGE:
                there = trick[2] + 1 < len(table.piles.get(trick[1], []))
                return [Exchanged(self.player, trick[1], trick[2])] if there else []
            card = JOKER if trick[1] == JOKER.index else DECK_FACES[trick[1]]
            return [CameBack(self.player, card)] if card in table.stock else []
        return []


SLIPPED: Final = 2
EXCHANGE: Final = 3


@dataclass(frozen=True)
class Trick(Rule):
    """Something that can be done at this table, and may not: {cheats_possible}."""

    cheats_possible: bool = False

    def tallies(self) -> tuple[Memory, ...]:
        return (TRICKS,)

    def is_mine(self, table: Table, rule: str) -> bool:
        article = table.law.by_id.get(rule)
        return article is not None and self in article.rules


@dataclass(frozen=True)
class NoSlippingAway(Trick):
    """Nobody gets rid of a card in a way that the rules do not know; it comes back to the hand (R-M49). It can be
    done: {cheats_possible}.
    """

    def brings(self) -> Brings:
        return Brings(ways=(SLIP,)) if self.cheats_possible else Brings()

    @answers(WayOpen, SLIP)
    def never(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @after(CallUpheld)
    def back(self, upheld: CallUpheld, table: Table) -> Events:
        mine = self.is_mine(table, upheld.breach.rule)
        return (PutsRight(upheld.breach.offender, SLIPPED),) if mine else NOTHING


@dataclass(frozen=True)
class NoReordering(Trick):
    """Nobody changes the order of the pile; it is restored (R-M49). It can be done: {cheats_possible}."""

    def brings(self) -> Brings:
        return Brings(ways=(REORDER,)) if self.cheats_possible else Brings()

    @answers(WayOpen, REORDER)
    def never(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @after(CallUpheld)
    def back(self, upheld: CallUpheld, table: Table) -> Events:
        mine = self.is_mine(table, upheld.breach.rule)
        return (PutsRight(upheld.breach.offender, EXCHANGE),) if mine else NOTHING


class Leaves(Tally):
    """Who lets whom look at the own hand: (owner, other)."""

    def start(self) -> tuple[tuple[int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Consented,)

    def step(self, total: Any, event: Event) -> tuple[tuple[int, int], ...]:
        given: tuple[tuple[int, int], ...] = total
        return (*given, (event.player, event.to)) if isinstance(event, Consented) else given


LEAVES: Final = Leaves()


@dataclass(frozen=True)
class NoPeeking(Trick):
    """Nobody looks at another's hand without leave (R-M49). It can be done: {cheats_possible}."""

    def brings(self) -> Brings:
        return Brings(ways=(PEEK_AT, CONSENT)) if self.cheats_possible else Brings()

    def tallies(self) -> tuple[Memory, ...]:
        return (LEAVES,)

    @answers(MayLookAt)
    def with_leave(self, asked: MayLookAt, table: Table, earlier: Seats) -> Seats:
        given = seats_of([other for owner, other in table.tally(LEAVES) if owner == asked.owner])
        return earlier & (given | only(asked.owner))
