"""Rules whose neighbours rest: each remembers for itself what it asks for, and lists what it lets happen."""

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Draw, Lay, Play, Prepare
from cardhouse.core.affairs import Postponed
from cardhouse.core.book_acts import Tick
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import HONOUR, Article
from cardhouse.core.seating import Join, Leave
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.games import GAMES, new_table
from cardhouse.games.bartok import BARTOK_FULL, BASE
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TrapCard


def laid(name: str, *resting: str, turn: int = 0) -> Table:
    """A table in play without these rules."""
    book = [article for article in GAMES[name].book if article.id not in resting]
    table = new_table(book, ["Ann", "Bob", "Cat"], seed=1)
    table.hands = [list(cards(hand)) for hand in ("9H 4C 7H", "9D JK", "9C 4H")]
    table.piles = {1: list(cards("2H"))}
    table.opened = 1
    table.phase = PLAYING
    table.turn = table.last = turn
    return table


@pytest.mark.parametrize(
    "name, resting, played",
    [
        ("uncle-baiting", ["out-wins"], "9H"),
        ("uncle-baiting", ["turn-order"], "9H"),
        ("moo", ["700-say"], "7H"),  # and the answer to it is a draw, and thanks
    ],
)
def test_a_rule_stumbles_over_no_gap_in_the_book(name: str, resting: list[str], played: str) -> None:
    table = laid(name, *resting)
    for act in (Play(0, cards(played)), Draw(1), Draw(2), Draw(0)):
        assert decide(table, act).jammed == []


def test_jokers_at_any_time_are_listed_where_nobody_butts_in() -> None:
    table = laid("uncle-baiting", "butt-in")
    assert Play(1, cards("JK")) in lawful(table, 1)
    assert lawful(laid("uncle-baiting"), 1).count(Play(1, cards("JK"))) == 1


def test_when_a_game_of_moo_is_over_nobody_plays_or_comes_in() -> None:
    table = laid("moo")
    decide(table, Leave(2))
    table.phase = OVER
    for act in (Play(0, cards("9H")), Draw(0), Join(2)):
        assert decide(table, act).told() == "refused: the round is over"
    assert lawful(table) == []


@pytest.mark.parametrize("name, turn", [("uncle-baiting", 0), ("moo", 0)])
def test_a_trap_of_another_game_is_sprung_from_where_it_lies(name: str, turn: int) -> None:
    traps = Article("traps", "Traps", "Ann", "2024-05-01", (TrapCard(),))
    table = new_table([*GAMES[name].book, traps], ["Ann", "Bob", "Cat"], seed=1, dial=HONOUR)
    table.hands = [list(cards(hand)) for hand in ("9H 4C", "9D 5D", "9C 4H")]
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.phase, table.turn, table.last = PLAYING, turn, turn
    table.area("trap", 1).append(cards("2S")[0])
    for pile in (0, 1):
        outcome = decide(table.copy(), Spring(1, "trap", pile))
        assert (outcome.answer, outcome.jammed) == ("done", [])


def test_two_rules_about_traps_make_no_card_twice() -> None:
    twice = [Article(f"traps-{at}", "Traps", "Ann", "2024-05-01", (TrapCard(),)) for at in (1, 2)]
    table = new_table([*BASE, *twice], ["Ann", "Bob", "Cat"], seed=1)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(2, step))
    decide(table, Lay(0, table.hands[0][0], "trap"))
    assert decide(table, Leave(0)).jammed == []
    assert table.areas["trap"][0] == []


def test_a_dealer_who_is_alone_names_no_cutter() -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob"], options={}, without=["chefs-menu"], dial=HONOUR)
    decide(table, Prepare(1, "shuffle"))
    assert decide(table, Leave(0)).jammed == []
    assert decide(table, Tick(10_000_000)).jammed == []


def test_a_trap_stays_where_it_lies_while_a_point_of_order_runs() -> None:
    traps = Article("traps", "Traps", "Ann", "2024-05-01", (TrapCard(),))
    table = new_table([*GAMES["moo"].book, traps], ["Ann", "Bob", "Cat"], seed=1, dial=HONOUR)
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.area("trap", 1).append(cards("2S")[0])
    assert decide(table, Say(0, "Point of Order")).happened
    assert decide(table, Spring(1, "trap", 1)).jammed == []
    assert [card.name for card in table.areas["trap"][1]] == ["2S"]
    assert [card.name for card in table.piles[1]] == ["2H"]


def test_a_pile_that_somebody_opened_too_early_gets_the_starter_too() -> None:
    traps = Article("traps", "Traps", "Ann", "2024-05-01", (TrapCard(),))
    table = new_table([*GAMES["uncle-baiting"].book, traps], ["Ann", "Bob"], seed=1, dial=HONOUR)
    for act in (Prepare(1, "shuffle"), Prepare(1, "deal"), Prepare(0, "ready"), Prepare(1, "ready")):
        assert decide(table, act).happened
    table.area("trap", 0).append(table.hands[0].pop())
    assert decide(table, Spring(0, "trap", 0)).happened
    outcome = decide(table, Prepare(1, "turn-up"))
    assert (outcome.answer, outcome.jammed, table.phase) == ("done", [], PLAYING)
    assert len(table.piles[1]) == 2


def test_nobody_plays_on_a_pile_where_no_rule_knows_playing() -> None:
    traps = Article("traps", "Traps", "Ann", "2024-05-01", (TrapCard(),))
    table = new_table([*GAMES["bak"].book, traps], ["Ann", "Bob"], seed=1)
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.hands[0] = list(cards("3H"))
    table.phase, table.turn, table.last = PLAYING, 0, 0
    assert decide(table, Play(0, cards("3H"))).told() == "impossible: no rule at this table knows what it is to play"


def test_a_duty_that_fell_away_is_not_put_off() -> None:
    table = laid("moo")
    Postponed(Duty(0, "say", "Moo"), 5, 1).apply(table)
    assert table.duties == []
