"""Penalties that are called in words, judged by the record, a ballot or an author."""

from typing import Final

SUBJECT: Final = "Mistakes, penalties and calls"
"""What options are about here, if they do not say it."""
