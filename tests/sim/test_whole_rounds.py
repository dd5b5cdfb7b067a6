"""Whole rounds at random: what they come to is told, and a round in which nobody can act is found."""

from __future__ import annotations

from typing import cast

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.engine import decide
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import Motion
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import InTurn
from cardhouse.core.rule import TABLE, Article, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats, only
from cardhouse.core.speech import Said
from cardhouse.core.table import OVER, Events, Table
from cardhouse.games import GAMES, new_table
from cardhouse.sim import whole_rounds
from cardhouse.sim.whole_rounds import AUTHORS, DRAWN, LIMIT, WON, Stuck, likely_act, play_out, rounds
from tests.core.seating import seat

NAMES = ["Ann", "Bob", "Cat"]


class NobodysTurn(Rule):
    """It is nobody's turn."""

    @answers(InTurn)
    def never(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return NOBODY


class NobodysTurnAtFirst(Rule):
    """It is nobody's turn until a while has passed."""

    @answers(InTurn)
    def not_yet(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier if table.clock >= 1000 else NOBODY


class BreaksOnWords(Rule):
    """Breaks down whenever somebody says something."""

    @after(Said)
    def stumble(self, said: Said, table: Table) -> Events:
        raise RuntimeError("no idea")


def table_with(*rules: Rule, seed: int = 1) -> Table:
    extra = tuple(Article(f"extra-{at}", "Extra", "Ann", "", (rule,)) for at, rule in enumerate(rules))
    return new_table((*GAMES["bartok"].book, *extra), NAMES, seed=seed)


def test_a_round_ends_with_a_winner() -> None:
    table = table_with()
    assert play_out(table, 1) == WON
    assert (table.phase, len(table.winners)) == (OVER, 1)


def test_a_round_that_is_over_is_not_played_on() -> None:
    table = table_with()
    table.phase = OVER
    before = table.acts
    assert play_out(table, 1) == DRAWN
    table.winners = [2]
    assert play_out(table, 1) == WON
    assert table.acts == before


def test_after_so_many_acts_a_round_is_left() -> None:
    table = table_with()
    assert play_out(table, 1, limit=7) == LIMIT
    assert table.acts == 7


def test_a_round_in_which_nobody_can_act_is_told() -> None:
    with pytest.raises(Stuck, match="round 1: after 0 acts nobody can act in the phase shuffle"):
        play_out(table_with(NobodysTurn()), 1)


def test_where_people_err_and_nobody_can_act_time_runs_on() -> None:
    table = table_with(NobodysTurnAtFirst())
    assert play_out(table, 1, 30, lambda table, chance: Say(0, "hm")) == LIMIT
    assert table.clock == whole_rounds.LONG
    with pytest.raises(Stuck, match="nobody can act in the phase shuffle"):
        play_out(table_with(NobodysTurn()), 1, 30, lambda table, chance: Say(0, "hm"))
    with pytest.raises(Stuck, match="nobody can act in the phase shuffle"):
        play_out(table_with(NobodysTurnAtFirst()), 1, 30)  # where nobody errs, a round that waits is stuck


def test_only_those_who_err_are_asked_what_they_try() -> None:
    tried: list[int] = []

    def says(table: Table, chance: Chance) -> Act:
        tried.append(table.acts)
        return Say(0, "hm")

    assert play_out(table_with(), 3, 90, says) in (WON, LIMIT)
    assert 15 < len(tried) < 45  # every third act


def test_rules_that_break_when_people_err_are_told() -> None:
    with pytest.raises(Stuck, match=r"acts Say\(.* breaks extra-0$"):
        play_out(table_with(BreaksOnWords()), 1, 90, lambda table, chance: Say(0, "hm"))


def test_people_mostly_play_a_card_that_fits() -> None:
    drawn = played = 0
    for seed in range(40):
        table, chance = table_with(seed=seed), seeded(seed)
        for _ in range(30):
            act = likely_act(table, chance)
            assert act is not None
            drawn += isinstance(act, Draw)
            played += isinstance(act, Play)
            play_out(table, seed, 1)
    assert played > 2 * drawn > 0


@pytest.mark.parametrize("rules, drawer", [((), 0), ((NobodysTurn(),), 2)])
def test_nobody_draws_out_of_turn_unless_it_is_nobodys(
    rules: tuple[Rule, ...], drawer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seat(*rules)
    monkeypatch.setattr(whole_rounds, "random_act", lambda table, chance: Draw(2))
    assert likely_act(table, seeded(1)) == Draw(drawer)
    table.turn = NO_SEAT
    assert likely_act(table, seeded(1)) == Draw(2)


class AlwaysAnn(Rule):
    """It is Ann's turn, whoever is in turn."""

    @answers(InTurn)
    def hers(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return only(0)


def test_where_nobody_is_in_turn_whoever_draws_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat(AlwaysAnn())
    monkeypatch.setattr(whole_rounds, "random_act", lambda table, chance: Draw(2))
    assert likely_act(table, seeded(1)) == Draw(0)
    table.turn = NO_SEAT
    assert likely_act(table, seeded(1)) == Draw(2)


@pytest.mark.parametrize("clock, dice, until", [(0, 0, 7000), (9000, 0, 9000), (0, 1, None), (0, 15, None)])
def test_one_time_in_sixteen_people_wait_until_a_vote_has_run_out(
    clock: int, dice: int, until: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seat()
    table.clock = clock
    table.motions = [Motion(1, "veto", 0, 1, "", (), expires=5000), Motion(2, "veto", 0, 1, "", (), expires=7000)]
    other = Say(0, "hm")
    monkeypatch.setattr(whole_rounds, "random_act", lambda table, chance: other)
    assert likely_act(table, cast(Chance, Loaded([dice]))) == (other if until is None else Tick(until))


def test_whoever_would_not_draw_does_not_think_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = seat()
    plays = iter([Play(0, (card("9H"),))])
    monkeypatch.setattr(whole_rounds, "random_act", lambda table, chance: next(plays))
    assert likely_act(table, cast(Chance, Loaded([]))) == Play(0, (card("9H"),))


def test_an_act_that_was_offered_and_is_not_lawful_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_rounds, "likely_act", lambda table, chance: Play(1, (card("9D"),)))
    with pytest.raises(Stuck, match=r"round 1: after 0 acts .* was offered, but refused"):
        play_out(seat(), 1)


def test_each_game_is_played_by_few_and_by_many(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[list[str], str, int, int]] = []

    def noted(table: Table, seed: int, limit: int = 0, errs: whole_rounds.Errs | None = None) -> str:
        tables.append((list(table.names), table.law.dial, seed, limit))
        return (WON, DRAWN, LIMIT)[seed % 3]

    monkeypatch.setattr(whole_rounds, "play_out", noted)
    game = GAMES["bak"]
    assert rounds("bak", range(6), 50) == {WON: 2, DRAWN: 2, LIMIT: 2}
    sizes = [len(names) for names, *_ in tables]
    assert (min(sizes), max(sizes)) == (2, game.most)
    assert sizes[:3] == [2, 3, 4]
    assert [names[0] for names, *_ in tables] == ["P0", "Jonathan"] * 3
    assert {(dial, limit) for _, dial, _, limit in tables} == {("referee", 50)}
    assert [seed for *_, seed, _ in tables] == [1, 2, 3, 4, 5, 6]
    rounds("bak", [0], 50, lambda table, chance: Tick(1))
    assert tables[-1][1] == TABLE


def test_there_is_an_author_for_every_seat() -> None:
    assert len(set(AUTHORS)) == len(AUTHORS) == max(game.most for game in GAMES.values())


class Loaded:
    """Dice that show these numbers."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, bound: int) -> int:
        return self.numbers.pop(0)


@pytest.mark.parametrize(
    "dice, tries",
    [
        ([0], 1),  # who draws does so at once in one of four cases
        ([1, 0], 2),
        ([3, 2, 0], 3),
        ([1, 1, 1, 1], whole_rounds.SECOND_THOUGHTS + 1),
    ],
)
def test_whoever_would_draw_thinks_again(dice: list[int], tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tried = table_with(), []
    decide(table, Prepare(table.dealer, "shuffle"))
    decide(table, Prepare(table.dealer, "deal"))

    def draws(table: Table, chance: Chance) -> Act:
        tried.append(table.turn)
        return Draw(table.turn)

    monkeypatch.setattr(whole_rounds, "random_act", draws)
    assert isinstance(likely_act(table, cast(Chance, Loaded(dice))), Draw)
    assert len(tried) == tries
