"""The phrasings of the loose front, as tables that anybody can extend; `productions` says how a line is written.

The words of a text come here after both tables of synonyms, so patterns are written in the words that those leave:
`may` for can, `each player` for everybody, `is skipped` for misses a turn.
"""

from typing import Final

from cardhouse.english.front.tables.cards import CARDS
from cardhouse.english.front.tables.deeds import DEEDS
from cardhouse.english.front.tables.definitions import DEFINITIONS
from cardhouse.english.front.tables.effects import EFFECTS
from cardhouse.english.front.tables.everyday import EVERYDAY
from cardhouse.english.front.tables.frames import FRAMES
from cardhouse.english.front.tables.habits import HABITS
from cardhouse.english.front.tables.limits import LIMITS
from cardhouse.english.front.tables.moments import MOMENTS
from cardhouse.english.front.tables.people import PEOPLE
from cardhouse.english.front.tables.pieces import PIECES
from cardhouse.english.front.tables.plain import PLAIN
from cardhouse.english.front.tables.relations import RELATIONS
from cardhouse.english.front.tables.rulebooks import RULEBOOKS
from cardhouse.english.front.tables.settings import SETTINGS
from cardhouse.english.front.tables.standing import STANDING
from cardhouse.english.front.tables.synonyms import SYNONYMS
from cardhouse.english.front.tables.trade import TRADE
from cardhouse.english.front.tables.triggers import TRIGGERS
from cardhouse.english.front.tables.units import UNITS
from cardhouse.english.front.tables.verbs import VERBS
from cardhouse.english.front.tables.worlds import WORLDS

__all__ = ["SYNONYMS", "TABLE"]

TABLE: Final = "".join(
    (
        *(CARDS, PEOPLE, TRIGGERS, VERBS, EFFECTS, DEEDS, WORLDS, LIMITS, DEFINITIONS, SETTINGS, UNITS, PIECES),
        *(RELATIONS, STANDING, FRAMES, EVERYDAY, HABITS, RULEBOOKS, TRADE, MOMENTS, PLAIN),
    )
)
