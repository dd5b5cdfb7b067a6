"""Cards set face down before a seat, to be sprung at any time."""

import pytest

from cardhouse.cards import EIGHTS, JOKERS, card
from cardhouse.core.acts import Draw, Lay
from cardhouse.core.choices import Offers, lawful
from cardhouse.core.engine import decide
from cardhouse.core.events import Landed, Skipped
from cardhouse.core.people_acts import Look
from cardhouse.core.questions import Condition, Matches, Sees
from cardhouse.core.rule import TABLE, Rule
from cardhouse.core.seats import only
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.rules.matching.matching import GoesOnAnything
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import HiddenTraps, TrapCard
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import ANN, BOB, CAT, does, names, plays, seat, told


def trapped(*rules: Rule, trap: str = "2C", pile: str = "2H", owner: int = BOB, dial: str = "referee") -> Table:
    """Bob has a trap."""
    table = seat(TrapCard(), *rules, pile=pile, dial=dial, Ann="9H 4C JK", Bob="9D 8H", Cat="9C 4H")
    table.area("trap", owner).append(card(trap))
    return table


def test_setting_a_trap_is_the_turns_act() -> None:
    table = trapped()
    does(table, Lay(ANN, card("4C"), "trap"))
    assert (table.areas["trap"][ANN], names(table, "Ann"), table.turn) == ([card("4C")], "9H JK", BOB)


@pytest.mark.parametrize(
    "seat_, why",
    [
        (CAT, ["refused", "base-turn"]),
        (BOB, ["refused", "base-turn", "trap-card"]),  # and nobody has two
    ],
)
def test_a_trap_is_set_in_turn_and_once(seat_: int, why: list[str]) -> None:
    table = trapped()
    assert told(decide(table, Lay(seat_, table.hands[seat_][0], "trap"))) == why


@pytest.mark.parametrize(
    "trap, pile, answer",
    [
        ("2C", "2H", ["done"]),  # it fits by rank and changes the suit
        ("5H", "2H", ["refused", "trap-card"]),  # it fits, and the suit stays
        ("5C", "2H", ["refused", "base-match"]),
        ("2H", "2H", ["refused", "trap-card"]),
    ],
)
def test_a_trap_fits_and_changes_the_suit(trap: str, pile: str, answer: list[str]) -> None:
    assert told(decide(trapped(trap=trap, pile=pile), Spring(BOB, "trap"))) == answer


def test_out_of_turn_it_leaves_the_turn_where_it_is() -> None:
    table = trapped()
    outcome = does(table, Spring(BOB, "trap"))
    assert outcome.events[0] == Landed(BOB, card("2C"), 1, "trap")
    assert (names(table, "pile"), table.areas["trap"][BOB], table.turn) == ("2H 2C", [], ANN)


def test_in_turn_it_is_the_turns_act() -> None:
    table = trapped(owner=ANN)
    does(table, Spring(ANN, "trap"))
    assert table.turn == BOB
    assert told(decide(table, Draw(ANN))) == ["refused", "base-turn"]


def test_nothing_is_sprung_that_is_not_set() -> None:
    assert decide(trapped(), Spring(CAT, "trap")).told() == "impossible: Cat has no trap"


def test_a_trap_acts_like_any_card() -> None:
    table = trapped(Skips(on=EIGHTS), trap="8C", pile="8S")
    assert Skipped() in does(table, Spring(BOB, "trap")).events
    does(table, Draw(ANN))
    assert table.turn == CAT


@pytest.mark.parametrize("trap, pile", [("JK", "2H"), ("2H", "JK"), ("JK", "JK")])
def test_a_joker_has_no_suit_to_keep(trap: str, pile: str) -> None:
    assert decide(trapped(GoesOnAnything(JOKERS), trap=trap, pile=pile), Spring(BOB, "trap")).lawful


def test_on_an_empty_pile_any_suit_is_a_change() -> None:
    assert decide(trapped(pile="", trap="5H"), Spring(BOB, "trap")).lawful


def test_its_conditions_hold_for_no_other_way_of_acting() -> None:
    table = trapped()
    assert table.ask(Condition("play", 1)) == table.ask(Condition("toss", 1))
    assert plays(table, "Ann 9H")[0].lawful
    assert card("5H") in table.ask(Matches(card("2H")))


def test_what_may_be_set_and_sprung_is_listed() -> None:
    table = trapped(trap="2C")
    assert [act for act in lawful(table) if isinstance(act, Lay)] == [
        Lay(ANN, each, "trap") for each in table.hands[ANN]
    ]
    assert [act for act in lawful(table) if isinstance(act, Spring)] == [Spring(BOB, "trap")]
    table.piles[2] = [card("5C"), card("2D")]
    table.forget()
    assert lawful(table, BOB) == [Spring(BOB, "trap", 1), Spring(BOB, "trap", 2)]


def test_the_rule_lists_no_other_acts() -> None:
    table = trapped()
    assert table.ask(Offers("toss", only(BOB))) == []


def test_a_trap_that_fits_nowhere_is_not_listed() -> None:
    assert lawful(trapped(trap="5C"), BOB) == []


@pytest.mark.parametrize(
    "rules, looker, answer",
    [
        ((), BOB, ["done"]),  # their own trap
        ((), ANN, ["refused", ""]),  # and nobody else's
        ((HiddenTraps(),), BOB, ["refused", "hidden-traps"]),
    ],
)
def test_who_may_look_at_a_trap(rules: tuple[Rule, ...], looker: int, answer: list[str]) -> None:
    table = trapped(*rules)
    assert told(decide(table, Look(looker, "trap", BOB))) == answer
    shown = next(area for area in view(table, looker).areas if area.owner == BOB)
    assert shown.cards == (("2C",) if answer == ["done"] else ("##",))


def test_hidden_traps_hide_traps_only() -> None:
    table = trapped(HiddenTraps())
    assert table.ask(Sees("salad", BOB)) == trapped().ask(Sees("salad", BOB))


def test_at_the_table_a_trap_that_does_not_fit_is_a_breach() -> None:
    table = trapped(trap="5H", dial=TABLE)
    does(table, Spring(BOB, "trap"))
    assert names(table, "pile") == "2H 5H"
    assert [breach.rule for breach in table.breaches] == ["trap-card"]
