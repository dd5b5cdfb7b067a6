"""Who wins with the last card."""

from typing import Final

from cardhouse.core.questions import Winners
from cardhouse.core.rule import Brings, Memory
from cardhouse.core.seats import Seats
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.places import has_places, there_only
from cardhouse.rules.order.going_out import OutWins
from cardhouse.rules.winning.winning import EmptyHandWins

NO_CARDS: Final = m.OnBeginningToHave(m.HowMany(0), m.CARD)
WINS: Final = m.Trigger(m.Somebody(m.A_PLAYER, (NO_CARDS,)), (m.Effects(m.THEY, (m.ToDo(m.Simple.WIN),)),))


def goes_out(trigger: m.Trigger) -> bool:
    """Whether it says that whoever has no cards left wins, and nothing else."""
    return trigger == WINS


class WinsByGoingOut(Part):
    """Whoever has no cards left has won when all that was done has had its effect, unless another rule holds it up.
    Where turns go by places, it is whoever played the last card.
    """

    def brings(self) -> Brings:
        return OutWins().brings()

    def tallies(self) -> tuple[Memory, ...]:
        return OutWins().tallies()

    def hooks(self) -> list[Heard]:
        return [answers(Winners, self.without_cards), *there_only(OutWins())]

    def without_cards(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        return earlier if has_places(table) else EmptyHandWins().empty(asked, table, earlier)
