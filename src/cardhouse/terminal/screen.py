"""Where the terminal's text goes: wrapped to its width, suits as signs and in colour where that can be shown."""

import os
import re
import shutil
import textwrap
from collections.abc import Iterable
from typing import Final, TextIO

from cardhouse.terminal.tongue import PLAIN, Tongue

NARROWEST: Final = 40
WIDEST: Final = 100

_RED_CARD: Final = re.compile(r"(?:10|[A2-9JQK])[♥♦]")
_BOLD: Final = "\x1b[1m"
_RED: Final = "\x1b[31m"
_PLAIN: Final = "\x1b[0m"
_LETTERS: Final = str.maketrans("♠♥♦♣┌┐└┘─│▒▸·", "SHDC++++-|#>,")


class Screen:
    """Writes to a stream."""

    def __init__(self, out: TextIO, *, colour: bool, signs: bool, width: int, tongue: Tongue = PLAIN) -> None:
        self.out: Final = out
        self.colour: Final = colour
        self.signs: Final = signs
        self.width: Final = min(max(width, NARROWEST), WIDEST)
        self.tongue: Final = tongue

    def line(self, text: str = "") -> None:
        """One line as it is."""
        if not self.signs:
            text = text.translate(_LETTERS)
        elif self.colour:
            text = _RED_CARD.sub(lambda found: f"{_RED}{found[0]}{_PLAIN}", text)
        print(text.rstrip(), file=self.out)

    def lines(self, several: Iterable[str]) -> None:
        for text in several:
            self.line(text)

    def say(self, text: str, indent: str = "", mark: str = "") -> None:
        """Sentences, wrapped; a mark such as a dash hangs before them."""
        hanging = indent + " " * len(mark)
        wrapped = textwrap.wrap(
            text, self.width, initial_indent=indent + mark, subsequent_indent=hanging, break_on_hyphens=False
        )
        self.lines(wrapped or [""])

    def heading(self, text: str) -> None:
        self.line(f"{_BOLD}{text}{_PLAIN}" if self.colour else text)


def screen_on(out: TextIO, tongue: Tongue = PLAIN) -> Screen:
    """A screen that shows what this stream can show."""
    tty = out.isatty()
    try:
        "♥┌▒".encode(out.encoding or "utf-8")  # what has no encoding takes any text
        signs = True
    except (UnicodeEncodeError, LookupError):
        signs = False
    colour = tty and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    width = shutil.get_terminal_size().columns if tty else 80
    return Screen(out, colour=colour, signs=signs, width=width, tongue=tongue)
