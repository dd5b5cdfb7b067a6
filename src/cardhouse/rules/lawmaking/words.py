"""What is said of what is settled for a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.core.seats import NO_SEAT
from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import enumerated, words
from cardhouse.rules.lawmaking.by_agreement import NEW_RULE
from cardhouse.rules.lawmaking.declaring import Declared, Proposed
from cardhouse.rules.lawmaking.lawmaking import OBJECTION

quiet("the proposal is told when it is put to the vote", Proposed)

PRIMES: Final = {
    "standard": "2, 3, 5, 7, Jack and King",
    "gaussian": "3, 7 and Jack",
    "number": "all cards with a number on them",
    "suit:S": "all Spades",
    "suit:H": "all Hearts",
    "suit:D": "all Diamonds",
    "suit:C": "all Clubs",
}


@tells(Declared)
def declared(event: Declared, to: Listener) -> Iterator[Line]:
    if not event.words or event.player == NO_SEAT:
        return
    if event.matter == "primes":
        which = words(PRIMES[event.words]) if event.words in PRIMES else event.words
        prime = words("{player:who} {says} which cards are prime: {which}", player=event.player, which=which)
        yield to.line(prime, event.player, "say")
    elif event.matter == "lead":
        left, right = (
            words("from now on everybody uses the left hand"),
            words("from now on everybody uses the right hand"),
        )
        yield to.line(left if event.words == "L" else right, event.player, "say")
    elif event.matter == "menu":
        rest = enumerated([to.title(rule) for rule in event.words.split(",") if rule], to.says("and"))
        yield to.line(
            words("{player:who} {lets} these rules rest: {rules}", player=event.player, rules=rest), event.player, "say"
        )
    else:
        what = words("{player:who} {settles} it: {words}", player=event.player, words=event.words.replace(",", ", "))
        yield to.line(what, event.player, "say")


vote_words(NEW_RULE, "{by:who} {proposes} a rule: “{words}”")
vote_words(
    OBJECTION,
    "{by:who} {says} that “{title}” does not treat everybody alike",
    typed="Vote yes to strike the rule out, or vote no.",
)
