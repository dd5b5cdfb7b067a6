"""Dice that fall as a scenario says, and how a round is said to have ended."""

import pytest

from cardhouse.core.chance import seeded
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.performing import loaded, run_scenario


@pytest.mark.parametrize("dice", [(1,), (6,), (3, 5), (6, 6), (1, 6, 2)])
def test_loaded_dice_fall_as_they_are_told_to(dice: tuple[int, ...]) -> None:
    chance = loaded(dice)
    assert tuple(chance.below(6) + 1 for _ in dice) == dice


def test_without_dice_chance_is_the_first_there_is() -> None:
    first = seeded(0)
    assert loaded(()).state == first.state
    assert loaded((first.below(6) + 1,)).state == seeded(0).state


def run(text: str) -> Result:
    file = parse_text(f"T-001 a scenario\n{text}", "bartok.table", GAMES)
    assert file.problems == ()
    [one] = runs(file.scenarios[0])
    return run_scenario(one, file.game)


def test_how_a_round_ended() -> None:
    given = "given 3p turn=A A{7H} B{2C,3C} C{2S,3S} P1[5H]\n"
    assert run(f"{given}_ => result=-").outcome == "passed"
    assert run(f"{given}_ => result=all-lose").outcome == "failed"
    told = [f"{each.message}{each.suggestion}" for each in run(f"{given}_ => result=all-loose").obstacles]
    assert told == ['No round ends with the result "all-loose". Did you mean "all-lose"?']
