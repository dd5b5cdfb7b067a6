"""A rule says what is owed; the table's customs say until when, in every game."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cardhouse.cards import QUEENS, card
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.affairs import Missed, Owed, deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.declared import options_of
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.hooks import after
from cardhouse.core.owed import SAY, Deadline, Duty, UnknownDeadline, seconds
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import REFEREE, TABLE, Article, CardRule, Rule
from cardhouse.core.table import PLAYING, Events, Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.saying.card_words import SaysWith
from cardhouse.rules.turns.customs import DueAsUsual
from cardhouse.rules.turns.turn_order import Skips

WITH_PILES = ["bartok@2023-08-14", "moo", "uncle-baiting", "uncle-baiting@junior"]


def table_with(name: str, *rules: Rule, dial: str = REFEREE) -> Table:
    """A table of a game in play, with house rules, where whoever is in turn has a Queen that fits."""
    table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat", "Dan"], seed=2, dial=dial)
    for number in range(60):
        if table.phase == PLAYING:
            break
        act = random_act(table, seeded(number))
        assert act is not None
        decide(table, act)
    for number, rule in enumerate(rules):
        table.enact(table.law.adopting(Article(f"house-{number}", "House", "Ann", "2024-05-01", (rule,))))
    table.steps = 0
    return table


def played_queen(table: Table) -> int:
    """Who plays a Queen now: in turn, on a card of its suit, with others left in the hand."""
    player = next(act.seat for act in lawful(table) if isinstance(act, (Play, Draw)))
    pile = next(iter(table.piles))
    table.piles[pile][-1] = card("5C")
    table.hands[player] = [card("QC"), card("9D"), card("8D"), card("8H")]
    table.forget()
    assert decide(table, Play(player, (card("QC"),), pile)).happened
    return player


def others_play_on(table: Table, bearer: int, acts: int = 12) -> list[str]:
    """Let the others do lawful things, and time pass, until something is missed; the rules behind what was."""
    chance = seeded(5)
    for _ in range(acts):
        table.steps = 0
        due = [time for time in deadlines(table) if time > table.clock]
        turns: list[Act] = [act for act in lawful(table) if isinstance(act, (Play, Draw))]
        act: Act = chance.pick(turns) if turns else Tick(min(due) if due else table.clock + 6_000)
        events = decide(table, act).events + decide(table, Tick(table.clock + 1_000)).events
        missed = [event.duty.rule for event in events if isinstance(event, Missed)]
        missed += [event.rule for event in events if isinstance(event, Fined) and event.player == bearer]
        broken = [breach.rule for breach in table.breaches if breach.offender == bearer]
        if "house-0" in (*missed, *broken):
            return ["house-0"]
    return []


@pytest.mark.parametrize("dial", [REFEREE, TABLE])
@pytest.mark.parametrize("name", WITH_PILES)
def test_words_that_go_with_a_card_are_owed_and_fall_due_in_every_game(name: str, dial: str) -> None:
    table = table_with(name, SaysWith(on=QUEENS, words="Ma'am"), dial=dial)
    player = played_queen(table)
    assert [duty.what for duty in table.duties if duty.rule == "house-0"] == ["Ma'am"]
    said = table.copy()
    assert decide(said, Say(player, "Ma'am")).happened
    assert not [duty for duty in said.duties if duty.rule == "house-0"]
    assert others_play_on(table, player) == ["house-0"]


def test_a_queen_that_skips_and_wants_a_word_works_in_bartok() -> None:
    table = table_with("bartok@2023-08-14", SaysWith(on=QUEENS, words="Ma'am"), Skips(on=QUEENS))
    player = played_queen(table)
    assert table.turn == (player + 2) % 4
    outcome = decide(table, Draw(table.turn))
    assert not [event for event in outcome.events if isinstance(event, Missed)], "nothing has landed"
    table.hands[table.turn] = [card("3C"), card("4D"), card("5D")]
    outcome = decide(table, Play(table.turn, (card("3C"),)))
    assert [event.duty.what for event in outcome.events if isinstance(event, Missed)] == ["Ma'am"]
    assert len(table.hands[player]) == 4, "a penalty card"


@dataclass(frozen=True)
class InFiveSeconds(CardRule):
    """Whoever plays such a card says "Ma'am" within five seconds."""

    @after(Played)
    def owe(self, played: Played, table: Table) -> Events:
        return (Owed(Duty(played.player, SAY, "Ma'am", until=seconds(5))),)


@pytest.mark.parametrize("late", [False, True])
def test_a_rule_that_names_seconds_is_kept_by_the_clock_anywhere(late: bool) -> None:
    table = table_with("bartok@2023-08-14", InFiveSeconds(on=QUEENS))
    decide(table, Tick(1_000))
    player = played_queen(table)
    assert 6_000 in deadlines(table)
    outcome = decide(table, Tick(6_000 if late else 5_999))
    assert bool([event for event in outcome.events if isinstance(event, Missed)]) is late
    assert len(table.hands[player]) == (4 if late else 3)


@pytest.mark.parametrize(
    ("usual", "acts", "missed"),
    [("turn completed", 1, True), ("done", 3, False), ("end of turn", 0, True), ("landing", 1, False)],
)
def test_a_table_may_have_other_customs(usual: str, acts: int, missed: bool) -> None:
    table = table_with("bartok@2023-08-14", SaysWith(on=QUEENS, words="Ma'am"), DueAsUsual(usual))
    played_queen(table)
    events = [event for _ in range(max(acts, 1)) for event in decide(table, Draw(table.turn)).events]
    assert bool([event for event in events if isinstance(event, Missed)]) is missed


def test_the_custom_of_a_table_is_an_option_of_its_rule() -> None:
    assert [*options_of(DueAsUsual)["usual"].values] == ["landing", "end of turn", "turn completed", "done"]


def test_a_deadline_that_nobody_understands_cannot_be_made() -> None:
    with pytest.raises(UnknownDeadline, match='nobody knows when "soon" is; there are: landing, '):
        Deadline("soon")
    assert str(seconds(3)) == "in time"
