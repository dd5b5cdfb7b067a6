"""How many cards a player has, as announced; and the event that tells when it changed."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.events import TokenMoved
from cardhouse.core.moving import MovesCards
from cardhouse.core.needs import only_with
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Question, Table

COUNT: Final = 10
"""So many bits tell the cards of a hand: nobody ever holds a thousand."""
HOLDER: Final = 5
"""So many bits tell who has a token, or that nobody has it."""
MOST_CARDS: Final = (1 << COUNT) - 1
MOST_HOLDERS: Final = (1 << HOLDER) - 1
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


def changes_hands(event: Event, tokens: tuple[str, ...] | None = None) -> bool:
    """Whether somebody may have another number of cards after this event, if these tokens count, or any at all."""
    if isinstance(event, TokenMoved):
        return tokens is None or event.token in tokens
    return isinstance(event, (MovesCards, ActsUndone))


def count_all(table: Table, tokens: tuple[str, ...]) -> int:
    """How many cards everybody has in hand, below who has these tokens: digits of one number, so that all of it is
    compared at once. It is asked several times an act, and nearly always nothing changed.
    """
    counted = 0
    for token in tokens:
        counted = counted << HOLDER | table.tokens.get(token, NO_SEAT) + 1
    for hand in table.hands:
        counted = counted << COUNT | len(hand)
    return counted


def hands_changed(before: int, now: int, seats: int) -> list[HandChanged]:
    """Whose number of cards, tokens included, is another now than before."""
    changes: list[HandChanged] = []
    held, holds = before >> COUNT * seats, now >> COUNT * seats
    for seat in range(seats):
        place = COUNT * (seats - 1 - seat)
        old, new = before >> place & MOST_CARDS, now >> place & MOST_CARDS
        if old != new or held != holds:
            then, count = old + tokens_of(seat, held), new + tokens_of(seat, holds)
            if count != then:
                changes.append(HandChanged(seat, then, count, old != new))
    return changes


def tokens_of(seat: Seat, holders: int) -> int:
    """How many tokens a seat has, of those whose holders are the digits of this number."""
    found = 0
    while holders:
        if (holders & MOST_HOLDERS) - 1 == seat:
            found += 1
        holders >>= HOLDER
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
