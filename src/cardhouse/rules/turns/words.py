"""What is said of turns that come to nothing."""

from __future__ import annotations

from cardhouse.core.telling import quiet
from cardhouse.rules.turns.circle import TurnGivenUp

quiet("the screens show the order of turns", TurnGivenUp)
