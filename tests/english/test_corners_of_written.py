"""Rules in people's words where nobody is meant, where two of a kind lie on one table, and where time passes."""

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Say
from cardhouse.core.table import Table
from cardhouse.english.chart import Chart
from cardhouse.english.reading import EXACT
from cardhouse.english.tokens import tokens
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
