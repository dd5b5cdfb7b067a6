"""The words that begin and end a Point of Order."""

from typing import Final

from cardhouse.core.speech import FINDERS, UNKNOWN, Found, Utterance

POINT_OF_ORDER: Final = "point of order"
END_OF_POINT: Final = "end of point of order"


def order(said: Utterance, at: int) -> Found:
    start = at
    if said.has(at, "end"):
        start += 1 + said.has(at + 1, "of")
        start += said.has(start, "the")
    if not said.has(start, "point", "of", "order"):
        return UNKNOWN
    kind = END_OF_POINT if start > at else POINT_OF_ORDER
    return (kind, kind, start + 3 - at)


FINDERS.append(order)
