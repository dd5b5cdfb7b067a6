"""Before a rule is adopted, people hear in plain words what it would do at their table."""

import re

import pytest

from cardhouse.core.amendments import meant_by
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.table import PLAYING, Table
from cardhouse.english.trying import cautions
from cardhouse.games import GAMES, new_table

ENDLESS = "When a player draws a card, they draw a card."


def table_of(game: str, *without: str) -> Table:
    """A table at which play has begun."""
    table, chance = new_table(GAMES[game].book, ["Ann", "Bob", "Cid"], seed=1, without=without), seeded(1)
    while table.phase != PLAYING:
        act = random_act(table, chance)
        assert act is not None
        decide(table, act)
    return table


def codes(table: Table, text: str) -> list[str]:
    return [caution.code for caution in cautions(table, text, 0.3)]


@pytest.mark.parametrize("game", ["bartok@2023-08-14", "moo", "uncle-baiting"])
def test_a_plain_rule_needs_no_word(game: str) -> None:
    assert codes(table_of(game), "When a player plays a 7, the next player draws 2 cards.") == []


@pytest.mark.parametrize("game", ["bartok@2023-08-14", "moo", "uncle-baiting", "bak"])
def test_rules_that_go_round_are_found(game: str) -> None:
    assert "endless" in codes(table_of(game), ENDLESS)


@pytest.mark.parametrize(
    "text, code",
    [
        ("When Bob plays a 7, he draws a card.", "names-person"),
        ("A player may not play a card.", "no-plays"),
        ('Nobody may say "hail".', "unmeetable"),
        ("When a player rolls a 6, they draw a card.", "never-applies"),
        ('When a player plays a 3, they must say "hail".', "call-taken"),
        ("When a player begins their turn, they must draw until they have a legal play.", "hidden-information"),
    ],
)
def test_what_is_found(text: str, code: str) -> None:
    table = table_of("bartok@2023-08-14")
    meant_by(table, "manners", "Manners", "Ann", 'When a player plays a King, they must say "hail".').apply(table)
    assert code in codes(table, text)


def test_the_table_is_as_before() -> None:
    table = table_of("moo")
    law, chance, stock = table.law, table.chance.state, table.stock[:]
    cautions(table, ENDLESS, 0.1)
    assert (table.law, table.chance.state, table.stock) == (law, chance, stock)


def test_a_card_that_is_not_there() -> None:
    table = table_of("bartok@2023-08-14")
    jokers = [card for card in table.stock if card.joker]
    for zone in (table.stock, *table.hands, *table.piles.values()):
        zone[:] = [card for card in zone if not card.joker]
    assert jokers or not any(card.joker for card in table.stock)
    found = cautions(table, "When a player plays a Joker, they draw a card.", 0.1)
    assert "No card of the pack" in found[0].message


def test_what_people_judge_is_not_tried() -> None:
    assert cautions(table_of("bak"), "be nice to one another") == ()


def test_nobody_is_told_what_somebody_holds() -> None:
    """The words are made of numbers, titles and names of those in turn, and never of cards."""
    found = cautions(table_of("bartok@2023-08-14"), ENDLESS, 0.2)
    assert not any(sign in caution.message for caution in found for sign in "♠♥♦♣")


@pytest.mark.parametrize(
    "text, code",
    [
        ("A card other than a King may not be played on any card.", "too-strong"),
        ("A Joker may not be played on a Joker.", "never-applies"),
    ],
)
def test_a_ban_is_held_against_quick_games(text: str, code: str) -> None:
    assert code in codes(table_of("bartok@2023-08-14", "jokers-wild"), text)


def test_a_ban_that_is_too_strong_is_told_in_figures_that_can_be() -> None:
    text = "A card other than a King may not be played on any card."
    told = [each.message for each in cautions(table_of("bartok@2023-08-14"), text) if each.code == "too-strong"]
    (figures,) = [re.findall(r"forbid (\d+) of (\d+) cards", words) for words in told]
    forbidden, could = map(int, figures[0])
    assert 4 * could <= 5 * forbidden <= 5 * could


def test_a_ban_like_others_needs_no_word() -> None:
    assert codes(table_of("bartok@2023-08-14"), "A Heart may not be played on a Spade.") == []
