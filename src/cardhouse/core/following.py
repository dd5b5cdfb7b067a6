"""Several cards in one play where each acts before the next one lies there.

Where rules want it so (`Brings.one_by_one`), only the first card of a play lands at once. The others lie ready before
their player, for all to see, and the next one lands when all that the one before it does is settled.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.deadlines import OTHERS_ACT
from cardhouse.core.events import Landed, PileOpened
from cardhouse.core.landing import Splits
from cardhouse.core.moving import MovesCards, Undoes
from cardhouse.core.places import CardMove, CardMoves, area_of, hand_of
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.remarks import Released
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table, Tally

FOLLOWING: Final = "following"


@dataclass(eq=False)
class SetBy(MovesCards):
    """The later cards of a play left the hand and lie ready."""

    player: Seat
    cards: tuple[Card, ...]

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), area_of(FOLLOWING, self.player)),)


@dataclass(eq=False)
class TakenUp(Undoes):
    """Cards that lay ready went back to the hand."""

    player: Seat
    cards: tuple[Card, ...]

    def undone(self) -> tuple[Event, ...]:
        return (SetBy(self.player, self.cards),)


class PileOfPlay(Tally):
    """The pile on which the latest card has landed, other than a card out of an area."""

    def start(self) -> int:
        return NEW_PILE

    def hears(self) -> tuple[type, ...]:
        return (Landed,)

    def step(self, total: Any, event: Event) -> int:
        pile: int = total
        return event.pile if isinstance(event, Landed) and event.source in ("", FOLLOWING) else pile


PILE_OF_PLAY: Final = PileOfPlay()


def ready(table: Table, seat: Seat) -> list[Card]:
    """The cards that lie ready before a seat and are to follow others of the same play."""
    lying = table.areas.get(FOLLOWING)
    return lying[seat] if lying is not None else []


def follows(table: Table) -> list[Event]:
    """The next card that lies ready goes to its pile, or opens one, as soon as nobody has anything to do for the one
    before it. Nothing holds it: the play was let be as one.
    """
    seat = next((seat for seat in range(table.seats) if ready(table, seat)), NO_SEAT)
    if seat == NO_SEAT or any(duty.blocking or duty.until.kind == OTHERS_ACT for duty in table.duties):
        return []
    card, pile = ready(table, seat)[0], table.tally(PILE_OF_PLAY)
    if pile in table.piles and card not in table.ask(Splits()):
        return [Released(), Landed(seat, card, pile, FOLLOWING)]
    new = table.opened + 1
    return [Released(), PileOpened(new), Landed(seat, card, new, FOLLOWING)]
