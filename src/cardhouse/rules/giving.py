"""Cards that change hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final, cast

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.affairs import DropsDuty, Owed
from cardhouse.core.choices import Group, Offers
from cardhouse.core.declared import Way, option
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.lines import Speaker, helps, picked_as
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import GIVE, GIVE_WAY, Choose, Give
from cardhouse.core.presence import Left, is_here, players
from cardhouse.core.questions import Satisfies
from cardhouse.core.rule import Brings, CardRule
from cardhouse.core.seating import OwedTo
from cardhouse.core.seats import Seat
from cardhouse.core.settling import card_count, card_tokens
from cardhouse.core.speech import Chose
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot

SUBJECT: Final = "Single cards and rules"
"""What options are about here, if they do not say it."""


DESIGNATE: Final = "designate"
DESIGNATE_WAY: Final = Way(
    DESIGNATE, "name who gives cards and who gets them", label="Name who gives and who gets", free=True
)


class Gifts(Group):
    """Every choice of so many cards of a hand, for one receiver, with tokens besides."""

    def __init__(self, seat: Seat, hand: list[Card], count: int, to: Seat, besides: tuple[str, ...] = ()) -> None:
        self.besides: Final[tuple[str, ...]] = besides
        self.seat: Final[Seat] = seat
        self.hand: Final[list[Card]] = hand
        self.count: Final[int] = min(count, len(hand))
        self.to: Final[Seat] = to
        self.size = comb(len(hand), self.count)

    def act(self, place: int) -> Act:
        """The combination at this place in the order of the hand."""
        cards: list[Card] = []
        wanted, at = self.count, 0
        while wanted:
            with_this = comb(len(self.hand) - at - 1, wanted - 1)
            if place < with_this:
                cards.append(self.hand[at])
                wanted -= 1
            else:
                place -= with_this
            at += 1
        return Give(self.seat, tuple(cards), self.to, self.besides)


class Designations(Group):
    """Every pair of a Giver and a Receiver, both others than the one who names them."""

    def __init__(self, seat: Seat, others: list[Seat]) -> None:
        self.seat: Final[Seat] = seat
        self.others: Final[list[Seat]] = others
        self.size = len(others) * (len(others) - 1)

    def act(self, place: int) -> Act:
        count = len(self.others) - 1
        giver, receiver = place // count, place % count
        if receiver >= giver:
            receiver += 1
        return Choose(self.seat, DESIGNATE, (self.others[giver], self.others[receiver]))


@dataclass(frozen=True)
class GivesAway(CardRule):
    """Whoever plays {on} names two others; one of them picks {gift} of their hand for the other.

    The Giver and the Receiver are two different players other than whoever played the card. Who has fewer cards
    gives what there is. One gift is made before the next is named.
    """

    gift: int = option(2, "Cards to give", unit="card")

    def brings(self) -> Brings:
        return Brings(ways=(DESIGNATE_WAY, GIVE_WAY))

    @after(Played)
    def ask_for_names(self, played: Played, table: Table) -> Events:
        if len(players(table)) > 2:
            yield Owed(Duty(played.player, DESIGNATE, blocking=True, about=(self.gift, self.on.bits)))

    @after(Chose)
    def ask_for_cards(self, chose: Chose, table: Table) -> Events:
        asked_here = chose.way == DESIGNATE and chose.about == (self.gift, self.on.bits)
        if asked_here and two_players(chose.picks, table) and card_count(table, chose.picks[0]):
            about = (self.gift, self.on.bits, chose.picks[1])
            yield Owed(Duty(chose.picks[0], GIVE, blocking=True, about=about), first=True)  # before the next is named

    @answers(Satisfies)
    def two_others_then_two_cards(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        bearer, picks, about = asked.duty.bearer, asked.picks, asked.duty.about
        if asked.duty.kind not in (DESIGNATE, GIVE) or about[:2] != (self.gift, self.on.bits):
            return earlier
        if asked.duty.kind == DESIGNATE:
            waiting = any(duty.kind == GIVE for duty in table.duties)
            return not waiting and bearer not in picks and two_players(picks, table)
        tokens = card_tokens(table, bearer)
        cards_only = all(isinstance(pick, Card) or pick in tokens for pick in picks[1:])
        return picks[0] == about[2] and cards_only and len(picks) - 1 == min(self.gift, card_count(table, bearer))

    @answers(OwedTo)
    def to_the_receiver(self, asked: OwedTo, table: Table, earlier: int) -> int:
        kind, about = asked.duty.kind, asked.duty.about
        return about[2] if kind == GIVE and about[:2] == (self.gift, self.on.bits) else earlier

    @after(Left)
    def nobody_to_name(self, left: Left, table: Table) -> Events:
        """Between two players nobody gives anything."""
        named = [duty for duty in table.duties if duty.kind == DESIGNATE and len(players(table)) < 3]
        return [DropsDuty(duty) for duty in named]

    @answers(WhyNot)
    def not_these(self, asked: WhyNot, table: Table, earlier: str) -> str:
        duty = cast(Satisfies, asked.question).duty
        if duty.kind == DESIGNATE:
            waits = any(other.kind == GIVE for other in table.duties)
            return "one gift comes after the other" if waits else "name two different players, and not yourself"
        return f"give {table.names[duty.about[2]]} {min(self.gift, card_count(table, duty.bearer))} cards"

    @answers(Offers)
    def list_gifts(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        found = earlier[:]
        for seat in asked.seats.among(table.seats):
            duty = table.duty_of(seat, asked.way)
            if duty is None or duty.about[:2] != (self.gift, self.on.bits):
                continue
            if asked.way == GIVE:
                hand, tokens = table.hands[seat], tuple(card_tokens(table, seat))
                if len(hand) >= self.gift or not tokens:
                    found.append(Gifts(seat, hand, self.gift, duty.about[2]))
                if tokens and self.gift:
                    found.append(Gifts(seat, hand, self.gift - 1, duty.about[2], tokens[:1]))
            elif not any(other.kind == GIVE for other in table.duties):
                others = [(seat + step) % table.seats for step in range(1, table.seats)]
                found.append(Designations(seat, [other for other in others if is_here(table, other)]))
        return found


def two_players(picks: tuple[object, ...], table: Table) -> bool:
    """Whether these are two different players at the table."""
    seated = [pick for pick in picks if isinstance(pick, int) and is_here(table, pick)]
    return len(picks) == len(seated) == len(set(seated)) == 2


helps(160, "designate bob cat", "name the one who gives and the one who receives", DESIGNATE)


@picked_as(DESIGNATE)
def designated(picks: Sequence[int], people: Sequence[str], to: Speaker) -> str:
    if len(picks) != 2 or len(people) != 2:
        return ""
    mine = people[0] == "you"
    return to.says(f"you give cards to {people[1]}" if mine else f"{people[0]} gives cards to {people[1]}", people)
