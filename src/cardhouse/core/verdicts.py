"""What the law says of an act: every reason it was wrong, or none; what came of it; and who was too late."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import ALL, Card, Cards
from cardhouse.core.acts import Act
from cardhouse.core.affairs import ToldAs
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet, card_gates, plan_of
from cardhouse.core.law import Hook
from cardhouse.core.questions import LandsOn, WayOpen
from cardhouse.core.rule import Rule
from cardhouse.core.seats import Seat, Seats, only
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table

DONE: Final = "done"
REFUSED: Final = "refused"
IMPOSSIBLE: Final = "impossible"


@dataclass(eq=False)
class Ruling(Fact):
    """One no: the rule that says it, and its reason in words."""

    rule: str
    reason: str


@dataclass(eq=False)
class Word(Fact):
    """What one rule said to a question, in the fold of all of them."""

    rule: str
    answer: str
    changed: bool


NOTHING_RAISED: Final[list[Exception]] = []


@mypyc_attr(free_list_len=1)
class Outcome:
    """What came of one act: the answer, every reason against it, and the events with the rules behind them."""

    __slots__ = ("act", "answer", "events", "jammed", "raised", "rulings")

    def __init__(self, act: Act, answer: str, rulings: list[Ruling], events: list[Event], jammed: list[str]) -> None:
        self.act: Final[Act] = act
        self.answer: Final[str] = answer
        self.rulings: Final[list[Ruling]] = rulings
        self.events: Final[list[Event]] = events
        self.jammed: Final[list[str]] = jammed
        self.raised: list[Exception] = NOTHING_RAISED  # what the jammed rules raised; without any, what the act did

    @property
    def happened(self) -> bool:
        return self.answer == DONE

    @property
    def lawful(self) -> bool:
        return self.answer == DONE and not self.rulings

    @property
    def rules(self) -> list[str]:
        """The rules behind the events, in their order."""
        return [event.origin for event in self.events]

    def told(self) -> str:
        """The answer in words, with what broke down over it."""
        reasons = [ruling.reason for ruling in self.rulings]
        if self.jammed:
            why = "; ".join(f"{type(error).__name__}: {error}" for error in self.raised)
            reasons.append(f"without {', '.join(self.jammed)} ({why})")
        return f"{self.answer}: {'; '.join(reasons)}" if reasons else self.answer


NO_RULINGS: Final[list[Ruling]] = []


def permits(answer: Any, subject: Any) -> bool:
    """Whether an answer lets its subject through: a member of a set, or the very answer that is needed, plain yes."""
    if isinstance(answer, Cards):
        return subject in answer
    if isinstance(answer, Seats):
        return subject in answer
    return answer is subject


def facets_of(table: Table, act: Act) -> list[Facet]:
    """What the law is asked about an act: what its kind says, and the conditions of its way of acting in any case."""
    return [*act.facets(table), *conditions_of(table, act)]


def conditions_of(table: Table, act: Act) -> list[Facet]:
    """The conditions of a way of acting, where an act of that kind does not ask for them by itself."""
    way = act.way
    if not way or WayOpen not in table.law.answering or not plan_of(table.law, way).open_answers:
        return []
    if any(isinstance(question, WayOpen) for question, _ in act.facets(table)):
        return []
    return [(plan_of(table.law, way).way_open, act.seat)]


def judge(table: Table, act: Act) -> list[Ruling]:
    """Every reason why an act is unlawful. The reasons of a lawful act cost nothing."""
    failed = refusing(table, act.facets(table)) or refusing(table, conditions_of(table, act))
    return [ruling for facet in failed for ruling in rulings_on(table, facet)] if failed else NO_RULINGS


def refusing(table: Table, facets: list[Facet]) -> list[Facet]:
    """Those of these that an act does not pass."""
    return [facet for facet in facets if not permits(table.ask(facet[0]), facet[1])]


@dataclass(eq=False)
class WhyNot(Question):
    """In which words is this subject left out of the answer to a question? Put to the rule alone that left it out;
    one that has no words of its own gives the earlier answer, which is the question's.
    """

    question: Question
    subject: Any  # a seat, a card, or True

    def unruled(self, table: Table) -> str:
        return self.question.refusal(table, self.subject)


def refused_alike(table: Table, asked: LandsOn, card: Card) -> Ruling | None:
    """What every pile has against a card that would open a new one, if that is one and the same, and no lack of a
    match.
    """
    found: list[Ruling] = []
    for pile in table.piles if card in plan_of(table.law, asked.way).openers else ():
        gates = [gate for gate in card_gates(table, asked.way, pile) if not isinstance(gate, LandsOn)]
        found += [ruling_on(table, (gate, card)) for gate in gates if not permits(table.ask(gate), card)][:1]
    rules = {ruling.rule for ruling in found}
    alike = len(found) == len(table.piles) and len(rules) == 1 and asked.default_rule(table) not in rules
    return found[0] if alike else None


def ruling_on(table: Table, facet: Facet) -> Ruling:
    """Who said no: the last rule that took the subject away, in its own words if it has some."""
    return rulings_on(table, facet)[0]


class AllAgainst(Question):
    """Is every rule named that is against an act, or of several that answer the same question just the first?"""

    def unruled(self, table: Table) -> bool:
        return False


def rulings_on(table: Table, facet: Facet) -> list[Ruling]:
    """Who said no: the last rule that took the subject away; and then, where all are named, each later one that would
    have.
    """
    question, subject = facet
    answer, everyone = question.unruled(table), table.ask(AllAgainst())
    refusers: list[Hook] = []
    for hook in table.law.answering.get(type(question), []):
        earlier, answer = answer, hook.call(question, table, answer)
        if permits(answer, subject):
            refusers.clear()
        elif permits(earlier, subject):
            refusers = [hook]
        elif everyone and refusers and not permits(hook.call(question, table, admitting(earlier, subject)), subject):
            refusers.append(hook)
    if not refusers:
        alike = refused_alike(table, question, subject) if isinstance(question, LandsOn) else None
        return [told_no(table, facet, question.default_rule(table), None) if alike is None else alike]
    return [told_no(table, facet, hook.article.id, hook.rule) for hook in refusers]


def admitting(answer: Any, subject: Any) -> Any:
    """An answer that lets its subject through besides; any card, for one may go by the name of another."""
    if isinstance(answer, Cards):
        return ALL
    if isinstance(answer, Seats):
        return answer | only(subject)
    return True


def told_no(table: Table, facet: Facet, rule: str, refuser: Rule | None) -> Ruling:
    """What a rule says against an act, in its own words if it has some."""
    question, subject = facet
    why = WhyNot(question, subject)
    reason = why.unruled(table)
    for hook in table.law.answering.get(WhyNot, []) if refuser is not None else []:
        if hook.rule is refuser:
            reason = hook.call(why, table, reason)
    return Ruling(rule, table.ask(ToldAs(rule, reason)) if table.law.hears(ToldAs) else reason)


def explain(table: Table, question: Question) -> list[Word]:
    """Who said what to a question, oldest rule first; the first word is the table's own."""
    answer = question.unruled(table)
    words = [Word("", str(answer), True)]
    for hook in table.law.answering.get(type(question), []):
        earlier, answer = answer, hook.call(question, table, answer)
        words.append(Word(hook.article.id, str(answer), bool(answer != earlier)))
    return words


@dataclass(eq=False)
class CameLate(Remark):
    """Somebody wanted to act, and another was first. Cards stay where they were, and nobody is to blame."""

    player: Seat
    first: Seat


@dataclass(eq=False)
class Late(Act):
    """What is left of an act that came too late. The table itself does this, and no player."""

    first: Final[Seat]

    def __init__(self, seat: Seat, first: Seat) -> None:
        self.seat = seat
        self.first = first

    def impossible(self, table: Table) -> str:
        return "" if 0 <= self.first < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [CameLate(self.seat, self.first)]


def overtaken(act: Act, seen: Table, now: Table) -> bool:
    """Whether an act was lawful at the table as its sender had seen it, and is not any more."""
    return may_be_done(act, seen) and not may_be_done(act, now)


def may_be_done(act: Act, table: Table) -> bool:
    return 0 <= act.seat < table.seats and not act.impossible(table) and not judge(table, act)
