"""A card taken out of turn goes back to the stock, if whoever took it is found guilty."""

import pytest

from cardhouse.cards import card
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged
from cardhouse.core.events import Drew
from cardhouse.core.owed import Case
from cardhouse.core.rule import Article
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.proposing.awards import TAKEN_FREELY, PutBack, TakesGoBack

NAMES = ["Ann", "Bob", "Cat"]
OUT_OF_TURN, ILLEGAL, SLOW = "error-out-of-turn", "error-illegal-card", "error-slow-play"


@pytest.mark.parametrize(
    "rule, outcome, taken, back",
    [
        (OUT_OF_TURN, RIGHT, "Bob Cat", ["KH"]),
        (OUT_OF_TURN, RIGHT, "Cat Bob", ["5S"]),
        (OUT_OF_TURN, RIGHT, "Cat Bob Cat", ["9S"]),  # the latest of their own
        (OUT_OF_TURN, RIGHT, "Bob", []),
        (OUT_OF_TURN, RIGHT, "", []),
        (OUT_OF_TURN, WRONG, "Cat", []),
        (ILLEGAL, RIGHT, "Cat", []),
        (SLOW, RIGHT, "Cat", []),
    ],
)
def test_what_cat_puts_back(rule: str, outcome: str, taken: str, back: list[str]) -> None:
    goes_back = TakesGoBack()
    table = new_table((*game("uncle-baiting").book, Article("ours", "", "", "", (goes_back,))), NAMES, seed=1)
    took = [Drew(NAMES.index(who), card(name)) for who, name in zip(taken.split(), ("5S", "KH", "9S"), strict=False)]
    table.tallies[table.law.tally_place[TAKEN_FREELY]] = (None, tuple(took))
    found = list(goes_back.put_back(CaseJudged(Case(0, 2, rule), outcome), table))
    assert all(isinstance(event, PutBack) and event.player == 2 for event in found)
    assert [event.card.name for event in found if isinstance(event, PutBack)] == back
