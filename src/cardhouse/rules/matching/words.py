"""What is said of suits that were called."""

from __future__ import annotations

from cardhouse.core.telling import quiet
from cardhouse.rules.matching.called_suits import SuitCalled

quiet("what was said is told", SuitCalled)
