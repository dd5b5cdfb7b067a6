"""What is said of Salads."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import STEPS, Line, Listener, tells
from cardhouse.core.words import words
from cardhouse.rules.salad.salad import Served
from cardhouse.rules.salad.swaps import Swapped

STEPS["salad"] = "{player:who} {serves} everybody an open card, the Salad"


@tells(Swapped)
def swapped(event: Swapped, to: Listener) -> Iterator[Line]:
    yield to.line(
        words(
            "{player:who} {swaps} {cards} for {wanted} in {their} {area}",
            player=event.player,
            cards=event.cards,
            wanted=event.wanted,
            area=words(event.area),
        ),
        *(event.player, "play"),
    )


@tells(Served)
def served(event: Served, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {is} served {card}", player=event.player, card=event.card), kind="deal", rule="")
