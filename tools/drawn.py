"""Draws the cards that pages show: `python tools/drawn.py` writes docs/images/cards from comments in docs/*.md.

A page says what it shows just above the picture:

    <!-- cards: moo-turn | on the pile: 7H | you hold: 7C 9H* 2S -->
    ![On 7♥ goes 9♥](images/cards/moo-turn.svg)

A card with a star is the one that is meant, and lies higher; `?` is a card's back.
"""

from __future__ import annotations

import re
import sys
from html import escape
from pathlib import Path
from typing import Final

from cardhouse.cards import RED, Card, card

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
TARGET: Final = DOCS / "images" / "cards"
_FIGURE: Final = re.compile(r"<!-- cards: (?P<name>[\w-]+)(?P<groups>(?: \|[^|\n]+)+?) -->")

WIDE: Final = 52
HIGH: Final = 74
STEP: Final = 58
GAP: Final = 34
LIFT: Final = 14
TOP: Final = 26
BACK: Final = "?"
INK: Final = {True: "#c4252e", False: "#1d2530"}
FONT: Final = "ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', sans-serif"


def face(shown: Card, x: float, y: float) -> str:
    """A card's face: rank and suit in a corner, and the suit large; a Joker has a star."""
    ink = INK[shown in RED]
    rank, suit = ("JK", "★") if shown.joker else (str(shown)[:-1], str(shown)[-1])
    return (
        f'<text x="{x + 6:g}" y="{y + 19:g}" font-size="16" font-weight="700" fill="{ink}">{rank}</text>'
        f'<text x="{x + WIDE / 2:g}" y="{y + 58:g}" font-size="32" text-anchor="middle" fill="{ink}">{suit}</text>'
    )


def one_card(name: str, x: float) -> str:
    """One card, its face or its back; one with a star lies higher."""
    y = TOP + (0 if name.endswith("*") else LIFT)
    plain = name.removesuffix("*")
    fill = "#33506e" if plain == BACK else "#ffffff"
    edge = "#e0a100" if name.endswith("*") else "#9aa5b1"
    size = f'x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="7"'
    box = f'<rect {size} fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    if plain != BACK:
        return box + face(card(plain), x, y)
    inside = f'x="{x + 7:g}" y="{y + 7:g}" width="{WIDE - 14}" height="{HIGH - 14}" rx="4"'
    return f'{box}<rect {inside} fill="none" stroke="#8fb0d0" stroke-width="2"/>'


def figure(groups: list[tuple[str, list[str]]]) -> str:
    """Groups of cards side by side, each with its words above it."""
    parts: list[str] = []
    x = 4.0
    for words, names in groups:
        parts.append(f'<text x="{x:g}" y="16" font-size="13" fill="#5b6673">{escape(words)}</text>')
        parts += [one_card(name, x + place * STEP) for place, name in enumerate(names)]
        x += max(len(names) * STEP - (STEP - WIDE), len(words) * 6.6) + GAP
    width, height = x - GAP + 4, TOP + LIFT + HIGH + 6
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="{FONT}">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def figures() -> dict[str, str]:
    """All drawings that pages ask for, by name."""
    found: dict[str, str] = {}
    for page in sorted(DOCS.glob("*.md")):
        for asked in _FIGURE.finditer(page.read_text("utf-8")):
            groups = [part.partition(":") for part in asked["groups"].split("|")[1:]]
            found[asked["name"]] = figure([(words.strip(), names.split()) for words, _, names in groups])
    return found


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.svg"):
        old.unlink()
    for name, drawn in figures().items():
        (TARGET / f"{name}.svg").write_text(drawn, "utf-8")
    sys.stdout.write(f"{len(figures())} drawings are written\n")


if __name__ == "__main__":
    main()
