"""All of a table as plain data, for comparing and hashing: equal tables have equal states, to the byte."""

from dataclasses import fields
from hashlib import sha256
from typing import Any, Final

from cardhouse.cards import Card, Cards
from cardhouse.core.fact import Fact, field_names
from cardhouse.core.law import Law
from cardhouse.core.rule import Rule
from cardhouse.core.seats import Seats
from cardhouse.core.table import CENTRE, STATE, Table


def plain(value: Any) -> Any:
    """A value as numbers, texts, lists and dictionaries."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, Card):
        return value.name
    if isinstance(value, Cards):
        return [face.name for face in value]
    if isinstance(value, Seats):
        return ["seats", value.bits]
    if isinstance(value, Fact):
        return [type(value).__name__, *[plain(getattr(value, name)) for name in field_names(type(value))]]
    if isinstance(value, Rule):
        return [type(value).__name__, *[plain(getattr(value, field.name)) for field in fields(value)]]
    if isinstance(value, dict):
        return [[plain(key), plain(value[key])] for key in value]
    if isinstance(value, (frozenset, set)):
        return sorted([plain(member) for member in value])
    if isinstance(value, (tuple, list)):
        return [plain(member) for member in value]
    return repr(value)


def fingerprint(secret: bytes) -> str:
    """Tells secrets apart without telling them."""
    return sha256(b"fingerprint" + secret).hexdigest()[:16] if secret else ""


ALL_OF_THEM: Final = 1 << 30
APART: Final = ("law", "chance", "areas", "tokens", "marked", "tallies", "saved")
"""What is not written as it is."""


def state(table: Table, checkpoints: int = ALL_OF_THEM) -> dict[str, Any]:
    """The whole state of a table, or with so many of its checkpoints. What no rule knows and is empty is left out."""
    law, chance = table.law, table.chance
    return {
        **{name: plain(getattr(table, name)) for name in STATE if name not in APART},
        "law": law_state(law),
        "chance": [chance.state, fingerprint(chance.secret)],
        "areas": [[area, plain(zones)] for area, zones in table.areas.items() if area in law.areas or any(zones)],
        "tokens": sorted([[token, at] for token, at in table.tokens.items() if token in law.tokens or at != CENTRE]),
        "marked": sorted([[token, pile] for token, pile in table.marked.items()]),
        "tallies": [[plain(tally), plain(total)] for tally, total in zip(law.tallies, table.tallies, strict=False)],
        "saved": None if table.saved is None or not checkpoints else state(table.saved, checkpoints - 1),
    }


def law_state(law: Law) -> list[Any]:
    return [law.dial, sorted(law.off), [plain(article) for article in law.book]]


def same_table(one: Table, other: Table, checkpoints: int = ALL_OF_THEM) -> list[str]:
    """How two tables differ, field by field; nothing, if they are the same."""
    left, right = state(one, checkpoints), state(other, checkpoints)
    return [f"{name}: {left[name]} is not {right[name]}" for name in left if left[name] != right[name]]
