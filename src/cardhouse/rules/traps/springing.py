"""Springing what was set: the uppermost card of an area goes to a pile, at any time, perhaps by another name."""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import RANKS, Card
from cardhouse.core.acts import Progress, landings
from cardhouse.core.declared import ANY_TIME, Way
from cardhouse.core.events import Landed
from cardhouse.core.gates import Facet, admitted, card_gates, fitting, plan_of, seat_gates
from cardhouse.core.landing import MoveOpen
from cardhouse.core.needs import only_with
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.rule import Need
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.words import card_words

SPRING: Final = "spring"
SPRING_WAY: Final = Way(SPRING, "spring a trap", ANY_TIME, "Spring", advances=True, plays=True)


@dataclass(eq=False)
class CalledAs(Question):
    """May this card be called another rank as it is played? Not unless a rule says so."""

    card: Card
    rank: int

    def unruled(self, table: Table) -> bool:
        return self.rank == self.card.rank

    def default_rule(self, table: Table) -> str:
        calling = table.law.answering.get(CalledAs)
        return calling[-1].article.id if calling else table.law.ways.get(SPRING, "")

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{card_words(self.card)} cannot be called so here"


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Spring(Progress):
    """Play the uppermost card of an area before one's seat; `called` is the rank it is to count as, 0 for its own."""

    area: Final[str]
    pile: Final[int]
    called: Final[int]

    def __init__(self, seat: Seat, area: str, pile: int = 1, called: int = 0) -> None:
        self.seat = seat
        self.area = area
        self.pile = pile
        self.called = called

    @property
    def way(self) -> str:
        return SPRING

    def impossible(self, table: Table) -> str:
        if self.area not in table.law.slots or not table.area(self.area, self.seat):
            return f"{table.names[self.seat]} has no {self.area}"
        if self.called and not 1 <= self.called <= len(RANKS):
            return "that card cannot be called so"
        return "" if self.pile in table.piles or self.pile == NEW_PILE else f"there is no pile {self.pile}"

    def card(self, table: Table) -> Card:
        card = table.area(self.area, self.seat)[-1]
        return card.called(self.called) if self.called and not card.joker else card

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, SPRING)]
        if self.called:
            found.append((CalledAs(table.area(self.area, self.seat)[-1], self.called), True))
        for card_gate in card_gates(table, SPRING, self.pile):
            found.append((card_gate, self.card(table)))
        if plan_of(table.law, SPRING).bars:
            found.append((MoveOpen(self.area, self.pile, (self.card(table).printed,)), True))
        return found

    def lawful(self, table: Table) -> bool | None:
        plan = plan_of(table.law, SPRING)
        if self.called or plan.bars:
            return None
        return self.seat in admitted(table, plan) and self.card(table) in fitting(table, plan, self.pile)

    def happen(self, table: Table) -> list[Event]:
        if self.pile == NEW_PILE:
            return landings(table, self.seat, (self.card(table),), NEW_PILE, self.area)
        return [Landed(self.seat, self.card(table), self.pile, self.area)]


only_with(Need("traps that are sprung", (SPRING,)), CalledAs)
