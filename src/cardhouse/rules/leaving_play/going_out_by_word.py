"""Going out by a word, and that word in vain."""

import re
from dataclasses import dataclass
from typing import Any, Final, cast

from cardhouse.core.affairs import (
    Alarms,
    BreachClosed,
    Breached,
    ClockUsed,
    Lapsed,
    Met,
    Now,
    Owed,
    Running,
    StoodStill,
)
from cardhouse.core.cases import RIGHT, CaseJudged, Charged
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import SPOKEN, Way, option
from cardhouse.core.events import Drew, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import OPEN, SAY
from cardhouse.core.people_acts import SaidEnough, Say
from cardhouse.core.presence import Left, Present
from cardhouse.core.questions import DRAW
from cardhouse.core.rule import REFEREE, Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.settling import HandChanged
from cardhouse.core.shown import Named, SeenWindows, ShownWindow
from cardhouse.core.speech import Remark, Said, TimePassed, first_words, heard
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Tally, Wish
from cardhouse.rules.leaving_play.phrases import MOO
from cardhouse.rules.leaving_play.purses import Credited, Purse
from cardhouse.rules.timing.owing_in_time import A_STEP, SpeaksFreely, duty_of, stands_still
from cardhouse.rules.turns.circle import PassedOver, SomebodyPlays, TurnGivenUp

MOO_TOKEN: Final = "Moo Token"
NOUNS: Final = (MOO_TOKEN,)
COUNTABLE: Final = (MOO_TOKEN,)
"""What lies or goes about at the table by this family, for the catalogue of words."""
GO_OUT: Final = "say moo"
GO_OUT_WAY: Final = Way(GO_OUT, when=SPOKEN)
CALL: Final = "call"
CONTEST: Final = "contest"
STRICT: Final = "strict"
LEAVES: Final = "leaves without a token"
REMINDED: Final = "is reminded"
PENALISED: Final = "is penalised"
TOO_QUIET: Final = "Failure to go out"
"""What silence is called where it is penalised; the word itself would be in vain."""
_TOKEN: Final = re.compile(r"moo\s+token", re.IGNORECASE)


@dataclass(eq=False)
class ClaimMade(Remark):
    """Somebody claims to be out; it can be contested until this time."""

    player: Seat
    until: int


@dataclass(eq=False)
class ClaimDropped(Remark):
    """A claim to be out is over."""

    player: Seat


@dataclass(eq=False)
class ContestLasts(Remark):
    """As far as anybody can see, a claim to be out can be contested until this time; -1: no more."""

    player: Seat
    until: int


@dataclass(eq=False)
class FreeToGo(Remark):
    """Since this time, nothing keeps a player without cards in the game but silence; -1: something does."""

    player: Seat
    since: int


@dataclass(eq=False)
class Reminded(Remark):
    """A player is told, and nobody else, that nothing keeps them in the game but silence."""

    player: Seat


@dataclass(eq=False)
class Exits(Fact):
    """Who claims to be out, until when; who might be, since when; and whose claim seems to be open, until when: nobody
    is told that a call was right, so a claim that is dead seems to be alive as long as one would be.
    """

    claims: Final[dict[int, int]]
    free: Final[dict[int, int]]
    shown: Final[dict[int, int]]

    def __init__(self, claims: dict[int, int], free: dict[int, int], shown: dict[int, int]) -> None:
        self.claims = claims
        self.free = free
        self.shown = shown


class AtTheDoor(Tally):
    """Who is about to leave the game."""

    def start(self) -> Exits:
        return Exits({}, {}, {})

    def hears(self) -> tuple[type, ...]:
        return (ClaimMade, ClaimDropped, ContestLasts, FreeToGo, Left, StoodStill)

    def step(self, total: Any, event: Event) -> Exits:
        exits: Exits = total
        claims, free, shown = dict(exits.claims), dict(exits.free), dict(exits.shown)
        if isinstance(event, StoodStill):
            claims, free, shown = [later(times, event.length) for times in (claims, free, shown)]
        elif isinstance(event, ClaimMade):
            claims[event.player] = event.until
        elif isinstance(event, ContestLasts):
            note(shown, event.player, event.until)
        elif isinstance(event, ClaimDropped):
            claims.pop(event.player, None)
        elif isinstance(event, FreeToGo):
            note(free, event.player, event.since)
        else:
            for times in (claims, free, shown):
                times.pop(cast(Left, event).player, None)
        return Exits(claims, free, shown)


def later(times: dict[int, int], length: int) -> dict[int, int]:
    return {seat: time + length for seat, time in times.items()}


def note(times: dict[int, int], seat: Seat, time: int) -> None:
    """Note a time for a player; -1 is none."""
    times.pop(seat, None)
    if time >= 0:
        times[seat] = time


AT_THE_DOOR: Final = AtTheDoor()


def is_free(table: Table, seat: Seat, said: str = "", before: int = 0) -> bool:
    """Whether a player has no card, owes nothing and cannot be called for anything. What the player says before a
    place of the present utterance is no longer owed.
    """
    if table.hands[seat] or seat not in table.ask(Present()):
        return False
    owed = [duty for duty in table.duties if duty.bearer == seat]
    spoken = first_words(said, before)
    if any(duty.kind != SAY or not table.ask(SaidEnough(spoken, duty.what)) for duty in owed):
        return False
    open_ones = [breach for breach in table.breaches if breach.offender == seat and breach.status == OPEN]
    return not [breach for breach in open_ones if duty_of(table, breach) is None]


@dataclass(eq=False)
class LooksWhetherFree(Wish):
    """A wish: it is noted if a player has become free to leave, or no longer is."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player

    def bound(self, table: Table) -> list[Event]:
        seat = self.player
        free, noted = is_free(table, seat), seat in table.tally(AT_THE_DOOR).free
        if free == noted or table.phase != PLAYING:
            return []
        return [FreeToGo(seat, table.ask(Running()) if free else -1)]


@dataclass(frozen=True)
class MooTakesOut(Rule):
    """A player without cards who owes nothing says "Moo", earns a token and leaves the game.

    There may be nothing left to call that player for. Where nobody referees, the word is a claim that others may
    contest for a while, and what they do not call is forgiven.
    """

    contest_s: int = option(10, "Time to contest a Moo", unit="second")
    moo_window_s: int = option(5, "Time to say Moo", unit="second")
    moo_claim: str = option(
        CONTEST,
        "A Moo of somebody who can still be called",
        {"contest": "counts, unless somebody contests it", "strict": "does not count"},
        ruling="R-M11",
        subject="Winning and the end",
    )
    without_cards: str = option(
        "draws",
        "Who is in turn without cards",
        ("draws", "is passed over"),
        ruling="R-M13",
        subject="Winning and the end",
    )
    silence: str = option(
        LEAVES,
        "Who says nothing in that time",
        ("leaves without a token", "is reminded", "is penalised"),
        ruling="R-M12",
        subject="Winning and the end",
    )

    def brings(self) -> Brings:
        return Brings(ways=(GO_OUT_WAY,))

    def calls(self) -> tuple[str, ...]:
        return (TOO_QUIET,) if self.silence == PENALISED else ()

    def tallies(self) -> tuple[Memory, ...]:
        return (AT_THE_DOOR, Purse(MOO_TOKEN))

    @answers(Named)
    def says_it(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["say", "Moo"] if asked.way == GO_OUT else earlier

    def strict(self, table: Table) -> bool:
        return self.moo_claim == STRICT or table.law.dial == REFEREE

    def length(self, table: Table, seconds: int) -> int:
        return seconds * 1000 if table.ask(ClockUsed()) else 2 * A_STEP

    @answers(PassedOver)
    def claimants(self, asked: PassedOver, table: Table, earlier: Seats) -> Seats:
        found = earlier | seats_of(table.tally(AT_THE_DOOR).claims)
        if self.without_cards == "draws":
            return found
        return found | seats_of([seat for seat in range(table.seats) if not table.hands[seat]])

    @answers(Offers)
    def list_words(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if asked.way != GO_OUT or table.phase != PLAYING:
            return earlier
        exits = table.tally(AT_THE_DOOR)
        return [*earlier, *[Listed([Say(seat, "Moo")]) for seat in exits.free if seat not in exits.claims]]

    @after(Said)
    def speak(self, said: Said, table: Table) -> Events:
        moo = first_moo(said.words)
        seat = said.player
        if moo < 0 or table.hands[seat] or seat not in table.ask(Present()) or table.phase != PLAYING:
            return
        if not self.strict(table):
            until = table.ask(Running()) + self.length(table, self.contest_s)
            yield ClaimMade(seat, until)
            yield ContestLasts(seat, until)
            if table.turn == seat:
                yield TurnGivenUp(seat)
        elif is_free(table, seat, said.words, moo):
            yield Credited(seat, MOO_TOKEN)
            yield Left(seat)

    @after(Charged)
    def stretch(self, called: Charged, table: Table) -> Events:
        exits, seat = table.tally(AT_THE_DOOR), called.offender
        longer = table.ask(Running()) + self.length(table, self.contest_s)
        if seat not in exits.shown or called.player not in table.ask(Present()) or longer <= exits.shown[seat]:
            return
        yield ContestLasts(seat, longer)
        if seat in exits.claims:
            yield ClaimMade(seat, longer)

    @after(CaseJudged)
    def refuted(self, judged: CaseJudged, table: Table) -> Events:
        return self.drop(table, judged.case.against) if judged.outcome == RIGHT else NOTHING

    @after(Drew)
    def drawn_again(self, drew: Drew, table: Table) -> Events:
        if drew.way == DRAW and drew.player in table.tally(AT_THE_DOOR).shown:
            yield ContestLasts(drew.player, -1)
            yield from self.drop(table, drew.player)

    @answers(SeenWindows)
    def contested(self, asked: SeenWindows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        shown, present = table.tally(AT_THE_DOOR).shown, table.ask(Present())
        timed = table.ask(ClockUsed()) and not stands_still(table)
        for seat, until in shown.items() if table.phase == PLAYING else ():
            others = tuple([other for other in present.among(table.seats) if other != seat])
            how = "has been called, and may still be out" if table.hands[seat] else "is out, unless somebody calls"
            earlier = [
                *earlier,
                ShownWindow((CALL,), others, (), until if timed else 0, seat, f"{table.names[seat]} {how}"),
            ]
        return earlier

    def drop(self, table: Table, seat: Seat) -> Events:
        if seat in table.tally(AT_THE_DOOR).claims:
            yield ClaimDropped(seat)

    @after(ClaimDropped)
    def somebody_plays(self, dropped: ClaimDropped, table: Table) -> Events:
        return (SomebodyPlays(),) if table.turn == NO_SEAT else NOTHING

    @answers(Alarms)
    def doors_shut(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        if stands_still(table) or not table.ask(ClockUsed()):
            return earlier
        exits = table.tally(AT_THE_DOOR)
        waiting = [since + self.moo_window_s * 1000 for seat, since in exits.free.items() if seat not in exits.claims]
        return [*earlier, *exits.claims.values(), *exits.shown.values(), *waiting]

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        return self.close(table) if table.ask(ClockUsed()) else NOTHING

    @after(TurnEnded)
    def turns_are_over(self, ended: TurnEnded, table: Table) -> Events:
        return NOTHING if table.ask(ClockUsed()) else self.close(table)

    def close(self, table: Table) -> Events:
        if stands_still(table):
            return
        exits, now = table.tally(AT_THE_DOOR), table.ask(Now())
        for seat, until in exits.claims.items():
            if until <= now:
                yield ClaimDropped(seat)
                if not table.hands[seat]:
                    yield Credited(seat, MOO_TOKEN)
                    yield Left(seat)
        for seat, until in exits.shown.items():
            if until <= now:
                yield ContestLasts(seat, -1)
        for seat, since in exits.free.items():
            if seat not in exits.claims and since + self.length(table, self.moo_window_s) <= now:
                yield from self.silent(seat, now)

    def silent(self, seat: Seat, now: int) -> Events:
        if self.silence == LEAVES:
            return (Left(seat),)
        if self.silence == REMINDED:
            return (Reminded(seat), FreeToGo(seat, now))
        return (Breached(seat, "", TOO_QUIET),)

    @after(HandChanged)
    def hand(self, changed: HandChanged, table: Table) -> Events:
        return (LooksWhetherFree(changed.player),) if 0 in (changed.before, changed.now) else NOTHING

    def look(self, table: Table, seat: Seat) -> Events:
        """Whether a player without cards is free to leave has to be looked at when nobody knows it already."""
        return (LooksWhetherFree(seat),) if not table.hands[seat] else NOTHING

    @after(Met)
    def done(self, met: Met, table: Table) -> Events:
        return self.look(table, met.duty.bearer)

    @after(Lapsed)
    def lapsed(self, lapsed: Lapsed, table: Table) -> Events:
        return self.look(table, lapsed.duty.bearer)

    @after(BreachClosed)
    def settled(self, closed: BreachClosed, table: Table) -> Events:
        return self.look(table, closed.breach.offender)

    @after(Owed)
    def owing(self, owed: Owed, table: Table) -> Events:
        return self.look(table, owed.duty.bearer)

    @after(Breached)
    def breached(self, breached: Breached, table: Table) -> Events:
        return self.look(table, breached.offender)


def first_moo(words: str) -> int:
    """Where the word is said, counted in words; -1 if it is not."""
    for phrase in heard(words):
        if phrase.kind == MOO:
            return phrase.start
    return -1


@dataclass(frozen=True)
class NotInVain(Rule):
    """Nobody says that word anywhere else, not even in a call."""

    token_counts: bool = option(
        True, 'Saying "Moo Token" breaks this, too', ruling="R-M45", subject="Mistakes, penalties and calls"
    )

    def in_vain(self, words: str) -> int:
        """Where the word is said that may be in vain; -1 if it is not."""
        return first_moo(words if self.token_counts else _TOKEN.sub(" ", words))

    @after(Said)
    def spoken(self, said: Said, table: Table) -> Events:
        moo = self.in_vain(said.words)
        if moo < 0 or said.player not in table.ask(Present()) or table.phase != PLAYING:
            return NOTHING
        free = is_free(table, said.player, said.words, moo) or table.ask(SpeaksFreely(said.player))
        return NOTHING if free else (Breached(said.player, ""),)

    @after(Charged)
    def called(self, called: Charged, table: Table) -> Events:
        inside = called.player in table.ask(Present()) and table.phase == PLAYING
        return (Breached(called.player, ""),) if inside and self.in_vain(called.words) >= 0 else NOTHING
