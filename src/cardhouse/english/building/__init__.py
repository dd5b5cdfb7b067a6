"""From the parts that the grammar found to what they mean: one small builder for each rule of the grammar."""

from typing import Final

from cardhouse.english.building.acts import ACTS
from cardhouse.english.building.amounts import AMOUNTS
from cardhouse.english.building.cards import CARDS
from cardhouse.english.building.events import EVENTS
from cardhouse.english.building.people import PEOPLE
from cardhouse.english.building.sentences import SENTENCES
from cardhouse.english.building.states import STATES
from cardhouse.english.chart import Builder

__all__ = ["BUILDERS"]

BUILDERS: Final[dict[str, Builder]] = CARDS | AMOUNTS | PEOPLE | ACTS | EVENTS | STATES | SENTENCES
