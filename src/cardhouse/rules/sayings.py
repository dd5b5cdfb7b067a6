"""Words that have to be said."""

from dataclasses import dataclass

from cardhouse.core.affairs import Owed
from cardhouse.core.events import Played
from cardhouse.core.hooks import after
from cardhouse.core.owed import BEFORE_NEXT_LANDING, SAY, Duty
from cardhouse.core.rule import Rule
from cardhouse.core.table import Events, Table


@dataclass(frozen=True)
class SayAt(Rule):
    """A player whose hand comes down to {count} must say "{words}" before the next card is played."""

    count: int = 1
    words: str = "Last card"

    @after(Played)
    def announce(self, played: Played, table: Table) -> Events:
        if len(table.hands[played.player]) == self.count and not table.landing:
            yield Owed(Duty(played.player, SAY, self.words, until=BEFORE_NEXT_LANDING))
