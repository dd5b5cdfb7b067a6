"""Points of Order: play stops at a word, hands are down, and goes on at another."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Breached, Charges, DropsDuty, Met, Now, Owed, Running, StoodStill
from cardhouse.core.cases import Charged, MayFallSilent, MotionDropped
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.declared import Option, option
from cardhouse.core.events import Drew, Landed
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Gesture
from cardhouse.core.presence import Present
from cardhouse.core.questions import DRAW, CanBeDone, Unpaused
from cardhouse.core.rounds import PASS
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import NOBODY, Seat, Seats
from cardhouse.core.speech import Gestured, Said, heard, spoken
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Tally
from cardhouse.rules.calling.cheats import SLIP
from cardhouse.rules.going_back.handling import HANDLE, HANDLE_WAY
from cardhouse.rules.going_back.wrong_cards import struck_out
from cardhouse.rules.points.events import POINT, POINTS, PointEnded, PointRaised
from cardhouse.rules.points.phrases import END_OF_POINT, POINT_OF_ORDER
from cardhouse.rules.timing.owing_in_time import LENIENT_WORDS, PUT_DOWN, PUT_DOWN_WAY, DeedWords
from cardhouse.rules.timing.turn_clock import TURN_CLOCK, TurnTimed

ORDER_WORDS: Final = Option(
    '"Point of Order" counts',
    {"anywhere": "anywhere in what is said", "by themselves": "when nothing else is said"},
    ruling="R-M50",
)


class RaisedAt(Tally):
    """When the Point of Order was raised that is running or was the latest one."""

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (PointRaised,)

    def step(self, total: Any, event: Event) -> int:
        return event.at if isinstance(event, PointRaised) else 0


RAISED_AT: Final = RaisedAt()


def is_running(table: Table) -> bool:
    """Whether there is a Point of Order."""
    return POINT in table.pauses


ANYWHERE: Final = "anywhere"


def kinds_said(words: str, where: str, lenient: bool) -> list[str]:
    """Which known phrases are heard: anywhere in an utterance, or only where there is nothing else in it. An end in
    other words than the right ones is one only for the lenient; for all others it is the forbidden words.
    """
    plain = spoken(words)
    found = [phrase for phrase in heard(words) if where == ANYWHERE or phrase.end - phrase.start == len(plain)]
    loose = [p.kind == END_OF_POINT and plain[p.start : p.end] != END_OF_POINT.split() for p in found]
    return [POINT_OF_ORDER if slack and not lenient else p.kind for p, slack in zip(found, loose, strict=True)]


def points_in_call(words: str, where: str, lenient: bool) -> list[str]:
    """A call is an utterance too, but nobody ends a Point of Order by one."""
    return [kind for kind in kinds_said(words, where, lenient) if kind == POINT_OF_ORDER]


def after_all(kinds: list[str], running: bool) -> tuple[bool, bool, bool]:
    """What comes of these phrases, one after the other: whether a Point of Order runs then, whether one has ended, and
    whether the forbidden words were said in one.
    """
    ended = forbidden = False
    for kind in kinds:
        forbidden = forbidden or (running and kind == POINT_OF_ORDER)
        ended = ended or (running and kind == END_OF_POINT)
        running = kind == POINT_OF_ORDER or (running and kind != END_OF_POINT)
    return running, ended, forbidden


@dataclass(frozen=True)
class PointsOfOrder(Rule):
    """A player who says "Point of Order", in a call too, begins one, if none is running."""

    order_words: str = option(ANYWHERE, ORDER_WORDS)
    lenient_words: bool = option(False, LENIENT_WORDS)

    def brings(self) -> Brings:
        return Brings(gives=("points of order",))

    def tallies(self) -> tuple[Memory, ...]:
        return (RAISED_AT,)

    @answers(MayFallSilent)
    def always_there(self, asked: MayFallSilent, table: Table, earlier: bool) -> bool:
        return earlier and not table.law.holds(self, asked.rule)

    @after(Said)
    def begin(self, said: Said, table: Table) -> Events:
        return self.raised(said.player, kinds_said(said.words, self.order_words, self.lenient_words), table)

    @after(Charged)
    def begin_by_a_call(self, called: Charged, table: Table) -> Events:
        return self.raised(called.player, points_in_call(called.words, self.order_words, self.lenient_words), table)

    @answers(Running)
    def stands_still(self, asked: Running, table: Table, earlier: int) -> int:
        return table.tally(RAISED_AT) if is_running(table) else earlier

    def raised(self, player: Seat, kinds: list[str], table: Table) -> Events:
        if is_running(table) or player not in table.ask(Present()) or not after_all(kinds, False)[0]:
            return NOTHING
        return (PointRaised(player, table.ask(Now())),) if table.phase == PLAYING else NOTHING


@dataclass(frozen=True)
class HandsDown(Rule):
    """While a Point of Order runs, nobody touches cards.

    What is played then is void, what is drawn goes back, and whose turn it is does not matter.
    """

    put_down: str = option("by themselves", "Hands are put down", ("by themselves", "by the players"), ruling="R-M51")

    def needs(self) -> tuple[Need, ...]:
        return (POINTS,)

    @after(PointRaised)
    def everybody(self, raised: PointRaised, table: Table) -> Events:
        if self.put_down == "by the players":
            for seat in table.ask(Present()).among(table.seats):
                if table.hands[seat]:
                    yield Owed(Duty(seat, PUT_DOWN))

    @after(Gestured)
    def done(self, gestured: Gestured, table: Table) -> Events:
        duty = table.duty_of(gestured.player, PUT_DOWN) if gestured.gesture == PUT_DOWN else None
        return (Met(duty),) if duty is not None else NOTHING

    @after(PointEnded)
    def taken_up_again(self, ended: PointEnded, table: Table) -> Events:
        return [DropsDuty(duty) for duty in table.duties if duty.kind == PUT_DOWN]

    @answers(DeedWords)
    def in_words(self, asked: DeedWords, table: Table, earlier: str) -> str:
        return "put down their cards" if asked.duty.kind == PUT_DOWN else earlier

    def brings(self) -> Brings:
        return Brings(ways=(HANDLE_WAY, PUT_DOWN_WAY))

    @answers(Offers)
    def list_them(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [*earlier, *[Listed([Gesture(duty.bearer, PUT_DOWN)]) for duty in owed(table, asked)]]

    @answers(Unpaused)
    def hands_off(self, asked: Unpaused, table: Table, earlier: Seats) -> Seats:
        touching = asked.way in (HANDLE, SLIP) or asked.way in table.law.turns
        return NOBODY if touching and is_running(table) else earlier

    @answers(CanBeDone)
    def nothing_is_passed(self, asked: CanBeDone, table: Table, earlier: bool) -> bool:
        return earlier and not (asked.way == PASS and is_running(table))

    @answers(Charges)
    def that_alone(self, asked: Charges, table: Table, earlier: tuple[str, ...]) -> tuple[str, ...]:
        mine = tuple([rule for rule in earlier if table.law.holds(self, rule)])
        return mine if mine and is_running(table) and asked.way != SLIP else earlier

    @instead(Landed)
    def void(self, landed: Landed, table: Table) -> Events | None:
        if not is_running(table):
            return None
        return NOTHING if landed.source else struck_out(table, landed)  # what lies before a seat stays there

    @instead(Drew)
    def put_back(self, drew: Drew, table: Table) -> Events | None:
        return NOTHING if drew.way == DRAW and is_running(table) else None


@dataclass(frozen=True)
class NoSuchWords(Rule):
    """While a Point of Order runs, nobody says "Point of Order", but to end it."""

    order_words: str = option(ANYWHERE, ORDER_WORDS)
    lenient_words: bool = option(False, LENIENT_WORDS)

    def needs(self) -> tuple[Need, ...]:
        return (POINTS,)

    @after(Said)
    def said_again(self, said: Said, table: Table) -> Events:
        return self.breach(said.player, kinds_said(said.words, self.order_words, self.lenient_words), table)

    @after(Charged)
    def called_so(self, called: Charged, table: Table) -> Events:
        return self.breach(called.player, points_in_call(called.words, self.order_words, self.lenient_words), table)

    def breach(self, player: Seat, kinds: list[str], table: Table) -> Events:
        forbidden = player in table.ask(Present()) and after_all(kinds, is_running(table))[2]
        return (Breached(player, ""),) if forbidden and table.phase == PLAYING else NOTHING


@dataclass(frozen=True)
class PointsEnd(Rule):
    """Any player who says "End of Point of Order" ends it, and play goes on where it stopped.

    A motion that is still open comes to nothing.
    """

    order_words: str = option(ANYWHERE, ORDER_WORDS)
    lenient_words: bool = option(False, LENIENT_WORDS)

    def needs(self) -> tuple[Need, ...]:
        return (POINTS,)

    def tallies(self) -> tuple[Memory, ...]:
        return (RAISED_AT,)

    @answers(MayFallSilent)
    def always_there(self, asked: MayFallSilent, table: Table, earlier: bool) -> bool:
        return earlier and not table.law.holds(self, asked.rule)

    @after(Said)
    def end(self, said: Said, table: Table) -> Events:
        kinds = kinds_said(said.words, self.order_words, self.lenient_words)
        goes_on, ended, _ = after_all(kinds, is_running(table))
        if not ended or not is_running(table) or said.player not in table.ask(Present()):
            return
        for motion in table.motions:
            if motion.kind == POINT:
                yield MotionDropped(motion)
        yield PointEnded(said.player)
        now = table.ask(Now())
        yield StoodStill(now - table.tally(RAISED_AT))
        if goes_on:
            yield PointRaised(said.player, now)


class TimersRestart(Rule):
    """When a Point of Order ends, the time of the player in turn starts afresh.

    How often that player was too slow before is not forgotten.
    """

    def tallies(self) -> tuple[Memory, ...]:
        return (TURN_CLOCK,)

    @after(PointEnded)
    def afresh(self, ended: PointEnded, table: Table) -> Events:
        now, times = table.ask(Now()), table.tally(TURN_CLOCK)
        return [TurnTimed(time.player, pile, now, time.slow) for pile, time in times.items()]
