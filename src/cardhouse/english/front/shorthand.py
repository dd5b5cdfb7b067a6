"""How people write in haste: signs for suits, letters for ranks and words, endings without an apostrophe."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.tokens import Token, TokenSort, tokens

_SUITS: Final = {
    "♠": "spades",
    "♥": "hearts",
    "♦": "diamonds",
    "♣": "clubs",
    "♤": "spades",
    "♡": "hearts",
    "♢": "diamonds",
    "♧": "clubs",
}
_RANKED: Final = frozenset(("a", "j", "q", "k", "ace", "jack", "queen", "king"))
_SILENT: Final = frozenset(("\ufe0f", "\ufe0e", "\u200d"))
"""What only says how a sign is painted."""

_LETTERS: Final = {"j": "jack", "q": "queen", "k": "king"}
_SHORT: Final = {
    "u": "you",
    "ya": "you",
    "ur": "your",
    "w": "with",
    "ppl": "people",
    "pls": "please",
    "plz": "please",
    "gotta": "have to",
    "hafta": "have to",
    "hasta": "has to",
    "everytime": "every time",
    "anytime": "at any time",
    "sec": "seconds",
    "secs": "seconds",
    "pts": "points",
    "pt": "point",
    "til": "until",
    "till": "until",
    "'til": "until",
    "clockwize": "clockwise",
    "alot": "many",
    "noone": "nobody",
    "dont": "do not",
    "doesnt": "does not",
    "isnt": "is not",
    "arent": "are not",
    "wont": "will not",
    "youre": "you are",
    "theyre": "they are",
    "mustnt": "must not",
    "shouldnt": "should not",
    "havent": "have not",
    "hasnt": "has not",
    "thats": "that is",
    "whats": "what is",
}
"""Words that are written shorter in a chat."""

_OWNERS: Final = frozenset(
    ("players", "someones", "somebodys", "anyones", "anybodys", "persons", "neighbours", "peoples")
)
_OWNED: Final = frozenset(("hand", "cards", "turn", "card"))
_BEFORE_OWNERS: Final = frozenset(("next", "previous", "another", "other", "left", "right"))


def spelt_out(words: Iterable[Token]) -> list[Token]:
    """The words as they would stand in a letter."""
    seen = [token for token in words if token.word not in _SILENT]
    return _lettered(_owned(_long(_in_one_go(_suited(seen)))))


def _in_one_go(words: Sequence[Token]) -> list[Token]:
    """`two at once` is two together, and not one 2 that is played right away."""
    found: list[Token] = []
    for token in words:
        found.append(token)
        if [each.word for each in found[-2:]] == ["at", "once"] and found[-3:-2] and found[-3].sort is TokenSort.NUM:
            found[-2:] = [replace(token, word="together", start=found[-2].start)]
    return found


def _suited(words: Sequence[Token]) -> list[Token]:
    """A sign for a suit is its name: after a rank, "of Spades"; before one it belongs to that rank."""
    found: list[Token] = []
    waiting: Token | None = None
    for place, token in enumerate(words):
        sign = token.word[-1:]
        if token.sort is TokenSort.STR or sign not in _SUITS:
            found.append(token)
            if waiting is not None:
                found += [replace(waiting, word="of", sort=TokenSort.WORD), waiting]
                waiting = None
            continue
        if len(token.word) > 1:
            found += tokens(token.word[:-1])
            found[-1] = replace(found[-1], start=token.start, end=token.end)
        suit = replace(token, word=_SUITS[sign], sort=TokenSort.WORD)
        after = words[place + 1] if place + 1 < len(words) else None
        if found and _is_rank(found[-1]):
            found += [replace(token, word="of", sort=TokenSort.WORD), suit]
        elif after is not None and _is_rank(after) and after.start <= token.end + 1:
            waiting = suit
        else:
            found.append(suit)
    return found


def _is_rank(token: Token) -> bool:
    return token.sort is TokenSort.NUM or (token.sort is TokenSort.WORD and token.word in _RANKED)


def _long(words: Sequence[Token]) -> list[Token]:
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1].word if place + 1 < len(words) else ""
        if token.sort is not TokenSort.WORD:
            with_ = found and token.word == "/" and found[-1].word == "with" and words[place - 1].word == "w"
            if not with_:
                found.append(token)
        elif token.word in _SHORT:
            found += [replace(word, start=token.start, end=token.end) for word in tokens(_SHORT[token.word])]
        elif token.word == "its" and after in ("your", "their", "ur", "a", "an", "the", "not", "someones"):
            found += [replace(token, word="it"), replace(token, word="'s")]
        else:
            found.append(token)
    return found


def _owned(words: Sequence[Token]) -> list[Token]:
    """`the next players cards` are that player's."""
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1].word if place + 1 < len(words) else ""
        before = words[place - 1].word if place else ""
        alone = token.word not in ("players", "persons", "peoples")
        if (
            token.sort is TokenSort.WORD
            and token.word in _OWNERS
            and after in _OWNED
            and (alone or before in _BEFORE_OWNERS)
        ):
            found += [replace(token, word=token.word[:-1]), replace(token, word="'s")]
        else:
            found.append(token)
    return found


def _lettered(words: Sequence[Token]) -> list[Token]:
    """J, Q and K are ranks; A is one where it stands before a sign or at the end, after a stroke, or before a suit."""
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else None
        before = words[place - 1].word if place else ""
        if token.sort is TokenSort.WORD and token.word in _LETTERS:
            token = replace(token, word=_LETTERS[token.word])
        elif token.word == "a" and (before == "/" or after is None or _after_ace(after)):
            token = replace(token, word="ace")
        found.append(token)
    return found


def _after_ace(token: Token) -> bool:
    """What can come after the letter A as a rank, and not after the article."""
    return (token.sort is TokenSort.SIGN and token.word != "+") or token.word == "of"
