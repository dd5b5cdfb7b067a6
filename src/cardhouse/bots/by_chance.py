"""A player that does anything lawful: the one that all others have to beat."""

from collections.abc import Sequence
from typing import Final

from cardhouse.bots.simple import ALLOW, is_optional
from cardhouse.core.acts import Act
from cardhouse.core.chance import seeded
from cardhouse.core.owed import Breach
from cardhouse.core.view import View


class RandomBot:
    """Picks one of its lawful moves by its own dice; what nobody has to do, it does only when all wait for it."""

    def __init__(self, seed: int) -> None:
        self.chance: Final = seeded(seed)

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It catches nobody."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        moves = [act for act in acts if awaited or act.way == ALLOW or not is_optional(act)]
        return self.chance.pick(moves) if moves else None
