"""Bar charts as SVG, written directly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDTH = 720
LEFT = 60
RIGHT = 20
TOP = 70
HEIGHT = 230
BELOW = 50
TITLE, SQUARES, KINDS, NAMES = 28, 42, 53, 20  # how far down these stand
SQUARE = 12
BESIDE = 18
APART = 170
WIDEST = 70.0
GAP = 4
COLOURS = ("#3b6ea5", "#c8553d", "#8a8d91", "#5b8c5a")


@dataclass(frozen=True)
class Bars:
    """Groups of bars side by side: a value for each group and each kind."""

    title: str
    groups: Sequence[str]
    kinds: Sequence[str]
    values: Sequence[Sequence[float]]
    unit: str = ""

    def highest(self) -> float:
        return max([value for group in self.values for value in group] + [1e-9])


def svg(charts: Sequence[Bars]) -> str:
    """The charts, one below the other."""
    room = TOP + HEIGHT + BELOW
    total = room * len(charts)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {total}" width="{WIDTH}" height="{total}" '
        'font-family="sans-serif" font-size="13" fill="#222">',
        f'<rect width="{WIDTH}" height="{total}" fill="#fff"/>',
    ]
    for place, chart in enumerate(charts):
        lines += drawn(chart, room * place)
    return "\n".join([*lines, "</svg>", ""])


def drawn(chart: Bars, top: int) -> list[str]:
    base = top + TOP + HEIGHT
    lines = [f'<text x="{LEFT}" y="{top + TITLE}" font-size="16" font-weight="bold">{escape(chart.title)}</text>']
    for place, name in enumerate(chart.kinds if len(chart.kinds) > 1 else ()):
        across = LEFT + APART * place
        lines.append(
            f'<rect x="{across}" y="{top + SQUARES}" width="{SQUARE}" height="{SQUARE}" fill="{COLOURS[place]}"/>'
        )
        lines.append(f'<text x="{across + BESIDE}" y="{top + KINDS}">{escape(name)}</text>')
    lines.append(f'<line x1="{LEFT}" y1="{base}" x2="{WIDTH - RIGHT}" y2="{base}" stroke="#222"/>')
    wide = (WIDTH - RIGHT - LEFT) / len(chart.groups)
    bar = min(WIDEST, wide * 0.8 / len(chart.kinds))
    for at, (group, values) in enumerate(zip(chart.groups, chart.values, strict=True)):
        start = LEFT + wide * at + (wide - bar * len(values)) / 2
        for kind, value in enumerate(values):
            tall = (HEIGHT - RIGHT) * value / chart.highest()
            x, y = start + bar * kind, base - tall
            lines.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{bar - GAP:.1f}" height="{tall:.1f}" fill="{COLOURS[kind]}"/>'
            )
            text = f"{value:.0f}{chart.unit}" if chart.unit else f"{value:.1f}"
            lines.append(f'<text x="{x + (bar - GAP) / 2:.1f}" y="{y - GAP:.1f}" text-anchor="middle">{text}</text>')
        lines.append(
            f'<text x="{LEFT + wide * (at + 0.5):.1f}" y="{base + NAMES}" text-anchor="middle">{escape(group)}</text>'
        )
    return lines
