"""When words that are due are due, and what missing them costs."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import KeptByRules
from cardhouse.core.events import Landed
from cardhouse.core.hooks import after, answers
from cardhouse.core.overdue import missing
from cardhouse.core.owed import TURN
from cardhouse.core.questions import OneForEach
from cardhouse.core.rule import Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import NOTHING, Event, Events, Table, Wish
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.pile_order import NO_CARD
from cardhouse.rules.order.slot_order import is_a_turn

NO_PILE: Final[tuple[tuple[int, ...], ...]] = ((), (0,))
"""What is about no pile, as words owed for a draw are."""


@dataclass(eq=False)
class FallsDue(Wish):
    """A wish: what is due when a turn is completed, owed by one player or by all, and about a card on this pile or
    about none, is missed if it was not done; what is owed since this act is not due yet.
    """

    bearer: Final[Seat]
    what: Final[str]
    pile: Final[int]

    def __init__(self, bearer: Seat = NO_SEAT, what: str = "", pile: int = 0) -> None:
        self.bearer = bearer
        self.what = what
        self.pile = pile

    def bound(self, table: Table) -> list[Event]:
        found: list[Event] = []
        for duty in table.duties:
            meant = self.bearer in (NO_SEAT, duty.bearer) and self.what in ("", duty.what)
            meant = meant and (not self.pile or duty.about[:1] in NO_PILE or duty.about[0] == self.pile)
            if duty.until.kind == TURN and duty.since < table.acts and meant and not duty.blocking:
                found += missing(table, duty)
        return found


class Promptly(Rule):
    """Words that are due have to be said before the next turn is completed where the card lies.

    The same words are said once for each time they are due. Jokers and butted-in cards in between close nothing.
    """

    @answers(KeptByRules)
    def where_the_card_lies(self, asked: KeptByRules, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        return (*earlier, TURN)

    @answers(OneForEach)
    def once_for_each(self, asked: OneForEach, table: Table, earlier: bool) -> bool:
        return True

    @after(Landed)
    def time_is_up(self, landed: Landed, table: Table) -> Events:
        """A turn is completed when its card lands, before that card does anything (R-U41)."""
        is_turn = is_a_turn(table, landed.card, landed.pile)
        return (FallsDue(pile=landed.pile),) if is_turn else NOTHING

    @after(TurnTaken)
    def picked_up(self, turn: TurnTaken, table: Table) -> Events:
        return (FallsDue(pile=turn.pile),) if turn.face_played == NO_CARD else NOTHING
