"""What older versions have written is still the same table; what newer ones have written is told in words."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Draw
from cardhouse.core.affairs import BreachClosed, Breached
from cardhouse.core.book_acts import SECRETS
from cardhouse.core.cases import ACCEPTED, NOT_HEARD, RIGHT, WRONG, CaseJudged
from cardhouse.core.checkpoints import state
from cardhouse.core.events import PutUnderStock, TokenMoved
from cardhouse.core.owed import A_CALL, A_DUTY, NEXT_TURN, PROPOSED, SLOWNESS, Breach, Case
from cardhouse.core.penalties import Fined, PenaltyForgiven, PenaltyUndone, PenaltyWaits
from cardhouse.core.people_acts import Say
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry
from cardhouse.core.speech import Unplayed
from cardhouse.core.table import CENTRE
from cardhouse.core.undone_plays import PlayUndone
from cardhouse.games.shelf import GAMES
from cardhouse.rules.proposing.set_aside import PutAside
from cardhouse.rules.timing.turn_clock import TurnTimed, TurnTimeUp
from cardhouse.store import MemoryStore
from cardhouse.store.codec import UPCASTS, VERSION, OtherVersion, decode_entry, encode_entry
from cardhouse.store.sittings import open_sitting

OLD = {path.stem: path for path in sorted((Path(__file__).parent / "old").glob("*.json"))}
"""Logs as older versions wrote them, with what lay on the table at their end."""

SEALED = ("version-1", "version-2", "version-3")
"""Logs in which somebody has brought in a secret rule."""


def kept(path: Path, game: str) -> tuple[MemoryStore, dict[str, Any]]:
    found = json.loads(path.read_text("utf-8"))[game]
    store = MemoryStore()
    store.create(game, json.dumps(found["about"]).encode())
    store.append(game, 0, [(act_id, json.dumps(body).encode()) for act_id, body in found["records"]])
    return store, found["table"]


def test_there_are_bytes_of_every_older_version() -> None:
    assert [f"version-{number}" for number in range(1, VERSION)] == list(OLD)
    assert sorted(UPCASTS) == list(range(1, VERSION))


@pytest.mark.parametrize(
    "version, game", [(version, game) for version in OLD for game in json.loads(OLD[version].read_text("utf-8"))]
)
def test_an_old_log_folds_to_the_same_table_and_goes_on(version: str, game: str) -> None:
    store, expected = kept(OLD[version], game)
    sitting = open_sitting(store, game)
    now = state(sitting.table, 0)
    assert {name: now[name] for name in expected} == expected
    if game == "moo":
        secrets = [(secret.text, secret.unchanged()) for secret in sitting.table.tally(SECRETS)]
        assert secrets == ([("Nobody hums.", True)] if version in SEALED else [])
    sitting.submit(Say(max(sitting.table.turn, 0), "Hm"), "next")
    assert json.loads(store.read(game)[-1].body)["version"] == VERSION
    assert open_sitting(store, game).number == sitting.number


@pytest.mark.parametrize(
    ("game", "case"),
    [("moo", Case(2, 3, "", "Lying", 3)), ("uncle-baiting", Case(2, 1, "error-explaining"))],
)
def test_a_vote_that_was_open_in_an_older_log_is_on_its_charge(game: str, case: Case) -> None:
    store, _ = kept(OLD["version-8"], game)
    assert [motion.case for motion in open_sitting(store, game).table.motions] == [case]


@pytest.mark.parametrize("game", ["moo", "bartok", "uncle-baiting"])
def test_rules_that_are_others_now_are_read_as_such(game: str) -> None:
    store, _ = kept(OLD["version-4"], game)
    book, now = open_sitting(store, game).table.law.book, {article.id: article.rules for article in GAMES[game].book}
    assert [article.id for article in book if not article.rules] == []
    assert {article.id for article in book if set(article.rules) != set(now[article.id])} <= SAID_BESIDES


SAID_BESIDES = {
    *("500.2-each-rule", "another-game", "base-new-rule", "base-terms", "descending-bartok"),
    *("auto-butt-in-ban", "last-card-penalty-waits"),
}
"""Articles that have one more rule now, which says what was understood, or lets people take back what they did; and
those that say the same in better words.
"""


def with_version(version: int, **changes: Any) -> bytes:
    entry = json.loads(encode_entry(Entry(1, "a", Draw(0), ())))
    return json.dumps({**entry, "version": version, **changes}).encode()


@pytest.mark.parametrize(
    "body, why",
    [
        (with_version(VERSION + 1), f"it is of version {VERSION + 1}: this Cardhouse reads up to version {VERSION}"),
        (with_version(VERSION + 1, act={"type": "Fly"}), f"this Cardhouse reads up to version {VERSION}"),
        (with_version(0), "it is of version 0: this Cardhouse cannot read that any more"),
        (with_version(1, act={"type": "Fly"}), "it is of version 1: this cannot be read"),
    ],
)
def test_an_entry_of_an_unknown_version_is_told_as_such(body: bytes, why: str) -> None:
    with pytest.raises(OtherVersion, match=why):
        decode_entry(body)


def test_what_a_card_goes_back_to_is_no_longer_said_with_it() -> None:
    went = {"type": "RolledBack", "player": 1, "card": "5H", "pile": 1, "direction": -1, "under": "9C"}
    body = with_version(2, events=[["", {**went, "chain": 2, "suit": 0, "open": True}]])
    assert [event for _, event in decode_entry(body).events] == [
        PlayUndone(1, 1, cards=(card("5H"),), direction=-1, under="9C"),
        Unplayed(1, card("5H"), 1),
    ]


def test_what_was_judged_and_fined_is_told_in_one_way_now() -> None:
    call = {"player": 1, "offender": 2, "words": "Lying", "penalty": 3}
    old = [
        {"type": "TurnBegan", "player": 2, "skipped": []},
        {"type": "TurnTimed", "at": 5000, "slow": 1},
        {"type": "TooSlow", "player": 2},
        {"type": "WaitsFor", "player": 1, "pile": 2, "at": 7000},
        {"type": "CallJudged", **call, "verdict": "valid"},
        {"type": "CallJudged", **call, "verdict": "void"},
        {"type": "LeftToOthers", **call, "how": "judge"},
        {"type": "Awarded", "by": 0, "to": 1, "rule": "error-hinting", "just": False},
        {"type": "FoundUnjust", "by": 0, "to": 1, "card": 4},
        {"type": "DebtForgiven", "bearer": 2},
        *[{"type": "Breached", "offender": 1, "rule": "x", "about": about} for about in ([], [4], [-2], [-1, 3])],
        {"type": "BreachClosed", "breach": {"offender": 1, "rule": "x", "act": 4, "about": [4]}, "how": "cured"},
        {
            "type": "PenaltyGiven",
            "number": 3,
            "by": 1,
            "to": 2,
            "rule": "",
            "calls": ["Lying"],
            "cards": 1,
            "at": 9,
            "said": "Lying",
        },
    ]
    case = Case(1, 2, "", "Lying", 3)
    assert [event for _, event in decode_entry(with_version(3, events=[["", event] for event in old])).events[1:]] == [
        TurnTimed(2, 0, 5000, 1),
        TurnTimeUp(2, 0),
        TurnTimed(1, 2, 7000),
        CaseJudged(case, RIGHT),
        CaseJudged(case, NOT_HEARD),
        CaseJudged(Case(0, 1, "error-hinting"), ACCEPTED),
        CaseJudged(Case(0, 1), WRONG),
        PenaltyForgiven(2),
        Breached(1, "x"),
        Breached(1, "x", how=A_DUTY, number=4),
        Breached(1, "x", how=SLOWNESS),
        Breached(1, "x", how=A_CALL, number=3),
        BreachClosed(Breach(1, "x", 4, how=A_DUTY, number=4), "cured"),
        Fined(2, 1, "", 0, 3, 1, ("Lying",), "Lying", 9, True),
    ]


def test_what_can_be_read_does_not_depend_on_what_else_is_imported() -> None:
    act, event = '{"type":"Late","seat":0,"first":1}', '{"type":"CameLate","player":0,"first":1}'
    body = f'{{"version":{VERSION},"number":1,"act_id":"a","act":{act},"events":[["",{event}]]}}'
    code = f"from cardhouse.store.codec import decode_entry; print(decode_entry({body.encode()!r}))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert "CameLate(player=0, first=1)" in ran.stdout, ran.stderr


def test_where_tokens_lie_and_what_penalties_wait_for_is_told_in_one_way_now() -> None:
    old = [
        {"type": "TokenMoved", "token": "death", "to": 102},
        {"type": "TokenMoved", "token": "turn", "to": 2},
        {"type": "PutUnder", "player": 1, "cards": ["5H"]},
        {"type": "PutAside", "by": 0, "against": 1, "rule": "error-hinting", "card": "9C"},
        {"type": "PenaltyNoted", "player": 2},
        {"type": "PenaltyCollected", "player": 2},
    ]
    body = with_version(4, events=[["", event] for event in old])
    found = [event for _, event in decode_entry(body).events]
    (number,) = [event.number for event in found if isinstance(event, PutAside)]
    assert number < -100, "no number that a penalty of the table or of a seat can have"
    assert found == [
        TokenMoved("death", CENTRE, 2),
        TokenMoved("turn", 2),
        PutUnderStock(1, (card("5H"),), as_act=False),
        PenaltyWaits(1, 1, "error-hinting", number, 0, PROPOSED),
        PutAside(number, card("9C")),
        PenaltyWaits(2, 1, "", -3, NO_SEAT, NEXT_TURN),
        PenaltyUndone(-3),
    ]
