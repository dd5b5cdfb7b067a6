"""Tables put by, and going back to them.

How many are kept is a question of what they are for: a table that `keeps` them, and a law that undoes what was done
wrong some acts ago, have the latest of them, each with those before it. A law that takes back nothing but the latest
act has one, which knows of none before it.
"""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.law import LATEST_ACT
from cardhouse.core.owed import Motion
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import GOES_BACK, Event, Table

MOST_CHECKPOINTS: Final = 32


@dataclass(eq=False)
class Checkpointed(Event):
    """The table as it was before a player's act has been put by."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.saved = table.copy()
        table.actor = self.player
        table.informed = 0
        if table.law.undo <= LATEST_ACT and not table.keeps:
            table.saved.saved = None
            return
        depth = 0
        older: Table | None = table.saved
        while older is not None:
            depth += 1
            older = older.saved
        if depth > 2 * MOST_CHECKPOINTS:
            forget_oldest(table)


def forget_oldest(table: Table) -> None:
    """Keep the latest checkpoints only. Other tables share them, so the ones kept are copied and none is changed."""
    latest = table
    for _ in range(MOST_CHECKPOINTS):
        saved = latest.saved
        if saved is not None:
            latest.saved = saved = saved.copy()
            latest = saved
    latest.saved = None


def put_to_others(table: Table) -> Motion | None:
    """The open vote on whether what was done last may be taken back, if there is one."""
    for motion in table.motions:
        if motion.brief:
            return motion
    return None


@dataclass(eq=False)
class ActsUndone(Event):
    """So many acts, the latest ones, were undone with all that came of them: the table is back at the checkpoint before
    them. What was seen stays seen. If it was by consent of the others, `player` took back their own act, and to the
    hands it is as if it had never been.
    """

    acts: int = 1
    player: Seat = NO_SEAT

    def nature(self) -> int:
        return GOES_BACK

    def apply(self, table: Table) -> None:
        acts, clock = table.acts, table.clock
        for _ in range(self.acts):
            if table.saved is None:
                raise ValueError("there is nothing to go back to")
            table.take(table.saved)
        table.acts = acts
        table.clock = clock
