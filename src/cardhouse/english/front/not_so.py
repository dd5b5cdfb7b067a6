"""Halves that are not so: cut out of something longer that says something else, though their own words are read."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cardhouse.english.front.words import word_set
from cardhouse.english.tokens import Token, TokenSort


def not_so(words: Sequence[Token], kind: str, said: str, first: int, last: int) -> bool:
    """Whether this part, read by itself, says something that the whole text does not."""
    if kind == "trigger":
        if first > 0:
            return words[first].word == "with" and words[first - 1].word in _DEALT
        return _counted(words, last) or _laid_on(words, last)
    if kind == "limit" and first > 0 and not _SOME_TIME.isdisjoint(token.word for token in words[:first]):
        return True
    if kind == "limit" and (_of_some(words, last) or _limited(words, first, last)):
        return True
    if kind == "effect" and _for_each((*words[:first], *words[last:])):
        return True
    if said.startswith("they ") and _by_others((*words[:first], *words[last:])):
        return True
    if said == "the draw is cancelled" and not _PAID.isdisjoint(token.word for token in words[:first]):
        return True
    if kind == "effect" and first > 0 and _let(words[:first]):
        return True
    return first > 0 and (_of_several(words, first) or _of_a_list(words, first, last) or _handed_on(words, said, first))


def _counted(words: Sequence[Token], last: int) -> bool:
    """`Two piles: ...`: so many, and no card."""
    after = words[last : last + 2]
    sign = len(after) == 2 and after[1].sort is TokenSort.SIGN and after[1].word in _OPENING
    return last == 1 and words[0].sort is TokenSort.NUM and sign and after[0].word.endswith("s")


def _laid_on(words: Sequence[Token], last: int) -> bool:
    """`A 7 answered by another 7`: not every 7."""
    after = [token.word for token in words[last : last + 2]]
    return len(after) == 2 and after[0] in _ANSWERED and after[1] in ("by", "with")


def _of_some(words: Sequence[Token], last: int) -> bool:
    """`talking is prohibited for whoever lays an 8`: not for everybody."""
    after = [token.word for token in words[last : last + 3]]
    return after[:1] == ["for"] and not _SOME.isdisjoint(after[1:])


def _let(before: Sequence[Token]) -> bool:
    """`lets its player dump a card on the player before`: who lets, and not who draws."""
    signs = [place for place, token in enumerate(before) if token.sort is TokenSort.SIGN]
    clause = before[signs[-1] + 1 if signs else 0 :]
    return any(token.word in _LETTING for token in clause)


def _for_each(rest: Sequence[Token]) -> bool:
    """`for each King in a row the next player draws one`: not one alone."""
    pairs = pairwise(token.word for token in rest)
    return any(before in ("for", "per") and after in ("each", "every") for before, after in pairs)


def _by_others(rest: Sequence[Token]) -> bool:
    """`"shh", said by all`: not by whoever played."""
    pairs = pairwise(token.word for token in rest)
    return any(before == "by" and after in _OTHERS for before, after in pairs)


def _of_several(words: Sequence[Token], first: int) -> bool:
    """`the two players next in line draw`, `the previous and the next player draw`: not the next player alone."""
    before = [token.word for token in words[max(first - 2, 0) : first]]
    together = len(before) == 2 and before[1] == "and" and before[0] in _SOMEBODY
    return before[-1] in ("players", "ones", "people") or together


def _limited(words: Sequence[Token], first: int, last: int) -> bool:
    """`on hearts only`, `never an Ace first`: not that, but less."""
    beside = [token.word for token in (*words[last : last + 1], *words[max(first - 1, 0) : first])]
    return "first" in beside or "only" in beside


def _of_a_list(words: Sequence[Token], first: int, last: int) -> bool:
    """`he says "three", the next one "two", the next "one"`: the last words are no half of it."""
    return any(token.sort is TokenSort.STR for token in words[:first]) and any(
        token.sort is TokenSort.STR for token in words[first:last]
    )


def _handed_on(words: Sequence[Token], said: str, first: int) -> bool:
    """`bounces the draw back to the player before`: the draw, and not the turn."""
    if not said.startswith("play passes to"):
        return False
    before = words[first - 1]
    return before.sort is TokenSort.WORD and before.word not in _NEW and words[first].word not in _TURN


_OPENING: Final = (":", "-", "--", "=", "->", "=>", ">")
_ANSWERED: Final = word_set("answered covered topped beaten followed met countered capped matched hit")
_SOME: Final = word_set("whoever who anyone anybody those player players one person people whoever all")
_SOME_TIME: Final = frozenset(("following", "after", "?", "upon"))
_DEALT: Final = word_set("dealt deal deals start starts begin begins open opens started begun")
_OTHERS: Final = word_set("all each everyone everybody others")
_SOMEBODY: Final = word_set("previous next player dealer left right others players")
_LETTING: Final = word_set("lets let allows allow permits permit enables")
_PAID: Final = word_set("pay pays paying spend spends spending")
_NEW: Final = word_set("and then so must")
_TURN: Final = word_set("play it turn the game")
