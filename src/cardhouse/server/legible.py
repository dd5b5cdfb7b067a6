"""What people write, as it may be shown to others: without letters that steer a screen or turn other letters round."""

from __future__ import annotations

import re
from typing import Final

import msgspec

_STEERING: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]"
)
"""Controls, marks of direction, and gaps that nobody sees. Ends of lines and what joins emoji together stay."""


def legible(text: str) -> str:
    """A text without letters that only steer how others are shown."""
    return _STEERING.sub("", text)


def legible_body(body: bytes) -> bytes:
    """A message in which every text is legible; one that is no JSON stays as it is, for whoever reads it to say so."""
    if body.isascii() and b"\\" not in body:
        return body
    try:
        said = msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return body
    clean = _cleaned(said)
    return body if clean == said else msgspec.json.encode(clean)


def _cleaned(said: object) -> object:
    if isinstance(said, str):
        return legible(said)
    if isinstance(said, list):
        return [_cleaned(each) for each in said]
    if isinstance(said, dict):
        return {name: _cleaned(each) for name, each in said.items()}
    return said
