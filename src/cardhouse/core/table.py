"""The table: what lies where, whose turn it is, what is owed. It knows no rule; it asks the law.

`Question` and `Event` are declared here because each has one method that takes a table.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.chance import Chance
from cardhouse.core.fact import Fact
from cardhouse.core.law import Law
from cardhouse.core.owed import Breach, Debt, Duty, Motion
from cardhouse.core.rule import Memory
from cardhouse.core.seats import NO_SEAT, Seat

A_co = TypeVar("A_co", covariant=True)

CENTRE: Final = -1
"""Where a token lies that nobody has."""

PREPARATION: Final = "shuffle"
PLAYING: Final = "play"
OVER: Final = "over"

MOST_STEPS: Final = 200_000


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
@dataclass(eq=False)
class Event(Fact):
    """Something that happened. `apply` is the fold: the one place where a table changes."""

    def apply(self, table: "Table") -> None:
        raise NotImplementedError

    def face(self) -> int:
        """The card by which rules are woken; -1 for none."""
        return -1

    def stamped(self, rule: str, table: "Table") -> "Event":
        """This event with what the engine knows of it: the rule behind it, and until when. Most need nothing."""
        return self

    def bound(self, table: "Table") -> "list[Event] | None":
        """For a wish ("draw two cards"): the events it comes to now. None for what simply happens."""
        return None


Events: TypeAlias = Iterable[Event]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Tally(Memory):
    """What a rule remembers: a pure fold over events."""

    def step(self, total: Any, event: Event) -> Any:  # each tally has a state of its own type
        raise NotImplementedError


@dataclass(eq=False)
class Landing(Fact):
    """A card that has landed on a pile and has not acted yet."""

    player: Final[Seat]
    card: Final[Card]
    pile: Final[int]

    def __init__(self, player: Seat, card: Card, pile: int) -> None:
        self.player = player
        self.card = card
        self.pile = pile


class Table:
    """A table in play. All of it is plain state, so it copies, compares and saves."""

    def __init__(self, law: Law, names: list[str], chance: Chance) -> None:
        seats = len(names)
        self.law = law
        self.names = names
        self.chance = chance
        self.hands: list[list[Card]] = [[] for _ in names]
        self.stock: list[Card] = []
        self.piles: dict[int, list[Card]] = {}
        self.opened = 0
        self.areas: dict[str, list[list[Card]]] = {}
        self.tokens: dict[str, int] = {}
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
        self.landing: list[Landing] = []
        self.duties: list[Duty] = []
        self.debts: list[Debt] = []
        self.breaches: list[Breach] = []
        self.motions: list[Motion] = []
        self.pauses: list[str] = []
        self.winners: list[Seat] = []
        self.tallies: list[object] = []
        self.clock = 0
        self.acts = 0
        self.steps = 0
        self.keeps = False
        self.actor: Seat = NO_SEAT
        self.informed = 0
        self.saved: Table | None = None

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
            if self.steps > MOST_STEPS:
                raise OverBudget
            for hook in hooks:
                answer = hook.call(asked, self, answer)
        return answer

    def tally(self, tally: Remembered[A_co]) -> A_co:
        """What a tally has come to."""
        return cast(A_co, self.tallies[self.law.tally_place[cast(Memory, tally)]])

    def area(self, name: str, seat: Seat) -> list[Card]:
        """The cards in one of the areas before a seat."""
        areas = self.areas.get(name)
        if areas is None:
            areas = self.areas[name] = [[] for _ in self.names]
        return areas[seat]

    def top(self, pile: int) -> Card | None:
        """The uppermost card of a pile, if it has one."""
        cards = self.piles[pile]
        return cards[-1] if cards else None

    def step(self, seat: Seat, steps: int) -> Seat:
        """The seat so many places on in the direction of play."""
        return (seat + steps * self.direction) % len(self.names)

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
        kept = dict(zip(self.law.tallies, self.tallies, strict=False))
        self.law = law
        self.tallies = [kept[tally] if tally in kept else tally.start() for tally in law.tallies]
        for area in law.areas:
            self.areas.setdefault(area, [[] for _ in self.names])
        for token in law.tokens:
            self.tokens.setdefault(token, CENTRE)

    def copy(self) -> "Table":
        """An independent table in the same state. Values inside are shared, for they never change."""
        other = Table(self.law, self.names, self.chance.copy())
        other.take(self)
        return other

    def take(self, other: "Table") -> None:
        """Become like another table, its source of chance apart."""
        self.law = other.law
        self.names = other.names
        self.hands = [hand[:] for hand in other.hands]
        self.stock = other.stock[:]
        self.piles = {number: pile[:] for number, pile in other.piles.items()}
        self.opened = other.opened
        self.areas = {name: [zone[:] for zone in zones] for name, zones in other.areas.items()}
        self.tokens = other.tokens.copy()
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
        self.tallies = other.tallies[:]
        self.clock = other.clock
        self.acts = other.acts
        self.keeps = other.keeps
        self.actor = other.actor
        self.informed = other.informed
        self.saved = other.saved
