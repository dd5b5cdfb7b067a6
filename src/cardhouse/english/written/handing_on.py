"""What goes from turn to turn: words of which each following player owes the next, and cards the next one must play."""

from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import Cards
from cardhouse.core.affairs import Owed
from cardhouse.core.events import TurnBegan, TurnEnded
from cardhouse.core.landing import MayPart
from cardhouse.core.owed import END_OF_TURN, SAY, Duty
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause
from cardhouse.english.writing import clause_said
from cardhouse.english.written.cards import meant
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import TermEnded, WordsBegan, WordsWentOn
from cardhouse.english.written.families import lent
from cardhouse.english.written.identity import value_of
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import one
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.terms import TERMS, begins, running

if TYPE_CHECKING:
    from cardhouse.rules.timing import turn_clock as in_turn_clock
else:
    in_turn_clock = lent("timing.turn_clock")


HIGHEST: Final = 99


class WordsRunning(Tally):
    """Which words go from turn to turn, by their clause, and the number of the latest one."""

    def start(self) -> dict[str, int]:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (WordsBegan, WordsWentOn, RoundBegan)

    def step(self, total: Any, event: Event) -> dict[str, int]:
        words: dict[str, int] = total
        return words | {event.key: event.number} if isinstance(event, (WordsBegan, WordsWentOn)) else {}


WORDS_RUNNING: Final = WordsRunning()
OVER: Final = -1


def is_handed_on(clause: Clause) -> bool:
    """Whether each following player owes the next of something."""
    return isinstance(clause, m.Bound) and clause.who == m.Plain(m.Person.EACH_FOLLOWING)


def words_begin(clause: m.Bound, scene: Scene, table: Table) -> list[Event]:
    """Numbers go on from the value of the card, words from the first."""
    counts = isinstance(speech_of(clause), m.NextNumber)
    number = value_of(table, scene.card) if counts and scene.card else 0
    return [WordsBegan(clause_said(clause), number)]


def speech_of(clause: m.Bound) -> m.NextOf | m.NextNumber:
    match clause.modal, clause.acts:
        case m.Modal.MUST, ((m.ToSay(m.NextOf() | m.NextNumber() as speech),),):
            return speech
    raise OnlyPeople("nobody can tell what everybody who follows has to do")


class NextWords(Part):
    """Words or numbers of which each following player owes the next, on their turn."""

    def __init__(self, clause: m.Bound, price: int) -> None:
        self.speech: Final = speech_of(clause)
        self.key: Final = clause_said(clause)
        self.price: Final = price

    def tallies(self) -> tuple[Memory, ...]:
        return (WORDS_RUNNING,)

    def hooks(self) -> list[Heard]:
        return [follows(TurnBegan, self.goes_on)]

    def after(self, number: int) -> tuple[str, int]:
        """The next words, and their number; no words when it is over."""
        if isinstance(self.speech, m.NextOf):
            place = number + 1
            return (self.speech.phrases[number], place) if number < len(self.speech.phrases) else ("", OVER)
        next_one = number + (1 if self.speech.course is m.Course.UP else -1)
        return (str(next_one), next_one) if 1 <= next_one <= HIGHEST else ("", OVER)

    def goes_on(self, began: TurnBegan, table: Table) -> Events:
        number = table.tally(WORDS_RUNNING).get(self.key, OVER)
        if number == OVER:
            return NOTHING
        words, next_one = self.after(number)
        duty = [Owed(Duty(began.player, SAY, words, until=END_OF_TURN, price=self.price))] if words else []
        return [WordsWentOn(self.key, next_one), *duty]


def must_play(clause: Clause) -> m.ToPlay | None:
    """The cards one of which somebody has to play next, if it is about nothing else; a draw is always left to them."""
    match clause:
        case m.Bound(modal=m.Modal.MUST, acts=((m.ToPlay(cards) as play,),)) if play == m.ToPlay(cards):
            return play
    return None


def turn_bound(clause: m.Bound, table: Table, scene: Scene) -> list[Event]:
    seat = one(clause.who, table, scene)
    return begins(clause_said(clause), [seat], table, scene) if seat >= 0 else []


class MustPlay(Part):
    """What somebody has to play in the next turn unless they draw, and in what time."""

    def __init__(self, clause: m.Bound, play: m.ToPlay) -> None:
        self.play: Final = play
        self.key: Final = clause_said(clause)
        seconds = [when.number for when in clause.whens if isinstance(when, m.InSeconds)]
        self.seconds: Final = max(seconds[0], 2) if seconds else 0
        others = [when for when in clause.whens if not isinstance(when, m.InSeconds)]
        if any(when not in (m.At(m.Timing.ON_TURN), m.At(m.Timing.ON_NEXT_TURN)) for when in others):
            raise OnlyPeople("nobody can tell when that has to be played")

    def tallies(self) -> tuple[Memory, ...]:
        return (TERMS,)

    def hooks(self) -> list[Heard]:
        found = [answers(MayPart, self.bars), follows(TurnEnded, self.over)]
        return [*found, answers(in_turn_clock.TurnSeconds, self.in_time)] if self.seconds else found

    def bears(self, table: Table) -> bool:
        term = running(table, self.key)
        return term is not None and table.turn in term.players

    def bars(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        if asked.seat != table.turn or not self.bears(table):
            return earlier
        return earlier & meant(self.play.cards, table, table.top(asked.pile), asked.seat)

    def in_time(self, asked: "in_turn_clock.TurnSeconds", table: Table, earlier: int) -> int:
        return self.seconds if self.bears(table) else earlier

    def over(self, ended: TurnEnded, table: Table) -> Events:
        term = running(table, self.key)
        mine = term is not None and ended.player in term.players and term.act < table.acts
        return [TermEnded(self.key)] if mine else NOTHING
