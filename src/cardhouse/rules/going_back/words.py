"""What is said of cards that go back."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import words
from cardhouse.rules.going_back.by_consent import GOING_BACK, AskedBack
from cardhouse.rules.going_back.handling import Handled
from cardhouse.rules.going_back.taking_back import Reclaimed
from cardhouse.rules.going_back.wrong_cards import PickedUpAgain, StruckOut

quiet("the card that goes back is told", Reclaimed)
quiet("that the others are asked is told", AskedBack)


@tells(StruckOut)
def struck_out(event: StruckOut, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {plays} {card}", player=event.player, card=event.card), event.player, "play", "")


@tells(PickedUpAgain)
def picked_up(event: PickedUpAgain, to: Listener) -> Iterator[Line]:
    back = words("{player:who} {takes} {card} back", player=event.player, card=event.card)
    yield to.line(back, event.player, "back", "")


@tells(Handled)
def handled(event: Handled, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {takes} up {their} cards", player=event.player), event.player, "look", "")


vote_words(
    GOING_BACK,
    "{by:who} {asks} to take back what {they} did last",
    carried="",
    failed="what {by:who} did stands: not everybody agrees",
    dropped="what {by:who} did stands: play has gone on",
)
