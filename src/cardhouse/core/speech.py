"""Spoken words are matched forgivingly: case, punctuation and number words do not matter."""

import re
import unicodedata
from typing import Final

_NUMBERS: Final = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_DIGITS: Final = {word: str(number) for number, word in enumerate(_NUMBERS)}
_SUIT_SIGNS: Final = {"♠": " spades ", "♥": " hearts ", "♦": " diamonds ", "♣": " clubs "}
_QUOTES: Final = re.compile("['\"`\u2018\u2019\u201c\u201d]")
_BREAKS: Final = re.compile(r"[^\w\s]|_")


def spoken(text: str) -> list[str]:
    """The words of an utterance in their plain form."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    for sign, word in _SUIT_SIGNS.items():
        plain = plain.replace(sign, word)
    plain = _BREAKS.sub(" ", _QUOTES.sub("", plain))
    return [_DIGITS.get(word, word) for word in plain.split()]


def says(utterance: str, phrase: str) -> bool:
    """Whether an utterance contains a phrase, word for word."""
    heard, wanted = spoken(utterance), spoken(phrase)
    width = len(wanted)
    return bool(width) and any(heard[at : at + width] == wanted for at in range(len(heard) - width + 1))
