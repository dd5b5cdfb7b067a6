"""What the terminal itself says to people, for the catalogue of words."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from cardhouse.telling.catalogue import said_by
from cardhouse.terminal.advice import TYPE
from cardhouse.terminal.explaining import HELP
from cardhouse.terminal.tongue import NOUNS, TYPED

MADE: Final = (
    *('I cannot write "{1}": {2}.', "Saved: `cardhouse play {1}` goes on from here.", "Goodbye."),
    *("Your cards have the numbers 1 to {1}", "You have no cards"),
    *(' Did you mean "{1}"?', ' "help" lists what you can do.', ' "rules" lists them all.'),
    "Write its number in your hand, or rank and suit: 5h, 10s, qd, kc, jk for a Joker.",
)
"""What is put together before it is said."""


def english(also: Iterable[Path] = ()) -> Iterator[str]:
    """The keys of all that the terminal says; `also` are modules elsewhere that speak through it."""
    sources = [*sorted(Path(__file__).parent.glob("*.py")), *also]
    for path in sources:
        yield from said_by(path.read_text("utf-8"), ("says", "NotUnderstood"))
    yield from (*MADE, *NOUNS, *[f"type {word}" for word in TYPED])
    yield from [what for _, what, _ in HELP]
    yield from [words for _, words in TYPE]
