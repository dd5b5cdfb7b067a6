"""Rules as they are remembered, passed on and talked about: who said it, how sure that is, what it is like.

`From what I remember, ...`, `Dad always said that ...`, `..., which everybody hates`: nothing of it says when, who or
what, so it is left out before anything is read. Each phrase stands between signs or at an end, and is on a list.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.front.tables.retelling import (
    BEHIND_A_SIGN,
    EVERYBODY_DOES,
    EVERYBODY_TURNS,
    FREELY,
    HAPPENS_TO_ALL,
    OPENINGS,
    SURE,
)
from cardhouse.english.tokens import Token, TokenSort


def without_retelling(words: list[Token]) -> list[Token]:
    """The words without what only tells where the rule is from, and with `we` for everybody who plays."""
    found = words
    while (shorter := _opened(found)) is not found:
        found = shorter
    ours = any(token.word == "we" and token.sort is TokenSort.WORD for token in found)
    if found is not words or ours:
        found = _nowadays(found)
    return _everybody(_closed(_inside(found)))


def _nowadays(words: list[Token]) -> list[Token]:
    """`a King turned the order around`, where it is told how it was: a King turns it."""
    found: list[Token] = []
    for token in words:
        now = _NOW.get(token.word) if token.sort is TokenSort.WORD else None
        before = found[-1] if found else None
        done = before is not None and (before.word in _DONE or (before.word == "'s" and token.word != "had"))
        ours = before is not None and before.word in ("we", "you", "they", "all", "each", "both", "always")
        found.append(token if now is None or done else replace(token, word=now[0] if ours else now[1]))
    return found


_DONE: Final = frozenset(
    ("is", "are", "was", "were", "be", "been", "being", "has", "have", "had", "just", "gets", "get")
)
"""Before these a form of the past is none."""

_NOW: Final = {
    past: (mine, theirs)
    for past, mine, theirs in (
        line.split()
        for line in """
was are is
were are are
had have has
came come comes
meant mean means
made make makes
turned turn turns
skipped skip skips
got get gets
drew draw draws
took take takes
lost lose loses
missed miss misses
went go goes
cost cost costs
changed change changes
reversed reverse reverses
switched switch switches
swapped swap swaps
passed pass passes
knocked knock knocks
clapped clap claps
bowed bow bows
stood stand stands
began begin begins
started start starts
gave give gives
let let lets
counted count counts
said say says
shouted shout shouts
picked pick picks
""".strip().splitlines()
    )
}


def _spoken(words: Sequence[Token]) -> str:
    """The words with a space behind each, so that spaces count them."""
    return "".join('" ' if token.sort is TokenSort.STR else f"{token.word} " for token in words)


def _opened(words: list[Token]) -> list[Token]:
    said = _OPENING.match(_spoken(words[:16]))
    length = said[0].count(" ") if said else 0
    return words[length:] if 0 < length < len(words) else words


def _inside(words: list[Token]) -> list[Token]:
    """Without what stands in the middle, and behind a mark: `when, as far as I know, a 7 is played`."""
    spoken = _spoken(words)
    said = _ASIDE.search(spoken)
    if said is None:
        return words
    first, last = (spoken[: place + 1].count(" ") for place in said.span("aside"))
    last += words[first - 1].word in _MARKS
    return _inside(words[:first] + words[last:]) if last - first < len(words) else words


def _closed(words: list[Token]) -> list[Token]:
    """Without what is said about the rule at its end, or at the end of one of its sentences."""
    spoken = _spoken(words)
    said = _CLOSING.search(spoken)
    if said is None:
        return words
    first, last = (spoken[: place + 1].count(" ") for place in said.span("close"))
    return _closed(words[:first] + words[last:]) if first > 1 else words


def _everybody(words: list[Token]) -> list[Token]:
    """`we` is everybody who plays, where somebody does something, and nobody where the whole table does."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        token = words[place]
        if token.sort is not TokenSort.WORD or token.word != "we":
            found.append(token)
            place += 1
            continue
        if place and _HAPPENS.match(_spoken(words[place : place + 8])):
            found.append(replace(token, word="all_of_us"))
            place += 1
            continue
        if place and (words[place - 1].word in _MARKS or _spoken(words[max(place - 2, 0) : place]) in _TIMES):
            found.append(replace(token, word="you"))
            place += 1
            continue
        spoken = _spoken(words[place : place + 8])
        of_all = _TABLE.match(spoken)
        each = _EACH.match(spoken)
        never = _NEVER.match(spoken)
        if never:
            found += [replace(token, word=word) for word in ("no", "player", "may")]
            place += never[0].count(" ")
        elif of_all:
            place += of_all["we"].count(" ")
        elif each and each["all"]:
            found += [replace(token, word="each"), replace(token, word="player")]
            place += each["we"].count(" ")
        elif each:
            found.append(replace(token, word="all_of_us"))
            place += each["we"].count(" ")
        else:
            found.append(token)
            place += 1
    if found != words:
        found = [replace(token, word="their") if _is_our(token) else token for token in found]
    return found


def _is_our(token: Token) -> bool:
    return token.word == "our" and token.sort is TokenSort.WORD


_HAPPENS: Final = re.compile(rf"we {HAPPENS_TO_ALL} ")
_MARKS: Final = frozenset(("when", "if", "whenever", "after", "once", "before", "until", "unless", "while"))
_TIMES: Final = frozenset(("every time ", "each time ", "any time ", "the moment ", "soon as ", "the instant "))
_NEVER: Final = re.compile(r"we (?:all )?(?:do not|never|may not|must not|can not|cannot|are not to|will not) ")
_OPENING: Final = re.compile(rf"(?:(?:so|and|but|well|oh|ok|okay|right|yeah|basically|anyway|also|,) )*{OPENINGS} ?")
_ASIDE: Final = re.compile(rf"(?P<aside> , {SURE})(?= , )")
_CLOSING: Final = re.compile(
    rf"(?P<close> (?:(?:, |- |-- |\. |! |; |\? )?{FREELY}|(?:, |- |-- |\. |! |; |\? |\( ){BEHIND_A_SIGN})(?: \))?)"
    r"(?= [.!;?\n)] | $)"
)
_OFTEN: Final = "(?:(?:always|usually|normally|generally|then|just|also|typically|would|will|used to) )*"
_TABLE: Final = re.compile(rf"(?P<we>we (?:(?:all|each|both) )?{_OFTEN}(?:have to |must )?)(?={EVERYBODY_TURNS} )")
_EACH: Final = re.compile(
    rf"(?P<we>we (?P<all>(?:all|each|both) )?{_OFTEN})(?={EVERYBODY_DOES} |(?(all)(?:start|begin) |(?!)))"
)
