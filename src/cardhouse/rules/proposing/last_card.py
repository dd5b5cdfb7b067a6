"""A penalty for silence that waits for the offender's next turn."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import Missed
from cardhouse.core.declared import option
from cardhouse.core.events import Landed, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import NEXT_TURN
from cardhouse.core.penalties import PENALTIES, Fined, PenaltyWaits, next_number, waiting_for
from cardhouse.core.rule import REFEREE, Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import NOTHING, Event, Events, Question, Table, Wish
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.orders import held_up, latest_pile, order_at, to_pick_up
from cardhouse.rules.order.pile_order import NO_CARD
from cardhouse.rules.order.slot_order import DueSlot, due_at, settling_strays
from cardhouse.rules.proposing.set_aside import LYING_ASIDE, PutsOnTop
from cardhouse.rules.turns.slots import seat_at

BEFORE_PLAY: Final = "before-play"
AFTER_PLAY: Final = "after-play"
INSTEAD: Final = "instead-of-play"


@dataclass(eq=False)
class SilencePaidLater(Question):
    """Is silence about these words paid in a turn to come, and not at once?"""

    words: str

    def unruled(self, table: Table) -> bool:
        return False


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
        return (PENALTIES, LYING_ASIDE)

    @answers(SilencePaidLater)
    def these_words(self, asked: SilencePaidLater, table: Table, earlier: bool) -> bool:
        return earlier or asked.words == self.words

    @after(Missed)
    def note(self, missed: Missed, table: Table) -> Events:
        silent = missed.duty.what == self.words and table.law.dial_of(missed.duty.rule) == REFEREE
        return (PaysNextTurn(missed.duty.bearer, self.charge),) if silent else NOTHING

    @after(PenaltyWaits)
    def due_already(self, noted: PenaltyWaits, table: Table) -> Events:
        if noted.until != NEXT_TURN:
            return NOTHING
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
        return (Collects(player, self.last_card_penalty == INSTEAD),)


@dataclass(eq=False)
class PaysNextTurn(Wish):
    """A wish: a penalty of one card waits for somebody's next turn, with the next number there is by then."""

    player: Seat
    rule: str

    def bound(self, table: Table) -> list[Event]:
        return [PenaltyWaits(self.player, 1, self.rule, next_number(table), NO_SEAT, NEXT_TURN)]


@dataclass(eq=False)
class Collects(Wish):
    """A wish: the penalties that wait for somebody's turn, if there are any by now, are paid; `turn_over` if that is
    the turn. A card that has landed is the turn in any case.
    """

    player: Final[Seat]
    turn_over: Final[bool]

    def __init__(self, player: Seat, turn_over: bool) -> None:
        self.player = player
        self.turn_over = turn_over

    def bound(self, table: Table) -> list[Event]:
        player = self.player
        waiting = [penalty for penalty in waiting_for(table, NEXT_TURN) if penalty.bearer == player]
        if not waiting:
            return []
        paid: list[Event] = [PutsOnTop(penalty.number) for penalty in waiting]
        paid += [Fined(player, p.left, p.rule, 0, p.number, p.by).stamped(p.rule, table) for p in waiting]
        pile = (due_at(table, player) or [latest_pile(table)])[0]
        victim = to_pick_up(table, pile) > 0
        if self.turn_over and not victim and not table.landing and due_at(table, player):
            paid += [*settling_strays(table, pile, player), TurnTaken(pile, table.ask(DueSlot(pile)), NO_CARD)]
        return paid
