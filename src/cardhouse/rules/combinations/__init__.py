"""Several cards in one play: of one rank, couples, sequences, primes."""

from typing import Final

SUBJECT: Final = "Single cards and rules"
"""What options are about here, if they do not say it."""
