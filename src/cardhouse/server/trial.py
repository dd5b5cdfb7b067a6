"""A rule on trial: quick games by the book of a table, played in a process of its own, before anybody adopts it.

Only the book and the names go there: the games begin with a fresh deal, so nothing is found out about hidden cards.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import structs

from cardhouse.books.on_trial import WARNINGS, RuleOnTrial
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.view import is_known, is_read
from cardhouse.server.processes import asked_aside
from cardhouse.store.codec import encode
from cardhouse.store.sittings import About
from cardhouse.store.wire import to_wire

PATIENCE: Final = 12.0
MOST_WAITING: Final = 3


def knows_all(table: Table, seat: Seat) -> bool:
    """Whether somebody knows every rule in force: else what a trial shows could tell of those they do not know."""
    return all(is_known(table, each.id, seat) and is_read(table, each.id, seat) for each in table.law.book)


def afresh(begun: About, table: Table) -> About:
    """The same table with the book of now, another shuffle, and no secret."""
    law = table.law
    return structs.replace(begun, book=to_wire(law.book), off=tuple(sorted(law.off)), secret="", chance=1)


class Trials:
    """Tries one rule at a time; when too many wait, it says nothing."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.waiting = 0

    async def warnings(self, text: str, about: About) -> list[str]:
        if self.waiting >= MOST_WAITING:
            return []
        self.waiting += 1
        try:
            async with self.lock:
                return await self.asked(msgspec.json.encode(RuleOnTrial(text, encode(about))))
        finally:
            self.waiting -= 1

    async def asked(self, problem: bytes) -> list[str]:
        answer = await asked_aside("cardhouse.books.on_trial", problem, PATIENCE)
        return [] if answer is None else WARNINGS.decode(answer)
