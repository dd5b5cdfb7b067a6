"""Packs of cards."""

from cardhouse.cards.card import DECK_FACES, JOKER, Card


def packs(number: int = 1, *, jokers: int = 0) -> list[Card]:
    """So many packs of 52 in one, with so many Jokers in all, in the order of a new pack."""
    if number < 1 or jokers < 0:
        raise ValueError(f"a table needs at least one pack and no negative Jokers, not {number} and {jokers}")
    return list(DECK_FACES) * number + [JOKER] * jokers
