"""What is owed and what is at issue: duties with their deadlines, penalties, breaches, cases and motions."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.fact import Fact
from cardhouse.core.seats import NO_SEAT, Seat

LANDING: Final = "landing"
OWN_ACT: Final = "own act"
OTHERS_ACT: Final = "another's act"
TURN_END: Final = "end of turn"
TURN: Final = "turn completed"
TIME: Final = "time"
GOES_ON: Final = "play goes on"
DONE: Final = "done"
USUAL: Final = "usual"

IN_WORDS: Final = {
    LANDING: "before the next card lands",
    OWN_ACT: "before their own next act, or the next card that lands",
    OTHERS_ACT: "before another player's next act",
    TURN_END: "by the end of the turn",
    TURN: "before the next turn is completed",
    TIME: "in time",
    GOES_ON: "before play goes on",
    DONE: "until it is done",
    USUAL: "as usual",
}
"""All kinds of deadlines, as people say them."""


class UnknownDeadline(ValueError):
    """A deadline that nobody understands."""


@dataclass(eq=False)
class Deadline(Fact):
    """Until when: a kind, and how long in thousandths of a second where time is counted."""

    kind: Final[str]
    length: Final[int]

    def __init__(self, kind: str, length: int = 0) -> None:
        if kind not in IN_WORDS:
            raise UnknownDeadline(f'nobody knows when "{kind}" is; there are: {", ".join(IN_WORDS)}')
        self.kind = kind
        self.length = length

    def __str__(self) -> str:
        return IN_WORDS[self.kind]


NEXT_LANDING: Final = Deadline(LANDING)
OWN_NEXT_ACT: Final = Deadline(OWN_ACT)
OTHERS_NEXT_ACT: Final = Deadline(OTHERS_ACT)
END_OF_TURN: Final = Deadline(TURN_END)
TURN_COMPLETED: Final = Deadline(TURN)
BEFORE_PLAY_GOES_ON: Final = Deadline(GOES_ON)
WHEN_DONE: Final = Deadline(DONE)
AS_USUAL: Final = Deadline(USUAL)


def seconds(number: int) -> Deadline:
    """So many seconds of running time; where no clock is used, so many turns as `core.timing.Now` counts them."""
    return Deadline(TIME, 1000 * number)


SAY: Final = "say"

ALL_OF: Final = "all"
ALL_IN_TIME: Final = "all in time"
"""Carried when all agree, or when the time is up; who does not agree only makes the others wait."""

MAJORITY: Final = "majority"
TWO_THIRDS: Final = "two_thirds"
OF_VOTES_CAST: Final = "of votes cast"

OPEN: Final = "open"
SETTLED: Final = "settled"

STALE: Final = "forgotten"
"""How a breach is closed that nobody has called in time."""

AN_ACT: Final = ""
A_DUTY: Final = "duty"
A_CALL: Final = "call"
SLOWNESS: Final = "slowness"
"""By what a rule was broken."""

STANDING: Final = "standing"
VOIDED: Final = "voided"
PROPOSED: Final = "proposed"
NEXT_TURN: Final = "next turn"
"""How a penalty stands: it is due or taken, it is void, or it waits until it is accepted or until a turn comes."""


@dataclass(eq=False)
class Duty(Fact):
    """An act owed: by whom, what, until when, and at what price if it is forgotten.

    `kind` is "say" with the words in `what`, or the way of acting that is owed ("designate", "give"). `about` carries
    what the rule needs to judge it, such as the receiver of a gift. `expires` is a time of the table's clock, 0 for
    none. Where deadlines are kept by the rules, `at` is when it arose, `due` when it next counts as neglected (0 for
    not), and `failures` how often that was penalised.
    """

    bearer: Final[Seat]
    kind: Final[str]
    what: Final[str]
    rule: Final[str]
    until: Final[Deadline]
    price: Final[int]
    blocking: Final[bool]
    about: Final[tuple[int, ...]]
    since: Final[int]
    expires: Final[int]
    at: Final[int]
    due: Final[int]
    failures: Final[int]

    def __init__(
        self,
        bearer: Seat,
        kind: str,
        what: str = "",
        rule: str = "",
        until: Deadline = AS_USUAL,
        price: int = 1,
        blocking: bool = False,
        about: tuple[int, ...] = (),
        since: int = 0,
        expires: int = 0,
        at: int = 0,
        due: int = 0,
        failures: int = 0,
    ) -> None:
        self.bearer = bearer
        self.kind = kind
        self.what = what
        self.rule = rule
        self.until = until
        self.price = price
        self.blocking = blocking
        self.about = about
        self.since = since
        self.expires = expires
        self.at = at
        self.due = due
        self.failures = failures

    def stamped(
        self, rule: str, until: Deadline, since: int, expires: int, refereed: bool, at: int = 0, due: int = 0
    ) -> "Duty":
        """This duty as the engine writes it down. Only a referee makes play wait for it; at other tables it has to be
        done before play goes on, unless its rule says when.
        """
        waits = self.blocking and until.kind == DONE
        return Duty(
            self.bearer,
            self.kind,
            self.what,
            self.rule or rule,
            until if refereed or not waits else OTHERS_NEXT_ACT,
            self.price,
            self.blocking and refereed,
            self.about,
            since,
            expires if self.blocking else 0,
            at,
            due,
        )

    def is_same(self, other: "Duty") -> bool:
        """Whether this is the other duty, perhaps with another deadline."""
        return (self.bearer, self.kind, self.what, self.rule, self.since) == (
            *(other.bearer, other.kind, other.what, other.rule, other.since),
        )

    def timed(self, at: int, due: int, failures: int) -> "Duty":
        """This duty with another deadline."""
        return Duty(
            *(self.bearer, self.kind, self.what, self.rule, self.until, self.price, self.blocking, self.about),
            *(self.since, self.expires, at, due, failures),
        )


@dataclass(eq=False)
class Penalty(Fact):
    """Cards that somebody pays: who, how many are still to be taken, and the rule behind it.

    `number` tells it apart from the others that are owed or remembered. `by` is who gave it, or -1 for the rules
    themselves; `calls` are the words that fit what it is for, `said` those that were said, and `at` is when. `cards`
    are those taken for it so far. `expires` is a time of the table's clock, 0 for none. One that waits is not due yet.
    """

    bearer: Seat
    left: int
    rule: str = ""
    expires: int = 0
    number: int = 0
    by: Seat = NO_SEAT
    calls: tuple[str, ...] = ()
    said: str = ""
    at: int = 0
    cards: tuple[Card, ...] = ()
    status: str = STANDING

    def but(self, bearer: Seat, left: int, cards: tuple[Card, ...], status: str = STANDING) -> "Penalty":
        """This penalty with another bearer, so much of it left, these cards taken for it."""
        about = (self.rule, self.expires, self.number, self.by, self.calls, self.said, self.at)
        return Penalty(bearer, left, *about, cards, status)

    def taken(self, card: tuple[Card, ...]) -> "Penalty":
        """This penalty with one card more taken for it, if there was one to take."""
        return self.but(self.bearer, self.left - 1, self.cards + card, self.status)

    def voided(self) -> "Penalty":
        return self.but(self.bearer, 0, (), VOIDED)


@dataclass(eq=False)
class Breach(Fact):
    """A rule broken, open to a call for a while.

    `since` is when, as deadlines are counted. `words` are those of a call that fits it, where its article does not say
    them. `how` is what it was broken by: an act, or a duty that was neglected, which the act of this `number` made,
    or a wrong call that brought the penalty of this `number`, or time that went by.
    """

    offender: Seat
    rule: str
    act: int
    status: str = OPEN
    since: int = 0
    words: str = ""
    how: str = AN_ACT
    number: int = 0

    def charged_as(self, words: str) -> "Breach":
        """This breach in the words in which it is charged."""
        of = (self.offender, self.rule, self.act, self.status, self.since)
        return Breach(*of, words, self.how, self.number)


NO_PENALTY: Final = 0


@dataclass(eq=False)
class Case(Fact):
    """A charge: by whom, against whom, for which rule or in which words; `penalty` is the number of the one it brought,
    0 for none.
    """

    by: Seat
    against: Seat
    rule: str = ""
    words: str = ""
    penalty: int = NO_PENALTY


NO_CASE: Final = Case(NO_SEAT, NO_SEAT)


@dataclass(eq=False)
class Motion(Fact):
    """Something put to the vote. Who may vote is fixed when it opens; silence at the end counts as `default`. A `brief`
    one is about what was done last: to vote on it is not to play on, and when somebody plays on it is dropped. One on
    whether somebody is guilty carries its `case`.
    """

    number: int
    kind: str
    by: Seat
    about: Seat
    subject: str
    electorate: tuple[int, ...]
    threshold: str = ALL_OF
    expires: int = 0
    default: bool = False
    ayes: tuple[int, ...] = ()
    noes: tuple[int, ...] = ()
    brief: bool = False
    case: Case = NO_CASE

    def has_voted(self, seat: Seat) -> bool:
        return seat in self.ayes or seat in self.noes

    def voted(self, seat: Seat, aye: bool) -> "Motion":
        """This motion with a vote cast, or changed."""
        ayes = tuple([s for s in self.ayes if s != seat])
        noes = tuple([s for s in self.noes if s != seat])
        return self.with_votes(self.electorate, (*ayes, seat) if aye else ayes, noes if aye else (*noes, seat))

    def among(self, electorate: tuple[int, ...]) -> "Motion":
        """This motion before another electorate. Votes of those who have none now do not count."""
        ayes = tuple([seat for seat in self.ayes if seat in electorate])
        noes = tuple([seat for seat in self.noes if seat in electorate])
        return self.with_votes(electorate, ayes, noes)

    def with_votes(self, electorate: tuple[int, ...], ayes: tuple[int, ...], noes: tuple[int, ...]) -> "Motion":
        about = (self.number, self.kind, self.by, self.about, self.subject)
        return Motion(*about, electorate, self.threshold, self.expires, self.default, ayes, noes, self.brief, self.case)

    def outcome(self) -> int:
        """1 when it is sure to carry, -1 when it is sure to fail, 0 while it is open."""
        votes = len(self.electorate)
        if self.threshold == OF_VOTES_CAST:
            return 0 if len(self.ayes) + len(self.noes) < votes else 1 if self.by_default() else -1
        if self.threshold == ALL_IN_TIME:
            return int(set(self.electorate) <= set(self.ayes))
        needed = {ALL_OF: votes, MAJORITY: votes // 2 + 1, TWO_THIRDS: -(-votes * 2 // 3)}[self.threshold]
        if len([seat for seat in self.ayes if seat in self.electorate]) >= needed:
            return 1
        return -1 if votes - len([seat for seat in self.noes if seat in self.electorate]) < needed else 0

    def by_default(self) -> bool:
        """How it goes if nobody votes any more."""
        if self.threshold != OF_VOTES_CAST or not (self.ayes or self.noes):
            return self.default
        return len(self.ayes) > len(self.noes)
