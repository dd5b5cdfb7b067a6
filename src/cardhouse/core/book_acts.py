"""What goes beyond the play of a round: new rules, taking an act back, the clock."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import LONGEST_WORDS, Act, sayable, unknown_way
from cardhouse.core.amendments import Contributed, meant_by
from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.needs import only_with
from cardhouse.core.options import meant
from cardhouse.core.questions import General, SeatQuestion
from cardhouse.core.remarks import Remark, TimePassed
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.table import OVER, Event, Table
from cardhouse.core.ways import STEP, Way

ADD_RULE: Final = "add-rule"
OBJECT: Final = "object"
ADD_RULE_WAY: Final = Way(ADD_RULE, "add a rule", STEP)
OBJECT_WAY: Final = Way(OBJECT, "object to a rule")
LONGEST_DAY: Final = 40
MOST_MILLISECONDS: Final = 1 << 52


@dataclass(eq=False)
class AddRule(Act):
    """Describe a new rule: a title, a text, and the day it is added."""

    title: Final[str]
    text: Final[str]
    day: Final[str]

    def __init__(self, seat: Seat, title: str, text: str, day: str = "") -> None:
        self.seat = seat
        self.title = title
        self.text = text
        self.day = day

    @property
    def way(self) -> str:
        return ADD_RULE

    def impossible(self, table: Table) -> str:
        if not rule_id(self.title) or not sayable(self.title) or not sayable(self.text, 10 * LONGEST_WORDS):
            return "a rule needs a title and a text"
        if rule_id(self.title) in table.law.by_id:
            return f'there is a rule called "{self.title}" already'
        if self.day and not sayable(self.day, LONGEST_DAY):
            return "that is no day"
        if table.phase != OVER:
            return "rules are added between rounds"
        return unknown_way(table, ADD_RULE)

    def facets(self, table: Table) -> list[Facet]:
        return [*[(gate, self.seat) for gate in seat_gates(table, ADD_RULE)], (General(self.text), True)]

    def happen(self, table: Table) -> list[Event]:
        id, author = rule_id(self.title), table.names[self.seat]
        place = max(len(table.law.book), *table.authored) + 1
        adopted = meant_by(table, id, self.title, author, self.text, self.day)
        return [adopted, Contributed(self.seat, place, table.authored[self.seat], id)]


class MayObject(SeatQuestion):
    """Who may object now that this rule does not treat everybody alike? `way` is the rule."""

    def unruled(self, table: Table) -> Seats:
        return NOBODY

    def default_rule(self, table: Table) -> str:
        return table.law.ways.get(OBJECT, "")

    def refusal(self, table: Table, subject: Any) -> str:
        return f'{table.names[subject]} cannot object to "{self.way}" now: that is for the others, to the newest rule'


@dataclass(eq=False)
class Objected(Remark):
    """Somebody said that a rule does not treat everybody alike."""

    player: Seat
    rule: str


@dataclass(eq=False)
class Object(Act):
    """Object that a rule does not treat everybody alike."""

    rule: Final[str]

    def __init__(self, seat: Seat, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    @property
    def way(self) -> str:
        return OBJECT

    def impossible(self, table: Table) -> str:
        if self.rule not in table.law.by_id:
            return f'there is no rule "{self.rule}" in the book{meant(self.rule, table.law.by_id)}'
        return unknown_way(table, OBJECT)

    def facets(self, table: Table) -> list[Facet]:
        return [(MayObject(self.rule), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Objected(self.seat, self.rule)]


def rule_id(title: str) -> str:
    """A title in kebab case."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.casefold()).split())


class TakeBack(Act):
    """Undo one's own latest act, if the table keeps checkpoints and nothing new was seen through it."""

    def impossible(self, table: Table) -> str:
        if not table.keeps or table.saved is None or table.actor != self.seat:
            return "there is nothing of yours to take back"
        return "what was seen stays seen" if (table.informed >> self.seat) & 1 else ""

    def facets(self, table: Table) -> list[Facet]:
        return []

    def looks_back(self, table: Table) -> bool:
        return True

    def happen(self, table: Table) -> list[Event]:
        return [ActsUndone()]


@dataclass(eq=False)
class Tick(Act):
    """The clock's act: the time is now so many thousandths of a second."""

    clock: Final[int]

    def __init__(self, clock: int) -> None:
        self.seat = NO_SEAT
        self.clock = clock

    def impossible(self, table: Table) -> str:
        return "" if table.clock <= self.clock <= MOST_MILLISECONDS else "time does not run backwards"

    def __reduce__(self) -> tuple[object, ...]:
        return (Tick, (self.clock,))  # the clock has no seat to be given

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [TimePassed(self.clock)]


only_with(Need("rules that players add between rounds", ("add-rule",)), MayObject)
