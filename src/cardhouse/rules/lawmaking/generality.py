"""Whether a rule treats everybody alike: it names nobody."""

import re
from typing import Final

_QUOTED: Final = re.compile(r"[\"\u201c][^\"\u201d]*[\"\u201d]")
_FIRST_PERSON: Final = re.compile(r"\b(I|me|my|mine|myself)\b")


def names_somebody(text: str, names: list[str]) -> bool:
    """Whether a text singles somebody out: the first person, unless it is to be said, a name, or a seat such as
    "player A".
    """
    if _FIRST_PERSON.search(_QUOTED.sub(" ", text)):
        return True
    for name in names:
        before = r"\b(?:player|seat)\s+" if len(name) == 1 else r"\b"
        if re.search(before + re.escape(name) + r"\b", text, re.IGNORECASE):
            return True
    return False
