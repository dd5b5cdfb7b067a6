"""What starts a trigger."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.building.cards import OnCards
from cardhouse.english.chart import Builder, Constituents, NoReading
from cardhouse.english.meaning.bases import Occasion, Speech, Verb, Who
from cardhouse.english.tokens import Token, TokenSort


def number_of(parts: Constituents) -> int | None:
    """How many at once; one is not counted."""
    if not parts.numbers:
        return None
    if not bounded(parts.numbers[0]):
        raise NoReading
    return parts.numbers[0] if parts.numbers[0] > 1 else None


def plays(parts: Constituents) -> Verb:
    on = parts.maybe(OnCards)
    after = parts.maybe(m.AfterRun) or parts.maybe(m.AfterCard)
    return m.OnPlaying(parts.one(m.Kinds), number_of(parts), on.cards if on else None, after, parts.maybe(m.Manner))


def after(parts: Constituents) -> m.AfterRun | m.AfterCard:
    cards = parts.maybe(m.Kinds)
    if cards is None:
        return m.AfterCard.OUT_OF_TURN
    if not bounded(parts.numbers[0]):
        raise NoReading
    return m.AfterRun(parts.numbers[0], cards)


def is_played(parts: Constituents) -> Occasion:
    on = parts.maybe(OnCards)
    return m.Somebody(m.A_PLAYER, (m.OnPlaying(parts.one(m.Kinds), on=on.cards if on else None),))


def nth(parts: Constituents) -> Occasion:
    order = next(item for item in parts.items if isinstance(item, Token) and item.sort is TokenSort.ORD)
    if not 1 <= order.number <= 10:
        raise NoReading
    return m.Nth(order.number, parts.one(m.Kinds), m.Within.ROUND if parts.has("round") else m.Within.ROW)


def in_row(parts: Constituents) -> Occasion:
    number = bounded(parts.numbers[0])
    if not number:
        raise NoReading
    return m.ManyInRow(number, parts.one(m.Kinds)) if number > 1 else m.Nth(1, parts.one(m.Kinds))


def rolls(parts: Constituents) -> Verb:
    return m.OnRolling(bounded(parts.numbers[0]) if parts.numbers else None)


EVENTS: Final[dict[str, Builder]] = {
    "Somebody": lambda parts: m.Somebody(parts.one(Who), tuple(dict.fromkeys(parts.all(Verb)))),
    "Plays": plays,
    "PlaysLast": lambda parts: m.OnPlaying(m.EVERY_CARD, manner=m.Manner.AS_LAST),
    "Draws": lambda parts: m.OnDrawing(parts.one(m.Kinds), number_of(parts)),
    "Says": lambda parts: m.OnSaying(parts.one(Speech)),
    "DoesIt": lambda parts: m.OnGesturing(parts.quoted[0]),
    "Deed": lambda parts: m.OnDeed(m.Deed(parts.said)),
    "Names": lambda parts: m.OnNaming(m.Callable(parts.words[-1])),
    "Begins": lambda parts: m.OnBeginningToHave(parts.one(m.HowMany), parts.one(m.Counter)),
    "Drops": lambda parts: m.OnDroppingTo(bounded(parts.numbers[0]), parts.one(m.Counter)),
    "Rolls": rolls,
    "Pays": lambda parts: m.OnPaying(parts.one(m.SomeOf)),
    "After": after,
    "Manner": lambda parts: m.Manner(parts.said),
    "IsPlayed": is_played,
    "Nth": nth,
    "InRow": in_row,
    "OneByOne": lambda parts: m.OneAfterAnother(parts.all(m.Kinds)),
    "Pattern": lambda parts: m.Pattern(parts.one(m.Attribute), parts.quoted[0]),
    "Occurs": lambda parts: m.Occurs(m.TableEvent(parts.said)),
}
