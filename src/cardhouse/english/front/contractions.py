"""`the round's over` is that it is over, and `someone's played` that they have: only what belongs to somebody stays."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.front.words import word_set
from cardhouse.english.tokens import Token, TokenSort


def spoken_out(words: Sequence[Token]) -> list[Token]:
    """The words with is and has written out; after `it`, `that` and `there` the phrasings know them as they are."""
    found: list[Token] = []
    for place, token in enumerate(words):
        if place and token.word == "'s" and token.sort is TokenSort.WORD and words[place - 1].word not in _AS_IT_IS:
            token = replace(token, word=_meant(words[place - 1].word, words[place + 1 : place + 3]))
        found.append(token)
    return found


def _meant(before: str, after: Sequence[Token]) -> str:
    """Is or has, or still 's."""
    words = [token.word for token in after if token.sort is not TokenSort.STR]
    if not words:
        return "'s"
    word = words[1] if words[0] in _SMALL and len(words) > 1 else words[0]
    if word in _HAD or (before in _PERSONS and word in _DONE):
        return "has"
    return "is" if words[0] in _SO or word in _SO or word in _DONE else "'s"


_AS_IT_IS: Final = word_set("it that there what here let card_name this")
_PERSONS: Final = word_set(
    "someone somebody anyone anybody everyone everybody nobody player person he she one who whoever"
)
_SMALL: Final = word_set("just only already still now also always never ever")
_HAD: Final = word_set("been got had run gotten")
_DONE: Final = word_set(
    """played laid put placed thrown drawn taken picked said called shouted won lost finished given received gone
    dropped used made introduced named joined left rolled discarded swapped reversed cleared changed ended begun
    started"""
)
_SO: Final = word_set(
    """not over up done empty out down gone a an the going getting being about worth lower higher bigger smaller greater
    allowed forbidden banned skipped penalised penalized fined caught holding playing drawing laying putting throwing
    dropping taking saying having giving wild next to reduced supposed required"""
)
