"""What BAK is like when it is played well: games among search bots, counted."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardhouse.bots.bak_search import BakBot
from cardhouse.core.table import Table
from cardhouse.sim.matches import play_game

RANKS = {"Jacks": 11, "Queens": 12, "Kings": 13}
CARDS = 41


@dataclass
class Study:
    """Games of one number of players: how they ended, and what winners and others had bought."""

    players: int
    games: int = 0
    lost_by_all: int = 0
    wins: list[float] = field(default_factory=list)
    winners: dict[str, float] = field(default_factory=lambda: dict.fromkeys(RANKS, 0.0))
    others: dict[str, float] = field(default_factory=lambda: dict.fromkeys(RANKS, 0.0))
    doomed: dict[str, float] = field(default_factory=lambda: dict.fromkeys(RANKS, 0.0))
    shielded_at: list[int] = field(default_factory=list)
    ended_at: list[int] = field(default_factory=list)

    def add(self, table: Table, shielded_at: int) -> None:
        self.games += 1
        self.wins = self.wins or [0.0] * self.players
        self.ended_at.append(CARDS - len(table.stock))
        self.lost_by_all += not table.winners
        if shielded_at:
            self.shielded_at.append(shielded_at)
        for seat in table.winners:
            self.wins[seat] += 1 / len(table.winners)
        for seat in range(self.players):
            share = 1.0 if table.winners else 1 / self.players
            side = self.doomed if not table.winners else self.winners if seat in table.winners else self.others
            share /= 1 if not table.winners else len(table.winners) if seat in table.winners else self.rest(table)
            for series, rank in RANKS.items():
                side[series] += share * len([card for card in table.areas["row"][seat] if card.rank == rank])

    def rest(self, table: Table) -> int:
        return self.players - len(table.winners)

    def won(self) -> int:
        return self.games - self.lost_by_all

    def mean_of(self, side: dict[str, float], series: str, games: int) -> float:
        """How many cards of a series a player of this side had bought at the end."""
        return side[series] / games if games else 0.0


def study(players: int, games: int, rounds: int, seed: int, loss: float = 0.0) -> Study:
    """Games among search bots, who count so much for each when all lose."""
    found = Study(players)
    for number in range(games):
        shielded_at = 0

        def watch(table: Table) -> None:
            nonlocal shielded_at
            if not shielded_at and not any(card.rank == 13 for (market,) in [table.areas["market"]] for card in market):
                shielded_at = CARDS - len(table.stock)

        bots = [BakBot(seed + number * players + seat, rounds=rounds, loss=loss) for seat in range(players)]
        found.add(play_game("bak", bots, seed + number, 0, watch), shielded_at)
    return found
