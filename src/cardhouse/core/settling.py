"""What a law has to say after each act: who has won, whether the turn is over, whether cards are counted."""

from typing import Final

from cardhouse.core.counting import CardTokens, HandChanged
from cardhouse.core.law import Law
from cardhouse.core.presence import NOT_KEPT, place_of_gone
from cardhouse.core.questions import Held, TurnOver, Winners
from cardhouse.core.table import Table
from cardhouse.core.voices import Voice


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
