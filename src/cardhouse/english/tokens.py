"""From letters to words: numbers, quotations, signs, and where each stood in the text."""

import re
import unicodedata
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final


class TokenSort(StrEnum):
    """What a token is, besides its letters."""

    WORD = "WORD"
    NUM = "NUM"
    NUMS = "NUMS"
    ORD = "ORD"
    STR = "STR"
    SIGN = "SIGN"


@dataclass(frozen=True)
class Token:
    """A word in small letters, a number, a quotation as it was written, or a sign."""

    word: str
    sort: TokenSort
    number: int = 0
    start: int = 0
    end: int = 0


_SMALL: Final = [
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
]
_TENS: Final = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
LARGEST: Final = 9999


def _number_words() -> dict[str, int]:
    words = {word: number for number, word in enumerate(_SMALL)}
    for step, ten in enumerate(_TENS):
        words[ten] = 20 + 10 * step
        words |= {f"{ten}-{_SMALL[unit]}": 20 + 10 * step + unit for unit in range(1, 10)}
    return words | {"hundred": 100}


NUMBERS: Final = _number_words()
PLURALS: Final = {f"{word}es" if word.endswith("x") else f"{word}s": NUMBERS[word] for word in _SMALL[2:11]}
ORDINALS: Final = {word: place for place, word in enumerate(_ORDINALS, 1)}

_QUOTES: Final = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'"})
_DASHES: Final = str.maketrans({"–": "-", "—": "-", "−": "-", "→": ">"})
_TOKEN: Final = re.compile(
    r"""
      "(?P<quoted>[^"\n]*)"
    | (?P<ordinal>\d{1,2}(?:st|nd|rd|th)\b)
    | (?P<plural>\d{1,4}'?s\b)
    | (?P<digits>\d+)
    | (?P<word>[^\W\d_]+(?:['-][^\W\d_]+)*)
    | (?P<genitive>'s\b)
    | (?P<sign>\.\.\.|->|--|=>|\n|[^\w\s]|_)
    """,
    re.VERBOSE,
)
_CONTRACTED: Final = {
    "can't": ("can", "not"),
    "cant": ("can", "not"),
    "mustn't": ("must", "not"),
    "don't": ("do", "not"),
    "doesn't": ("does", "not"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
    "won't": ("will", "not"),
    "shouldn't": ("should", "not"),
    "couldn't": ("could", "not"),
    "haven't": ("have", "not"),
    "hasn't": ("has", "not"),
    "didn't": ("did", "not"),
    "you've": ("you", "have"),
    "they've": ("they", "have"),
    "you're": ("you", "are"),
    "they're": ("they", "are"),
    "you'll": ("you", "will"),
    "they'll": ("they", "will"),
    "needn't": ("need", "not"),
    "wouldn't": ("would", "not"),
    "wasn't": ("was", "not"),
    "weren't": ("were", "not"),
    "i'm": ("i", "am"),
    "i'll": ("i", "will"),
    "i've": ("i", "have"),
    "let's": ("let", "us"),
    "we're": ("we", "are"),
    "we'll": ("we", "will"),
}


def plain(text: str) -> tuple[str, list[int]]:
    """The text in plain letters, and for each of them the place in the text where it came from."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        # the three dots stay one sign
        for each in unicodedata.normalize("NFKC", letter).translate(_QUOTES):
            letters.append(each)
            places.append(place)
    return "".join(letters), [*places, len(text)]


def tokens(text: str) -> list[Token]:
    """The tokens of a text, in order; whatever it holds, every letter but white space is in one of them."""
    letters, places = plain(text)
    found: list[Token] = []
    for match in _TOKEN.finditer(letters):
        start, end = places[match.start()], places[match.end() - 1] + 1
        new = [replace(token, start=start, end=end) for token in _read(match)]
        if new[0].word in _OWNED and found and found[-1].sort is TokenSort.NUMS and found[-1].word.endswith("'s"):
            number = found.pop()
            found.append(replace(number, word=number.word[:-2], sort=TokenSort.NUM))
            found.append(replace(number, word="'s", sort=TokenSort.WORD))
        found += new
    return found


_OWNED: Final = ("turn", "hand")
"""What belongs to somebody: `who has played a 9's turn` speaks of one 9."""


def _read(match: re.Match[str]) -> list[Token]:
    text = match.group()
    if match.lastgroup == "quoted":
        return [Token(match.group("quoted"), TokenSort.STR)]
    if match.lastgroup == "ordinal":
        return [Token(text, TokenSort.ORD, int(text[:-2]))]
    if match.lastgroup == "plural":
        return [Token(text, TokenSort.NUMS, int(text.rstrip("s").rstrip("'")))]
    if match.lastgroup == "digits":
        number = int(text) if len(text) < 6 else LARGEST + 1
        return [Token(text, TokenSort.NUM, number) if number <= LARGEST else Token(text, TokenSort.WORD)]
    if match.lastgroup == "genitive":
        return [Token(text.casefold(), TokenSort.WORD)]
    if match.lastgroup == "sign":
        return [Token(text.translate(_DASHES), TokenSort.SIGN)]
    return _word(text.casefold())


def _word(word: str) -> list[Token]:
    if word in _CONTRACTED:
        return [Token(part, TokenSort.WORD) for part in _CONTRACTED[word]]
    if word.endswith("'s"):
        return [*_word(word[:-2]), Token("'s", TokenSort.WORD)]
    if word in NUMBERS:
        return [Token(word, TokenSort.NUM, NUMBERS[word])]
    if word in PLURALS:
        return [Token(word, TokenSort.NUMS, PLURALS[word])]
    if word in ORDINALS:
        return [Token(word, TokenSort.ORD, ORDINALS[word])]
    return [Token(word, TokenSort.WORD)]


def sentences(words: list[Token]) -> list[list[Token]]:
    """Cut at full stops; each sentence ends with one, whether it was written or not."""
    found: list[list[Token]] = [[]]
    for token in words:
        if token.word == "\n" and token.sort is TokenSort.SIGN:
            continue
        found[-1].append(token)
        if token.word == "." and token.sort is TokenSort.SIGN:
            found.append([])
    last = found.pop()
    if last:
        place = last[-1].end
        found.append([*last, Token(".", TokenSort.SIGN, start=place, end=place)])
    return [sentence for sentence in found if len(sentence) > 1]
