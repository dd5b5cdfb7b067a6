"""What somebody owes, as what they have to do: "name a suit", "say “Thank you”"."""

from __future__ import annotations

from cardhouse.core.law import Law
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.words import Words, words


def task(duty: Duty, law: Law) -> Words:
    """What somebody owes under this law, as what they have to do."""
    if duty.kind == SAY:
        return words("say “{what}”", what=duty.what)
    does = words(law.does(duty.kind))
    return words("{way} {what}", way=does, what=words(duty.what)) if duty.kind == "point" and duty.what else does
