"""Writes web/src/wire.ts: the types of everything that goes over the wire, from our own types. A test compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from cardhouse.core.acts import Act
from cardhouse.core.view import View
from cardhouse.games.subjects import OTHERS, SUBJECTS
from cardhouse.server import house_messages, messages, round_messages
from cardhouse.store.forms import FIELDS, form_of, people_acts
from cardhouse.store.wire import struct_of

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = "// Made by tools/wire.py from the types of the server; do not edit.\n"
MESSAGES: Final = (
    *(messages.Hello, messages.Do, messages.Answer, messages.Whole, messages.Change, messages.Room),
    *(
        messages.Problem,
        messages.Notice,
        messages.NewTable,
        messages.TakeSeat,
        messages.LobbyWish,
        messages.RuleRead,
        messages.RuleIdea,
        messages.Seated,
        messages.GameInfo,
        messages.OptionInfo,
        messages.RuleInfo,
        round_messages.RoundTold,
        round_messages.RoundReplay,
        round_messages.RuleTried,
        round_messages.TurnShown,
        house_messages.PastedBook,
        house_messages.NewHouse,
        house_messages.ChangeBook,
        house_messages.MadeHouse,
        house_messages.HouseInfo,
    ),
)
SPECIAL: Final = {
    ("Whole", "view"): "View",
    ("Change", "view"): "Partial<View>",
    ("Do", "act"): "Act",
    ("RoundReplay", "whole"): "Whole",
    ("RoundReplay", "changes"): "Change[]",
}
SELDOM: Final = {("Change", "takes"), ("LogLine", "drawn"), ("LogLine", "joins")}
"""What the server sends only where it is new."""


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:  # what may be left out is none on our side
        return " | ".join(typescript(each) for each in schema["anyOf"] if each.get("type") != "null")
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return "Record<string, string>"
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(map(typescript, schema['prefixItems']))}]"
    if kind == "array":
        return f"{typescript(schema.get('items', {}))}[]"
    return {"integer": "number", "string": "string", "boolean": "boolean"}.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    sent_by_us = name not in (
        "Hello",
        "NewTable",
        "LobbyWish",
        "PastedBook",
        "NewHouse",
        "ChangeBook",
    )  # what the server sends has all its fields
    needed = {
        field for field in schema["properties"] if field in required or (sent_by_us and (name, field) not in SELDOM)
    }
    lines = [
        f"  {field}{'' if field in needed else '?'}: {SPECIAL.get((name, field)) or typescript(of)};"
        for field, of in schema["properties"].items()
    ]
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def acts_table() -> str:
    """What every act is called and needs, so that the page can offer acts it has no picture for."""
    rows = []
    for form in [form_of(kind) for kind in our_acts()]:
        inner = ", ".join(f'{name}: "{what}"' for name, what in form.fields.items())
        fields = f"{{ {inner} }}" if inner else "{}"
        rows.append(f'  {form.kind.__name__}: {{ way: "{form.way}", label: "{form.label}", fields: {fields} }},\n')
    labels = "".join(f'  {name}: "{label}",\n' for name, label in sorted(FIELDS.items()))
    return (
        "export interface ActForm {\n  way: string;\n  label: string;\n  fields: Record<string, string>;\n}\n\n"
        'export const ACTS: Record<Act["type"], ActForm> = {\n' + "".join(rows) + "};\n\n"
        "export const FIELDS: Record<string, string> = {\n" + labels + "};\n"
    )


def our_acts() -> list[type[Act]]:
    """The acts of Cardhouse alone."""
    return [kind for kind in people_acts() if kind.__module__.startswith("cardhouse.")]


def components(kinds: list[Any]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components(
        kinds, ref_template="#/{name}", schema_hook=lambda kind: {"type": "string"}
    )
    return parts


def written() -> str:
    # acts are named apart: a message may be called like an act
    acts = components([struct_of(kind) for kind in our_acts()])
    parts = components([struct_of(View), *MESSAGES])
    return "\n".join(
        [
            HEAD,
            *[interface(name, parts[name]) for name in sorted(parts)],
            *[interface(f"{name}Act", acts[name]) for name in sorted(acts)],
            f"export type Act = {' | '.join(f'{name}Act' for name in sorted(acts))};\n",
            "export type FromServer = Answer | Whole | Change | Room | Problem | Notice;\n",
            f"export const WIRE_VERSION = {messages.WIRE_VERSION};\n",
            f"export const SUBJECTS: readonly string[] = {json.dumps(SUBJECTS)};\n",
            f"export const OTHERS = {json.dumps(OTHERS)};\n",
            acts_table(),
        ]
    )


if __name__ == "__main__":
    sys.exit(TARGET.write_text(written(), "utf-8") and 0)
