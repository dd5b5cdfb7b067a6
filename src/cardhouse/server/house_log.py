"""What a house keeps: its book after every change, how often rules were broken, and by which link it is reached.

It is a log of its own in the same store, folded when it is opened. Of links and of the keeper's token only hashes are
kept.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from msgspec import Struct

from cardhouse.server.lobby_log import hashed


class HouseBegun(Struct, frozen=True):
    """A house was made, with hashes of the key in its link and of its keeper's token."""

    key: str
    keeper: str
    day: str


class BookKept(Struct, frozen=True, tag=True):
    """The book is this text now: what changed, by whom, when, and at which table, with which entry of its log."""

    text: str
    what: str
    by: str
    day: str
    table: str = ""
    entry: int = 0


class RulesCounted(Struct, frozen=True, tag=True):
    """How often rules were broken, caught and struck at, at a table up to an entry of its log."""

    table: str
    entry: int
    broken: dict[str, int] = {}
    caught: dict[str, int] = {}
    struck: dict[str, int] = {}


class LinkRenewed(Struct, frozen=True, tag=True):
    """The house has a new link, and the old one leads nowhere."""

    key: str


class WordingAgreed(Struct, frozen=True, tag=True):
    """Somebody was asked what a wording means, and the sentence that they chose was adopted."""

    wording: str
    sentence: str


HouseRecord = BookKept | RulesCounted | LinkRenewed | WordingAgreed
BEGUN: Final = msgspec.json.Decoder(HouseBegun)
RECORD: Final = msgspec.json.Decoder(HouseRecord)


class House:
    """The fold of a house's log."""

    def __init__(self, id: str, begun: HouseBegun) -> None:
        self.id: Final = id
        self.begun: Final = begun
        self.key = begun.key
        self.number = 0
        self.text = ""
        self.changes: Final[list[tuple[int, BookKept]]] = []
        self.noted: Final[Counter[str]] = Counter()
        self.counted: Final[Counter[str]] = Counter()
        self.broken: Final[Counter[str]] = Counter()
        self.caught: Final[Counter[str]] = Counter()
        self.struck: Final[Counter[str]] = Counter()
        self.agreed: Final[dict[str, str]] = {}

    def fold(self, record: HouseRecord) -> None:
        self.number += 1
        if isinstance(record, BookKept):
            self.text = record.text
            self.changes.append((self.number, record))
            if record.table:
                self.noted[record.table] = max(self.noted[record.table], record.entry)
        elif isinstance(record, RulesCounted):
            self.counted[record.table] = max(self.counted[record.table], record.entry)
            self.broken.update(record.broken)
            self.caught.update(record.caught)
            self.struck.update(record.struck)
        elif isinstance(record, WordingAgreed):
            self.agreed[record.wording] = record.sentence
        else:
            self.key = record.key

    def opens(self, key: str) -> bool:
        return hashed(key) == self.key

    def kept_by(self, token: str) -> bool:
        return hashed(token) == self.begun.keeper

    def text_at(self, number: int) -> str:
        """The book as it was after so many records."""
        return next((kept.text for at, kept in reversed(self.changes) if at <= number), "")
