"""Which card goes on which: suit or rank, cards that stand for others, suits that were called."""
