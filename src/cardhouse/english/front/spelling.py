"""Words with one letter too many, too few, wrong or in the wrong place: what could have been meant is asked."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from cardhouse.english.front.tables import SYNONYMS, TABLE
from cardhouse.english.front.words import FILLER, FIRST_PERSON, NEVER, PEOPLE
from cardhouse.english.grammar import GRAMMAR
from cardhouse.english.synonyms import TABLE as EXACT_SYNONYMS
from cardhouse.english.tokens import TokenSort, tokens

SHORTEST: Final = 4
"""Shorter words are too near to one another."""

_WORD: Final = re.compile(r"[a-z]+(?:'[a-z]+)?")


@cache
def _known() -> frozenset[str]:
    """Every word that a phrasing or the exact language has."""
    text = "\n".join((TABLE, SYNONYMS, EXACT_SYNONYMS, GRAMMAR))
    return frozenset(_WORD.findall(text)) | FILLER | NEVER | PEOPLE | FIRST_PERSON


def corrected(text: str) -> str | None:
    """The text with its slips mended, or None where there is none that can be mended in one way only."""
    found = text
    for token in reversed(tokens(text)):
        if token.sort is not TokenSort.WORD or token.word in _known() or len(token.word) < SHORTEST:
            continue
        meant = {word for word in _near(token.word) if word in _known() and len(word) >= SHORTEST}
        if len(meant) == 1 and text[token.start : token.end].casefold() == token.word:
            found = found[: token.start] + meant.pop() + found[token.end :]
    return found if found != text else None


def _near(word: str) -> Iterator[str]:
    """One letter away; the first letter is hardly ever the wrong one."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    for place in range(1, len(word) + 1):
        head, tail = word[:place], word[place:]
        yield from (head + letter + tail for letter in letters)
        if tail:
            yield head + tail[1:]
            yield from (head + letter + tail[1:] for letter in letters)
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
