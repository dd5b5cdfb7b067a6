"""Parts of the order of slots, of talk across the table and of penalties that no scenario reaches."""

import copy

import pytest

from cardhouse.cards import SEVENS, card
from cardhouse.core.acts import Act
from cardhouse.core.cases import RIGHT, CaseJudged, Move
from cardhouse.core.demands import IN_KIND, NOTHING_OWED, DemandGrew, DemandPaid, DrawCancelled, Obligation
from cardhouse.core.engine import decide
from cardhouse.core.events import Reversed, TurnEnded
from cardhouse.core.owed import NEXT_TURN, VOIDED, Case
from cardhouse.core.penalties import PENALTIES, PenaltyWaits
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.verdicts import IMPOSSIBLE, REFUSED
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.lawmaking.meanings import Clarifies, Ruled
from cardhouse.rules.leaving_play.answering_in_kind import ChainOf
from cardhouse.rules.order.going_out import OUT, WentOut
from cardhouse.rules.order.orders import Orders
from cardhouse.rules.order.pile_order import laid_order
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.proposing.across_the_table import Contest, Return
from cardhouse.rules.proposing.proposals import AWARDS
from cardhouse.rules.turns.slots import first_order


def test_an_order_hears_only_what_concerns_it() -> None:
    order = laid_order(first_order(3, 0))
    assert Orders().step((1, {}, {}), Reversed()) == (1, {}, {})
    assert Orders().step((1, {1: order}, {}), TurnEnded(0)) == (1, {1: order}, {})


def test_what_is_demanded_at_a_pile_and_what_is_demanded_in_kind_are_kept_apart() -> None:
    order, run = laid_order(first_order(3, 0)), ChainOf(SEVENS)
    in_kind, for_an_ace = DemandGrew(2, IN_KIND, bearer=1), DemandGrew(4, "A", pile=1)
    assert Orders().step((1, {1: order}, {}), in_kind) == (1, {1: order}, {})
    grown = order.but(owed=Obligation(DRAW, 4, key="A"))
    assert Orders().step((1, {1: order}, {}), for_an_ace) == (1, {1: grown}, {})
    assert Orders().step((1, {1: grown}, {}), DemandPaid(3, 1, 1))[1][1].owed.left == 1
    assert run.then(NOTHING_OWED, for_an_ace) == NOTHING_OWED
    assert run.then(NOTHING_OWED, in_kind) == Obligation(DRAW, 2, 1, SEVENS, True, IN_KIND)
    assert run.then(run.then(NOTHING_OWED, in_kind), DrawCancelled()) == NOTHING_OWED


def test_a_new_round_forgets_penalties_and_who_was_out() -> None:
    waits = PenaltyWaits(2, 1, "say-last-card", 1, -1, NEXT_TURN)
    assert [p.status for p in PENALTIES.step(PENALTIES.step((), waits), RoundBegan(0))] == [VOIDED]
    assert OUT.step(OUT.step((), WentOut(2)), RoundBegan(0)) == ()
    assert AWARDS.step(AWARDS.step((), CaseJudged(Case(1, 2, "error-hinting"), RIGHT)), RoundBegan(0)) == ()


@pytest.mark.parametrize(
    "act, why",
    [
        (Point(0, 9), "there is nobody there"),
        (Point(0, 1, 2), "a player has a right and a left side"),
        (Return(0, card("5H")), "A does not hold 5♥"),
        (Move(0, ""), "a motion needs a subject"),
        (Move(0, "officious", 9), "there is nobody there"),
    ],
)
def test_what_cannot_be_done_across_the_table(act: Act, why: str) -> None:
    outcome = decide(new_table(game("uncle-baiting").book, ["A", "B", "C"]), act)
    assert (outcome.answer, outcome.rulings[0].reason) == (IMPOSSIBLE, why)


def test_nothing_to_contest() -> None:
    outcome = decide(new_table(game("uncle-baiting").book, ["A", "B", "C"]), Contest(0))
    assert (outcome.answer, outcome.rulings[0].reason) == (REFUSED, "A has no penalty to contest")


@pytest.mark.parametrize("rule", [Clarifies("So it is."), Ruled("R-U1", "so it is")])
def test_a_sentence_has_no_options_and_can_be_copied(rule: Clarifies | Ruled) -> None:
    assert rule.options() == {}
    assert copy.copy(rule) == rule
    assert "so it is" in rule.sentence().lower()
