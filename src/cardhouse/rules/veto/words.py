"""What is said of vetoes."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import words
from cardhouse.rules.veto.holding import Allowed, Barred, TookBack, Vetoed

quiet("the screens count who lets it be", Allowed)
quiet("only who tries it again needs to know", Barred)


@tells(Vetoed)
def vetoed(event: Vetoed, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {vetoes} it: the cards go back", player=event.player), event.player, "accuse")


@tells(TookBack)
def took_back(event: TookBack, to: Listener) -> Iterator[Line]:
    back = words("{card} goes back to {player:whom}", card=event.card, player=event.player)
    yield to.line(back, event.player, "back", "")
