"""One way of saying which cards: `a face card` for Jacks, Queens and Kings, `a black Jack` for two of them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from cardhouse.cards import RANKS
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Tail

_PAIRS: Final = (
    (frozenset((m.Suit.HEARTS, m.Suit.DIAMONDS)), m.Adjective.RED),
    (frozenset((m.Suit.SPADES, m.Suit.CLUBS)), m.Adjective.BLACK),
)
_COURT: Final = ("J", "Q", "K")
_SUITS: Final = tuple(m.Suit)
_ADJECTIVES: Final = tuple(m.Adjective)


def normal_cards(cards: m.Kinds) -> m.Kinds:
    """The same cards, each kind once; in order, unless one of them says more than its name."""
    kinds = tuple(dict.fromkeys(map(_any_of_them, cards.kinds)))
    if any(kind.tails for kind in kinds):
        return m.Kinds(kinds)
    for suits, adjective in _PAIRS:
        kinds = _paired(kinds, suits, adjective)
    return m.Kinds(tuple(sorted(_courted(kinds), key=place)))


def compared_alone(on: m.Kinds) -> m.Kinds:
    """A card on which another is played is compared with that one: it need not say with which."""
    kinds = tuple([replace(kind, tails=tuple(map(_with_the_other, kind.tails))) for kind in on.kinds])
    return m.Kinds(kinds)


def _with_the_other(tail: Tail) -> Tail:
    match tail:
        case m.SameAs(other=m.Other.TOP | m.Other.PREVIOUS) | m.DifferentFrom(other=m.Other.TOP | m.Other.PREVIOUS):
            return replace(tail, other=None)
    return tail


def _any_of_them(kind: m.Kind) -> m.Kind:
    """Any 7 is a 7; only any card at all is more than a card, where it may be played on."""
    if kind.which is m.Which.ANY and not m.Kinds((kind,)).bare:
        return replace(kind, which=m.Which.PLAIN)
    return kind


def _paired(kinds: tuple[m.Kind, ...], suits: frozenset[m.Suit], adjective: m.Adjective) -> tuple[m.Kind, ...]:
    """Both suits of a colour are that colour."""
    found: list[m.Kind] = []
    for kind in kinds:
        partners = {replace(kind, suit=suit) for suit in suits}
        if kind.suit in suits and partners <= set(kinds):
            adjectives = tuple(each for each in _ADJECTIVES if each in (*kind.adjectives, adjective))
            kind = replace(kind, suit=None, adjectives=adjectives)
        found.append(kind)
    return tuple(dict.fromkeys(found))


def _courted(kinds: tuple[m.Kind, ...]) -> Iterable[m.Kind]:
    """Jack, Queen and King are a face card."""
    found: list[m.Kind] = []
    for kind in kinds:
        if kind.rank in _COURT and kind.suit is None and {replace(kind, rank=rank) for rank in _COURT} <= set(kinds):
            adjectives = tuple(each for each in _ADJECTIVES if each in (*kind.adjectives, m.Adjective.FACE))
            kind = replace(kind, rank=None, adjectives=adjectives)
        found.append(kind)
    return dict.fromkeys(found)


def place(kind: m.Kind) -> tuple[int, int, tuple[int, ...], int]:
    """From Ace to King, then Jokers, then suits, then the rest."""
    if kind.rank is not None:
        rank = RANKS.index(kind.rank) if kind.rank in RANKS else len(RANKS)
    else:
        rank = 20 if kind.joker else 21 if kind.suit else 22
    suit = _SUITS.index(kind.suit) if kind.suit else -1
    return rank, suit, tuple(_ADJECTIVES.index(each) for each in kind.adjectives), list(m.Which).index(kind.which)
