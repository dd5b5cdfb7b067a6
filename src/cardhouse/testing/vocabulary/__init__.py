"""The words of scenarios: those that all games share, and each game's own.

A game gets words of its own by a module with a `Vocabulary`, entered here.
"""

from functools import cache, reduce
from importlib import import_module

from cardhouse.testing.running.registry import Vocabulary
from cardhouse.testing.vocabulary import acts, expects, given, queries, written, zones

SHARED = reduce(
    Vocabulary.including, [given.WORDS, acts.WORDS, expects.WORDS, zones.WORDS, queries.WORDS, written.WORDS]
)

FAMILIES: dict[str, tuple[str, ...]] = {
    "bak": ("bak",),
    "bartok": ("bartok",),
    "moo": ("moo", "moo_expects", "moo_motions"),
    "uncle-baiting": ("uncle_baiting", "uncle_baiting_expects"),
}
"""The modules with the words of a game and of all its editions, by the game's name."""


@cache
def vocabulary_of(game: str) -> Vocabulary:
    """All words that a scenario of this game may use. No game's words are loaded for another."""
    own = [import_module(f"{__name__}.{module}").WORDS for module in FAMILIES.get(game.partition("@")[0], ())]
    return reduce(Vocabulary.including, own, SHARED)


@cache
def travelling_words(game: str) -> Vocabulary:
    """All words of this game, and those that any other game has for what its rules bring."""
    words = vocabulary_of(game).including(Vocabulary())
    for other in [vocabulary_of(each) for each in FAMILIES]:
        words.acts = other.acts | words.acts
        words.expects = other.expects | words.expects | SHARED.expects
    return words
