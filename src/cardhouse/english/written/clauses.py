"""What follows from a sentence that begins with "when", clause by clause, each when the one before it has happened."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import Fined, Owed
from cardhouse.core.events import Draws, Reversed, Skipped
from cardhouse.core.landing import ByItself
from cardhouse.core.owed import Duty
from cardhouse.core.questions import DRAW
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table, Wish
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Act, Clause, Who, World
from cardhouse.english.writing import clause_said
from cardhouse.english.written.duties import deadline, owes
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import SkipAsked, TurnGoesTo
from cardhouse.english.written.memory import SKIPS_ASKED
from cardhouse.english.written.people import how_many, people
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.states import holds
from cardhouse.english.written.terms import begins

BY_RULE: Final = "told to draw"
"""The way in which cards are drawn because a rule says so: no act of a turn, and no penalty."""
MOST_DRAWN: Final = 30


NO_CLAUSE: Final = m.ToTable(m.Happens(m.Happening.NOTHING))
NO_SCENE: Final = Scene(NO_SEAT)


class Runs(Wish):
    """A wish: a clause is to be carried out. Nobody writes it down: what comes of it is."""

    clause: Clause = NO_CLAUSE
    scene: Scene = NO_SCENE
    price: int = 1

    def bound(self, table: Table) -> list[Event]:
        found = carried_out(self.clause, table, self.scene, self.price)
        return [event.stamped(self.origin, table) for event in found]


def runs(clause: Clause, scene: Scene, price: int) -> Runs:
    """The wish that this clause is carried out."""
    wish = Runs()
    wish.clause, wish.scene, wish.price = clause, scene, price
    return wish


@dataclass(eq=False)
class PassesOver(Wish):
    """A wish: so many turns are to be passed over, as far as other rules have not asked for it already."""

    turns: int

    def bound(self, table: Table) -> list[Event]:
        asked = table.tally(SKIPS_ASKED).get(self.origin, 0) + self.turns
        more = max(0, asked - table.skips)
        return [SkipAsked(self.origin, self.turns), *([Skipped(more)] if more else [])]


def carried_out(clause: Clause, table: Table, scene: Scene, price: int) -> list[Event]:
    match clause:
        case m.ToTable(world, whens, condition):
            return happens(world, table, scene) if holds(condition, table, scene) else []
        case m.Effects(who, acts, _, condition):
            if not holds(condition, table, scene):
                return []
            return [event for act in acts for event in effects(act, who, table, scene)]
        case m.Bound(who, m.Modal.MUST, (acts,), whens, condition):
            if not holds(condition, table, scene):
                return []
            until, seats = deadline(whens), people(who, table, scene)
            return [event for seat in seats for act in acts for event in owes(act, seat, until, price, table, scene)]
        case m.Bound(who, m.Modal.MAY | m.Modal.MAY_NOT, _, _, _):
            return begins(clause_said(clause), people(who, table, scene), table, scene)
    raise OnlyPeople("nobody can tell what follows")


def happens(world: World, table: Table, scene: Scene) -> list[Event]:
    match world:
        case m.Happens(m.Happening.REVERSED):
            return [Reversed()]
        case m.Happens(m.Happening.NOTHING):
            return []
        case m.PlayPassesTo(who):
            return [TurnGoesTo(seat, True) for seat in people(who, table, scene)[:1]]
    raise OnlyPeople("the table cannot do that by itself")


def effects(act: Act, who: Who, table: Table, scene: Scene) -> Iterable[Event]:
    """What happens to people, or what they do at once."""
    match act:
        case m.BeSkipped():
            return skipped(who, table, scene)
        case m.AnotherTurn():
            return [TurnGoesTo(seat, False) for seat in people(who, table, scene)[:1]]
        case m.Draw(m.SomeCards(number, m.CardSort.PLAIN)):
            drawers = people(who, table, scene)
            return [event for seat in drawers for event in drawn(table, seat, how_many(number, table, scene.of(seat)))]
        case m.Does(m.Simple.RECEIVE_PENALTY):
            return [Fined(seat) for seat in people(who, table, scene)]
    raise OnlyPeople("the table cannot do that by itself")


def skipped(who: Who, table: Table, scene: Scene) -> list[Event]:
    """Turns that are passed over: those of the next players."""
    match who:
        case m.Plain(m.Person.NEXT):
            return [PassesOver(1)]
        case m.NextFew(number):
            return [PassesOver(number)]
    raise OnlyPeople("the table cannot skip just anybody")


def drawn(table: Table, seat: Seat, number: int) -> list[Event]:
    """So many cards for somebody: drawn at once, or owed where people draw by hand."""
    if not number or seat == NO_SEAT:
        return []
    if table.ask(ByItself()):
        return [Draws(seat, BY_RULE) for _ in range(number)]
    return [Owed(Duty(seat, DRAW, str(number), about=(0,)))]
