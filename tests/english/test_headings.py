"""Openings and remarks around a rule, sentences that belong together, and texts of which a part is read."""

import pytest

from cardhouse.english.front.answers import Status, answer, wording
from cardhouse.english.lint import Circumstances
from cardhouse.english.synonyms import compiled

KINGS = "When a player plays a King, the next player is skipped."
LOW = "When a player plays a 2 or a 3 or a 4, the next player is skipped."


@pytest.mark.parametrize(
    "text, reading",
    [
        ("new rule: Kings skip", KINGS),
        ("house rule - Kings skip", KINGS),
        ("from now on, Kings skip", KINGS),
        ("well, Kings skip", KINGS),
        ("please: Kings skip", KINGS),
        ("ok so Kings skip", KINGS),
        ("- Kings skip", KINGS),
        ("* Kings skip", KINGS),
        ("• Kings skip", KINGS),
        ("Kings skip.\nKings skip!", f"{KINGS} {KINGS}"),
        ("A 7 may be played on any card. Any card may be played on a 7.", "7s are wild."),
        ("Any card may be played on a 7. A 7 may be played on any card.", "7s are wild."),
        (
            "A 7 may be played on any card. Any card may be played on an 8.",
            "A 7 may be played on any card. Any card may be played on an 8.",
        ),
        (
            "A 7 may be played on any card out of turn. Any card may be played on a 7.",
            "A 7 may be played on any card out of turn. Any card may be played on a 7.",
        ),
        ("Play a 7. The next player draws two.", "When a player plays a 7, the next player draws 2 cards."),
        ("If the top card is a 5 you may play any card", "Any card may be played on a 5."),
        ("Kings count as a 10", "Kings count as a 10."),
        ("2 to 4 skip", LOW),
        ("from 2 to 4 skip", LOW),
        ("A 2 through 4 skips", LOW),
        ("cards from 2 to 4 skip", LOW),
        ("any card from 2 to 4 skips", LOW),
        ("the cards from 2 to 4 skip", LOW),
        ("9 to 10 - skip", "When a player plays a 9 or a 10, the next player is skipped."),
    ],
)
def test_how_it_is_read(text: str, reading: str) -> None:
    found = answer(text)
    assert (found.status, found.reading, found.problem) == (Status.COMPILES, reading, None)
    assert found.understood.half == "both"


@pytest.mark.parametrize("words", ["x", "X", "...", "…", "so…", "so...", "{name}", " . "])
def test_words_that_are_still_to_be_found_are_not_read(words: str) -> None:
    found = answer(f'7 - say "{words}"')
    assert (found.status, found.reading) == (Status.HALF, None)
    assert found.understood.trigger == "When a player plays a 7,"
    assert answer(f'7 - say "{words}" and draw 2').status is Status.HALF


@pytest.mark.parametrize("text", ["5 to 2 skip", "2 to 11 skip", "1 to 3 skip", "2 to 2 skip"])
def test_numbers_that_are_no_ranks_from_one_to_another(text: str) -> None:
    assert answer(text).reading is None


def test_of_two_wordings_the_longer_one_is_tried_first() -> None:
    found = compiled("a b => x\na b c | a => y")
    assert [words for words, _ in found["a"]] == [("a", "b", "c"), ("a", "b"), ("a",)]


def test_of_three_sentences_two_are_read() -> None:
    found = answer(
        "When a 7 is played, skip. When an 8 is played, the next player wobbles. When a 9 is played, reverse."
    )
    skipped, reversed_ = (
        "When a player plays a 7, the next player is skipped.",
        "When a player plays a 9, turn order is reversed.",
    )
    assert (found.status, found.reading) == (Status.HALF, f"{skipped} {reversed_}")
    assert found.rule is not None
    assert len(found.rule.sentences) == 2
    assert found.understood.sentences == ("compiles", "half", "compiles")
    assert (found.understood.half, found.understood.rest) == ("none", "When an 8 is played, the next player wobbles")
    assert found.problem is not None
    assert (found.problem.code, found.problem.at) == ("unread-rest", 26)
    assert all(proposal.startswith("When a player plays an 8, ") for proposal in found.proposals)


def test_a_bare_number_is_asked_about() -> None:
    found = answer("Kings count as 10")
    assert (found.status, found.understood.ask) == (Status.ASKS, "two-readings")
    assert found.proposals == ("The value of a King is 10.", "Kings count as a 10.")
    assert found.problem is not None
    assert found.problem.at == 0


@pytest.mark.parametrize(
    "text, code, at",
    [
        ("", "empty", -1),
        (" . ", "empty", -1),
        ("When a 7 is played, I draw", "first-person", 20),
        ("When a 7 is played, ann draws", "names-person", 20),
        ("Kings skip. " * 30, "too-long", -1),
        (f"Kings skip{' again' * 400}", "too-long", -1),
    ],
)
def test_what_is_refused_before_it_is_read(text: str, code: str, at: int) -> None:
    found = answer(text, Circumstances(players=("Ann", "Bob")))
    assert found.status is Status.REFUSED
    assert found.problem is not None
    assert (found.problem.code, found.problem.at) == (code, at)


def test_what_was_agreed_on_is_known_however_it_is_spaced() -> None:
    agreed = {wording('kings  WOBBLE "Hail"'): KINGS}
    assert list(agreed) == ['kings wobble "Hail"']
    found = answer('Kings wobble   "Hail"', agreed=agreed)
    assert (found.status, found.reading, found.text) == (Status.COMPILES, KINGS, 'Kings wobble   "Hail"')
    assert answer("Kings wobble", agreed=agreed).status is Status.HALF
    assert answer('Kings wobble "Hail"', agreed={wording('kings wobble "Hail"'): "Kings wobble"}).status is Status.HALF
