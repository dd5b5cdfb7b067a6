"""Whose turn it is: the circle, slots, skips, clocks, coming in between and leaving."""
