"""Rules of the shelf in games that they were not made for."""

import pytest

from cardhouse.cards import ACES, QUEENS
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.book_acts import RuleAdopted
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew
from cardhouse.core.hooks import after
from cardhouse.core.law import Law
from cardhouse.core.needs import SAID_ALREADY
from cardhouse.core.questions import DEAL, SHUFFLE, Phases
from cardhouse.core.rule import REFEREE, TABLE, Article, Rule
from cardhouse.core.table import Events, Table
from cardhouse.games.shelf import GAMES, new_table
from cardhouse.rules.dealing.dealing import Deal
from cardhouse.rules.tokens.token_acts import ReturnTurn, TakeTurn
from cardhouse.rules.traps.traps import HiddenTraps, TrapCard
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.testing.shelf import shelf
from cardhouse.testing.travel import ID, article_of, journeys, told, travel

SHELF = shelf()
FAMILIES = ("bartok@2023-08-14", "bartok", "moo", "uncle-baiting", "bak")
DIALS = (REFEREE, TABLE)


def works_in(rule: str, game: str) -> bool:
    return not Law((*GAMES[game].book, article_of(SHELF[rule]))).lacks(ID)


def stops() -> list[tuple[str, str, str]]:
    """Every rule of the shelf once, the games by turns: in the next in which it can do something, if there is one."""
    found = []
    for place, rule in enumerate(SHELF):
        games = [FAMILIES[(place + more) % len(FAMILIES)] for more in range(len(FAMILIES))]
        game = next((game for game in games if works_in(rule, game)), games[0])
        found.append((rule, game, DIALS[place // len(FAMILIES) % 2]))
    return found


STOPS = stops()


@pytest.mark.parametrize("rule, game, dial", STOPS)
def test_a_rule_of_the_shelf_breaks_nothing(rule: str, game: str, dial: str) -> None:
    assert travel(SHELF[rule], rule, game, dial, rounds=1, seed=3).broken == ""


def test_each_rule_travels_and_each_game_and_dial_is_come_to() -> None:
    assert {rule for rule, _, _ in STOPS} == set(SHELF)
    assert {(game, dial) for _, game, dial in STOPS} == {(game, dial) for game in FAMILIES for dial in DIALS}


class Careless(Rule):
    """Whoever draws a card loses it."""

    @after(Drew)
    def lose_it(self, drew: Drew, table: Table) -> Events:
        table.hands[drew.player].pop()
        return []


class Clumsy(Rule):
    """Whoever draws a card stumbles."""

    @after(Drew)
    def stumble(self, drew: Drew, table: Table) -> Events:
        raise RuntimeError("it stumbles")


@pytest.mark.parametrize("rule, why", [(Careless(), "cards, and now there are"), (Clumsy(), "it stumbles")])
@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_a_rule_that_breaks_something_is_found(rule: Rule, why: str, dial: str) -> None:
    trip = travel(rule, "bad", "bartok@2023-08-14", dial, rounds=2)
    assert why in trip.broken
    assert any(line.startswith("BROKEN: bad in bartok@2023-08-14") for line in told([trip]))


def test_what_a_rule_lacks_is_said_and_it_works_once_it_is_there() -> None:
    book = GAMES["moo"].book
    alone = Law((*book, article_of(HiddenTraps())))
    assert alone.lacks(ID) == ["it needs traps, and this table has none"]
    with_traps = alone.adopting(Article("traps", "Traps", "Bob", "2024-05-02", (TrapCard(),)))
    assert with_traps.lacks(ID) == []


def test_the_same_rule_twice_is_heard_once() -> None:
    base = GAMES["bartok"].book[:9]
    law = Law((*base, *[Article(id, id, "", "", (Skips(on=ACES),)) for id in ("one", "two")]))
    assert law.lacks("two") == [SAID_ALREADY]
    assert law.adopting(Article("two", "Two", "", "", (Skips(on=QUEENS),))).lacks("two") == []


def test_a_newer_rule_of_the_same_kind_takes_the_place_and_another_kind_does_not() -> None:
    bartok = Law((*GAMES["bartok"].book, article_of(Deal(cards=7))))
    assert (bartok.lacks(ID), bartok.lacks("base-deal")) == ([], ["a newer rule has taken its place"])
    moo = Law((*GAMES["moo"].book, article_of(Deal(cards=7))))
    assert moo.lacks(ID) == ["this table has its own way to begin a round"]


def test_the_games_as_they_are_rest_on_nothing() -> None:
    assert {name: Law(each.book).resting for name, each in GAMES.items()} == {name: [] for name in GAMES}


def test_the_table_of_journeys_says_where_a_rule_works_and_where_it_rests() -> None:
    lines = list(told(journeys({"hidden-traps": HiddenTraps()}, ["moo", "bak"], 1, 0)))
    assert lines[0] == "hidden-traps: rests in moo, bak (it needs traps, and this table has none)."
    assert lines[-2].startswith("1 rules in 2 games: 4 journeys, 4 rounds, ")
    assert lines[-1] == "In 4 of them the rule rests, and adoption says why; 0 broke something."


@pytest.mark.parametrize("game", [name for name in GAMES if name.startswith("uncle-baiting")])
def test_a_salad_is_served_once_the_hands_are_dealt(game: str) -> None:
    table = new_table((*GAMES[game].book, article_of(SHELF["starting-salad"])), ["Ann", "Bob", "Cat"])
    assert (table.phase, table.ask(Phases())) == (SHUFFLE, [SHUFFLE, DEAL, "salad", "sort"])
    assert travel(SHELF["starting-salad"], "starting-salad", game, REFEREE, rounds=2, seed=1118).broken == ""


def test_a_turn_that_had_begun_before_its_token_came_goes_on_with_it() -> None:
    table = new_table(GAMES["bartok@2023-08-14"].book, ["Ann", "Bob", "Cat"])
    for act in (Prepare(2, SHUFFLE), Prepare(2, DEAL), Draw(0)):
        assert decide(table, act).lawful
    RuleAdopted(article_of(SHELF["turn-token"])).apply(table)
    assert not decide(table, Draw(1)).lawful
    assert not decide(table, TakeTurn(2)).lawful
    assert [decide(table, act).lawful for act in (TakeTurn(1), Draw(1), ReturnTurn(1), TakeTurn(2))] == [True] * 4
    assert (table.turn, table.acted) == (2, 0)
