"""The order of turns at one pile, with all that cards have done to it: which card counts there, what its player named
for it, what is to come later, what has to be picked up, and how far hands are to be handed on.

Each of these is a small value of its own, changed by the events of those rules that bring it. The turns themselves are
the model that all games share (`cardhouse.rules.turns.slots`).
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import RANKS
from cardhouse.core.demands import NOTHING_OWED, Obligation
from cardhouse.core.fact import Fact, field_names
from cardhouse.core.seats import Seat
from cardhouse.rules.turns.slots import (
    POINT,
    RIGHT,
    Order,
    Slot,
    shifted,
    side_of,
    sides_switched,
    slot_at,
    turned,
)

NO_CARD: Final = -1
UNNAMED: Final = -1
NO_PASS: Final = -1


@dataclass(eq=False)
class LiveCard(Fact):
    """The card that counts at a pile."""

    face: Final[int]  # its index
    owner: Final[int]  # the slot it came from
    dead: Final[bool]
    skips: Final[int]  # those that were on it when it was played
    suit: Final[int]  # the one named for it
    open: Final[bool]  # no turn has been completed since it was played
    jokers: Final[int]  # how many lie on it
    row: Final[int]  # how many turns in a row brought this rank

    def __init__(
        self,
        face: int,
        owner: Slot,
        dead: bool = False,
        skips: int = 0,
        suit: int = UNNAMED,
        open: bool = False,
        jokers: int = 0,
        row: int = 0,
    ) -> None:
        self.face = face
        self.owner = owner
        self.dead = dead
        self.skips = skips
        self.suit = suit
        self.open = open
        self.jokers = jokers
        self.row = row

    def but(self, **changes: Any) -> "LiveCard":
        """This card, with something of it changed."""
        return LiveCard(**values_of(self, changes))

    def in_force(self) -> bool:
        """Whether there is a card that means something."""
        return self.face != NO_CARD and not self.dead


@dataclass(eq=False)
class Later(Fact):
    """What cards have brought about for later turns."""

    skips: Final[int]  # after the next turn
    turns: Final[int]  # that are left before the direction turns back
    turns_back: Final[bool]  # it does so with the turn just taken

    def __init__(self, skips: int = 0, turns: int = 0, turns_back: bool = False) -> None:
        self.skips = skips
        self.turns = turns
        self.turns_back = turns_back


@dataclass(eq=False)
class Passing(Fact):
    """How far all hands are to be handed on, and which way; nowhere, if they are not."""

    places: Final[int]
    way: Final[int]

    def __init__(self, places: int = NO_PASS, way: int = 1) -> None:
        self.places = places
        self.way = way

    @property
    def due(self) -> bool:
        return self.places != NO_PASS


NOTHING_LATER: Final = Later()
NO_PASSING: Final = Passing()


@dataclass(eq=False)
class PileOrder(Fact):
    """Whose turn it is at one pile, and all that cards have done about it."""

    turns: Final[Order]
    card: Final[LiveCard]
    later: Final[Later]
    owed: Final[Obligation]  # what whoever is due has to pick up; its key is the rank that demands it
    passing: Final[Passing]

    def __init__(
        self,
        turns: Order,
        card: LiveCard,
        later: Later = NOTHING_LATER,
        owed: Obligation = NOTHING_OWED,
        passing: Passing = NO_PASSING,
    ) -> None:
        self.turns = turns
        self.card = card
        self.later = later
        self.owed = owed
        self.passing = passing

    def but(self, **changes: Any) -> "PileOrder":
        """This order, with some of it changed."""
        return PileOrder(**values_of(self, changes))

    def among(self, members: int) -> "PileOrder":
        """This order, for those who take part now."""
        return self.but(turns=self.turns.but(members=members))


def values_of(fact: Fact, changes: dict[str, Any]) -> dict[str, Any]:
    """The fields of a value by their names, some of them changed."""
    values: dict[str, Any] = dict(zip(field_names(type(fact)), fact.values(), strict=True))
    values.update(changes)
    return values


def laid_order(turns: Order) -> PileOrder:
    """An order as it begins, with no card that counts."""
    return PileOrder(turns, LiveCard(NO_CARD, turns.origin))


def taken(order: PileOrder, slot: Slot, face: int) -> PileOrder:
    """A slot had its turn, with this card or by picking up: waiting skips are used, and a running reversal counts it
    (R-U2).
    """
    card, later = order.card, order.later
    same = face != NO_CARD and card.row > 0 and rank_of(face) == rank_of(card.face)
    return PileOrder(
        order.turns.going_on(slot, later.skips),
        LiveCard(face, slot, skips=later.skips, open=True, row=card.row + 1 if same else 1)
        if face != NO_CARD
        else card.but(row=0, open=False),
        Later(0, max(0, later.turns - 1), later.turns == 1),
        order.owed,
        order.passing,
    )


def butted(order: PileOrder, seat: Seat, face: int, lapses: bool) -> PileOrder:
    """Somebody butted in: play goes on as if the card had come from there; it is no turn, and counts for nothing
    (R-U21).
    """
    turns, card = order.turns, order.card
    side = 1 - turns.leading if turns.sided else RIGHT
    return order.but(
        turns=turns.going_on(slot_at(seat), card.skips, trails=True),
        later=Later(0, order.later.turns, order.later.turns_back),
        owed=NOTHING_OWED if lapses else order.owed,
        card=LiveCard(face, slot_at(seat, side), card.dead, card.skips, open=True, row=card.row),
    )


def moved_on(order: PileOrder) -> PileOrder:
    """A Joker was added: the card counts as if the next player along had played it (R-U14)."""
    turns = order.turns
    return order.but(
        turns=turns.but(target=shifted(turns, turns.target, turns.direction))
        if turns.landing == POINT
        else turns.but(origin=shifted(turns, turns.origin, turns.direction)),
        card=order.card.but(jokers=order.card.jokers + 1),
        owed=order.owed.grown(0, order.owed.key),
    )


def pointed(order: PileOrder, slot: Slot, skips_count: bool) -> PileOrder:
    """The card's player pointed at whoever is to be next; Jokers added before move that place on (R-U7, R-U14)."""
    turns = order.turns
    for _ in range(order.card.jokers):
        slot = shifted(turns, slot, turns.direction)
    return order.but(turns=turns.but(landing=POINT, target=slot, skips=turns.skips if skips_count else 0))


def switched(order: PileOrder, entry: str) -> PileOrder:
    """Everybody has two slots from now on, or one again; so has the one that the card came from."""
    owner = side_of(order.turns, order.card.owner, entry)
    return order.but(turns=sides_switched(order.turns, entry), card=order.card.but(owner=owner))


def turned_back(order: PileOrder) -> PileOrder:
    """The order once a running reversal has ended with this turn."""
    later = order.later
    return order.but(turns=turned(order.turns), later=Later(later.skips, later.turns)) if later.turns_back else order


def as_before(before: PileOrder, order: PileOrder) -> PileOrder:
    """The order before a card that now lies there and counts, but has moved nothing."""
    return before.but(card=order.card.but(skips=0, row=before.card.row))


def rank_of(face: int) -> int:
    """Ace 1 to King 13; 0 for a Joker or none."""
    return face // 4 + 1 if 0 <= face < 4 * len(RANKS) else 0
