"""Nobody can tell what nobody has told: tables that differ in a secret send the same bytes."""

from __future__ import annotations

import os
from collections.abc import Sequence

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Play
from cardhouse.core.affairs import Now
from cardhouse.core.book_acts import Introduce
from cardhouse.core.engine import decide
from cardhouse.core.owed import OPEN, Breach
from cardhouse.core.people_acts import Call, Say, Vote
from cardhouse.core.rule import REFEREE
from cardhouse.core.seating import Leave
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Entry
from cardhouse.core.table import Event, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import view
from cardhouse.rules.leaving_play.going_out_by_word import AT_THE_DOOR
from cardhouse.server.answering import answer_to
from cardhouse.server.stream import Stream
from cardhouse.store.codec import encode
from cardhouse.telling import Line, Listener
from cardhouse.terminal.explaining import reasons
from cardhouse.testing.properties import PropertyBroken
from cardhouse.testing.twins import KINDS, Comparison, Twin, compare_twins
from tests.moo.playing import ANN, BOB, CAT, started

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"


def reply(own_id: str, outcome: Outcome, table: Table) -> str:
    return encode(answer_to(own_id, outcome, table)).decode()


def compared(pairs: int) -> Comparison:
    return compare_twins(pairs, Stream, reply)


def test_pairs_of_tables_are_alike() -> None:
    found = compared(80)
    assert set(found.pairs) == set(KINDS)
    assert min(found.pairs.values()) >= 15
    assert "pairs of tables" in str(found)


def test_lines_that_told_breaches_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Listener.tell

    def leaky(listener: Listener, events: Sequence[tuple[str, Event]]) -> list[Line]:
        open_ones = [breach.rule for breach in listener.table.breaches if breach.status == OPEN]
        return [*real(listener, events), Line(str(open_ones), -1, "leak")]

    monkeypatch.setattr(Listener, "tell", leaky)
    with pytest.raises(PropertyBroken, match="can tell"):
        compared(12)


@pytest.mark.skipif(COMPILED, reason="compiled methods are not to be replaced")
def test_a_vote_in_private_that_was_told_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listener, "is_told_of", lambda listener, motion: True)
    with pytest.raises(PropertyBroken, match="how an author judged"):
        compared(12)


def test_a_message_for_every_tick_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Stream.follow

    def talkative(stream: Stream, table: Table, entry: Entry) -> str | None:
        return real(stream, table, entry) or f"the clock says {table.clock}"

    monkeypatch.setattr(Stream, "follow", talkative)
    with pytest.raises(PropertyBroken, match="can tell"):
        compared(12)


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_a_referee_names_a_secret_rule_to_those_who_know_it(seat: Seat) -> None:
    table = started(tokens=1, dial=REFEREE)
    assert decide(table, Introduce(ANN, "A Heart may not be played on a Spade.")).lawful
    table.turn, table.hands[seat], table.piles[1] = seat, list(cards("KH 5H")), [card("KS")]
    table.forget()
    told = reply("x", decide(table, Play(seat, cards("KH"))), table)
    assert '"reason":"Bad card"' in told
    assert ('"rule":"r1"' in told) == (seat == ANN)


def test_who_cannot_make_a_secret_rule_is_told_what_is_missing() -> None:
    table = started()
    rule = Introduce(ANN, "A Heart may not be played on a Spade.")
    assert decide(table, rule).told() == "refused: a new rule costs a Moo Token, and Ann has none"
    table = started(tokens=1)
    assert decide(table, Leave(ANN)).happened
    assert decide(table, rule).told() == "refused: Ann has to come into the game first"


def test_whose_turn_it_is_is_shown_with_a_referee_only() -> None:
    assert view(started(), ANN).turn == -1
    table = started(dial=REFEREE)
    assert view(table, ANN).turn == table.turn


@pytest.mark.parametrize("seat", [CAT, BOB, NO_SEAT])
def test_a_claim_that_a_right_call_has_killed_looks_like_one_that_a_wrong_call_has_not(seat: Seat) -> None:
    """Ann has broken a rule, or not, and says to be out; she is called, and called again."""
    start = started()
    start.hands[ANN].clear()
    twins = [Twin(start.copy(), seat, Stream, reply) for _ in range(2)]
    guilty = twins[1].table
    guilty.breaches.append(Breach(ANN, "302-match", guilty.acts, since=guilty.ask(Now()), words="Bad card"))
    acts: list[tuple[int, Act]] = [
        (1, Say(ANN, "Moo")),
        (4, Call(BOB, ANN, "Bad card")),
        (5, Say(ANN, "Why?")),
        (9, Call(CAT, ANN, "Lying")),
        (12, Vote(BOB, True)),
        (30, Say(ANN, "Well")),
    ]
    for second, act in acts:
        for twin in twins:
            twin.do(act, second * 1000)
        claims = [ANN in twin.table.tally(AT_THE_DOOR).claims for twin in twins]
        assert claims == [1 <= second < 12, 1 <= second < 4]
    windows = [message for message in twins[0].heard if "has been called" in message]
    assert windows, "the window is shown"
    assert twins[0].heard == twins[1].heard


@pytest.mark.parametrize("seat", [ANN, BOB])
def test_why_shows_a_secret_rule_to_those_who_know_it(seat: Seat) -> None:
    table = started(tokens=1, dial=REFEREE)
    assert decide(table, Introduce(ANN, "A Heart may not be played on a Spade.")).lawful
    table.turn, table.hands[seat], table.piles[1] = seat, list(cards("KH 5H")), [card("KS")]
    table.forget()
    told = "\n".join(reasons(table, Play(seat, cards("KH"))))
    assert told.startswith("Bad card.")
    assert ("may not be played on a Spade" in told) == (seat == ANN)
