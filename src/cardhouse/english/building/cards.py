"""Cards: ranks, suits, what is said of them."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import RANKS
from cardhouse.english import meaning as m
from cardhouse.english.chart import Builder, Constituents
from cardhouse.english.meaning.bases import Tail
from cardhouse.english.tokens import Token, TokenSort

_LETTERS: Final = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}


@dataclass(frozen=True)
class RankWord:
    rank: str


@dataclass(frozen=True)
class OnCards:
    """Where a card is played."""

    cards: m.Kinds


def rank(parts: Constituents) -> RankWord:
    token = parts.one(Token)
    if token.sort is TokenSort.WORD:
        return RankWord(_LETTERS[token.word.removesuffix("s")])
    return RankWord(str(token.number) if str(token.number) in RANKS else f"{token.number}?")


def suit(parts: Constituents) -> m.Suit:
    return m.Suit(parts.said.removesuffix("s").capitalize())


def noun(parts: Constituents) -> m.Kind:
    rank = parts.maybe(RankWord)
    return m.Kind(
        rank=rank.rank if rank else None,
        suit=parts.maybe(m.Suit),
        joker=parts.has("joker") or parts.has("jokers"),
    )


def plain(parts: Constituents) -> m.Kind:
    kind = parts.one(m.Kind)
    adjectives = tuple(each for each in m.Adjective if each in parts.all(m.Adjective))
    which = parts.maybe(m.Which) or m.Which.PLAIN
    return m.Kind(kind.rank, kind.suit, kind.joker, adjectives, (), which)


def article(parts: Constituents) -> m.Which:
    return m.Which(parts.said) if parts.said in ("any", "another") else m.Which.PLAIN


def kind(parts: Constituents) -> m.Kind:
    head = parts.one(m.Kind)
    return m.Kind(head.rank, head.suit, head.joker, head.adjectives, parts.all(Tail), head.which)


def same_as(parts: Constituents) -> Tail:
    return m.SameAs(parts.one(m.Attribute), parts.maybe(m.Other))


def unlike(parts: Constituents) -> Tail:
    return m.DifferentFrom(parts.one(m.Attribute), parts.maybe(m.Other))


def beyond(parts: Constituents) -> Tail:
    direction = m.Direction.HIGHER if parts.has("higher") else m.Direction.LOWER
    by = parts.numbers[0] if parts.numbers else None
    at_least = parts.has("least")
    return m.Beyond(
        direction, parts.one(m.Other), None if at_least and by in (0, 1) else by, at_least and by not in (0, 1)
    )


def or_beyond(parts: Constituents) -> Tail:
    return m.OrBeyond(m.Direction(parts.words[-1]))


CARDS: Final[dict[str, Builder]] = {
    "Cards": lambda parts: m.Kinds(parts.all(m.Kind)),
    "CardAlt": kind,
    "Plain": plain,
    "Art": article,
    "Adj": lambda parts: m.Adjective(parts.said),
    "Noun": noun,
    "Rank": rank,
    "Suit": suit,
    "SameAs": same_as,
    "Unlike": unlike,
    "Identical": lambda parts: m.IdenticalTo(parts.one(m.Other)),
    "Beyond": beyond,
    "Beside": lambda parts: m.Beside(parts.numbers[0], parts.one(m.Other)),
    "OrBeyond": or_beyond,
    "OtherThan": lambda parts: m.OtherThan(parts.one(m.Kind)),
    "Called": lambda parts: m.OfCalled(m.Callable(parts.words[-1])),
    "InOrder": lambda parts: m.InOrder(m.Sequence(parts.words[1])),
    "Matching": lambda parts: m.MatchingOneAnother(),
    "JustGot": lambda parts: m.JustGot(m.HowGot(parts.words[-1])),
    "Ref": lambda parts: m.Other(parts.said),
    "Attr": lambda parts: m.Attribute(parts.said),
    "On": lambda parts: OnCards(parts.one(m.Kinds)),
}
