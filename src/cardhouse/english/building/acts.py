"""What people do, and what happens to the table."""

from dataclasses import dataclass
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.building.amounts import bounded
from cardhouse.english.building.cards import OnCards, RankWord
from cardhouse.english.chart import Builder, Constituents, NoReading
from cardhouse.english.meaning.bases import Action, Speech, TableChange, Who


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


def draw(parts: Constituents) -> Action:
    what = parts.maybe(m.SomeCards)
    return m.ToDraw(what or parts.one(m.Until))


def until(parts: Constituents) -> m.Until:
    kind = parts.maybe(m.Kind)
    if kind is not None:
        return m.Until(kind)
    return m.Until(bounded(parts.numbers[0]) if parts.numbers else m.Goal.LEGAL_PLAY)


def several(parts: Constituents) -> HowManyPlayed:
    if parts.has("any"):
        return HowManyPlayed(m.Several.ANY_NUMBER)
    number = bounded(parts.numbers[0])
    if not number:
        raise NoReading
    if parts.has("up"):
        return HowManyPlayed(m.Several.UP_TO, number)
    return HowManyPlayed(m.Several.ONE if number == 1 else m.Several.EXACTLY, number)


def play(parts: Constituents) -> Action:
    how = parts.maybe(HowManyPlayed) or HowManyPlayed(m.Several.ONE)
    together = parts.maybe(WithIt)
    on = parts.maybe(OnCards)
    return m.ToPlay(
        parts.one(m.Kinds),
        how.several,
        how.number,
        together.kind if together else None,
        on.cards if on else None,
        parts.maybe(AsLast) is not None,
    )


def handed(parts: Constituents) -> m.SomeCards | m.SomeOf:
    return parts.maybe(m.SomeCards) or parts.one(m.SomeOf)


def cards_or_hand(parts: Constituents) -> m.SomeCards | m.WholeHand:
    return parts.maybe(m.SomeCards) or parts.one(m.WholeHand)


def take(parts: Constituents) -> Action:
    who = parts.maybe(Who)
    if who is None:
        return m.ToTakeFromPile(parts.one(m.SomeCards))
    return m.ToTakeFrom(parts.one(m.SomeCards), who)


def swap(parts: Constituents) -> Action:
    who = parts.maybe(Who)
    if parts.has("hands"):
        return m.ToSwapHands(parts.one(Who))
    if who is not None:
        return m.ToSwapCard(who)
    return m.ToSwapCard(m.Top.DRAW_PILE if parts.has("draw") else m.Top.PLAY_PILE)


def look_at_top(parts: Constituents) -> Action:
    number = bounded(parts.numbers[0]) if parts.numbers else 1
    if not number:
        raise NoReading
    return m.ToLookAtTop(number)


_SINGULAR: Final = {"receives": "receive", "wins": "win", "leaves": "leave", "comes": "come"}


def simple(parts: Constituents) -> Action:
    first, *rest = parts.words
    return m.ToDo(m.Simple(" ".join([_SINGULAR.get(first, first), *rest])))


def counters(parts: Constituents) -> Action:
    what = parts.one(m.SomeOf)
    return m.ToGain(what) if parts.words[0].startswith("gain") else m.ToLose(what)


def card_counts_as(parts: Constituents) -> TableChange:
    return m.CardCountsAs(parts.maybe(m.Kind))


ACTS: Final[dict[str, Builder]] = {
    "Say": lambda parts: m.ToSay(parts.one(Speech)),
    "Speak": lambda parts: m.ToSpeak(),
    "Draw": draw,
    "EDraw": draw,
    "Until": until,
    "Hand": lambda parts: m.WholeHand(),
    "Play": play,
    "Several": several,
    "Together": lambda parts: WithIt(parts.one(m.Kind)),
    "AsLast": lambda parts: AsLast(),
    "Give": lambda parts: m.ToGive(handed(parts), parts.one(Who)),
    "EGive": lambda parts: m.ToGive(handed(parts), parts.one(Who)),
    "Take": take,
    "ETake": take,
    "TakePile": lambda parts: m.ToTakeFromPile(None),
    "EPile": lambda parts: m.ToTakeFromPile(None),
    "Pass": lambda parts: m.ToPass(cards_or_hand(parts), parts.one(Who)),
    "EPass": lambda parts: m.ToPass(cards_or_hand(parts), parts.one(Who)),
    "Swap": swap,
    "ESwap": swap,
    "Discard": lambda parts: m.ToDiscard(cards_or_hand(parts)),
    "EDiscard": lambda parts: m.ToDiscard(cards_or_hand(parts)),
    "SkipTurn": lambda parts: m.ToSkipTurn(),
    "ESkip": lambda parts: m.ToBeSkipped(),
    "Again": lambda parts: m.ToTakeAnotherTurn(),
    "EAgain": lambda parts: m.ToTakeAnotherTurn(),
    "Name": lambda parts: m.ToName(m.Callable(parts.words[-1])),
    "LookTop": look_at_top,
    "LookHand": lambda parts: m.ToLookAtHand(parts.one(Who)),
    "Show": lambda parts: m.ToShow(cards_or_hand(parts), parts.one(Who)),
    "EShow": lambda parts: m.ToShow(cards_or_hand(parts), parts.one(Who)),
    "Roll": lambda parts: m.ToRollDie(),
    "ERoll": lambda parts: m.ToRollDie(),
    "Pay": lambda parts: m.ToPay(parts.one(m.SomeOf)),
    "ECount": counters,
    "Simple": simple,
    "ESimple": simple,
    "Gesture": lambda parts: m.ToGesture(m.Movement(parts.said)),
    "Do": lambda parts: m.ToGesture(None, parts.quoted[0]),
    "Happens": lambda parts: m.Happens(m.Happening(parts.said)),
    "PlayTo": lambda parts: m.PlayPassesTo(parts.one(Who)),
    "DrawTo": lambda parts: m.DrawPassesTo(parts.one(Who)),
    "NextCard": lambda parts: m.NextCard(parts.one(m.Kinds), parts.has("must")),
    "SuitIs": lambda parts: m.SuitBecomes(parts.one(m.Suit)),
    "RankIs": lambda parts: m.RankBecomes(parts.one(RankWord).rank),
    "CardIsAs": card_counts_as,
}
