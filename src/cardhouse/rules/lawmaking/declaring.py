"""What is settled for a round in words, and what is put to the vote of all."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import Act, sayable, unknown_way
from cardhouse.core.declared import UnknownOption, Way, written
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.law import several
from cardhouse.core.questions import InTime
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table, Tally

PROPOSE: Final = "motion"
PROPOSE_WAY: Final = Way(PROPOSE, "propose a change", free=True)


@dataclass(eq=False)
class Declarable(Question):
    """May this be chosen for the round: these words, in this matter?"""

    matter: str
    words: str

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        option, colon, value = self.words.partition(":")
        if self.matter == PROPOSE and is_option(option, colon):
            return unsettable(table, option, value) or "there is a motion already"
        return f'"{self.words}" cannot be chosen'


def unsettable(table: Table, option: str, value: str) -> str:
    """Why an option cannot be set like that; nothing, if it can."""
    try:
        table.law.setting(option, value)
    except UnknownOption as problem:
        return str(problem)
    only, name = table.law.named(option)
    having = table.law.having(name)
    if not only and len({written(value) for _, value in having.values()}) > 1:
        return several(option, having)
    return "" if table.ask(InTime(name)) else f'it is too late to set "{option}" for this round'


def is_option(option: str, colon: str) -> bool:
    """Whether these words have the form of an option, by its name or as `rule.option`, and its value."""
    return bool(colon) and " " not in option and option.rpartition(".")[2].isidentifier()


@dataclass(eq=False)
class Declared(Remark):
    """Something was settled for the round in words: which cards are prime, which hand is used. No words: it no longer
    is.
    """

    player: Seat
    matter: str
    words: str


@dataclass(eq=False)
class Proposed(Remark):
    """Somebody put something to the vote of all."""

    player: Seat
    words: str


@dataclass(eq=False)
class Declarations(Tally):
    """All that was settled in one matter, in order."""

    matter: str

    def start(self) -> tuple[str, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Declared,)

    def step(self, total: Any, event: Event) -> tuple[str, ...]:
        words: tuple[str, ...] = total
        if not isinstance(event, Declared) or event.matter != self.matter:
            return words
        return (*words, event.words) if event.words else ()


def declared(table: Table, tally: Declarations) -> str:
    """What was settled last in a matter; nothing, if it is open."""
    words = table.tally(tally)
    return words[-1] if words else ""


@dataclass(eq=False)
class Declare(Act):
    """Settle a matter for the round in words."""

    matter: Final[str]
    words: Final[str]

    def __init__(self, seat: Seat, matter: str, words: str) -> None:
        self.seat = seat
        self.matter = matter
        self.words = words

    @property
    def way(self) -> str:
        return self.matter

    def impossible(self, table: Table) -> str:
        return unknown_way(table, self.matter) if sayable(self.words) else "a choice needs words"

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, self.matter)]
        return [*gates, (Declarable(self.matter, self.words), True)]

    def happen(self, table: Table) -> list[Event]:
        return [Declared(self.seat, self.matter, self.words)]


@dataclass(eq=False)
class Propose(Act):
    """Put something to the vote of all: an option with its value, `name:value`, or a sentence."""

    words: Final[str]

    def __init__(self, seat: Seat, words: str) -> None:
        self.seat = seat
        self.words = words

    @property
    def way(self) -> str:
        return PROPOSE

    def impossible(self, table: Table) -> str:
        return unknown_way(table, PROPOSE) if sayable(self.words) else "a motion needs words"

    def facets(self, table: Table) -> list[Facet]:
        return [(Declarable(PROPOSE, self.words), True)]

    def happen(self, table: Table) -> list[Event]:
        return [Proposed(self.seat, self.words)]
