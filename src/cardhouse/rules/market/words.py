"""What is said of a market: what is bought, laid aside, shown and looked at."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import Card
from cardhouse.core.events import Drew
from cardhouse.core.seats import Seat
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import Words, words
from cardhouse.rules.market.peeks import Arranged, Peeked
from cardhouse.rules.market.trade import Bought, Discarded, PutOut, Retrieved, Showed
from cardhouse.rules.market.turn_so_far import Granted

quiet("the screens show whose turn it is", Granted)


@tells(Bought)
def bought(event: Bought, to: Listener) -> Iterator[Line]:
    """What was paid for it was told just before: both are one line."""
    told = to.told_of
    paid = told.cards if isinstance(told, Discarded) and told.player == event.player else ()
    line = to.line(purchase(event, paid, to.seat), event.player, "play")
    yield Line(line.words, line.by, line.kind, line.rule, joins=bool(paid))


def purchase(event: Bought, paid: tuple[Card, ...], hearer: Seat) -> Words:
    """What somebody bought, and for what; which cards those were only the buyer knows."""
    if not paid:
        return words("{player:who} {buys} {card}", player=event.player, card=event.card)
    if event.player == hearer:
        return words("{player:who} {buys} {card} for {cards}", player=event.player, card=event.card, cards=paid)
    shown = "{player:who} {buys} {card} for {count:cards}"
    return words(shown, player=event.player, card=event.card, count=len(paid))


@tells(PutOut)
def put_out(event: PutOut, to: Listener) -> Iterator[Line]:
    out = words("the {area} gets {count:cards}", count=len(event.cards), area=words(event.area))
    yield to.line(out, kind="deal", rule="")


@tells(Discarded)
def discarded(event: Discarded, to: Listener) -> Iterator[Line]:
    aside = words("{player:who} {lays} {count:cards} aside", player=event.player, count=len(event.cards))
    if is_joker_drawn(event, to):
        aside = words("{player:who} {finds} the Joker and {lays} it aside", player=event.player)
    yield to.line(aside, event.player, "play")


def is_joker_drawn(event: Discarded, to: Listener) -> bool:
    """Whether the card that is laid aside is a Joker, and was drawn just now: then everybody sees it."""
    drew = to.told_of
    return isinstance(drew, Drew) and drew.card.joker and event.cards == (drew.card,)


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
