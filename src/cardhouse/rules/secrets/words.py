"""What is said of secret rules."""

from __future__ import annotations

from cardhouse.core.telling import quiet
from cardhouse.rules.secrets.plain_sentences import PlayedInVain

quiet("what was said is told", PlayedInVain)
