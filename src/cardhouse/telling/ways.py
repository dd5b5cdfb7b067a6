"""Ways of acting as what somebody does: "name a suit", "give two cards"."""

from __future__ import annotations

from typing import Final

from cardhouse.core.owed import SAY, Duty

DOINGS: Final = {
    "accuse": "accuse somebody",
    "add-rule": "add a rule",
    "arrange": "put the cards back in order",
    "bow": "bow",
    "butt-in": "butt in",
    "buy": "buy a card",
    "cut": "cut the cards",
    "cutter": "name who cuts",
    "deal": "deal",
    "death": "say on which pile death lies",
    "designate": "name who gives cards and who gets them",
    "draw": "draw a card",
    "give": "give cards away",
    "menu": "name the rules that rest",
    "pass": "pass",
    "pass-hand": "pass all hands on",
    "pay": "take a penalty card",
    "play": "play a card",
    "point": "point at somebody",
    "primes": "say which cards are prime",
    "put-down": "put the cards down",
    "ready": "say that everything is ready",
    "salad": "serve the salad",
    "shuffle": "shuffle",
    "start": "begin",
    "suit": "name a suit",
    "take": "take cards",
    "take-back": "take the card back",
    "turn-up": "turn up the first card",
    "vote": "vote",
}
"""What is done in the ways of acting whose names say too little."""


def doing(way: str) -> str:
    """A way of acting as what somebody does."""
    return DOINGS.get(way, way.replace("-", " "))


def task(duty: Duty) -> str:
    """What somebody owes, as what they have to do."""
    if duty.kind == SAY:
        return f"say “{duty.what}”"
    return f"{doing(duty.kind)} {duty.what}".strip() if duty.kind == "point" else doing(duty.kind)
