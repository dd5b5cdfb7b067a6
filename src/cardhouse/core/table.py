"""The table: what lies where, whose turn it is, what is owed. It knows no rule; it asks the law.

`Question` and `Event` are declared here because each has one method that takes a table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.chance import Chance
from cardhouse.core.fact import Fact
from cardhouse.core.law import Law
from cardhouse.core.owed import Breach, Duty, Motion, Penalty
from cardhouse.core.places import UNMOVED, CardMoves
from cardhouse.core.rule import Memory
from cardhouse.core.seats import NO_SEAT, Seat

A_co = TypeVar("A_co", covariant=True)

CENTRE: Final = -1
"""Where a token lies that nobody has."""

PREPARATION: Final = "shuffle"
PLAYING: Final = "play"
OVER: Final = "over"

MOST_STEPS: Final = 200_000
NEVER: Final = -1


HAPPENS: Final = 0
IS_BOUND: Final = 1
IS_HELD_BACK: Final = 2
GOES_BACK: Final = 3


class OverBudget(Exception):
    """One act asked for more than it may."""


class Answered(Protocol[A_co]):
    """Whatever has an answer of this type. (Compiled dataclasses cannot be generic, so the type comes from here.)"""

    def unruled(self, table: "Table") -> A_co: ...


class Remembered(Protocol[A_co]):
    """Whatever has a state of this type."""

    def start(self) -> A_co: ...


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Question(Fact):
    """A decision left to the rules."""

    def unruled(self, table: "Table") -> Any:  # each question has an answer of its own type
        """The answer when no rule has a word."""
        raise NotImplementedError

    def refusal(self, table: "Table", subject: Any) -> str:
        """Why not, in words, when the answer leaves the subject out."""
        return ""

    def default_rule(self, table: "Table") -> str:
        """The article behind the unruled answer, if there is one."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Fact):
    """Something that happened. `apply` is the fold: the one place where a table changes.

    The engine stamps each event with the rule that brought it about ("" for the act itself) and the event which that
    rule answered. The stamp is not part of the value; an event happens once, so make a new one each time.
    """

    origin: str = ""
    cause: "Event | None" = None

    def apply(self, table: "Table") -> None:
        raise NotImplementedError

    def moves(self) -> CardMoves:
        """The cards that it takes from a place to another, in order: none, for most."""
        return UNMOVED

    def face(self) -> int:
        """The card by which rules are woken; -1 for none."""
        return -1

    def nature(self) -> int:
        """What the engine does with it: let it happen, bind it to cards first, hold it back to the end, or begin anew
        from where the table stood before.
        """
        return HAPPENS

    def stamped(self, rule: str, table: "Table") -> "Event":
        """This event with what the engine knows of it: the rule behind it, and until when. Most need nothing."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Wish(Event):
    """Something that is to happen and names no card yet, such as "draw a card"."""

    def nature(self) -> int:
        return IS_BOUND

    def bound(self, table: "Table") -> list[Event]:
        """The events it comes to now."""
        raise NotImplementedError


Events: TypeAlias = Iterable[Event]
NOTHING: Final[Events] = ()
"""What a rule answers that has nothing to add; a hook that often has, and is often woken, returns it instead of
yielding.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Tally(Memory):
    """What a rule remembers: a pure fold over events."""

    def step(self, total: Any, event: Event) -> Any:  # each tally has a state of its own type
        raise NotImplementedError


STATE: Final = (
    *("law", "names", "chance", "grain"),
    *("hands", "stock", "piles", "opened", "areas", "tokens", "marked"),
    *("turn", "last", "direction", "skips", "skipped", "acted", "phase", "dealer", "round", "authored"),
    *("landing", "duties", "debts", "breaches", "motions", "pauses"),
    *("winners", "outcome", "scores", "tallies", "clock", "acts", "keeps", "actor", "informed", "saved"),
)
"""The fields of a table: what is copied, compared and kept of it."""
MOMENTARY: Final = ("steps", "settled", "listed", "listed_at", "dead", "dead_at", "counted", "counted_at")
"""What is found while an act is decided, and holds for that moment only."""


class Table:
    """A table in play. All of it is plain state, so it copies, compares and saves."""

    __slots__ = (*STATE, *MOMENTARY)

    def __init__(self, law: Law, names: list[str], chance: Chance) -> None:
        seats = len(names)
        self.law = law
        self.names = names
        self.chance = chance
        self.grain = ""  # what nonces are made from: shown to people, and so never taken from chance
        self.hands: list[list[Card]] = [[] for _ in names]
        self.stock: list[Card] = []
        self.piles: dict[int, list[Card]] = {}
        self.opened = 0
        self.areas: dict[str, list[list[Card]]] = {}
        self.tokens: dict[str, int] = {}
        self.marked: dict[str, int] = {}  # the piles on which tokens lie
        self.turn: Seat = NO_SEAT
        self.last: Seat = NO_SEAT
        self.direction = 1
        self.skips = 0
        self.skipped: list[Seat] = []
        self.acted = 0
        self.phase = PREPARATION
        self.dealer: Seat = seats - 1
        self.round = 1
        self.authored: list[int] = [0] * seats
        self.landing: list[Event] = []
        self.duties: list[Duty] = []
        self.debts: list[Penalty] = []
        self.breaches: list[Breach] = []
        self.motions: list[Motion] = []
        self.pauses: list[str] = []
        self.winners: list[Seat] = []
        self.outcome = ""
        self.scores: tuple[int, ...] = ()
        self.tallies: list[Any] = []  # each tally has a state of its own type
        self.clock = 0
        self.acts = 0
        self.steps = 0
        self.keeps = False
        self.actor: Seat = NO_SEAT
        self.informed = 0
        self.saved: Table | None = None
        self.settled = True
        self.listed: Fact | None = None  # the act that was picked from the lawful ones, as long as nothing happens
        self.listed_at = NEVER
        self.dead: list[int] | None = None  # the piles that were found closed to every card, as long as nothing happens
        self.dead_at = NEVER
        self.counted = 0  # how many cards everybody had after the latest act, if that was looked at
        self.counted_at = NEVER

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def paused(self) -> bool:
        """Whether play stands still: somebody is accused, a penalty is unpaid, or a rule has stopped it."""
        return bool(self.pauses or self.debts)

    def ask(self, question: Answered[A_co]) -> A_co:
        """The answer of the law: each rule hears the earlier answer, and the last word stands."""
        asked: Question = question  # type: ignore[assignment]  # all that is asked is a question
        answer: A_co = asked.unruled(self)
        hooks = self.law.answering.get(type(asked))
        if hooks is not None:
            self.steps += len(hooks)
            if self.steps > MOST_STEPS and not self.settled:
                raise OverBudget
            for hook in hooks:
                answer = hook.call(asked, self, answer)
        return answer

    def tally(self, tally: Remembered[A_co]) -> A_co:
        """What a tally has come to."""
        memory: Memory = tally  # type: ignore[assignment]  # all that is remembered is a memory
        if memory.home is not self.law:
            memory.place = self.law.tally_place[memory]
            memory.home = self.law
        total: A_co = self.tallies[memory.place]
        return total

    def area(self, name: str, seat: Seat) -> list[Card]:
        """The cards in one of the areas before a seat, or in a shared one (no seat)."""
        areas = self.areas.get(name)
        if areas is None:
            areas = self.areas[name] = [[] for _ in self.names]
        return areas[seat]

    def top(self, pile: int) -> Card | None:
        """The uppermost card of a pile, if there is such a pile and it has one."""
        cards = self.piles.get(pile)
        return cards[-1] if cards else None

    def step(self, seat: Seat, steps: int) -> Seat:
        """The seat so many places on in the direction of play."""
        return (seat + steps if self.direction > 0 else seat - steps) % len(self.names)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.names)

    def owed_by(self, seat: Seat) -> int:
        """How many penalty or pick-up cards a seat still has to take."""
        return sum([debt.left for debt in self.debts if debt.bearer == seat])

    def blocking(self) -> Duty | None:
        """The first duty that holds up play, if there is one."""
        for duty in self.duties:
            if duty.blocking:
                return duty
        return None

    def duty_of(self, seat: Seat, kind: str) -> Duty | None:
        """The oldest open duty of this kind that a seat bears."""
        for duty in self.duties:
            if duty.bearer == seat and duty.kind == kind:
                return duty
        return None

    def motion(self, kind: str) -> Motion | None:
        """The open motion of this kind, if there is one."""
        for motion in self.motions:
            if motion.kind == kind:
                return motion
        return None

    def enact(self, law: Law) -> None:
        """Put another law in force; what tallies remember is kept, new ones start at their beginning."""
        self.forget()
        kept = dict(zip(self.law.tallies, self.tallies, strict=False))
        self.law = law
        self.tallies = [kept[tally] if tally in kept else tally.start() for tally in law.tallies]
        for area in law.areas:
            self.areas.setdefault(area, [[] for _ in self.names])
        for area in law.shared:
            self.areas.setdefault(area, [[]])
        for token in law.tokens:
            self.tokens.setdefault(token, CENTRE)

    def forget(self) -> None:
        """Drop what was found since the latest act; for whoever changes a table by hand."""
        self.listed = None
        self.dead = None
        self.counted_at = NEVER

    def __repr__(self) -> str:
        hands = ", ".join([f"{name} {len(hand)}" for name, hand in zip(self.names, self.hands, strict=True)])
        return f"<Table: {hands}; phase {self.phase}, {self.acts} acts>"

    def copy(self) -> "Table":
        """An independent table in the same state. Values inside are shared, for they never change."""
        other = Table(self.law, self.names, self.chance.copy())
        other.take(self)
        return other

    def take(self, other: "Table") -> None:
        """Become like another table, its source of chance apart."""
        self.forget()
        self.law = other.law
        self.names = other.names
        self.grain = other.grain
        self.hands = [hand[:] for hand in other.hands]
        self.stock = other.stock[:]
        self.piles = {number: pile[:] for number, pile in other.piles.items()}
        self.opened = other.opened
        self.areas = {name: [zone[:] for zone in zones] for name, zones in other.areas.items()}
        self.tokens = other.tokens.copy()
        self.marked = other.marked.copy()
        self.turn = other.turn
        self.last = other.last
        self.direction = other.direction
        self.skips = other.skips
        self.skipped = other.skipped
        self.acted = other.acted
        self.phase = other.phase
        self.dealer = other.dealer
        self.round = other.round
        self.authored = other.authored
        self.landing = other.landing[:]
        self.duties = other.duties[:]
        self.debts = other.debts[:]
        self.breaches = other.breaches[:]
        self.motions = other.motions[:]
        self.pauses = other.pauses[:]
        self.winners = other.winners
        self.outcome = other.outcome
        self.scores = other.scores
        self.tallies = other.tallies[:]
        self.clock = other.clock
        self.acts = other.acts
        self.keeps = other.keeps
        self.actor = other.actor
        self.informed = other.informed
        self.saved = other.saved


MOST_DEPTH: Final = 32


def stamp(event: Event, rule: str, cause: Event | None) -> Event:
    event.origin = rule
    event.cause = cause
    return event


def again(event: Event) -> Event:
    """An equal event, not yet stamped."""
    return type(event)(*event.values())


def is_behind(rule: str, event: Event) -> bool:
    """Whether a rule is one of those behind an event."""
    latest: Event | None = event
    seen = 0
    while latest is not None and seen <= MOST_DEPTH:
        if latest.origin == rule:
            return True
        if latest.origin:
            seen += 1
        latest = latest.cause
    return False


def lineage(event: Event) -> list[str]:
    """The rules behind an event, the latest first; the act itself has none."""
    found: list[str] = []
    latest: Event | None = event
    while latest is not None and len(found) <= MOST_DEPTH:
        if latest.origin:
            found.append(latest.origin)
        latest = latest.cause
    return found
