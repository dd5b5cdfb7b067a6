"""Meanings that the table agrees on before the deal."""

from dataclasses import dataclass

from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import RulesSwitched
from cardhouse.core.cases import MOVE_WAY, Moved
from cardhouse.core.declared import VOTE_WAY, meant, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_OF
from cardhouse.core.questions import SHUFFLE
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.shown import SetByMotion
from cardhouse.core.speech import Prepared
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.proposing.table_talk import motion_of_all

MEANING = "meaning"


@dataclass(frozen=True)
class AgreedMeanings(Rule):
    """Before the deal all players together may switch the meaning of each rank on or off.

    Each rank is switched by itself.
    """

    switches: tuple[tuple[str, tuple[str, ...]], ...] = ()
    ranks_off: str = option(
        "",
        "Meanings that are off at first",
        help="Ranks such as ten or red-four, with commas between them",
        special={"": "none"},
        subject="Single cards and rules",
    )

    def objection(self) -> str:
        known = dict(self.switches)
        unknown = [name for name in self.off_at_first() if name not in known]
        return f'"{unknown[0]}" is no rank whose meaning can be off{meant(unknown[0], known)}' if unknown else ""

    def off_at_first(self) -> list[str]:
        return [name for name in self.ranks_off.replace(" ", "").split(",") if name]

    def brings(self) -> Brings:
        return Brings(ways=(MOVE_WAY, VOTE_WAY))

    @after(Prepared)
    def off_from_the_start(self, prepared: Prepared, table: Table) -> Events:
        off = [rule for name in self.off_at_first() for rule in dict(self.switches)[name]]
        return (RulesSwitched(off=tuple(off)),) if off and prepared.step == SHUFFLE and table.round == 1 else NOTHING

    @after(Moved)
    def put_to_the_vote(self, moved: Moved, table: Table) -> Events:
        name, _, value = moved.subject.partition(":")
        if name not in dict(self.switches) or value not in ("on", "off") or any(table.hands):
            return NOTHING
        return (MotionOpened(motion_of_all(table, moved, MEANING, ALL_OF)),)

    @answers(SetByMotion)
    def meaning(self, asked: SetByMotion, table: Table, earlier: str) -> str:
        name, _, value = asked.motion.subject.partition(":")
        return f"The meaning of each {name.replace('-', ' ')}: {value}" if asked.motion.kind == MEANING else earlier

    @after(MotionDecided)
    def switch(self, decided: MotionDecided, table: Table) -> Events:
        if decided.motion.kind != MEANING or not decided.carried:
            return NOTHING
        name, _, value = decided.motion.subject.partition(":")
        rules = dict(self.switches)[name]
        return (RulesSwitched(off=() if value == "on" else rules, on=rules if value == "on" else ()),)
