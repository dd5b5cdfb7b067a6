"""Signs that only show how a word is set or cut short: backticks, stars, single quotation marks, "e.g.", the number of
a clause. The text keeps its length.
"""

import re
from typing import Final

_QUOTED: Final = re.compile(r'"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]')
_SET: Final = re.compile(r"`|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_+(?=\w)|(?<=\w)_+(?!\w)")
_SINGLE: Final = re.compile(r"(?<![\w'’])['‘]([^'‘’\"\n]{1,60})['’](?!\w)")
_SHORT: Final = re.compile(r"\b(e\. ?g\.|i\. ?e\.)", re.IGNORECASE)
_SAYING: Final = re.compile(
    r"\b(?:say|says|saying|said|yell|yells|shout|shouts|exclaim|exclaims|announce|announces|announcing|declare|declares"
    r"|proclaim|proclaims|call|calls|calling|call out|calls out|reply|replies|answer|answers|words?|phrase|repeat"
    r"|repeats)[\s,:]*$",
    re.IGNORECASE,
)
_NUMBERED: Final = re.compile(r"^\s*(?:§\s*\d+[.)]?|\d+(?:\.\d+)+[.)]?)\s+(?=[A-Z])")
_NOTED: Final = re.compile(r"[:=>\-–—]\s*$")
_LISTED: Final = re.compile(r"['’]\s*(?:,|or|and|, or|, and|then|, then)\s*$", re.IGNORECASE)


def unmarked(text: str) -> str:
    """The text in double quotation marks or none: what is said keeps its marks, a word set apart is that word."""
    letters = list(text)
    number = _NUMBERED.match(text)  # 3.4 before a rule is its place in a book
    if number is not None:
        letters[: number.end()] = " " * number.end()
    said = [match.span() for match in _QUOTED.finditer(text)]

    def spoken(place: int) -> bool:
        return any(start <= place < end for start, end in said)

    for match in _SET.finditer(text):
        if not spoken(match.start()):
            letters[match.start() : match.end()] = " " * (match.end() - match.start())
    for match in _SHORT.finditer(text):  # a stop there ends no sentence
        if not spoken(match.start()):
            letters[match.start() : match.end()] = match[0].replace(".", "").replace(" ", "").ljust(len(match[0]))
    quoted = False
    for match in _SINGLE.finditer(text):
        if spoken(match.start()):
            continue
        before = text[: match.start()]
        quoted = bool(_SAYING.search(before)) or (quoted and bool(_LISTED.search(before)))
        if not quoted and _NOTED.search(before):
            continue  # it may be said, or be what the card is
        mark = '"' if quoted else " "
        letters[match.start()] = letters[match.end() - 1] = mark
    return "".join(letters)
