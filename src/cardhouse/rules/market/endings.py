"""A card that ends the game when it is drawn, and the highest hand."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import KINGS, NONE, Cards
from cardhouse.core.declared import option
from cardhouse.core.events import Drew
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import Present
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import ALL_LOSE, DrawsLeft, Passed
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seating import CommonLoss, Concludes, OutcomeOf, Scores, Victors
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats, seats_of
from cardhouse.core.shown import Figures
from cardhouse.core.table import NOTHING, OVER, Events, Table
from cardhouse.rules.market.market import in_row
from cardhouse.rules.market.sweeping import Shielded
from cardhouse.rules.market.trade import Bought, Discarded
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR

COMMON_LOSS: Final = "common loss"
"""The name of the figure that says what it counts when all lose."""


def hand_sum(table: Table, seat: Seat) -> int:
    """The values in a hand: an Ace is worth 1, a Joker nothing."""
    return sum([card.rank for card in table.hands[seat]])


@dataclass(frozen=True)
class EndsWhenDrawn(Rule):
    """When {on} is drawn the game is over, and what is left of the turn is lost."""

    on: Cards = NONE
    joker: str = option(
        "at-once",
        "The game ends",
        {"at-once": "at once", "after-draws": "after the turn's draws"},
        ruling="R-K9",
        subject="Winning and the end",
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_SO_FAR,)

    @after(Drew)
    def the_end(self, drew: Drew, table: Table) -> Events:
        waits = self.joker == "after-draws" and drew.way == DRAW and drew.player == table.turn
        if drew.card in self.on:
            yield Discarded(drew.player, (drew.card,))
        if (not waits and drew.card in self.on) or (waits and not table.ask(DrawsLeft()) and self.drawn(table)):
            yield Concludes()

    def drawn(self, table: Table) -> bool:
        """Whether the player in turn has drawn such a card."""
        return any(card in self.on for card in table.tally(TURN_SO_FAR).drawn)

    @after(Bought)
    def no_draw_after_buying(self, bought: Bought, table: Table) -> Events:
        return self.at_last(table)

    @after(Passed)
    def no_draw_after_passing(self, passed: Passed, table: Table) -> Events:
        return self.at_last(table)

    def at_last(self, table: Table) -> Events:
        if table.phase == OVER or not self.drawn(table):
            return NOTHING
        return (Concludes(),)


@dataclass(frozen=True)
class HighestHandWins(Rule):
    """At the end, if everybody is shielded, the hand with the highest sum wins; otherwise all lose."""

    ties: str = option(
        "shared",
        "Between equal hands",
        {
            "shared": "the win is shared",
            "fewer-cards": "fewer cards win",
            "more-kings": "more Kings win",
            "nobody": "nobody wins",
        },
        ruling="R-K20",
        subject="Winning and the end",
    )
    loss: str = option(
        "0",
        "When all lose, it counts for each",
        {"0": "nothing", "-1": "one point less"},
        ruling="R-K25",
        subject="Winning and the end",
    )

    @answers(Victors)
    def highest(self, asked: Victors, table: Table, earlier: Seats) -> Seats:
        if not table.ask(Shielded()):
            return NOBODY
        inside = list(table.ask(Present()).among(table.seats))
        best = self.best_by(inside, [hand_sum(table, seat) for seat in range(table.seats)])
        if self.ties == "fewer-cards":
            best = self.best_by(best, [-len(table.hands[seat]) for seat in range(table.seats)])
        elif self.ties == "more-kings":
            best = self.best_by(best, [in_row(table, seat, KINGS) for seat in range(table.seats)])
        return NOBODY if self.ties == "nobody" and len(best) > 1 else seats_of(best)

    def best_by(self, seats: list[Seat], points: list[int]) -> list[Seat]:
        most = max([points[seat] for seat in seats])
        return [seat for seat in seats if points[seat] == most]

    @answers(OutcomeOf)
    def common_loss(self, asked: OutcomeOf, table: Table, earlier: str) -> str:
        return earlier if table.ask(Shielded()) else ALL_LOSE

    @answers(CommonLoss)
    def for_each(self, asked: CommonLoss, table: Table, earlier: int) -> int:
        return int(self.loss)

    @answers(Figures)
    def at_stake(self, asked: Figures, table: Table, earlier: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
        return [*earlier, (COMMON_LOSS, NO_SEAT, int(self.loss))] if self.loss != "0" else earlier

    @answers(Scores)
    def sums(self, asked: Scores, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        if not table.ask(Shielded()):
            return earlier
        return tuple([hand_sum(table, seat) for seat in range(table.seats)])
