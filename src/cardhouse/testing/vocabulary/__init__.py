"""The words of scenarios: those that all games share, and each game's own.

A game gets words of its own by a module with a `Vocabulary`, entered here.
"""

from functools import reduce

from cardhouse.testing.running.registry import Vocabulary
from cardhouse.testing.vocabulary import (
    acts,
    bak,
    bartok,
    expects,
    given,
    moo,
    moo_expects,
    moo_motions,
    queries,
    uncle_baiting,
    uncle_baiting_expects,
    zones,
)

SHARED = reduce(Vocabulary.including, [given.WORDS, acts.WORDS, expects.WORDS, zones.WORDS, queries.WORDS])

FAMILIES: dict[str, Vocabulary] = {
    "bak": bak.WORDS,
    "bartok": bartok.WORDS,
    "moo": reduce(Vocabulary.including, [moo.WORDS, moo_expects.WORDS, moo_motions.WORDS]),
    "uncle-baiting": uncle_baiting.WORDS.including(uncle_baiting_expects.WORDS),
}
"""The words of a game and of all its editions, by the game's name."""


def vocabulary_of(game: str) -> Vocabulary:
    """All words that a scenario of this game may use."""
    own = FAMILIES.get(game.partition("@")[0])
    return SHARED.including(own) if own else SHARED
