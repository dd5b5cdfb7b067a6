"""Cases and motions: somebody charges somebody with breaking a rule, or moves something, it is judged or voted on, and
the rules say what follows.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.acts import LONGEST_WORDS, Act, sayable, unknown_way
from cardhouse.core.affairs import MotionDecided, MotionOpened, Paused
from cardhouse.core.declared import Way
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.needs import only_with
from cardhouse.core.owed import MAJORITY, Breach, Case, Motion
from cardhouse.core.rule import Need
from cardhouse.core.seats import NOBODY, Seat, Seats
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table, Wish

RECORD: Final = "record"
OTHERS_VOTE: Final = "vote"
AUTHOR: Final = "author"
ACCUSED: Final = "accused"
"""Who knows: the table itself, the others, whoever wrote the rule, whoever is charged."""

RIGHT: Final = "right"
WRONG: Final = "wrong"
ACCEPTED: Final = "accepted"
ALREADY_PAID: Final = "already paid"
NOT_HEARD: Final = "not heard"
"""How a case comes out. What is accepted was not looked into; what is late is wrong, or not heard."""


@dataclass(eq=False)
class Charged(Remark):
    """Somebody charged somebody with breaking a rule: this one, as an accusation does, or whichever is meant by these
    words, as a call does. Which of the two forms is heard is for each court to say.
    """

    player: Seat
    offender: Seat
    rule: str = ""
    words: str = ""

    @property
    def case(self) -> Case:
        return Case(self.player, self.offender, self.rule, self.words)


@dataclass(eq=False)
class Hearing(Fact):
    """How people judge a case: in what kind of vote, who has one, how many it takes, for how many seconds (0: as long
    as it takes), whether silence finds it right, who has said so already, and whether play stands still meanwhile. With
    nobody to vote, silence decides at once.
    """

    kind: str
    voters: tuple[int, ...]
    threshold: str
    seconds: int
    silence: bool = False
    ayes: tuple[int, ...] = ()
    pauses: bool = False


@dataclass(eq=False)
class HeardBy(Question):
    """How is a case heard that these are to judge: the others, an author, the accused? Not at all, unless a rule says
    so.
    """

    case: Case
    judges: str

    def unruled(self, table: Table) -> Hearing | None:
        return None


@dataclass(eq=False)
class OpensCase(Wish):
    """A wish: a case comes before those who are to judge it, as it is heard at this table."""

    case: Case
    judges: str

    def bound(self, table: Table) -> list[Event]:
        case, heard = self.case, table.ask(HeardBy(self.case, self.judges))
        if heard is None:
            return []
        if not heard.voters:
            return [CaseJudged(case, RIGHT if heard.silence else WRONG)]
        until = table.clock + 1000 * heard.seconds if heard.seconds else 0
        charge = (case.penalty or table.acts, heard.kind, case.by, case.against, case.rule or case.words)
        vote = (heard.voters, heard.threshold, until, heard.silence, heard.ayes)
        opened = MotionOpened(Motion(*charge, *vote, case=case))
        return [opened, Paused(heard.kind)] if heard.pauses else [opened]


@dataclass(eq=False)
class CaseJudged(Remark):
    """A case was judged. Who is told is a question of its own."""

    case: Case
    outcome: str

    @property
    def guilty(self) -> bool:
        """Whether somebody was found guilty, or took it upon themselves."""
        return self.outcome in (RIGHT, ACCEPTED)


def verdict(decided: MotionDecided) -> CaseJudged:
    """What a vote on a case has come to."""
    return CaseJudged(decided.motion.case, RIGHT if decided.carried else WRONG)


@dataclass(eq=False)
class FoundGuilty(Remark):
    """A breach was proven by a charge, of a player or of the referee (-1)."""

    by: Seat
    breach: Breach


@dataclass(eq=False)
class ChargeForm(Question):
    """In which words is somebody charged here with this breach? In none (""), unless a rule says so: then it is charged
    by naming the rule, as far as that can be done.
    """

    breach: Breach

    def unruled(self, table: Table) -> str:
        return ""


@dataclass(eq=False)
class Evidence(Question):
    """Who knows whether this charge is right? What the table noted, unless a rule says otherwise."""

    case: Case

    def unruled(self, table: Table) -> str:
        return RECORD


@dataclass(eq=False)
class Threshold(Question):
    """How many have to find somebody guilty of breaking this rule, where others judge? A majority."""

    rule: str

    def unruled(self, table: Table) -> str:
        return MAJORITY


@dataclass(eq=False)
class PaidLater(Question):
    """Is what this case costs paid later, in a way of its own? No, unless a rule says so."""

    case: Case

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class ToldOfVerdict(Question):
    """Who is told how a case came out? Nobody, unless a rule says so: they see what follows."""

    judged: CaseJudged

    def unruled(self, table: Table) -> Seats:
        return NOBODY


MOVE: Final = "move"
MOVE_WAY: Final = Way(MOVE, "put something to the vote", label="Put to the vote")


@dataclass(eq=False)
class Movable(Question):
    """Can this be moved: these words, about this player, if anybody? Asked where a rule has a word on it."""

    words: str
    about: Seat

    def unruled(self, table: Table) -> bool:
        return False

    def default_rule(self, table: Table) -> str:
        return table.law.ways[MOVE]

    def refusal(self, table: Table, subject: Any) -> str:
        return f'"{self.words}" cannot be put to the vote now'

    @property
    def verb(self) -> str:
        """What is to be done: the first word."""
        return self.words.partition(" ")[0]

    @property
    def object(self) -> str:
        """What it is to be done with: the rest."""
        return self.words.partition(" ")[2].strip()


@dataclass(eq=False)
class MayFallSilent(Question):
    """Can this rule be put out of force by those who vote? Yes, unless it has to be there always: there is a way left
    to change the rules, and secrets are kept.
    """

    rule: str

    def unruled(self, table: Table) -> bool:
        return True


@dataclass(eq=False)
class ElectorateSet(Event):
    """Others than before have a vote on a motion."""

    number: int
    electorate: tuple[int, ...]

    def apply(self, table: Table) -> None:
        table.motions = [m.among(self.electorate) if m.number == self.number else m for m in table.motions]


@dataclass(eq=False)
class MotionDropped(Event):
    """A motion came to nothing before it was decided."""

    motion: Motion

    def apply(self, table: Table) -> None:
        table.motions = [m for m in table.motions if m.number != self.motion.number]


@dataclass(eq=False)
class OptionAgreed(Remark):
    """The players have set an option of the rules."""

    option: str
    value: str


@dataclass(eq=False)
class Moved(Remark):
    """Somebody moved that the table decide something."""

    player: Seat
    subject: str
    about: Seat


@dataclass(eq=False)
class Move(Act):
    """Move that the table decide something: `subject` says what, and `about` whom it is about, if anybody."""

    subject: Final[str]
    about: Final[Seat]

    def __init__(self, seat: Seat, subject: str, about: Seat = -1) -> None:
        self.seat = seat
        self.subject = subject
        self.about = about

    @property
    def way(self) -> str:
        return MOVE

    def impossible(self, table: Table) -> str:
        if not sayable(self.subject, 10 * LONGEST_WORDS):
            return "a motion needs a subject"
        return unknown_way(table, MOVE) if -1 <= self.about < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, MOVE)]
        return [*gates, (Movable(self.subject, self.about), True)] if table.law.hears(Movable) else gates

    def happen(self, table: Table) -> list[Event]:
        return [Moved(self.seat, self.subject, self.about)]


only_with(Need("motions that are put to the vote", ("move",)), Movable)
