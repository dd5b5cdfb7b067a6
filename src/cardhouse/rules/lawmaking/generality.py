"""Whether a rule treats everybody alike: it names nobody."""

import re
from dataclasses import dataclass
from typing import Final

from cardhouse.core.declared import option
from cardhouse.core.hooks import answers
from cardhouse.core.questions import General
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table

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


@dataclass(frozen=True)
class RulesAreGeneral(Rule):
    """A new rule bears on all players alike: it names nobody, and its author is not in it.

    Otherwise it is for people to find it void.
    """

    names_refused: bool = option(True, "A rule that names somebody is refused", ruling="R-M57")

    @answers(General)
    def everybody_alike(self, asked: General, table: Table, earlier: bool) -> bool:
        return earlier and not (self.names_refused and names_somebody(asked.text, table.names))
