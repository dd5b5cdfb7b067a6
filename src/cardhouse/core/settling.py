"""What is looked at after each act: how many cards each player has, who has won, whether the turn is over."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.events import TokenMoved
from cardhouse.core.law import Law
from cardhouse.core.moving import MovesCards
from cardhouse.core.needs import only_with
from cardhouse.core.presence import NOT_KEPT, place_of_gone
from cardhouse.core.questions import Held, TurnOver, Winners
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table
from cardhouse.core.voices import Voice

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


def changes_hands(event: Event) -> bool:
    """Whether somebody may have another number of cards after such an event, as far as its kind tells."""
    return isinstance(event, (MovesCards, TokenMoved, ActsUndone))


def is_one_of(token: str, tokens: tuple[str, ...]) -> bool:
    """Whether a token is among these few."""
    for each in tokens:  # noqa: SIM110  # compiled code makes a generator of `any`
        if each == token:
            return True
    return False


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
    place, differ = COUNT * seats, before ^ now
    held, holds = before >> place, now >> place
    if held != holds:
        differ = (1 << place) - 1  # each of them may have got a token, or lost it
    for seat in range(seats):
        place -= COUNT
        digit = differ >> place
        if digit:
            differ ^= digit << place
            old, new = before >> place & MOST_CARDS, now >> place & MOST_CARDS
            then, count = old + tokens_of(seat, held), new + tokens_of(seat, holds)
            if count != then:
                changes.append(HandChanged(seat, then, count, old != new))
            if not differ:
                break
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


class Settling:
    """Which questions of settling a law has rules for, worked out once."""

    __slots__ = (
        "counts",
        "foregoes",
        "gone_at",
        "held",
        "tokens",
        "turn_over",
        "winners",
        "winning",
    )

    def __init__(self, law: Law) -> None:
        self.winning: Final[list[Voice]] = law.answerers(Winners, "")
        self.winners: Final[bool] = bool(self.winning)
        self.held: Final[bool] = Held in law.answering
        self.turn_over: Final[list[Voice]] = law.answerers(TurnOver, "")
        self.counts: Final[bool] = HandChanged in law.reactions
        self.foregoes: Final[bool] = self.counts or law.self_begun  # something is to do before an act happens
        self.gone_at: Final[int] = place_of_gone(law) if law.sit_by else NOT_KEPT
        self.tokens: tuple[str, ...] | None = None if CardTokens in law.answering else ()

    def card_tokens(self, table: Table) -> tuple[str, ...]:
        """The tokens that count as cards, asked for once."""
        if self.tokens is None:
            self.tokens = table.ask(CardTokens())
        return self.tokens


def settling_of(law: Law) -> Settling:
    """What this law asks in settling, worked out and kept with it."""
    settling = law.settling = Settling(law)
    return settling
