"""The log of a table: numbered entries of what was done and what came of it. Folding them runs no rule."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardhouse.core.acts import Act
from cardhouse.core.amendments import LawChanged
from cardhouse.core.checkpoints import Checkpointed
from cardhouse.core.fact import Fact
from cardhouse.core.options import UnknownOption
from cardhouse.core.table import Event, Table, Tally


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
    for place, tally in enumerate(table.law.tallies):
        if isinstance(tally, Tally) and type(event) in tally.hears():
            table.tallies[place] = tally.step(table.tallies[place], event)


def replay(start: Table, entries: Iterable[Entry], before: int = 0) -> Table:
    """The table that a log leads to, from the one it began with, or from the one after its first `before` entries."""
    table = start.copy()
    for number, entry in enumerate(entries, before + 1):
        if entry.number != number:
            raise BrokenLog(f"entry {entry.number} stands where entry {number} belongs")
        fold(table, entry)
    return table
