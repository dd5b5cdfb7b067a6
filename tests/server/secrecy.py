"""Checks every byte that a connection heard against what its seat could see at that moment."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cardhouse.cards import card
from cardhouse.core.shown import FaceUp, Glimpsed
from cardhouse.core.sitting import Entry, fold
from cardhouse.core.table import Table
from cardhouse.core.view import sees
from cardhouse.rules.market.trade import Bought, Showed
from cardhouse.server.stream import Stream
from cardhouse.store import SqliteStore
from cardhouse.store.sittings import open_sitting

CARD = re.compile(r"(?<![A-Za-z0-9])(?:(?:10|[2-9AJQK])[SHDC♠♥♦♣]|JK)(?![A-Za-z0-9])")


def may_see(table: Table, entry: Entry, seat: int) -> set[str]:
    """The names of all cards that lie where a seat sees them, or that it has looked at or was shown, and of those that
    an entry has just put on a pile, or laid open.
    """
    open_cards = [c for pile in table.piles.values() for c in pile if not c.down]
    own = table.hands[seat] if seat >= 0 else []
    before = [c for a, zones in table.areas.items() for o, z in enumerate(zones) if sees(table, seat, a, o) for c in z]
    landed = [event.card for _, event in entry.events if hasattr(event, "pile") and hasattr(event, "card")]
    landed += [event.card for _, event in entry.events if isinstance(event, Bought)]
    landed += [each for _, event in entry.events if isinstance(event, Showed) for each in event.cards]
    shown = [c for owner in range(table.seats) for c in table.ask(FaceUp(owner))]
    looked = [table.stock[-1 - at] for at in table.ask(Glimpsed(seat))] if seat >= 0 else []
    return {c.printed.name for c in (*open_cards, *own, *before, *landed, *shown, *looked)}


def check_all_bytes(path: Path, code: str, seat: int, heard: list[str]) -> set[str]:
    """Check that every card named in what a connection heard was one it could see then, and that it missed no change;
    what kinds of lines those changes told.
    """
    with SqliteStore(path) as store:
        sitting = open_sitting(store, code)
    table = sitting.start.copy()
    stream = Stream(table, seat)
    allowed: dict[int, set[str]] = {0: set()}
    seen: set[str] = set()
    known: dict[int, set[str]] = {0: set()}
    for entry in sitting.entries:
        earlier = may_see(table, entry, seat)
        fold(table, entry)
        if any(type(event).__name__ == "RoundBegan" for _, event in entry.events):
            seen.clear()
        seen |= earlier | may_see(table, entry, seat)
        if stream.follow(table, entry) is not None:
            allowed[stream.number] = may_see(table, entry, seat) | earlier
        known[stream.number] = set(seen)
    told: set[str] = set()
    number = 0
    for text in heard:
        message = json.loads(text)
        earlier_number, number = number, message.get("number", number)
        if message["type"] in ("Change", "Whole"):
            message["view"].pop("rules", None)  # what the book says of cards is no secret
        plain = json.dumps(message, ensure_ascii=False).replace("a Joker", "JK").replace("A Joker", "JK")
        named = {card(name).name for name in CARD.findall(plain)}
        if message["type"] == "Change":
            assert number == earlier_number + 1, (earlier_number, text)
            assert named <= allowed[number], (text, named - allowed[number])
            told |= {line["kind"] for line in message["log"]}
        elif message["type"] in ("Whole", "Answer"):
            assert named <= known[number], (text, named - known[number])
        else:
            assert not named, text
    return told
