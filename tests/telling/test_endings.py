"""How a round ended, in words for those who won and for those who did not."""

import pytest

from cardhouse.core.rounds import ALL_LOSE, BY_VOTE, NO_RESULT, NO_WINNER, OUTCOMES, WON, RoundWon
from cardhouse.games import GAMES, new_table
from cardhouse.telling import Listener

TABLE = new_table(GAMES["bartok"].book, ["Ann", "Bob", "Cat"])


def heard(event: RoundWon, seat: int = 1) -> list[str]:
    return [line.words for line in Listener(TABLE, TABLE.law, seat).tell([("", event)])]


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (ALL_LOSE, "Everybody loses the round"),
        (NO_RESULT, "The round ends without a result"),
        (BY_VOTE, "The round ends by vote, without a winner"),
        (NO_WINNER, "Nobody wins the round"),
    ],
)
def test_a_round_that_nobody_wins(outcome: str, told: str) -> None:
    assert heard(RoundWon((), outcome)) == [told]
    assert set(OUTCOMES) == {WON, ALL_LOSE, NO_RESULT, BY_VOTE, NO_WINNER}


def test_a_round_that_is_won() -> None:
    assert heard(RoundWon((1,))) == ["You win the round!"]
    assert heard(RoundWon((0,))) == ["Ann wins the round!"]
    assert heard(RoundWon((0, 2))) == ["Ann and Cat share the win!"]
    assert heard(RoundWon((0, 1))) == ["You and Ann share the win!"]


def test_points_are_told_for_everybody() -> None:
    assert heard(RoundWon((0,), scores=(7, 1, 0))) == [
        "Ann wins the round!",
        "Ann has seven points",
        "You have one point",
        "Cat has no points",
    ]
