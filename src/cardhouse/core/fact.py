"""The base of all small values: acts, events, questions, duties and what else is written down and never edited."""

from dataclasses import dataclass, fields
from typing import Final

from mypy_extensions import mypyc_attr

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a fact's class, in order."""
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(field.name for field in fields(kind))
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Fact:
    """A value: equal to another of its class with equal fields.

    Subclasses are dataclasses, `@dataclass(eq=False)`, and nobody changes their fields.
    Those that are made at nearly every act have `Final` fields and a written-out `__init__`, which is faster compiled.
    """

    def values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other) and isinstance(other, Fact) and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.values())
