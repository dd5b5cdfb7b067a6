"""How many cards a player has, as announced; and the event that tells when it changed."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.needs import only_with
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Question, Table

HAND_BITS: Final = 10
LARGEST_HAND: Final = 1023
TOKEN_BITS: Final = 5
MOST_HOLDERS: Final = 31
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
    """Who has these tokens and how many cards everybody has, in one number: as long as nothing changes, it stays the
    same, and a number is made and compared faster than a list.
    """
    number = 0
    for token in tokens:
        place = table.tokens.get(token, NO_SEAT)
        number = number << TOKEN_BITS | place + 1
    for hand in table.hands:
        number = number << HAND_BITS | len(hand)
    return number


def hands_changed(before: int, now: int, seats: int, tokens: int) -> list[HandChanged]:
    """Whose number of cards, tokens included, is another now than before."""
    changes: list[HandChanged] = []
    for seat in range(seats):
        place = HAND_BITS * (seats - 1 - seat)
        had, has = before >> place & LARGEST_HAND, now >> place & LARGEST_HAND
        counted_before = had + held(before >> HAND_BITS * seats, seat, tokens)
        count = has + held(now >> HAND_BITS * seats, seat, tokens)
        if count != counted_before:
            changes.append(HandChanged(seat, counted_before, count, has != had))
    return changes


def held(number: int, seat: Seat, tokens: int) -> int:
    """How many of the tokens in such a number this seat has."""
    found = 0
    for _ in range(tokens):
        if number & MOST_HOLDERS == seat + 1:
            found += 1
        number >>= TOKEN_BITS
    return found


@dataclass(eq=False)
class HasToAnnounce(Question):
    """Does this change of a hand have to be announced?"""

    changed: Final[HandChanged]

    def __init__(self, changed: HandChanged) -> None:
        self.changed = changed

    def unruled(self, table: Table) -> bool:
        return True


only_with(Need("words to be said with so many cards in hand", ("announcements",)), HasToAnnounce)
