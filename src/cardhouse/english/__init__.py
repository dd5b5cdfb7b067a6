"""Rules in people's words: from a text to what it means, and from a meaning to its one sentence.

It knows no table, but for `cardhouse.english.written`, which runs what was read.
What a sentence means is a value of `cardhouse.english.meaning`.
"""

from cardhouse.english.reading import StuckAt, Understood, read
from cardhouse.english.writing import rule_said, sentence_said

__all__ = ["StuckAt", "Understood", "read", "rule_said", "sentence_said"]
