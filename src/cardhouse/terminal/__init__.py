"""A table in the terminal: drawn from a player's view, told in words, and played by typing."""

from types import ModuleType
from typing import Final

from cardhouse.english.written import typed
from cardhouse.rules import parts_of_families

BROUGHT: Final[tuple[ModuleType, ...]] = (*parts_of_families("typed"), typed)
"""How the acts of families are typed and said: it is loaded before anything else here."""
