"""Whole sentences."""

from itertools import pairwise
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.building.cards import OnCards
from cardhouse.english.chart import Builder, NoReading, Parts
from cardhouse.english.meaning.bases import Act, Clause, Event, Sentence, When, Who, World


def acts(parts: Parts) -> tuple[tuple[Act, ...], ...]:
    """Alternatives, each of acts joined by `and`."""
    alternatives: list[list[Act]] = [[]]
    for item in parts.items:
        if isinstance(item, Act):
            alternatives[-1].append(item)
        elif getattr(item, "word", "") == "or":
            alternatives.append([])
    return tuple(tuple(each) for each in alternatives)


def whens(parts: Parts) -> tuple[When, ...]:
    """In the order in which they stand; `until somebody plays a 5 out of turn` speaks of that play."""
    found = parts.all(When)
    for first, second in pairwise(found):
        if second in _OF_A_PLAY and isinstance(first, m.UntilEvent) and _takes_manner(first.event):
            raise NoReading
    return found


_OF_A_PLAY: Final = (m.At(m.Moment.ON_TURN), m.At(m.Moment.OUT_OF_TURN))


def _takes_manner(event: Event) -> bool:
    match event:
        case m.Somebody(verbs=(*_, m.Plays(manner=None))):
            return True
    return False


def bound(parts: Parts) -> m.Bound:
    what = parts.maybe(tuple)
    if what is None:
        on = parts.maybe(OnCards)
        what = ((m.Play(parts.one(m.Cards), on=on.cards if on else None),),)
    who = parts.maybe(Who) or m.A_PLAYER
    return m.Bound(who, parts.one(m.Modal), what, whens(parts), parts.maybe(m.Condition))


def trigger(parts: Parts) -> Sentence:
    return m.Trigger(parts.one(Event), parts.all(Clause), parts.maybe(m.Condition), parts.has("instead"))


def effects(parts: Parts) -> Clause:
    return m.Effects(parts.one(Who), parts.all(Act), whens(parts), parts.maybe(m.Condition))


def role_of(parts: Parts) -> Sentence:
    return m.RoleOf(m.Place(parts.words[1]), parts.one(Act), parts.quoted[0])


_PARAMETERS: Final = {
    "starts": m.Parameter.STARTS_WITH,
    "deck": m.Parameter.JOKERS,
    "game": m.Parameter.DECKS,
    "limit": m.Parameter.TIME_LIMIT,
}


def amounts(parts: Parts) -> Sentence:
    parameter = next(found for word, found in _PARAMETERS.items() if word in parts.words[:3] or word == "limit")
    return m.Set(parameter, bounded(parts.numbers[0]) if parts.numbers else None)


def switch(parts: Parts) -> Sentence:
    rule: int | str = parts.quoted[0] if parts.quoted else parts.numbers[0]
    return m.Switch(rule, parts.has("again"), whens(parts))


def penalty(parts: Parts) -> m.PenaltyCall:
    return m.PenaltyCall(parts.quoted[0], bounded(parts.numbers[0]) if parts.numbers else None)


SENTENCES: Final[dict[str, Builder]] = {
    "Sentence": lambda parts: parts.one(Sentence),
    "Trigger": trigger,
    "Standing": lambda parts: m.Standing(bound(parts)),
    "Acts": acts,
    "Modal": lambda parts: m.Modal(parts.said),
    "Bound": bound,
    "Effects": effects,
    "ToTable": lambda parts: m.ToTable(parts.one(World), whens(parts), parts.maybe(m.Condition)),
    "AreWild": lambda parts: m.AreWild(parts.one(m.Cards)),
    "CountAs": lambda parts: m.CountAs(parts.one(m.Cards), parts.one(m.Kind)),
    "ValueOf": lambda parts: m.ValueOf(parts.one(m.Cards), bounded(parts.numbers[0])),
    "Match": lambda parts: m.Match(*parts.all(m.Cards)),
    "RoleOf": role_of,
    "Amounts": amounts,
    "PenaltyIs": lambda parts: m.PenaltyIs(parts.quoted[0], bounded(parts.numbers[0])),
    "Starts": lambda parts: m.OrderStarts(parts.has("clockwise")),
    "FaceUp": lambda parts: m.HandsFaceUp(),
    "Meta": switch,
    "Penalty": penalty,
}
