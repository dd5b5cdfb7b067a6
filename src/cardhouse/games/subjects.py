"""What a setting is about, in one of a few headings, so that nobody has to read through all of them.

An option says it; one that does not is about time if it is in seconds, and else about what its family is about.
"""

import sys
from typing import Final

from cardhouse.core.declared import Option

TIME: Final = "Time"
OTHERS: Final = "Single cards and rules"
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


def subject_of(kind: type, option: Option) -> str:
    """The heading for an option of this class of rules."""
    if option.subject:
        return option.subject
    if option.unit == "second":
        return TIME
    places = (kind.__module__, kind.__module__.rpartition(".")[0])
    said = [getattr(sys.modules.get(place), "SUBJECT", "") for place in places]
    return next((subject for subject in said if subject), OTHERS)
