"""Corners that no game reaches by itself."""

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Prepare
from cardhouse.core.affairs import ClockRuns, MotionDecided, Resumed
from cardhouse.core.checkpoints import silencing
from cardhouse.core.engine import decide
from cardhouse.core.events import DrewNothing, TokenMoved
from cardhouse.core.owed import MAJORITY, Breach, Motion
from cardhouse.core.people_acts import Give
from cardhouse.core.questions import Matches, PhaseAfter, Winners
from cardhouse.core.rounds import PhaseBegan, RoundBegan
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.table import CENTRE, PLAYING, Event, Table
from cardhouse.games import game, new_table
from cardhouse.rules.calling.cheating import PutsRight
from cardhouse.rules.calling.cheats import CONSENT, Consent, SlipAway
from cardhouse.rules.going_back.taking_back import TAKE_BACK, Reclaim
from cardhouse.rules.piles.pile_acts import FLIP, Flip, Take
from cardhouse.rules.proposing.set_aside import LYING_ASIDE
from cardhouse.rules.tokens.token_acts import DEALER
from cardhouse.rules.tokens.tokens import DealerButton
from cardhouse.rules.winning.winning import DEADLOCK, DeadlockIsVotedOn
from tests.core.seating import ANN, BOB, CAT, seat


def test_an_endless_preamble_cannot_be_said() -> None:
    table = new_table(game("moo").book, ["Ann", "Bob"])
    assert decide(table, Prepare(ANN, "start", "x" * 501)).told() == "impossible: say between 1 and 500 letters"


def test_nobody_gives_a_token_of_somebody_else() -> None:
    outcome = decide(seat(), Give(ANN, cards("9H"), BOB, besides=("dishwasher",)))
    assert outcome.told() == "impossible: Ann does not have the dishwasher"


def test_an_empty_draw_out_of_turn_is_nobodys_act() -> None:
    table = seat()
    DrewNothing(BOB).apply(table)
    assert table.acted == 0
    DrewNothing(ANN).apply(table)
    assert table.acted == 1


def test_a_question_is_open_again_when_all_who_answer_it_are_silenced() -> None:
    law = seat().law
    quiet = silencing(law, ["base-match"])
    assert law.hears(Matches)
    assert not quiet.hears(Matches)


def test_without_rules_nobody_wins() -> None:
    assert seat(base=()).ask(Winners()) == NOBODY


def test_without_a_trick_there_is_nothing_to_put_right() -> None:
    table = new_table(game("moo").book, ["Ann", "Bob"])
    assert PutsRight(Breach(BOB, "908.1-discard", 2)).bound(table) == []


def test_penalty_cards_of_an_earlier_round_do_not_lie_aside() -> None:
    assert LYING_ASIDE.step((1,), RoundBegan(CAT)) == ()


def test_whoever_slips_a_card_away_has_acted() -> None:
    assert SlipAway(ANN, card("9H")).moves


class Shrugs(Act):
    """Do nothing, in so many words."""

    def facets(self, table: Table) -> list[tuple[object, object]]:  # type: ignore[override]
        return []

    def happen(self, table: Table) -> list[Event]:
        return []


def test_what_changes_nothing_is_settled_all_the_same() -> None:
    outcome = decide(seat(), Shrugs(ANN))
    assert (outcome.told(), outcome.events) == ("done", [])


def test_members_of_a_long_table_are_counted_too() -> None:
    assert Seats(0b1000_0000_0101).among(12) == (0, 2, 11)
    assert Seats(0b1000_0000_0101).among(8) == (0, 2)


def test_acts_say_in_which_way_they_are_done() -> None:
    assert Consent(ANN, BOB).way == CONSENT
    assert Reclaim(ANN, card("9H")).way == TAKE_BACK
    assert (Flip(ANN, 1).way, Flip(ANN, 1).closes) == (FLIP, True)


def test_nothing_is_taken_from_a_pile_that_is_not_there() -> None:
    outcome = decide(new_table(game("bartok").book, ["Ann", "Bob"]), Take(ANN, 99))
    assert outcome.told() == "impossible: there is nothing to take from pile 99"


def test_the_clock_runs_while_moo_is_played_in_seconds() -> None:
    table = new_table(game("moo").book, ["Ann", "Bob"])
    assert not table.ask(ClockRuns())
    table.phase = PLAYING
    assert table.ask(ClockRuns())


def test_the_dealer_token_catches_up_with_the_dealer() -> None:
    table = new_table(game("bartok").book, ["Ann", "Bob"])
    table.tokens[DEALER] = CENTRE
    began = PhaseBegan(table.ask(PhaseAfter("")))
    assert list(DealerButton().catches_up(began, table)) == [TokenMoved(DEALER, table.dealer)]
    table.tokens[DEALER] = table.dealer
    assert list(DealerButton().catches_up(began, table)) == []


def test_a_deadlock_ends_by_its_own_vote_alone_and_play_goes_on_without_a_majority() -> None:
    rule, table = DeadlockIsVotedOn(), seat()
    other = Motion(1, "repair", ANN, BOB, "", (ANN, BOB), MAJORITY, 0, True)
    mine = Motion(1, DEADLOCK, ANN, BOB, "", (ANN, BOB), MAJORITY, 0, True)
    assert list(rule.end(MotionDecided(other, True), table)) == []
    assert list(rule.end(MotionDecided(mine, False), table)) == [Resumed(DEADLOCK)]
