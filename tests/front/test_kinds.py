"""What is of the wrong kind is told as such, in the same words on both builds, and nothing has happened."""

import os
from collections.abc import Callable
from typing import Any

import pytest

import cardhouse as ch
from cardhouse.core.sitting import Entry
from cardhouse.front.kinds import check_entry, has_own_rules, wrong
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import article


@ch.rule
class Odd(ch.CardRule):
    """When {on} is played, everybody else draws a card."""

    @ch.after(ch.Played)
    def all_draw(self, played: ch.Played, table: ch.Table) -> ch.Events:
        return [ch.Draws(seat, 1) for seat in range(table.seats) if seat != played.player]  # type: ignore[arg-type]


@ch.rule
class Broken(ch.CardRule):
    """When {on} is played, something is looked for that is not there."""

    @ch.after(ch.Played)
    def looks(self, played: ch.Played, table: ch.Table) -> ch.Events:
        found: ch.Events = table.nobody  # type: ignore[attr-defined]
        return found


def game() -> ch.OpenGame:
    return ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5)


loosely: Any = ch
"""Any: mypy would see what these calls get wrong, and they are about those who do not ask it."""


A_SEAT = "" if os.environ.get("CARDHOUSE_BUILD") == "compiled" else r"; game.seat\('Ann'\) is one"
"""What is to be written instead; compiled code looks by itself, before anybody could say that."""


@pytest.mark.parametrize(
    "act, told",
    [
        (lambda: loosely.Draw("Ann"), rf"int object expected; got str{A_SEAT}$"),
        (lambda: loosely.Draw(0.5), "int object expected; got float$"),
        (lambda: loosely.Say(0, 5), "str object expected; got int$"),
        (lambda: loosely.Play("Ann", (ch.card("3c"),)), "int object expected; got str"),
        (lambda: loosely.Play(0, "3c"), "tuple object expected; got str$"),
        (lambda: loosely.Play(0, ("3c",)), r"Card object expected; got str; ch.card\('3c'\) is one"),
        (lambda: loosely.Play(0, (ch.card("3c"),), "2"), "int object expected; got str$"),
    ],
)
def test_acts_of_the_wrong_kind(act: Callable[[], Any], told: str) -> None:
    played = game()
    before = len(played)
    with pytest.raises(TypeError, match=told):
        played.do(act())
    assert len(played) == before
    assert played.do("3c")


def test_what_a_rule_makes_of_the_wrong_kind_has_not_happened() -> None:
    played = ch.play(ch.bartok_early + Odd(on=ch.ALL), ["Ann", "Bob", "Cat"], seed=5)
    before, hands = len(played), [played.hand(name) for name in played.names]
    with pytest.raises(TypeError, match="str object expected; got int"):
        played.do("3c")
    assert (len(played), [played.hand(name) for name in played.names]) == (before, hands)


def test_what_a_rule_raises_reaches_its_author() -> None:
    played = ch.play(ch.bartok_early + Broken(on=ch.ALL), ["Ann", "Bob", "Cat"], seed=5)
    before = len(played)
    with pytest.raises(AttributeError, match="'Table' object has no attribute 'nobody'"):
        played.do("3c")
    assert len(played) == before


def test_an_event_of_the_wrong_kind_names_its_rule() -> None:
    check_entry(Entry(1, "a", ch.Draw(0), (("eights-skip", ch.Skipped(1)),)))
    with pytest.raises(TypeError, match=r"str object expected; got int(, made by the rule odd)?$"):
        check_entry(Entry(1, "a", ch.Draw(0), (("odd", ch.Drew(0, ch.card("3c"), 1)),)))  # type: ignore[arg-type]


def test_fields_of_a_rule() -> None:
    with pytest.raises(TypeError, match=r"cardhouse\.cards\.faces\.Cards object expected; got str"):
        Odd(on="Q")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "value, kind, told",
    [
        (1, int, ""),
        (True, int, ""),
        (1, float, ""),
        ("1", float, "float object expected; got str"),
        (None, int | None, ""),
        ("x", int | None, "int object expected; got str"),
        (1, None, "NoneType object expected; got int"),
        ((), tuple[int, ...], ""),
        ((1, "x"), tuple[int, ...], "int object expected; got str"),
        ((1, "x"), tuple[int, str], ""),
        (("x", 1), tuple[int, str], "int object expected; got str"),
        ([1], tuple[int, ...], "tuple object expected; got list"),
        (1, Any, ""),
        (print, Callable[[], None], ""),
    ],
)
def test_kinds(value: object, kind: Any, told: str) -> None:  # Any: types as they are written
    assert wrong(value, kind) == told


@pytest.mark.parametrize(
    "call, error, told",
    [
        (lambda: loosely.play(3), TypeError, 'a game is a name such as "bartok", or a book such as ch.bartok, not 3'),
        (lambda: loosely.play("bak", 2.5), TypeError, "players are a list of names, or how many there are, not 2.5"),
        (lambda: loosely.play("bak", 99), ValueError, "BAK is for 2 to 4 players, not 99"),
        (lambda: loosely.play("bak", seed="x"), TypeError, "a seed is a number, not 'x'"),
        (lambda: loosely.play("bak", dial="x"), ValueError, """the dial is "referee" or "table", not 'x'"""),
        (lambda: loosely.simulate("bak", 1, dial="x"), ValueError, """the dial is "referee" or "table", not 'x'"""),
        (lambda: loosely.play("bak").at("x"), TypeError, "entries are counted: at takes a number, not 'x'"),
        (lambda: game().do(" "), ValueError, 'say what is done, such as "5d" or "draw"'),
        (lambda: game().do("Ann:"), ValueError, 'say what is done, such as "5d" or "draw"'),
        (lambda: game().do("Zed: draw"), ValueError, "there is nobody called 'Zed' here; there are Ann, Bob, Cat"),
        (lambda: loosely.rule(5), TypeError, "@ch.rule stands above a class, or takes the title of a rule, not 5"),
    ],
)
def test_calls_that_are_wrong(call: Callable[[], object], error: type[Exception], told: str) -> None:
    with pytest.raises(error) as raised:
        call()
    assert str(raised.value) == told


def test_a_game_without_an_end_is_over_when_one_is_left() -> None:
    played = ch.play("moo", 2, seed=5)
    assert not played.over
    assert played.do("Ann: leave")
    assert (played.over, played.to_move, played.winners) == (True, "", ())
    assert repr(played) == "<Moo with Ann, Bob: The round is over>"


def test_one_rule_of_ones_own_is_enough_to_have_a_look_at_what_comes_of_it() -> None:
    shelf, own = article(Skips(on=ch.EIGHTS)), article(Odd(on=ch.ACES))
    assert not has_own_rules([])
    assert not has_own_rules([shelf, shelf])
    assert has_own_rules([shelf, own])
