"""The same game with everybody one seat further on: nothing else may be different, whatever people do."""

from __future__ import annotations

from typing import Any, Final, cast

from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.cases import Move
from cardhouse.core.fact import field_names
from cardhouse.core.people_acts import Call
from cardhouse.core.seating import Join
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Table
from cardhouse.rules.calling.cheats import Consent, PeekAt
from cardhouse.rules.leaving_play.purses import Donate
from cardhouse.testing.properties import PropertyBroken

NAMES_ANOTHER: Final = {Call: "offender", Donate: "to", Move: "about", PeekAt: "owner", Consent: "to", Join: "beside"}
"""Acts that name another player, and where."""


class Turned:
    """A table at which everybody sits one seat further on than at another."""

    def __init__(self, start: Table) -> None:
        table = start.copy()
        self.seats: Final = start.seats
        table.dealer = self.seat(start.dealer)
        table.names = [start.names[self.seat(seat, -1)] for seat in range(self.seats)]
        self.sitting: Final = Sitting(table, strict=False)

    def seat(self, seat: Seat, by: int = 1) -> Seat:
        return (seat + by) % self.seats if seat != NO_SEAT else NO_SEAT

    def submit(self, act: Act, number: str) -> None:
        self.sitting.submit(self.further_on(act), number)

    def further_on(self, act: Act) -> Act:
        """The same act by whoever sits one seat further on."""
        named = ("seat", NAMES_ANOTHER.get(type(act), ""))
        kind, values = type(act), zip(field_names(type(act)), act.values(), strict=True)
        if isinstance(act, Tick):
            return act
        turned: list[Any] = [self.seat(cast(Seat, value)) if name in named else value for name, value in values]
        return kind(*turned)

    def check(self, act: Act, table: Table) -> None:
        """Raise if the two tables are not alike."""
        here, there = self.told(table, 0), self.told(self.sitting.table, -1)
        for name, value in here.items():
            if value != there[name]:
                raise PropertyBroken(f"{act!r}: with the seats turned, {name} is {there[name]}, and not {value}")

    def told(self, table: Table, by: int) -> dict[str, object]:
        """What can be said of a table, as if everybody sat so much further on."""
        order = [self.seat(seat, -by) for seat in range(self.seats)]

        def seat(at: Seat) -> Seat:
            return self.seat(at, by)

        return {
            "the phase": table.phase,
            "the turn": seat(table.turn),
            "the direction": table.direction,
            "the pause": tuple(table.pauses),
            "the stock": [card.name for card in table.stock],
            "the piles": {pile: [card.name for card in cards] for pile, cards in table.piles.items()},
            "the hands": [[card.name for card in table.hands[at]] for at in order],
            "what is owed": sorted([(seat(d.bearer), d.rule, d.kind, d.what, d.due) for d in table.duties]),
            "what was broken": sorted([(seat(b.offender), b.rule, b.words, b.since) for b in table.breaches]),
            "the votes": [
                (m.kind, seat(m.by), seat(m.about), m.subject, sorted(map(seat, m.ayes)), sorted(map(seat, m.noes)))
                for m in table.motions
            ],
            "the law": sorted(table.law.off) + [article.id for article in table.law.articles],
        }
