"""When a round is won, and when it is not yet."""

import pytest

from cardhouse.cards import ACES, card, cards
from cardhouse.core.acts import Draw, Lay, Pay
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.owed import Duty
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Give
from cardhouse.core.rounds import RoundWon
from cardhouse.core.rule import TABLE
from cardhouse.core.shown import ShownWindow
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.games import BARTOK_EARLY
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.order.going_out import WentOut
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.rules.winning.winning import RoundCloses
from tests.core.seating import ANN, BOB, CAT, does, plays, seat, told


def early(**hands: str) -> Table:
    """The early edition: one wins at the end of their own turn, and a trap is a card one has."""
    return seat(base=BARTOK_EARLY, hands=hands)


def test_an_empty_hand_wins_at_once() -> None:
    table = seat(Ann="9H", Bob="9D", Cat="9C")
    outcome = plays(table, "Ann 9H")[0]
    assert outcome.events[-1] == RoundWon((ANN,))
    assert (table.winners, table.phase) == ([ANN], "over")


def test_the_last_card_does_nothing_any_more() -> None:
    table = seat(Skips(on=ACES), Ann="AH", Bob="9D", Cat="9C")
    assert not any(isinstance(event, Played) for event in plays(table, "Ann AH")[0].events)
    assert table.skips == 0


def test_a_card_left_is_no_win() -> None:
    table = seat()
    plays(table, "Ann 9H")
    assert (table.winners, table.phase) == ([], "play")


def test_nothing_moves_after_the_win() -> None:
    table = seat(TrapCard(), Ann="9H", Bob="9D", Cat="9C")
    table.area("trap", CAT).append(card("9S"))
    plays(table, "Ann 9H")
    for act in (Draw(BOB), Spring(CAT, "trap"), Lay(BOB, card("9D"), "trap")):
        assert "base-win" in told(decide(table, act))


def test_one_may_win_in_anothers_turn() -> None:
    table = seat(TrapCard(), GivesAway(), Ann="9H 4C", Bob="", Cat="9C")
    table.hands[BOB] = [card("9D")]
    table.duties = [Duty(BOB, "give", about=(2, 0, CAT))]
    does(table, Give(BOB, cards("9D"), CAT))
    assert table.winners == [BOB]


def test_several_may_win_together() -> None:
    table = seat(Ann="9H", Bob="", Cat="9C")
    plays(table, "Ann 9H")
    assert table.winners == [ANN, BOB]


def test_who_owes_a_card_has_not_won_yet() -> None:
    table = seat(dial=TABLE, Ann="9H", Bob="9D", Cat="9C")
    Fined(ANN, 1, "x").apply(table)
    plays(table, "Ann 9H")
    assert table.winners == []
    does(table, Pay(ANN))
    assert (table.winners, len(table.hands[ANN])) == ([], 1)


def test_a_forgotten_word_can_still_undo_a_win() -> None:
    table = seat(SayAt(1, "Bartok"), Ann="9H 4H", Bob="9D 8H", Cat="9C 4D")
    plays(table, "Ann 9H")
    does(table, Draw(BOB), Draw(CAT))
    plays(table, "Ann 4H")  # the last card lands, and Ann has not said it
    assert (table.winners, len(table.hands[ANN])) == ([], 1)


@pytest.mark.parametrize("have_cards, wins", [("hand", True), ("hand+trap", False)])
def test_a_trap_may_count_as_a_card(have_cards: str, wins: bool) -> None:
    table = seat(TrapCard(), Ann="9H", Bob="9D", Cat="9C")
    table.enact(table.law.setting("have_cards", have_cards))
    does(table, Lay(ANN, card("9H"), "trap"))
    assert (table.winners == [ANN]) is wins


# The early edition


def test_one_wins_at_the_end_of_the_own_turn() -> None:
    table = early(Ann="9H", Bob="9D", Cat="9C")
    outcome = plays(table, "Ann 9H")[0]
    assert any(isinstance(event, Played) for event in outcome.events)  # the card still acts
    assert table.winners == [ANN]


def test_a_card_in_hand_or_in_the_trap_is_no_win() -> None:
    table = early(Ann="9H", Bob="9D", Cat="9C")
    does(table, Lay(ANN, card("9H"), "trap"))
    assert table.winners == []
    plays(table, "Bob 9D")
    assert table.winners == []


def test_an_empty_hand_in_anothers_turn_is_just_that() -> None:
    table = early(Ann="9H 4C", Bob="", Cat="9C")
    does(table, Draw(ANN))
    assert (table.winners, table.turn) == ([], BOB)
    does(table, Draw(BOB))
    assert table.winners == []


def test_with_a_card_to_pay_one_does_not_go_out() -> None:
    table = seat(base=BARTOK_EARLY, dial=TABLE, Ann="9H", Bob="9D", Cat="9C")
    Fined(ANN, 1, "x").apply(table)
    plays(table, "Ann 9H")
    assert (table.winners, table.turn) == ([], BOB)


def test_the_winner_stays_the_winner() -> None:
    table = early(Ann="9H", Bob="9D", Cat="9C")
    plays(table, "Ann 9H")
    assert "base-win" in told(decide(table, Draw(CAT)))
    assert table.winners == [ANN]


@pytest.mark.parametrize(("challenge", "ways"), [(True, ("accuse", "close")), (False, ("close",))])
def test_everybody_is_shown_until_when_a_round_that_is_over_stays_open(challenge: bool, ways: tuple[str, ...]) -> None:
    table = seat(RoundCloses(win_challenge=challenge, close_after=20), Ann="9H", Bob="9D", Cat="9C")
    assert view(table, BOB).windows == ()
    plays(table, "Ann 9H")
    assert view(table, BOB).windows[-1] == ShownWindow(ways, (ANN, BOB, CAT), (), 20_000)


def test_an_older_log_does_not_say_in_which_act_somebody_went_out() -> None:
    assert (WentOut(1).pile, WentOut(1).act) == (0, 0)
