"""Faults at one table: each is logged once, with what is needed to make it happen again."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.sitting import Sitting

LOG: Final = logging.getLogger(__name__)
MOST: Final = 1_000


class Faults:
    """The faults that a table has had."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.known: Final[set[tuple[str, str, int]]] = set()

    def note(self, error: Exception, sitting: Sitting, act: Act | None = None) -> None:
        """Log a fault, unless it was seen here before. With the table's log up to that entry, and the act, it can be
        played again.
        """
        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        place = (where.tb_frame.f_code.co_filename, where.tb_lineno) if where is not None else ("", 0)
        kind = (type(error).__name__, *place)
        if kind in self.known or len(self.known) >= MOST:
            return
        self.known.add(kind)
        doing = f", doing {act!r}" if act is not None else ""
        LOG.error("table %s: a fault after entry %s%s", self.name, sitting.number, doing, exc_info=error)

    @contextmanager
    def noted(self, sitting: Sitting, act: Act | None = None) -> Iterator[None]:
        """Go on after this, whatever it raises."""
        try:
            yield
        except Exception as error:
            self.note(error, sitting, act)
