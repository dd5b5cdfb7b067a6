"""What a sentence takes from families of rules: loaded when such a sentence is met, so that no other needs it."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

import cardhouse.rules
from cardhouse.english.written.errors import OnlyPeople

T = TypeVar("T")
SHELF: Final = cardhouse.rules.__name__
NOT_LOOKED_UP: Final = ModuleType("not looked up")


class Lent:
    """A module of a family. A sentence that wants something of a family that is not there is for people to judge."""

    def __init__(self, module: str) -> None:
        self._name: Final = f"{SHELF}.{module}"
        self._found: ModuleType | None = NOT_LOOKED_UP

    def __getattr__(self, name: str) -> Any:
        """Something of it; it is looked up once."""
        if not self:
            raise OnlyPeople(f"nobody here knows of {self._name.rpartition('.')[2].replace('_', ' ')}")
        found = getattr(self._found, name)
        setattr(self, name, found)
        return found

    def __bool__(self) -> bool:
        """Whether it is there, with all that it builds on."""
        if self._found is NOT_LOOKED_UP:
            self._found = loaded(self._name)
        return self._found is not None


def loaded(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith(SHELF):
            raise
        return None


def lent(module: str) -> Any:
    return Lent(module)


def is_there(module: ModuleType) -> bool:
    """Whether the family is there that this is a module of."""
    return bool(module)


def only_with(module: ModuleType, made: Callable[[], list[T]]) -> list[T]:
    """What a rule hears and answers besides where there is this family."""
    return made() if is_there(module) else []
