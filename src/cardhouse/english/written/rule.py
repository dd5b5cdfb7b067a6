"""A rule in people's words, and the reading of texts that become one."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardhouse.cards import cards
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.penalties import FineFor
from cardhouse.core.rule import REFEREE, TABLE, Article, Brings, Mark, Memory, Need, Rule
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.english import meaning as m
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.normal import normal_rule
from cardhouse.english.writing import rule_said
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.parts import answers as answering
from cardhouse.english.written.program import Program, program_of
from cardhouse.rules.calling.calls import Wordings


@dataclass(frozen=True)
class Written(Rule):
    """{text}"""

    text: str = ""

    @property
    def program(self) -> Program:
        return program_of(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return (Written, (self.text,))

    def brings(self) -> Brings:
        return self.program.brings

    def tallies(self) -> tuple[Memory, ...]:
        return self.program.tallies

    def needs(self) -> tuple[Need, ...]:
        return self.program.needs

    def bears_on(self) -> tuple[tuple[str, bool], ...]:
        sentences = [each for each in self.program.rule.sentences if isinstance(each, m.Switch)]
        return tuple([(str(each.rule), each.applies) for each in sentences])

    def calls(self) -> tuple[str, ...]:
        return self.program.calls

    def hooks(self) -> list[tuple[Callable[..., Any], Mark]]:
        found = [*self.program.hooks, answering(WhyNot, self.why)]
        if self.calls():
            found.append(answering(Wordings, self.wordings))
        if self.program.price != 1:
            found.append(answering(FineFor, self.costs))
        return found

    def is_in(self, table: Table, rule: str) -> bool:
        """Whether this is what the article of this id says."""
        return table.law.holds(self, rule)

    def why(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"the rule says: {self.text}"

    def wordings(self, asked: Wordings, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        """Its author's words instead of all others; else its usual ones, where the breach has none of its own."""
        if not self.is_in(table, asked.breach.rule):
            return earlier
        now = self.program.calls_now(table)
        if self.program.call:
            return now
        if asked.breach.words or now == self.calls():
            return earlier or now
        return (*now, *[call for call in earlier if call not in self.calls()])

    def costs(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.program.price if self.is_in(table, asked.rule) else earlier


@lru_cache(256)
def written(text: str) -> Written | None:
    """The rule that a text comes to, in whatever words; None, if people have to judge it. Nothing is guessed: what is
    not wholly understood is no rule by itself.
    """
    said = answer(text)
    if said.status is not Status.COMPILES or said.rule is None:
        return None
    rule = Written(rule_said(normal_rule(said.rule)))
    try:
        for dial in (REFEREE, TABLE):
            rule.program.check(on_trial(rule, dial))
    except OnlyPeople:
        return None
    return rule


def on_trial(rule: Rule, dial: str) -> Table:
    """A small table with this rule alone, to try it at."""
    law = Law([Article("tried", "", "", "", (rule,))], dial=dial)
    table = Table(law, ["A", "B", "C", "D"], seeded(1))
    table.enact(law)
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [list(cards("5H 9C KD")) for _ in range(4)]
    table.piles, table.stock = {1: list(cards("2H 5H"))}, list(cards("3H 4H 6H 7S"))
    return table
