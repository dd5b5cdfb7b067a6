"""Going out by a word, coming and going, cards owed, chains of sevens."""

from typing import Final

SUBJECT: Final = "Coming and going"
"""What options are about here, if they do not say it."""
