"""Piles that are turned, taken from, laid down and tidied."""
