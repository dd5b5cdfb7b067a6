"""All that a meaning is made of."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import TypeVar

T = TypeVar("T")


def everything(value: object) -> Iterator[object]:
    """The value itself and all that is in it, from the outside in."""
    yield value
    if isinstance(value, tuple):
        for each in value:
            yield from everything(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from everything(getattr(value, field.name))


def inside(value: object, kind: type[T]) -> Iterator[T]:
    """All of this kind that is in it."""
    return (each for each in everything(value) if isinstance(each, kind))
