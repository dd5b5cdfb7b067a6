"""A reason as whoever it is about hears it: "first Ann has to pay" is "first you have to pay" for Ann."""

from __future__ import annotations

import re
from typing import Final

ME: Final = "\x00"
FORMS: Final = {
    "has": "have",
    "is": "are",
    "was": "were",
    "does": "do",
    "plays": "play",
    "holds": "hold",
    "owes": "owe",
}
VERBS: Final = "|".join((*FORMS, "had", "cannot", "may", "must", "did", "first"))
_OWNED: Final = re.compile(rf"{ME}['’]s\b")


def reason_to(name: str, reason: str) -> str:
    """A reason as the player of this name hears it."""
    if not name:
        return reason
    told = re.sub(rf"(?<!\w){re.escape(name)}(?= (?:{VERBS})\b|['’]s\b)", ME, reason)
    told = re.sub(rf"{ME} ({VERBS})\b", lambda found: f"{ME} {FORMS.get(found[1], found[1])}", told)
    return _OWNED.sub("your", told.replace(f"{ME} first has ", f"{ME} first have ")).replace(ME, "you")
