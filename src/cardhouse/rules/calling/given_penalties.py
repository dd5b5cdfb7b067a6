"""Penalties as they are given: who got how many cards for what, how many that is, and how they go back."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import DECK_FACES, JOKER, Card
from cardhouse.core.chance import Chance
from cardhouse.core.events import Draws, Drew, DrewNothing
from cardhouse.core.fact import Fact
from cardhouse.core.needs import only_with
from cardhouse.core.presence import Left
from cardhouse.core.questions import PENALTY
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Need
from cardhouse.core.seating import ShufflesIn
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table, Tally, Wish
from cardhouse.core.timing import Now

STANDING: Final = "standing"
VOIDED: Final = "voided"
MOST_PENALTIES: Final = 100


@dataclass(eq=False)
class PenaltyCards(Question):
    """How many cards does this call cost, if it is for a breach of this rule? One, unless a rule says otherwise."""

    words: str
    rule: str = ""

    def unruled(self, table: Table) -> int:
        return 1


class Substitutes(Question):
    """Do other cards of a hand go back for penalty cards that are no longer in it? No, unless a rule says so."""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class PenaltyGiven(Remark):
    """Somebody gave another so many penalty cards, which follow."""

    number: int
    by: Seat
    to: Seat
    rule: str
    calls: tuple[str, ...]
    cards: int
    at: int
    said: str


@dataclass(eq=False)
class PenaltyUndone(Remark):
    """A penalty was voided; its cards go back."""

    number: int


@dataclass(eq=False)
class PenaltyCardGone(Remark):
    """A card of a penalty is no longer in the hand that got it, whatever else like it comes there."""

    number: int
    card: Card


@dataclass(eq=False)
class Penalty(Fact):
    """A penalty: who gave it, who got it, for which rule, the calls that fit, the one that was made, when, and its
    cards by index.
    """

    number: int
    by: Seat
    to: Seat
    rule: str
    calls: tuple[str, ...]
    said: str
    at: int
    left: int
    cards: tuple[int, ...] = ()
    status: str = STANDING

    def but(self, left: int, cards: tuple[int, ...], status: str) -> "Penalty":
        return Penalty(self.number, self.by, self.to, self.rule, self.calls, self.said, self.at, left, cards, status)


class Penalties(Tally):
    """The latest penalties, the oldest first."""

    def start(self) -> tuple[Penalty, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (PenaltyGiven, PenaltyUndone, PenaltyCardGone, Drew, DrewNothing, Left)

    def step(self, total: Any, event: Event) -> tuple[Penalty, ...]:
        given: tuple[Penalty, ...] = total
        if isinstance(event, PenaltyGiven):
            new = Penalty(event.number, event.by, event.to, event.rule, event.calls, event.said, event.at, event.cards)
            return (*given[1 - MOST_PENALTIES :], new)
        if isinstance(event, PenaltyUndone):
            return tuple([p.but(0, (), VOIDED) if p.number == event.number else p for p in given])
        if isinstance(event, PenaltyCardGone):
            return tuple([without(p, event.card) if p.number == event.number else p for p in given])
        if isinstance(event, Left):
            return tuple([p.but(0, (), VOIDED) if p.to == event.player else p for p in given])
        if isinstance(event, (Drew, DrewNothing)) and event.way == PENALTY:
            card = (event.card.index,) if isinstance(event, Drew) else ()
            waiting = [p.number for p in given if p.to == event.player and p.left][:1]
            return tuple([p.but(p.left - 1, p.cards + card, p.status) if p.number in waiting else p for p in given])
        return given


PENALTIES: Final = Penalties()


def without(penalty: Penalty, card: Card) -> Penalty:
    """A penalty with one card like this less to go back."""
    cards = list(penalty.cards)
    cards.remove(card.index)
    return penalty.but(penalty.left, tuple(cards), penalty.status)


def standing_with(table: Table, player: Seat, card: Card) -> list[Penalty]:
    """The penalties of a player that stand and have a card like this, the oldest first."""
    given: tuple[Penalty, ...] = table.tally(PENALTIES)
    return [p for p in given if p.to == player and p.status == STANDING and card.index in p.cards]


@dataclass(eq=False)
class TellsApart(Wish):
    """A wish: of cards alike in a hand, only as many count as those of penalties as can be; the latest came last."""

    player: Seat
    card: Card
    other: bool

    def bound(self, table: Table) -> list[Event]:
        card, there = self.card, table.hands[self.player].count(self.card) - self.other
        alike = standing_with(table, self.player, card)
        numbers = [penalty.number for penalty in alike for index in penalty.cards if index == card.index]
        return [PenaltyCardGone(number, card) for number in numbers[: max(0, len(numbers) - there)]]


def next_number(table: Table) -> int:
    given = table.tally(PENALTIES)
    return given[-1].number + 1 if given else 1


@dataclass(eq=False)
class PenaltyGoesBack(Wish):
    """A wish: the cards of a penalty that are still in the hand go back into the stock, which is shuffled."""

    number: int

    def bound(self, table: Table) -> list[Event]:
        standing = [p for p in table.tally(PENALTIES) if p.number == self.number and p.status != VOIDED]
        back = [ShufflesIn(penalty.to, going_back(table, penalty)) for penalty in standing]
        return [PenaltyUndone(self.number), *back] if standing else []


def going_back(table: Table, penalty: Penalty) -> tuple[Card, ...]:
    """The cards that a hand gives back for a penalty."""
    cards = faces(penalty)
    return with_others(table.hands[penalty.to], cards, table.chance.aside()) if table.ask(Substitutes()) else cards


def with_others(hand: list[Card], cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """These cards, and for each that is no longer in a hand any other out of it."""
    left, found = hand[:], list[Card]()
    for card in cards:
        if card in left:
            left.remove(card)
            found.append(card)
    chance.shuffle(left)
    return (*found, *left[: len(cards) - len(found)])


def faces(penalty: Penalty) -> tuple[Card, ...]:
    """The cards of a penalty."""
    return tuple([JOKER if index == JOKER.index else DECK_FACES[index] for index in penalty.cards])


def giving(
    table: Table, by: Seat, to: Seat, rule: str, calls: tuple[str, ...], number: int = 0, said: str = ""
) -> list[Event]:
    """A penalty and its cards, as many as the call costs."""
    first = calls[0] if calls else ""
    cards = table.ask(PenaltyCards(first, rule))
    given = PenaltyGiven(number or next_number(table), by, to, rule, calls, cards, table.ask(Now()), said or first)
    return [given, *[Draws(to, PENALTY) for _ in range(cards)]]


only_with(Need("penalties that are called", ("penalty calls",)), PenaltyCards, Substitutes)
