"""How many cards a player has, as announced; and the event that tells when it changed."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.remarks import Remark
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Question, Table

HANDS_APART: Final = 1024
"""More than the cards of any hand."""
TOKENS_APART: Final = 32
"""More than the seats of any table."""
NOT_COUNTED: Final = -1


class CardTokens(Question):
    """Which tokens count as cards of whoever has them?"""

    def unruled(self, table: Table) -> tuple[str, ...]:
        return ()


def card_tokens(table: Table, seat: Seat) -> list[str]:
    """The tokens that count as cards of this seat."""
    return [token for token in table.ask(CardTokens()) if table.tokens.get(token) == seat]


def card_count(table: Table, seat: Seat) -> int:
    """How many cards a player has, tokens that count as one included."""
    return len(table.hands[seat]) + len(card_tokens(table, seat))


@dataclass(eq=False)
class HandChanged(Remark):
    """A player has another number of cards than before. `real` cards moved, or just a token that counts as one."""

    player: Final[Seat]
    before: Final[int]
    now: Final[int]
    real: Final[bool]

    def __init__(self, player: Seat, before: int, now: int, real: bool) -> None:
        self.player = player
        self.before = before
        self.now = now
        self.real = real


def counted(table: Table, tokens: tuple[str, ...]) -> int:
    """How many cards everybody has and who has these tokens, in one number: as long as nothing changes, it stays the
    same, and a number is made and compared faster than a list.
    """
    number = 0
    for hand in table.hands:
        number = number * HANDS_APART + len(hand)
    for token in tokens:
        number = number * TOKENS_APART + table.tokens.get(token, NO_SEAT) + 1
    return number


def sizes_and_counts(number: int, seats: int, tokens: int) -> tuple[list[int], list[int]]:
    """What such a number says: how many cards everybody has, without tokens and with those that count as one."""
    holders = []
    for _ in range(tokens):
        holders.append(number % TOKENS_APART - 1)
        number //= TOKENS_APART
    sizes = [number // HANDS_APART ** (seats - 1 - seat) % HANDS_APART for seat in range(seats)]
    return sizes, [size + holders.count(seat) for seat, size in enumerate(sizes)]


def hands_changed(before: int, now: int, seats: int, tokens: int) -> list[HandChanged]:
    """Whose number of cards is another now than before."""
    had, counted_before = sizes_and_counts(before, seats, tokens)
    have, counts = sizes_and_counts(now, seats, tokens)
    return [
        HandChanged(seat, counted_before[seat], counts[seat], have[seat] != had[seat])
        for seat in range(seats)
        if counts[seat] != counted_before[seat]
    ]


@dataclass(eq=False)
class Announced(Question):
    """Does this change of a hand have to be announced?"""

    changed: Final[HandChanged]

    def __init__(self, changed: HandChanged) -> None:
        self.changed = changed

    def unruled(self, table: Table) -> bool:
        return True
