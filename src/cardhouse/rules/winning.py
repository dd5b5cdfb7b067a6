"""When a round is won."""

from dataclasses import dataclass

from cardhouse.core.events import RoundWon, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import Timely, Winners
from cardhouse.core.rule import Rule
from cardhouse.core.seats import NOBODY, Seat, Seats, seats_of
from cardhouse.core.table import NOTHING, OVER, Events, Table


def without_cards(table: Table, seat: Seat, have_cards: str) -> bool:
    """Whether a player has no card left: in the hand, or also before the seat ("hand+trap")."""
    if table.hands[seat]:
        return False
    return have_cards == "hand" or not any(zones[seat] for zones in table.areas.values() if seat < len(zones))


class RoundEnds(Rule):
    """When the round is won, nobody moves a card any more."""

    @answers(Timely)
    def nothing_moves(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.phase == OVER and asked.way not in table.law.steps else earlier


@dataclass(frozen=True)
class EmptyHandWins(Rule):
    """Whoever has no cards left ({have_cards}), at any moment and in anybody's turn, wins the round; who owes a card has not won yet."""

    have_cards: str = "hand"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"have_cards": ("hand", "hand+trap")}

    @answers(Winners)
    def empty(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        if all(table.hands):
            return earlier
        return earlier | seats_of(
            [s for s in range(table.seats) if without_cards(table, s, self.have_cards) and not table.owed_by(s)]
        )


@dataclass(frozen=True)
class EmptyAtTurnEndWins(Rule):
    """Whoever ends the own turn without any cards ({have_cards}) wins the round, unless they owe a card;
    an empty hand at another time is just that.
    """

    have_cards: str = "hand+trap"

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"have_cards": ("hand+trap", "hand")}

    @after(TurnEnded)
    def went_out(self, ended: TurnEnded, table: Table) -> Events:
        if table.hands[ended.player] or not without_cards(table, ended.player, self.have_cards):
            return NOTHING
        if table.owed_by(ended.player):
            return NOTHING
        return (RoundWon((ended.player,)),)
