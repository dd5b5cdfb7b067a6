"""Rounds that are over, for whoever wants to see them again: from the log alone, as one seat saw and may know them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Raw

from cardhouse.core.affairs import BreachClosed, Breached, BreachSettled, Missed
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged, ToldOfVerdict
from cardhouse.core.events import Drew, Played
from cardhouse.core.owed import STALE, Breach, Duty
from cardhouse.core.people_acts import ACCUSE
from cardhouse.core.questions import Timely
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.seats import Seat
from cardhouse.core.sitting import Entry, fold
from cardhouse.core.table import OVER, Event, Table
from cardhouse.core.view import is_known, is_read, told
from cardhouse.server.names import LobbyError
from cardhouse.server.round_messages import Charge, RoundReplay, RoundTold, Slip
from cardhouse.server.stream import Stream, TableNow
from cardhouse.store import Store
from cardhouse.store.sittings import about, entry_of, events_of, lay
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import sentence_in, title_in, way_in

SAY: Final = "say"
NOT_OVER: Final = "that round is not over yet"
MOST_KEPT: Final = 3


@dataclass(frozen=True)
class Reel:
    """A round: the table at its beginning, its entries, and whether another round came after it."""

    round: int
    start: Table
    entries: Sequence[Entry]
    past: bool


def reel_of(store: Store, code: str, number: int) -> Reel:
    """The round of this number at a table. Raises LobbyError if there is none, or it is not over."""
    table = lay(about(store, code))
    records = store.read(code)
    at = 0
    while at < len(records) and table.round < number:
        fold(table, events_of(records[at]))
        at += 1
    if table.round != number:
        raise LobbyError(NOT_OVER)
    entries: list[Entry] = []
    end = table.copy()
    for record in records[at:]:
        entry = entry_of(record)
        if any(isinstance(event, RoundBegan) for _, event in entry.events):
            return Reel(number, table, entries, True)
        fold(end, entry)
        entries.append(entry)
    if end.phase != OVER:
        raise LobbyError(NOT_OVER)
    return Reel(number, table, entries, False)


def is_closed(table: Table) -> bool:
    """Whether nothing in a round can be charged any more."""
    if table.phase != OVER or table.paused:
        return False
    return ACCUSE not in table.law.ways or not table.ask(Timely(ACCUSE))


@dataclass
class Noted:
    """A breach as it was noted: what was owed, the step in which it happened, and how many cards had been played."""

    offender: Seat
    rule: str
    owed: Duty | None
    step: int
    plays: int
    is_open: bool = True


class Telling:
    """One round, told to one seat."""

    def __init__(self, reel: Reel, seat: Seat, language: str = "") -> None:
        self.reel: Final = reel
        self.seat: Final = seat
        self.table: Final = reel.start.copy()
        self.language: Final = words_of(language)
        self.stream: Final = Stream(self.table, seat, language=language)
        self.whole: Final = Raw(self.stream.since(0)[0].encode())
        self.changes: Final[list[Raw]] = []
        self.breaches: Final[list[Noted]] = []
        self.charges: Final[list[tuple[bool, Charge]]] = []
        self.drawn: Final = [0] * reel.start.seats
        self.plays = 0
        for entry in reel.entries:
            self.follow(entry)

    def follow(self, entry: Entry) -> None:
        before = len(self.breaches)
        owed = {(e.duty.rule, e.duty.bearer): e.duty for _, e in entry.events if isinstance(e, Missed)}
        for _, event in entry.events:
            self.hear(event)
        fold(self.table, entry)
        message = self.stream.follow(self.table, entry, TableNow(self.table))
        if message is not None:
            self.changes.append(Raw(message.encode()))
        for noted in self.breaches[before:]:
            noted.step, noted.owed = len(self.changes), owed.get((noted.rule, noted.offender))

    def hear(self, event: Event) -> None:
        if isinstance(event, Breached):
            self.breaches.append(Noted(event.offender, event.rule, None, 0, self.plays))
        elif isinstance(event, Played):
            self.plays += 1
        elif isinstance(event, Drew):
            self.drawn[event.player] += 1
        elif isinstance(event, BreachSettled) or (isinstance(event, BreachClosed) and event.how != STALE):
            self.settle(event.breach)
        elif isinstance(event, CaseJudged) and told(self.table, ToldOfVerdict(event), self.seat):
            case = event.case
            if event.outcome in (RIGHT, WRONG):
                self.judged(event.outcome == RIGHT, case.by, case.against, case.rule)

    def of(self, offender: Seat, rule: str) -> list[Noted]:
        return [noted for noted in self.breaches if (noted.offender, noted.rule) == (offender, rule)]

    def settle(self, breach: Breach) -> None:
        """The oldest open one of its kind is dealt with."""
        found = [noted for noted in self.of(breach.offender, breach.rule) if noted.is_open]
        if found:
            found[0].is_open = False

    def judged(self, guilty: bool, by: Seat, against: Seat, rule: str) -> None:
        """Note a verdict once, if this seat knows the rule."""
        title = self.title(rule)
        if not title:
            return
        noted = self.of(against, rule)
        charge = Charge(by, against, rule, title, self.plays - noted[-1].plays if noted else -1, len(self.changes))
        if (guilty, charge) not in self.charges:
            self.charges.append((guilty, charge))

    def title(self, rule: str) -> str:
        article = self.table.law.by_id.get(rule)
        return title_in(article, self.language) if article is not None and self.knows(rule) else ""

    def knows(self, rule: str) -> bool:
        return is_known(self.table, rule, self.seat) and is_read(self.table, rule, self.seat)

    def slips(self) -> list[Slip]:
        return [self.slip(noted) for noted in self.breaches if noted.is_open and self.title(noted.rule)]

    def slip(self, noted: Noted) -> Slip:
        duty, about = noted.owed, (self.title(noted.rule), self.sentence(noted.rule))
        said = duty.what if duty is not None and duty.kind == SAY else ""
        labels = [each for each in self.stream.latest.labels if duty is not None and each.way == duty.kind]
        does = [way_in(each, self.language).does for each in labels]
        return Slip(noted.offender, noted.rule, *about, said, "" if said else "".join(does[:1]), noted.step)

    def sentence(self, rule: str) -> str:
        return sentence_in(self.table.law.by_id[rule], self.language)

    def told(self) -> RoundTold:
        table = self.table
        closed = self.reel.past or is_closed(table)
        return RoundTold(
            round=self.reel.round,
            steps=len(self.changes),
            winners=list(table.winners),
            left=[len(hand) for hand in table.hands],
            drawn=self.drawn,
            plays=self.plays,
            closed=closed,
            slips=self.slips() if closed else [],
            catches=[charge for guilty, charge in self.charges if guilty],
            wrong=[charge for guilty, charge in self.charges if not guilty],
            scores=list(table.scores),
        )


class Rounds:
    """The rounds of one table that somebody has looked at lately."""

    def __init__(self, store: Store, code: str) -> None:
        self.store: Final = store
        self.code: Final = code
        self.kept: Final[dict[int, Reel]] = {}

    def reel(self, number: int) -> Reel:
        """A round; one that others came after does not change any more."""
        found = self.kept.get(number)
        if found is None or not found.past:
            found = self.kept[number] = reel_of(self.store, self.code, number)
            while len(self.kept) > MOST_KEPT:
                del self.kept[next(iter(self.kept))]
        return found

    def told(self, number: int, seat: Seat, language: str = "") -> RoundTold:
        return Telling(self.reel(number), seat, language).told()

    def replayed(self, number: int, seat: Seat, language: str = "") -> RoundReplay:
        telling = Telling(self.reel(number), seat, language)
        return RoundReplay(telling.told(), telling.whole, telling.changes)
