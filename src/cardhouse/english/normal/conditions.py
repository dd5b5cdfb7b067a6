"""One way of saying a condition: `if` with the opposite for `unless`, where there is an opposite."""

from dataclasses import replace
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import State, When, Who

_ONE_PERSON: Final = frozenset(
    m.Plain(person)
    for person in (
        m.Person.THEY,
        m.Person.ACTIVE,
        m.Person.NEXT,
        m.Person.PREVIOUS,
        m.Person.DEALER,
        m.Person.AFTER_NEXT,
    )
)
_LARGEST: Final = 999


def normal_condition(condition: m.IfClause) -> m.IfClause:
    states = tuple(dict.fromkeys(condition.states))
    if condition.unless and len(states) == 1:
        other = opposite(*states)
        if other is not None:
            return m.IfClause((other,))
    return m.IfClause(states, condition.unless)


def opposite(state: State) -> State | None:
    """What holds where this does not, if the language can say it."""
    match state:
        case m.Has(who, how_many, unit) if one_person(who):
            other = other_number(how_many)
            return m.Has(who, other, unit) if other else None
        case m.DrawPileHas(how_many, unit):
            other = other_number(how_many)
            return m.DrawPileHas(other, unit) if other else None
        case m.HasLegalPlay(who, has) if one_person(who):
            return m.HasLegalPlay(who, not has)
        case m.IsTurnOf(who, holds):
            return m.IsTurnOf(who, not holds)
        case m.CardIs(_, _, holds):
            return replace(state, holds=not holds)
        case m.OrderIs(clockwise):
            return m.OrderIs(not clockwise)
    return None


def one_person(who: Who) -> bool:
    return who in _ONE_PERSON or isinstance(who, (m.Titled, m.Neighbour))


def other_number(how_many: m.HowMany) -> m.HowMany | None:
    number = how_many.number
    match how_many.compared:
        case m.Compared.AT_LEAST if number > 0:
            return m.HowMany(number - 1, m.Compared.AT_MOST)
        case m.Compared.AT_MOST if number < _LARGEST:
            return m.HowMany(number + 1, m.Compared.AT_LEAST)
        case m.Compared.EVEN:
            return m.HowMany(0, m.Compared.ODD)
        case m.Compared.ODD:
            return m.HowMany(0, m.Compared.EVEN)
    return None


_MOMENTS: Final = tuple(m.Timing)
_UNTIL: Final = _MOMENTS.index(m.Timing.UNTIL_NEXT_TURN)


def when_place(when: When) -> tuple[int, int]:
    """In the order of the grammar."""
    match when:
        case m.InSeconds(number):
            return -1, number
        case m.UntilEvent():
            return _UNTIL, 1
        case m.ForTurns(number):
            return _UNTIL, 2 + number
        case m.At(moment):
            return _MOMENTS.index(moment), 0
    raise TypeError(when)


def normal_whens(whens: tuple[When, ...]) -> tuple[When, ...]:
    return tuple(sorted(dict.fromkeys(whens), key=when_place))
