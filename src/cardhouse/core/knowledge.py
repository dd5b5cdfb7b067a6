"""Questions about what people know: places of the stock they have looked at, cards of a hand that all have seen,
figures, rules, duties, votes.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardhouse.cards import Card
from cardhouse.core.needs import only_with
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.rule import REFEREE, Need
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.shown import ShownWindow
from cardhouse.core.table import Question, Table

NO_NUMBER: Final = -1
"""The number of a figure whose name says it all."""


@dataclass(eq=False)
class Glimpsed(Question):
    """Which places of the stock, 0 for its top, does this seat know? None, unless a rule says so."""

    seat: Seat

    def unruled(self, table: Table) -> list[int]:
        return []


@dataclass(eq=False)
class FaceUp(Question):
    """Which cards of this hand has everybody seen? None, unless a rule says so."""

    owner: Seat

    def unruled(self, table: Table) -> list[Card]:
        return []


@dataclass(eq=False)
class SeenBy(Question):
    """Which cards of this hand has this seat seen, besides those that everybody has? None, unless a rule says so."""

    owner: Seat
    seat: Seat

    def unruled(self, table: Table) -> list[Card]:
        return []


class KnowsRules(Question):
    """Who knows the rules? Everybody, unless a rule says otherwise."""

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


class OpenState(Question):
    """Is everybody shown how things stand: whose turn it is, which way round, what is owed? Yes, unless a rule says
    otherwise.
    """

    def unruled(self, table: Table) -> bool:
        return True


@dataclass(eq=False)
class Named(Question):
    """What does somebody name who answers in this way: a `suit`, a `pile`, `rules`, `words` or `nothing`? After that
    come the words there are to choose from. A rule that says nothing asks for players. In some ways nothing is
    answered: `cards` are played, or somebody will `say` the words that follow.
    """

    way: str

    def unruled(self, table: Table) -> list[str]:
        return []


class Phrases(Question):
    """Which words do the rules ask people to say, now or another time? They are offered to everybody alike."""

    def unruled(self, table: Table) -> list[str]:
        return []


class Gestures(Question):
    """Which gestures mean something at this table?"""

    def unruled(self, table: Table) -> list[str]:
        return []


@dataclass(eq=False)
class Heading(Question):
    """Which way does play go, for this seat? 1 is clockwise, -1 is not, and 0 is no one way."""

    seat: Seat

    def unruled(self, table: Table) -> int:
        return table.direction


Figure: TypeAlias = tuple[str, int, int]
"""Something shown to everybody: its name, the seat it is about or -1, a number or NO_NUMBER."""


class TurnsAt(Question):
    """For whom does play wait, and at which pile: (pile, seat)? Where piles have no turns of their own, it is 0."""

    def unruled(self, table: Table) -> list[tuple[int, int]]:
        return [(0, table.turn)] if table.turn != NO_SEAT else []


class Figures(Question):
    """Which numbers do the rules show everybody: (name, seat or -1, number)?"""

    def unruled(self, table: Table) -> list[Figure]:
        return []


class CallsHeard(Question):
    """Which calls has everybody heard, the latest first? Where a rule answers, calls are offered to whoever makes one:
    these, and those of the rules that they know.
    """

    def unruled(self, table: Table) -> list[str]:
        return []


class Circle(Question):
    """In which order do people sit, clockwise? None, if in that of their seats."""

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


class Windows(Question):
    """What may somebody do now, as everybody knows, and soon not any more?"""

    def unruled(self, table: Table) -> list[ShownWindow]:
        return []


class SeenWindows(Question):
    """The same, of what all have seen and heard for themselves: it is shown also where nobody is told how things stand,
    and so it may depend on nothing else.
    """

    def unruled(self, table: Table) -> list[ShownWindow]:
        return []


@dataclass(eq=False)
class Knows(Question):
    """Who knows what this article says? Everybody, unless a rule says otherwise, by the law and by what it remembers in
    its own tallies alone.
    """

    rule: str

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


@dataclass(eq=False)
class Reads(Question):
    """Who may read this article in the book, of those who know of it? Everybody, unless a rule says otherwise, as for
    `Knows`.
    """

    rule: str

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


@dataclass(eq=False)
class SealOn(Question):
    """With which seal was this article adopted, and what opens it: (seal, call, nonce)? Most have none. It is answered
    like `Knows`, from tallies.
    """

    rule: str

    def unruled(self, table: Table) -> tuple[str, str, str]:
        return ("", "", "")


@dataclass(eq=False)
class ToldOfDuty(Question):
    """Who is told of this duty? Everybody, if play or a referee waits for it. At the table, telling would be
    reminding.
    """

    duty: Duty

    def unruled(self, table: Table) -> Seats:
        return EVERYONE if self.duty.blocking or table.law.dial_of(self.duty.rule) == REFEREE else NOBODY


@dataclass(eq=False)
class ToldOfMotion(Question):
    """Who is told of this motion? Everybody, unless a rule puts it to some people in private."""

    motion: Motion

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


@dataclass(eq=False)
class SetByMotion(Question):
    """What does this motion want to be set, in words? An option and its value, if it names one: "Time for a turn: 30
    seconds".
    """

    motion: Motion

    def unruled(self, table: Table) -> str:
        subject = self.motion.subject
        named = subject.removeprefix("set ")
        option, found, value = named.partition(":" if named == subject else " ")
        return table.law.told(option, value.strip()) if found else ""


def includes(seats: Seats, seat: Seat) -> bool:
    """Whether a seat is among these; an onlooker is where everybody is."""
    return seat in seats or (seat == NO_SEAT and seats == EVERYONE)


only_with(Need("new rules that are kept secret", ("introduce",)), SealOn, Knows)


only_with(Need("penalties that are called", ("penalty calls",)), CallsHeard)
