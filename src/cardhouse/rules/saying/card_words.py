"""Words that go with cards."""

from dataclasses import dataclass

from cardhouse.core.affairs import Owed
from cardhouse.core.events import Played
from cardhouse.core.hooks import after
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.rule import CardRule
from cardhouse.core.table import Events, Table


@dataclass(frozen=True)
class SaysWith(CardRule):
    """Whoever plays {on} says "{words}", with the last card too."""

    words: str = "Sorry"

    def calls(self) -> tuple[str, ...]:
        return (f"Failure to say {self.words}",)

    @after(Played)
    def owe_words(self, played: Played, table: Table) -> Events:
        return (Owed(Duty(played.player, SAY, self.words, about=(played.pile,))),)
