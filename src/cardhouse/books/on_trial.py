"""A rule on trial: quick games by the book of a table, with a fresh deal. It is run as a process of its own, so that
nobody waits for it, and knows nothing about hidden cards: a text and how a table is laid in, warnings out.
"""

import sys
from typing import Final

import msgspec
from msgspec import Struct

from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.store.sittings import About, lay, read_about

MOST_STEPS: Final = 200
ATTEMPTS: Final = 4
AT_THIS_MOMENT: Final = "locks-now"


class RuleOnTrial(Struct, frozen=True):
    """A text, and the table to try it at."""

    text: str
    about: bytes


ASKED: Final = msgspec.json.Decoder(RuleOnTrial)
WARNINGS: Final = msgspec.json.Decoder(list[str])


def in_play(about: About, chance: Chance) -> Table | None:
    """The table after its preparation; none, if chance does not come that far."""
    table = lay(about)
    table.chance = seeded(chance.word())
    for _ in range(MOST_STEPS):
        if table.phase == PLAYING:
            return table
        act = random_act(table, chance) if table.phase != OVER else None
        if act is None:
            return None
        decide(table, act)
    return None


def found_by(text: str, about: About) -> list[str]:
    """What quick games show of a rule, each thing once."""
    from cardhouse.english.trying import cautions  # it builds on families; the server names this module only

    for seed in range(1, ATTEMPTS + 1):
        table = in_play(about, seeded(seed))
        if table is not None:
            found = [each.message for each in cautions(table, text) if each.code != AT_THIS_MOMENT]
            return list(dict.fromkeys(found))
    return []


def main() -> None:
    asked = ASKED.decode(sys.stdin.buffer.read())
    sys.stdout.buffer.write(msgspec.json.encode(found_by(asked.text, read_about(asked.about))))


if __name__ == "__main__":
    main()
