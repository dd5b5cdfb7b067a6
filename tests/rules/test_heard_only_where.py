"""What has to be at a table for a question to be asked there, or for something to happen: a rule about it rests where
that is missing, and says so.
"""

import pytest

from cardhouse.core.needs import HEARD_WITH
from cardhouse.games.shelf import GAMES, game

NEEDED = {
    "Points of Order": ["PointEnded"],
    "a clock for turns": ["MayTakeLong", "TurnTimeUp"],
    "a market to buy from": ["Bought", "OnSale", "Pays", "Price"],
    "a pile that cards are played on": [
        *("Closing", "Complete", "Follows", "Landed", "LandsOn", "Matches", "MayPart", "OpenTo", "OpensBy", "Played"),
        "Splits",
    ],
    "a start when everybody is ready": ["RoundStarted"],
    "a turn of drawing and buying": ["DrawsDue"],
    "a turn order in which places can be passed over and come again": [
        *("HandsMoved", "Identical", "Lapses", "OrderAtFirst", "TurnTaken"),
    ],
    "a way to take cards from a pile": ["Takes", "Took"],
    "bows before a penalty": ["GoodBows"],
    "cards that are played as primes": ["Prime"],
    "hands that are dealt": ["Dealt", "HandSize"],
    "hands that are swept away": ["Shielded"],
    "motions that are put to the vote": ["Movable"],
    "new rules that are kept secret": ["Enforceable", "Knows", "RuleSealed", "SealOn", "UsualCall"],
    "penalties that are called": [
        *("CallWindow", "CallsHeard", "FailureCall", "MarkedAway", "Repeats", "Substitutes"),
        "Wordings",
    ],
    "piles that are turned over": ["Flipped"],
    "rules that players add between rounds": ["MayObject"],
    "suits that are named": ["ChangedMind"],
    "traps that are sprung": ["CalledAs"],
    "vetoes": ["Vetoed"],
    "words to be said with so many cards in hand": ["HasToAnnounce"],
}


@pytest.mark.parametrize("need", NEEDED)
def test_what_is_heard_only_where_something_is(need: str) -> None:
    for name in GAMES:
        assert game(name).book  # so that all families are here
    assert sorted(kind.__name__ for kind, found in HEARD_WITH.items() if found.words == need) == NEEDED[need]
