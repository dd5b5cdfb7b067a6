"""What each memory holds before anything has happened: nobody, nothing, no card, no time."""

from pathlib import Path

import cardhouse.english.written
import cardhouse.rules
from cardhouse.core.table import Tally
from cardhouse.rules import all_of
from cardhouse.store.wire import all_below

all_of(cardhouse.rules)
all_of(cardhouse.english.written)
OF_SOMETHING = {"CalledSuit", "ChainOf", "Declarations", "DoerOf", "DoneBefore", "FreshIn", "GoesAlong", "Purse"}
"""These are about certain cards or words, and made with them."""


def test_what_is_remembered_before_anything_has_happened() -> None:
    """The file beside this one says it of each memory: read there whether that is nothing yet."""
    kinds = [kind for kind in all_below(Tally) if kind.__module__.startswith("cardhouse.")]
    found = sorted(f"{kind.__name__} | {kind().start()!r}" for kind in kinds if kind.__name__ not in OF_SOMETHING)
    assert found == (Path(__file__).parent / "empty_memories.txt").read_text("utf-8").splitlines()[1:]
