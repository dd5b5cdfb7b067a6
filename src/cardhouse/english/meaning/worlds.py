"""What happens to the table itself: order, piles, pending demands."""

from dataclasses import dataclass
from enum import StrEnum

from cardhouse.english.meaning.bases import TableChange, Who
from cardhouse.english.meaning.cards import Kind, Kinds, Suit


class Happening(StrEnum):
    """Whole clauses."""

    REVERSED = "turn order is reversed"
    NOTHING = "nothing happens"
    CLEARED = "the play pile is cleared"
    TURNED_OVER = "the play pile is turned over"
    DEALT_AGAIN = "all hands are dealt again"
    ROUND_ENDS = "the round ends"
    TOP_TO_PILE = "the top card of the draw pile is put on the play pile"
    BOTTOM_TO_PILE = "the bottom card of the play pile is put on the play pile"
    DRAWS_ADD_UP = "the draws add up"
    SKIPS_ADD_UP = "the skips add up"
    DRAW_CANCELLED = "the draw is cancelled"
    SKIP_CANCELLED = "the skip is cancelled"


@dataclass(frozen=True)
class Happens(TableChange):
    what: Happening


@dataclass(frozen=True)
class PlayPassesTo(TableChange):
    who: Who


@dataclass(frozen=True)
class DrawPassesTo(TableChange):
    who: Who


@dataclass(frozen=True)
class NextCard(TableChange):
    """The next card must be, or may not be, one of these."""

    cards: Kinds
    must: bool = True


@dataclass(frozen=True)
class SuitBecomes(TableChange):
    suit: Suit


@dataclass(frozen=True)
class RankBecomes(TableChange):
    rank: str


@dataclass(frozen=True)
class CardCountsAs(TableChange):
    """The card counts as another, or (None) as the previous card."""

    kind: Kind | None
