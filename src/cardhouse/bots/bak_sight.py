"""What a seat sees of a game of BAK, as counts, and games that it may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardhouse.bots.bak_game import ACE, COPIES, JOKER, KING, LOW, RANKS, Position
from cardhouse.cards import card
from cardhouse.cards.card import BACK
from cardhouse.core.chance import Chance
from cardhouse.core.view import View
from cardhouse.rules.market.endings import COMMON_LOSS
from cardhouse.rules.market.trade import DISCARD, ROW

UNKNOWN: Final = -1
MIDDLING: Final = 5
"""What a card is taken for that the usual pack cannot account for."""


@dataclass(frozen=True)
class Sight:
    """A view in numbers: ranks of cards, and what each has bought.

    `known` are the ranks on top of the pile, -1 where unknown; `unseen` counts what lies hidden anywhere; `loss` is
    what it counts for each when all lose.
    """

    seat: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    opened: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, int, int], ...]
    pile: int
    known: tuple[int, ...]
    unseen: tuple[int, ...]
    gone: tuple[int, ...]
    loss: int = 0

    @property
    def bought(self) -> tuple[int, int, int]:
        return (
            sum([row[0] for row in self.rows]),
            sum([row[1] for row in self.rows]),
            sum([row[2] for row in self.rows]),
        )

    def imagined(self, chance: Chance) -> Position:
        """A game that looks like this from here: hidden hands and the pile dealt at random from what is unseen."""
        position = Position(len(self.sizes))
        position.mover = self.seat
        position.rows = [list(row) for row in self.rows]
        position.bought = list(self.bought)
        position.gone = self.gone
        hidden = [rank for rank in range(1, RANKS + 1) for _ in range(self.unseen[rank])]
        chance.shuffle(hidden)
        if position.bought[KING] < COPIES:  # an Ace in a hand would have been shown
            hidden.sort(key=lambda rank: rank == ACE)
            hidden.reverse()  # Aces first: the hands are dealt from the end
        for seat, size in enumerate(self.sizes):
            hand = position.hands[seat]
            cards = list(self.hand) if seat == self.seat else list(self.opened[seat])
            for _ in range(size - len(cards)):
                cards.append(hidden.pop() if hidden else MIDDLING)
            for rank in cards:
                hand[rank] += 1
        chance.shuffle(hidden)
        position.pile = self.stacked(hidden, chance)
        return position

    def stacked(self, hidden: list[int], chance: Chance) -> list[int]:
        """The pile from its bottom: what is known in its place, the Joker where it may be, the rest anywhere."""
        pile = [UNKNOWN] * self.pile
        for depth, rank in enumerate(self.known):
            pile[-1 - depth] = rank
        if JOKER not in self.known:
            places = [place for place in range(min(LOW, self.pile)) if pile[place] == UNKNOWN]
            if places:
                pile[chance.pick(places)] = JOKER
        return [(hidden.pop() if hidden else MIDDLING) if rank == UNKNOWN else rank for rank in pile]


def sight_of(view: View) -> Sight:
    """A view of a game of BAK in numbers."""
    rows = [[0, 0, 0] for _ in view.names]
    unseen = [0, *[COPIES] * RANKS]
    for area in view.areas:
        for name in area.cards:
            rank = card(name).rank
            if area.area == ROW:
                rows[area.owner][rank - 11] += 1
            elif area.area == DISCARD:
                unseen[rank] -= 1
    opened = [tuple([card(name).rank for name in names]) for names in view.open_cards]
    known = tuple([UNKNOWN if name == BACK else card(name).rank for name in view.known])
    hand = tuple([card(name).rank for name in view.hand])
    seen = [rank for seat, ranks in enumerate(opened) if seat != view.seat for rank in ranks]
    for rank in (*hand, *known, *seen):
        if rank > 0:
            unseen[rank] -= 1
    gone = tuple([figure.owner for figure in view.figures if figure.name == "left the table"])
    sizes = tuple([0 if seat in gone else size for seat, size in enumerate(view.hand_sizes)])
    triples = tuple([(row[0], row[1], row[2]) for row in rows])
    loss = sum([figure.number for figure in view.figures if figure.name == COMMON_LOSS])
    return Sight(view.seat, hand, sizes, tuple(opened), triples, view.stock, known, tuple(unseen), gone, loss)
