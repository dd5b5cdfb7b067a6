"""Words for people: what happened, for one seat, the same in the browser and in the terminal.

The words of the core's own events are here; those of a family lie beside its rules, in its `words.py`.
"""

from cardhouse.core.telling import QUIET, TELLERS, VOTES, Line, Listener
from cardhouse.rules import parts_of_families
from cardhouse.telling import book, cards, motions, people, turns, written

WORDS = (book, cards, motions, people, turns, written, *parts_of_families("words"))
"""All modules that put events into words."""

__all__ = ["QUIET", "TELLERS", "VOTES", "WORDS", "Line", "Listener"]
