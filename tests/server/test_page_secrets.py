"""What the page asks for besides playing tells nobody what they may not know: the same at tables with other secrets."""

from __future__ import annotations

import msgspec

from cardhouse.core.seats import Seat
from cardhouse.core.sitting import Entry
from cardhouse.core.table import OVER, Table
from cardhouse.server.answering import answer_to
from cardhouse.server.page_routes import turn_shown
from cardhouse.server.stream import Stream
from cardhouse.server.trial import knows_all
from cardhouse.server.workshop import ideas_for, read_for
from cardhouse.store.codec import encode
from cardhouse.testing.twins import compare_twins

TEXTS = ('7 - say "nice"', "When a player plays a Queen, the next player is skipped.", 'Rule "Moo" no longer applies.')
SELDOM = 12


class PageEar:
    """A view with a page before it that asks for all it can ask for while cards are played."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.stream = Stream(table, seat)
        self.seat = seat
        self.heard = 0

    def follow(self, table: Table, entry: Entry) -> str | None:
        message = self.stream.follow(table, entry)
        if message is None:
            return None
        self.heard += 1
        asked = [msgspec.json.encode(turn_shown(table, self.seat)).decode(), str(knows_all(table, self.seat))]
        if self.heard % SELDOM == 0 and table.phase != OVER:
            text = TEXTS[self.heard // SELDOM % len(TEXTS)]
            asked.append(msgspec.json.encode(read_for(table.copy(), "moo", self.seat, text)).decode())
            asked.append(msgspec.json.encode(ideas_for(table.copy(), self.seat, 1)).decode())
        return "\n".join([message, *asked])

    def since(self, last: int) -> list[str]:
        return self.stream.since(last)


def test_what_the_page_asks_for_is_alike_at_tables_with_other_secrets() -> None:
    found = compare_twins(
        24, PageEar, lambda own, outcome, table: encode(answer_to(own, outcome, table)).decode(), seed=14
    )
    assert sum(found.pairs.values()) == 24
    assert found.messages > 100
