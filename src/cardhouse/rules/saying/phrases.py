"""How many cards somebody has left."""

from typing import Final

from cardhouse.core.speech import FINDERS, UNKNOWN, Found, Utterance

LAST_CARD: Final = "last card"


def last_card(said: Utterance, at: int) -> Found:
    return (LAST_CARD, LAST_CARD, 2) if said.has(at, "last", "card") else UNKNOWN


FINDERS.append(last_card)
