"""Quick games at a copy of the table: what is counted of each, and what ends it."""

from dataclasses import dataclass

import pytest

from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.law import Law
from cardhouse.core.questions import DRAW, PLAY, InTurn
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.speech import Said
from cardhouse.core.table import PLAYING, Events, Table
from cardhouse.english import trying
from cardhouse.english.trying import Trial, game
from cardhouse.games import GAMES, new_table

NEVER = 1e12
"""A moment that no clock comes to."""


@dataclass(frozen=True)
class Babbles(Rule):
    """Whoever plays or draws counts without end."""

    @after(Played)
    def at_a_play(self, played: Played, table: Table) -> Events:
        yield Said(played.player, "0")

    @after(Drew)
    def at_a_draw(self, drew: Drew, table: Table) -> Events:
        yield Said(drew.player, "0")

    @after(Said)
    def go_on(self, said: Said, table: Table) -> Events:
        yield Said(said.player, str(int(said.words) + 1))


@dataclass(frozen=True)
class Forbids(Rule):
    """Nobody may play or draw."""

    @answers(InTurn, PLAY)
    def no_play(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return NOBODY

    @answers(InTurn, DRAW)
    def no_draw(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return NOBODY


@dataclass(frozen=True)
class Chirps(Rule):
    """Whoever plays a card chirps."""

    @after(Played)
    def chirp(self, played: Played, table: Table) -> Events:
        yield Said(played.player, "chirp")


@pytest.fixture
def table() -> Table:
    """Bartok without anything that its players added, in play."""
    plain = [article for article in GAMES["bartok@2023-08-14"].book if not article.since]
    table, chance = new_table(plain, ["Ann", "Bob", "Cid"], seed=1), seeded(1)
    while table.phase != PLAYING:
        act = random_act(table, chance)
        assert act is not None
        decide(table, act)
    return table


def law_with(table: Table, rule: Rule) -> Law:
    return table.law.adopting(Article("it", "It", "", "", (rule,)))


def played(table: Table, *rules: Rule, seed: int = 1) -> Trial:
    law = table.law
    for rule in rules:
        law = law_with(table, rule)
    found = Trial()
    game(table, law, found, seeded(seed), NEVER)
    return found


def test_rules_that_run_away_end_a_game_which_is_one_in_circles(table: Table) -> None:
    found = played(table, Babbles())
    assert (found.games, found.circles, found.stopped, found.ended) == (1, 1, 0, 0)
    assert (found.acts, found.plays) == (0, 0)


def test_a_game_in_which_nobody_can_do_anything_has_stopped(table: Table) -> None:
    found = played(table, Forbids())
    assert (found.games, found.stopped, found.ended, found.circles, found.acts) == (1, 1, 0, 0, 0)


def test_a_game_is_played_to_its_end_or_as_long_as_it_may_be(table: Table) -> None:
    for hand in table.hands:
        table.stock += hand[1:]
        del hand[1:]
    games = [played(table, seed=seed) for seed in range(1, 9)]
    assert all((found.games, found.stopped, found.circles) == (1, 0, 0) for found in games)
    assert {found.ended for found in games} == {0, 1}
    assert all((found.acts == trying.LONGEST_GAME) == (not found.ended) for found in games)
    assert all(0 < found.plays < found.acts <= trying.LONGEST_GAME for found in games)


def test_what_rules_did_is_counted_by_rule_and_plays_by_card(table: Table) -> None:
    found = played(table, Chirps())
    assert found.did["it"] == found.plays > 5
    assert "" not in found.did
    assert played(table).did["it"] == 0


def test_no_game_is_longer_than_it_may_be(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "LONGEST_GAME", 4)
    found = played(table)
    assert (found.acts, found.ended, found.stopped, found.games) == (4, 0, 0, 1)


def test_games_differ_in_the_cards_that_nobody_has_seen(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stock lies in another order each time, and so will whatever is shuffled; all that people have seen stays."""
    seen: list[Table] = []

    def looking(copy: Table, chance: Chance) -> None:
        seen.append(copy)

    monkeypatch.setattr(trying, "random_act", looking)
    for seed in (1, 2):
        game(table, table.law, Trial(), seeded(seed), NEVER)
    one, other = seen
    assert one.stock != table.stock != other.stock != one.stock
    assert sorted(card.name for card in one.stock) == sorted(card.name for card in table.stock)
    assert one.hands == other.hands == table.hands
    assert one.piles == other.piles == table.piles
    assert one.chance.state != table.chance.state
    assert one.chance.state != other.chance.state


def test_a_referee_sits_at_quick_games_whoever_sits_here(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    dials: list[str] = []

    def looking(copy: Table, chance: Chance) -> None:
        dials.append(copy.law.dial)

    monkeypatch.setattr(trying, "random_act", looking)
    game(table, table.law.dialled("honour"), Trial(), seeded(1), NEVER)
    assert dials == ["referee"]
