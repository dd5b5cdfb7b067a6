"""Each kind of event is told in words of its own, on the page and in the terminal, to those who may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from cardhouse.cards import card, cards
from cardhouse.cli._terminal import telling as terminal
from cardhouse.cli._terminal import telling_more as terminal_more
from cardhouse.cli._terminal import telling_order as terminal_order
from cardhouse.core.affairs import MotionDecided, Voted
from cardhouse.core.entries import Entry
from cardhouse.core.events import Drew, Landed, RoundBegan, Skipped, TurnBegan, TurnedUp
from cardhouse.core.owed import Motion
from cardhouse.core.people_acts import Say
from cardhouse.core.proceedings import MotionDropped
from cardhouse.core.remarks import Looked
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.table import PLAYING, Event, Table
from cardhouse.games import GAMES, new_table
from cardhouse.rules.judged_rules import JUDGE
from cardhouse.server.stream import ALL_TELLERS, Stream
from cardhouse.server.telling import Telling
from tests.telling.lines import ANN, BOB, CAT, CLOSED, COME_AND_GO, FIVE, NAMES, OPEN, Line
from tests.telling.of_cards import CARDS
from tests.telling.of_people import PEOPLE, TOKENS
from tests.telling.of_the_book import BOOK, PENALTIES, TRIAL

LINES = (*CARDS, *PEOPLE, *TOKENS, *PENALTIES, *BOOK)

IDS = [line.name for line in LINES]


def table_of(game: str) -> Table:
    return made(game).copy()


@cache
def made(game: str) -> Table:
    table = new_table(GAMES[game].book, NAMES, dial=TABLE if game == CLOSED else REFEREE)
    if game == CLOSED:
        table.phase = PLAYING
    return table


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_the_page_tells_it(line: Line) -> None:
    stream = Stream(table := table_of(line.game), line.seat)
    stream.follow(table, Entry(1, "1", Say(1, ""), (("", line.event),)))
    said = [(told.words, told.kind) for told in stream.lines]
    assert said == ([(line.page, line.kind)] if line.page else [])


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_the_page_shows_where_cards_go(line: Line) -> None:
    table = table_of(line.game)
    telling = Telling(table, table.law, line.seat, ALL_TELLERS, line.game != CLOSED)
    telling.entry(Entry(1, "1", Say(1, ""), (("", line.event),)))
    assert tuple((move.card, move.source, move.target) for move in telling.moves) == line.moves


@pytest.mark.parametrize("line", [line for line in LINES if line.seat >= 0 and (line.terminal or not line.page)])
def test_the_terminal_tells_it(line: Line) -> None:
    said = terminal.Teller(table_of(line.game), line.seat).tell([line.event])
    assert said == ([line.terminal] if line.terminal else [])


def told_in_the_terminal() -> Iterator[type[Event]]:
    for module in (terminal, terminal_more, terminal_order):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
                yield kind


def test_each_kind_that_is_told_has_a_line_here() -> None:
    on_the_page = {type(line.event) for line in LINES if line.page or line.moves}
    in_the_terminal = {type(line.event) for line in LINES if line.terminal}
    assert set(ALL_TELLERS) - on_the_page == set()
    silent = {"Skipped", "Looked"}  # why somebody misses a turn; what only its owner sees
    assert {kind.__name__ for kind in set(told_in_the_terminal()) - in_the_terminal} == silent


def said(*happened: Event, table: Table | None = None, seat: int = CAT) -> list[str]:
    """What the terminal says of things that happen together."""
    return terminal.Teller(table or table_of(OPEN), seat).tell(happened)


def test_cards_of_one_play_are_told_together_in_the_terminal() -> None:
    played = [Landed(BOB, each, 1) for each in cards("5H 6S 7D")]
    assert said(*played) == ["Bob plays 5♥, 6♠ and 7♦."]
    assert said(*played[:2], Landed(BOB, card("7D"), 1, "trap")) == [
        "Bob plays 5♥ and 6♠.",
        "Bob springs the trap: 7♦.",
    ]


def test_where_there_are_several_piles_the_terminal_names_the_one() -> None:
    table = table_of(OPEN)
    table.piles = {1: [FIVE], 2: [FIVE]}
    assert said(Landed(BOB, FIVE, 2), table=table) == ["Bob plays 5♥ on pile 2."]


def test_the_terminal_names_the_rule_that_made_somebody_miss_a_turn() -> None:
    skipped = Skipped(1)
    skipped.origin = "base-order"
    assert said(skipped, TurnBegan(ANN, (BOB,))) == ["Bob misses a turn (Order)."]


def test_the_terminal_names_the_rule_behind_what_is_not_plain() -> None:
    drew, turned = Drew(BOB, FIVE), TurnedUp(FIVE, 1)
    drew.origin = turned.origin = "base-order"
    assert said(drew, turned) == ["Bob draws a card (Order).", "The first card is 5♥."]


def test_votes_on_an_accusation_are_about_guilt_in_the_terminal() -> None:
    table = table_of(OPEN)
    table.motions = [TRIAL]
    assert said(Voted(BOB, TRIAL.number, True), table=table) == ["Bob votes: guilty."]
    assert said(Voted(CAT, TRIAL.number, False), table=table) == ["You vote: innocent."]
    assert said(Voted(BOB, TRIAL.number + 1, False), table=table) == ["Bob votes: no."]
    decided = said(Voted(BOB, TRIAL.number, True), MotionDecided(TRIAL, True))
    assert decided == ["Bob votes: guilty.", "Ann is found guilty."]


def test_who_looks_at_set_cards_reads_them_in_the_terminal() -> None:
    table = table_of(OPEN)
    table.areas["trap"] = [[FIVE], [], []]
    assert said(Looked(CAT, "trap", ANN), table=table) == ["You look at the trap: 5♥."]
    assert said(Looked(BOB, "trap", ANN), table=table) == []


def test_a_game_without_a_dealer_begins_its_round_without_one() -> None:
    assert said(RoundBegan(BOB), table=table_of("bak")) == ["A new round begins."]


def test_a_vote_in_private_is_told_to_those_who_vote_alone() -> None:
    private = Motion(9, JUDGE, ANN, BOB, "Bad turn", (CAT,))
    table = table_of(COME_AND_GO)
    table.motions = [private]
    happened: tuple[Event, ...] = (Voted(CAT, 9, True), MotionDecided(private, False), MotionDropped(private))
    told = {seat: on_the_page(table, seat, *happened) for seat in (ANN, CAT)}
    assert told == {ANN: [], CAT: ["Cat votes aye", "The call is not carried", "The motion comes to nothing"]}


def on_the_page(table: Table, seat: int, *happened: Event) -> list[str]:
    stream = Stream(table, seat)
    stream.follow(table, Entry(1, "1", Say(1, ""), tuple(("", event) for event in happened)))
    return [line.words for line in stream.lines]
