"""What a court of any kind may go by: who judges, who pays, what is undone."""

from typing import Final

SUBJECT: Final = "Mistakes, penalties and calls"
"""What options are about here, if they do not say it."""
