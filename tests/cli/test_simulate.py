"""Levels of bots compared: who won how much, and what chance would have given."""

from cardhouse.cli.simulate import shares
from cardhouse.front.simulating import PlayedGame, Simulated


def games(*winners: tuple[int, ...]) -> Simulated:
    played = tuple(PlayedGame(number, number, seats, 40, 0, True) for number, seats in enumerate(winners))
    return Simulated("Bartok", ("Ann", "Bob"), played, 1.0)


def test_a_game_that_two_have_won_is_half_a_game_for_each() -> None:
    parts = [games((0,), (0, 1), (1,), (0,)), games((1,), (1,))]
    title, keen, simple = shares(parts, [["keen", "simple"], ["simple", "keen"]])
    assert title == "Bartok: 6 games"
    assert " ".join(keen.split()) == "keen won 4.5 of 6, 75.0%; by chance it would be 50.0%"
    assert " ".join(simple.split()) == "simple won 1.5 of 6, 25.0%; by chance it would be 50.0%"
