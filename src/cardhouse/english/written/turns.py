"""Who is next where a sentence says so: play passes to somebody, or somebody takes another turn."""

from typing import TYPE_CHECKING

from cardhouse.core.events import Played
from cardhouse.core.rule import Memory
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.walking import inside
from cardhouse.english.written.events import OutOfTurn
from cardhouse.english.written.families import lent
from cardhouse.english.written.memory import GOES_TO, JUMPS
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import step

if TYPE_CHECKING:
    from cardhouse.rules.turns import turn_order as in_turn_order
else:
    in_turn_order = lent("turns.turn_order")


class PassingPlay(Part):
    """Play that does not simply go on to the next player."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence

    def hooks(self) -> list[Heard]:
        kinds = (m.ToTakeAnotherTurn, m.PlayPassesTo)
        speaks = any(next(inside(self.sentence, kind), None) is not None for kind in kinds)
        return [answers(in_turn_order.NextSeat, goes_to)] if speaks else []


class NotingJumps(Part):
    """Cards that are played out of turn, for a sentence about the card after such a one."""

    def __init__(self, sentence: Sentence) -> None:
        self.awaited = any(plays.after is m.AfterCard.OUT_OF_TURN for plays in inside(sentence, m.OnPlaying))

    def tallies(self) -> tuple[Memory, ...]:
        return (JUMPS,) if self.awaited else ()

    def hooks(self) -> list[Heard]:
        return [follows(Played, self.noted)] if self.awaited else []

    def noted(self, event: Played, table: Table) -> Events:
        return NOTHING if table.turn in (NO_SEAT, event.player) else [OutOfTurn(event.player)]


def goes_to(asked: "in_turn_order.NextSeat", table: Table, earlier: int) -> int:
    seat, skips = table.tally(GOES_TO)
    if seat == NO_SEAT:
        return earlier
    return step(table, seat, table.skips) if skips and table.skips else seat
