"""Who wins with the last card."""

from typing import TYPE_CHECKING, Final

from cardhouse.core.questions import Winners
from cardhouse.core.rule import BRINGS_NOTHING, Brings, Memory
from cardhouse.core.seats import Seats
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.written.families import is_there, lent, only_with
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.places import has_places, there_only

if TYPE_CHECKING:
    from cardhouse.rules.order import going_out as in_going_out
    from cardhouse.rules.winning import winning as in_winning
else:
    in_going_out = lent("order.going_out")
    in_winning = lent("winning.winning")


NO_CARDS: Final = m.OnBeginningToHave(m.HowMany(0), m.CARD)
WINS: Final = m.Trigger(m.Somebody(m.A_PLAYER, (NO_CARDS,)), (m.Effects(m.THEY, (m.ToDo(m.Simple.WIN),)),))


def goes_out(trigger: m.Trigger) -> bool:
    """Whether it says that whoever has no cards left wins, and nothing else."""
    return trigger == WINS


class WinsByGoingOut(Part):
    """Whoever has no cards left has won when all that was done has had its effect, unless another rule holds it up.
    Where turns go by places, it is whoever played the last card.
    """

    def __init__(self) -> None:
        self.empty_hand: Final = in_winning.EmptyHandWins()

    def brings(self) -> Brings:
        return in_going_out.OutWins().brings() if is_there(in_going_out) else BRINGS_NOTHING

    def tallies(self) -> tuple[Memory, ...]:
        return in_going_out.OutWins().tallies() if is_there(in_going_out) else ()

    def hooks(self) -> list[Heard]:
        return [
            answers(Winners, self.without_cards),
            *only_with(in_going_out, lambda: there_only(in_going_out.OutWins())),
        ]

    def without_cards(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        return earlier if has_places(table) else self.empty_hand.empty(asked, table, earlier)
