"""What is said of piles, and cards that are taken from them."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, tells
from cardhouse.core.words import words
from cardhouse.rules.piles.pile_acts import Flipped, HandSorted, Tidied, Took, TopTurned


@tells(Flipped)
def flipped(event: Flipped, to: Listener) -> Iterator[Line]:
    yield to.line(words("pile {pile} is turned over", pile=event.pile), kind="pile")


@tells(TopTurned)
def top_turned(event: TopTurned, to: Listener) -> Iterator[Line]:
    top = to.table.top(event.pile)
    if top is not None and not top.down:
        yield to.line(words("{card} is turned face up on pile {pile}", card=top, pile=event.pile), kind="pile")


@tells(Took)
def took(event: Took, to: Listener) -> Iterator[Line]:
    seen = "{player:who} {takes} {count:cards} off pile {pile}: {cards}"
    yield to.line(
        words(
            seen if event.player == to.seat else "{player:who} {takes} {count:cards} off pile {pile}",
            player=event.player,
            count=len(event.cards),
            pile=event.pile,
            cards=[card.printed for card in event.cards],
        ),
        *(event.player, "draw"),
    )


@tells(Tidied)
def tidied(event: Tidied, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {tidies} pile {pile}", player=event.player, pile=event.pile), event.player, "say")


@tells(HandSorted)
def hand_sorted(event: HandSorted, to: Listener) -> Iterator[Line]:
    if event.player != to.seat:
        yield to.line(words("{player:who} {puts} {their} cards in order", player=event.player), event.player, "say")
