"""Rules in people's words are filed by card, as those of the shelf are: what is about other cards is not woken."""

import pytest

from cardhouse.cards import card
from cardhouse.core.events import Played
from cardhouse.core.law import Law
from cardhouse.core.rule import Article, Rule
from cardhouse.english.written.rule import written
from cardhouse.games import GAMES


def woken(name: str, *texts: str, book: tuple[Article, ...] = ()) -> list[str]:
    """The rules that hear of this card."""
    rules: list[Rule | None] = [written(text) for text in texts]
    articles = [Article(f"r{at}", "", "", "", (rule,)) for at, rule in enumerate(rules) if rule is not None]
    assert len(articles) == len(texts)
    hooks = Law([*book, *articles]).reactions[Played].woken(card(name).index)
    return [hook.id for hook in hooks if hook.id.startswith("r")]


SEVENS = 'When a player plays a 7, they must say "Seven".'


@pytest.mark.parametrize(
    "text, name, heard",
    [
        (SEVENS, "7H", True),
        (SEVENS, "8H", False),
        ("When a player plays a red face card, they draw a card.", "KH", True),
        ("When a player plays a red face card, they draw a card.", "KC", False),
        ("When a player plays a 9 or higher, they draw a card.", "10C", True),
        ("When a player plays a 9 or higher, they draw a card.", "2C", False),
        ("When a player plays a card other than a 7, they draw a card.", "2C", True),
        ("When the third Heart in a row is played, turn order is reversed.", "2H", True),
        ("When the third Heart in a row is played, turn order is reversed.", "2C", False),
        ("When a red card, then a black card are played in a row, turn order is reversed.", "2H", False),
        ('When cards are played in the rank pattern "A B A", turn order is reversed.', "2H", True),
        ("When a player plays a wild card, they draw a card.", "2H", True),
        ("When a player plays a Joker, they draw a card.", "JK", True),
    ],
)
def test_a_rule_hears_of_its_own_cards(text: str, name: str, heard: bool) -> None:
    assert (woken(name, text) == ["r0"]) is heard


def test_a_card_that_counts_as_another_is_heard_as_that() -> None:
    assert woken("6C", SEVENS, "6s count as 7s.") == ["r0"]
    assert woken("5C", SEVENS, "6s count as 7s.") == []


def test_a_card_that_stands_for_another_in_the_book_is_heard_as_that() -> None:
    nines = 'When a player plays a 9, they must say "Nine".'
    assert woken("JK", nines, book=GAMES["moo"].book) == ["r0"]
    assert woken("8H", nines, book=GAMES["moo"].book) == []


def test_a_card_of_another_value_is_heard_as_even_or_odd() -> None:
    even = "When a player plays an even card, they draw a card."
    assert woken("KC", even) == []
    assert woken("KC", even, "The value of a face card is 10.") == ["r0"]
