"""What the law says of an act: every reason it was wrong, or none; and what came of it."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Cards
from cardhouse.core.acts import Act
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet
from cardhouse.core.seats import Seats
from cardhouse.core.table import Event, Question, Table

DONE: Final = "done"
REFUSED: Final = "refused"
IMPOSSIBLE: Final = "impossible"


@dataclass(eq=False)
class Ruling(Fact):
    """One no: the rule that says it, and its reason in words."""

    rule: Final[str]
    reason: Final[str]

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason


@dataclass(eq=False)
class Word(Fact):
    """What one rule said to a question, in the fold of all of them."""

    rule: Final[str]
    answer: Final[str]
    changed: Final[bool]

    def __init__(self, rule: str, answer: str, changed: bool) -> None:
        self.rule = rule
        self.answer = answer
        self.changed = changed


@mypyc_attr(free_list_len=1)
class Happening:
    """An event that happened, with its cause: the place of the article in the law, or -1 for the act itself."""

    def __init__(self, event: Event, rule: str, depth: int, cause: "Happening | None") -> None:
        self.event: Final[Event] = event
        self.rule: Final[str] = rule
        self.depth: Final[int] = depth
        self.cause: Final[Happening | None] = cause


class Outcome:
    """What came of one act."""

    def __init__(
        self, act: Act, answer: str, rulings: list[Ruling], happenings: list[Happening], jammed: list[str]
    ) -> None:
        self.act: Final[Act] = act
        self.answer: Final[str] = answer
        self.rulings: Final[list[Ruling]] = rulings
        self.happenings: Final[list[Happening]] = happenings
        self.jammed: Final[list[str]] = jammed

    @property
    def happened(self) -> bool:
        return self.answer == DONE

    @property
    def lawful(self) -> bool:
        return self.answer == DONE and not self.rulings

    @property
    def events(self) -> list[Event]:
        return [happening.event for happening in self.happenings]

    def told(self) -> str:
        """The answer in words."""
        if not self.rulings:
            return self.answer
        return f"{self.answer}: " + "; ".join(ruling.reason for ruling in self.rulings)


NO_RULINGS: Final[list[Ruling]] = []


def permits(answer: Any, subject: Any) -> bool:
    """Whether an answer lets its subject through: a member of a set, or plain yes."""
    if isinstance(answer, Cards):
        return subject in answer
    if isinstance(answer, Seats):
        return subject in answer
    return answer is True


def judge(table: Table, act: Act) -> list[Ruling]:
    """Every reason why an act is unlawful. The reasons of a lawful act cost nothing."""
    if act.lawful(table):
        return NO_RULINGS
    failed = [facet for facet in act.facets(table) if not permits(table.ask(facet[0]), facet[1])]
    return [ruling_on(table, facet) for facet in failed] if failed else NO_RULINGS


def ruling_on(table: Table, facet: Facet) -> Ruling:
    """Who said no: the last rule that took the subject away."""
    question, subject = facet
    answer = question.unruled(table)
    rule = question.default_rule(table)
    for hook in table.law.answering.get(type(question), []):
        earlier, answer = answer, hook.call(question, table, answer)
        if permits(earlier, subject) and not permits(answer, subject):
            rule = hook.article.id
    return Ruling(rule, question.refusal(table, subject))


def explain(table: Table, question: Question) -> list[Word]:
    """Who said what to a question, oldest rule first; the first word is the table's own."""
    answer = question.unruled(table)
    words = [Word("", str(answer), True)]
    for hook in table.law.answering.get(type(question), []):
        earlier, answer = answer, hook.call(question, table, answer)
        words.append(Word(hook.article.id, str(answer), bool(answer != earlier)))
    return words
