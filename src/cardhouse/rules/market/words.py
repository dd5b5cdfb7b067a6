"""What is said of a market: what is bought, laid aside, shown and looked at."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, tells
from cardhouse.core.words import words
from cardhouse.rules.market.peeks import Arranged, Peeked
from cardhouse.rules.market.trade import Bought, Discarded, PutOut, Retrieved, Showed


@tells(Bought)
def bought(event: Bought, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {buys} {card}", player=event.player, card=event.card), event.player, "play")


@tells(PutOut)
def put_out(event: PutOut, to: Listener) -> Iterator[Line]:
    out = words("the {area} gets {count:cards}", count=len(event.cards), area=words(event.area))
    yield to.line(out, kind="deal", rule="")


@tells(Discarded)
def discarded(event: Discarded, to: Listener) -> Iterator[Line]:
    aside = words("{player:who} {lays} {count:cards} aside", player=event.player, count=len(event.cards))
    yield to.line(aside, event.player, "play")


@tells(Retrieved)
def retrieved(event: Retrieved, to: Listener) -> Iterator[Line]:
    back = words("{player:who} {takes} {count:cards} back", player=event.player, count=len(event.cards))
    yield to.line(back, event.player, "play")


@tells(Showed)
def showed(event: Showed, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {shows} everybody {cards}", player=event.player, cards=event.cards), event.player, "say"
    )


@tells(Peeked)
def peeked(event: Peeked, to: Listener) -> Iterator[Line]:
    look = words("{player:who} {looks} at {count:cards} on top of the stock", player=event.player, count=event.count)
    yield to.line(look, event.player, "look")


@tells(Arranged)
def arranged(event: Arranged, to: Listener) -> Iterator[Line]:
    back = words("{player:who} {puts} {count:cards} back on the stock", player=event.player, count=len(event.cards))
    yield to.line(back, event.player, "look")
