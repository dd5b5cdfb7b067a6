"""Greetings, thanks and last words."""

import re
from typing import Final

from cardhouse.core.speech import FINDERS, UNKNOWN, Found, Utterance, heard, spoken

NICE: Final = "nice"
THANKS: Final = "thanks"
BOVINE: Final = "bovine"
MOO: Final = "moo"
_MOO: Final = re.compile(r"moo+")


def nice_day(count: int) -> str:
    """The greeting after so many sevens."""
    return f"have a {'very ' * (count - 1)}nice day"


def thanks(count: int) -> str:
    """The thanks after so many sevens."""
    return "thank you" if count == 1 else f"thank you {'very ' * (count - 1)}much"


def courtesy(said: Utterance, at: int) -> Found:
    if said.has(at, "have", "a"):
        very = said.run(at + 2, "very")
        if said.has(at + 2 + very, "nice", "day"):
            return (NICE, nice_day(very + 1), 4 + very)
    if said.has(at, "thank", "you"):
        very = said.run(at + 2, "very")
        if very and said.has(at + 2 + very, "much"):
            return (THANKS, thanks(very + 1), 3 + very)
        return (THANKS, thanks(1), 2)
    return UNKNOWN


def last_word(said: Utterance, at: int) -> Found:
    if said.has(at, "thats", "the", "bovine"):
        return (BOVINE, "thats the bovine", 3)
    return (MOO, MOO, 1) if _MOO.fullmatch(said.words[at]) else UNKNOWN


FINDERS.extend([courtesy, last_word])


def at_least(text: str, phrase: str) -> bool:
    """Whether a greeting or thanks was said with as many "very" as in this one, or with more."""
    wanted = heard(phrase)
    if len(wanted) != 1 or wanted[0].kind not in (NICE, THANKS):
        return False
    very = spoken(phrase).count("very")
    return any(each.kind == wanted[0].kind and each.text.split().count("very") >= very for each in heard(text))
