"""Guessing which known word was meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def suggest(word: str, known: Iterable[str]) -> str:
    """` Did you mean "x"?` for the known word nearest to this one, or nothing."""
    by_lower = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), by_lower, n=1, cutoff=0.6)
    return f' Did you mean "{by_lower[near[0]]}"?' if near else ""
