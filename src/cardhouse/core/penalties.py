"""Penalties: cards that somebody pays, from when they are given until they are taken, or given back.

`Fined` gives one, whoever or whatever it comes from; a card that is drawn in that way (`Drew`, `DrewNothing`) takes a
part of it; `PenaltyUndone` gives it back. One that is not due yet (`PenaltyWaits`), because it has to be accepted first
or a turn has to come, is due with the `Fined` of its number. How many cards a fine is and how they are taken are
customs of the table.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.affairs import Now
from cardhouse.core.events import Drew, DrewNothing
from cardhouse.core.owed import NEXT_TURN, PROPOSED, Penalty
from cardhouse.core.presence import Left
from cardhouse.core.questions import PENALTY, Patience
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import TABLE
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import PLAYING, Event, Question, Table, Tally

AT_ONCE: Final = "at once"
BY_HAND: Final = "by hand"
GIVEN: Final = "given"
"""How penalty cards are taken: drawn without ado, by the bearer's own hand, or handed over by whoever called."""

WAITING: Final = (PROPOSED, NEXT_TURN)

MOST_PENALTIES: Final = 100


@dataclass(eq=False)
class FineFor(Question):
    """How many cards does a breach of this rule cost, called in these words? One, unless a rule says otherwise."""

    rule: str
    words: str = ""

    def unruled(self, table: Table) -> int:
        return 1


@dataclass(eq=False)
class Collected(Question):
    """How are the cards of this penalty taken now? It is a custom of each table: where there is a referee they are
    drawn at once, else the player takes them, unless a rule says otherwise.
    """

    penalty: Penalty

    def unruled(self, table: Table) -> str:
        refereed = table.phase == PLAYING and table.law.dial_of(self.penalty.rule) != TABLE
        return AT_ONCE if refereed else BY_HAND


@dataclass(eq=False)
class Fined(Event):
    """A penalty was given: somebody is to take so many cards."""

    player: Seat
    cards: int = 1
    rule: str = ""
    expires: int = 0
    number: int = 0
    by: Seat = NO_SEAT
    calls: tuple[str, ...] = ()
    said: str = ""
    at: int = 0
    given: bool = False  # its cards follow at once, from whoever called

    def stamped(self, rule: str, table: Table) -> Event:
        expires = self.expires or table.clock + 1000 * table.ask(Patience(PENALTY))
        about = (self.number or next_number(table), self.by, self.calls, self.said, self.at or table.ask(Now()))
        behind = self.rule or ("" if self.given else rule)  # what was called for nothing has none
        return Fined(self.player, self.cards, behind, expires, *about, self.given)

    def penalty(self) -> Penalty:
        about = (self.rule, self.expires, self.number, self.by, self.calls, self.said, self.at)
        return Penalty(self.player, self.cards, *about)

    def apply(self, table: Table) -> None:
        if self.cards > 0:
            table.debts.append(self.penalty())


@dataclass(eq=False)
class PenaltyWaits(Event):
    """A penalty is to come: once it is accepted, or in the player's next turn (`until`)."""

    player: Seat
    cards: int
    rule: str
    number: int
    by: Seat
    until: str

    def penalty(self) -> Penalty:
        return Penalty(self.player, self.cards, self.rule, 0, self.number, self.by, status=self.until)

    def apply(self, table: Table) -> None:
        """A tally keeps it: nobody owes it yet."""


@dataclass(eq=False)
class PenaltyPassedOn(Event):
    """What one player still owed is now owed by another."""

    bearer: Seat
    to: Seat

    def apply(self, table: Table) -> None:
        table.debts = [p.but(self.to, p.left, p.cards) if p.bearer == self.bearer else p for p in table.debts]


@dataclass(eq=False)
class PenaltyForgiven(Event):
    """What a player still owed was forgiven."""

    bearer: Seat

    def apply(self, table: Table) -> None:
        table.debts = [penalty for penalty in table.debts if penalty.bearer != self.bearer]


@dataclass(eq=False)
class PenaltyUndone(Event):
    """A penalty is void: what was taken for it is given back, and nothing more is taken."""

    number: int

    def apply(self, table: Table) -> None:
        table.debts = [penalty for penalty in table.debts if penalty.number != self.number]


@dataclass(eq=False)
class PenaltyCardGone(Remark):
    """A card of a penalty is no longer in the hand that got it, whatever else like it comes there."""

    number: int
    card: Card


class Penalties(Tally):
    """The latest penalties, the oldest first, with the cards that were taken for them."""

    def start(self) -> tuple[Penalty, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Fined, PenaltyWaits, PenaltyUndone, PenaltyCardGone, Drew, DrewNothing, Left, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[Penalty, ...]:
        given: tuple[Penalty, ...] = total
        if isinstance(event, (Fined, PenaltyWaits)):
            return with_one(given, event.penalty())
        if isinstance(event, PenaltyUndone):
            return tuple([p.voided() if p.number == event.number else p for p in given])
        if isinstance(event, PenaltyCardGone):
            return tuple([without(p, event.card) if p.number == event.number else p for p in given])
        if isinstance(event, Left):
            return tuple([p.voided() if p.bearer == event.player else p for p in given])
        if isinstance(event, (Drew, DrewNothing)) and event.way == PENALTY:
            card = (event.card,) if isinstance(event, Drew) else ()
            due = [p.number for p in given if p.bearer == event.player and p.left and p.status not in WAITING][:1]
            return tuple([p.taken(card) if p.number in due else p for p in given])
        if isinstance(event, RoundBegan):
            return tuple([p.voided() if p.status in WAITING else p for p in given])
        return given


PENALTIES: Final = Penalties()


def with_one(given: tuple[Penalty, ...], penalty: Penalty) -> tuple[Penalty, ...]:
    """These penalties and one more, which stands where the one of its number has waited."""
    if any(each.number == penalty.number for each in given):
        return tuple([penalty if each.number == penalty.number else each for each in given])
    return (*given[1 - MOST_PENALTIES :], penalty)


def waiting_for(table: Table, until: str) -> list[Penalty]:
    """The penalties that wait until then."""
    given: tuple[Penalty, ...] = table.tally(PENALTIES)
    return [penalty for penalty in given if penalty.status == until]


def without(penalty: Penalty, card: Card) -> Penalty:
    """A penalty with one card like this less to go back."""
    cards = list(penalty.cards)
    cards.remove(card)
    return penalty.but(penalty.bearer, penalty.left, tuple(cards), penalty.status)


def next_number(table: Table) -> int:
    """A number that no penalty has which is owed or remembered."""
    given = table.tally(PENALTIES) if PENALTIES in table.law.tally_place else table.debts
    return max([penalty.number for penalty in given], default=0) + 1
