"""What is said of accusations."""

from __future__ import annotations

from cardhouse.core.telling import quiet
from cardhouse.rules.accusing.penalties import Bowed, HandsUp

quiet("the gesture is told", Bowed, HandsUp)
