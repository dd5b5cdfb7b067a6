"""The table as a picture, for notebooks: drawn from what one seat may see."""

from __future__ import annotations

from html import escape
from typing import Final

from cardhouse.cards import RED, card
from cardhouse.cards.card import BACK
from cardhouse.core.shown import ShownPile
from cardhouse.core.view import View

WIDTH: Final = 720
HIGH: Final = 64
WIDE: Final = 46
GAP: Final = 8
APART: Final = 60
ROW: Final = 110
RAISED: Final = 40
NAMES: Final = 26
COUNTS: Final = 46
LARGE: Final = 18
MEDIUM: Final = 16
SMALL: Final = 12
BASELINE: Final = 7
MARGIN: Final = 28
FELT: Final = "#1f6b4f"
INK: Final = {True: "#c62828", False: "#1b1b1b"}
FONT: Final = "font-family='ui-sans-serif, system-ui, sans-serif'"


def text(x: float, y: float, words: str, size: int, fill: str = "#fff") -> str:
    return f"<text x='{x:g}' y='{y:g}' font-size='{size}' fill='{fill}' text-anchor='middle'>{escape(words)}</text>"


def drawn_card(x: float, y: float, name: str) -> str:
    """One card, its face or its back, or the place where there is none."""
    fill = {BACK: "#37474f", "": "none"}.get(name, "#fff")
    edge = "#0003" if name else "#fff6"
    box = f"<rect x='{x:g}' y='{y:g}' width='{WIDE}' height='{HIGH}' rx='6' fill='{fill}' stroke='{edge}'/>"
    if name in ("", BACK):
        return box
    face = card(name)
    return box + text(x + WIDE / 2, y + HIGH / 2 + BASELINE, str(face), LARGE, INK[face in RED])


def row_of(cards: list[str], y: float) -> str:
    """Cards side by side in the middle, closer where they are many."""
    step = min(WIDE + GAP, (WIDTH - WIDE - 2 * GAP) / max(len(cards) - 1, 1))
    first = (WIDTH - step * (len(cards) - 1) - WIDE) / 2
    return "".join([drawn_card(first + step * place, y, name) for place, name in enumerate(cards)])


def others(view: View) -> str:
    """Everybody else, with how many cards they have."""
    count = len(view.names)
    seats = [(view.seat + step) % count for step in range(1, count)]
    wide = WIDTH / max(len(seats), 1)
    found: list[str] = []
    for place, seat in enumerate(seats):
        x = wide * (place + 0.5)
        mark = "▸ " if seat == view.turn else ""
        found.append(text(x, NAMES, f"{mark}{view.names[seat]}", MEDIUM))
        held = view.hand_sizes[seat]
        found.append(text(x, COUNTS, "1 card" if held == 1 else f"{held} cards", SMALL, "#cfe8dd"))
    return "".join(found)


def middle(view: View) -> str:
    """The stock and the piles."""
    shown: list[tuple[str, str]] = [(BACK if view.stock else "", f"stock: {view.stock}")]
    shown += [(top_of(pile), f"pile {pile.number}: {len(pile.cards)}") for pile in view.piles]
    step = WIDE + APART
    first = (WIDTH - step * (len(shown) - 1) - WIDE) / 2
    return "".join(
        [
            drawn_card(first + step * place, ROW - RAISED, name)
            + text(first + step * place + WIDE / 2, ROW + HIGH - RAISED + MEDIUM, words, SMALL, "#cfe8dd")
            for place, (name, words) in enumerate(shown)
        ]
    )


def top_of(pile: ShownPile) -> str:
    return pile.cards[-1] if pile.cards else ""


def table_svg(view: View) -> str:
    """The table as SVG: the others above, stock and piles in the middle, their own hand below."""
    hand = sorted(view.hand, key=lambda name: (card(name).joker, card(name).suit, card(name).rank))
    own = f"{'▸ ' if view.seat == view.turn else ''}{view.names[view.seat]}"
    bottom = ROW + HIGH + GAP
    inside = "".join([others(view), middle(view), text(WIDTH / 2, bottom, own, MEDIUM), row_of(hand, bottom + GAP)])
    height = bottom + HIGH + MARGIN
    label = escape(f"The table as {view.names[view.seat]} sees it", quote=True)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' width='{WIDTH}' role='img' "
        f"aria-label='{label}' {FONT}><rect width='{WIDTH}' height='{height}' rx='14' fill='{FELT}'/>{inside}</svg>"
    )
