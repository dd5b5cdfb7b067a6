"""What is checked and told at single steps: cards that vanish, what is counted, what an example and a caret say."""

import pytest

from cardhouse.core.acts import Draw, Play
from cardhouse.core.chance import Chance
from cardhouse.core.people_acts import Say
from cardhouse.core.table import Table
from cardhouse.english.reading import read
from cardhouse.testing.properties import PropertyBroken, RandomGame, Tried
from cardhouse.testing.report import Failure, _marker
from cardhouse.testing.shown import _is_plain, _when
from tests.core.seating import seat


def played(checked: bool = False) -> RandomGame:
    def lay(chance: Chance) -> Table:
        return seat()

    return RandomGame(1, Tried(), checked, lay)


def test_a_card_that_vanishes_is_found_after_the_act() -> None:
    game = played()
    game.submit(Say(0, "hm"))
    game.sitting.table.stock.pop()
    with pytest.raises(PropertyBroken, match=r"there were \d+ cards, and now there are \d+"):
        game.submit(Say(0, "hm"))


def test_what_is_counted_of_a_random_game() -> None:
    game = played()
    game.submit(Say(0, "hm"))
    game.submit(Draw(1))
    game.submit(Draw(0))
    game.submit(Play(0, ()))
    tried = game.tried
    assert (tried.acts, game.number, tried.jammed) == (4, 4, 0)
    assert tried.answers["done"] == 2
    assert sum(tried.answers.values()) == 4
    assert game.latest == Play(0, ())


@pytest.mark.parametrize(
    "text, plain",
    [
        ("When a player plays a 7, they draw a card.", True),
        ("When a player plays a 7 on an 8, they draw a card.", True),
        ("When a player plays a card 1 higher than the previous card, they draw a card.", False),
        ("When a player plays a 7 or a card 1 higher than the previous card, they draw a card.", False),
        ("When a player draws a card, the next player draws a card.", False),
        ("When a player plays a 7 if they have 3 cards, they draw a card.", False),
        ("Jokers are wild.", False),
    ],
)
def test_what_is_about_cards_as_they_are_printed(text: str, plain: bool) -> None:
    (sentence,) = read(text).rule.sentences
    assert _is_plain(sentence) is plain


@pytest.mark.parametrize(
    "words, when",
    [
        ("A may not play it.", ""),
        ("A may not play it as their last card.", " as their last card"),
        ("A may not play it if they have a King.", " if they have a King"),
        ("A may not play it as their last card if it is red.", " as their last card if it is red"),
    ],
)
def test_the_words_that_say_when(words: str, when: str) -> None:
    assert _when(words) == when


@pytest.mark.parametrize(
    "step, expected, marks",
    [
        ("A: play 5H => ok", "ok", "              ^^"),
        ("A: ok => ok", "ok", "         ^^"),  # under the expectation, not under the act
        ("A: play 5H => ok", "refused", ""),
        ("A: play 5H => ok", "", ""),
        ("=> turn=A", "turn=A", "   ^^^^^^"),
    ],
)
def test_carets_stand_under_what_was_expected(step: str, expected: str, marks: str) -> None:
    assert _marker(Failure(step, 1, expected, "something else", "")) == marks
