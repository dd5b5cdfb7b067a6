"""Who says whether a charge is right."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.cases import OTHERS_VOTE, Evidence, Threshold
from cardhouse.core.hooks import answers
from cardhouse.core.owed import MAJORITY
from cardhouse.core.rule import Need, Rule
from cardhouse.core.speech import same_call
from cardhouse.core.table import Table
from cardhouse.core.verdicts import AllAgainst

CHARGES: Final = Need("charges that people may judge", ("set aside", "penalty calls"))


class EveryErrorNoted(Rule):
    """An act may be several errors: every rule that it breaks is noted."""

    @answers(AllAgainst)
    def each_of_them(self, asked: AllAgainst, table: Table, earlier: bool) -> bool:
        return True


@dataclass(frozen=True)
class JudgedByOthers(Rule):
    """Whether somebody did it is for the other players to say, by a vote."""

    discretion: str = ""
    threshold: str = MAJORITY

    def sentence(self) -> str:
        if self.discretion:
            return f'When "{self.discretion}" is called, the other players say whether it is right.'
        return "Whether somebody did it is for the other players to say, by a vote."

    def needs(self) -> tuple[Need, ...]:
        return (CHARGES,)

    def calls(self) -> tuple[str, ...]:
        return (self.discretion,) if self.discretion else ()

    @answers(Evidence)
    def the_others_know(self, asked: Evidence, table: Table, earlier: str) -> str:
        case = asked.case
        called = bool(self.discretion) and same_call(case.words, self.discretion)
        return OTHERS_VOTE if called or table.law.holds(self, case.rule) else earlier

    @answers(Threshold)
    def so_many(self, asked: Threshold, table: Table, earlier: str) -> str:
        return self.threshold if table.law.holds(self, asked.rule) else earlier
