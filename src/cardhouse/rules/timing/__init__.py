"""What is owed within seconds, and turns that the clock ends."""

from typing import Final

SUBJECT: Final = "Time"
"""What options are about here, if they do not say it."""
