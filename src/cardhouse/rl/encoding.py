"""Acts as numbers and tables as vectors, the same for every game, so that what was learned at one table fits another.

An action is a number below `ACTIONS`: a single card on one of the first piles, drawing, or a place in the list of all
else that is lawful (several cards at once, choices, words). What is lawful now is a mask over them.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

from cardhouse.cards import Card, card
from cardhouse.cards.card import BACK, JOKER_INDEX
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.seats import MOST_SEATS, NO_SEAT, Seat
from cardhouse.core.table import Table
from cardhouse.core.view import View, view
from cardhouse.front.choices import awaited

FACES: Final = JOKER_INDEX + 1
PILES: Final = 4
DRAWS: Final = FACES * PILES
LISTED: Final = DRAWS + 1
MOST_LISTED: Final = 128
"""So many acts that are no single card and no draw can be told apart; more are rarely lawful, and are left out."""

ACTIONS: Final = LISTED + MOST_LISTED
OBSERVED: Final = FACES + FACES * PILES + 3 * MOST_SEATS + 4
MANY: Final = 20.0

Mask: TypeAlias = Any  # an array of numpy, which types do not see: it is an extra
Vector: TypeAlias = Any


def face_index(named: Card) -> int:
    """The number of a card's face."""
    return named.printed.index


def choices(table: Table) -> tuple[Seat, dict[int, Act]]:
    """Whom the table waits for, and the lawful acts of that seat by their numbers."""
    seat, acts = awaited(table)
    piles = {number: place for place, number in enumerate(sorted(table.piles)[:PILES])}
    found: dict[int, Act] = {}
    listed = LISTED
    for act in acts:
        if isinstance(act, Play) and len(act.cards) == 1 and act.pile in piles:
            found.setdefault(FACES * piles[act.pile] + face_index(*act.cards), act)
        elif isinstance(act, Draw):
            found.setdefault(DRAWS, act)
        elif listed < ACTIONS:
            found[listed] = act
            listed += 1
    return seat, found


def mask(acts: dict[int, Act]) -> Mask:
    """1 at what may be done."""
    made: Mask = np.zeros(ACTIONS, dtype=np.int8)
    made[list(acts)] = 1
    return made


def observed(table: Table, seat: Seat) -> Vector:
    """What a seat may see, as numbers between 0 and 1, the others counted from it on; made from its view alone."""
    seen = view(table, seat)
    parts = [hand_of(seen), *tops_of(seen), people_of(seen), state_of(seen)]
    return np.concatenate(parts).astype(np.float32)


def hand_of(seen: View) -> Vector:
    """How many of each face one holds."""
    made: Vector = np.zeros(FACES, dtype=np.float32)
    for name in seen.hand:
        made[face_index(card(name))] += 0.25
    return np.minimum(made, np.float32(1.0))


def tops_of(seen: View) -> list[Vector]:
    """The top card of each of the first piles."""
    found: list[Vector] = []
    for place in range(PILES):
        made: Vector = np.zeros(FACES, dtype=np.float32)
        cards = seen.piles[place].cards if place < len(seen.piles) else ()
        if cards and cards[-1] != BACK:
            made[face_index(card(cards[-1]))] = 1.0
        found.append(made)
    return found


def people_of(seen: View) -> Vector:
    """For each place from their own one on: how many cards, whether it is in turn, whether it is awaited."""
    made: Vector = np.zeros(3 * MOST_SEATS, dtype=np.float32)
    count = len(seen.names)
    for step in range(count):
        other = (seen.seat + step) % count
        made[3 * step] = min(seen.hand_sizes[other] / MANY, 1.0)
        made[3 * step + 1] = float(other == seen.turn)
        made[3 * step + 2] = float(other == seen.pending)
    return made


def state_of(seen: View) -> Vector:
    """The stock, the direction of play, what one owes."""
    owes = sum(duty.bearer == seen.seat for duty in seen.duties) + sum(
        debt.left for debt in seen.debts if debt.bearer == seen.seat
    )
    numbers = (min(seen.stock / 54, 1.0), float(seen.direction == 1), float(seen.direction == -1), min(owes / 4, 1.0))
    return np.array(numbers, dtype=np.float32)


def rewards(table: Table) -> list[float]:
    """What each seat has won: together nothing, so that one's gain is the others' loss."""
    winners, count = len(table.winners), table.seats
    if not winners or winners == count:
        return [0.0] * count
    return [1.0 / winners if seat in table.winners else -1.0 / (count - winners) for seat in range(count)]


__all__ = ["ACTIONS", "NO_SEAT", "OBSERVED", "Mask", "Vector", "choices", "mask", "observed", "rewards"]
