"""A sitting: a table in play, and the log of what was done there. Folding the log runs no rule."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from cardhouse.core.acts import Act
from cardhouse.core.affairs import Breached
from cardhouse.core.book_acts import LawChanged
from cardhouse.core.checkpoints import Checkpointed, restore
from cardhouse.core.declared import UnknownOption
from cardhouse.core.engine import decide
from cardhouse.core.fact import Fact
from cardhouse.core.speech import Refused
from cardhouse.core.table import Event, Table
from cardhouse.core.verdicts import DONE, IMPOSSIBLE, REFUSED, Outcome, Ruling


class BrokenLog(ValueError):
    """Entries that do not follow one another."""


@dataclass(eq=False)
class Entry(Fact):
    """One act that happened: its number, its id, and its events, each with the article behind it, if there is one."""

    number: int
    act_id: str
    act: Act
    events: tuple[tuple[str, Event], ...]


def fold(table: Table, entry: Entry) -> None:
    """Change a table by what an entry says."""
    table.forget()
    table.acts += 1
    for _, event in entry.events:
        if isinstance(event, LawChanged):
            fold_law(table, event)
            continue
        event.apply(table)
        if not isinstance(event, Checkpointed):
            remember(table, event)


def fold_law(table: Table, event: LawChanged) -> None:
    try:
        event.apply(table)
    except UnknownOption:  # of a rule that this version can no longer read: people judge it, and it has no options
        return


def remember(table: Table, event: Event) -> None:
    """Let the tallies hear an event, as they did when it happened."""
    reaction = table.law.reactions.get(type(event))
    for place in reaction.tallies if reaction is not None else ():
        table.tallies[place] = table.law.tallies[place].step(table.tallies[place], event)


def replay(start: Table, entries: Iterable[Entry], before: int = 0) -> Table:
    """The table that a log leads to, from the one it began with, or from the one after its first `before` entries."""
    table = start.copy()
    for number, entry in enumerate(entries, before + 1):
        if entry.number != number:
            raise BrokenLog(f"entry {entry.number} stands where entry {number} belongs")
        fold(table, entry)
    return table


LONGEST_ID: Final = 255
MOST_REFUSALS: Final = 1_000
"""So many answers to acts that did not happen are remembered, the latest ones."""

Sink: TypeAlias = Callable[[Entry], None]


class Sitting:
    """A table with its log. Acts go in one at a time; each that happens becomes the next entry.

    It may begin in the middle: `start` is then the table after its first `before` entries, which are not at hand, and
    `earlier` finds the one of an act id among them. A long sitting may `forget` what is kept elsewhere. What a rule
    raises is raised, and nothing has happened; unless it is not `strict`, as at a server: then the act is decided
    without the rule, and its outcome says so.
    """

    def __init__(
        self,
        start: Table,
        entries: Iterable[Entry] = (),
        sink: Sink | None = None,
        before: int = 0,
        earlier: Callable[[str], Entry | None] | None = None,
        strict: bool = True,
    ) -> None:
        self.start: Table = start.copy()
        self.before: int = before
        self.earlier: Callable[[str], Entry | None] | None = earlier
        self.entries: Final[list[Entry]] = list(entries)
        self.table: Final[Table] = replay(start, self.entries, before)
        self.sink = sink
        self.strict = strict
        self.answers: Final[dict[str, Outcome]] = {entry.act_id: answer_of(entry) for entry in self.entries}
        self.refusals: Final[dict[str, Outcome]] = {}

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return self.before + len(self.entries)

    def since(self, number: int) -> list[Entry]:
        """The entries after this number, as far as they are at hand."""
        return self.entries[max(number - self.before, 0) :]

    def first_answer(self, act_id: str) -> Outcome | None:
        """What was answered to an act of this id, if there was one."""
        first = self.at_hand(act_id)
        if first is not None or self.earlier is None or not self.before:
            return first
        entry = self.earlier(act_id)
        return answer_of(entry) if entry is not None else None

    def at_hand(self, act_id: str) -> Outcome | None:
        """The same, as far as it need not be looked up."""
        return self.answers.get(act_id) or self.refusals.get(act_id)

    def at(self, number: int) -> Table:
        """The table as it was after the entry of this number, which is at hand or the one before those that are. It
        has the same law as the table now, if that has not changed since.
        """
        table, law = replay(self.start, self.entries[: number - self.before], self.before), self.table.law
        if (table.law.book, table.law.dial, table.law.off) == (law.book, law.dial, law.off):
            table.law = law
        return table

    def forget(self, number: int) -> None:
        """Begin after the entry of this number. Those up to it must be kept elsewhere, where `earlier` finds them."""
        start, gone = self.at(number), number - self.before
        for entry in self.entries[:gone]:
            self.answers.pop(entry.act_id, None)
        del self.entries[:gone]
        self.before, self.start = number, start

    def submit(self, act: Act, act_id: str) -> Outcome:
        """Decide an act. An id that was seen before gets its first answer, and nothing changes.

        When the sink raises, the act has not happened: what is not in the log is not on the table. Without a sink an
        old id is looked up only if the act does not happen: whoever keeps the entries then refuses it a second time.
        """
        if not known_form(act_id):
            why = f"an act needs an id of 1 to {LONGEST_ID} printable letters"
            return Outcome(act, IMPOSSIBLE, [Ruling("", why)], [], [])
        first = self.first_answer(act_id) if self.sink is not None else self.at_hand(act_id)
        if first is not None:
            return first
        before = self.table.copy() if self.sink is not None else None
        outcome = decide(self.table, act, True, self.strict)
        if outcome.happened or outcome.events:
            self.write(outcome, act_id, before)
        else:
            first = self.first_answer(act_id)
            if first is not None:
                return first
            self.refusals[act_id] = outcome
            if len(self.refusals) > MOST_REFUSALS:
                del self.refusals[next(iter(self.refusals))]
        return outcome

    def write(self, outcome: Outcome, act_id: str, before: Table | None) -> None:
        events = tuple(zip(outcome.rules, outcome.events, strict=True))
        entry = Entry(self.number + 1, act_id, outcome.act, events)
        sink = self.sink
        if sink is not None and before is not None:
            try:
                sink(entry)
            except BaseException:
                restore(self.table, before)
                raise
        self.entries.append(entry)
        self.answers[act_id] = outcome


def known_form(act_id: str) -> bool:
    """Whether an act id is one that every store can keep."""
    return 0 < len(act_id) <= LONGEST_ID and act_id.isprintable()


def answer_of(entry: Entry) -> Outcome:
    """What whoever sent the act of this entry was told; of the rulings, the log keeps the rules that were broken."""
    if entry.events and isinstance(entry.events[0][1], Refused):
        refusal = entry.events[0][1]
        return Outcome(entry.act, REFUSED, [Ruling(refusal.rule, "")], [event for _, event in entry.events], [])
    broken = [event.rule for rule, event in entry.events if isinstance(event, Breached) and not rule]
    return Outcome(entry.act, DONE, [Ruling(rule, "") for rule in broken], [event for _, event in entry.events], [])
