"""Rules that fail at a live table: the players hear it in plain words, and whoever runs the server why."""

from __future__ import annotations

import logging
from typing import Final

from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import is_known

LOG: Final = logging.getLogger(__name__)


def own_up(name: str, outcome: Outcome) -> list[str]:
    """Log what rules have raised over an act, once, with all that is needed to find out why; the rules that failed."""
    if not outcome.raised:
        return []
    raised, outcome.raised = outcome.raised, []
    for error in raised:
        without = ", ".join(outcome.jammed) or "no rule in particular"
        LOG.error("table %s: %r was decided without %s", name, outcome.act, without, exc_info=error)
    return outcome.jammed


def told_of(table: Table, failed: list[str], seat: Seat) -> str:
    """What somebody is told of rules that failed: of those that they know."""
    known = [rule for rule in failed if is_known(table, rule, seat)]
    titles = [table.law.by_id[rule].title if rule in table.law.by_id else rule for rule in known]
    if not titles:
        return ""
    quoted = " and ".join(f"“{title}”" for title in titles)
    rules, were = ("rule", "was") if len(titles) == 1 else ("rules", "were")
    return f"The {rules} {quoted} failed and {were} left out this once. Play goes on."
