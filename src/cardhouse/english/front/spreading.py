"""A suit behind a list of ranks: `kings and queens of hearts` are the Kings of Hearts as well, or all Kings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardhouse.english.front.words import word_set
from cardhouse.english.tokens import Token, TokenSort


@dataclass(frozen=True)
class Spread:
    """The same words with the suit said of each rank, with `or` between them, and with the rank that has it first."""

    each: list[Token]
    either: list[Token]
    last: list[Token]
    of_one: bool
    """Whether they are `the 2 and 4 of hearts`, of which there is one each."""


def spread(words: Sequence[Token]) -> Spread | None:
    """What a list of ranks with a suit behind it can be, if there is one."""
    for place in range(2, len(words) - 1):
        suit = place + 2 if words[place + 1].word == "the" else place + 1
        if words[place].word == "of" and suit < len(words) and words[suit].word in _SUITS:
            items = _items(words, place - 1)
            if len(items) > 1:
                return _both(words, items, place, suit + 1)
    return None


def _both(words: Sequence[Token], items: list[tuple[int, int]], place: int, end: int) -> Spread:
    suit = list(words[place:end])
    first = items[0][0]
    one = words[first].word == "the"
    article = [words[first]] if words[first].word in _ARTICLES else []
    each: list[Token] = []
    for before, (start, stop) in enumerate(items):
        between = words[items[before - 1][1] : start] if before else []
        each += [*between, *([] if words[start].word in _ARTICLES else article), *words[start:stop], *suit]
    either = [replace(token, word="or") if _is_and(token) else token for token in each]
    begins, ends = items[-1]
    last = [*([] if words[begins].word in _ARTICLES else article), *words[begins:ends], *suit]
    for _, stop in items[:-1]:
        rank = words[stop - 1]
        last.append(replace(rank, word="or", sort=TokenSort.WORD, number=0))
        last += [] if _several(rank) else [replace(rank, word="a", sort=TokenSort.WORD, number=0)]
        last.append(rank)
    said = [[*words[:first], *way, *words[end:]] for way in (each, either, last)]
    return Spread(said[0], said[1], said[2], one)


def _is_and(token: Token) -> bool:
    return token.word == "and" and token.sort is TokenSort.WORD


def _items(words: Sequence[Token], last: int) -> list[tuple[int, int]]:
    """Where the ranks of a list begin and end, with their articles."""
    if not _rank(words[last]):
        return []
    found = [_with_article(words, last)]
    joined = False
    while True:
        place = found[0][0] - 1
        signs: list[str] = []
        while place > 0 and words[place].word in _JOINTS and len(signs) < 2:
            signs.append(words[place].word)
            place -= 1
        joined = joined or any(sign != "," for sign in signs)
        if not signs or not joined or place < 0 or not _alike(words[place], words[last]):
            break
        item = _with_article(words, place)
        if item[0] and words[item[0] - 1].word in _COUNTING:
            break
        found.insert(0, item)
    own = found[-1][1] - found[-1][0] > 1
    return [] if own and words[found[0][0]].word != "the" else found


def _with_article(words: Sequence[Token], place: int) -> tuple[int, int]:
    return (place - 1 if place and words[place - 1].word in _ARTICLES else place), place + 1


def _rank(token: Token) -> bool:
    return token.sort in (TokenSort.NUM, TokenSort.NUMS) or token.word.removesuffix("s") in _RANKS


def _alike(token: Token, other: Token) -> bool:
    """Whether both are ranks, and both one or both several."""
    return _rank(token) and _several(token) == _several(other)


def _several(token: Token) -> bool:
    return token.sort is TokenSort.NUMS or (token.sort is TokenSort.WORD and token.word.endswith("s"))


_SUITS: Final = word_set("spade spades heart hearts diamond diamonds club clubs")
_RANKS: Final = word_set("ace jack queen king")
_ARTICLES: Final = frozenset(("a", "an", "the", "any"))
_JOINTS: Final = frozenset(("and", "or", ",", "/"))
_COUNTING: Final = word_set("draw draws take takes red black even odd of")
