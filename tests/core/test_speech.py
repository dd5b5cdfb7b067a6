"""What was said is matched forgivingly, and no further."""

import pytest

from cardhouse.core.speech import says, spoken


@pytest.mark.parametrize(
    "utterance, phrase",
    [
        ("Bartok", "Bartok"),
        ("BARTOK!", "bartok"),
        ("well, last card...", "Last card"),
        ("That was a very nice hand", "very nice"),
        ("it is 2 of ♥", "it is two of hearts"),
        ("Eight of ♠!", "8 of spades"),
        ("‘That’s’ all", "thats all"),
        ("that's all", "that’s all"),
        ("ｂａｒｔｏｋ", "Bartok"),  # as a Japanese keyboard has it
        ("last-card", "last card"),
        ("last_card", "last card"),
        ("STRASSE", "Straße"),
    ],
)
def test_case_punctuation_and_number_words_do_not_matter(utterance: str, phrase: str) -> None:
    assert says(utterance, phrase)


@pytest.mark.parametrize(
    "utterance, phrase",
    [
        ("Bart", "Bartok"),
        ("Bartoks", "Bartok"),
        ("card last", "last card"),
        ("last my card", "last card"),
        ("", "Bartok"),
        ("Bartok", ""),  # nothing asked for is nothing said
        ("...", "!"),
    ],
)
def test_other_words_are_other_words(utterance: str, phrase: str) -> None:
    assert not says(utterance, phrase)


def test_the_words_of_an_utterance_have_a_plain_form() -> None:
    assert spoken("  Twenty ♦, please!") == ["20", "diamonds", "please"]
