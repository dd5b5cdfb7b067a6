"""The Salad where nobody is left to be served."""

from cardhouse.core.engine import decide
from cardhouse.core.rule import TABLE, Article
from cardhouse.core.seating import Leave
from cardhouse.games import GAMES, new_table
from cardhouse.rules.salad.salad import Serves, StartingSalad


def test_nobody_is_served_where_all_have_left() -> None:
    book = (*GAMES["moo"].book, Article("salad", "Salad", "Ann", "", (StartingSalad(),)))
    table = new_table(book, ["Ann", "Bob", "Cat"], seed=1, dial=TABLE)
    assert len(Serves(False, False).bound(table)) >= 3
    for seat in range(3):
        assert decide(table, Leave(seat)).happened
    assert Serves(False, False).bound(table) == []
