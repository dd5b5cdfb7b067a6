"""What is usual at a table: when something is due of which no rule says when."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import DueBy
from cardhouse.core.declared import option
from cardhouse.core.hooks import answers
from cardhouse.core.owed import (
    DONE,
    END_OF_TURN,
    LANDING,
    NEXT_LANDING,
    TURN,
    TURN_COMPLETED,
    TURN_END,
    WHEN_DONE,
    Deadline,
)
from cardhouse.core.rule import Rule
from cardhouse.core.table import Table

_USUAL: Final = {LANDING: NEXT_LANDING, TURN_END: END_OF_TURN, TURN: TURN_COMPLETED, DONE: WHEN_DONE}


@dataclass(frozen=True)
class DueAsUsual(Rule):
    """What is owed, and no rule says when, has to be done in the usual time."""

    usual: str = option(
        LANDING,
        "What is owed is due",
        {
            "landing": "before the next card lands",
            "end of turn": "before the turn ends",
            "turn completed": "before the next turn is completed",
            "done": "as long as it takes",
        },
        subject="Mistakes, penalties and calls",
    )

    @answers(DueBy)
    def then(self, asked: DueBy, table: Table, earlier: Deadline) -> Deadline:
        return earlier if asked.duty.blocking else _USUAL[self.usual]
