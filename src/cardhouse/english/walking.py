"""All that a meaning is made of."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final, TypeVar

T = TypeVar("T")


def everything(value: object) -> Iterator[object]:
    """The value itself and all that is in it, from the outside in."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        yield each
        if isinstance(each, tuple):
            waiting.extend(reversed(each))
        else:
            waiting.extend([getattr(each, name) for name in _names(type(each))])


_KNOWN: Final[dict[type, tuple[str, ...]]] = {}


def _names(kind: type) -> tuple[str, ...]:
    """The fields of a value of this kind, the last one first."""
    known = _KNOWN.get(kind)
    if known is None:
        known = tuple(field.name for field in reversed(fields(kind))) if is_dataclass(kind) else ()
        _KNOWN[kind] = known
    return known


def inside(value: object, kind: type[T]) -> Iterator[T]:
    """All of this kind that is in it."""
    return (each for each in everything(value) if isinstance(each, kind))
