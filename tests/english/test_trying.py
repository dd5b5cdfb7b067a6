"""Before a rule is adopted, people hear in plain words what it would do at their table."""

import re
from collections import Counter
from typing import Any

import pytest

from cardhouse.core.book_acts import meant_by
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.table import PLAYING, Table
from cardhouse.english import trying
from cardhouse.english.trying import TRIED, Trial, cautions, game
from cardhouse.english.written.rule import written
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


@pytest.mark.parametrize(
    "game, text, told",
    [
        ("bartok@2023-08-14", 'Nobody may say "Hail".', 'It forbids "Hail", which "Manners" asks for.'),
        ("moo", 'Nobody may say "Last card".', 'It forbids "Last card", which "Last card" asks for.'),
    ],
)
def test_words_that_a_rule_asks_for_are_named_as_they_are_written(game: str, text: str, told: str) -> None:
    table = table_of(game)
    meant_by(table, "manners", "Manners", "Ann", 'When a player plays a King, they must say "hail".').apply(table)
    assert told in [caution.message for caution in cautions(table, text, 0.01)]


CANCELS = "When a player plays a King, the draw is cancelled."
OWES = "When a player plays a 2, the next player must play a 2 or draw 2 cards."


@pytest.mark.parametrize(
    "game, text, warned",
    [
        ("bartok@2023-08-14", CANCELS, True),
        ("bartok@2023-08-14", "When a player plays a King, the draw passes to the next player.", True),
        ("bartok@2023-08-14", "When a player plays a King, the skip is cancelled.", False),
        ("bartok@2023-08-14", f"{OWES} {CANCELS}", False),
        ("moo", CANCELS, False),
        ("uncle-baiting", CANCELS, False),
    ],
)
def test_a_draw_is_cancelled_only_where_somebody_owes_one(game: str, text: str, warned: bool) -> None:
    assert ("nothing-to-cancel" in codes(table_of(game), text)) is warned


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


def test_a_ban_on_what_nobody_does_here_is_told() -> None:
    told = [caution.message for caution in cautions(table_of("bak"), "A player may not play a Heart.")]
    assert told == ["Here the rule does nothing: no cards are played in this game."]


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


def test_a_game_for_which_there_is_no_time_left_says_nothing() -> None:
    """The first is played to its end all the same; another is broken off and does not count."""
    table = table_of("bartok@2023-08-14")
    found, over = Trial(), 0.0
    game(table, table.law, found, seeded(1), over)
    acts = found.acts
    assert found.games == 1
    assert acts > 1
    game(table, table.law, found, seeded(2), over)
    assert (found.games, found.acts) == (1, acts + 1)


FINE = {"games": 20, "ended": 20, "acts": 400, "plays": 200}


@pytest.mark.parametrize(
    "before, after, told",
    [
        ({}, {}, []),
        ({}, {"circles": 1}, ["endless: In 1 of 20 quick games rules set each other off without end."]),
        ({"games": 1}, {"games": 1, "circles": 1}, ["endless: In a quick game rules set each other off without end."]),
        ({}, {"stopped": 5}, []),  # a quarter more is luck
        ({}, {"stopped": 6}, ["locks: In 6 of 20 quick games nobody could do anything any more."]),
        ({"stopped": 1}, {"stopped": 6}, []),
        ({"games": 10, "ended": 10, "stopped": 5}, {"stopped": 15}, []),
        (
            {"games": 10, "ended": 10, "stopped": 5},
            {"stopped": 16},
            ["locks: In 16 of 20 quick games nobody could do anything any more."],
        ),
        ({}, {"ended": 4}, []),
        (
            {},
            {"ended": 3},
            ["no-end: Only 3 of 20 quick games came to an end; without it, most do."],
        ),
        (
            {"ended": 10},
            {"ended": 3},
            ["no-end: Only 3 of 20 quick games came to an end; without it, most do."],
        ),
        ({}, {"games": 1, "ended": 0}, ["no-end: A quick game came to no end; without it, most do."]),
        ({"ended": 9}, {"ended": 0}, []),
        ({"games": 0, "ended": 0}, {"ended": 0}, []),
        ({}, {"plays": 20}, []),
        ({}, {"plays": 19}, ["no-plays: In 20 quick games hardly anybody could play a card any more."]),
        ({}, {"plays": 19, "acts": 380}, []),  # as many plays in as many acts
        ({}, {"did": {}}, ["never-applies: In 20 quick games it never did anything."]),
        ({}, {"did": {}, "games": 1, "ended": 1}, ["never-applies: In a quick game it never did anything."]),
        ({}, {"did": {}, "games": 0, "ended": 0}, []),
        (
            {"did": {"jokers-wild": 5}},
            {},
            [
                'inert: With it "Jokers Wild" never did anything in quick games; without it, it often did.',
            ],
        ),
        ({"did": {"jokers-wild": 4}}, {}, []),
        ({"did": {"jokers-wild": 5}}, {"did": {TRIED: 1, "jokers-wild": 1}}, []),
        ({"did": {"jokers-wild": 5}}, {"acts": 199}, []),
        ({"did": {"jokers-wild": 5}}, {"stopped": 1}, []),
    ],
)
def test_what_some_games_with_a_rule_and_some_without_it_tell(
    before: dict[str, Any], after: dict[str, Any], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("bartok@2023-08-14")
    rule = written("When a player plays a 7, the next player draws 2 cards.")
    assert rule is not None
    law = table.law.adopting(Article(TRIED, "This rule", "", "", (rule,)))
    times: list[float] = []

    def games(of: Table, under: Law, seconds: float) -> Trial:
        times.append(seconds)
        how = FINE | {"did": {TRIED: 1}} | (before if under is table.law else after)
        return Trial(**how | {"did": Counter(how["did"])})

    monkeypatch.setattr(trying, "played", games)
    assert [f"{caution.code}: {caution.message}" for caution in trying.tried(table, law, 1.0)] == told
    assert times == [0.5, 0.5]


def test_games_that_go_round_in_circles_are_counted() -> None:
    table = table_of("bartok@2023-08-14")
    rule = written(ENDLESS)
    assert rule is not None
    law = table.law.adopting(Article(TRIED, "This rule", "", "", (rule,)))
    found = trying.played(table, law, -1.0)  # no time at all: one game is played all the same
    assert (found.games, found.circles) == (1, 1)
    assert trying.played(table, table.law, -1.0).circles == 0
    cut_short = trying.Trial(games=1)  # what is not played to its end is no game, and has no circles
    trying.game(table, law, cut_short, seeded(1), -1.0)
    assert (cut_short.games, cut_short.circles) == (1, 0)
