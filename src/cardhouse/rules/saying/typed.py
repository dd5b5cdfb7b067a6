"""What is typed for cheers, and to ask what a rank does."""

from cardhouse.cards import RANKS
from cardhouse.core.acts import Act
from cardhouse.core.lines import LABELS, NotUnderstood, WordReader, helps, verb
from cardhouse.core.people_acts import Gesture
from cardhouse.rules.saying.asking import Ask
from cardhouse.rules.saying.cheering import CELEBRATE

helps(200, "celebrate, raise", "cheer before your last card; raise a hand, because somebody is slow", "celebrate")

LABELS[Ask] = "Ask what a rank does"


@verb("celebrate")
def celebrate(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, CELEBRATE)


@verb("ask")
def ask(reader: WordReader, rest: list[str]) -> Act:
    """`ask 10`, `ask what a 10 does`."""
    ranks = [word.upper().strip("?") for word in rest if word.upper().strip("?") in RANKS and word != "a"]
    if len(ranks) != 1:
        raise NotUnderstood('Ask about one rank, for instance "ask 9".')
    return Ask(reader.seat, RANKS.index(ranks[0]) + 1)
