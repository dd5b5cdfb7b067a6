"""What is to be said, and how often; and the small table at which a rule is tried before anybody adopts it."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import PLAYING
from cardhouse.english import meaning as m
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.rule import on_trial
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.speech import said_one_of, words_owed
from cardhouse.rules.turns.turn_order import Skips


@pytest.mark.parametrize(
    ("speech", "played", "owed"),
    [
        (m.OneOfPhrases(("nice",)), "7H", ("nice", 1)),
        (m.OneOfPhrases(("nice", "well")), "7H", ('nice" or "well', 1)),
        (m.PartByPart((m.Repeated("blush", 3),)), "7H", ("blush", 3)),
        (m.PartByPart((m.Repeated("very", 2), m.Repeated("nice"))), "7H", ("very very nice", 1)),
        (m.NameOfCard(), "7H", ("7 of Hearts", 1)),
        (m.NameOfCard(), "JK", ("", 1)),
        (m.AttributeOfCard(m.Attribute.SUIT), "7H", ("Hearts", 1)),
        (m.AttributeOfCard(m.Attribute.SUIT), "JK", ("", 1)),
        (m.AttributeOfCard(m.Attribute.RANK), "QS", ("Queen", 1)),
        (m.AttributeOfCard(m.Attribute.RANK), "JK", ("", 1)),
        (m.AttributeOfCard(m.Attribute.COLOUR), "QS", ("black", 1)),
        (m.AttributeOfCard(m.Attribute.COLOUR), "QD", ("red", 1)),
        (m.AttributeOfCard(m.Attribute.COLOUR), "JK", ("", 1)),
        (m.AttributeOfCard(m.Attribute.PARITY), "7H", ("odd", 1)),
        (m.AttributeOfCard(m.Attribute.PARITY), "8H", ("even", 1)),
    ],
)
def test_what_is_owed(speech: m.Speech, played: str, owed: tuple[str, int]) -> None:
    words, times = words_owed(speech, on_trial(Skips(), REFEREE), Scene(0, card=card(played)))
    assert (words.casefold(), times) == (owed[0].casefold(), owed[1])


def test_without_a_card_there_is_no_word_about_it() -> None:
    table = on_trial(Skips(), REFEREE)
    for speech in (m.NameOfCard(), m.AttributeOfCard(m.Attribute.SUIT)):
        assert words_owed(speech, table, Scene(0)) == ("", 1)
    with pytest.raises(OnlyPeople, match="which words are meant"):
        words_owed(m.Anything(), table, Scene(0))


def test_one_of_several_phrases_will_do() -> None:
    assert said_one_of("Nice!", 'nice" or "well')
    assert said_one_of("well", 'nice" or "well')
    assert not said_one_of("good", 'nice" or "well')


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_a_rule_is_tried_at_a_table_in_play(dial: str) -> None:
    table = on_trial(Skips(), dial)
    assert (table.phase, table.turn, table.last, table.seats, table.law.dial) == (PLAYING, 0, 0, 4, dial)
    assert table.hands == [list(cards("5H 9C KD"))] * 4
    assert table.piles == {1: list(cards("2H 5H"))}
    assert len(table.stock) == 4
    assert table.dealer != NO_SEAT
