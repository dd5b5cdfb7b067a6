"""Cards that are seen to move: from where to where, and their faces as far as a seat may see them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.cards.card import BACK
from cardhouse.core.departures import WentUnder
from cardhouse.core.events import Dealt, Drew, Gave, Laid, Landed, Recycled, TurnedUp
from cardhouse.core.following import FOLLOWING, SetBy, TakenUp
from cardhouse.core.proceedings import CardMoved
from cardhouse.core.seating import ShuffledIn
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event
from cardhouse.rules.going_back.wrong_cards import PickedUpAgain, RolledBack, StruckOut
from cardhouse.rules.market.trade import Discarded, PutOut, Retrieved
from cardhouse.rules.order.strays import Withdrawn
from cardhouse.rules.piles.pile_acts import Took
from cardhouse.rules.proposing.awards import PutBack
from cardhouse.rules.proposing.set_aside import SET_ASIDE, PutAside, PutOnTop
from cardhouse.rules.salad.salad import Served
from cardhouse.rules.salad.swaps import Swapped
from cardhouse.rules.veto.holding import TookBack
from cardhouse.server.messages import Move

Seen = Iterator[Move]
STOCK: Final = "stock"


def hand(seat: Seat) -> str:
    return f"hand:{seat}"


def pile(number: int) -> str:
    return f"pile:{number}"


def area(name: str, seat: Seat) -> str:
    return f"area:{name}:{seat}"


def place(source: str, seat: Seat) -> str:
    """An area before a seat, or its hand."""
    return area(source, seat) if source else hand(seat)


def move(card: Card | None, source: str, target: str) -> Move:
    return Move(BACK if card is None else card.shown, source, target)


def landed(event: Landed, seat: Seat) -> Seen:
    yield move(event.card, place(event.source, event.player), pile(event.pile))


def turned_up(event: TurnedUp, seat: Seat) -> Seen:
    yield move(event.card, STOCK, pile(event.pile))


def drew(event: Drew, seat: Seat) -> Seen:
    yield move(event.card if event.player == seat else None, STOCK, hand(event.player))


def recycled(event: Recycled, seat: Seat) -> Seen:
    for number, count in event.takes:
        if count:
            yield move(None, pile(number), STOCK)


def laid(event: Laid, seat: Seat) -> Seen:
    yield move(None, hand(event.player), area(event.area, event.player))


def gave(event: Gave, seat: Seat) -> Seen:
    inside = seat != NO_SEAT and seat in (event.giver, event.receiver)
    for card in event.cards:
        yield move(card if inside else None, hand(event.giver), hand(event.receiver))


def dealt(event: Dealt, seat: Seat) -> Seen:
    for owner, cards in enumerate(event.hands):
        for card in cards:
            yield move(card if owner == seat else None, STOCK, hand(owner))


def took(event: Took, seat: Seat) -> Seen:
    for card in event.cards:
        yield move(card, pile(event.pile), hand(event.player))


def swapped(event: Swapped, seat: Seat) -> Seen:
    for card in event.cards:
        yield move(card, hand(event.player), area(event.area, event.player))
    for card in event.wanted:
        yield move(card, area(event.area, event.player), hand(event.player))


def served(event: Served, seat: Seat) -> Seen:
    yield move(event.card, STOCK, area("salad", event.player))


def put_out(event: PutOut, seat: Seat) -> Seen:
    for _ in event.cards:
        yield move(None, STOCK, area(event.area, NO_SEAT))


def discarded(event: Discarded, seat: Seat) -> Seen:
    for _ in event.cards:
        yield move(None, hand(event.player), area(event.area, NO_SEAT))


def retrieved(event: Retrieved, seat: Seat) -> Seen:
    for _ in event.cards:
        yield move(None, area(event.area, NO_SEAT), hand(event.player))


def took_back(event: TookBack, seat: Seat) -> Seen:
    yield move(event.card, pile(event.pile), place(event.source, event.player))


def set_by(event: SetBy, seat: Seat) -> Seen:
    for card in event.cards:
        yield move(card, hand(event.player), area(FOLLOWING, event.player))


def taken_up(event: TakenUp, seat: Seat) -> Seen:
    for card in event.cards:
        yield move(card, area(FOLLOWING, event.player), hand(event.player))


def put_aside(event: PutAside, seat: Seat) -> Seen:
    yield move(None, STOCK, area(SET_ASIDE, NO_SEAT))


def put_on_top(event: PutOnTop, seat: Seat) -> Seen:
    yield move(None, area(SET_ASIDE, NO_SEAT), STOCK)


def withdrawn(event: Withdrawn, seat: Seat) -> Seen:
    for player in reversed(event.players):
        yield move(None, pile(event.pile), hand(player))


def put_back(event: PutBack, seat: Seat) -> Seen:
    yield move(None, hand(event.player), STOCK)


def went_under(event: WentUnder, seat: Seat) -> Seen:
    for _ in event.cards:
        yield move(None, hand(event.player), STOCK)


def shuffled_in(event: ShuffledIn, seat: Seat) -> Seen:
    for _ in event.cards:
        yield move(None, hand(event.player), STOCK)


def card_moved(event: CardMoved, seat: Seat) -> Seen:
    source, target = [hand(each) if each >= 0 else STOCK for each in (event.source, event.target)]
    yield move(event.card, source, target)


def struck_out(event: StruckOut, seat: Seat) -> Seen:
    yield move(event.card, hand(event.player), area("void", event.player))


def picked_up(event: PickedUpAgain, seat: Seat) -> Seen:
    yield move(event.card, area("void", event.player), hand(event.player))


def rolled_back(event: RolledBack, seat: Seat) -> Seen:
    yield move(event.card, pile(event.pile), hand(event.player))


MOVES: Final[dict[type[Event], Callable[[Any, Seat], Seen]]] = {  # Any: each takes its own kind of event
    Landed: landed,
    TurnedUp: turned_up,
    Drew: drew,
    Recycled: recycled,
    Laid: laid,
    Gave: gave,
    Dealt: dealt,
    Took: took,
    Swapped: swapped,
    Served: served,
    PutOut: put_out,
    Discarded: discarded,
    Retrieved: retrieved,
    TookBack: took_back,
    SetBy: set_by,
    TakenUp: taken_up,
    PutAside: put_aside,
    PutOnTop: put_on_top,
    Withdrawn: withdrawn,
    PutBack: put_back,
    ShuffledIn: shuffled_in,
    WentUnder: went_under,
    CardMoved: card_moved,
    StruckOut: struck_out,
    PickedUpAgain: picked_up,
    RolledBack: rolled_back,
}


def moves_of(events: Iterable[tuple[str, Event]], seat: Seat) -> list[Move]:
    """The cards that a seat sees move, in order."""
    found: list[Move] = []
    for _, event in events:
        seen = MOVES.get(type(event))
        if seen is not None:
            found += seen(event, seat)
    return found
