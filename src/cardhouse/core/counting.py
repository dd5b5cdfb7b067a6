"""How many cards a player has, as announced; and the event that tells when it changed."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.core.needs import only_with
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Question, Table


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


@mypyc_attr(free_list_len=1)
class CardCounts:
    """How many cards everybody has in hand, and who has the tokens that count as cards."""

    __slots__ = ("cards", "holders", "tokens")

    def __init__(self, cards: list[int], tokens: tuple[str, ...], holders: list[Seat]) -> None:
        self.cards: Final[list[int]] = cards
        self.tokens: Final[tuple[str, ...]] = tokens
        self.holders: Final[list[Seat]] = holders

    def hold(self, table: Table) -> bool:
        """Whether a table is as it was counted. It is asked several times an act, and nearly always nothing changed."""
        for seat, count in enumerate(self.cards):
            if len(table.hands[seat]) != count:
                return False
        for place, holder in enumerate(self.holders):  # noqa: SIM110  # compiled code fetches `all` by name
            if table.tokens.get(self.tokens[place], NO_SEAT) != holder:
                return False
        return True


NOT_COUNTED: Final = CardCounts([], (), [])


def count_all(table: Table, tokens: tuple[str, ...]) -> CardCounts:
    """Count all hands, and see who has these tokens."""
    holders = [table.tokens.get(token, NO_SEAT) for token in tokens] if tokens else NOT_COUNTED.holders
    return CardCounts([len(hand) for hand in table.hands], tokens, holders)


def hands_changed(before: CardCounts, now: CardCounts) -> list[HandChanged]:
    """Whose number of cards, tokens included, is another now than before."""
    changes: list[HandChanged] = []
    moved = before.holders != now.holders
    for seat, has in enumerate(now.cards):
        had = before.cards[seat]
        if has != had or moved:
            then, count = had + before.holders.count(seat), has + now.holders.count(seat)
            if count != then:
                changes.append(HandChanged(seat, then, count, has != had))
    return changes


@dataclass(eq=False)
class HasToAnnounce(Question):
    """Does this change of a hand have to be announced?"""

    changed: Final[HandChanged]

    def __init__(self, changed: HandChanged) -> None:
        self.changed = changed

    def unruled(self, table: Table) -> bool:
        return True


only_with(Need("words to be said with so many cards in hand", ("announcements",)), HasToAnnounce)
