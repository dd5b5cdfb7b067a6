"""Bots against each other: who gets how many points, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import pytest

from cardhouse.core.acts import Act
from cardhouse.core.owed import Breach
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import View
from cardhouse.sim.matches import SidePoints, play_game, play_match
from tests.bak.playing import started


def ended(*winners: int) -> Table:
    table = started(2, 0)
    table.winners, table.phase = list(winners), OVER
    return table


class First:
    """Does the first lawful thing, or nothing at all."""

    def __init__(self, acts: bool = True) -> None:
        self.acts = acts
        self.seats: list[int] = []

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It sees nothing."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        self.seats.append(view.seat)
        assert {act.seat for act in acts} == {view.seat}
        return acts[0] if self.acts else None


def test_a_win_is_a_point_and_a_shared_one_its_part() -> None:
    tally = SidePoints()
    for winners in ([0], [1], [0, 1], []):
        tally.add(ended(*winners), 0)
    assert tally.points == [1.0, 0.0, 0.5, 0.0]
    assert tally.others == [0.0, 1.0, 0.5, 0.0]
    assert (tally.lost_by_all, tally.games, tally.mean()) == (1, 4, 0.375)


def test_how_sure_a_lead_is_comes_from_pairs_of_games() -> None:
    tally = SidePoints([1.0, 1.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0])
    mean, off = tally.lead()
    assert mean == 0.5
    assert off == pytest.approx(1.96 * sqrt(((1 - 0.5) ** 2 + (0 - 0.5) ** 2) / 1 / 2))
    assert SidePoints([1.0], [0.0]).lead() == (1.0, 0.0)


def test_each_sees_its_own_seat_and_everything_is_watched() -> None:
    bots, watched = [First(), First(), First()], []
    table = play_game("bak", bots, 3, first=1, watch=lambda now: watched.append(now.acts))
    assert table.phase == OVER
    assert table.names == ["P1", "P2", "P3"]
    assert [set(bot.seats) for bot in bots] == [{0}, {1}, {2}]
    assert len(watched) == sum(len(bot.seats) for bot in bots)


def test_a_bot_that_does_nothing_is_named() -> None:
    with pytest.raises(ValueError, match="the bot at seat 1 has nothing lawful to do, or did None"):
        play_game("bak", [First(), First(acts=False)], 3)


def test_seats_are_swapped_with_the_same_shuffle() -> None:
    made: list[tuple[str, int, First]] = []

    def side(name: str, number: int) -> First:
        made.append((name, number, First()))
        return made[-1][2]

    tally = play_match("bak", lambda n: side("one", n), lambda n: side("other", n), 4, seed=2)
    assert tally.games == 4
    assert [(name, number) for name, number, _ in made] == [
        *(("one", 2), ("other", 3), ("one", 4), ("other", 5)),
        *(("one", 6), ("other", 7), ("one", 8), ("other", 9)),
    ]
    assert [set(bot.seats) for _, _, bot in made] == [{0}, {1}, {1}, {0}] * 2
    same = play_game("bak", [First(), First()], 2 * 1_000_003)
    assert tally.points[0] == (1.0 / len(same.winners) if 0 in same.winners else 0.0)
    assert tally.points[0] == tally.others[1]  # both play alike, so the seat decides


def test_how_far_two_pairs_of_games_lie_apart() -> None:
    side = SidePoints([1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0])
    mean, off = side.lead()
    assert mean == 0.0
    assert off == pytest.approx(1.96 * sqrt((1 + 1) / (2 - 1) / 2))
