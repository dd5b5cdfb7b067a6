"""Words that have to be said, and cheers."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import SPRING
from cardhouse.core.affairs import Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.counting import HandChanged, HasToAnnounce
from cardhouse.core.deadlines import NEXT_LANDING
from cardhouse.core.events import Landed, Played, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.knowledge import Gestures, Phrases
from cardhouse.core.landing import GoingOut
from cardhouse.core.options import option
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.people_acts import Gesture
from cardhouse.core.questions import PLAY
from cardhouse.core.remarks import Gestured, Remark, Said
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import Seat, Seats, only
from cardhouse.core.speech import says
from cardhouse.core.table import NEVER, NOTHING, Event, Events, Table, Tally
from cardhouse.core.timers import LANDING_TIME, TooSoon
from cardhouse.core.timing import Alarms
from cardhouse.core.verdicts import WhyNot
from cardhouse.core.ways import SPOKEN, Way
from cardhouse.rules.saying.asking import MayAsk
from cardhouse.rules.turns.turn_order import in_turn_or_due
from cardhouse.rules.veto.holding import TookBack

CELEBRATE: Final = "celebrate"
CELEBRATE_WAY: Final = Way(CELEBRATE, when=SPOKEN)


class SaidLately(Tally):
    """What was said since the latest card acted: (who, words)."""

    def start(self) -> tuple[tuple[int, str], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Said, Played

    def step(self, total: Any, event: Event) -> tuple[tuple[int, str], ...]:
        said: tuple[tuple[int, str], ...] = total
        return (*said, (event.player, event.words)) if isinstance(event, Said) else ()


SAID_LATELY: Final = SaidLately()


@dataclass(frozen=True)
class SayAt(Rule):
    """Whoever comes to have {count} says "{words}" before the next card is played, by anybody."""

    # R-B22, R-B23

    count: int = option(1, "Cards when it is said", unit="card")
    words: str = "Last card"
    early_call: bool = option(False, "Saying it before it is true is good enough")
    call_grace: int = option(0, "The next card waits for", unit="second")

    def brings(self) -> Brings:
        return Brings(gives=("announcements",), grace=self.call_grace > 0)

    def tallies(self) -> tuple[Memory, ...]:
        said: tuple[Memory, ...] = (SAID_LATELY,) if self.early_call else ()
        return (*said, LANDING_TIME) if self.call_grace else said

    def open_until(self, table: Table) -> int:
        """Until when no card can be played after the latest one; it would tell too much to wait only for some."""
        landed = table.tally(LANDING_TIME)[1] if self.call_grace else NEVER
        return landed + 1000 * self.call_grace if landed != NEVER else 0

    @answers(TooSoon)
    def let_them_speak(self, asked: TooSoon, table: Table, earlier: int) -> int:
        return max(earlier, self.open_until(table)) if asked.way in (PLAY, SPRING) else earlier

    @answers(Alarms)
    def goes_on_by_itself(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        until = self.open_until(table)
        return [*earlier, until] if until > table.clock else earlier

    def heard(self, table: Table) -> tuple[tuple[int, str], ...]:
        """What was said since the latest card landed."""
        return table.tally(SAID_LATELY)

    @answers(Phrases)
    def asked_for(self, asked: Phrases, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, self.words]

    @after(HandChanged)
    def announce(self, changed: HandChanged, table: Table) -> Events:
        if changed.now != self.count or not table.ask(HasToAnnounce(changed)):
            return NOTHING
        if self.early_call and any(who == changed.player and says(what, self.words) for who, what in self.heard(table)):
            return NOTHING
        return (Owed(Duty(changed.player, SAY, self.words, until=NEXT_LANDING)),)


class OnlyGoingDown(Rule):
    """Numbers of cards are announced on the way down only."""

    @answers(HasToAnnounce)
    def falling(self, asked: HasToAnnounce, table: Table, earlier: bool) -> bool:
        return earlier and asked.changed.now < asked.changed.before


@dataclass(frozen=True)
class NeverAsk(Rule):
    """Nobody asks what a {rank} does."""

    # R-B58

    rank: int = 10

    @answers(MayAsk)
    def proud(self, asked: MayAsk, table: Table, earlier: bool) -> bool:
        return earlier and asked.rank != self.rank


@dataclass(eq=False)
class Cheered(Remark):
    """A player cheered in time."""

    player: Seat


class Cheers(Tally):
    """Who has cheered in this turn and not played since; nobody is -1."""

    def start(self) -> int:
        return -1

    def hears(self) -> tuple[type, ...]:
        return Cheered, Landed, TookBack, TurnEnded

    def step(self, total: Any, event: Event) -> int:
        cheering: int = total
        if isinstance(event, Cheered):
            return event.player
        if isinstance(event, (Landed, TookBack)):
            return -1 if event.player == cheering else cheering
        return -1


CHEERS: Final = Cheers()


class CheerBeforeGoingOut(Rule):
    """Before playing the last cards of the hand a player celebrates aloud.

    It is done in the same turn or while it is about to begin; the next play uses the cheer up, and so does a veto.
    """

    # R-B33

    def brings(self) -> Brings:
        return Brings(ways=(CELEBRATE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (CHEERS,)

    @answers(Gestures)
    def cheers(self, asked: Gestures, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, CELEBRATE]

    @after(Gestured)
    def cheer(self, gestured: Gestured, table: Table) -> Events:
        if gestured.gesture == CELEBRATE and gestured.player == in_turn_or_due(table):
            yield Cheered(gestured.player)

    @answers(GoingOut)
    def cheering(self, asked: GoingOut, table: Table, earlier: Seats) -> Seats:
        return earlier & only(table.tally(CHEERS))

    @answers(WhyNot)
    def silent(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"{table.names[asked.subject]} has to celebrate before playing the last card"

    @answers(Offers)
    def list_cheers(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seat = in_turn_or_due(table)
        if asked.way != CELEBRATE or seat < 0 or len(table.hands[seat]) != 1 or table.tally(CHEERS) == seat:
            return earlier
        return [Listed([Gesture(seat, CELEBRATE)])]
