"""Calls of a single word: something was wrong."""

from dataclasses import dataclass

from cardhouse.core.cases import RIGHT, WRONG, CaseJudged, Charged, ChargeForm
from cardhouse.core.hooks import after, answers
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

    @answers(ChargeForm)
    def in_a_word(self, asked: ChargeForm, table: Table, earlier: str) -> str:
        return self.words

    @after(Charged)
    def judge(self, charged: Charged, table: Table) -> Events:
        if not says(charged.words, self.words):
            return NOTHING
        case = charged.case
        return (CaseJudged(case, RIGHT if way_back(table, case) else WRONG),)
