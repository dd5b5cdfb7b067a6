"""Time at a scenario's table: it moves from one thing that runs out to the next."""

from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.engine import decide
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome


def advance(table: Table, until: int) -> list[Outcome]:
    """Let time pass, in the order in which things run out."""
    outcomes: list[Outcome] = []
    if table.clock < until and any(expiry <= table.clock for expiry in deadlines(table)):
        outcomes.append(decide(table, Tick(table.clock), strict=False))  # it ran out with the latest act, and not later
    while True:
        due = [expiry for expiry in deadlines(table) if table.clock < expiry < until]
        outcomes.append(decide(table, Tick(min(due, default=until)), strict=False))
        if not due:
            return outcomes


def advance_before(table: Table, moment: int) -> list[Outcome]:
    """Make it this time for an act; what runs out at exactly this time does so after the act."""
    if moment <= table.clock:
        return []
    outcomes = advance(table, moment - 1)
    table.clock = moment
    return outcomes


def run_out(table: Table) -> list[Outcome]:
    """Let everything run out that is open now."""
    return advance(table, max([table.clock, *deadlines(table)]))
