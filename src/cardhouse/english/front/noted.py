"""Rules as programmers note them: `on(7): next.draw(2)`, `if card == 8: skip next`, `HAND_SIZE = 5`."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.tokens import Token, TokenSort


def without_code(words: Sequence[Token], text: str) -> list[Token]:
    """The words without the signs of a program between them; the same words where there are none."""
    if not _CODE.search(text):
        return _in_fields(list(words))
    return _compared(_uncalled(list(_humps(words, text))))


def _in_fields(words: list[Token]) -> list[Token]:
    """`Trigger: a 6 is played. Effect: draw two` is one sentence."""
    names = [place for place in range(len(words) - 1) if words[place].word in _FIELDS and words[place + 1].word in _SET]
    if (
        len(names) != 2
        or names[0] != 0
        or words[names[1]].word not in _EFFECTS
        or words[names[1] - 1].word not in _BETWEEN
    ):
        return words
    return [*words[2 : names[1] - 1], replace(words[names[1] + 1], word=":"), *words[names[1] + 2 :]]


_EFFECTS: Final = frozenset(("effect", "result", "action", "consequence", "outcome", "response", "then", "what"))
_FIELDS: Final = _EFFECTS | {"trigger", "event", "condition", "when", "card", "if", "cause", "played"}
_SET: Final = frozenset((":", "=", "-"))
_BETWEEN: Final = frozenset((".", ";", ",", "\n", "|", "/", "-"))


_CODE: Final = re.compile(r"\w\(|[=:] ?\[|==|!=|&&|\|\||[a-z][A-Z]|\w_\w|\w\.[a-zA-Z]{2,}|//|\+=")


def _humps(words: Sequence[Token], text: str) -> list[Token]:
    """`onPlay` and `next_player` are two words; what stands behind `//` is a remark."""
    found: list[Token] = []
    for place, token in enumerate(words):
        written = text[token.start : token.end]
        before, after = words[place - 1] if place else None, words[place + 1] if place + 1 < len(words) else None
        if token.word == "/" and after is not None and after.word == "/" and after.start == token.end:
            return found or list(words)
        if token.sort is TokenSort.WORD and _HUMP.search(written):
            found += [
                replace(
                    token, word=part.group().casefold(), start=token.start + part.start(), end=token.start + part.end()
                )
                for part in _PARTS.finditer(written)
            ]
        elif token.word == "_" and before is not None and after is not None and _close(before, token, after):
            continue
        else:
            found.append(token)
    return found


_HUMP: Final = re.compile(r"^[a-z]+[A-Z]")
_PARTS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]")


def _close(before: Token, token: Token, after: Token) -> bool:
    """Whether nothing stands between them."""
    return before.end == token.start and after.start == token.end and token.sort is TokenSort.SIGN


def _calls(before: Token, bracket: Token) -> bool:
    near = before.end == bracket.start or before.word in ("if", "when", "on")
    return near and before.sort is TokenSort.WORD


def _uncalled(words: list[Token]) -> list[Token]:
    """`next.draw(2)` without its stop and its brackets."""
    found: list[Token] = []
    opened = 0
    for place, token in enumerate(words):
        before = words[place - 1] if place else None
        after = words[place + 1] if place + 1 < len(words) else None
        if token.sort is not TokenSort.SIGN:
            found.append(token)
        elif token.word == "(" and before is not None and _calls(before, token):
            opened += 1
        elif token.word == ")" and opened:
            opened -= 1
        elif token.word == "." and before is not None and after is not None and _close(before, token, after):
            continue
        elif token.word not in "{}[];":
            found.append(token)
    return found


def _compared(words: list[Token]) -> list[Token]:
    """`==`, `&&` and `||` in words, and what is compared: a card that is played, or how many are held."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        pair = (words[place].word, words[place + 1].word) if place + 1 < len(words) else ("", "")
        if words[place].sort is TokenSort.SIGN and pair in _PAIRS:
            found.append(replace(words[place], word=_PAIRS[pair], sort=TokenSort.WORD))
            place += 2
        else:
            found.append(words[place])
            place += 1
    return _held(found)


def _held(words: list[Token]) -> list[Token]:
    """`if card is 8` is an 8 that is played; `if hand is 1` is one card left."""
    spoken = "".join('" ' if token.sort is TokenSort.STR else f"{token.word} " for token in words)
    if spoken.startswith(_CHANGES):
        opening = spoken[: spoken.index("last suit ") + len("last suit ")].count(" ")
        changed = ("when", "the", "suit", "changes")
        return [*(replace(words[0], word=word, sort=TokenSort.WORD) for word in changed), *words[opening:]]
    said = _COMPARISON.match(spoken)
    if said is None or len(words) == spoken[: said.end()].count(" "):
        return words
    length = said[0].count(" ")
    compared = words[length]
    if said["hand"]:
        left = [replace(compared, word=word, sort=TokenSort.WORD, number=0) for word in ("have", "cards", "left")]
        you = replace(compared, word="you", sort=TokenSort.WORD, number=0)
        when = replace(compared, word="when", sort=TokenSort.WORD, number=0)
        return [when, you, left[0], compared, *left[1:], *words[length + 1 :]]
    return words[length:]


_CHANGES: Final = ("if suit is_not last suit ", "if suit is_not prev suit last suit ")
_PAIRS: Final = {
    ("=", "="): "equals", ("!", "="): "is_not", ("&", "&"): "and", ("|", "|"): "or",
}  # fmt: skip
_COMPARISON: Final = re.compile(
    r"(?:(?:if|when|on|while) )?(?:(?:the )?(?P<hand>(?:player |my |your )?hand(?: size| count| length| len)?|len hand"
    r"|cards(?: left| in hand| remaining)?|cards count|card count)|(?:the )?(?:top )?(?:card|rank|played|card rank"
    r"|played card|card played|value|c|top)) equals "
)
