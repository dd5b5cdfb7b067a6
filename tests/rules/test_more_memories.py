"""What rules remember of convictions, what they call, and which duties are neglected."""

import pytest

from cardhouse.cards import card
from cardhouse.core.affairs import Breached
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged
from cardhouse.core.events import Drew, DrewNothing
from cardhouse.core.overdue import Neglects
from cardhouse.core.owed import SAY, Breach, Case, Duty
from cardhouse.core.questions import DRAW, PENALTY
from cardhouse.core.rule import Article
from cardhouse.core.table import Event, Table
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.calling.calls import Wordings
from cardhouse.rules.lawmaking.answering import CONVICTIONS
from cardhouse.rules.piles.pile_acts import TopTurned
from cardhouse.rules.timing.owing_in_time import WordsOwed
from cardhouse.telling import Listener

ANN, BOB, CAT = range(3)
FIVE = card("5H")
TWO = ((BOB, ANN), (CAT, ANN))


@pytest.mark.parametrize(
    "found, event, after",
    [
        ((), CaseJudged(Case(ANN, BOB), RIGHT), ((BOB, ANN),)),
        (((BOB, ANN),), CaseJudged(Case(ANN, CAT), RIGHT), TWO),
        (TWO, CaseJudged(Case(ANN, CAT), WRONG), TWO),
        (TWO, Drew(BOB, FIVE, PENALTY), ((CAT, ANN),)),
        (TWO, DrewNothing(CAT, PENALTY), ((BOB, ANN),)),
        (TWO, Drew(ANN, FIVE, PENALTY), TWO),
        (TWO, Drew(BOB, FIVE, DRAW), TWO),
        ((), Drew(BOB, FIVE, PENALTY), ()),
    ],
)
def test_who_was_found_guilty_and_has_not_taken_a_card(found: object, event: Event, after: object) -> None:
    assert CONVICTIONS.step(found, event) == after


@pytest.mark.parametrize(
    "strict, earlier, calls",
    [
        (False, ("Failure to say Moo",), ("Failure to say Moo",)),
        (
            False,
            ("Continued failure to say Moo", "Bad card"),
            ("Continued failure to say Moo", "Bad card", "Repeated failure to say Moo"),
        ),
        (True, ("Continued failure to say Moo",), ("Continued failure to say Moo",)),
    ],
)
def test_what_goes_on_is_also_repeated(strict: bool, earlier: tuple[str, ...], calls: tuple[str, ...]) -> None:
    asked = Wordings(Breach(BOB, "moo", 1))
    assert WordsOwed(strict_wording=strict).or_repeated(asked, moo(), earlier) == calls


def moo() -> Table:
    table = new_table(game("moo").book, ["Ann", "Bob", "Cat"], seed=1)
    table.clock = 7
    return table


@pytest.mark.parametrize(
    "duty, owed, call",
    [
        (Duty(BOB, SAY, "Moo", "404-spade-name"), True, "Failure to say Moo"),
        (Duty(BOB, SAY, "Moo", "404-spade-name", failures=1), True, "Continued failure to say Moo"),
        (Duty(BOB, SAY, "Moo", "404-spade-name"), False, ""),
        (Duty(BOB, "wave", "", "404-spade-name"), True, "Failure to wave"),
        (Duty(BOB, "wave", "", "404-spade-name"), False, ""),
    ],
)
def test_what_is_still_owed_and_has_a_call_is_neglected(duty: Duty, owed: bool, call: str) -> None:
    table = moo()
    table.duties = [duty] if owed else []
    events = Neglects(duty).bound(table)
    assert [event.words for event in events if isinstance(event, Breached)] == ([call] if call else [])
    assert len(events) == (2 if call else 0)


@pytest.mark.parametrize("pile, told", [("5H", 1), ("5H ~6S", 0), ("", 0)])
def test_a_card_that_lies_face_up_is_told_when_it_is_turned(pile: str, told: int) -> None:
    table = moo()
    table.piles = {1: [card(name) for name in pile.split()]}
    assert len(Listener(table, table.law, ANN).tell([("", TopTurned(1))])) == told


def test_the_article_of_these_tests_is_in_the_book() -> None:
    assert isinstance(moo().law.by_id["404-spade-name"], Article)
