"""Small things that rules say and that are seldom seen: each is asked for alone."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Draw
from cardhouse.core.affairs import Owed
from cardhouse.core.cases import FoundGuilty
from cardhouse.core.events import Landed
from cardhouse.core.hooks import answers
from cardhouse.core.overdue import TooSoon, too_soon
from cardhouse.core.owed import A_CALL, A_DUTY, AN_ACT, Breach
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import Article, Brings, Rule
from cardhouse.core.table import PLAYING, Table
from cardhouse.games import BARTOK, GAMES, new_table
from cardhouse.rules.calling.calls import WrongPenaltiesReturn
from cardhouse.rules.calling.given_penalties import PenaltyGoesBack
from cardhouse.rules.order.spoken_orders import SaysLastCard

NAMES = ["Ann", "Bob", "Cat"]


@pytest.mark.parametrize(
    ("how", "number", "back"), [(A_CALL, 3, True), (A_CALL, 0, False), (AN_ACT, 3, False), (A_DUTY, 3, False)]
)
def test_only_the_penalty_of_a_wrong_call_goes_back(how: str, number: int, back: bool) -> None:
    table = new_table(GAMES["moo"].book, NAMES)
    found = FoundGuilty(2, Breach(0, "x", 1, how=how, number=number))
    events = WrongPenaltiesReturn().give_back(found, table)
    assert list(events) == ([PenaltyGoesBack(number)] if back else [])


def test_last_card_is_owed_and_costs_nothing_by_itself() -> None:
    """It falls due by a rule of its own."""
    table = new_table(GAMES["uncle-baiting"].book, NAMES)
    table.hands[0][:] = list(cards("5H"))
    late, owed = SaysLastCard().owe_words(Landed(0, card("4H"), 1, ""), table)
    assert isinstance(owed, Owed)
    duty = owed.duty
    assert (duty.bearer, duty.what, duty.price, duty.about) == (0, "Last card", 0, (1,))
    table.hands[0][:] = list(cards("5H 6H"))
    assert list(SaysLastCard().owe_words(Landed(0, card("4H"), 1, ""), table)) == [late]


class Hold(Rule):
    """Nobody draws before the fifth second."""

    def brings(self) -> Brings:
        return Brings(grace=True)

    @answers(TooSoon)
    def five(self, asked: TooSoon, table: Table, earlier: int) -> int:
        return 5_000 if asked.way == "draw" else earlier


@pytest.mark.parametrize(("clock", "until"), [(0, 5_000), (4_999, 5_000), (5_000, 0), (5_001, 0)])
def test_at_the_time_itself_it_is_no_longer_too_soon(clock: int, until: int) -> None:
    table = new_table((*BARTOK, Article("hold", "Hold", "Ann", "", (Hold(),))), NAMES)
    table.phase, table.clock = PLAYING, clock
    assert too_soon(table, Draw(0)) == until
    assert too_soon(table, Say(0, "hm")) == 0
    table.phase = "deal"
    assert too_soon(table, Draw(0)) == 0
    assert too_soon(new_table(BARTOK, NAMES), Draw(0)) == 0
