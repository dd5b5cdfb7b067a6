"""What is said of tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.core.events import TokenMoved
from cardhouse.core.table import CENTRE
from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import Words, words
from cardhouse.rules.tokens.death import DeathsSought, Died
from cardhouse.rules.tokens.token_acts import DECK, HandedOn, TokenTouched
from cardhouse.rules.tokens.tokens import FirstDue

quiet("the screens show the order of turns", FirstDue)
quiet("where the token goes is told", HandedOn)
quiet("the token on a dead pile is told", Died, DeathsSought)

NOUNS: Final = ("the pack", "the Turn Token", "the Dealer Token")
"""What lies or goes about at the table by this family, for the catalogue of words."""


def token(name: str) -> Words:
    """A token by the name people have for it."""
    return words("the pack") if name == DECK else words(f"the {name.title()} Token")


@tells(TokenMoved)
def token_moved(event: TokenMoved, to: Listener) -> Iterator[Line]:
    pile = event.pile
    where = "{token} goes to {player:whom}"
    if event.token == "turn" and event.to != CENTRE:
        yield to.line(words("{player:who} {takes} the Turn Token", player=event.to), kind="token")
        return
    if pile or event.to == CENTRE:
        where = "{token} goes to pile {pile}" if pile else "{token} goes back to the middle"
    goes = words(where, token=token(event.token), pile=pile, player=event.to)
    yield to.line(goes, kind="token")


@tells(TokenTouched)
def token_touched(event: TokenTouched, to: Listener) -> Iterator[Line]:
    aside = words("{player:who} {moves} {token} aside", player=event.player, token=token(event.token))
    yield to.line(aside, event.player, "token")
