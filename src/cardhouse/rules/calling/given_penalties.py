"""Penalties as they are called: given by whoever called, and how the very cards go back."""

from dataclasses import dataclass

from cardhouse.cards import Card
from cardhouse.core.affairs import Now
from cardhouse.core.chance import Chance
from cardhouse.core.events import Draws
from cardhouse.core.needs import only_with
from cardhouse.core.owed import STANDING, VOIDED, Penalty
from cardhouse.core.penalties import PENALTIES, Fined, FineFor, PenaltyCardGone, PenaltyUndone, next_number
from cardhouse.core.questions import PENALTY
from cardhouse.core.rule import Need
from cardhouse.core.seating import ShufflesIn
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table, Wish


class Substitutes(Question):
    """Do other cards of a hand go back for penalty cards that are no longer in it? No, unless a rule says so."""

    def unruled(self, table: Table) -> bool:
        return False


def standing_with(table: Table, player: Seat, card: Card) -> list[Penalty]:
    """The penalties of a player that stand and have a card like this, the oldest first."""
    given: tuple[Penalty, ...] = table.tally(PENALTIES)
    return [p for p in given if p.bearer == player and p.status == STANDING and card in p.cards]


@dataclass(eq=False)
class TellsApart(Wish):
    """A wish: of cards alike in a hand, only as many count as those of penalties as can be; the latest came last."""

    player: Seat
    card: Card
    other: bool

    def bound(self, table: Table) -> list[Event]:
        card, there = self.card, table.hands[self.player].count(self.card) - self.other
        alike = standing_with(table, self.player, card)
        numbers = [penalty.number for penalty in alike for each in penalty.cards if each is card]
        return [PenaltyCardGone(number, card) for number in numbers[: max(0, len(numbers) - there)]]


@dataclass(eq=False)
class PenaltyGoesBack(Wish):
    """A wish: the cards of a penalty that are still in the hand go back into the stock, which is shuffled."""

    number: int

    def bound(self, table: Table) -> list[Event]:
        standing = [p for p in table.tally(PENALTIES) if p.number == self.number and p.status != VOIDED]
        back = [ShufflesIn(penalty.bearer, going_back(table, penalty)) for penalty in standing]
        return [PenaltyUndone(self.number), *back] if standing else []


def going_back(table: Table, penalty: Penalty) -> tuple[Card, ...]:
    """The cards that a hand gives back for a penalty."""
    cards = penalty.cards
    return with_others(table.hands[penalty.bearer], cards, table.chance.aside()) if table.ask(Substitutes()) else cards


def with_others(hand: list[Card], cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """These cards, and for each that is no longer in a hand any other out of it."""
    left, found = hand[:], list[Card]()
    for card in cards:
        if card in left:
            left.remove(card)
            found.append(card)
    chance.shuffle(left)
    return (*found, *left[: len(cards) - len(found)])


def giving(
    table: Table, by: Seat, to: Seat, rule: str, calls: tuple[str, ...], number: int = 0, said: str = ""
) -> list[Event]:
    """A penalty and its cards, as many as the call costs."""
    first = calls[0] if calls else ""
    cards = table.ask(FineFor(rule, first))
    fined = Fined(to, cards, rule, 0, number or next_number(table), by, calls, said or first, table.ask(Now()), True)
    return [fined.stamped(rule, table), *[Draws(to, PENALTY) for _ in range(cards)]]


only_with(Need("penalties that are called", ("penalty calls",)), Substitutes)
