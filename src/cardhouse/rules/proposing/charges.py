"""What a penalty is proposed for: which breaches a charge covers, until when, and what becomes of the act."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.table import Question, Table

STANDS: Final = "stands"
CARD_BACK: Final = "the card goes back"
ALL_BACK: Final = "the card goes back, or what was drawn"


@dataclass(eq=False)
class HeardFirst(Question):
    """Is whoever is charged with breaking this rule heard before it is judged? Yes, unless a rule says otherwise."""

    rule: str

    def unruled(self, table: Table) -> bool:
        return True


@dataclass(eq=False)
class Covers(Question):
    """Breaches of which other rules does a charge under this rule cover, each of them? None, unless a rule says so."""

    rule: str

    def unruled(self, table: Table) -> tuple[str, ...]:
        return ()


@dataclass(eq=False)
class Lasts(Question):
    """Can a breach of this rule be charged whatever was done since, so that the penalty waits for the next turn?"""

    rule: str

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class AfterGuilt(Question):
    """What becomes of an act by which this rule was broken? It stands, unless a rule says otherwise."""

    rule: str

    def unruled(self, table: Table) -> str:
        return STANDS
