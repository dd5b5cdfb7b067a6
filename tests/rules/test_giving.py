"""At the table people may choose anything; only a Giver and another player as Receiver start a gift."""

import pytest

from cardhouse.cards import TWOS
from cardhouse.core.acts import Choose, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.rule import HONOUR, Article
from cardhouse.games import new_table
from cardhouse.games.bartok import BASE
from cardhouse.rules.giving import GivesAway

GIVE = Article("give", "Give", "Ann", "", (GivesAway(on=TWOS),))


@pytest.mark.parametrize(
    "picks, gifts",
    [
        ((1, 2), 1),
        ((0, 1), 1),  # against the rule, and done all the same
        ((1, 1), 0),  # nobody gives to themself
        ((1,), 0),
        ((), 0),
        ((1, 9), 0),  # nobody sits there
        ((-1, 1), 0),
        ((10**30, 1), 0),
    ],
)
def test_only_two_players_start_a_gift(picks: tuple[int, ...], gifts: int) -> None:
    table = new_table((*BASE, GIVE), ["Ann", "Bob", "Cat"], dial=HONOUR)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    outcome = decide(table, Choose(0, "designate", picks))
    assert (outcome.answer, outcome.jammed) == ("done", [])
    assert [duty.kind for duty in table.duties] == ["give"] * gifts
