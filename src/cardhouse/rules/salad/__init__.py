"""Cards before everybody, and swapping with them."""

from typing import Final

SUBJECT: Final = "Cards and dealing"
"""What options are about here, if they do not say it."""
