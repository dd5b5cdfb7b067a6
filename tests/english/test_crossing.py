"""A small sample of all crossings; `tools/english.py cross` tries as many as one likes."""

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.crossing import CROSSINGS, Crossing, mark, sample, unsaid
from tests.english.phrase_tables import NOT_THAT

SEED = 181118
MANY = 60


@pytest.mark.parametrize("crossing", CROSSINGS, ids=lambda crossing: crossing.__name__)
def test_phrases_and_frames_compose(crossing: Crossing) -> None:
    marks = [(mark(each), each.text) for each in sample(crossing, MANY, SEED)]
    assert [text for found, text in marks if found == "WRONG"] == []
    assert sum(found == "right" for found, _ in marks) >= 0.9 * MANY


def test_when_something_forgotten_was_due_is_asked() -> None:
    assert {each.text: mark(each) for each in unsaid()} == {each.text: "asked" for each in unsaid()}


@pytest.mark.parametrize("text", NOT_THAT)
def test_what_is_only_near_is_not_read_as_it(text: str) -> None:
    assert answer(text).status is not Status.COMPILES


@pytest.mark.parametrize("between", [". ", ", ", "; ", " and "])
@pytest.mark.parametrize("unsaid_so", ['if you don\'t say "moo" you draw two cards', 'no "moo" = 2 cards'])
def test_what_it_costs_not_to_say_it_goes_with_what_is_to_be_said(between: str, unsaid_so: str) -> None:
    said = answer(f'When you play a 7, say "moo"{between}{unsaid_so}')
    whole = 'When a player plays a 7, they must say "moo".'
    assert said.reading == f'{whole} The penalty call is "Failure to say moo" and the penalty is 2 cards.'
    other = answer(f'When you play a 7, say "woof"{between}{unsaid_so}')
    assert other.status is not Status.COMPILES


def test_having_come_to_so_many_cards_is_a_moment_and_not_for_as_long_as_one_has_them() -> None:
    for said in ("gone from two cards to three", "reached three cards"):
        found = answer(f"You can draw a card if you have just {said}.")
        assert found.reading == "When a player begins to have 3 cards, they may draw a card."


def test_everybody_greets_a_newcomer() -> None:
    found = answer("Everybody knocks when a newcomer sits down")
    assert found.reading == "When a player joins the game, each player must knock."
