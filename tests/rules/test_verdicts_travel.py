"""What follows from a verdict follows from it in every court: a jury's, or a call of one word."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Play
from cardhouse.core.cases import ACCEPTED, NOT_HEARD, RIGHT, WRONG, CaseJudged, ChargeForm
from cardhouse.core.hooks import answers
from cardhouse.core.owed import Breach, Case
from cardhouse.core.people_acts import Call
from cardhouse.core.questions import Role
from cardhouse.core.rounds import RoundWon
from cardhouse.core.rule import TABLE, Brings, Rule
from cardhouse.core.table import Table
from cardhouse.games.shelf import GAMES, new_table
from cardhouse.rules.accusing.calling import CalledWrong
from cardhouse.rules.court.sentences import UndoneIfGuilty
from cardhouse.rules.lawmaking.answering import CONVICTIONS, AnswerTheChef
from cardhouse.rules.lawmaking.lawmaking import CHEF
from cardhouse.rules.winning.winning import CONVICTED
from tests.core.seating import ANN, BOB, CAT, does, seat


@dataclass(frozen=True)
class BobIsChef(Rule):
    """Bob is the Chef."""

    def brings(self) -> Brings:
        return Brings(tokens=(CHEF,))

    @answers(Role)
    def bob(self, asked: Role, table: Table, earlier: int) -> int:
        return BOB if asked.name == CHEF else earlier


def test_who_is_called_wrong_by_the_chef_answers_the_chef() -> None:
    table = seat(BobIsChef(), UndoneIfGuilty(), CalledWrong(), AnswerTheChef(), dial=TABLE)
    does(table, Play(ANN, cards("4C")), Call(BOB, ANN, "Wrong"))
    assert [(duty.bearer, duty.what) for duty in table.duties] == [(ANN, "Yes, Chef")]
    assert CONVICTIONS.step((), CaseJudged(Case(BOB, ANN, words="Wrong"), RIGHT)) == ((ANN, BOB),)


def test_a_call_that_was_wrong_convicts_nobody() -> None:
    table = seat(BobIsChef(), UndoneIfGuilty(), CalledWrong(), AnswerTheChef(), dial=TABLE)
    does(table, Call(BOB, ANN, "Wrong"))
    assert (table.duties, table.tally(CONVICTIONS)) == ([], ())


def test_whoever_is_found_guilty_after_the_win_is_remembered() -> None:
    found = CONVICTED.start()
    for outcome, guilty in ((RIGHT, (ANN,)), (WRONG, (ANN,)), (NOT_HEARD, (ANN,)), (ACCEPTED, (ANN, CAT))):
        found = CONVICTED.step(found, CaseJudged(Case(BOB, CAT if found else ANN, "some-rule"), outcome))
        assert found == guilty
    assert CONVICTED.step(found, RoundWon((ANN,))) == ()


@pytest.mark.parametrize(
    ("game", "rule", "words"),
    [
        ("bartok", "base-match", ""),
        ("uncle-baiting", "follow-suit-or-rank", ""),
        ("bak", "buy", "Wrong"),
        ("moo", "300-turns", ""),
        ("moo", "302-match", "Failure to play a valid card"),
        ("moo", "301-turn-action", "Drawing out of turn"),
    ],
)
def test_each_table_says_how_a_breach_is_charged(game: str, rule: str, words: str) -> None:
    table = new_table(GAMES[game].book, ["Ann", "Bob", "Cat"], seed=1)
    assert rule in table.law.by_id
    assert table.ask(ChargeForm(Breach(ANN, rule, 1))) == words
