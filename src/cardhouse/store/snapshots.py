"""Snapshots: a table after some entry of its log, with what else somebody wants to find again, as bytes.

A snapshot is a cache. It says of which shape its facts are, and is read by code that has facts of the same shape: the
same fields, and memories that hear of the same events. With any other the log is folded, which is always right. Who
changes what a memory makes of the same events gives `FORMAT` another number. Reading makes values of known kinds and
runs nothing else, whatever the bytes say.
"""

from __future__ import annotations

import dataclasses
import hashlib
import io
import pickle
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import cardhouse
from cardhouse.cards import Card, Cards, card
from cardhouse.core.chance import chance_of
from cardhouse.core.fact import Fact
from cardhouse.core.law import Law, law_of
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.seats import Seats
from cardhouse.core.table import STATE, Table
from cardhouse.store.wire import all_below

FORMAT: Final = "cardhouse snapshot 3"
KINDS: Final = (Fact, Rule, Memory, Card, Cards, Seats)
PLAIN: Final = {("builtins", name) for name in ("set", "frozenset")} | {("collections", "deque")}
LEFT_OUT: Final = frozenset(("law", "names", "chance"))
"""What a table is made with."""


class BadSnapshot(ValueError):
    """Bytes that are no snapshot, or one of facts that this code does not have."""


LAID_BY: Final = ("cardhouse.cards.", "cardhouse.core.", "cardhouse.rules.")
"""Where the facts of a table come from; all of it is known wherever a log is read, whatever else is imported."""


@cache
def shape_mark() -> str:
    """Stands for the shape of all that a snapshot holds: the fields of tables, facts and rules, and what is heard."""
    shapes = [f"Table: {' '.join(STATE)}"]
    kinds = {kind for base in (Fact, Rule, Memory) for kind in all_below(base) if kind.__module__.startswith(LAID_BY)}
    for kind in sorted(kinds, key=lambda each: (each.__module__, each.__qualname__)):
        heard = sorted([event.__name__ for event in heard_by(kind)])
        shapes.append(f"{kind.__qualname__}: {' '.join(fields_of(kind))}; {' '.join(heard)}")
    return hashlib.sha256("\n".join(shapes).encode()).hexdigest()[:24]


@cache
def code_mark() -> str:
    """Stands for the code that views are made by; another may make other ones from the same table."""
    digest = hashlib.sha256()
    top = Path(cardhouse.__file__).parent
    for package in ("cards", "core", "rules", "store", "server"):
        for path in sorted((top / package).glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:24]


def fields_of(kind: type) -> list[str]:
    return [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []


def heard_by(kind: type) -> tuple[type, ...]:
    """The events that a memory of this kind hears of, as far as it says so without being made for something."""
    try:
        return tuple(kind().hears()) if issubclass(kind, Memory) else ()
    except (TypeError, NotImplementedError):
        return ()


def freeze(table: Table, besides: Any) -> bytes:
    """A table and what belongs to it, as bytes."""
    body = io.BytesIO()
    body.write(f"{FORMAT} {shape_mark()}\n".encode())
    Freezer(body, protocol=5).dump((table, besides))
    return body.getvalue()


def thaw(body: bytes) -> tuple[Table, Any]:
    """What was frozen. Raises BadSnapshot."""
    head, _, rest = body.partition(b"\n")
    if head != f"{FORMAT} {shape_mark()}".encode():
        raise BadSnapshot("this snapshot holds facts of another shape")
    try:
        table, besides = Thawer(io.BytesIO(rest)).load()
    except Exception as error:  # bytes can be wrong in any way, and the log is there
        raise BadSnapshot(f"this snapshot cannot be read: {error}") from error
    if not isinstance(table, Table):
        raise BadSnapshot("this snapshot holds no table")
    return table, besides


class Freezer(pickle.Pickler):
    """Writes tables and laws as what they are made of."""

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, Table):
            fields = {name: getattr(value, name) for name in STATE if name not in LEFT_OUT}
            return laid_table, (value.law, value.names, value.chance.secret, int(value.chance.state), fields)
        if isinstance(value, Law):
            return made_law, (value.dial, sorted(value.off), value.book)
        return NotImplemented


class Thawer(pickle.Unpickler):
    """Reads values of the kinds that tables are made of, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        found: Any = sys.modules.get(module)
        for part in name.split("."):
            found = getattr(found, part, None)
        if found in (laid_table, made_law, card) or (module, name) in PLAIN:
            return found
        if isinstance(found, type) and issubclass(found, KINDS):
            return found
        raise BadSnapshot(f"{module}.{name} does not belong in a snapshot")


def laid_table(law: Law, names: list[str], secret: bytes, state: int, fields: dict[str, Any]) -> Table:
    table = Table(law, names, chance_of(secret, state))
    for name, value in fields.items():
        setattr(table, name, value)
    table.forget()
    return table


def made_law(dial: str, off: list[str], book: Any) -> Law:
    return law_of(tuple(book), dial, frozenset(off))
