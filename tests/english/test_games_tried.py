"""What quick games have to show before somebody is warned, and how they are counted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cardhouse.core.acts import Act, Draw
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import RunawayRules
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.core.table import OVER, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.english import trying
from cardhouse.english.trying import MOST_MOMENTS, TRIED, Trial
from cardhouse.english.written.events import ChainStopped
from cardhouse.english.written.rule import written
from tests.english.test_what_clauses_do import laid

FOREVER = float("inf")
SEVENS = "When a player plays a 7, they draw a card."
USUAL = Trial(games=10, ended=8, stopped=1, circles=0, acts=1000, plays=400, did=Counter({TRIED: 3, "base-turn": 5}))


def with_rule(table: Table, text: str = SEVENS) -> Law:
    rule = written(text)
    assert rule is not None
    return table.law.adopting(Article(TRIED, "This rule", "", "", (rule,), text))


@pytest.mark.parametrize(
    "before, after, found",
    [
        ({}, {}, []),
        ({}, {"circles": 1}, ["endless: In 1 of 10 quick games rules set each other off without end."]),
        ({}, {"stopped": 3}, []),
        ({}, {"stopped": 4}, ["locks: In 4 of 10 quick games nobody could do anything any more."]),
        ({"stopped": 7}, {"stopped": 9}, []),
        (
            {"games": 4, "stopped": 0},
            {"stopped": 3},
            ["locks: In 3 of 10 quick games nobody could do anything any more."],
        ),
        ({"games": 4, "stopped": 0, "ended": 2}, {"stopped": 2}, []),
        ({}, {"ended": 2}, []),
        ({}, {"ended": 1}, ["no-end: Only 1 of 10 quick games came to an end; without it, most do."]),
        ({"ended": 5}, {"ended": 1}, ["no-end: Only 1 of 10 quick games came to an end; without it, most do."]),
        ({"ended": 4}, {"ended": 1}, []),
        ({"games": 0, "ended": 0}, {"ended": 1}, []),
        ({}, {"games": 1, "ended": 0, "stopped": 0}, ["no-end: A quick game came to no end; without it, most do."]),
        ({}, {"ended": 1, "stopped": 5}, ["locks: In 5 of 10 quick games nobody could do anything any more."]),
        ({}, {"plays": 40}, []),
        ({}, {"plays": 39}, ["no-plays: In 10 quick games hardly anybody could play a card any more."]),
        ({}, {"plays": 19, "acts": 500}, ["no-plays: In 10 quick games hardly anybody could play a card any more."]),
        ({}, {"plays": 20, "acts": 500}, []),
        ({}, {"did": Counter({"base-turn": 5})}, ["never-applies: In 10 quick games it never did anything."]),
        (
            {},
            {"did": Counter({TRIED: 1})},
            ['inert: With it "Turns" never did anything in quick games; without it, it often did.'],
        ),
        ({}, {"did": Counter({TRIED: 1}), "stopped": 1}, []),
        (
            {},
            {"did": Counter({TRIED: 1}), "acts": 500},
            ['inert: With it "Turns" never did anything in quick games; without it, it often did.'],
        ),
        ({}, {"did": Counter({TRIED: 1}), "acts": 499, "plays": 400}, []),
        ({"did": Counter({"base-turn": 4})}, {"did": Counter({TRIED: 1})}, []),
    ],
)
def test_what_is_warned_of(
    before: dict[str, Any], after: dict[str, Any], found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of ten games with a rule and ten without; one stopped as it is, eight came to an end."""
    table = laid()
    law = with_rule(table)
    told = {table.law: replace(USUAL, **before), law: replace(USUAL, **{"stopped": 0, **after})}
    monkeypatch.setattr(trying, "played", lambda _, under, seconds: told[under])
    turns = table.law.by_id["base-turn"].title
    cautions = [
        f"{each.code}: {each.message}".replace(f'"{turns}"', '"Turns"') for each in trying.tried(table, law, 1.0)
    ]
    assert cautions == found


def test_what_only_forbids_need_not_do_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    law = with_rule(table, "A player may not play the 3 of Clubs.")
    nothing = replace(USUAL, did=Counter({"base-turn": 5}))
    monkeypatch.setattr(trying, "played", lambda _, under, seconds: nothing)
    assert list(trying.tried(table, law, 1.0)) == []


def test_that_nobody_could_do_anything_now_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    law = with_rule(table)
    monkeypatch.setattr(trying, "played", lambda _, under, seconds: USUAL)
    monkeypatch.setattr(trying, "lawful", lambda at: [] if TRIED in at.law.by_id else [Draw(0)])
    now = "locks-now: With it Ann could do nothing at all at this moment."
    assert [f"{each.code}: {each.message}" for each in trying.tried(table, law, 1.0)] == [now]
    table.phase = OVER
    assert list(trying.tried(table, law, 1.0)) == []


def counted(monkeypatch: pytest.MonkeyPatch, seed: int) -> tuple[Trial, list[Outcome], Table]:
    """One quick game, with all its outcomes."""
    outcomes: list[Outcome] = []
    seen: list[Table] = []

    def noted(table: Table, act: Act) -> Outcome:
        seen.append(table)
        outcomes.append(decide(table, act))
        return outcomes[-1]

    monkeypatch.setattr(trying, "decide", noted)
    found, table = Trial(), laid()
    trying.game(table, with_rule(table), found, seeded(seed), FOREVER)
    return found, outcomes, seen[-1]


@pytest.mark.parametrize("seed", [1, 2])
def test_a_quick_game_is_counted_act_by_act(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found, outcomes, table = counted(monkeypatch, seed)
    plays = sum(any(isinstance(event, Played) for event in outcome.events) for outcome in outcomes)
    did = Counter(event.origin for outcome in outcomes for event in outcome.events if event.origin)
    assert found == Trial(1, int(table.phase == OVER), 0, 0, len(outcomes), plays, did)
    assert 0 < plays < len(outcomes)
    assert did[TRIED] > 0
    assert "" not in did


def test_a_game_in_which_nobody_can_act_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    found, table = Trial(), laid()
    monkeypatch.setattr(trying, "random_act", lambda at, chance: None)
    trying.game(table, with_rule(table), found, seeded(1), FOREVER)
    assert found == Trial(games=1, stopped=1)


def test_rules_that_run_away_go_round_in_circles_once_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Act] = []

    def runaway(table: Table, act: Act) -> Outcome:
        asked.append(act)
        raise RunawayRules

    found, table = Trial(), laid()
    monkeypatch.setattr(trying, "decide", runaway)
    trying.game(table, with_rule(table), found, seeded(1), FOREVER)
    assert (found, len(asked)) == (Trial(games=1, circles=1), 1)


def test_a_chain_that_was_stopped_is_a_circle_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(table: Table, act: Act) -> Outcome:
        outcome = decide(table, act)
        if table.acts == 2:
            outcome.events.append(ChainStopped())
        return outcome

    found, table = Trial(), laid()
    monkeypatch.setattr(trying, "decide", stopped)
    trying.game(table, with_rule(table), found, seeded(1), FOREVER)
    assert (found.games, found.circles) == (1, 1)
    assert found.acts > 3


def test_a_later_game_that_there_is_no_time_for_says_nothing() -> None:
    table = laid()
    for games, left in ((0, 1), (3, 3)):
        found = Trial(games=games)
        trying.game(table, with_rule(table), found, seeded(1), 0.0)
        assert found.games == left


@pytest.mark.parametrize(
    "text, fewer", [("A player may not play a Heart.", True), ("A player may not play the 3 of Clubs.", False)]
)
def test_how_many_cards_could_be_played_with_a_ban_and_without(text: str, fewer: bool) -> None:
    table = laid()
    could, may = trying.playable(table, with_rule(table, text), FOREVER)
    assert could > 10
    assert (may < could) is fewer
    assert may > 0


def test_cards_are_looked_at_in_play_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    law = with_rule(table, "A player may not play a Heart.")
    looks: list[str] = []

    def plays_of(at: Table) -> int:
        looks.append(at.phase)
        return 1

    monkeypatch.setattr(trying, "plays_of", plays_of)
    could, may = trying.playable(table, law, FOREVER)
    assert could == may == len(looks) // 2 <= MOST_MOMENTS
    assert set(looks) == {"play"}
    table.phase = OVER
    assert trying.playable(table, law, FOREVER) == (0, 0)


def some_plays(of: int) -> Iterator[tuple[int, int, bool]]:
    yield from [(of, 0, True), (of, of // 5 - 1, True), (of, of // 5, False), (of, of, False)]


@pytest.mark.parametrize("could, may, strong", [*some_plays(50), (0, 0, False)])
def test_when_a_ban_is_too_strong(could: int, may: int, strong: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    monkeypatch.setattr(trying, "playable", lambda at, law, seconds: (could, may))
    found = list(trying.bans_tried(table, with_rule(table, "A player may not play a Heart."), 1.0))
    told = f"It would forbid {could - may} of {could} cards that could be played."
    assert [each.message for each in found] == ([told] if strong else [])
    assert list(trying.bans_tried(table, with_rule(table), 1.0)) == []


def test_bans_are_tried_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    law = with_rule(table, "A player may not play a Heart.")
    nothing = replace(USUAL, did=Counter({"base-turn": 5}))
    monkeypatch.setattr(trying, "played", lambda _, under, seconds: nothing)
    monkeypatch.setattr(trying, "playable", lambda at, under, seconds: (50, 1))
    (found,) = trying.tried(table, law, 1.0)
    assert (found.code, found.message) == ("too-strong", "It would forbid 49 of 50 cards that could be played.")
