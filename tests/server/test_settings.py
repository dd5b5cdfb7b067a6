"""What the server allows is what its page in the docs says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.games import GAMES
from cardhouse.server import (
    Settings,
    clock,
    completing,
    faults,
    guards,
    keeping,
    lag,
    live,
    messages,
    names,
    running,
    sockets,
    stream,
)
from cardhouse.server.lobby_log import CODE_LENGTH, LETTERS, NAMES, new_code

DOCS = Path(__file__).parent.parent.parent / "docs" / "server.md"


def row_of(about: str) -> list[int]:
    """The numbers in the row of the table of limits that is about something."""
    (row,) = [line for line in DOCS.read_text("utf-8").splitlines() if line.startswith(f"| {about}")]
    return [int(number) for number in re.findall(r"\d+", row.split("|")[2])]


def test_limits_are_as_they_are_told() -> None:
    usual = Settings()
    assert row_of("messages of a seat") == [usual.messages, usual.messages, usual.messages_within]
    assert row_of("acts of a seat that wait") == [usual.acts_waiting]
    assert row_of("connections that hold one seat") == [usual.seat_connections]
    assert row_of("connections that look on") == [usual.onlookers]
    assert row_of("connections of one address") == [usual.address_connections]
    assert row_of("time for a whole request") == [usual.first_request]
    assert row_of("a message") == [usual.largest_message]
    assert row_of("messages that wait for a slow connection") == [usual.waiting]
    assert row_of("new tables from one address") == [usual.tables, usual.tables, usual.tables_within]


def test_bots_have_names_by_the_alphabet_and_there_are_enough_of_them() -> None:
    assert "".join(name[0] for name in NAMES) == "ABCDEFGHIJKLM"
    assert len(NAMES) > max(game.most for game in GAMES.values())


def test_a_code_can_be_read_out_and_not_be_guessed() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert {len(code) for code in codes} == {CODE_LENGTH} == {10}
    assert set("".join(codes)) == set(LETTERS)
    assert not set(LETTERS) & set("il1o0"), "nothing that looks like something else"
    assert len(set(LETTERS)) == len(LETTERS) == 31


@pytest.mark.parametrize(
    "found, meant",
    [
        ((clock.A_SECOND,), (1000,)),
        ((guards.LONGEST_HOST, guards.LARGEST_BODY, running.LARGEST_FRAME), (255, 4096, 65_536)),
        ((completing.NONCE_BYTES,), (16,)),
        ((live.MOST_WAITING, live.MOST_ATTEMPTS, live.LOOKING), (1000, 3, 5)),
        ((stream.MOST_KEPT, stream.MOST_LINES), (50, 200)),
        ((lag.MOST_BEHIND, keeping.FEW, faults.MOST, names.MOST_MARKS), (16, 50, 1000, 3)),
        ((sockets.MOST_OFFENCES, messages.WIRE_VERSION), (200, 1)),
    ],
)
def test_what_no_operator_sets(found: tuple[int, ...], meant: tuple[int, ...]) -> None:
    """Tests go by these numbers, so here they stand once more: whoever changes one shall mean it."""
    assert found == meant


def test_a_page_knows_by_the_code_why_it_was_hung_up_on() -> None:
    """The page goes by these: web/src/table.svelte.ts."""
    codes = {
        *(sockets.BAD, sockets.UNKNOWN_TOKEN, sockets.UNKNOWN_TABLE, sockets.CANNOT_READ, sockets.SLOW),
        *(sockets.CROWDED, sockets.OTHER_VERSION, sockets.TOO_MUCH, sockets.TOO_LARGE),
    }
    assert codes == {4400, 4401, 4404, 4406, 4408, 4409, 4426, 4429, 1009}
    assert (sockets.UNKNOWN_TOKEN, sockets.UNKNOWN_TABLE, sockets.CANNOT_READ) == (4401, 4404, 4406)
    assert (sockets.CROWDED, sockets.OTHER_VERSION, sockets.TOO_MUCH, sockets.SLOW) == (4409, 4426, 4429, 4408)
