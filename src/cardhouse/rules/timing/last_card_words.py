"""The words of whoever comes to hold one card."""

from dataclasses import dataclass

from cardhouse.core.affairs import DropsDuty, Owed
from cardhouse.core.counting import HandChanged
from cardhouse.core.hooks import after
from cardhouse.core.options import option
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.rule import Rule
from cardhouse.core.table import Events, Table
from cardhouse.rules.timing.owing_in_time import Neglects, PlayedOn


@dataclass(frozen=True)
class SaysHoldingOne(Rule):
    """Whoever comes to hold exactly one card says "{one_card}".

    It need not be said any longer when the number is another again.
    """

    one_card: str = "Last card"
    announced: str = option(
        "whenever it is reached",
        "It has to be said",
        {
            "whenever it is reached": "whenever you come to one card",
            "on the way down": "when you come down to one card",
            "after an own play": "when you have played down to one card",
        },
        ruling="R-M43",
    )

    def calls(self) -> tuple[str, ...]:
        return (f"Failure to say {self.one_card}",)

    def is_asked(self, changed: HandChanged, table: Table) -> bool:
        if self.announced == "whenever it is reached":
            return True
        down = changed.now < changed.before
        return down and (self.announced == "on the way down" or table.last == changed.player)

    @after(HandChanged)
    def owe_words(self, changed: HandChanged, table: Table) -> Events:
        for duty in table.duties:
            if duty.bearer == changed.player and duty.what == self.one_card:
                if table.ask(PlayedOn(duty)):
                    yield Neglects(duty)
                yield DropsDuty(duty)
        if changed.now == 1 and self.is_asked(changed, table):
            yield Owed(Duty(changed.player, SAY, self.one_card))
