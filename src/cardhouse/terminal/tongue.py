"""The terminal's own words in the language of whoever sits before it; the English text stands where it is used."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardhouse.core.words import in_case
from cardhouse.telling.languages import words_of
from cardhouse.telling.said import text_in
from cardhouse.telling.second_person import reason_to

NOUNS: Final = (
    *(" (deals)", "(you)", "(you, deal)", "title: ", "text: ", "adds", "allows"),
    *(", at their right side", ", at their left side", "the top card", "your hand", "yourself", "pay"),
    *("pile", "on", "stock", "turn", "dealer", "chef", "death", "dishwasher", "deck", "drawn", "draws left", "hand up"),
    *("look", "veto", "score", "left the table", "common loss", "to pick up", "right side", "left side"),
    *("the full edition", "the edition of 8 November 2023", "the edition of 14 August 2023"),
    *("the Junior form", "the Classic form", "Uncle Baiting in two groups"),
    *("everybody has two turns", "every other place is skipped", "turns until play turns back"),
    *("places skipped after the next turn", "places that hands move on", "play goes clockwise"),
    *("play goes anticlockwise", "all use the left hand", "all use the right hand"),
)
"""What is called by its name where the table is drawn."""
TYPED: Final = (
    *("draw", "play", "pass", "say", "give", "take", "buy", "help", "rules", "rule", "why", "table", "undo", "new"),
    *("wait", "save", "quit", "vote", "accuse", "choose", "leave"),
)
"""What is typed most; another language has its own words for it, beside these."""


class Tongue:
    """Says English texts in a language; in English, as they stand."""

    def __init__(self, name: str = "") -> None:
        path = Path(__file__).with_name(f"{name}.json")
        own: dict[str, str] = json.loads(path.read_text("utf-8")) if name and path.exists() else {}
        self.language: Final = words_of(name)
        """What the table says."""
        self.words: Final = {**self.language, **own}
        """That, and what the terminal says."""
        self.typed: Final = {own[f"type {word}"]: word for word in TYPED if f"type {word}" in own}

    def says(self, text: str, names: Sequence[str] = ()) -> str:
        """A text of the terminal's own; somebody among these names is spoken of in the right case."""
        return text_in(text, self.words, names)

    def reason(self, text: str, names: Sequence[str], seat: int) -> str:
        """Why something may not be done, told to whoever tried it."""
        if self.language or not 0 <= seat < len(names):
            return text_in(text, self.language, names, seat)
        return reason_to(names[seat], text)

    def noun(self, name: str) -> str:
        """What lies or is shown at the table, as people call it."""
        return in_case(self.words.get(name, name), "who")

    def quoted(self, text: str) -> str:
        return self.noun("“{title}”").replace("{title}", text)

    def title(self, title: str) -> str:
        """The title of a game, with which edition or form it is."""
        return ", ".join([self.noun(part) for part in title.split(", ")])

    def command(self, line: str) -> str:
        """A line with the English word for what it begins with."""
        first, space, rest = line.partition(" ")
        return f"{self.typed.get(first.casefold(), first)}{space}{rest}"


PLAIN: Final = Tongue()
"""English."""
