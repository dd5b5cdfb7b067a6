"""How things are told: what was named is called what it is."""

from __future__ import annotations

import pytest

from cardhouse.cards import card as card_of
from cardhouse.core.acts import Act
from cardhouse.core.events import Landed, TokenMoved
from cardhouse.core.people_acts import Choose
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry
from cardhouse.core.speech import Chose, Gestured, Said
from cardhouse.core.table import Event
from cardhouse.games import GAMES, new_table
from cardhouse.server.stream import Stream


def told(game: str, act: Act, event: Event) -> list[str]:
    """The lines that Cat reads when this happens."""
    table = new_table(GAMES[game].book, ["Ann", "Bob", "Cat"])
    stream = Stream(table, 2)
    stream.follow(table, Entry(1, "1", act, (("", event),)))
    return [line.words for line in stream.lines]


@pytest.mark.parametrize(
    ("game", "way", "picks", "line"),
    [
        ("uncle-baiting", "suit", (0,), "Bob names Spades"),
        ("bartok", "designate", (0, 2), "Bob decides: Ann gives cards to you"),
        ("bartok", "death", (1,), "Bob says that death lies on pile 1"),
        ("uncle-baiting", "pass-hand", (), "Bob decides to pass all hands on"),
    ],
)
def test_a_choice_is_told_by_what_was_named(game: str, way: str, picks: tuple[int, ...], line: str) -> None:
    assert told(game, Choose(1, way, picks), Chose(1, way, picks)) == [line]


@pytest.mark.parametrize(
    ("gesture", "kind", "words"),
    [
        ("celebrate", "cheer", "Bob celebrates!"),
        ("bow shut", "dim", "Bob shuts their eyes and bows"),
        ("bow eye", "say", "Bob looks the Dealer in the eye and bows"),
    ],
)
def test_some_gestures_are_seen_on_the_screens(gesture: str, kind: str, words: str) -> None:
    table = new_table(GAMES["bartok"].book, ["Ann", "Bob", "Cat"])
    stream = Stream(table, 2)
    stream.follow(table, Entry(1, "1", Choose(1, "", ()), (("", Gestured(1, gesture, NO_SEAT)),)))
    assert [(line.words, line.kind) for line in stream.lines] == [(words, kind)]


def test_a_token_on_a_pile_is_at_nobodys_seat() -> None:
    line = "The Death Token goes to pile 1"
    assert told("bartok", Choose(1, "", ()), TokenMoved("death", -1, 1)) == [line]


@pytest.mark.parametrize(("token", "line"), [("turn", "Ann takes the Turn Token"), ("deck", "The pack goes to Ann")])
def test_a_token_is_called_one(token: str, line: str) -> None:
    assert told("bartok", Choose(1, "", ()), TokenMoved(token, 0)) == [line]


@pytest.mark.parametrize(
    ("card", "line"),
    [("JK", "Bob plays a Joker"), ("QS=J", "Bob plays Q♠ called a Jack"), ("10H", "Bob plays 10♥")],
)
def test_cards_are_called_what_people_call_them(card: str, line: str) -> None:
    named = card_of(card.partition("=")[0])
    played = named.called(11) if "=" in card else named
    assert told("bartok", Choose(1, "", ()), Landed(1, played, 1)) == [line]


def test_what_people_say_stays_as_they_said_it() -> None:
    assert told("bartok", Choose(1, "", ()), Said(1, "JK=QS=J")) == ["Bob says: “JK=QS=J”"]
