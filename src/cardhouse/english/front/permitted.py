"""What is allowed or forbidden, said as `you may` and `you may not`: `Talking is forbidden for whoever lays an 8`,
`To finish with a King is not possible`, `Threes are allowed out of turn`, `No talking`, `Nobody draws`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardhouse.english.chart import Chart, TooHard
from cardhouse.english.front.words import word_set
from cardhouse.english.tokens import Token, TokenSort


def permitted(chart: Chart, words: list[Token]) -> list[Token]:
    """The words with somebody who may or may not do it; the same words where nothing is said of that."""
    for way in (_no_doing, _nobody_does, _to_do_is, _doing_is):
        found = way(words)
        if found is not None:
            return found
    return _cards_are(chart, words) or words


@dataclass(frozen=True)
class _Said:
    """Where a judgement stands, and what it is."""

    start: int
    end: int
    modal: tuple[str, ...]


def _no_doing(words: list[Token]) -> list[Token] | None:
    """`No talking while ...`, `there is no talking`, `refrain from talking`: you may not talk."""
    length = next((len(said) for said in _NONE if _stands(words, 0, said)), 0)
    if not length or length >= len(words):
        return None
    base = _DOING.get(words[length].word, "")
    if not base or (length + 1 < len(words) and words[length + 1].word in ("for", "from")):
        return None
    return [*_made(words[0], f"you may not {base}"), *words[length + 1 :]]


def _nobody_does(words: list[Token]) -> list[Token] | None:
    """`Nobody draws while ...`: nobody may."""
    if not _stands(words, 0, ("no", "player")) or len(words) <= len(("no", "player")):
        return None
    base = _DOES.get(words[2].word, "")
    return [*words[:2], *_made(words[2], f"may {base}"), *words[3:]] if base else None


def _to_do_is(words: list[Token]) -> list[Token] | None:
    """`To finish with a King is not possible`: you may not finish with a King."""
    if words[0].word != "to" or len(words) < _SHORTEST or words[1].word not in _BASES:
        return None
    said = _judged(words, 2)
    return _of_whom(words, words[1:2], 2, said) if said is not None else None


def _doing_is(words: list[Token]) -> list[Token] | None:
    """`Talking out of turn is prohibited for whoever ...`: whoever ... may not talk out of turn."""
    base = _DOING.get(words[0].word, "") if words[0].sort is TokenSort.WORD else ""
    said = _judged(words, 1) if base else None
    return _of_whom(words, _made(words[0], base), 1, said) if said is not None else None


def _of_whom(words: list[Token], verb: list[Token], first: int, said: _Said) -> list[Token]:
    """Who may or may not, what they do, and under which circumstances."""
    act = [*verb, *words[first : said.start]]
    rest = words[said.end :]
    modal = [replace(words[said.start], word=word) for word in said.modal]
    if not rest or rest[0].word not in ("for", "to"):
        return [*_made(words[0], "you"), *modal, *act, *rest]
    close = next((place for place, token in enumerate(rest) if place > 1 and token.word in _CIRCUMSTANCES), len(rest))
    return [*rest[1:close], *modal, *act, *rest[close:]]


def _judged(words: Sequence[Token], first: int) -> _Said | None:
    """`is strictly forbidden`, `isn't allowed`, `is only possible`: where, and which leave it gives."""
    for place in range(first, len(words)):
        token = words[place]
        if token.sort is TokenSort.SIGN or token.word in _OPENING:
            return None
        if token.word in ("is", "are", "'s") and token.sort is TokenSort.WORD:
            return _judgement(words, place)
    return None


def _judgement(words: Sequence[Token], place: int) -> _Said | None:
    denied, only, here = False, False, place + 1
    while here < len(words) and words[here].word in _HOW:
        denied ^= words[here].word in ("not", "never")
        only |= words[here].word == "only"
        here += 1
    for said, allowed in _JUDGEMENTS:
        if _stands(words, here, said):
            may = allowed != denied
            if (only and not may) or (denied and here > place + 2):
                return None  # what is not always allowed is not forbidden
            modal = ("may", "only") if only else ("may",) if may else ("may", "not")
            return _Said(place, here + len(said), modal)
    return None


def _cards_are(chart: Chart, words: list[Token]) -> list[Token] | None:
    """`Threes are allowed out of turn`: threes may be played out of turn."""
    if len(words) != len(chart.words):
        return None
    try:
        ends = sorted({end for end, _ in chart.find("C", 0)}, reverse=True)
    except TooHard:
        return None
    for end in ends:
        said = _judgement(words, end) if end < len(words) and words[end].word in ("is", "are") else None
        rest = words[said.end :] if said is not None else []
        if said is None or not rest or rest[0].word in ("to", "for", ",", "from"):
            continue
        modal = [replace(words[end], word=word) for word in (*said.modal, "be", "played")]
        return [*words[:end], *modal, *rest]
    return None


def _made(token: Token, said: str) -> list[Token]:
    return [replace(token, word=word, sort=TokenSort.WORD, number=0) for word in said.split()]


def _stands(words: Sequence[Token], place: int, said: tuple[str, ...]) -> bool:
    there = words[place : place + len(said)]
    return [token.word for token in there] == list(said) and all(each.sort is not TokenSort.STR for each in there)


def _rows(table: str) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted((tuple(line.split()) for line in table.strip().splitlines()), key=len, reverse=True))


_NONE: Final = _rows("""
no
there is no
there 's no
refrain from
abstain from
avoid
no more
there is to be no
there must be no
there shall be no
""")
_JUDGEMENTS: Final = (
    *((said, True) for said in _rows("""
allowed
permitted
fine
ok
okay
legal
possible
all right
alright
no problem
permissible
""")),
    *((said, False) for said in _rows("""
forbidden
prohibited
banned
disallowed
illegal
impossible
taboo
off limits
out of the question
against the rules
outlawed
a crime
a no-go
an offence
verboten
barred
""")),
)  # fmt: skip
_HOW: Final = word_set("not never strictly absolutely only always also expressly completely totally even still")
_CIRCUMSTANCES: Final = word_set("until for while unless during before if when as on at within once")
_OPENING: Final = word_set("if when unless while because so whoever who that which after")
_SHORTEST: Final = 4
_VERBS: Final = """
talk talks talking
speak speaks speaking
say says saying
draw draws drawing
play plays playing
lay lays laying
put puts putting
place places placing
throw throws throwing
use uses using
finish finishes finishing
end ends ending
go goes going
win wins winning
close closes closing
call calls calling
give gives giving
take takes taking
swap swaps swapping
discard discards discarding
pass passes passing
look looks looking
show shows showing
name names naming
skip skips skipping
jump jumps jumping
keep keeps keeping
knock knocks knocking
answer answers answering
follow follows following
cover covers covering
"""
_FORMS: Final = tuple(line.split() for line in _VERBS.strip().splitlines())
_BASES: Final = frozenset(base for base, _, _ in _FORMS)
_DOES: Final = {does: base for base, does, _ in _FORMS}
_DOING: Final = {doing: base for base, _, doing in _FORMS}
