"""Numbers that a sentence sets for the whole table."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import Card
from cardhouse.core.checkpoints import count_cards
from cardhouse.core.events import Reversed
from cardhouse.core.penalties import FineFor
from cardhouse.core.questions import HandSize, Jokers
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import ANSWERS, Mark, Memory
from cardhouse.core.seating import Pack, Packs
from cardhouse.core.shown import FaceUp
from cardhouse.core.speech import same_call
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import lent, only_with
from cardhouse.english.written.parts import Heard, Part, answers, follows

if TYPE_CHECKING:
    from cardhouse.rules.calling import calls as in_calls
    from cardhouse.rules.timing import slowness as in_slowness
    from cardhouse.rules.timing import turn_clock as in_turn_clock
else:
    in_calls = lent("calling.calls")
    in_slowness = lent("timing.slowness")
    in_turn_clock = lent("timing.turn_clock")


class PriceOfCall(Part):
    """What a call costs."""

    def __init__(self, sentence: m.PenaltyIs) -> None:
        self.sentence: Final = sentence

    def hooks(self) -> list[Heard]:
        return [answers(FineFor, self.costs)]

    def costs(self, asked: FineFor, table: Table, earlier: int) -> int:
        return self.sentence.cards if same_call(asked.words, self.sentence.call) else earlier


class Answering(Part):
    """A setting that is the answer to one question."""

    def __init__(self, question: type, answer: object) -> None:
        self.question: Final = question
        self.answer: Final = answer

    def hooks(self) -> list[Heard]:
        return [answers(self.question, self.answered)]

    def answered(self, asked: object, table: Table, earlier: object) -> object:
        return self.answer


class Decks(Part):
    """How many decks there are, also where nothing else says how many are shuffled together."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def hooks(self) -> list[Heard]:
        return [answers(Packs, self.so_many), answers(Pack, self.all_of_them)]

    def so_many(self, asked: Packs, table: Table, earlier: int) -> int:
        return self.number

    def all_of_them(self, asked: Pack, table: Table, earlier: list[Card]) -> list[Card]:
        return earlier if asked.packs >= self.number else table.ask(Pack(self.number))


class HandsOf(Part):
    """How many cards everybody gets, as far as there are so many: one is left to begin with."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def hooks(self) -> list[Heard]:
        return [answers(HandSize, self.so_many)]

    def so_many(self, asked: HandSize, table: Table, earlier: int) -> int:
        return min(self.number, max(1, (count_cards(table) - 1) // table.seats))


class TimeLimit(Part):
    """How long a turn takes."""

    def __init__(self, seconds: int) -> None:
        self.seconds: Final = seconds

    def hooks(self) -> list[Heard]:
        return [
            answers(in_turn_clock.TurnSeconds, self.so_long),
            *only_with(in_calls, lambda: [answers(in_calls.CalledFor, self.called)]),
            *self.penalised(),
        ]

    def tallies(self) -> tuple[Memory, ...]:
        return in_slowness.SecondsToPlay().tallies()

    def penalised(self) -> list[Heard]:
        """Who has not played in time is penalised, if no rule of the game sees to that."""

        def only_here(method: Callable[..., Any], mark: Mark) -> Callable[..., Any]:
            def answer(asked: object, table: Table, earlier: object) -> object:
                return method(asked, table, earlier) if self.sees_to_it(table) else earlier

            def follow(event: Event, table: Table) -> object:
                return method(event, table) if self.sees_to_it(table) else NOTHING

            return answer if mark.hook == ANSWERS else follow

        own = (in_turn_clock.TurnSeconds, in_turn_clock.SlownessSeenTo)
        heard = [
            (method, mark) for method, mark in in_slowness.SecondsToPlay(self.seconds).hooks() if mark.of not in own
        ]
        return [(only_here(method, mark), mark) for method, mark in heard]

    def sees_to_it(self, table: Table) -> bool:
        return not table.ask(in_turn_clock.SlownessSeenTo()) and table.ask(in_turn_clock.TurnSeconds()) == self.seconds

    def so_long(self, asked: "in_turn_clock.TurnSeconds", table: Table, earlier: int) -> int:
        return self.seconds

    def called(self, asked: "in_calls.CalledFor", table: Table, earlier: bool) -> bool:
        return earlier or same_call(in_calls.first_time(asked.words), f"Failure to play within {self.seconds} seconds")


class FirstDirection(Part):
    """Which way round turns go at first."""

    def __init__(self, clockwise: bool) -> None:
        self.direction: Final = 1 if clockwise else -1

    def hooks(self) -> list[Heard]:
        return [follows(PhaseBegan, self.begin)]

    def begin(self, event: PhaseBegan, table: Table) -> Events:
        wrong = event.phase == PLAYING and table.direction != self.direction
        return [Reversed()] if wrong else NOTHING


class OpenHands(Part):
    """Every hand is seen by all."""

    def hooks(self) -> list[Heard]:
        return [answers(FaceUp, self.all_of_it)]

    def all_of_it(self, asked: FaceUp, table: Table, earlier: list[Card]) -> list[Card]:
        return list(table.hands[asked.owner])


def setting_parts(sentence: Sentence) -> list[Part]:
    match sentence:
        case m.PenaltyIs():
            return [PriceOfCall(sentence)]
        case m.Set(m.Parameter.STARTS_WITH, int(number)):
            return [HandsOf(number)]
        case m.Set(m.Parameter.JOKERS, int(number)):
            return [Answering(Jokers, number)]
        case m.Set(m.Parameter.DECKS, int(number)):
            return [Decks(number)]
        case m.Set(m.Parameter.TIME_LIMIT, number):
            return [TimeLimit(number or 0)]
        case m.OrderStarts(clockwise):
            return [FirstDirection(clockwise)]
        case m.HandsFaceUp():
            return [OpenHands()]
        case m.Switch(whens=()):
            return []  # the law asks the rule itself which others it switches
    raise OnlyPeople("the table cannot run such a sentence yet")
