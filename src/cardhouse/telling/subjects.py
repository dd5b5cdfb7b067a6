"""What a setting is about, in one of a few headings, so that nobody has to read through all of them.

It is found by what the setting and its rule are called, whatever the game; the first heading that fits is taken.
"""

import re
from typing import Final

TIME: Final = "Time"
OTHERS: Final = "Single cards and rules"

_A_CARD: Final = r"aces?|two|three|four|five|six|seven|answering a seven|eight|nine|ten|jacks?|queens?|kings?"
_FOUND_BY: Final = (
    (
        "Coming and going",
        r"join|leaves\b|has left|newcomer|new to the rules|where they sit|players needed|people out of",
    ),
    ("Rules, motions and votes", r"motion|vote\b|new rules?\b|a rule that|a rule with|point of order|menu|settled by"),
    (
        "Mistakes, penalties and calls",
        r"penalt(?!y for the same)|\berror|accus|guilty|undone|\bcalls?\b|called in time|illegal|against the rules"
        r"|\blies?\b|done wrong|wrong card|costs|claimed|veto\b|cheat|breach|breaks|\bslow|what they owe|made good"
        r"|owed until|is owed is|takes? the card back|been back|dishwasher",
    ),
    (
        "Winning and the end",
        r"\bwin|^going out|game is over|the end|game ends|equal hands|all lose|are out\b|enough are|cards that count",
    ),
    ("Words", r"\bsa[iy]|said|\bwords?\b|\bnames?\b|named|thanks|very\b|announc|letters|is free|apolog"),
    (
        "Cards and dealing",
        r"\bpacks?\b|\bjokers?\b|\bdeal|dealt|stock|\bcut\b|everybody|highest number|suits of|salad|free of it"
        r"|first card|cannot be drawn",
    ),
    (
        "Turns, drawing and piles",
        r"\bturn\b|turns\b|whose turn|draw|skip|purchases|in one play|one play act|two players|pick|the one to begin"
        r"|pile|hands are|shown|token|order of",
    ),
)
SUBJECTS: Final = (
    "Cards and dealing",
    "Turns, drawing and piles",
    "Words",
    "Winning and the end",
    "Mistakes, penalties and calls",
    OTHERS,
    TIME,
    "Coming and going",
    "Rules, motions and votes",
)
"""All headings, in the order in which they are shown."""


def subject_of(rule: str, label: str, unit: str = "") -> str:
    """The heading for an option with this label, of the rule with this title."""
    if unit == "second" or label.startswith("Time "):
        return TIME
    if re.fullmatch(_A_CARD, rule.casefold()):
        return OTHERS
    text = f"{rule.casefold()}: {label.casefold()}"
    return next((heading for heading, words in _FOUND_BY if re.search(words, text)), OTHERS)
