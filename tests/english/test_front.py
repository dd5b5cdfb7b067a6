"""What holds of every wording: no word is lost, exact sentences stand, and nothing that people judge compiles."""

import random

import pytest

from cardhouse.english.front.answers import Status, answer
from cardhouse.english.front.productions import productions
from cardhouse.english.front.tables import TABLE
from cardhouse.english.front.words import FILLER, NEVER, PEOPLE
from tests.english.rows import rows

LOOSE = [(text, form) for _, text, status, form in rows("loose.txt", 4) if status == "compiles"]
CATALOGUE = rows("catalogue.txt", 4)
MARKS = {
    "compiles": {Status.COMPILES},
    "warned": {Status.COMPILES},
    "mixed": {Status.HALF},
    "human": {Status.HALF, Status.PEOPLE, Status.COMPILES},
}


@pytest.mark.parametrize("text", [row[0] for row in rows("canonical.txt", 1)])
def test_an_exact_sentence_stands(text: str) -> None:
    found = answer(text)
    assert (found.status, found.reading) == (Status.COMPILES, text)
    assert found.understood.forms == ()


@pytest.mark.parametrize("name, status, words, text", CATALOGUE, ids=[row[0] for row in CATALOGUE])
def test_the_catalogue_through_the_front(name: str, status: str, words: str, text: str) -> None:
    found = answer(text)
    assert found.status in MARKS[status]
    assert (found.warnings != ()) == (status == "warned")


@pytest.mark.parametrize("word", ["not", "never", "only", "unless", "until", "may", "except", "without"])
def test_a_word_that_counts_is_never_lost(word: str) -> None:
    """Put anywhere into a text, it changes what is read, or nothing is read any more."""
    kept = [changed for changed, form in chosen(word, 40) if answer(changed).reading == form]
    assert kept == []


def chosen(word: str, number: int) -> list[tuple[str, str]]:
    """Texts with the word somewhere in them, but not in a quotation, where it is said and not meant."""
    changed = [
        (" ".join([*pieces[:place], word, *pieces[place:]]), form)
        for text, form in LOOSE
        for pieces in [text.removesuffix(".").split(" ")]
        for place in range(len(pieces) + 1)
        if not " ".join(pieces[:place]).count('"') % 2
    ]
    changed = [each for each in changed if each[0] != "Queens may go on kings"]  # that is what it means
    return random.Random(word).sample(changed, number)


@pytest.mark.parametrize(
    "text, other, swap",
    [
        ("2 - reverses order", "Q - reverses order", ("a 2", "a Queen")),
        ("Black Jack: +5", "Black 9: +5", ("Jack", "9")),
        ("Queens go on kings", "Queens go on aces", ("a King", "an Ace")),
        ("twos are wild", "kings are wild", ("2s", "Kings")),
        ('skipped? say "no mames"', 'skipped? say "oh"', ("no mames", "oh")),
    ],
)
def test_another_card_gives_the_same_rule_of_that_card(text: str, other: str, swap: tuple[str, str]) -> None:
    first, second = answer(text), answer(other)
    assert first.reading is not None
    assert second.reading == first.reading.replace(*swap)


def test_no_word_that_counts_is_a_filler() -> None:
    assert not FILLER & NEVER
    assert not FILLER & PEOPLE


def test_every_phrasing_has_a_form() -> None:
    assert all(0 <= production.form <= 9 for production in productions(TABLE))


@pytest.mark.parametrize(
    "text, status, code",
    [
        ("", Status.REFUSED, "empty"),
        ("x" * 601, Status.REFUSED, "too-long"),
        ("2 - skip. " * 9, Status.REFUSED, "too-long"),
        ("my next player draws 2", Status.REFUSED, "first-person"),
        ('When cards are played in the rank pattern "A", they draw a card.', Status.REFUSED, "bad-pattern"),
        ("When a player plays a 2, they draw a card and the draws add up.", Status.REFUSED, "nothing-adds"),
        ("quark the flimflam", Status.PEOPLE, "not-understood"),
        ('Kings: say "hi" 3 times. Dance on the roof.', Status.HALF, "unread-rest"),
    ],
)
def test_problem(text: str, status: Status, code: str) -> None:
    found = answer(text)
    assert found.status is status
    assert found.problem is not None
    assert found.problem.code == code


def test_a_half_offers_whole_sentences() -> None:
    found = answer("9 on a king, bark")
    assert 3 <= len(found.proposals) <= 7
    assert all(answer(proposal).reading == proposal for proposal in found.proposals)
    assert found.understood.rest == "bark"
    assert found.problem is not None
    assert found.problem.at == 13


@pytest.mark.parametrize(
    "text, first",
    [
        ("4s: trade with the worst shoes", "When a player plays a 4, they swap hands with a player of their choice."),
        ("6 - somebody unlucky picks 3 of them", "When a player plays a 6, the next player draws 3 cards."),
        (
            "If a fine Queen is there, the next player is skipped",
            "When a player plays a Queen, the next player is skipped.",
        ),
        ("on a 5 the next player has to hum", 'When a player plays a 5, the next player must do "hum".'),
        ("10 - burns the pile for good", "When a player plays a 10, the play pile is cleared."),
    ],
)
def test_what_fits_the_unread_words_is_offered_first(text: str, first: str) -> None:
    found = answer(text)
    assert found.status is Status.HALF
    assert first in found.proposals[:3]
    assert not any("you may" in proposal for proposal in found.proposals)


@pytest.mark.parametrize(
    "text",
    [
        "You must play a card higher than the one before it if it is a spade.",
        "you have to play a red card when it's a 7",
    ],
)
def test_which_card_it_is_has_to_be_plain(text: str) -> None:
    assert answer(text).status is Status.HALF
    assert answer("Skip the next player if it is a 7").reading == "When a player plays a 7, the next player is skipped."


@pytest.mark.parametrize(
    "text",
    [
        "If two players say the same word at once both draw one.",
        "When 3 players hum",
        "Three or more of the same rank can be dropped together at any time.",
        "7 or higher of the usual kind glow",
    ],
)
def test_what_is_counted_is_no_card(text: str) -> None:
    assert answer(text).understood.trigger is None
    assert answer("on a 7 players draw a card and wobble").understood.trigger == "When a player plays a 7,"


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("A player with one card must not speak", "A player may not speak if they have 1 card."),
        ("whoever has one card left must not speak", "A player may not speak if they have 1 card."),
        (
            "When a player drops to 1 card, they may not speak.",
            "When a player drops to 1 card, they may not speak.",
        ),
        ("A player with two cards must knock", "When a player begins to have 2 cards, they must knock."),
        (
            'Say "seven" on any 7 other than a red one.',
            'When a player plays a 7 other than a red card, they must say "seven".',
        ),
    ],
)
def test_a_ban_on_whoever_has_so_many_cards_lasts_as_long_as_they_do(text: str, reading: str) -> None:
    assert answer(text).reading == reading
