"""What is noted and found while a rule travels, step by step."""

from __future__ import annotations

import pytest

from cardhouse.cards import ACES, Cards, card, cards
from cardhouse.core.acts import Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Skipped
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.law import Law
from cardhouse.core.owed import Motion
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import Matches
from cardhouse.core.rule import REFEREE, TABLE, Rule
from cardhouse.core.table import OVER, PLAYING, Events, Table
from cardhouse.games.shelf import GAMES, new_table
from cardhouse.rules.traps.traps import HiddenTraps
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.testing import travel as travelling
from cardhouse.testing.travel import ID, Broken, Round, Trip, article_of, told, travel, watched

BOOK = GAMES["bartok@2023-08-14"].book


class AcesGo(Rule):
    """Aces go on anything; whoever draws is passed over, unless nothing is left."""

    @answers(Matches)
    def aces(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier | ACES

    @after(Drew)
    def skip(self, drew: Drew, table: Table) -> Events:
        return [Skipped(1)] if table.stock else []

    @instead(Skipped)
    def never_two(self, event: Skipped, table: Table) -> Events | None:
        return [] if event.turns > 1 else None


def at_play(rule: Rule, woken: set[str], dial: str = REFEREE) -> Table:
    table = new_table((*BOOK, article_of(rule)), ["Ann", "Bob", "Cat"], dial=dial)
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [list(cards("KH 9C 2C AS")), list(cards("KD 4C 5C")), list(cards("3C 6C 8C"))]
    table.piles, table.opened = {1: list(cards("2H"))}, 1
    table.law = watched(table.law, woken)
    table.forget()
    return table


def test_a_hook_that_makes_a_difference_is_noted() -> None:
    woken: set[str] = set()
    table = at_play(AcesGo(), woken)
    assert card("AS") in table.ask(Matches(card("2H"), 1))
    assert woken == {"answers Matches"}
    assert decide(table, Draw(0)).lawful
    assert woken == {"answers Matches", "after Drew"}
    assert table.turn == 2


def test_a_hook_that_changes_nothing_is_not_noted() -> None:
    woken: set[str] = set()
    table = at_play(Skips(on=ACES), woken)
    assert decide(table, Play(0, cards("KH"))).lawful
    assert woken == set()
    table.turn, table.hands[0] = 0, list(cards("AH 2C"))
    assert decide(table, Play(0, cards("AH"))).lawful
    assert woken == {"after Played"}
    assert table.turn == 2


def test_rules_of_the_book_are_not_noted() -> None:
    woken: set[str] = set()
    table = at_play(HiddenTraps(), woken)
    assert decide(table, Play(0, cards("KH"))).lawful
    assert decide(table, Draw(1)).lawful
    assert woken == set()


def trip(rule: str, game: str, dial: str = REFEREE, **more: object) -> Trip:
    made = Trip(rule, game, dial)
    for name, value in more.items():
        setattr(made, name, value)
    return made


def test_what_came_of_journeys_is_told_rule_by_rule() -> None:
    trips = [
        trip("b-rule", "moo", rounds=2, acts=700, woken={"after Drew"}),
        trip("b-rule", "moo", TABLE, rounds=1, acts=600),
        trip("b-rule", "bak", said=("it needs a pile", "and more"), rounds=2),
        trip("b-rule", "bartok", rounds=3, acts=10),
        trip("b-rule", "bartok@early", said=("it needs a pile",), rounds=2),
        trip("a-rule", "bak", said=("it needs turns",)),
        trip("a-rule", "moo", woken={"after Drew"}, broken="round 4: it fell"),
        trip("c-rule", "moo", woken={"way draw"}),
    ]
    assert list(told(trips)) == [
        "a-rule: rests in bak (it needs turns); was not called upon in moo.",
        "b-rule: works in moo; rests in bak, bartok@early (it needs a pile); was not called upon in bartok.",
        "c-rule: works in moo.",
        "BROKEN: a-rule in moo (referee), round 4: it fell",
        "3 rules in 4 games: 8 journeys, 10 rounds, 1,310 acts.",
        "In 3 of them the rule rests, and adoption says why; 1 broke something.",
    ]


def test_who_has_noted_nothing_is_asleep() -> None:
    assert trip("a", "moo").asleep
    assert not trip("a", "moo", woken={"way draw"}).asleep


def begun(seed: int = 0, dial: str = REFEREE, rule: Rule | None = None) -> Round:
    return Round(Trip("a", "bartok", dial), BOOK, article_of(rule or Skips(on=ACES)), 3, seed)


@pytest.mark.parametrize("seed, late", [(0, 0), (1, 0), (2, 20), (3, 0), (5, 20)])
def test_every_third_time_a_rule_comes_in_the_midst_of_a_round(seed: int, late: int) -> None:
    played = begun(seed)
    assert played.late == late
    assert (ID in played.table.law.by_id) == (late == 0)
    played.play(19)
    assert (ID in played.table.law.by_id) == (late == 0)
    played.play(21)
    assert ID in played.table.law.by_id
    assert played.trip.acts == 40


def test_people_err_where_there_is_no_referee() -> None:
    assert not begun().erring
    assert begun(dial=TABLE).erring
    wild = [begun(seed, TABLE).next_act()[1] for seed in range(60)]
    assert 10 < sum(wild) < 30
    assert not any(begun(seed).next_act()[1] for seed in range(30))


def test_a_vote_that_goes_on_may_run_out_of_time() -> None:
    played = begun()
    assert decide(played.table, played.next_act()[0] or Tick(0)).happened
    played.table.motions.append(Motion(1, "x", 0, 1, "", (0, 1, 2)))
    played.table.motions[0].expires = 77_000
    found = [played.next_act() for _ in range(60)]
    waits = [(act.clock, wild) for act, wild in found if isinstance(act, Tick)]
    assert set(waits) == {(77_000, True)}
    assert 2 <= len(waits) <= 20


def test_a_round_that_is_over_and_cannot_go_on_ends() -> None:
    played = begun()
    played.table.law = Law(())
    played.table.phase = OVER
    played.table.forget()
    assert played.next_act() == (None, False)
    played.table.phase = PLAYING
    with pytest.raises(Broken, match="nobody can act in the phase 'play', turn"):
        played.next_act()


def test_what_is_offered_has_to_be_lawful() -> None:
    played = begun()
    with pytest.raises(Broken, match=r"Draw\(.*\) was offered, but "):
        played.decide(Draw(0), wild=False)
    played.decide(Draw(0), wild=True)


def playing(rule: Rule) -> Round:
    played = begun(rule=rule)
    table = at_play(rule, set())
    played.table.take(table)
    played.cards = sum(map(len, [table.stock, *table.hands, *table.piles.values()]))
    return played


def test_a_card_that_is_lost_is_found_out() -> None:
    played = playing(AcesGo())
    played.decide(Draw(0), wild=False)
    played.table.stock.pop()
    with pytest.raises(Broken, match=rf"there were {played.cards} cards, and now there are {played.cards - 1}"):
        played.decide(Say(0, "hello"), wild=True)


def test_play_that_stands_still_is_found_out() -> None:
    played = playing(AcesGo())
    for _ in range(travelling.STANDSTILL + 1):
        played.decide(Say(0, "hello"), wild=True)
    with pytest.raises(Broken, match="play does not go on: nothing has moved for 60 acts, the last Say"):
        played.decide(Say(0, "hello"), wild=True)


def test_whatever_moves_is_no_standstill() -> None:
    played = playing(AcesGo())
    for _ in range(50):
        played.decide(Say(0, "hello"), wild=True)
    played.decide(Draw(0), wild=False)
    assert played.same == 0
    played.decide(Say(0, "hello"), wild=True)
    assert played.same == 1
    played.table.phase = OVER
    played.decide(Say(0, "hello"), wild=True)
    assert played.same == 0


def test_a_way_that_a_rule_brings_is_noted_when_it_is_gone() -> None:
    rule = HiddenTraps()
    played = playing(rule)
    assert played.ways == frozenset(Law((article_of(rule),)).ways)
    assert played.trip.woken == set()


@pytest.mark.parametrize(
    "game, rounds, players",
    [("bartok@2023-08-14", 4, [2, 3, 4, 5]), ("bak", 4, [2, 3, 4, 2]), ("moo", 5, [2, 3, 4, 5, 2])],
)
def test_rounds_are_played_by_few_and_by_many(
    game: str, rounds: int, players: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[int, int]] = []

    def noted(self: Round, most: int) -> None:
        seen.append((self.table.seats, most))

    monkeypatch.setattr(Round, "play", noted)
    found = travel(Skips(on=ACES), "skips", game, REFEREE, rounds, 2)
    assert found.rounds == (rounds if not found.said else 2)
    assert [seats for seats, _ in seen] == players[: found.rounds]
    assert {most for _, most in seen} == {80}


def test_a_rule_that_rests_is_played_twice_only() -> None:
    found = travel(HiddenTraps(), "hidden-traps", "bak", REFEREE, 5)
    assert (found.rounds, found.said) == (2, ("it needs traps, and this table has none",))


@pytest.mark.parametrize("problem, told", [(RuntimeError("it fell"), "RuntimeError: it fell"), (Broken("odd"), "odd")])
def test_where_it_broke_is_told(monkeypatch: pytest.MonkeyPatch, problem: Exception, told: str) -> None:
    def fail(self: Round, most: int) -> None:
        if self.table.seats == 3:
            raise problem

    monkeypatch.setattr(Round, "play", fail)
    found = travel(Skips(on=ACES), "skips", "moo", REFEREE, 5)
    assert (found.rounds, found.broken) == (1, f"round 1: {told}")
