"""Every option of the rulings: known, settable for a table and for a round, and shown in a scenario."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cardhouse.cards import DECK_FACES, JOKERS
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.book_acts import AddRule, Object
from cardhouse.core.declared import UnknownOption, options_of, written
from cardhouse.core.engine import decide
from cardhouse.core.events import Shuffled
from cardhouse.core.law import Law
from cardhouse.core.people_acts import Vote
from cardhouse.core.questions import Contributor, Role
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.view import view
from cardhouse.games import BARTOK_FULL, new_table
from cardhouse.rules.dealing.menu import REPAIR
from cardhouse.rules.lawmaking.declaring import Declare, Propose

FOLDER = Path(__file__).parents[2] / "scenarios" / "bartok"
SCENARIOS = "".join(path.read_text() for path in sorted(FOLDER.glob("*.table")))

OPTIONS = {
    "joker_stands_in": ("no", "yes"),
    "have_cards": ("hand", "hand+trap"),
    "recycle": ("under_tops", "none"),
    "guilt": ("unanimous", "majority", "two_thirds"),
    "undo_on_guilt": ("no", "yes"),
    "win_challenge": ("yes", "no"),
    "next_dealer": ("left", "winner", "same"),
    "trap_needs_match": ("yes", "no"),
    "prime_order": ("tail", "all"),
    "prime_strict": ("yes", "no"),
    "effects": ("after_all", "interleaved"),
    "aces_per_play": ("each", "once"),
    "early_call": ("no", "yes"),
    "two_player_ace": ("pass", "skip"),
    "button_scope": ("all", "pack"),
    "cut_on_recycle": ("no", "yes"),
    "slam_after_take2": ("yes", "no"),
    "self_trap_without_token": ("active", "literal"),
    "call_ring": ("yes", "no"),
    "six_needs_match": ("yes", "no"),
    "veto_is_order": ("no", "yes"),
    "accuser": ("anyone", "holder"),
    "menu_base": ("no", "yes"),
    "chef_keeps_hand": ("yes", "no"),
    "veto_per": ("round", "game"),
    "self_veto": ("yes", "no"),
    "salad_joker": ("high", "low"),
    "salad_tie": ("all", "tied"),
    "number_includes_ace": ("no", "yes"),
    "swap_equal": ("yes", "no"),
    "primes_by": ("shuffle", "first_turn"),
    "ack_eye": ("no", "yes"),
    "auto_token": ("no", "yes"),
    "veto_grace": ("0", "4"),
    "call_grace": ("0", "3"),
    "close_after": ("60", "0"),
    "leavers": ("out", "bot"),
}
"""As in the register of rulings, the usual value first."""

UNUSUAL = [(option, value) for option, values in OPTIONS.items() for value in values[1:]]


def agree(table: Table, words: str) -> None:
    """Everybody consents to a repair."""
    assert decide(table, Propose(1, words)).lawful
    for seat in (0, 2):
        assert decide(table, Vote(seat, True, REPAIR)).lawful


def value_at(table: Table, option: str) -> str:
    return written(table.law.options()[option])


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_known_and_has_its_usual_value(option: str) -> None:
    assert value_at(new_table(BARTOK_FULL, ["Ann", "Bob"]), option) == OPTIONS[option][0]


@pytest.mark.parametrize("option, value", UNUSUAL)
def test_every_value_can_be_set_for_a_table_and_is_shown_in_a_scenario(option: str, value: str) -> None:
    assert value_at(new_table(BARTOK_FULL, ["Ann", "Bob"], options={option: value}), option) == value
    assert f"option.{option}={value}" in SCENARIOS


@pytest.mark.parametrize("option, value", UNUSUAL)
def test_every_value_can_be_agreed_on_for_one_round(option: str, value: str) -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"])
    assert decide(table, Propose(1, f"{option}:{value}")).lawful
    assert decide(table, Vote(0, True, REPAIR)).lawful
    assert value_at(table, option) == OPTIONS[option][0], "everybody has to agree"
    assert decide(table, Vote(2, True, REPAIR)).lawful
    assert value_at(table, option) == value
    table.phase = OVER
    assert decide(table, AddRule(table.ask(Contributor()), "Hum", "Everybody hums.")).lawful
    assert value_at(table, option) == OPTIONS[option][0]


def test_all_that_rules_let_a_table_choose_from_is_in_the_register() -> None:
    options = [each for article in BARTOK_FULL for rule in article.rules for each in options_of(type(rule)).items()]
    choices = {name for name, option in options if option.values}
    assert choices - set(OPTIONS) == {"prime_scope", "packs", "usual", "announced"}  # of editions, players and customs


@pytest.mark.parametrize(
    "option, value, problem",
    [
        ("recyle", "none", 'no rule here has an option "recyle"; did you mean "recycle"?'),
        ("xyz", "none", 'no rule here has an option "xyz"'),
        ("recycle", "non", '"recycle" is under_tops or none, not "non"; did you mean "none"?'),
        ("menu_base", "maybe", '"menu_base" is yes or no, not "maybe"'),
        ("veto_grace", "long", '"veto_grace" is a number, not "long"'),
    ],
)
def test_what_is_not_known_is_told_with_what_may_be_meant(option: str, value: str, problem: str) -> None:
    with pytest.raises(UnknownOption, match=f"^{re.escape(problem)}$"):
        new_table(BARTOK_FULL, ["Ann", "Bob"], options={option: value})
    table = new_table(BARTOK_FULL, ["Ann", "Bob"])
    assert decide(table, Propose(0, f"{option}:{value}")).told() == f"refused: {problem}"


def test_a_second_motion_waits_for_the_first() -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob"])
    assert decide(table, Propose(0, "recycle:none")).lawful
    assert "there is a motion already" in decide(table, Propose(1, "recycle:none")).told()


@pytest.mark.parametrize("cut, orders", [("no", 0), ("yes", 1)])
def test_a_recycled_stock_is_cut_where_that_is_agreed(cut: str, orders: int) -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob"], options={"cut_on_recycle": cut})
    table.enact(Law([a for a in table.law.book if a.id.startswith("base-") or a.id == "official-cut"]))
    table.piles, table.stock, table.phase, table.turn, table.last = {1: table.stock}, [], PLAYING, 0, 0
    outcome = decide(table, Draw(0))
    assert len([event for event in outcome.events if isinstance(event, Shuffled)]) == orders


@pytest.mark.parametrize(
    "players, options, cards", [(2, {}, 56), (6, {}, 56), (7, {}, 108), (8, {}, 108), (2, {"packs": "2"}, 108)]
)
def test_a_second_pack_comes_in_when_too_few_cards_would_be_left(
    players: int, options: dict[str, str], cards: int
) -> None:
    assert len(new_table(BARTOK_FULL, [f"P{seat}" for seat in range(players)], options=options).stock) == cards


def test_packs_agreed_on_for_a_round_come_before_its_shuffle_and_go_before_the_next() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"])
    assert decide(table, Declare(0, "menu", "official-cut,chefs-primes")).lawful
    agree(table, "packs:2")
    assert len(table.stock) == 56, "they come when the cards are shuffled"
    shuffled = decide(table, Prepare(2, "shuffle"))
    assert len(table.stock) == 108
    assert Counter(card.name for card in table.stock) == Counter([*[f.name for f in DECK_FACES] * 2, *["JK"] * 4])
    assert [type(event).__name__ for event in shuffled.events][:2] == ["Prepared", "PacksChanged"]
    told = decide(table, Propose(1, "packs:1")).told()
    assert told == 'refused: it is too late to set "packs" for this round'
    table.phase = OVER
    assert decide(table, AddRule(table.ask(Contributor()), "Hum", "Everybody hums.")).lawful
    assert value_at(table, "packs") == "1"
    assert decide(table, Declare(table.ask(Role("chef")), "menu", "official-cut,chefs-primes")).lawful
    assert decide(table, Prepare(table.dealer, "shuffle")).lawful
    assert len(table.stock) == 56


def test_a_motion_that_is_carried_too_late_changes_nothing() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"])
    assert decide(table, Declare(0, "menu", "official-cut,chefs-primes")).lawful
    assert decide(table, Propose(1, "packs:2")).lawful
    assert decide(table, Prepare(2, "shuffle")).lawful
    assert decide(table, Vote(0, True, REPAIR)).lawful
    assert decide(table, Vote(2, True, REPAIR)).lawful
    assert (value_at(table, "packs"), len(table.stock), table.motions) == ("1", 56, [])
    assert [article.title for article in table.law.book if article.title == "Repair"] == []


def test_jokers_lie_aside_where_all_see_them_while_they_are_off_and_come_back() -> None:
    table = new_table(BARTOK_FULL, ["Jonathan", "Matt", "Andreas"])
    assert decide(table, Declare(0, "menu", "jokers-wild,chefs-primes")).lawful
    assert decide(table, Prepare(2, "shuffle")).lawful
    assert not any(card in JOKERS for card in table.stock)
    assert [(area.owner, area.cards) for area in view(table, 1).areas if area.area == "box"] == [(-1, ("##",) * 4)]
    table.phase = OVER
    assert decide(table, AddRule(table.ask(Contributor()), "Hum", "Everybody hums.")).lawful
    assert len([card for card in table.stock if card in JOKERS]) == 4
    assert not [area for area in view(table, 1).areas if area.area == "box"]


def test_an_objection_is_a_way_of_acting_that_the_book_knows() -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob"])
    assert Object(0, "veto").way in table.law.ways
