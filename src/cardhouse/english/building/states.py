"""Times and conditions."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.chart import Builder, Constituents, NoReading
from cardhouse.english.meaning.bases import Occasion, State, Who


def at_least_one(parts: Constituents) -> int:
    if not bounded(parts.numbers[0]):
        raise NoReading
    return parts.numbers[0]


def turn_of(parts: Constituents) -> State:
    return m.IsTurnOf(parts.maybe(Who) or m.THEY, not parts.has("not"))


def last_turn(parts: Constituents) -> State:
    did = parts.said.removesuffix(" on their last turn")
    return m.DidLastTurn(parts.one(Who), m.LastTurn(did.replace("were", "was")))


def card_is(parts: Constituents) -> State:
    words = " ".join(word for word in parts.words if word not in ("is", "was", "not"))
    return m.CardIs(m.Judged(words), parts.one(m.Kinds), not parts.has("not"))


STATES: Final[dict[str, Builder]] = {
    "Seconds": lambda parts: m.InSeconds(at_least_one(parts)),
    "At": lambda parts: m.At(m.Timing(parts.said)),
    "UntilIt": lambda parts: m.UntilEvent(parts.one(Occasion)),
    "For": lambda parts: m.ForTurns(at_least_one(parts)),
    "Cond": lambda parts: m.IfClause(parts.all(State), parts.has("unless")),
    "Has": lambda parts: m.Has(parts.one(Who), parts.one(m.HowMany), parts.one(m.Counter)),
    "LegalPlay": lambda parts: m.HasLegalPlay(parts.one(Who), not parts.has("no")),
    "Holds": lambda parts: m.Holds(parts.one(Who), parts.one(m.Kinds)),
    "TurnOf": turn_of,
    "LastTurn": last_turn,
    "CardIs": card_is,
    "AddUp": lambda parts: m.AddUpTo(parts.one(m.Sum)),
    "ValueIs": lambda parts: m.ValueIs(parts.maybe(m.Sum)),
    "OrderIs": lambda parts: m.OrderIs(parts.has("clockwise")),
    "PileHas": lambda parts: m.DrawPileHas(parts.one(m.HowMany), parts.one(m.Counter)),
    "PointOn": lambda parts: m.PointInProgress(),
}
