"""Calls of a single word: something was wrong."""

from dataclasses import dataclass

from cardhouse.core.cases import RIGHT, WRONG, Case, CaseJudged
from cardhouse.core.hooks import after
from cardhouse.core.remarks import Called
from cardhouse.core.rule import Rule
from cardhouse.core.speech import says
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.court.sentences import way_back


@dataclass(frozen=True)
class CalledWrong(Rule):
    """If a player has broken a rule and another calls "{words}", it is undone. Nobody pays anything.

    The call is right as long as what was done can be undone.
    """

    words: str = "Wrong"

    @after(Called)
    def judge(self, called: Called, table: Table) -> Events:
        if not says(called.words, self.words):
            return NOTHING
        case = Case(called.player, called.offender, "", called.words)
        return (CaseJudged(case, RIGHT if way_back(table, case) else WRONG),)
