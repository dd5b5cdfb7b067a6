"""Rules in people's words where nobody is meant, where two of a kind lie on one table, and where time passes."""

from itertools import product

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Draw, Play
from cardhouse.core.book_acts import Tick, meant_by
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import Article
from cardhouse.core.table import Table
from cardhouse.english.chart import Chart
from cardhouse.english.reading import EXACT
from cardhouse.english.tokens import tokens
from cardhouse.english.trying import TRIED, against_the_book
from cardhouse.english.written.demands import is_between
from cardhouse.english.written.rule import written
from cardhouse.games import GAMES, new_table
from tests.english.at_a_table import table_with
from tests.english.rows import rows
from tests.english.test_what_clauses_do import laid, outcome

ANN, BOB, CAT, DAN = range(4)


def hands(table: Table) -> list[int]:
    return [len(hand) for hand in table.hands]


@pytest.mark.parametrize("text, otherwise", rows("conditions.txt", 2))
def test_what_is_otherwise_where_a_condition_holds(text: str, otherwise: str) -> None:
    assert outcome(text) == otherwise


def test_a_title_is_had_by_whoever_it_belongs_to_and_by_nobody_else() -> None:
    table = laid(
        'The last player to play a card is called "Boss". The last player to draw a card is called "Chef".'
        ' When a player says "hop", the "Chef" draws a card.'
    )
    decide(table, Play(ANN, (card("9H"),)))  # Ann is the Boss; there is no Chef
    before = hands(table)
    decide(table, Say(ANN, "hop"))
    assert hands(table) == before
    decide(table, Draw(BOB))
    before = hands(table)
    decide(table, Say(ANN, "hop"))
    assert [now - was for was, now in zip(before, hands(table), strict=True)] == [0, 1, 0, 0]


def test_a_race_without_a_time_is_not_over_because_time_passes() -> None:
    table = laid('When a player plays a 7, the first player to say "hop" draws a card.')
    decide(table, Play(ANN, (card("7H"),)))
    decide(table, Tick(5000))
    before = hands(table)
    decide(table, Say(CAT, "hop"))
    assert [now - was for was, now in zip(before, hands(table), strict=True)] == [0, 0, 1, 0]


def test_a_chart_remembers_what_was_expected_where_it_came_furthest() -> None:
    chart = Chart(EXACT, tokens("When a player plays"))
    for place, words in ((2, "player"), (1, "a"), (2, "card"), (3, "plays"), (2, "nobody"), (3, "draws")):
        chart.missed(place, [words])
    assert (chart.furthest, chart.expected) == (3, {"plays", "draws"})


def test_who_sits_between_two_others() -> None:
    table = laid()
    for start, seat, end in product(range(4), repeat=3):
        way = [(start + steps) % 4 for steps in range(1, 5)]
        between = way[: way.index(end)]
        assert is_between(table, start, seat, end) == (seat in between), (start, seat, end)


@pytest.mark.parametrize(
    "known, text, told",
    [
        (
            'Nobody may say "hail".',
            'When a player plays a 3, they must say "hail".',
            'It asks for "hail", which "Manners" forbids.',
        ),
        (
            'When a player plays a 3, they must say "hail".',
            'Nobody may say "hail".',
            'It forbids "hail", which "Manners" asks for.',
        ),
        (
            'When a player plays a 3, they must say "hail".',
            'When a player plays a 4, they must say "hail".',
            'Its breaches are called with the same words as those of "Manners".',
        ),
    ],
)
def test_what_two_rules_say_against_each_other(known: str, text: str, told: str) -> None:
    table = laid()
    meant_by(table, "manners", "Manners", "Ann", known).apply(table)
    assert told in messages(table, text)
    assert told not in messages(laid(), text)


def messages(table: Table, text: str) -> list[str]:
    rule = written(text)
    assert rule is not None
    law = table.law.adopting(Article(TRIED, "This rule", "", "", (rule,), text))
    return [caution.message for caution in against_the_book(rule, table, law)]


def test_a_rule_that_needs_what_a_table_lacks_does_nothing_there() -> None:
    text = "When a player wins, they must introduce a rule."
    nothing = "Here the rule does nothing: it needs rules that somebody adds after a round"
    grows = new_table(GAMES["bartok"].book, ["Ann", "Bob"], seed=1)
    assert any(each.startswith(nothing) for each in messages(table_with(), text))
    assert not any(each.startswith(nothing) for each in messages(grows, text))


@pytest.mark.parametrize(
    "text, lacks",
    [
        ("When a player plays a Joker, they draw a card.", True),
        ("Nobody may play a Joker.", True),
        ("When a player plays a 7, they draw a card.", False),
        ('When a player plays a 7, they must say "Joker".', False),
        ("Nobody may play a 7.", False),
        ('When a player says "hop", they draw a card.', False),  # it speaks of no card at all
    ],
)
def test_cards_that_nobody_has_here(text: str, lacks: bool) -> None:
    told = "No card of the pack that lies here is one of those the rule speaks of."
    assert (told in messages(laid(), text)) is lacks
