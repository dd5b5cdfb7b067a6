"""Plays what is played most, for a build that counts what is done: the compiler lays out the next one by it.

Games of every kind, as simulations play them, and as a server does: each act decided with care, then shown to all.
"""

from cardhouse.core.chance import seeded
from cardhouse.core.choices import play_round, random_act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.games.shelf import game, new_table

GAMES = {"bartok@2023-08-14": 150, "bartok@2023-11-08": 150, "bak": 100, "moo": 10, "uncle-baiting": 10}
"""The games, and how many rounds of each: about as many acts."""
PLAYERS = 4
SHOWN_ACTS = 200


def main() -> None:
    for name, rounds in GAMES.items():
        fresh = new_table(game(name).book, [f"P{seat}" for seat in range(PLAYERS)], seed=1)
        for number in range(rounds):
            table = fresh.copy()
            table.chance = seeded(number)
            play_round(table, seeded(number + 1))
        play_shown(fresh.copy())


def play_shown(table: Table) -> None:
    """Play as a server does."""
    picks = seeded(1)
    for _ in range(SHOWN_ACTS):
        act = random_act(table, picks)
        if act is None or table.phase == OVER:
            break
        decide(table, act)
        for seat in range(PLAYERS):
            view(table, seat)


if __name__ == "__main__":
    main()
