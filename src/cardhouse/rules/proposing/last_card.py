"""A penalty for silence that waits for the offender's next turn."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import Missed
from cardhouse.core.events import Landed, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.options import option
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import Left
from cardhouse.core.questions import Winners
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import REFEREE, Memory, Need, Rule
from cardhouse.core.seats import Seat, Seats, seats_of
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.orders import held_up, latest_pile, order_at
from cardhouse.rules.order.slot_order import DueSlot, due_at, settling_strays
from cardhouse.rules.proposing.set_aside import LYING_ASIDE, PutsOnTop
from cardhouse.rules.turns.slots import NO_CARD, seat_at

BEFORE_PLAY: Final = "before-play"
AFTER_PLAY: Final = "after-play"
INSTEAD: Final = "instead-of-play"


@dataclass(eq=False)
class PenaltyNoted(Event):
    """Somebody has a penalty to pay in the next turn."""

    player: Seat

    def apply(self, table: Table) -> None:
        """A tally counts it."""


@dataclass(eq=False)
class PenaltyCollected(Event):
    """All the penalties that waited for somebody's turn are paid now."""

    player: Seat

    def apply(self, table: Table) -> None:
        """A tally counts it."""


class Waiting(Tally):
    """The players who have a penalty to pay in their next turn, once for each."""

    def start(self) -> tuple[int, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (PenaltyNoted, PenaltyCollected, Left, RoundBegan)

    def step(self, total: tuple[int, ...], event: Event) -> tuple[int, ...]:
        if isinstance(event, PenaltyNoted):
            return (*total, event.player)
        if isinstance(event, (PenaltyCollected, Left)):
            return tuple([seat for seat in total if seat != event.player])
        return ()


WAITING: Final = Waiting()


@dataclass(frozen=True)
class PaidNextTurn(Rule):
    """Whoever was silent about "{words}" pays one card in the next turn."""

    words: str = "Last card"
    charge: str = "say-last-card"
    last_card_penalty: str = option(
        BEFORE_PLAY,
        "The card is paid",
        {"before-play": "before playing", "after-play": "after playing", "instead-of-play": "instead of playing"},
        ruling="R-U44",
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (WAITING, LYING_ASIDE)

    @after(Missed)
    def note(self, missed: Missed, table: Table) -> Events:
        silent = missed.duty.what == self.words and table.law.dial_of(missed.duty.rule) == REFEREE
        return (PenaltyNoted(missed.duty.bearer),) if silent else NOTHING

    @after(PenaltyNoted)
    def due_already(self, noted: PenaltyNoted, table: Table) -> Events:
        if not table.hands[noted.player]:
            return self.collect(table, noted.player)
        if not due_at(table, noted.player) or self.last_card_penalty == AFTER_PLAY:
            return NOTHING
        held = any(held_up(table, pile) for pile in table.piles if order_at(table, pile).has(noted.player))
        return NOTHING if held else self.collect(table, noted.player)

    @after(TurnBegan)
    def turn_begins(self, began: TurnBegan, table: Table) -> Events:
        if self.last_card_penalty == AFTER_PLAY:
            return NOTHING
        return self.collect(table, began.player)

    @after(TurnTaken)
    def turn_is_over(self, turn: TurnTaken, table: Table) -> Events:
        return self.collect(table, seat_at(turn.slot)) if self.last_card_penalty == AFTER_PLAY else NOTHING

    @after(Landed)
    def with_the_last_card(self, landed: Landed, table: Table) -> Events:
        """The turn in which somebody would have won is the next one, a butt-in too (R-U45, R-U70)."""
        return NOTHING if table.hands[landed.player] else self.collect(table, landed.player)

    def collect(self, table: Table, player: Seat) -> Events:
        return (Collects(player, self.charge, self.last_card_penalty == INSTEAD),)


@dataclass(eq=False)
class Collects(Wish):
    """A wish: the penalties that wait for somebody's turn, if there are any by now, are paid; `turn_over` if that is
    the turn. A card that has landed is the turn in any case.
    """

    player: Final[Seat]
    charge: Final[str]
    turn_over: Final[bool]

    def __init__(self, player: Seat, charge: str, turn_over: bool) -> None:
        self.player = player
        self.charge = charge
        self.turn_over = turn_over

    def bound(self, table: Table) -> list[Event]:
        player, count = self.player, table.tally(WAITING).count(self.player)
        if not count:
            return []
        fined = Fined(player, count, self.charge).stamped(self.charge, table)
        paid: list[Event] = [PenaltyCollected(player), *put_aside(table, player), fined]
        pile = (due_at(table, player) or [latest_pile(table)])[0]
        victim = order_at(table, pile).owed > 0
        if self.turn_over and not victim and not table.landing and due_at(table, player):
            paid += [*settling_strays(table, pile, player), TurnTaken(pile, table.ask(DueSlot(pile)), NO_CARD)]
        return paid


def put_aside(table: Table, player: Seat) -> list[Event]:
    """The cards that lie aside for this player are drawn now, those apart that are still to be decided about."""
    undecided = [(motion.by, motion.about, motion.subject) for motion in table.motions]
    mine = [charge for charge in table.tally(LYING_ASIDE) if charge[1] == player and charge not in undecided]
    return [PutsOnTop(*charge) for charge in mine]


class HeldByPenalty(Rule):
    """Who has a penalty to pay in the next turn has not won."""

    def needs(self) -> tuple[Need, ...]:
        return (Need("a rule by which whoever is out wins", ("going out",)),)

    def tallies(self) -> tuple[Memory, ...]:
        return (WAITING,)

    @answers(Winners)
    def not_before_it_is_paid(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        return earlier - seats_of(table.tally(WAITING)) if earlier else earlier
