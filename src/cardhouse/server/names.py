"""Names that players take: what can be read, and what looks like another."""

from __future__ import annotations

import unicodedata
from typing import Final

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that count as printable and show nothing."""
ANYBODY: Final = ("you", "nobody", "everybody")
"""What anybody is called in what the table says."""
MOST_MARKS: Final = 3
"""So many accents one letter may have; more of them cover what stands above."""
ALIKE: Final = str.maketrans(
    "\u0430\u0432\u0435\u0451\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u0501\u051b\u051d\u04cf\u04bb"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u01c0|01",
    "abeekmhopctyxsijdqwlhabeznikmvoptuxilloi",
)
"""Letters of other alphabets, and figures, as those of ours that they look like."""


class LobbyError(ValueError):
    """Something that cannot be done in a lobby, in words for whoever tried."""


def clean_name(name: str) -> str:
    """A name that can be shown: no control or invisible letters, no long gaps, no towers of accents."""
    normal = unicodedata.normalize("NFC", name)
    shown = " ".join("".join(" " if hidden(letter) else letter for letter in normal).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in shown):
        raise LobbyError("a player needs a name that can be read")
    if shown.casefold() in ANYBODY:
        raise LobbyError(f"“{shown}” can be anybody; choose another name, so that the others know whom is meant")
    marks = 0
    for letter in unicodedata.normalize("NFD", shown):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise LobbyError("this name has more accents on a letter than can be read; take a plainer one")
    return shown


def hidden(letter: str) -> bool:
    """Whether a letter shows nothing, or changes only how others are shown."""
    return not letter.isprintable() or letter in BLANK or unicodedata.name(letter, "").startswith("VARIATION SELECTOR")


def likeness(name: str) -> str:
    """What a name looks like from afar: two that have the same cannot be told apart at a table."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = [letter for letter in plain if not unicodedata.combining(letter) and not hidden(letter) and letter != " "]
    return "".join(letters).translate(ALIKE).replace("l", "i")
