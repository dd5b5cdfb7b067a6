"""Positions as text: what is written is read back exactly, and wrong lines are told with their numbers."""

from collections import deque

import pytest

import cardhouse as ch
from cardhouse.cards import ACES, card
from cardhouse.core.checkpoints import same_table
from cardhouse.core.seats import Seats
from cardhouse.front.positions import value_read, written

GAMES = ("bartok@2023-08-14", "bartok", "bak", "moo", "uncle-baiting", "uncle-baiting@two-groups")


@pytest.mark.parametrize("dial", ["referee", "table"])
@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_read_back_exactly(name: str, dial: str) -> None:
    game = ch.play(name, 4, seed=3, dial=dial)
    for number in range(60):
        if game.over:
            break
        game.do(game.bot("simple"))
        if number % 6 == 0:
            text = game.position()
            again = ch.set_up(text)
            assert same_table(game.table, again.table, 0) == []
            assert again.position() == text
            assert [str(act) for act in again.lawful()] == [str(act) for act in game.lawful()]


def test_a_line_is_one_thing_in_which_the_table_differs() -> None:
    text = ch.play("bartok@2023-08-14", ["Ann", "Bob"], seed=5, ready=False).position()
    names = [line.partition(":")[0] for line in text.splitlines() if line]
    assert names == ["game", "players", "seed", "stock", "hand Ann", "hand Bob", "chance"]


def test_both_go_on_alike() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=2)
    for _ in range(10):
        game.do(game.bot())
    again = ch.set_up(game.position())
    assert again.play_on().told[-1] == game.copy().play_on().told[-1]


def test_a_rule_that_was_added_in_play_goes_along() -> None:
    game = ch.play("bartok@2023-08-14", ["Ann", "Bob"], seed=2).play_on("simple")
    assert game.over
    for _ in range(8):
        game.do(game.bot("simple"))
    text = game.position()
    assert "law: " in text
    assert same_table(game.table, ch.set_up(text).table, 0) == []


def test_somebody_may_write_one() -> None:
    """Only what matters: a table that was just laid has the rest."""
    game = ch.set_up(
        "game: bartok@2023-08-14\nplayers: Ann, Bob\n# Ann has an Ace left\n\n"
        "stock: 2C 3C 4C\npile 1: 9H\nhand Ann: AH\nhand Bob: 5S 6S\nphase: 'play'\nturn: Ann\nlast: Ann\nopened: 1\n"
    )
    assert game.to_move == "Ann"
    assert game.do("ah")
    assert game.winners == ("Ann",)


def test_a_game_from_a_position_is_kept_as_a_position(tmp_path: object) -> None:
    game = ch.set_up(ch.play("bak", 2, seed=1).position())
    with pytest.raises(ValueError, match="kept as a position"):
        game.save(f"{tmp_path}/x.cards")
    assert game.at(0).from_position


@pytest.mark.parametrize(
    "value",
    [
        *(None, True, -3, 'a "text"', (), (1,), [1, (2, 3)], {1: "a"}, {2, 3}, frozenset((1,))),
        *(card("JK"), ACES, Seats(5), deque((3, 1, 2)), {"b", "a", "c"}),
    ],
)
def test_values_are_written_and_read(value: object) -> None:
    assert value_read(written(value)) == value


def test_what_has_no_order_is_written_in_one() -> None:
    assert written({"d", "b", "a", "c"}) == "set(['a', 'b', 'c', 'd'])"
    assert written(frozenset("dbac")) == "frozenset(['a', 'b', 'c', 'd'])"
    assert written(deque("dbac")) == "deque(['d', 'b', 'a', 'c'])"


def test_how_a_table_was_laid_goes_along() -> None:
    game = ch.play("bartok", ["Ann", "Zoë, the 2nd"], seed=4, options={"guilt": "majority"}, without=["trap-card"])
    again = ch.set_up(game.position())
    assert 'players: Ann, "Zoë, the 2nd"' in game.position()
    assert (again.names, again.seed, again.options, again.without) == (
        ("Ann", "Zoë, the 2nd"),
        4,
        {"guilt": "majority"},
        ("trap-card",),
    )


@pytest.mark.parametrize(
    "line, said",
    [
        ("hand Zoe: AH", 'line 4: a table has no "hand Zoe"'),
        ("hand Ann: 99", "line 4: "),
        ("colour: 3", 'line 4: a table has no "colour"'),
        ("turn: Zoe", 'line 4: nobody here is called "Zoe"'),
        ("clock: open('x')", "line 4: "),
        ("clock: __import__('os')", "line 4: "),
        ("landing: [Landed(1)]", "Landed has 4 parts, not 1"),
        ("area trap 9: AH", 'line 4: there is no area "trap 9"'),
        ("remembers Nothing(): 3", "line 4: no rule of this table remembers"),
        ("clock: 1 +", "line 4: I cannot read"),
        ("chance: soon", 'line 4: a table has no "chance"'),
        ("area trap x: AH", 'line 4: there is no area "trap x"'),
        ("pile two: AH", 'line 4: a table has no "pile two"'),
        ("token umbrella: Ann", 'line 4: a table has no "token umbrella"'),
        ("clock: 1\nplayers: Ann, Zoe", 'line 5: a table has no "players"'),
    ],
)
def test_a_wrong_line_is_told(line: str, said: str) -> None:
    with pytest.raises(ch.BadNotation, match=said.replace("(", r"\(").replace(")", r"\)")):
        ch.set_up(f"game: bartok\nplayers: Ann, Bob\n\n{line}\n")


def test_only_what_tables_have_can_be_written() -> None:
    with pytest.raises(TypeError, match="object cannot be written"):
        written(object())


def test_what_is_worked_out_anew_is_not_written() -> None:
    """It would differ from one look to the next, and nobody could say what it is."""
    game = ch.play("bartok", 4, seed=2).play_on(acts=60)
    for name, value in (("dead_at", 7), ("listed_at", 7), ("settled", False), ("steps", 7)):
        setattr(game.table, name, value)
    lines = {line.partition(":")[0] for line in game.position().splitlines()}
    assert {"stock", "chance", "hand Ann"} <= lines
    assert not lines & {"piles", "hands", "areas", "tokens", "tallies"}, "each of them has a line of its own"
    assert not lines & {"dead", "dead_at", "listed_at", "settled", "steps", "saved"}
