"""What is said of what an author is asked."""

from __future__ import annotations

from cardhouse.core.telling import vote_words
from cardhouse.rules.secrets.judged_rules import JUDGE

vote_words(JUDGE, "was this call right: “{words}”?", carried="the call was right", failed="the call was wrong")
