"""What is said of proposals and the cards laid aside for them."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import words
from cardhouse.rules.proposing.across_the_table import AskedHow, Contested, TriedToReturn
from cardhouse.rules.proposing.awards import PutBack
from cardhouse.rules.proposing.proposals import PENALTY_VOTE, PROPOSAL, AwardStands
from cardhouse.rules.proposing.set_aside import PutAside, PutOnTop
from cardhouse.rules.proposing.table_talk import OFFICIOUS, OthersAsked

quiet("the cards that go and come back are told", PutOnTop)
quiet("whether a penalty was just comes out when it is contested", AwardStands)


@tells(Contested)
def contested(event: Contested, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {contests} the penalty", player=event.player), event.player, "accuse", "")


@tells(PutAside)
def put_aside(event: PutAside, to: Listener) -> Iterator[Line]:
    yield to.line(words("a card is put aside for the penalty"), kind="draw", rule="")


@tells(OthersAsked)
def others_asked(event: OthersAsked, to: Listener) -> Iterator[Line]:
    slow = words("{player:whose} time is up: the others say whether that is slow", player=event.player)
    yield to.line(slow, kind="vote")


@tells(AskedHow)
def asked_how(event: AskedHow, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {asks} how things stand", player=event.player), event.player, "say", "")


@tells(TriedToReturn)
def tried_to_return(event: TriedToReturn, to: Listener) -> Iterator[Line]:
    over = words("{player:who} {holds} a card over the stock", player=event.player)
    yield to.line(over, event.player, "say", "")


@tells(PutBack)
def put_back(event: PutBack, to: Listener) -> Iterator[Line]:
    back = words("the card that {player:who} took goes back on the stock", player=event.player)
    yield to.line(back, event.player, "back")


vote_words(
    PROPOSAL,
    "{by:who} {wants} a penalty card for {about:whom}, for “{title}”",
    charge=True,
    carried="",
    failed="",
    typed="Accept or contest.",
)
vote_words(PENALTY_VOTE, "a penalty card for {about:whom}, for “{title}”?", judging=True)
vote_words(OFFICIOUS, "{by:who} {says} that {about:who} {is} too zealous with penalties")
