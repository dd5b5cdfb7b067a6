"""What a server adds to an act before it is decided: what the core, which knows no clock and no dice, cannot know."""

from __future__ import annotations

from datetime import date
from secrets import token_hex
from typing import Final

from cardhouse.core.acts import Act
from cardhouse.core.book_acts import AddRule, Introduce

NONCE_BYTES: Final = 16


def completed(act: Act) -> Act:
    """An act with all that is in it: a sealed rule has a number that nobody can guess, and a new one, of bots too, has
    its day.
    """
    if isinstance(act, Introduce):
        return act.with_nonce(token_hex(NONCE_BYTES))
    if isinstance(act, AddRule) and not act.day:
        return AddRule(act.seat, act.title, act.text, date.today().isoformat())
    return act
