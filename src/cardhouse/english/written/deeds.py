"""Deeds that somebody owes: cards to give, to draw, names to name."""

from dataclasses import replace
from itertools import combinations, islice
from typing import TYPE_CHECKING, Final

from cardhouse.core.acts import Act
from cardhouse.core.affairs import Owed
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.declared import ASKED
from cardhouse.core.landing import ByItself
from cardhouse.core.owed import WHEN_DONE, Deadline, Duty
from cardhouse.core.people_acts import GIVE, GIVE_WAY, Give
from cardhouse.core.questions import DRAW, Satisfies
from cardhouse.core.rule import Brings, Memory
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import SeenBy
from cardhouse.core.table import Event, Table, Wish
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Who
from cardhouse.english.writing.phrases import goal_said
from cardhouse.english.written.choosing import owes_name
from cardhouse.english.written.duties import owes
from cardhouse.english.written.effects import drawn, effect, reached
from cardhouse.english.written.events import TurnsLost
from cardhouse.english.written.families import lent, only_with
from cardhouse.english.written.favours import INSIGHTS, seen_by
from cardhouse.english.written.offer_acts import (
    OFFERED_WAYS,
    PILE,
    PUT_AWAY,
    SHOW,
    STOCK,
    TRADE_CARD,
    Partners,
    PutAway,
    ShowCards,
    TradeCard,
)
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.people import how_many, one, people
from cardhouse.english.written.scene import Scene

if TYPE_CHECKING:
    from cardhouse.rules.timing import owing_in_time as in_owing_in_time
else:
    in_owing_in_time = lent("timing.owing_in_time")


MOST_GIFTS: Final = 60


def deed_owed(act: Action, seat: Seat, until: Deadline, price: int, table: Table, scene: Scene) -> list[Event]:
    """What somebody has to do."""
    match act:
        case m.ToGive(m.SomeCards(number), to) | m.ToPass(m.SomeCards(number), to):
            to_whom, count = one(to, table, scene.of(seat)), how_many(number, table, scene.of(seat))
            count = min(count, len(table.hands[seat]))
            if to_whom in (NO_SEAT, seat) or not count:
                return []
            return [Owed(Duty(seat, GIVE, str(count), until=until, price=price, about=(to_whom, count)))]
        case m.ToDraw(m.SomeCards(number, m.CardSort.PLAIN)):
            count = how_many(number, table, scene.of(seat))
            if table.ask(ByItself()):
                return drawn(table, seat, count)
            return [Owed(Duty(seat, DRAW, str(count), until=until, price=price, about=(0,)))] if count else []
        case m.ToDraw(m.Until(goal)):
            if reached(goal, table, seat):
                return []
            return [Owed(Duty(seat, DRAW, f"until they have {goal_said(goal)}", until=WHEN_DONE, about=(0,)))]
        case m.ToName(what):
            return owes_name(what, seat)
        case m.ToSkipTurn():
            return [TurnsLost(seat, 1)]
    if isinstance(act, _AT_ONCE):
        return effect(act, seat, table, scene.of(seat))
    return chosen_cards(act, seat, until, price, table, scene) or owes(act, seat, until, price, table, scene)


_AT_ONCE: Final = (*(m.ToRollDie, m.ToSwapHands, m.ToTakeFrom, m.ToTakeFromPile, m.ToPay, m.ToTakeAnotherTurn, m.ToDo),)
"""What somebody must do and has no choice about: it happens."""


def chosen_cards(act: Action, seat: Seat, until: Deadline, price: int, table: Table, scene: Scene) -> list[Event]:
    """What somebody has to do with cards of their own choice, or with the whole hand; nothing, if it is not that."""
    hand = len(table.hands[seat])
    match act:
        case m.ToShow(what, to):
            others = tuple([each for each in people(to, table, scene.of(seat)) if each != seat])
            number = 0 if isinstance(what, m.WholeHand) else min(how_many(what.number, table, scene.of(seat)), hand)
            words = "their hand" if not number else cards_said(number)
            about, kind, none = (number, *others), SHOW, not others or not hand
        case m.ToDiscard(m.SomeCards(number_meant, m.CardSort.PLAIN)):
            number = min(how_many(number_meant, table, scene.of(seat)), hand)
            about, kind, words, none = (number,), PUT_AWAY, cards_said(number), not number
        case m.ToDiscard():
            return effect(act, seat, table, scene.of(seat)) or [Unneeded()]
        case m.ToSwapCard(m.Top() as top):
            place = STOCK if top is m.Top.DRAW_PILE else PILE
            about, kind, words, none = (place,), TRADE_CARD, "a card", not hand
        case m.ToSwapCard(whom):
            other = one(whom, table, scene.of(seat)) if isinstance(whom, Who) else NO_SEAT
            about, kind, words, none = (other,), TRADE_CARD, "a card", other in (NO_SEAT, seat) or not hand
        case _:
            return []
    return [Unneeded()] if none else [Owed(Duty(seat, kind, words, until=until, price=price, about=about))]


class Unneeded(Wish):
    """A wish that comes to nothing: there is nobody to do it, or nothing to do it with."""

    def bound(self, table: Table) -> list[Event]:
        return []


def cards_said(number: int) -> str:
    return "a card" if number == 1 else f"{number} cards"


OWED_WAYS: Final = {m.ToShow: SHOW, m.ToDiscard: PUT_AWAY, m.ToSwapCard: TRADE_CARD}
_DOING: Final = {SHOW: "show", PUT_AWAY: "put", TRADE_CARD: "swap"}


class OwedCards(Part):
    """Cards that somebody has to show, to put away or to swap, of their own choice."""

    def __init__(self, ways: tuple[str, ...]) -> None:
        self.ways: Final = ways

    def brings(self) -> Brings:
        return Brings(ways=tuple([replace(OFFERED_WAYS[way], when=ASKED) for way in self.ways]))

    def tallies(self) -> tuple[Memory, ...]:
        return (INSIGHTS,) if SHOW in self.ways else ()

    def hooks(self) -> list[Heard]:
        found = [
            answers(Partners, self.asked_for, *self.ways),
            answers(Offers, self.listed, *self.ways),
            *only_with(in_owing_in_time, lambda: [answers(in_owing_in_time.DeedWords, self.said)]),
        ]
        return [*found, answers(SeenBy, seen_by)] if SHOW in self.ways else found

    def asked_for(self, asked: Partners, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        duty = table.duty_of(asked.seat, asked.way)
        return earlier if duty is None or duty.about[0] in earlier else (*earlier, duty.about[0])

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [*earlier, *[Listed(self.acts(duty, table)) for duty in owed(table, asked)]]

    def acts(self, duty: Duty, table: Table) -> list[Act]:
        hand, seat = table.hands[duty.bearer], duty.bearer
        if duty.kind == TRADE_CARD:
            return [TradeCard(seat, card, max(duty.about[0], NO_SEAT)) for card in dict.fromkeys(hand)]
        if not duty.about[0]:
            return [ShowCards(seat)]
        sets = list(islice(combinations(hand, min(duty.about[0], len(hand))), MOST_GIFTS))
        if duty.kind == SHOW:
            return [ShowCards(seat, cards) for cards in sets]
        return [PutAway(seat, cards) for cards in sets]

    def said(self, asked: "in_owing_in_time.DeedWords", table: Table, earlier: str) -> str:
        duty = asked.duty
        if duty.kind not in self.ways:
            return earlier
        under = " under the draw pile" if duty.kind == PUT_AWAY else ""
        return f"{_DOING[duty.kind]} {duty.what}{under}"


class OwedGifts(Part):
    """Cards that somebody has to give to a certain player."""

    def brings(self) -> Brings:
        return Brings(ways=(GIVE_WAY,))

    def hooks(self) -> list[Heard]:
        return [
            answers(Satisfies, right_gift),
            answers(Offers, gifts, GIVE),
            *only_with(in_owing_in_time, lambda: [answers(in_owing_in_time.DeedWords, gift_words)]),
        ]


def right_gift(asked: Satisfies, table: Table, earlier: bool) -> bool:
    duty = asked.duty
    if duty.kind != GIVE or len(duty.about) != 2:
        return earlier
    return asked.picks[0] == duty.about[0] and len(asked.picks) - 1 == duty.about[1]


def gifts(asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
    found = list(earlier)
    for duty in owed(table, asked):
        if len(duty.about) == 2:
            sets = islice(combinations(table.hands[duty.bearer], duty.about[1]), MOST_GIFTS)
            found.append(Listed([Give(duty.bearer, cards, duty.about[0]) for cards in sets]))
    return found


def gift_words(asked: "in_owing_in_time.DeedWords", table: Table, earlier: str) -> str:
    duty = asked.duty
    if duty.kind != GIVE or len(duty.about) != 2:
        return earlier
    return "give a card" if duty.about[1] == 1 else f"give {duty.about[1]} cards"
