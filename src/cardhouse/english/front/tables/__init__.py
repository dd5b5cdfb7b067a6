"""The phrasings of the loose front, as tables that anybody can extend; `productions` says how a line is written.

The words of a text come here after both tables of synonyms, so patterns are written in the words that those leave:
`may` for can, `each player` for everybody, `is skipped` for misses a turn.
"""

from typing import Final

from cardhouse.english.front.tables.agreements import AGREEMENTS
from cardhouse.english.front.tables.allowing import ALLOWING
from cardhouse.english.front.tables.arrivals import ARRIVALS
from cardhouse.english.front.tables.bans import BANS
from cardhouse.english.front.tables.becoming import BECOMING
from cardhouse.english.front.tables.beside import BESIDE
from cardhouse.english.front.tables.cards import CARDS
from cardhouse.english.front.tables.circumstances import CIRCUMSTANCES
from cardhouse.english.front.tables.clocks import CLOCKS
from cardhouse.english.front.tables.deeds import DEEDS
from cardhouse.english.front.tables.definitions import DEFINITIONS
from cardhouse.english.front.tables.descriptions import DESCRIPTIONS
from cardhouse.english.front.tables.doings import DOINGS
from cardhouse.english.front.tables.effects import EFFECTS
from cardhouse.english.front.tables.either import EITHER
from cardhouse.english.front.tables.events import EVENTS
from cardhouse.english.front.tables.everyday import EVERYDAY
from cardhouse.english.front.tables.frames import FRAMES
from cardhouse.english.front.tables.framing import FRAMING
from cardhouse.english.front.tables.habits import HABITS
from cardhouse.english.front.tables.happenings import HAPPENINGS
from cardhouse.english.front.tables.limits import LIMITS
from cardhouse.english.front.tables.moments import MOMENTS
from cardhouse.english.front.tables.neighbours import NEIGHBOURS
from cardhouse.english.front.tables.notes import NOTES
from cardhouse.english.front.tables.occasions import OCCASIONS
from cardhouse.english.front.tables.occurrences import OCCURRENCES
from cardhouse.english.front.tables.outcomes import OUTCOMES
from cardhouse.english.front.tables.people import PEOPLE
from cardhouse.english.front.tables.pieces import PIECES
from cardhouse.english.front.tables.plain import PLAIN
from cardhouse.english.front.tables.relations import RELATIONS
from cardhouse.english.front.tables.rights import RIGHTS
from cardhouse.english.front.tables.rulebooks import RULEBOOKS
from cardhouse.english.front.tables.settings import SETTINGS
from cardhouse.english.front.tables.standing import STANDING
from cardhouse.english.front.tables.synonyms import SYNONYMS as WORDS
from cardhouse.english.front.tables.titles import TITLES
from cardhouse.english.front.tables.trade import TRADE
from cardhouse.english.front.tables.triggers import TRIGGERS
from cardhouse.english.front.tables.units import UNITS
from cardhouse.english.front.tables.verbs import VERBS
from cardhouse.english.front.tables.voices import VOICED, VOICES
from cardhouse.english.front.tables.whoever import WHOEVER
from cardhouse.english.front.tables.worlds import WORLDS
from cardhouse.english.front.tables.worth import WORTH
from cardhouse.english.front.tables.wrappings import WRAPPINGS

__all__ = ["SYNONYMS", "TABLE"]

SYNONYMS: Final = WORDS.rstrip() + VOICED

TABLE: Final = "".join(
    (
        *(CARDS, PEOPLE, NEIGHBOURS, TRIGGERS, HAPPENINGS, OCCASIONS),
        *(VERBS, EFFECTS, DEEDS, WORLDS, LIMITS, DEFINITIONS, SETTINGS, UNITS, PIECES),
        *(RELATIONS, STANDING, BANS, OUTCOMES, FRAMES, EVERYDAY, HABITS, RULEBOOKS, TRADE, MOMENTS, PLAIN, WRAPPINGS),
        *(CLOCKS, TITLES, WORTH, ALLOWING, EVENTS, BESIDE, VOICES, NOTES, EITHER),
        *(WHOEVER, ARRIVALS, OCCURRENCES, DOINGS, BECOMING, DESCRIPTIONS, RIGHTS, CIRCUMSTANCES, AGREEMENTS, FRAMING),
    )
)
