"""How a round can end, and what part of a win each player has."""

from typing import Final

WON: Final = "won"
ALL_LOSE: Final = "all-lose"
NO_RESULT: Final = "no-result"
BY_VOTE: Final = "by-vote"
NO_WINNER: Final = "no-winner"
OUTCOMES: Final = (WON, ALL_LOSE, NO_RESULT, BY_VOTE, NO_WINNER)


def shares(winners: list[int], seats: int, rest: int = 0) -> tuple[str, ...]:
    """Everybody's part of a win, as text: all of it is "1", those who win together have equal parts, and it counts
    `rest` for all others.
    """
    part = f"1/{len(winners)}" if len(winners) > 1 else "1"
    return tuple([part if seat in winners else str(rest) for seat in range(seats)])


TOLD: Final = {
    ALL_LOSE: "everybody loses the round",
    NO_RESULT: "the round ends without a result",
    BY_VOTE: "the round ends by vote, without a winner",
    NO_WINNER: "nobody wins the round",
}
"""An end without winners in words."""
