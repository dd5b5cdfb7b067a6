"""The sentences of a text, as people end them."""

from collections.abc import Iterable
from typing import Final

_ENDS: Final = ".!?"
_CLOSING: Final = "\"”'’)]"
_SHORT: Final = frozenset(
    ("e.g", "eg", "i.e", "ie", "n.b", "sec", "etc", "vs", "v", "cf", "no", "nr", "mr", "mrs", "dr", "st")
)


def sentences_in(paragraphs: Iterable[str]) -> list[str]:
    """Each sentence of each paragraph; none goes on from one paragraph into the next."""
    return [sentence for paragraph in paragraphs for sentence in split_sentences(paragraph)]


def split_sentences(text: str) -> list[str]:
    """A text, sentence by sentence: not inside quotation marks or brackets, and not after an abbreviation."""
    found: list[str] = []
    start, quoted, brackets = 0, False, 0
    for place, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif letter in "“”":
            quoted = letter == "“"
        elif letter in "([":
            brackets += 1
        elif letter in ")]":
            brackets = max(0, brackets - 1)
        ended = letter in _ENDS or (letter in _CLOSING and text[max(0, place - 1)] in _ENDS)
        if ended and not brackets and not quoted and is_end(text, start, place):
            found.append(text[start : place + 1].strip())
            start = place + 1
    rest = text[start:].strip()
    return [*found, rest] if rest else found


def is_end(text: str, start: int, place: int) -> bool:
    """Whether a sentence ends with this letter: the next one begins after a space, and not in lower case."""
    after = text[place + 1 :]
    last = text[start:place].split()[-1:] or [""]
    word = last[0].strip("(\"“'").casefold()
    return after[:1].isspace() and not after.lstrip()[:1].islower() and word not in _SHORT
