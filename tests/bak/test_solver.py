"""Exact values of small games. The larger ones stand in scenarios/bak/solver.table."""

from fractions import Fraction

import pytest

from cardhouse.bots.bak_solver import Mini, NotSolvable, joker_next, solved, value_of_mini


@pytest.mark.parametrize(
    "mini, coop, coop_queens, duel, duel_queens",
    [
        ((3, 1, 1), "1", "1", "1/6", "1/6"),
        ((3, 2, 1), "1", "1", "7/90", "1/9"),
        ((3, 2, 2), "23/25", "73/75", "1/75", "0"),
    ],
)
def test_the_smallest_games_exactly(
    mini: tuple[int, int, int], coop: str, coop_queens: str, duel: str, duel_queens: str
) -> None:
    found = [solved(Mini(*mini), goal, queens, True)[0] for goal in ("coop", "duel") for queens in (False, True)]
    assert found == [Fraction(coop), Fraction(coop_queens), Fraction(duel), Fraction(duel_queens)]


def test_a_larger_game_to_six_places() -> None:
    assert f"{value_of_mini(Mini(4, 2, 2), 'coop'):.6f}" == "0.959184"
    assert f"{value_of_mini(Mini(4, 2, 2), 'duel'):.6f}" == "0.035828"


def test_floats_and_fractions_agree() -> None:
    for queens in (False, True):
        exact, inexact = [solved(Mini(3, 2, 2), "duel", queens, exactly)[0] for exactly in (True, False)]
        assert abs(float(exact) - inexact) < 1e-12


@pytest.mark.parametrize("mini", [Mini(10, 4, 4), Mini(0, 1, 1), Mini(3, 0, 1), Mini(3, 1, 0)])
def test_what_is_too_large_or_no_game_is_refused(mini: Mini) -> None:
    with pytest.raises(NotSolvable):
        solved(mini, "coop", False, False)


def test_there_are_two_goals() -> None:
    with pytest.raises(NotSolvable, match="coop or duel"):
        solved(Mini(3, 1, 1), "chaos", False, False)


@pytest.mark.parametrize("pile, chance", [(41, "0"), (29, "0"), (28, "1/28"), (27, "1/27"), (1, "1"), (0, "0")])
def test_the_joker_comes_next(pile: int, chance: str) -> None:
    assert joker_next(Mini(10, 4, 4), pile) == Fraction(chance)
