"""How wrong cards and tricks are told. What only the offender knows is told to nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.cards import listed
from cardhouse.core.cheats import Consented, Exchanged, LookedAt
from cardhouse.core.purses import TokenOffered
from cardhouse.core.table import Event
from cardhouse.rules.beginning import Announced
from cardhouse.rules.moo import Reminded
from cardhouse.rules.turn_clock import BackAgain, WentAway
from cardhouse.rules.warnings import Warned
from cardhouse.rules.wrong_cards import PickedUpAgain, RolledBack, StruckOut
from cardhouse.server.telling import Teller, Telling, Told


def announced(telling: Telling, event: Announced) -> Iterator[Told]:
    yield f"{telling.name(event.player)}: {event.words}", event.player, "say"


def struck_out(telling: Telling, event: StruckOut) -> Iterator[Told]:
    telling.move(event.card, f"hand:{event.player}", f"area:void:{event.player}")
    yield f"{telling.name(event.player)} plays {event.card}", event.player, "play"


def picked_up(telling: Telling, event: PickedUpAgain) -> Iterator[Told]:
    telling.move(event.card, f"area:void:{event.player}", f"hand:{event.player}")
    yield f"{telling.name(event.player)} takes {event.card} back", event.player, "play"


def rolled_back(telling: Telling, event: RolledBack) -> Iterator[Told]:
    telling.move(event.card, f"pile:{event.pile}", f"hand:{event.player}")
    yield f"{telling.name(event.player)} takes {event.card} back", event.player, "play"


def exchanged(telling: Telling, event: Exchanged) -> Iterator[Told]:
    yield f"{telling.name(event.player)} exchanges two cards of the pile", event.player, "play"


def looked_at(telling: Telling, event: LookedAt) -> Iterator[Told]:
    what = f": {listed(event.cards)}" if telling.seat == event.player else ""
    yield f"{telling.name(event.player)} looks at {telling.name(event.owner)}'s hand{what}", event.player, "look"


def consented(telling: Telling, event: Consented) -> Iterator[Told]:
    yield f"{telling.name(event.player)} lets {telling.name(event.to)} look at the hand", event.player, "say"


def offered(telling: Telling, event: TokenOffered) -> Iterator[Told]:
    yield f"{telling.name(event.player)} offers {telling.name(event.to)} a {event.what}", event.player, "say"


def went_away(telling: Telling, event: WentAway) -> Iterator[Told]:
    yield f"{telling.name(event.player)} seems to be away", event.player, "round"


def came_back(telling: Telling, event: BackAgain) -> Iterator[Told]:
    yield f"{telling.name(event.player)} is back", event.player, "round"


def reminded(telling: Telling, event: Reminded) -> Iterator[Told]:
    if telling.seat == event.player:
        yield "Nothing keeps you in the game but silence", event.player, "say"


def warned(telling: Telling, event: Warned) -> Iterator[Told]:
    if telling.seat == event.player:
        yield f"About your rule: {event.words}", event.player, "say"


CALLS: Final[dict[type[Event], Teller]] = {
    Announced: announced,
    StruckOut: struck_out,
    PickedUpAgain: picked_up,
    RolledBack: rolled_back,
    Exchanged: exchanged,
    LookedAt: looked_at,
    Consented: consented,
    TokenOffered: offered,
    WentAway: went_away,
    BackAgain: came_back,
    Reminded: reminded,
    Warned: warned,
}
