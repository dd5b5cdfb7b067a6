"""Whom a sentence means."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.chart import Builder, Constituents, NoReading
from cardhouse.english.meaning.bases import Action, Who

_SAME: Final = {"them": "they", "that player": "they", "players": "each player"}


def person(parts: Constituents) -> Who:
    if parts.quoted:
        return m.Titled(parts.quoted[0])
    return m.Plain(m.Person(_SAME.get(parts.said, parts.said)))


def next_few(parts: Constituents) -> Who:
    number = parts.numbers[0]
    if not 1 <= number <= 99:
        raise NoReading
    return m.NEXT if number == 1 else m.NextFew(number)


def side(parts: Constituents) -> Who:
    number = bounded(parts.numbers[0]) if parts.numbers else 1
    if not number:
        raise NoReading
    return m.Neighbour(m.Side(parts.words[-1]), number)


PEOPLE: Final[dict[str, Builder]] = {
    "Named": person,
    "EWho": person,
    "EachWith": lambda parts: m.EachWith(parts.one(m.HowMany), parts.one(m.Counter)),
    "EachWho": lambda parts: m.EachWhoPlayed(parts.one(m.Kinds)),
    "NextFew": next_few,
    "AsMany": lambda parts: m.AsMany(parts.one(m.Quantity)),
    "Side": side,
    "WithThe": lambda parts: m.WithThe(m.Extreme(parts.words[-1]), parts.one(m.Counter)),
    "Doer": lambda parts: m.Doer(m.FirstOrLast(parts.words[1]), parts.one(Action)),
}
