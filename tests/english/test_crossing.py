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


@pytest.mark.parametrize(
    "text, meant",
    [
        (
            "With a joker you can make anyone draw three",
            "When a player plays a Joker, a player of their choice draws 3 cards.",
        ),
        (
            "By playing a 9, a player can make any other player pick up two cards",
            "When a player plays a 9, a player of their choice draws 2 cards.",
        ),
        (
            "Who play Joker, can choose one player, this player take 3 cards",
            "When a player plays a Joker, a player of their choice draws 3 cards.",
        ),
        ("On a 3 you get to pick who misses a turn", "When a player plays a 3, a player of their choice is skipped."),
    ],
)
def test_what_somebody_may_make_another_do_is_asked(text: str, meant: str) -> None:
    found = answer(text)
    assert (found.status, found.proposals) == (Status.ASKS, (meant,))


@pytest.mark.parametrize(
    "text",
    [
        "When a King is played, the one who played the 7 draws two cards.",
        "In case the previous player has only one card when you play a 7, you draw a card.",
    ],
)
def test_nobody_is_taken_for_another(text: str) -> None:
    assert answer(text).reading not in (
        "When a player plays a King, they draw 2 cards.",
        "When the previous player drops to 1 card, they draw a card.",
    )


@pytest.mark.parametrize(
    "text, meant",
    [
        ('You say "amen" when the round ends', 'When a round ends, each player must say "amen".'),
        (
            "7: choose someone, they miss a turn, then choose someone else, they draw two",
            "When a player plays a 7, a player of their choice is skipped"
            " and another player of their choice draws 2 cards.",
        ),
    ],
)
def test_everybody_and_somebody_else_are_kept_apart(text: str, meant: str) -> None:
    assert answer(text).reading == meant


def test_who_comes_after_the_next_player_is_not_the_next_player() -> None:
    found = answer("A 2: the next player draws two, and the one after him draws one")
    assert found.status is not Status.COMPILES
