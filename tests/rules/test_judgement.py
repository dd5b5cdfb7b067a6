"""Accusation and verdict: people catch each other, and people judge."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Pay, Play
from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_OF, Breach, Duty, Motion
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Accuse, Say, Vote
from cardhouse.core.questions import MayVote, Patience, Pending, Unpaused
from cardhouse.core.rule import REFEREE, TABLE, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.speech import Said
from cardhouse.core.table import OVER, Events, Table
from cardhouse.core.verdicts import Outcome
from tests.core.seating import ANN, BOB, CAT, DAN, does, names, plays, seat, told

FOUR = {"Ann": "4C 9H", "Bob": "9D 8H", "Cat": "9C 4H", "Dan": "9S 4D"}


def accused(*rules: Rule, dial: str = TABLE, guilt: str = "unanimous", **hands: str) -> Table:
    """Ann has played a card that does not match, and Bob has said so."""
    table = seat(*rules, dial=dial, hands=hands or FOUR)
    table.enact(table.law.setting("guilt", guilt))
    if dial == TABLE:
        plays(table, "Ann 4C")
    does(table, Accuse(BOB, ANN, "base-match"))
    return table


def verdict(outcome: Outcome) -> bool | None:
    found = [event.carried for event in outcome.events if isinstance(event, MotionDecided)]
    return found[0] if found else None


def test_play_stops_and_the_others_judge() -> None:
    table = accused()
    assert [(case.by, case.about, case.electorate) for case in table.motions] == [(BOB, ANN, (CAT, DAN))]
    assert table.paused
    does(table, Say(BOB, "look at that"))  # words go on
    outcome = decide(table, Draw(BOB))
    assert [ruling.rule for ruling in outcome.rulings] == ["base-accuse"]


def test_guilt_costs_a_card_and_settles_the_breach() -> None:
    table = accused()
    outcome = does(table, Vote(CAT, True), Vote(DAN, True))
    assert verdict(outcome) is True
    assert table.owed_by(ANN) == 1
    assert table.breaches == [Breach(ANN, "base-match", 1, "settled")]
    assert table.paused  # until it is paid
    does(table, Pay(ANN))
    assert not table.paused
    assert (names(table, "pile"), table.turn) == ("2H 4C", BOB)  # the card stays, and play goes on where it stood


def test_doubt_costs_the_accuser_a_card() -> None:
    table = accused()
    assert verdict(does(table, Vote(DAN, False))) is False
    assert (table.owed_by(BOB), table.owed_by(ANN)) == (1, 0)
    assert table.breaches == [Breach(ANN, "base-match", 1)]


def test_only_the_breach_in_question_is_settled() -> None:
    table = seat(dial=TABLE, hands=FOUR)
    plays(table, "Cat 9C, Ann 4C")
    table.breaches.append(Breach(ANN, "base-match", 9))
    before = table.breaches[:]
    does(table, Accuse(BOB, ANN, "base-match"), Vote(CAT, True), Vote(DAN, True))
    assert [breach for breach in table.breaches if breach.status == "settled"] == [
        Breach(ANN, "base-match", 9, "settled")
    ]
    assert table.breaches[:-1] == before[:-1]


def test_people_may_find_guilty_whom_no_rule_does() -> None:
    table = accused(dial=REFEREE)
    assert table.breaches == []
    does(table, Vote(CAT, True), Vote(DAN, True))
    assert len(table.hands[ANN]) == 3  # a referee draws the penalty at once
    assert not table.paused


@pytest.mark.parametrize(
    "guilt, votes, guilty",
    [
        ("unanimous", [True], None),
        ("majority", [True, True], True),
        ("majority", [False, False], False),
        ("two_thirds", [True, True], True),
    ],
)
def test_how_many_it_takes_is_an_option(guilt: str, votes: list[bool], guilty: bool | None) -> None:
    table = accused(guilt=guilt, Ann="4C 9H", Bob="9D", Cat="9C", Dan="9S", Eve="9H")
    outcome = does(table, *[Vote(CAT + at, aye) for at, aye in enumerate(votes)])
    assert verdict(outcome) is guilty


def test_the_accused_may_confess_at_any_time() -> None:
    table = accused()
    outcome = does(table, Vote(ANN, True))
    assert outcome.lawful
    assert verdict(outcome) is True
    assert table.owed_by(ANN) == 1


def test_denying_decides_nothing() -> None:
    table = accused()
    assert verdict(does(table, Vote(ANN, False))) is None
    assert verdict(does(table, Vote(CAT, True), Vote(DAN, True))) is True


def test_the_accuser_has_no_vote() -> None:
    assert told(decide(accused(), Vote(BOB, True))) == ["done", "base-accuse"]
    table = accused(dial=REFEREE)
    assert told(decide(table, Vote(BOB, True))) == ["refused", "base-accuse"]


@pytest.mark.parametrize("confesses, bearer", [(True, ANN), (False, BOB)])
def test_with_nobody_else_to_judge_the_accused_answers_alone(confesses: bool, bearer: int) -> None:
    table = accused(Ann="4C 9H", Bob="9D 8H")
    assert table.ask(Pending()) == ANN
    assert verdict(does(table, Vote(ANN, confesses))) is confesses
    assert table.owed_by(bearer) == 1


def test_one_case_at_a_time() -> None:
    table = accused(dial=REFEREE)
    assert told(decide(table, Accuse(CAT, DAN, "base-turn"))) == ["refused", "base-accuse"]
    does(table, Vote(CAT, False))
    assert decide(table, Accuse(CAT, DAN, "base-turn")).lawful


def test_silence_is_no_proof() -> None:
    table = accused()
    table.clock = 1
    does(table, Vote(CAT, True), Tick(119_999))
    assert len(table.motions) == 1
    assert verdict(does(table, Tick(120_000))) is False
    assert table.owed_by(BOB) == 1


@dataclass(frozen=True)
class Quick(Rule):
    """A verdict takes ten seconds at most."""

    @answers(Patience)
    def ten(self, asked: Patience, table: Table, earlier: int) -> int:
        return 10 if asked.what == "accusation" else earlier


def test_a_rule_may_say_how_long_the_table_waits() -> None:
    table = accused(Quick())
    assert verdict(does(table, Tick(10_000))) is False


def test_between_rounds_one_may_accuse_too() -> None:
    table = seat(dial=TABLE, hands=FOUR)
    table.phase = OVER
    does(table, Accuse(BOB, ANN, "base-match"))
    assert not table.ask(Unpaused("deal"))
    does(table, Vote(CAT, False))
    assert table.owed_by(BOB) == 1
    assert table.ask(Unpaused("deal")).among(4) == (ANN, BOB, CAT, DAN)  # a debt pauses nothing but play


# Other motions are none of its business


@dataclass(frozen=True)
class Tea(Rule):
    """Whoever says "tea" asks all for a vote."""

    @after(Said)
    def move(self, said: Said, table: Table) -> Events:
        if said.words == "tea":
            yield MotionOpened(Motion(table.acts, "tea", said.player, ANN, "", (ANN, CAT, DAN), ALL_OF))


def test_other_motions_fine_nobody() -> None:
    table = seat(Tea(), dial=TABLE, hands=FOUR)
    does(table, Say(BOB, "tea"))
    assert table.ask(MayVote("tea")).among(4) == (ANN, CAT, DAN)
    outcome = does(table, Vote(ANN, True), Vote(CAT, True), Vote(DAN, True))
    assert verdict(outcome) is True
    assert (table.debts, table.pauses) == ([], [])


def test_a_vote_on_something_else_is_no_confession() -> None:
    table = seat(Tea(), dial=TABLE, hands=FOUR)
    does(table, Say(BOB, "tea"), Accuse(BOB, ANN, "base-match"))
    assert table.ask(MayVote("tea")).among(4) == (ANN, CAT, DAN)
    does(table, Vote(ANN, True, "tea"))
    assert [motion.kind for motion in table.motions] == ["tea", "accusation"]
    assert table.owed_by(ANN) == 0


# For whom the table waits


@pytest.mark.parametrize(
    "acts, awaited",
    [
        ([], ANN),
        ([Accuse(BOB, ANN, "base-turn")], CAT),  # the next juror
        ([Accuse(DAN, ANN, "base-turn")], BOB),
        ([Accuse(BOB, ANN, "base-turn"), Vote(CAT, True)], DAN),
        ([Accuse(BOB, ANN, "base-turn"), Vote(CAT, False)], BOB),  # who owes a card
        ([Accuse(BOB, ANN, "base-turn"), Vote(CAT, False), Pay(BOB)], ANN),
        ([Play(ANN, cards("9H"))], BOB),
    ],
)
def test_the_table_waits_for_somebody(acts: list[Act], awaited: int) -> None:
    table = seat(dial=TABLE, hands=FOUR)
    if acts:
        does(table, *acts)
    assert table.ask(Pending()) == awaited


def test_the_table_waits_for_whoever_has_something_to_do_first() -> None:
    table = seat(hands=FOUR)
    table.duties = [Duty(DAN, "say", "Bartok"), Duty(CAT, "give", blocking=True)]
    assert table.ask(Pending()) == CAT
    Fined(DAN, 1).apply(table)
    assert table.ask(Pending()) == DAN
    table.turn = NO_SEAT
    assert seat(base=()).ask(Pending()) == ANN


def test_when_all_have_voted_the_table_waits_for_nobody() -> None:
    table = accused()
    table.motions = [table.motions[0].voted(CAT, True).voted(DAN, True)]
    assert table.ask(Pending()) == NO_SEAT
