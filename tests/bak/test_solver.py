"""Exact values of small games. The larger ones stand in scenarios/bak/solver.table."""

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

from cardhouse.bots.bak_mini import Mini, joker_next
from cardhouse.bots.bak_solver import NotSolvable, solved, value_of_mini


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


Hand = tuple[int, ...]


class Plainly:
    """The same values with no short cut: every card, every payment, every order."""

    def __init__(self, mini: Mini, duel: bool, queens: bool) -> None:
        self.mini, self.duel, self.queens = mini, duel, queens
        self.turn = cache(self._turn)

    def value(self) -> Fraction:
        cards = tuple(sorted(rank for rank in range(1, self.mini.ranks + 1) for _ in range(self.mini.suits)))
        return self.turn((*cards, 0), (), (), (), (0, 0, 0, 0, 0))

    def unseen(self, pile: Hand) -> list[int]:
        """Which places of the unseen cards may be on top: not the Joker's, in the free part."""
        early = len(pile) - 1 > self.mini.numbers - self.mini.free
        return [place for place, rank in enumerate(pile) if rank or not early]

    def _turn(self, pile: Hand, top: Hand, mine: Hand, yours: Hand, row: Hand) -> Fraction:
        if row[4] == self.mini.court and not self.duel:
            return Fraction(1)
        value = self.draw(pile, top, mine, yours, row, 1 + row[0])
        width = min(1 + row[2], len(pile) + len(top))
        return max(value, self.look(pile, top, mine, yours, row, width)) if row[2] else value

    def look(self, pile: Hand, top: Hand, mine: Hand, yours: Hand, row: Hand, width: int) -> Fraction:
        if len(top) < width:
            places = self.unseen(pile)
            shown = [((*pile[:at], *pile[at + 1 :]), (*top, pile[at])) for at in places]
            return sum((self.look(*each, mine, yours, row, width) for each in shown), Fraction(0)) / len(places)
        orders = {(*order, *top[width:]) for order in permutations(top[:width])}
        return max(self.draw(pile, order, mine, yours, row, 1 + row[0]) for order in orders)

    def draw(self, pile: Hand, top: Hand, mine: Hand, yours: Hand, row: Hand, due: int) -> Fraction:
        if not due:
            return self.buy(pile, top, mine, yours, row)
        if top:
            return self.drew(top[0], pile, top[1:], mine, yours, row, due)
        places = self.unseen(pile)
        rests = [(pile[at], (*pile[:at], *pile[at + 1 :])) for at in places]
        found = [self.drew(rank, rest, (), mine, yours, row, due) for rank, rest in rests]
        return sum(found, Fraction(0)) / len(places)

    def drew(self, rank: int, pile: Hand, top: Hand, mine: Hand, yours: Hand, row: Hand, due: int) -> Fraction:
        safe = row[4] == self.mini.court
        if rank == 0:
            ahead = sum(mine) - sum(yours) if safe else 0
            return Fraction((ahead > 0) - (ahead < 0))
        hand = (1,) if rank == 1 and not safe else tuple(sorted((*mine, rank)))
        return self.draw(pile, top, hand, yours, row, due - 1)

    def buy(self, pile: Hand, top: Hand, mine: Hand, yours: Hand, row: Hand) -> Fraction:
        my_jacks, your_jacks, my_queens, your_queens, kings = row
        sold = (my_jacks + your_jacks, my_queens + your_queens, kings)
        found = [self.next(pile, top, mine, yours, row)]
        for series, gained in enumerate([(1, 0, 0), (0, 1, 0), (0, 0, 1)]):
            if sold[series] == self.mini.court or (series == 1 and not self.queens):
                continue
            new = (my_jacks + gained[0], your_jacks, my_queens + gained[1], your_queens, kings + gained[2])
            for card in {card for card in mine if card > sold[series]}:
                left = list(mine)
                left.remove(card)
                found.append(self.next(pile, top, tuple(left), yours, new))
        return max(found)

    def next(self, pile: Hand, top: Hand, mine: Hand, yours: Hand, row: Hand) -> Fraction:
        value = self.turn(pile, top, yours, mine, (row[1], row[0], row[3], row[2], row[4]))
        return -value if self.duel else value


@pytest.mark.parametrize("mini", [(2, 1, 1), (3, 1, 1), (2, 1, 2), (4, 1, 1), (3, 1, 2), (4, 1, 2), (2, 2, 1)])
@pytest.mark.parametrize("goal", ["coop", "duel"])
@pytest.mark.parametrize("queens", [False, True])
def test_short_cuts_change_no_value(mini: tuple[int, int, int], goal: str, queens: bool) -> None:
    small = Mini(*mini)
    assert solved(small, goal, queens, True)[0] == Plainly(small, goal == "duel", queens).value()


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
