"""The first or the last player to do something: from an event on until all have done it, or the time is up."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, DueBy, Now
from cardhouse.core.events import Landed, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.owed import SAY, TIME, Duty
from cardhouse.core.presence import Present
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Gestured, Said, TimePassed, says, spoken
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause
from cardhouse.english.writing import clause_said
from cardhouse.english.written.clauses import runs
from cardhouse.english.written.duties import movement
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import RaceBegan, RaceOver, RaceRun
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.scene import scene_of


@dataclass(eq=False)
class Race(Fact):
    """What is looked for, and who has done it so far, in this order."""

    key: str
    about: tuple[int, ...]
    act: int
    until: int
    done: tuple[int, ...] = ()


class Races(Tally):
    """All that is looked for now."""

    def start(self) -> tuple[Race, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (RaceBegan, RaceRun, RaceOver, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[Race, ...]:
        races: tuple[Race, ...] = total
        if isinstance(event, RaceBegan):
            others = tuple([race for race in races if race.key != event.key])
            return (*others, Race(event.key, event.about, event.act, event.until))
        if isinstance(event, RaceRun):
            return tuple(
                [
                    Race(r.key, r.about, r.act, r.until, (*r.done, event.player)) if r.key == event.key else r
                    for r in races
                ]
            )
        return tuple([race for race in races if isinstance(event, RaceOver) and race.key != event.key])


RACES: Final = Races()


class Racing(Part):
    """A clause about the first or the last player to say or do something."""

    def __init__(self, clause: m.Effects | m.Bound, doer: m.Doer, price: int) -> None:
        self.clause: Final = clause
        self.first: Final = doer.place is m.FirstOrLast.FIRST
        self.key: Final = clause_said(clause)
        self.price: Final = price
        match doer.act:
            case m.ToSay(m.OneOfPhrases(phrases)):
                self.phrases, self.gesture = phrases, ""
            case m.ToGesture():
                self.phrases, self.gesture = (), movement(doer.act)
            case _:
                raise OnlyPeople("nobody can tell who does that last")

    def tallies(self) -> tuple[Memory, ...]:
        return (RACES,)

    def hooks(self) -> list[Heard]:
        heard = follows(Said, self.said) if self.phrases else follows(Gestured, self.moved)
        return [
            heard,
            follows(RaceRun, self.run),
            follows(TimePassed, self.time_passed),
            follows(Landed, self.played_on),
            follows(TurnEnded, self.played_on),
            answers(Alarms, self.alarm),
        ]

    def race(self, table: Table) -> Race | None:
        return next((race for race in table.tally(RACES) if race.key == self.key), None)

    def said(self, event: Said, table: Table) -> Events:
        return self.did(event.player, table) if any(says(event.words, each) for each in self.phrases) else NOTHING

    def moved(self, event: Gestured, table: Table) -> Events:
        return self.did(event.player, table) if spoken(event.gesture) == spoken(self.gesture) else NOTHING

    def did(self, seat: Seat, table: Table) -> Events:
        race = self.race(table)
        runs = race is not None and seat not in race.done and seat in table.ask(Present())
        return [RaceRun(self.key, seat)] if runs else NOTHING

    def run(self, event: RaceRun, table: Table) -> Events:
        race = self.race(table)
        if race is None or event.key != self.key:
            return NOTHING
        others = [seat for seat in table.ask(Present()).among(table.seats) if seat not in race.done]
        if others and not self.first:
            return NOTHING
        return self.decided(race, race.done[:1] if self.first else race.done[-1:])

    def decided(self, race: Race, seats: tuple[int, ...]) -> list[Event]:
        clause = self.for_them()
        scenes = [scene_of(race.about).of(seat) for seat in seats]
        return [RaceOver(self.key), *[runs(clause, scene, self.price) for scene in scenes]]

    def for_them(self) -> Clause:
        """The clause, said of somebody who is known by now."""
        if isinstance(self.clause, m.Effects):
            return m.Effects(m.THEY, self.clause.acts, self.clause.whens, self.clause.condition)
        return m.Bound(m.THEY, self.clause.modal, self.clause.acts, self.clause.whens, self.clause.condition)

    def too_late(self, race: Race, table: Table) -> Events:
        """Who has not done it is last; where nobody was first, nobody is."""
        others = [seat for seat in table.ask(Present()).among(table.seats) if seat not in race.done]
        return self.decided(race, () if self.first else tuple(others))

    def time_passed(self, event: TimePassed, table: Table) -> Events:
        race = self.race(table)
        return self.too_late(race, table) if race is not None and 0 < race.until <= table.ask(Now()) else NOTHING

    def played_on(self, event: Landed | TurnEnded, table: Table) -> Events:
        race = self.race(table)
        over = race is not None and not race.until and race.act < table.acts
        return self.too_late(race, table) if race is not None and over else NOTHING

    def alarm(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        race = self.race(table)
        return [*earlier, race.until] if race is not None and race.until else earlier


def race_begins(clause: Clause, table: Table, about: tuple[int, ...]) -> list[Event]:
    due = table.ask(DueBy(Duty(0, SAY, "")))
    until = table.ask(Now()) + due.length if due.kind == TIME else 0
    return [RaceBegan(clause_said(clause), about, table.acts, until)]
