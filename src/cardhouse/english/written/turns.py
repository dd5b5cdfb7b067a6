"""Who is next where a sentence says so: play passes to somebody, or somebody takes another turn."""

from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.walking import inside
from cardhouse.english.written.memory import GOES_TO
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.people import step
from cardhouse.rules.turns.turn_order import NextSeat


class PassingPlay(Part):
    """Play that does not simply go on to the next player."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence

    def hooks(self) -> list[Heard]:
        kinds = (m.ToTakeAnotherTurn, m.PlayPassesTo)
        speaks = any(next(inside(self.sentence, kind), None) is not None for kind in kinds)
        return [answers(NextSeat, goes_to)] if speaks else []


def goes_to(asked: NextSeat, table: Table, earlier: int) -> int:
    seat, skips = table.tally(GOES_TO)
    if seat == NO_SEAT:
        return earlier
    return step(table, seat, table.skips) if skips and table.skips else seat
