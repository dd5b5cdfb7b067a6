"""What has to be done before drawing or playing: a movement, or words."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.events import TurnEnded
from cardhouse.core.questions import DRAW, PLAY, WayOpen
from cardhouse.core.rule import Memory
from cardhouse.core.seats import Seats
from cardhouse.core.speech import Gestured, Said, says, spoken
from cardhouse.core.table import Event, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.written.bans import Scope
from cardhouse.english.written.duties import movement
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.parts import Heard, Part, answers

WAYS: Final = {m.Timing.BEFORE_DRAWING: DRAW, m.Timing.BEFORE_PLAYING: PLAY}


@dataclass(eq=False)
class DoneBefore(Tally):
    """Who has made a movement, or said words, since their latest turn ended; as bits."""

    gesture: str
    words: str

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Gestured if self.gesture else Said, TurnEnded)

    def step(self, total: Any, event: Event) -> int:
        done: int = total
        if isinstance(event, TurnEnded):
            return done & ~(1 << event.player)
        if isinstance(event, Gestured):
            return done | 1 << event.player if spoken(event.gesture) == spoken(self.gesture) else done
        said = isinstance(event, Said) and says(event.words, self.words)
        return done | 1 << event.player if isinstance(event, Said) and said else done


class Beforehand(Part):
    """A sentence about what has to be done before drawing or playing."""

    def __init__(self, bound: m.Bound, moment: m.Timing) -> None:
        whens = tuple([when for when in bound.whens if when != m.At(moment)])
        self.scope: Final = Scope(m.Bound(bound.who, bound.modal, bound.acts, whens, bound.condition), True)
        self.way: Final = WAYS[moment]
        match bound.acts:
            case ((m.ToGesture() as gesture,),):
                self.tally = DoneBefore(movement(gesture), "")
            case ((m.ToSay(m.OneOfPhrases((words,))),),):
                self.tally = DoneBefore("", words)
            case _:
                raise OnlyPeople("nobody can tell what has to be done first")

    def tallies(self) -> tuple[Memory, ...]:
        return (self.tally,)

    def hooks(self) -> list[Heard]:
        return [answers(WayOpen, self.not_yet, self.way)]

    def not_yet(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier - (self.scope.seats(table) - Seats(table.tally(self.tally)))
