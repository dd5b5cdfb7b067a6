"""Cards in words."""

from enum import Enum
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Tail

_RANKS: Final = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}


class Form(Enum):
    """`a 7`, `7`, `7s`."""

    WITH_ARTICLE = 1
    BARE = 2
    PLURAL = 3


def article(words: str) -> str:
    """`a` or `an`, by how the next word sounds."""
    first = words.split(" ", 1)[0]
    return "an" if first[0] in "aeiouAEIOU" or first[0] == "8" or first in ("11", "18") else "a"


def with_article(words: str) -> str:
    return f"{article(words)} {words}"


def cards_said(cards: m.Kinds, form: Form = Form.WITH_ARTICLE) -> str:
    return " or ".join(kind_said(kind, form) for kind in cards.kinds)


def kind_said(kind: m.Kind, form: Form = Form.WITH_ARTICLE) -> str:
    words = " ".join([*kind.adjectives, noun(kind, form is Form.PLURAL)])
    if kind.which is not m.Which.PLAIN:
        words = f"{kind.which} {words}"
    elif form is Form.WITH_ARTICLE:
        words = f"the {words}" if kind.rank and kind.suit else with_article(words)
    return " ".join([words, *map(tail_said, kind.tails)])


def noun(kind: m.Kind, plural: bool) -> str:
    many = "s" if plural else ""
    if kind.rank is not None:
        rank = rank_said(kind.rank) + many
        return f"{rank} of {kind.suit}s" if kind.suit else rank
    if kind.suit is not None:
        return f"{kind.suit}{many}"
    return f"Joker{many}" if kind.joker else f"card{many}"


def rank_said(rank: str) -> str:
    return _RANKS.get(rank, rank.removesuffix("?"))


def tail_said(tail: Tail) -> str:
    match tail:
        case m.SameAs(attribute, other):
            return f"of the same {attribute}" + (f" as {other}" if other else "")
        case m.DifferentFrom(attribute, other):
            return f"of a different {attribute}" + (f" from {other}" if other else "")
        case m.IdenticalTo(other):
            return f"identical to {other}"
        case m.Beyond(direction, other, by, at_least):
            number = "" if by is None else f"at least {by} " if at_least else f"{by} "
            return f"{number}{direction} than {other}"
        case m.Beside(by, other):
            return f"{by} higher or lower than {other}"
        case m.OrBeyond(direction):
            return f"or {direction}"
        case m.OtherThan(kind):
            return f"other than {kind_said(kind)}"
        case m.OfCalled(what):
            return f"of the called {what}"
        case m.InOrder(order):
            return f"in {order} order"
        case m.MatchingOneAnother():
            return "that match one another"
        case m.JustGot(how):
            return f"they have just {how}"
    raise TypeError(tail)
