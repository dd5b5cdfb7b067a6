"""What is said of questions about cards, and words that are owed."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.telling import Line, Listener, quiet, tells
from cardhouse.core.words import RANK_NAMES, words
from cardhouse.rules.saying.asking import AskedAbout
from cardhouse.rules.saying.cheering import Cheered

quiet("the gesture is told", Cheered)


@tells(AskedAbout)
def asked_about(event: AskedAbout, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {asks} what {rank} do", player=event.player, rank=words(ranks(event.rank))),
        event.player,
        "say",
        "",
    )


def ranks(rank: int) -> str:
    """All cards of a rank: "Aces", "8s"."""
    return f"{RANK_NAMES[rank - 1]}s" if 1 <= rank <= len(RANK_NAMES) else "Jokers"
