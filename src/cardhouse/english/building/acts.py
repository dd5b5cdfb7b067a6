"""What people do, and what happens to the table."""

from dataclasses import dataclass
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.building.cards import OnCards, RankWord
from cardhouse.english.chart import Builder, NoReading, Parts
from cardhouse.english.meaning.bases import Act, Speech, Who, World


@dataclass(frozen=True)
class HowManyPlayed:
    several: m.Several
    number: int = 1


@dataclass(frozen=True)
class WithIt:
    """The card that is played together with the others."""

    kind: m.Kind


@dataclass(frozen=True)
class AsLast:
    """As their last card."""


def draw(parts: Parts) -> Act:
    what = parts.maybe(m.SomeCards)
    return m.Draw(what or parts.one(m.Until))


def until(parts: Parts) -> m.Until:
    kind = parts.maybe(m.Kind)
    if kind is not None:
        return m.Until(kind)
    return m.Until(bounded(parts.numbers[0]) if parts.numbers else m.Goal.LEGAL_PLAY)


def several(parts: Parts) -> HowManyPlayed:
    if parts.has("any"):
        return HowManyPlayed(m.Several.ANY_NUMBER)
    number = bounded(parts.numbers[0])
    if not number:
        raise NoReading
    if parts.has("up"):
        return HowManyPlayed(m.Several.UP_TO, number)
    return HowManyPlayed(m.Several.ONE if number == 1 else m.Several.EXACTLY, number)


def play(parts: Parts) -> Act:
    how = parts.maybe(HowManyPlayed) or HowManyPlayed(m.Several.ONE)
    together = parts.maybe(WithIt)
    on = parts.maybe(OnCards)
    return m.Play(
        parts.one(m.Cards),
        how.several,
        how.number,
        together.kind if together else None,
        on.cards if on else None,
        parts.maybe(AsLast) is not None,
    )


def handed(parts: Parts) -> m.SomeCards | m.SomeOf:
    return parts.maybe(m.SomeCards) or parts.one(m.SomeOf)


def cards_or_hand(parts: Parts) -> m.SomeCards | m.WholeHand:
    return parts.maybe(m.SomeCards) or parts.one(m.WholeHand)


def take(parts: Parts) -> Act:
    who = parts.maybe(Who)
    if who is None:
        return m.TakeFromPile(parts.one(m.SomeCards))
    return m.TakeFrom(parts.one(m.SomeCards), who)


def swap(parts: Parts) -> Act:
    who = parts.maybe(Who)
    if parts.has("hands"):
        return m.SwapHands(parts.one(Who))
    if who is not None:
        return m.SwapCard(who)
    return m.SwapCard(m.Top.DRAW_PILE if parts.has("draw") else m.Top.PLAY_PILE)


def look_at_top(parts: Parts) -> Act:
    number = bounded(parts.numbers[0]) if parts.numbers else 1
    if not number:
        raise NoReading
    return m.LookAtTop(number)


_SINGULAR: Final = {"receives": "receive", "wins": "win", "leaves": "leave", "comes": "come"}


def simple(parts: Parts) -> Act:
    first, *rest = parts.words
    return m.Does(m.Simple(" ".join([_SINGULAR.get(first, first), *rest])))


def counters(parts: Parts) -> Act:
    what = parts.one(m.SomeOf)
    return m.Gain(what) if parts.words[0].startswith("gain") else m.Lose(what)


def card_counts_as(parts: Parts) -> World:
    return m.CardCountsAs(parts.maybe(m.Kind))


ACTS: Final[dict[str, Builder]] = {
    "Say": lambda parts: m.Say(parts.one(Speech)),
    "Speak": lambda parts: m.Speak(),
    "Draw": draw,
    "EDraw": draw,
    "Until": until,
    "Hand": lambda parts: m.WholeHand(),
    "Play": play,
    "Several": several,
    "Together": lambda parts: WithIt(parts.one(m.Kind)),
    "AsLast": lambda parts: AsLast(),
    "Give": lambda parts: m.Give(handed(parts), parts.one(Who)),
    "EGive": lambda parts: m.Give(handed(parts), parts.one(Who)),
    "Take": take,
    "ETake": take,
    "TakePile": lambda parts: m.TakeFromPile(None),
    "EPile": lambda parts: m.TakeFromPile(None),
    "Pass": lambda parts: m.Pass(cards_or_hand(parts), parts.one(Who)),
    "EPass": lambda parts: m.Pass(cards_or_hand(parts), parts.one(Who)),
    "Swap": swap,
    "ESwap": swap,
    "Discard": lambda parts: m.Discard(cards_or_hand(parts)),
    "EDiscard": lambda parts: m.Discard(cards_or_hand(parts)),
    "SkipTurn": lambda parts: m.SkipTurn(),
    "ESkip": lambda parts: m.BeSkipped(),
    "Again": lambda parts: m.AnotherTurn(),
    "EAgain": lambda parts: m.AnotherTurn(),
    "Name": lambda parts: m.Name(m.Callable(parts.words[-1])),
    "LookTop": look_at_top,
    "LookHand": lambda parts: m.LookAtHand(parts.one(Who)),
    "Show": lambda parts: m.Show(cards_or_hand(parts), parts.one(Who)),
    "EShow": lambda parts: m.Show(cards_or_hand(parts), parts.one(Who)),
    "Roll": lambda parts: m.RollDie(),
    "ERoll": lambda parts: m.RollDie(),
    "Pay": lambda parts: m.Pay(parts.one(m.SomeOf)),
    "ECount": counters,
    "Simple": simple,
    "ESimple": simple,
    "Gesture": lambda parts: m.Gesture(m.Movement(parts.said)),
    "Do": lambda parts: m.Gesture(None, parts.quoted[0]),
    "Happens": lambda parts: m.Happens(m.Happening(parts.said)),
    "PlayTo": lambda parts: m.PlayPassesTo(parts.one(Who)),
    "DrawTo": lambda parts: m.DrawPassesTo(parts.one(Who)),
    "NextCard": lambda parts: m.NextCard(parts.one(m.Cards), parts.has("must")),
    "SuitIs": lambda parts: m.SuitBecomes(parts.one(m.Suit)),
    "RankIs": lambda parts: m.RankBecomes(parts.one(RankWord).rank),
    "CardIsAs": card_counts_as,
}
