"""Cases: somebody charges somebody with breaking a rule, it is judged, and the rules say what follows.

A charge names the rule, as an accusation does, or is made in words, as a call is. Who knows whether it is right is a
custom of the table (`Evidence`): what the table noted, a vote of others, or the author of a rule. `CaseJudged` says how
it came out, and `FoundGuilty` which breach was proven by it; a fine, a card that goes back, a charge that comes back to
whoever made it are answers of rules to these two, and so they work at any table's court.

Where people judge, there is one way to open a case (`OpensCase`): it becomes a motion that carries it. Who votes on it,
how many it takes, how long they have and what silence means are the settings of a court, asked once (`HeardBy`): of a
jury, a ballot, the author of a rule, whoever is charged.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.affairs import MotionDecided, MotionOpened, Paused
from cardhouse.core.fact import Fact
from cardhouse.core.owed import MAJORITY, Breach, Case, Motion
from cardhouse.core.remarks import Remark
from cardhouse.core.seats import NOBODY, Seat, Seats
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
