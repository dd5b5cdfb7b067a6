"""What starts a trigger."""

from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.building.cards import OnCards
from cardhouse.english.chart import Builder, NoReading, Parts
from cardhouse.english.meaning.bases import Event, Speech, Verb, Who
from cardhouse.english.tokens import Sort, Token


def number_of(parts: Parts) -> int | None:
    """How many at once; one is not counted."""
    if not parts.numbers:
        return None
    if not bounded(parts.numbers[0]):
        raise NoReading
    return parts.numbers[0] if parts.numbers[0] > 1 else None


def plays(parts: Parts) -> Verb:
    on = parts.maybe(OnCards)
    after = parts.maybe(m.AfterRun) or parts.maybe(m.AfterCard)
    return m.Plays(parts.one(m.Cards), number_of(parts), on.cards if on else None, after, parts.maybe(m.Manner))


def after(parts: Parts) -> m.AfterRun | m.AfterCard:
    cards = parts.maybe(m.Cards)
    if cards is None:
        return m.AfterCard.OUT_OF_TURN
    if not bounded(parts.numbers[0]):
        raise NoReading
    return m.AfterRun(parts.numbers[0], cards)


def is_played(parts: Parts) -> Event:
    on = parts.maybe(OnCards)
    return m.Somebody(m.A_PLAYER, (m.Plays(parts.one(m.Cards), on=on.cards if on else None),))


def nth(parts: Parts) -> Event:
    order = next(item for item in parts.items if isinstance(item, Token) and item.sort is Sort.ORD)
    if not 1 <= order.number <= 10:
        raise NoReading
    return m.Nth(order.number, parts.one(m.Cards), m.Within.ROUND if parts.has("round") else m.Within.ROW)


def in_row(parts: Parts) -> Event:
    number = bounded(parts.numbers[0])
    if not number:
        raise NoReading
    return m.ManyInRow(number, parts.one(m.Cards)) if number > 1 else m.Nth(1, parts.one(m.Cards))


def rolls(parts: Parts) -> Verb:
    return m.Rolls(bounded(parts.numbers[0]) if parts.numbers else None)


EVENTS: Final[dict[str, Builder]] = {
    "Somebody": lambda parts: m.Somebody(parts.one(Who), tuple(dict.fromkeys(parts.all(Verb)))),
    "Plays": plays,
    "PlaysLast": lambda parts: m.Plays(m.EVERY_CARD, manner=m.Manner.AS_LAST),
    "Draws": lambda parts: m.Draws(parts.one(m.Cards), number_of(parts)),
    "Says": lambda parts: m.Says(parts.one(Speech)),
    "DoesIt": lambda parts: m.DoesGesture(parts.quoted[0]),
    "Deed": lambda parts: m.Did(m.Deed(parts.said)),
    "Names": lambda parts: m.Names(m.Callable(parts.words[-1])),
    "Begins": lambda parts: m.BeginsToHave(parts.one(m.HowMany), parts.one(m.Counter)),
    "Drops": lambda parts: m.DropsTo(bounded(parts.numbers[0]), parts.one(m.Counter)),
    "Rolls": rolls,
    "Pays": lambda parts: m.Pays(parts.one(m.SomeOf)),
    "After": after,
    "Manner": lambda parts: m.Manner(parts.said),
    "IsPlayed": is_played,
    "Nth": nth,
    "InRow": in_row,
    "OneByOne": lambda parts: m.OneByOne(parts.all(m.Cards)),
    "Pattern": lambda parts: m.Pattern(parts.one(m.Attribute), parts.quoted[0]),
    "Occurs": lambda parts: m.Occurs(m.TableEvent(parts.said)),
}
