"""Deeds that somebody owes: cards to give, to draw, names to name."""

from itertools import combinations, islice
from typing import Final

from cardhouse.core.affairs import Owed
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.deadlines import WHEN_DONE, Deadline
from cardhouse.core.landing import ByItself
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import GIVE, GIVE_WAY, Give
from cardhouse.core.questions import DRAW, Satisfies
from cardhouse.core.rule import Brings
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action
from cardhouse.english.writing.phrases import goal_said
from cardhouse.english.written.choosing import owes_name
from cardhouse.english.written.duties import owes
from cardhouse.english.written.effects import drawn, reached
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.people import how_many, one
from cardhouse.english.written.scene import Scene
from cardhouse.rules.timing.owing_in_time import DeedWords

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
    return owes(act, seat, until, price, table, scene)


class OwedGifts(Part):
    """Cards that somebody has to give to a certain player."""

    def brings(self) -> Brings:
        return Brings(ways=(GIVE_WAY,))

    def hooks(self) -> list[Heard]:
        return [answers(Satisfies, right_gift), answers(Offers, gifts, GIVE), answers(DeedWords, gift_words)]


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


def gift_words(asked: DeedWords, table: Table, earlier: str) -> str:
    duty = asked.duty
    if duty.kind != GIVE or len(duty.about) != 2:
        return earlier
    return "give a card" if duty.about[1] == 1 else f"give {duty.about[1]} cards"
