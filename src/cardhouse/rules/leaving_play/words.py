"""What is said of going out, tokens and cards that are owed."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import counting, words
from cardhouse.rules.leaving_play.answering_in_kind import Thankless
from cardhouse.rules.leaving_play.card_debts import CardMissing, CardsPaid
from cardhouse.rules.leaving_play.coming_and_going import GIFT
from cardhouse.rules.leaving_play.going_out_by_word import ClaimDropped, ClaimMade, ContestLasts, FreeToGo, Reminded
from cardhouse.rules.leaving_play.purses import Credited, TokenOffered

quiet("the cards that go and come back are told", CardsPaid)
quiet("what was said is told", ClaimMade, ClaimDropped)
quiet("what a rule remembers for itself", FreeToGo, ContestLasts)
quiet("what was left unsaid is for the others to notice", Thankless)


@tells(Credited)
def credited(event: Credited, to: Listener) -> Iterator[Line]:
    gets = "{player:who} {gets} {tokens}" if event.number > 0 else "{player:who} {gives} up {tokens}"
    tokens = counting(abs(event.number), event.what)
    if event.number:
        yield to.line(words(gets, player=event.player, tokens=tokens), event.player, "token")


@tells(TokenOffered)
def offered(event: TokenOffered, to: Listener) -> Iterator[Line]:
    what = words(event.what)
    offer = words("{player:who} {offers} {to:whom} a {what}", player=event.player, to=event.to, what=what)
    yield to.line(offer, event.player, "say", "")


vote_words(GIFT, "{by:who} {offers} {about:whom} a token: {words}", opens=False)


@tells(CardMissing)
def card_missing(event: CardMissing, to: Listener) -> Iterator[Line]:
    owed = words("there is no card for {player:whom} to take, so it is owed", player=event.player)
    yield to.line(owed, event.player, "fine")


@tells(Reminded)
def reminded(event: Reminded, to: Listener) -> Iterator[Line]:
    if to.seat == event.player:
        yield to.line(words("nothing keeps you in the game but silence"), event.player, "say", "")
