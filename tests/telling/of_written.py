"""What happens by rules in people's words."""

from __future__ import annotations

from typing import Final

from cardhouse.english.written.events import AttributeNamed, DieRolled
from tests.telling.lines import BOB, CAT, Line

WRITTEN: Final = (
    Line(DieRolled(BOB, 4, 0), "Bob rolls a 4", "choose"),
    Line(DieRolled(CAT, 6, 0), "You roll a 6", "choose"),
    Line(AttributeNamed(BOB, 1, 0), "Bob names Hearts", "choose"),
    Line(AttributeNamed(CAT, -1, 13), "You name King", "choose"),
)
