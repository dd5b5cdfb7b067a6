"""What somebody owes, as what they have to do: "name a suit", "say “Thank you”"."""

from __future__ import annotations

from cardhouse.core.law import Law
from cardhouse.core.owed import SAY, Duty


def task(duty: Duty, law: Law) -> str:
    """What somebody owes under this law, as what they have to do."""
    if duty.kind == SAY:
        return f"say “{duty.what}”"
    return f"{law.does(duty.kind)} {duty.what}".strip() if duty.kind == "point" else law.does(duty.kind)
