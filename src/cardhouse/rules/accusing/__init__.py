"""Accusations before a jury, what they cost, and calls that undo."""
