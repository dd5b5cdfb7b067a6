"""A table as one seat sees it: what its view does not show lies face down."""

import json

from cardhouse.cards import JOKER, Card, card
from cardhouse.cards.card import BACK
from cardhouse.core.fact import Fact, field_names
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.view import View, view

UNSEEN = JOKER.turned(down=True)


def view_text(table: Table, seat: Seat) -> str:
    """Everything in a seat's view, as text."""
    return json.dumps(plain(view(table, seat)), ensure_ascii=False)


def plain(value: object) -> object:
    if isinstance(value, Fact):
        return {name: plain(getattr(value, name)) for name in field_names(type(value))}
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return value


def as_seen(table: Table, seat: Seat) -> Table:
    """A copy of the table that holds no more than the seat's view tells."""
    shown: View = view(table, seat)
    seen = table.copy()
    seen.turn = shown.turn
    for owner, count in enumerate(shown.hand_sizes):
        known = [face(name) for name in shown.open_cards[owner]][:count]
        seen.hands[owner] = [*known, *[UNSEEN] * (count - len(known))]
    seen.hands[seat] = [face(name) for name in shown.hand]
    seen.stock = [UNSEEN] * (shown.stock - len(shown.known)) + [face(name) for name in reversed(shown.known)]
    for pile in shown.piles:
        seen.piles[pile.number] = [face(name) for name in pile.cards]
    for area in shown.areas:
        seen.area(area.area, area.owner)[:] = [face(name) for name in area.cards]
    owed = [(duty.bearer, duty.kind, duty.what) for duty in shown.duties]
    seen.duties = [duty for duty in table.duties if (duty.bearer, duty.kind, duty.what) in owed]
    return seen


def face(name: str) -> Card:
    return UNSEEN if name == BACK else card(name)
