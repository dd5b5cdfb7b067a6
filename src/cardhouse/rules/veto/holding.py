"""Cards that have landed and wait: letting them be, sending them back, and moves that are barred afterwards."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act, unknown_way
from cardhouse.core.declared import SPOKEN, Way
from cardhouse.core.events import Landed
from cardhouse.core.gates import Facet
from cardhouse.core.moving import Undoes
from cardhouse.core.needs import only_with
from cardhouse.core.questions import WayOpen
from cardhouse.core.rule import Need
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Table

VETO: Final = "veto"
ALLOW: Final = "allow"
VETO_WAY: Final = Way(VETO, "send it back", SPOKEN, waiting=True, free=True)
ALLOW_WAY: Final = Way(ALLOW, "let it stand", SPOKEN, waiting=True, free=True)


@dataclass(eq=False)
class Vetoed(Remark):
    """A player sent the landed cards back."""

    player: Seat


@dataclass(eq=False)
class Allowed(Remark):
    """A player lets the landed cards be."""

    player: Seat


@dataclass(eq=False)
class Barred(Remark):
    """A move may not be made again in this turn."""

    source: str
    pile: int
    cards: tuple[Card, ...]


@dataclass(eq=False)
class TookBack(Undoes):
    """The uppermost card of a pile, which has not acted yet, went back where it came from; a pile opened for it is
    gone.
    """

    player: Seat
    card: Card
    pile: int
    source: str = ""
    closes: bool = False

    def undone(self) -> tuple[Event, ...]:
        return (Landed(self.player, self.card, self.pile, self.source),)

    def besides(self, table: Table) -> None:
        table.landing.pop()
        if self.closes:
            del table.piles[self.pile]
            table.opened = self.pile - 1
        if self.player == table.turn:
            table.acted -= 1


class Veto(Act):
    """Send back the cards that have just landed."""

    @property
    def way(self) -> str:
        return VETO

    @property
    def recounts(self) -> bool:
        return False

    def impossible(self, table: Table) -> str:
        return unknown_way(table, VETO)

    def facets(self, table: Table) -> list[Facet]:
        return [(WayOpen(VETO), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Vetoed(self.seat)]


class Allow(Act):
    """Let the cards that have just landed be."""

    @property
    def way(self) -> str:
        return ALLOW

    def impossible(self, table: Table) -> str:
        return unknown_way(table, ALLOW)

    def facets(self, table: Table) -> list[Facet]:
        return [(WayOpen(ALLOW), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Allowed(self.seat)]


only_with(Need("vetoes", ("veto",)), Vetoed)
