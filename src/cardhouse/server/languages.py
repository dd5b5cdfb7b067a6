"""What the server itself says to people, for the catalogue of words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardhouse.telling.catalogue import refusals

KINDS: Final = ("LobbyError", "Goodbye", "Problem", "Notice", "Reason", "BadMessage", "CannotRead", "problem")
WITHOUT: Final = ("house_files.py",)
"""Modules that speak to whoever runs the server."""
MADE: Final = (
    "The rule {1} failed and was left out this once. Play goes on.",
    "The rules {1} failed and were left out this once. Play goes on.",
    "{1} was first; nothing is lost",
)
"""What is put together before it is said."""


def english() -> list[str]:
    """The keys of refusals, notices and problems."""
    sources = [path for path in sorted(Path(__file__).parent.glob("*.py")) if path.name not in WITHOUT]
    found = [text for path in sources for text in refusals(path.read_text("utf-8"), KINDS)]
    return [*dict.fromkeys(found), *MADE]
