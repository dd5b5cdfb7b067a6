"""What cards count as: their ranks, suits and values under the rules in force."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardhouse.cards import ALL, DECK_FACES, NONE, Card, Cards, of_rank, of_suit
from cardhouse.core.questions import CardsQuestion
from cardhouse.core.table import Question, Table
from cardhouse.english.written.families import is_there, lent

if TYPE_CHECKING:
    from cardhouse.rules.matching import stand_ins as in_stand_ins
else:
    in_stand_ins = lent("matching.stand_ins")


_IDENTITY: Final = "what cards count as"
_ABSENT: Final = -1
UNSAID: Final = -1


class Values(Question):
    """What is every card worth, by its index? As its rank says, a Joker as what it counts as, unless a rule says
    otherwise.
    """

    def unruled(self, table: Table) -> list[int]:
        return [UNSAID] * (len(DECK_FACES) + 1)


class Wild(CardsQuestion):
    """Which cards are wild? None, unless a rule says so."""

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(frozen=True)
class Identity:
    """Rank and suit that each face counts as, by its index; 0 and -1 for a Joker that counts as nothing else."""

    ranks: tuple[int, ...]
    suits: tuple[int, ...]
    values: tuple[int, ...]


def counting_as(kind: Cards, table: Table) -> Cards:
    return table.ask(in_stand_ins.CountingAs(kind)) if is_there(in_stand_ins) else kind


def identity(table: Table) -> Identity:
    """What cards count as at this table, worked out once for each change of the rules."""
    found: Identity | None = table.law.plans.get(_IDENTITY)
    if found is None:
        ranks, suits = [0] * (len(DECK_FACES) + 1), [_ABSENT] * (len(DECK_FACES) + 1)
        for rank in range(1, 14):
            for card in counting_as(of_rank(rank), table):
                ranks[card.index] = rank
        for suit in range(4):
            for card in counting_as(of_suit(suit), table):
                suits[card.index] = suit
        found = Identity(tuple(ranks), tuple(suits), ())
        table.law.plans[_IDENTITY] = found  # a value may be told by cards that count as others
        values = [rank if value == UNSAID else value for rank, value in zip(ranks, table.ask(Values()), strict=True)]
        found = table.law.plans[_IDENTITY] = Identity(tuple(ranks), tuple(suits), tuple(values))
    return found


def rank_of(table: Table, card: Card) -> int:
    """The rank a card counts as: one that was called another as it lies there counts as that."""
    return card.rank if card is not card.printed else identity(table).ranks[card.index]


def suit_of(table: Table, card: Card) -> int:
    return identity(table).suits[card.index]


def value_of(table: Table, card: Card) -> int:
    return identity(table).values[card.index]


def faces_where(wanted: list[bool]) -> Cards:
    """The set of the faces for which it is so, by index."""
    bits = 0
    for index, fits in enumerate(wanted):
        bits |= fits << index
    return Cards(bits & ALL.bits)
