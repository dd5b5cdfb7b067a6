"""Whole sentences."""

from itertools import pairwise
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.building.cards import OnCards
from cardhouse.english.chart import Builder, Constituents, NoReading
from cardhouse.english.meaning.bases import Action, Clause, Occasion, Sentence, TableChange, When, Who


def acts(parts: Constituents) -> tuple[tuple[Action, ...], ...]:
    """Alternatives, each of acts joined by `and`."""
    alternatives: list[list[Action]] = [[]]
    for item in parts.items:
        if isinstance(item, Action):
            alternatives[-1].append(item)
        elif getattr(item, "word", "") == "or":
            alternatives.append([])
    return tuple(tuple(each) for each in alternatives)


def whens(parts: Constituents) -> tuple[When, ...]:
    """In the order in which they stand; `until somebody draws a card out of turn` speaks of that draw, and of nothing
    else.
    """
    found = parts.all(When)
    for first, second in pairwise(found):
        if second in _OF_AN_ACT and isinstance(first, m.UntilEvent):
            raise NoReading
    return found


_OF_AN_ACT: Final = (m.At(m.Timing.ON_TURN), m.At(m.Timing.OUT_OF_TURN))


def bound(parts: Constituents) -> m.Bound:
    what = parts.maybe(tuple)
    if what is None:
        on = parts.maybe(OnCards)
        what = ((m.ToPlay(parts.one(m.Kinds), on=on.cards if on else None),),)
    who = parts.maybe(Who) or m.A_PLAYER
    return m.Bound(who, parts.one(m.Modal), what, whens(parts), parts.maybe(m.IfClause))


def trigger(parts: Constituents) -> Sentence:
    return m.Trigger(parts.one(Occasion), parts.all(Clause), parts.maybe(m.IfClause), parts.has("instead"))


def effects(parts: Constituents) -> Clause:
    return m.Effects(parts.one(Who), parts.all(Action), whens(parts), parts.maybe(m.IfClause))


def role_of(parts: Constituents) -> Sentence:
    return m.RoleOf(m.FirstOrLast(parts.words[1]), parts.one(Action), parts.quoted[0])


_PARAMETERS: Final = {
    "starts": m.Parameter.STARTS_WITH,
    "deck": m.Parameter.JOKERS,
    "game": m.Parameter.DECKS,
    "limit": m.Parameter.TIME_LIMIT,
}


def amounts(parts: Constituents) -> Sentence:
    parameter = next(found for word, found in _PARAMETERS.items() if word in parts.words[:3] or word == "limit")
    return m.Set(parameter, bounded(parts.numbers[0]) if parts.numbers else None)


def switch(parts: Constituents) -> Sentence:
    rule: int | str = parts.quoted[0] if parts.quoted else parts.numbers[0]
    return m.Switch(rule, parts.has("again"), whens(parts))


def penalty(parts: Constituents) -> m.PenaltyCall:
    return m.PenaltyCall(parts.quoted[0], bounded(parts.numbers[0]) if parts.numbers else None)


SENTENCES: Final[dict[str, Builder]] = {
    "Sentence": lambda parts: parts.one(Sentence),
    "Trigger": trigger,
    "Standing": lambda parts: m.Always(bound(parts)),
    "Acts": acts,
    "Modal": lambda parts: m.Modal(parts.said),
    "Bound": bound,
    "Effects": effects,
    "ToTable": lambda parts: m.TableEffect(parts.one(TableChange), whens(parts), parts.maybe(m.IfClause)),
    "AreWild": lambda parts: m.AreWild(parts.one(m.Kinds)),
    "CountAs": lambda parts: m.CountAs(parts.one(m.Kinds), parts.one(m.Kind)),
    "ValueOf": lambda parts: m.ValueOf(parts.one(m.Kinds), bounded(parts.numbers[0])),
    "Match": lambda parts: m.Match(*parts.all(m.Kinds)),
    "RoleOf": role_of,
    "Amounts": amounts,
    "PenaltyIs": lambda parts: m.PenaltyIs(parts.quoted[0], bounded(parts.numbers[0])),
    "Starts": lambda parts: m.OrderStarts(parts.has("clockwise")),
    "FaceUp": lambda parts: m.HandsFaceUp(),
    "Meta": switch,
    "Penalty": penalty,
}
