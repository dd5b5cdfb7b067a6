"""Nobody can tell what nobody has told: tables that differ in a secret send the same bytes."""

from __future__ import annotations

import pytest

from cardhouse.core.entries import Entry
from cardhouse.core.owed import OPEN
from cardhouse.core.rule import REFEREE
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import view
from cardhouse.server.live import answer_to
from cardhouse.server.stream import Stream
from cardhouse.server.telling import Telling
from cardhouse.store.codec import encode
from cardhouse.testing.properties import PropertyBroken
from cardhouse.testing.twins import KINDS, Compared, compare_twins
from tests.moo.playing import ANN, started


def reply(own_id: str, outcome: Outcome, table: Table) -> str:
    return encode(answer_to(own_id, outcome, table)).decode()


def compared(pairs: int) -> Compared:
    return compare_twins(pairs, Stream, reply)


def test_two_hundred_pairs_of_tables_are_alike() -> None:
    found = compared(200)
    assert set(found.pairs) == set(KINDS)
    assert min(found.pairs.values()) >= 40
    assert "pairs of tables" in str(found)


def test_lines_that_told_breaches_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Telling.entry

    def leaky(telling: Telling, entry: Entry) -> list[tuple[str, int, str]]:
        open_ones = [breach.rule for breach in telling.table.breaches if breach.status == OPEN]
        return [*real(telling, entry), (str(open_ones), -1, "leak")]

    monkeypatch.setattr(Telling, "entry", leaky)
    with pytest.raises(PropertyBroken, match="can tell"):
        compared(12)


def test_a_vote_in_private_that_was_told_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardhouse.server.telling.Telling.secret_motions", lambda telling, entry: set())
    with pytest.raises(PropertyBroken, match="how an author judged"):
        compared(12)


def test_a_message_for_every_tick_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Stream.follow

    def talkative(stream: Stream, table: Table, entry: Entry) -> str | None:
        return real(stream, table, entry) or f"the clock says {table.clock}"

    monkeypatch.setattr(Stream, "follow", talkative)
    with pytest.raises(PropertyBroken, match="can tell"):
        compared(12)


def test_whose_turn_it_is_is_shown_with_a_referee_only() -> None:
    assert view(started(), ANN).turn == -1
    table = started(dial=REFEREE)
    assert view(table, ANN).turn == table.turn
