"""What the terminal itself says to people, for the catalogue of words."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

from cardhouse.core.lines import PICKED, READY, SAID, UNTOLD_WAYS
from cardhouse.telling.catalogue import said_by, source_of
from cardhouse.terminal import BROUGHT
from cardhouse.terminal.advice import hints
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
    brought = [import_module(says.__module__) for says in (*SAID.values(), *PICKED.values())]
    for module in dict.fromkeys([*BROUGHT, *brought]):
        yield from said_by(source_of(module), ("says", "NotUnderstood"))
    yield from (*MADE, *NOUNS, *[f"type {word}" for word in TYPED])
    yield from [each.does for each in HELP]
    yield from [words for _, words in (*hints(), *READY, *UNTOLD_WAYS)]
