"""May it be done? Narrow questions, the last word on each, every reason in order, and who said what."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import COURT, EIGHTS, JACKS, JOKERS, NONE, Cards, card, cards
from cardhouse.core.acts import Draw, Lay, Play, Prepare
from cardhouse.core.affairs import Owed, Paused
from cardhouse.core.engine import decide
from cardhouse.core.hooks import answers
from cardhouse.core.owed import Duty
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Accuse, Look, Vote
from cardhouse.core.questions import (
    Clear,
    Complete,
    Condition,
    Handling,
    HandSize,
    InTurn,
    LandsOn,
    Matches,
    MayVote,
    OpenTo,
    Timely,
    Unpaused,
    WayOpen,
)
from cardhouse.core.rule import Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seats, only, seats_of
from cardhouse.core.table import OVER, Table
from cardhouse.core.verdicts import Ruling, Word, explain, judge, permits
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.matching.matching import GoesOnAnything
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard
from tests.core.seating import ANN, BOB, CAT, seat, told


@dataclass(frozen=True)
class DeadPile(Rule):
    """Nothing goes on the first pile but Jacks."""

    @answers(OpenTo)
    def dead(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        return earlier & JACKS


@dataclass(frozen=True)
class HandsOff(Rule):
    """Bob may touch nothing."""

    @answers(Handling)
    def hands_off(self, asked: Handling, table: Table, earlier: Seats) -> Seats:
        return earlier - only(BOB)


@dataclass(frozen=True)
class CourtStaysAway(Rule):
    """Face cards have no place on the first pile."""

    @answers(LandsOn)
    def away(self, asked: LandsOn, table: Table, earlier: Cards) -> Cards:
        return earlier - COURT


@dataclass(frozen=True)
class JokersTame(Rule):
    """Jokers match nothing."""

    @answers(Matches)
    def tame(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier - JOKERS


@dataclass(frozen=True)
class NobodyMoves(Rule):
    """Nobody may do anything at all."""

    @answers(Timely)
    def untimely(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(Unpaused)
    def paused(self, asked: Unpaused, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(InTurn)
    def out_of_turn(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(Handling)
    def hands_off(self, asked: Handling, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(Clear)
    def unclear(self, asked: Clear, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(WayOpen)
    def closed(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(LandsOn)
    def nowhere(self, asked: LandsOn, table: Table, earlier: Cards) -> Cards:
        return NONE

    @answers(OpenTo)
    def shut(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        return NONE

    @answers(Matches)
    def unlike(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return NONE

    @answers(Condition)
    def unfit(self, asked: Condition, table: Table, earlier: Cards) -> Cards:
        return NONE


JOKER_HANDS = {"Ann": "JK JH QH 9D", "Bob": "JK 9H", "Cat": "9C"}


@pytest.mark.parametrize(
    "rules, player, played, reasons",
    [
        ((GoesOnAnything(JOKERS),), ANN, "JK", []),
        ((), ANN, "JK", ["base-match"]),
        ((GoesOnAnything(JOKERS),), BOB, "JK", ["base-turn"]),  # a wild Joker still waits its turn
        ((GoesOnAnything(JOKERS), DeadPile()), ANN, "JK", ["dead-pile"]),  # nor does it go on a dead pile
        ((DeadPile(), GoesOnAnything(JOKERS)), ANN, "JK", ["dead-pile"]),  # in whichever order: it is another facet
        ((GoesOnAnything(JOKERS), JokersTame()), ANN, "JK", ["jokers-tame"]),
        ((JokersTame(), GoesOnAnything(JOKERS)), ANN, "JK", []),  # the last word stands
        ((DeadPile(), HandsOff()), BOB, "9H", ["base-turn", "hands-off", "dead-pile"]),
        ((DeadPile(), CourtStaysAway()), ANN, "QH", ["court-stays-away", "dead-pile"]),
        ((DeadPile(), CourtStaysAway()), ANN, "JH", ["court-stays-away"]),
        ((), ANN, "9D", ["base-match"]),
    ],
)
def test_the_last_word_stands_facet_by_facet(
    rules: tuple[Rule, ...], player: int, played: str, reasons: list[str]
) -> None:
    table = seat(*rules, hands=JOKER_HANDS)
    assert [ruling.rule for ruling in judge(table, Play(player, (card(played),)))] == reasons
    assert told(decide(table, Play(player, (card(played),)))) == (["refused", *reasons] if reasons else ["done"])


def crowded() -> Table:
    """A table where everything speaks against everything."""
    table = seat(TrapCard(), NobodyMoves())
    table.area("trap", BOB).append(card("8S"))
    Paused("tea").apply(table)
    Owed(Duty(CAT, "give", "2 cards", "gives-away", blocking=True)).apply(table)
    table.phase = OVER
    return table


def test_reasons_come_in_the_order_of_the_gates() -> None:
    assert [ruling.reason for ruling in judge(crowded(), Spring(BOB, "trap", called=12))] == [
        "the round is over",
        "play is paused: nobody may spring a trap now",
        "it is Ann's turn",
        "Bob may not touch the cards now",
        "Bob cannot spring a trap now",
        "8♠ cannot be called so here",
        "8♠ called a Queen does not go there",
        "8♠ called a Queen may not go there",
        "8♠ called a Queen matches neither the suit nor the rank of 2♥",
        "8♠ called a Queen cannot go there in this way",
    ]
    assert [ruling.reason for ruling in judge(crowded(), Lay(BOB, card("9D"), "trap"))][-2:] == [
        "first Cat has to give 2 cards",
        "Bob has a trap already",
    ]


def test_each_reason_has_the_rule_behind_it() -> None:
    rulings = judge(crowded(), Draw(BOB))
    assert [ruling.rule for ruling in rulings] == [
        *("base-win", "base-accuse", "base-turn", "nobody-moves", "gives-away", "nobody-moves")
    ]
    assert rulings[-2] == Ruling("gives-away", "first Cat has to give 2 cards")


@pytest.mark.parametrize(
    "turn, acted, seat_, reason",
    [
        (ANN, 0, BOB, "it is Ann's turn"),
        (ANN, 1, ANN, "Ann has had this turn's act"),
        (NO_SEAT, 0, ANN, "it is nobody's turn"),
    ],
)
def test_the_reason_says_whose_turn_it_is(turn: int, acted: int, seat_: int, reason: str) -> None:
    table = seat()
    table.turn, table.acted = turn, acted
    assert judge(table, Draw(seat_)) == [Ruling("base-turn", reason)]


def test_other_reasons_in_words() -> None:
    table = seat(TrapCard(), GivesAway(), Ann="9H 5H 5C JK", Bob="9D", Cat="9C")
    table.area("trap", BOB).append(card("8S"))
    assert judge(table, Play(ANN, cards("5H 5C 9H"))) == [
        Ruling("base-turn", "5♣ cannot follow 5♥ in one play"),
        Ruling("base-turn", "9♥ cannot follow 5♥ and 5♣ in one play"),
        Ruling("base-turn", "5♥, 5♣ and 9♥ are not played together"),
    ]
    assert judge(table, Look(ANN, "trap", BOB)) == [Ruling("", "Ann may not look at that trap")]
    assert judge(table, Play(ANN, cards("9H"), 0)) == [Ruling("base-match", "9♥ does not open a new pile")]
    assert judge(table, Prepare(ANN, "deal"))[0].reason == "Cat shuffles and deals"
    decide(table, Accuse(ANN, BOB, "base-turn"))
    assert judge(table, Vote(ANN, True)) == [Ruling("base-accuse", "Ann has no vote in this")]


def test_an_unlawful_act_with_one_breach_for_each_rule_is_told_in_words() -> None:
    outcome = decide(seat(), Play(BOB, cards("9D")))
    assert outcome.told() == "refused: it is Ann's turn; 9♦ matches neither the suit nor the rank of 2♥"
    assert decide(seat(), Draw(ANN)).told() == "done"


def test_a_lawful_act_has_no_reason_against_it() -> None:
    assert judge(seat(), Play(ANN, cards("9H"))) == []
    assert decide(seat(), Play(ANN, cards("9H"))).lawful


# Who said what


def test_explaining_tells_who_said_what() -> None:
    table = seat(GoesOnAnything(JOKERS), JokersTame())
    said = explain(table, Matches(card("2H")))
    assert [(word.rule, word.changed) for word in said] == [
        ("", True),
        ("base-match", True),
        ("goes-on-anything", True),
        ("jokers-tame", True),
    ]
    assert said[0].answer == "a card"
    assert said[-1].answer == said[1].answer


def test_a_rule_that_leaves_the_answer_as_it_was_is_told_too() -> None:
    assert explain(seat(JokersTame()), Matches(card("2H")))[-1].changed is False
    assert explain(seat(), HandSize()) == [Word("", "0", True), Word("base-deal", "5", True)]
    assert explain(seat(), MayVote("menu")) == [Word("", str(NOBODY), True), Word("base-accuse", str(NOBODY), False)]


@pytest.mark.parametrize(
    "answer, subject, permitted",
    [
        (EIGHTS, card("8H"), True),
        (EIGHTS, card("9H"), False),
        (EVERYONE, CAT, True),
        (seats_of([ANN]), CAT, False),
        (True, True, True),
        (False, True, False),
        (True, False, False),
        (None, True, False),
    ],
)
def test_an_answer_is_a_set_or_a_plain_yes(answer: object, subject: object, permitted: bool) -> None:
    assert permits(answer, subject) is permitted


def test_cards_are_complete_unless_a_rule_says_otherwise() -> None:
    assert seat(base=()).ask(Complete(cards("5H 9C"))) is True
    assert seat().ask(Complete(cards("5H 9C"))) is False


def test_on_an_empty_pile_there_is_nothing_to_match() -> None:
    table = seat(pile="")
    assert judge(table, Play(BOB, cards("9D"))) == [Ruling("base-turn", "it is Ann's turn")]
    assert judge(table, Play(ANN, cards("4C"))) == []


def test_a_debt_pauses_play() -> None:
    table = seat()
    Fined(CAT, 1, "x").apply(table)
    assert judge(table, Draw(ANN)) == [Ruling("base-accuse", "play is paused: nobody may draw a card now")]


def test_cards_of_a_play_are_named_as_people_say_them() -> None:
    table = seat()
    table.hands[ANN][:] = cards("JK 9H")
    reasons = [ruling.reason for ruling in judge(table, Play(ANN, cards("JK 9H")))]
    assert "9♥ cannot follow a Joker in one play" in reasons
    assert "a Joker and 9♥ are not played together" in reasons
