"""Random games with all ranks on: they end, or reach the limit, and nobody is ever stuck."""

import pytest

from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.owed import SAY
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import TABLE
from cardhouse.core.state import same_table
from cardhouse.core.table import OVER, Table
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.slot_order import due_at
from cardhouse.testing.properties import cards_of

LIMIT = 700


def seated(name: str, players: int, packs: int, dial: str = "referee") -> Table:
    """A table at which the starter has been turned up."""
    names = [f"P{seat}" for seat in range(players)]
    table = new_table(game(name).book, names, seed=players * 10 + packs, packs_used=packs, dial=dial)
    steps = [Prepare(table.dealer, "shuffle"), Prepare(table.dealer, "deal")]
    steps += [*[Prepare(seat, "ready") for seat in range(players)], Prepare(table.dealer, "turn-up")]
    for step in steps:
        assert decide(table, step).happened
    return table


def choice(table: Table, chance: Chance) -> Act | None:
    """Mostly the words that are due, then a play if there is one; nobody takes a card when not due."""
    words = [duty for duty in table.duties if duty.kind == SAY]
    if words and chance.below(4):
        return Say(words[0].bearer, words[0].what)
    acts = [act for act in lawful(table) if not isinstance(act, Draw) or due_at(table, act.seat)]
    plays: list[Act] = [act for act in acts if isinstance(act, Play)]
    return chance.pick(plays if plays and chance.below(4) else acts) if acts else None


@pytest.mark.parametrize("name", ["uncle-baiting", "uncle-baiting@junior", "uncle-baiting@classic"])
@pytest.mark.parametrize("players, packs", [(3, 2), (4, 3), (5, 4), (6, 2), (7, 4), (8, 3)])
def test_a_game_ends_or_reaches_the_limit(name: str, players: int, packs: int) -> None:
    table, chance = seated(name, players, packs), seeded(players)
    cards = cards_of(table)
    for _ in range(LIMIT):
        act = choice(table, chance)
        assert act is not None, "somebody can always do something"
        outcome = decide(table, act)
        assert outcome.happened, outcome.told()
        assert not outcome.jammed
        if table.phase == OVER:
            break
    assert cards_of(table) == cards
    assert (table.phase == OVER) == bool(table.winners)


def test_two_groups_play_at_the_same_time() -> None:
    table, chance = seated("uncle-baiting@two-groups", 6, 3), seeded(6)
    assert sorted(table.piles) == [1, 2]
    for _ in range(LIMIT):
        act = choice(table, chance)
        if act is None or table.phase == OVER:
            break
        assert decide(table, act).happened


def test_random_acts_at_the_table_keep_all_cards() -> None:
    table, chance = seated("uncle-baiting", 4, 2, TABLE), seeded(4)
    cards = cards_of(table)
    for _ in range(LIMIT // 2):
        seat = chance.below(4)
        hand = table.hands[seat]
        act: Act = Play(seat, (chance.pick(hand),)) if hand and chance.below(3) else Draw(seat)
        before = table.copy()
        if not decide(table, act).happened:
            assert same_table(before, table, 0) == []
        if table.phase == OVER:
            break
    assert cards_of(table) == cards
