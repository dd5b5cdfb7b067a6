"""A table for card games whose rules grow as people play."""

__version__ = "0.1.0"
