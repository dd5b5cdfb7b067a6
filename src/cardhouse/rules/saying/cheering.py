"""Cheers before the last card."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import SPOKEN, Way
from cardhouse.core.events import Landed, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import GoingOut
from cardhouse.core.people_acts import Gesture
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import Seat, Seats, only
from cardhouse.core.shown import Gestures
from cardhouse.core.speech import Gestured, Remark
from cardhouse.core.table import Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.turns.turn_order import in_turn_or_due
from cardhouse.rules.veto.holding import TookBack

CELEBRATE: Final = "celebrate"
CELEBRATE_WAY: Final = Way(CELEBRATE, when=SPOKEN)


@dataclass(eq=False)
class Cheered(Remark):
    """A player cheered in time."""

    player: Seat


class Cheers(Tally):
    """Who has cheered in this turn and not played since; nobody is -1."""

    def start(self) -> int:
        return -1

    def hears(self) -> tuple[type, ...]:
        return Cheered, Landed, TookBack, TurnEnded

    def step(self, total: Any, event: Event) -> int:
        cheering: int = total
        if isinstance(event, Cheered):
            return event.player
        if isinstance(event, (Landed, TookBack)):
            return -1 if event.player == cheering else cheering
        return -1


CHEERS: Final = Cheers()


class CheerBeforeGoingOut(Rule):
    """Before playing the last cards of the hand a player celebrates aloud.

    It is done in the same turn or while it is about to begin; the next play uses the cheer up, and so does a veto.
    """

    # R-B33

    def brings(self) -> Brings:
        return Brings(ways=(CELEBRATE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (CHEERS,)

    @answers(Gestures)
    def cheers(self, asked: Gestures, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, CELEBRATE]

    @after(Gestured)
    def cheer(self, gestured: Gestured, table: Table) -> Events:
        if gestured.gesture == CELEBRATE and gestured.player == in_turn_or_due(table):
            yield Cheered(gestured.player)

    @answers(GoingOut)
    def cheering(self, asked: GoingOut, table: Table, earlier: Seats) -> Seats:
        return earlier & only(table.tally(CHEERS))

    @answers(WhyNot)
    def silent(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"{table.names[asked.subject]} has to celebrate before playing the last card"

    @answers(Offers)
    def list_cheers(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seat = in_turn_or_due(table)
        if asked.way != CELEBRATE or seat < 0 or len(table.hands[seat]) != 1 or table.tally(CHEERS) == seat:
            return earlier
        return [Listed([Gesture(seat, CELEBRATE)])]
