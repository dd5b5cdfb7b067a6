"""The number of a clause before it is no card: `3.4 No player ...`, `Rule 7:`, `(iii)`, `§ 2`, `4)`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.tokens import Token, TokenSort

_ENDS: Final = frozenset((".", ";", "!", "\n"))
_AFTER: Final = frozenset((".", ":", "-", "--", ")", ","))
_KINDS: Final = frozenset(
    ("rule", "law", "article", "art", "section", "sec", "clause", "paragraph", "para", "point", "item", "no", "nr", "r")
)
_SO_CALLED: Final = frozenset((".", "no", "nr", "number"))
_ROMAN: Final = frozenset(("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"))
_RULES: Final = frozenset(("when", "whenever", "if", "whoever", "no", "nobody", "never", "only", "players"))
_NOTES: Final = frozenset((":", "-", "--", "=", "->", "=>"))
_STANDING: Final = _RULES | {"may", "can", "cannot", "after", "before", "starts", "start", "limit", "wild"}
_BEFORE_CARDS: Final = frozenset(("a", "an", "the", "any", "all", "every", "each", "red", "black", "both"))
_CARDS: Final = frozenset(
    f"{word}{end}"
    for word in ("ace", "jack", "queen", "king", "joker", "spade", "heart", "diamond", "club")
    for end in ("", "s")
)


def unlabelled(words: Sequence[Token], text: str) -> list[Token]:
    """Without the numbers of clauses, at the beginning of the text and of each sentence of it."""
    found: list[Token] = []
    awaited: list[str] = []
    place = 0
    while place < len(words):
        length = 0
        if not found or (found[-1].sort is TokenSort.SIGN and found[-1].word in _ENDS):
            length = label(words[place:], text)
        elif awaited and [token.word for token in words[place : place + len(awaited)]] == awaited:
            length = len(awaited)
            found.append(replace(words[place], word=".", sort=TokenSort.SIGN, number=0))
        if length:
            awaited = _next(words[place : place + length])
            place += length
        if place < len(words):
            found.append(words[place])
        place += 1
    return found


def _next(words: Sequence[Token]) -> list[str]:
    """How the clause after this one is numbered: `(2)` after `(1)`; `2.` may end a sentence."""
    numbers = [token for token in words if token.sort is TokenSort.NUM]
    if len(numbers) != 1 or not _sign(words[-1], ")"):
        return []
    return [str(token.number + 1) if token is numbers[0] else token.word for token in words]


def label(words: Sequence[Token], text: str) -> int:
    """How many of the first words only number what comes after them; never all of them."""
    length = _label(words, text)
    return length if length < len(words) else 0


def _label(words: Sequence[Token], text: str) -> int:
    if not words:
        return 0
    first = words[0]
    if _sign(first, "(") and len(words) > 2 and _sign(words[2], ")") and _counts(words[1]):
        length = 3 + _separated(words, 3)
        return length if _numbers_it(words[1], words[length:]) else 0
    if _sign(first, "§"):
        length = 1 + _numbers(words, 1)
        return length + _separated(words, length) if length > 1 else 0
    if _sign(first, "#") and _numbers(words, 1):  # a card, where nothing else is one
        length = 1 + _numbers(words, 1)
        after = length + _separated(words, length)
        return after if words[1].number > 10 or _own_rule(words[after:]) else 1
    if first.sort is TokenSort.WORD and first.word in _KINDS:
        return _named(words, text)
    if first.sort is TokenSort.NUM and (several := _numbers(words, 0)) > 1:
        return several + _separated(words, several)
    if not _counts(first) or len(words) < 2:
        return 0
    if _sign(words[1], ")"):
        length = 2 + _separated(words, 2)
        return length if _numbers_it(first, words[length:]) else 0
    no_card = first.sort is TokenSort.NUM and (first.number == 1 or first.number > 10)
    return 2 if _sign(words[1], ".") and (no_card or _own_rule(words[2:])) else 0


def _named(words: Sequence[Token], text: str) -> int:
    """`Rule 7: ...` and `Art. 5 - ...`, but not `rule 402 no longer applies`."""
    start = 1
    while start < len(words) and (words[start].word in _SO_CALLED or _sign(words[start], "#")):
        start += 1
    word = start < len(words) and words[start].sort is TokenSort.NUM and not words[start].word.isdigit()
    length = start + 1 if word else start + _numbers(words, start)
    if length == start or length >= len(words):
        return 0
    begins = text[words[length].start].isupper() or text[words[length].start] == '"'
    separated = _separated(words, length)
    return length + separated if separated or begins else 0


def _numbers(words: Sequence[Token], place: int) -> int:
    """How many words from here on are a number like 3, 3.4 or 602.1.2."""
    end = place
    while end < len(words) and words[end].sort is TokenSort.NUM and words[end].word.isdigit():
        end += 1
        dotted = end + 1 < len(words) and _sign(words[end], ".") and words[end + 1].start == words[end].end
        if not dotted or words[end].start != words[end - 1].end or not words[end + 1].word.isdigit():
            break
        end += 1
    return end - place


def _separated(words: Sequence[Token], place: int) -> int:
    end = place
    while end < len(words) and words[end].sort is TokenSort.SIGN and words[end].word in _AFTER:
        end += 1
    return end - place


def _counts(token: Token) -> bool:
    """A number, a Roman number or a letter, as lists are numbered with them."""
    if token.sort is TokenSort.NUM:
        return token.word.isdigit()
    return token.sort is TokenSort.WORD and (token.word in _ROMAN or len(token.word) == 1)


def _numbers_it(token: Token, words: Sequence[Token]) -> bool:
    """`7) say "moo"` may be of the card; not where what follows says itself when it is done."""
    if token.word not in ("j", "q", "k") and not 2 <= token.number <= 10:
        return True
    return _own_rule(words) or any(word.sort is TokenSort.WORD and word.word in _STANDING for word in words)


def _own_rule(words: Sequence[Token]) -> bool:
    """Whether a rule of its own begins here: it names its card, or says when."""
    place = 0
    while place < len(words) and words[place].word in _BEFORE_CARDS:
        place += 1
    if place >= len(words):
        return False
    noted = words[place].sort is TokenSort.NUM and len(words) > place + 1 and words[place + 1].word in _NOTES
    named = noted or words[place].sort is TokenSort.NUMS or words[place].word in _CARDS
    return named or words[0].word in _RULES


def _sign(token: Token, sign: str) -> bool:
    return token.sort is TokenSort.SIGN and token.word == sign
