"""Coming into the game of Moo: with enough cards for a hand, also while play is paused, unless a table says no."""

from cardhouse.cards import cards
from cardhouse.core.engine import decide
from cardhouse.core.seating import Leave, MayJoin
from cardhouse.core.table import PLAYING, Table
from cardhouse.games import game, new_table
from cardhouse.rules.calling.call_windows import CallWindow


def somebody_out(**options: str) -> Table:
    """A table in play that Dan has left."""
    table = new_table(game("moo").book, ["Ann", "Bob", "Cat", "Dan"], dial="table", options=options)
    table.phase, table.turn = PLAYING, 0
    table.hands = [list(cards(hand)) for hand in ("9C 4D", "9S 4S", "9H 4C", "8S 8C")]
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.forget()
    assert decide(table, Leave(3)).happened
    return table


def may_join(table: Table) -> bool:
    return 3 in table.ask(MayJoin("join"))


def test_it_takes_a_hand_of_cards() -> None:
    table = somebody_out()
    assert may_join(table)
    table.stock = table.stock[:5]
    table.forget()
    assert may_join(table)
    table.stock = table.stock[:4]
    table.forget()
    assert not may_join(table)


def test_a_pause_keeps_nobody_out_unless_the_table_says_so() -> None:
    for options, joins in (({}, True), ({"join_in_point": "no"}, False)):
        table = somebody_out(**options)
        table.pauses = ["point of order"]
        table.forget()
        assert may_join(table) is joins


def test_without_a_rule_a_breach_can_be_called_for_ever() -> None:
    assert new_table(game("bartok").book, ["Ann", "Bob"]).ask(CallWindow()) == 0


def test_a_table_says_what_becomes_of_whoever_forgets_the_word() -> None:
    for what in ("leaves without a token", "is reminded", "is penalised"):
        table = new_table(game("moo").book, ["Ann", "Bob"], options={"silence": what})
        assert any(getattr(rule, "silence", "") == what for article in table.law.book for rule in article.rules)
