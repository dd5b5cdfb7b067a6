"""What is checked after each act can be found out: each thing that has to hold is broken once, by hand."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.book_acts import Introduce, Tick
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.owed import VOIDED, Breach, Duty, Motion, Penalty
from cardhouse.core.penalties import PENALTIES
from cardhouse.core.people_acts import Call, Say
from cardhouse.core.presence import Left
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Sitting, remember
from cardhouse.core.table import PLAYING
from cardhouse.core.verdicts import DONE, IMPOSSIBLE, REFUSED, Outcome, Ruling
from cardhouse.games.options import register
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.dealing.beginning import START
from cardhouse.rules.leaving_play.going_out_by_word import AT_THE_DOOR, Exits
from cardhouse.rules.leaving_play.purses import Purse
from cardhouse.testing import errors_played
from cardhouse.testing.erring import TOKEN
from cardhouse.testing.errors_played import AmountPlayed, Evening, odd_settings, play_errors, waiting
from cardhouse.testing.properties import PropertyBroken, alike, cards_of, conserved, unchanged
from cardhouse.testing.turned import Turned

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"

REFEREED, AT_THE_TABLE = 4, 2
"""Seeds of evenings: one with a referee, with two players, and one without, with four."""


def begun(seed: int = AT_THE_TABLE) -> Evening:
    evening = Evening(seed, AmountPlayed())
    evening.submit(Prepare(evening.table.dealer, START))
    assert evening.table.phase == PLAYING
    evening.check(Draw(0))
    return evening


def penalty(number: int, **more: object) -> Penalty:
    return Penalty(1, 0, "404-spade-name", 0, number, 0, (), "Bad card", **more)  # type: ignore[arg-type]


def with_penalties(*given: Penalty) -> Callable[[Evening], None]:
    def tamper(evening: Evening) -> None:
        evening.table.tallies[evening.table.law.tally_place[PENALTIES]] = tuple(given)

    return tamper


def breach(evening: Evening) -> None:
    evening.table.breaches.append(Breach(0, "404-spade-name", 1))
    evening.turned.sitting.table.breaches.append(Breach(1, "404-spade-name", 1))


def no_turn(evening: Evening) -> None:
    evening.table.turn = NO_SEAT


def no_card(evening: Evening) -> None:
    evening.table.stock.pop()


def no_token(evening: Evening) -> None:
    evening.credits += 1


def other_log(evening: Evening) -> None:
    evening.number = 8
    evening.follower.direction *= -1


def claimant(evening: Evening) -> None:
    evening.table.tallies[evening.table.law.tally_place[AT_THE_DOOR]] = Exits({evening.table.turn: 9_000}, {}, {})


def nobody_in(evening: Evening) -> None:
    for table in (evening.table, evening.turned.sitting.table):
        for seat in range(table.seats):
            remember(table, Left(seat))
        table.forget()


def other_way(evening: Evening) -> None:
    evening.turned.sitting.table.direction *= -1


@pytest.mark.parametrize(
    "seed, tamper, words",
    [
        (AT_THE_TABLE, no_card, "cards were made or lost"),
        (AT_THE_TABLE, no_turn, "it is the turn of -1, and in the game are"),
        (REFEREED, breach, "a referee has let something pass"),
        (AT_THE_TABLE, other_way, "with the seats turned, the direction is -1, and not 1"),
        (AT_THE_TABLE, no_token, "tokens were made or lost"),
        (AT_THE_TABLE, with_penalties(penalty(1), penalty(1)), "two penalties have one number"),
        (AT_THE_TABLE, with_penalties(penalty(1, cards=(3,), status=VOIDED)), "a voided penalty keeps cards"),
        (AT_THE_TABLE, with_penalties(penalty(1, status="lost")), "a penalty neither stands nor is voided"),
        (AT_THE_TABLE, claimant, "a claimant is in turn"),
        (AT_THE_TABLE, nobody_in, "nobody is in the game, and it is the turn of"),
        (AT_THE_TABLE, other_log, "the log does not fold to the table"),
    ],
)
def test_what_does_not_hold_in_an_evening_is_found(seed: int, tamper: Callable[[Evening], None], words: str) -> None:
    evening = begun(seed)
    tamper(evening)
    with pytest.raises(PropertyBroken, match=words):
        evening.check(Draw(0))


def test_whoever_all_claim_to_be_out_has_no_turn() -> None:
    evening = begun()
    claims = dict.fromkeys(range(evening.table.seats), 9_000)
    assert not waiting(evening.table)
    evening.table.tallies[evening.table.law.tally_place[AT_THE_DOOR]] = Exits(claims, {}, {})
    assert waiting(evening.table)
    del claims[1]
    evening.table.tallies[evening.table.law.tally_place[AT_THE_DOOR]] = Exits(claims, {}, {})
    assert not waiting(evening.table)


@pytest.mark.parametrize("seed", range(24))
def test_evenings_are_of_all_sorts(seed: int) -> None:
    evening = Evening(seed, AmountPlayed())
    table = evening.table
    assert table.names == ["Ann", "Bob", "Cat", "Dan", "Eve"][: (2, 3, 4, 5)[seed % 4]]
    assert table.law.dial == (REFEREE if seed in (4, 9, 14, 19) else TABLE)
    assert table.tally(Purse(TOKEN)) == dict.fromkeys(range(table.seats), 1)
    assert evening.credits == table.seats
    assert cards_of(table) == evening.cards
    usual = new_table(game("moo").book, table.names, seed=seed, dial=table.law.dial)
    ordinary = seed % 2 == 0 and seed % 3 != 1 and seed % 4 != 2
    assert (table.law.book == usual.law.book) == ordinary


def test_odd_settings_differ_from_the_usual_ones() -> None:
    options = {option.name: option for option in register(game("moo"))}
    for seed in range(30):
        found = odd_settings(seeded(seed))
        assert 1 <= len(found) <= 4
        for name, value in found.items():
            assert value != options[name].usual
            assert value in (options[name].values or ("yes", "no"))
            assert name not in ("decks_added", "clock", "players_needed")


def test_time_passes_deadline_by_deadline() -> None:
    evening = begun()
    evening.pass_time(25_000)
    times = [entry.act.clock for entry in evening.sitting.entries if isinstance(entry.act, Tick)]
    assert times[-1] == evening.table.clock == 25_000
    assert 10_000 in times
    number = evening.number
    evening.pass_time(25_000)
    assert evening.number == number


def test_what_happens_in_an_evening_is_counted() -> None:
    evening = begun()
    acts, tokens = evening.played.acts, evening.credits
    evening.submit(Say(0, "Point of Order"))
    assert evening.played.acts == acts + 1
    assert (evening.played.points, evening.played.rules, evening.played.penalties) == (1, 0, 0)
    evening.submit(Say(0, "End of Point of Order"))
    evening.submit(Introduce(1, "Nobody hums.", "Humming"))
    assert (evening.played.points, evening.played.rules) == (1, 1)
    assert evening.credits == tokens - 1


def test_where_nobody_referees_a_breach_is_nothing_to_find() -> None:
    evening = begun()
    breach(evening)
    evening.check(Draw(0))
    with_penalties(penalty(1), penalty(2, status=VOIDED))(evening)
    evening.check(Draw(0))


@pytest.mark.skipif(COMPILED, reason="compiled methods are not to be replaced")
def test_a_rule_that_breaks_down_in_an_evening_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = begun()
    failed = Outcome(Draw(0), DONE, [], [], ["404-spade-name"])
    monkeypatch.setattr(evening.sitting, "submit", lambda act, number: failed)
    with pytest.raises(PropertyBroken, match="404-spade-name broke down"):
        evening.submit(Say(0, "hello"))


def test_a_game_that_cannot_be_ended_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = begun()
    monkeypatch.setattr(evening, "submit", lambda act: None)
    with pytest.raises(PropertyBroken, match="the game cannot be ended"):
        evening.close()


def test_where_something_does_not_hold_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(evening: Evening, acts: int) -> None:
        evening.number = acts
        raise PropertyBroken("something is wrong")

    monkeypatch.setattr(errors_played.Evening, "run", lose)
    with pytest.raises(PropertyBroken, match="game 0 of seed 3, act 7: PropertyBroken: something is wrong"):
        play_errors(2, 7, 3)


def test_an_evening_is_told_in_figures() -> None:
    played = play_errors(2, 60, 1)
    assert (played.games, played.acts > 100, sum(played.answers.values())) == (2, True, played.acts)
    assert str(played).startswith(f"2 games, {played.ended} of them ended, {played.acts} acts (")
    words = str(AmountPlayed(3, 50, 2, 11, 12, 13, 14, {"done": 49, "refused": 1}))
    assert words.startswith("3 games, 2 of them ended, 50 acts (49 done, 1 refused): 11 breaches, 12 penalties, ")
    assert words.endswith(", 13 Points of Order, 14 rules")


@pytest.mark.parametrize(
    "name, change",
    [
        ("the phase", lambda table: setattr(table, "phase", "over")),
        ("the turn", lambda table: setattr(table, "turn", (table.turn + 1) % table.seats)),
        ("the direction", lambda table: setattr(table, "direction", -1)),
        ("the pause", lambda table: table.pauses.append("point of order")),
        ("the stock", lambda table: table.stock.reverse()),
        ("the piles", lambda table: table.piles[1].append(table.stock[0])),
        ("the hands", lambda table: table.hands.reverse()),
        ("what is owed", lambda table: table.duties.append(Duty(0, "say", "hello"))),
        ("what was broken", lambda table: table.breaches.append(Breach(0, "404-spade-name", 1))),
        ("the votes", lambda table: table.motions.append(Motion(1, "ballot", 0, 1, "", (0, 1)))),
        ("the law", lambda table: table.enact(table.law.switching(off=frozenset(["404-spade-name"])))),
    ],
)
def test_a_table_that_is_not_like_the_one_with_seats_turned_is_found(name: str, change: Callable[..., object]) -> None:
    evening = begun()
    evening.turned.check(Draw(0), evening.table)
    change(evening.table)
    with pytest.raises(PropertyBroken, match=f"with the seats turned, {name} is"):
        evening.turned.check(Draw(0), evening.table)


def test_an_act_is_the_same_one_seat_further_on() -> None:
    turned = Turned(begun().table)
    assert turned.further_on(Call(1, 3, "Bad card")) == Call(2, 0, "Bad card")
    assert turned.further_on(Say(3, "hello")) == Say(0, "hello")
    assert turned.seat(NO_SEAT) == NO_SEAT


def test_the_properties_of_every_table_are_found_broken() -> None:
    table = begun().table
    cards = cards_of(table)
    conserved(table, cards)
    with pytest.raises(PropertyBroken, match=f"there were {len(cards) - 1} cards, and now there are {len(cards)}"):
        conserved(table, cards[1:])
    other = table.copy()
    alike(table, other, 1)
    for answer in (REFUSED, IMPOSSIBLE):
        unchanged(other, table, Outcome(Draw(0), answer, [Ruling("", "no")], [], []))
    other.direction = -1
    with pytest.raises(PropertyBroken, match="the log does not fold to the table"):
        alike(table, other, 1)
    with pytest.raises(PropertyBroken, match=r"this did not happen \(refused: no\), but it changed"):
        unchanged(other, table, Outcome(Draw(0), REFUSED, [Ruling("", "no")], [], []))
    happened = decide(table.copy(), Say(0, "hello"))
    unchanged(other, table, happened)
    assert Sitting(table).number == 0
