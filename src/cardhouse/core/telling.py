"""What happened, in words for one seat: the one place where events become sentences, for page and terminal alike.

Whoever brings an event brings its words: a function marked `@tells(Event)`. What has no words is not told; `QUIET`
lists the kinds of events for which that is meant, each with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cardhouse.core.affairs import MotionDecided
from cardhouse.core.cases import MotionDropped
from cardhouse.core.law import Law
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import Knows, OpenState, ToldOfDuty, ToldOfMotion
from cardhouse.core.table import Event, Table
from cardhouse.core.view import is_known, told
from cardhouse.core.words import ENGLISH, Hearer, Words, sentence


@dataclass(unsafe_hash=True)
class Line:
    """One sentence of the log: its words, whose doing it was, the kind of thing, and the rule behind it, if one is.

    Cards that somebody draws one after another are one sentence: `drawn` are their names, "" for each that the hearer
    does not see. One that `joins` says what the line before it said, and more, and takes its place.
    """

    words: Final[str]
    by: Final[Seat]
    kind: Final[str]
    rule: Final[str]
    drawn: Final[tuple[str, ...]]
    joins: Final[bool]

    def __init__(
        self,
        words: str,
        by: Seat = NO_SEAT,
        kind: str = "",
        rule: str = "",
        drawn: tuple[str, ...] = (),
        joins: bool = False,
    ) -> None:
        self.words = words
        self.by = by
        self.kind = kind
        self.rule = rule
        self.drawn = drawn
        self.joins = joins


Teller = Callable[[Any, "Listener"], Iterable[Line]]  # Any: each takes its own kind of event
TELLERS: Final[dict[type[Event], Teller]] = {}
QUIET: Final[dict[type[Event], str]] = {}
_T = TypeVar("_T", bound=Teller)


STEPS: Final[dict[str, str]] = {}
"""What is told when a step of the preparation is done; nothing, where it is told otherwise."""


def tells(*kinds: type[Event]) -> Callable[[_T], _T]:
    """Marks a function as the words of these kinds of events."""

    def mark(teller: _T) -> _T:
        for kind in kinds:
            if kind in TELLERS or kind in QUIET:
                raise ValueError(f"{kind.__name__} has its words already")
            TELLERS[kind] = teller
        return teller

    return mark


def quiet(why: str, *kinds: type[Event]) -> None:
    """Says that nothing is told of these kinds of events, and why."""
    for kind in kinds:
        if kind in TELLERS:
            raise ValueError(f"{kind.__name__} has its words already")
        QUIET[kind] = why


Asking = Callable[[Motion, str, "Listener"], Words]
"""What a vote is on, as a sentence, with what it wants to be set."""


@dataclass
class VoteWords:
    """What is said of votes of one kind: what is asked, whether that is told when it opens, whether somebody is charged
    in it, whether it is on their guilt, and how it comes out, if in other words than usual: "" where something else
    tells it. `first` is why play stands still meanwhile, and `typed` what is typed in it, if not only yes or no.
    """

    asked: str | Asking
    opens: bool = True
    charge: bool = False
    judging: bool = False
    carried: str | None = None
    failed: str | None = None
    dropped: str | None = None
    first: str = ""
    typed: str = ""


VOTES: Final[dict[str, VoteWords]] = {}


def vote_words(kind: str, asked: str | Asking, **told: Any) -> None:
    """Says how votes of a kind are told. What is asked may name `by`, `about`, the `title` of the rule that it is on,
    and the `words` that somebody said.
    """
    VOTES[kind] = VoteWords(asked, **told)


class Listener(Hearer):
    """A seat that is told what happened at a table. `law` is the one in force before it."""

    def __init__(
        self,
        table: Table,
        law: Law,
        seat: Seat,
        is_open: bool | None = None,
        language: Mapping[str, str] = ENGLISH,
        latest: Line | None = None,
    ) -> None:
        super().__init__(table.names, seat, language)
        self.table: Final = table
        self.law: Final = law
        self.is_open: Final = table.ask(OpenState()) if is_open is None else is_open
        self.behind = ""
        """The rule that brought about what is told now."""

        self.decided: list[Motion] = []
        """The motions that were decided in what is told now."""

        self.secret: set[int] = set()
        """The numbers of motions that were put to others in private."""

        self.latest = latest
        """The line that was told last, if the next one may go on with it."""

        self.told_of: Event | None = None
        """The event of that line, if it is one of those told now."""

    def line(self, said: Words, by: Seat = NO_SEAT, kind: str = "", rule: str | None = None) -> Line:
        """A sentence as this seat hears it. The rule behind it is the one at work, unless another is named."""
        behind = self.behind if rule is None else rule
        known = behind if behind and self.knows(behind) else ""
        return Line(sentence(self.hears(said)), by, kind, known)

    def knows(self, rule: str) -> bool:
        """Whether this seat knows a rule: nobody is told the name of one that is kept secret."""
        law = self.table.law
        return rule in law.by_id and (not law.hears(Knows) or is_known(self.table, rule, self.seat))

    def title(self, rule: str) -> str:
        article = self.law.by_id.get(rule) or self.table.law.by_id.get(rule)
        if article is None:
            return rule
        return article.title if article.text else self.says(article.title)  # what people wrote stays as they wrote it

    def is_told(self, duty: Duty) -> bool:
        return told(self.table, ToldOfDuty(duty), self.seat)

    def tell(self, events: Sequence[tuple[str, Event]]) -> list[Line]:
        """What these events come to, oldest first; cards that one player plays in one go are one line, and so are those
        that one player draws in a row.
        """
        self.decided = [event.motion for _, event in events if isinstance(event, (MotionDecided, MotionDropped))]
        self.secret = {m.number for m in (*self.table.motions, *self.decided) if not self.is_told_of(m)}
        lines: list[Line] = []
        for rule, run in runs(events):
            teller = TELLERS.get(type(run[0]))
            if teller is not None:
                self.behind = rule
                for line in teller(run if type(run[0]) in TOGETHER else run[0], self):
                    if line.joins and lines:
                        before = lines.pop()
                        line = Line(line.words, line.by, line.kind, line.rule, line.drawn, before.joins)
                    lines.append(line)
                    self.latest, self.told_of = line, run[0]
        return lines

    def is_told_of(self, motion: Motion) -> bool:
        return told(self.table, ToldOfMotion(motion), self.seat)


TOGETHER: Final[dict[type[Event], Callable[[Any, Any], bool]]] = {}
"""Kinds of events that are told in one line where one follows another; whether two belong together."""


def together(kind: type[Event], same: Callable[[Any, Any], bool]) -> None:
    """Says that events of a kind are told in one line as long as each belongs to the one before it."""
    TOGETHER[kind] = same


def runs(events: Sequence[tuple[str, Event]]) -> Iterator[tuple[str, list[Event]]]:
    """Events that are told together, each with the rule behind the first."""
    at = 0
    while at < len(events):
        rule, first = events[at]
        run = [first]
        same = TOGETHER.get(type(first))
        at += 1
        while same is not None and at < len(events) and type(events[at][1]) is type(first):
            if not same(run[-1], events[at][1]):
                break
            run.append(events[at][1])
            at += 1
        yield rule, run
