"""Cards that are sent back, taken back and withdrawn, and piles that die."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.words import words
from cardhouse.rules.going_back.handling import Handled
from cardhouse.rules.going_back.taking_back import Reclaimed
from cardhouse.rules.going_back.wrong_cards import PickedUpAgain, Provisional, RolledBack, StruckOut
from cardhouse.rules.order.strays import Strayed, StrayStands, Withdrawn
from cardhouse.rules.proposing.awards import PutBack
from cardhouse.rules.tokens.death import DeathsSought, Died
from cardhouse.rules.veto.holding import Allowed, Barred, TookBack, Vetoed
from cardhouse.telling.telling import Line, Listener, quiet, tells

quiet("the screens count who lets it be", Allowed)
quiet("only who tries it again needs to know", Barred)
quiet("that a card is wrong is for others to notice", Strayed, StrayStands, Provisional)
quiet("the card that goes back is told", Reclaimed)
quiet("the token on a dead pile is told", Died, DeathsSought)


@tells(Vetoed)
def vetoed(event: Vetoed, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {vetoes} it: the cards go back", player=event.player), event.player, "accuse")


@tells(TookBack)
def took_back(event: TookBack, to: Listener) -> Iterator[Line]:
    back = words("{card} goes back to {player:whom}", card=event.card, player=event.player)
    yield to.line(back, event.player, "back", "")


@tells(StruckOut)
def struck_out(event: StruckOut, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {plays} {card}", player=event.player, card=event.card), event.player, "play", "")


@tells(PickedUpAgain, RolledBack)
def picked_up(event: PickedUpAgain | RolledBack, to: Listener) -> Iterator[Line]:
    back = words("{player:who} {takes} {card} back", player=event.player, card=event.card)
    yield to.line(back, event.player, "back", "")


@tells(Withdrawn)
def withdrawn(event: Withdrawn, to: Listener) -> Iterator[Line]:
    hands = ", and all hands go back where they were" if event.places else ""
    players = tuple(dict.fromkeys(event.players))
    yield to.line(words("what was played goes back to {players:whom}" + hands, players=players), event.player, "back")


@tells(PutBack)
def put_back(event: PutBack, to: Listener) -> Iterator[Line]:
    back = words("the card that {player:who} took goes back on the stock", player=event.player)
    yield to.line(back, event.player, "back")


@tells(Handled)
def handled(event: Handled, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {takes} up {their} cards", player=event.player), event.player, "look", "")
