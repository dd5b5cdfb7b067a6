"""How many cards a player has, as announced; and the event that tells when it changed."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.remarks import Remark
from cardhouse.core.seats import Seat
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


@dataclass(eq=False)
class Announced(Question):
    """Does this change of a hand have to be announced?"""

    changed: Final[HandChanged]

    def __init__(self, changed: HandChanged) -> None:
        self.changed = changed

    def unruled(self, table: Table) -> bool:
        return True
