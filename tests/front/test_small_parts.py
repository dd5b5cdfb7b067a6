"""The front door, part by part: figures of simulated games, hints, acts that are awaited, files that begin a game."""

import pytest

import cardhouse as ch
from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.owed import SAY, Duty, seconds
from cardhouse.core.people_acts import Say
from cardhouse.core.rounds import Pass
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER
from cardhouse.front import simulating
from cardhouse.front.books import book_named, said
from cardhouse.front.choices import FULL_HAND, awaited, cards_named, done_by, onward
from cardhouse.front.kinds import hint
from cardhouse.front.notation import BadNotation, begun
from cardhouse.front.simulating import PlayedGame, Simulated, passed_time, play_one
from cardhouse.games import GAMES
from tests.core.seating import ANN, BOB, seat

GAMES_PLAYED = (
    PlayedGame(0, 7, (0,), 10, 0, True),
    PlayedGame(1, 8, (0, 1), 30, 3, True),
    PlayedGame(2, 9, (), 99, 0, False),
    PlayedGame(3, 10, (1,), 20, 0, True),
)


def test_figures_of_some_games() -> None:
    told = Simulated("Test", ("Ann", "Bob"), GAMES_PLAYED, 1.25)
    assert told.lengths == [10, 30, 20]
    assert told.wins == {"Ann": 2, "Bob": 2}
    assert told.unended == 1
    assert told.records()[1] == {
        "game": 1,
        "seed": 8,
        "winners": ["Ann", "Bob"],
        "acts": 30,
        "breaches": 3,
        "ended": True,
    }
    assert str(told).splitlines() == [
        "Test: 4 games in 1.2 s",
        "  Ann                  won      2   50.0%  (15.0% to 85.0%)",
        "  Bob                  won      2   50.0%  (15.0% to 85.0%)",
        "  a game takes 10 to 30 acts, 20.0 on average, half of them at most 20",
        "  0.75 rules broken a game",
        "  1 games did not end within 5000 acts",
    ]


def test_what_there_is_nothing_of_is_not_told() -> None:
    lines = str(Simulated("Test", ("Ann",), (PlayedGame(0, 7, (0,), 10, 0, True),), 0.0)).splitlines()
    assert len(lines) == 3
    never = str(Simulated("Test", ("Ann",), (PlayedGame(0, 7, (), 10, 0, False),), 0.0)).splitlines()
    assert [line.split()[0] for line in never] == ["Test:", "Ann", "1"]


def test_each_game_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulating, "SPREAD", 1000)
    monkeypatch.setattr(simulating, "MOST_ACTS", 7)
    played = play_one(GAMES["bartok@2023-08-14"].book, "bartok@2023-08-14", ["random"] * 2, "referee", {}, 3, 5)
    assert (played.number, played.seed, played.acts, played.ended) == (5, 3005, 7, False)


def test_time_passes_to_the_first_deadline_and_never_back() -> None:
    table = seat()
    assert not passed_time(table)
    table.duties = [
        Duty(ANN, SAY, "Moo", until=seconds(9), due=9000, expires=9000),
        Duty(BOB, SAY, "Moo", until=seconds(5), due=5000, expires=5000),
    ]
    assert passed_time(table)
    assert table.clock == 5000


@pytest.mark.parametrize(
    "name, value, told",
    [
        ("seat", "Ann", "; game.seat('Ann') is one"),
        ("seat", 3.5, ""),
        ("player", "Ann", ""),
        ("cards", ("5D", "6D"), "; ch.card('5D') is one"),
        ("cards", (card("5D"), "6D"), "; ch.card('6D') is one"),
        ("cards", (card("5D"),), ""),
        ("cards", "5D", ""),
        ("words", ("5D",), ""),
    ],
)
def test_what_to_write_instead(name: str, value: object, told: str) -> None:
    assert hint(name, value) == told


def test_cards_that_an_act_names_but_for_jokers() -> None:
    assert cards_named(Play(ANN, cards("5H JK 6H"))) == list(cards("5H 6H"))
    assert cards_named(Draw(ANN)) == []


@pytest.mark.parametrize(
    "deed, told",
    [
        ("set your card aside", "Ann sets their card aside"),
        ("pass", "Ann passes"),
        ("push the pile", "Ann pushes the pile"),
        ("watch", "Ann watches"),
        ("go", "Ann goes"),
        ("fix it", "Ann fixes it"),
        ("lay what you just drew", "Ann lays what they just drew"),
        ("prime: all Hearts", "Ann: prime: all Hearts"),
        ("Hearts", "Ann: Hearts"),
    ],
)
def test_a_deed_as_somebody_does_it(deed: str, told: str) -> None:
    assert done_by("Ann", deed) == told


def test_whoever_owes_a_word_is_awaited_first() -> None:
    table = seat()
    assert awaited(table)[0] == ANN
    table.duties = [Duty(BOB, SAY, "Moo")]
    who, moves = awaited(table)
    assert (who, moves[0]) == (BOB, Say(BOB, "Moo"))
    table.duties = [Duty(BOB, "suit", "")]
    assert awaited(table)[0] == ANN
    table.phase, table.duties = OVER, []
    table.forget()
    assert awaited(table) == (NO_SEAT, [])


def test_to_a_full_hand_nobody_draws_who_could_play() -> None:
    table = seat(Ann="2C 3C 4C 5C 6C 7C 8C", Bob="9D", Cat="9C")
    moves: list[Act] = [Play(ANN, cards("2C")), Draw(ANN)]
    assert len(table.hands[ANN]) == FULL_HAND == 7
    assert onward(table, ANN, moves) == moves
    table.hands[ANN].append(card("9S"))
    assert onward(table, ANN, moves) == moves[:1]
    assert onward(table, ANN, [Pass(ANN), Draw(ANN)]) == [Pass(ANN), Draw(ANN)]
    assert onward(table, NO_SEAT, moves) == moves


@pytest.mark.parametrize("headers", [{}, {"players": ["Ann, Bob"]}, {"game": ["bartok"]}])
def test_a_game_begins_with_its_name_and_its_players(headers: dict[str, list[str]]) -> None:
    with pytest.raises(BadNotation, match="a game begins with"):
        begun(headers, None)


def test_with_a_book_the_players_are_enough() -> None:
    assert list(begun({"players": ["Ann, Bob"]}, book_named("bartok")).names) == ["Ann", "Bob"]


def test_a_rule_in_words_has_its_first_words_for_a_title() -> None:
    made = said("When a player plays a 7, they draw a card.", set())
    assert (made.id, made.title) == ("when-a-player-plays", "When a player plays")
    assert said("When a player plays a 7, they draw a card.", {made.id}).id != made.id
    assert made.rules


def test_bots_play_for_so_many_acts_or_until_it_is_over() -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=1)
    before = game.table.acts
    assert game.play_on(acts=2) is game
    assert game.table.acts == before + 2
    over = ch.play("bak", 2, seed=1).play_on("random", acts=400)
    assert over.over
    acts = over.table.acts
    assert over.play_on("random", acts=3).table.acts == acts


def test_where_no_bot_has_anything_to_do_time_passes_or_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ch.play("bak", 2, seed=1)
    monkeypatch.setattr("cardhouse.front.game.next_act", lambda *given: None)
    with pytest.raises(ValueError, match="nobody has anything to do"):
        game.bot()
    game.table.duties = [Duty(0, SAY, "", until=seconds(5), due=5000, expires=5000)]
    assert game.bot().act == Tick(5000)
    game.table.clock = 6000
    assert game.bot().act == Tick(6000)
