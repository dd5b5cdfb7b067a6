"""Writes web/src/wire.ts: the types of everything that goes over the wire, from our own types. A test compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec

from cardhouse.cards import Card, Cards
from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Tick
from cardhouse.core.lateness import Late
from cardhouse.core.newcomers import SitDown
from cardhouse.core.view import View
from cardhouse.rules.lawmaking.declaring import PROPOSE
from cardhouse.server import messages
from cardhouse.store.wire import field_types, kinds_of, struct_of

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = "// Made by tools/wire.py from the types of the server; do not edit.\n"
MESSAGES: Final = (
    *(messages.Hello, messages.Do, messages.Answer, messages.Whole, messages.Change, messages.Room),
    *(
        messages.Problem,
        messages.Notice,
        messages.NewTable,
        messages.TakeSeat,
        messages.Seated,
        messages.GameInfo,
        messages.OptionInfo,
        messages.RuleInfo,
    ),
)
SPECIAL: Final = {("Whole", "view"): "View", ("Change", "view"): "Partial<View>", ("Do", "act"): "Act"}
PLACES: Final = {
    **dict.fromkeys(("to", "offender", "at", "owner", "about", "beside"), "player"),
    **dict.fromkeys(("choice", "step"), "way"),
    **{name: name for name in ("pile", "area", "rule", "text", "day", "token")},
    "kind": "motion",
    "called": "rank",
    "rank": "rank",
    "side": "side",
    "matter": "way",
    "gesture": "gesture",
}
"""What a field of an act names, where its type does not tell."""
WAYS: Final = {"Propose": PROPOSE, "Point": "point", "Vote": "vote"}
"""Ways of acting that rules list, of acts that may be done in any case."""


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return "Record<string, string>"
    if kind == "array":
        return f"{typescript(schema.get('items', {}))}[]"
    return {"integer": "number", "string": "string", "boolean": "boolean"}.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    sent_by_us = name not in ("Hello", "NewTable")  # what the server sends has all its fields
    lines = [
        f"  {field}{'' if field in required or sent_by_us else '?'}: {SPECIAL.get((name, field)) or typescript(of)};"
        for field, of in schema["properties"].items()
    ]
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def kind_of(name: str, declared: Any) -> str:
    """What a field of an act is to whoever fills it in."""
    if declared is Card or declared is Cards:
        return "card"
    if get_origin(declared) is tuple:
        return {"card": "cards", "number": "numbers"}.get(kind_of("", get_args(declared)[0]), "texts")
    return PLACES.get(name) or {int: "number", str: "words", bool: "yes"}[declared]


def way_of(kind: Any) -> str:
    """The way of acting that an act always is; none for those that say it themselves."""
    blank: dict[Any, Any] = {int: 0, str: "", bool: False}
    fields = field_types(kind).values()
    act: Act = kind(*[() if get_origin(declared) is tuple else blank.get(declared) for declared in fields])
    return act.way or WAYS.get(kind.__name__, "")


def acts_table() -> str:
    """What every act needs, so that the page can offer acts it has no picture for."""
    rows = []
    for kind in people_acts():
        fields = {name: kind_of(name, declared) for name, declared in field_types(kind).items() if name != "seat"}
        inner = ", ".join(f'{name}: "{what}"' for name, what in fields.items())
        rows.append(f'  {kind.__name__}: {{ way: "{way_of(kind)}", fields: {{{f" {inner} " if inner else ""}}} }},\n')
    return (
        "export interface ActForm {\n  way: string;\n  fields: Record<string, string>;\n}\n\n"
        'export const ACTS: Record<Act["type"], ActForm> = {\n' + "".join(rows) + "};\n"
    )


def people_acts() -> list[type[Act]]:
    """The acts that people can send, those of Cardhouse alone. A base of others says not what happens."""
    ours = [kind for kind in kinds_of(Act).values() if kind.__module__.startswith("cardhouse.")]
    ours = [kind for kind in ours if kind not in (Tick, Late, SitDown)]
    able = [kind for kind in ours if getattr(kind, "happen", None) is not Act.happen]
    return sorted(able, key=lambda kind: kind.__name__)


def components(kinds: list[Any]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components(
        kinds, ref_template="#/{name}", schema_hook=lambda kind: {"type": "string"}
    )
    return parts


def written() -> str:
    # acts are named apart: a message may be called like an act
    acts = components([struct_of(kind) for kind in people_acts()])
    parts = components([struct_of(View), *MESSAGES])
    return "\n".join(
        [
            HEAD,
            *[interface(name, parts[name]) for name in sorted(parts)],
            *[interface(f"{name}Act", acts[name]) for name in sorted(acts)],
            f"export type Act = {' | '.join(f'{name}Act' for name in sorted(acts))};\n",
            "export type FromServer = Answer | Whole | Change | Room | Problem | Notice;\n",
            f"export const WIRE_VERSION = {messages.WIRE_VERSION};\n",
            acts_table(),
        ]
    )


if __name__ == "__main__":
    sys.exit(TARGET.write_text(written(), "utf-8") and 0)
