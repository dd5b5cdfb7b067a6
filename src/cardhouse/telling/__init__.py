"""Words for people: what happened, for one seat, the same in the browser and in the terminal."""

from cardhouse.telling import book, cards, court, market, motions, order, people, turns, vetoes
from cardhouse.telling.telling import QUIET, TELLERS, Line, Listener, tell

__all__ = ["QUIET", "TELLERS", "Line", "Listener", "tell"]
__all__ += [
    module.__name__.rpartition(".")[2] for module in (book, cards, court, market, motions, order, people, turns, vetoes)
]
