"""Checks every byte that a connection heard against what its seat could see at that moment."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cardhouse.cards import card
from cardhouse.core.entries import Entry, fold
from cardhouse.core.table import Table
from cardhouse.core.view import sees
from cardhouse.server.stream import Stream
from cardhouse.store import SqliteStore
from cardhouse.store.sittings import open_sitting

CARD = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[2-9AJQK])[SHDC♠♥♦♣]|JK)(?![A-Za-z0-9])")


def may_see(table: Table, entry: Entry, seat: int) -> set[str]:
    """The names of all cards that lie where a seat sees them, and of those that an entry has just put on a pile."""
    open_cards = [c for pile in table.piles.values() for c in pile if not c.down]
    own = table.hands[seat] if seat >= 0 else []
    before = [c for a, zones in table.areas.items() for o, z in enumerate(zones) if sees(table, seat, a, o) for c in z]
    landed = [event.card for _, event in entry.events if hasattr(event, "pile") and hasattr(event, "card")]
    return {c.printed.name for c in (*open_cards, *own, *before, *landed)}


def check_all_bytes(path: Path, code: str, seat: int, heard: list[str]) -> int:
    """Check that every card named in what a connection heard was one it could see then; how many messages it was."""
    with SqliteStore(path) as store:
        sitting = open_sitting(store, code)
    table = sitting.start.copy()
    stream = Stream(table, seat)
    allowed: dict[int, set[str]] = {0: set()}
    seen: set[str] = set()
    for entry in sitting.entries:
        earlier = may_see(table, entry, seat)
        fold(table, entry)
        if any(type(event).__name__ == "RoundBegan" for _, event in entry.events):
            seen.clear()
        seen |= earlier | may_see(table, entry, seat)
        stream.follow(table, entry)
        allowed[stream.number] = may_see(table, entry, seat) | earlier
    checked = 0
    for text in heard:
        message = json.loads(text)
        named = {card(name).name for name in CARD.findall(text)}
        if message["type"] == "Change":
            assert named <= allowed[message["number"]], (text, named - allowed[message["number"]])
            checked += 1
        elif message["type"] == "Whole":
            assert named <= seen, (text, named - seen)
        else:
            assert not named or message["type"] == "Answer", text
    return checked
