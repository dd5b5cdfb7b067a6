"""Which bot plays which game, and how well."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from cardhouse.bots.by_chance import RandomBot
from cardhouse.bots.levels import CarefulBot, GentleBot, KeenBot
from cardhouse.bots.simple import Bot, SimpleBot

THINKING: Final = 0.5
"""So many seconds a bot that searches thinks about an act, unless somebody says otherwise."""

SIMPLE: Final = "simple"
SEARCHING: Final = "thinking"
KINDS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "gentle": GentleBot,
    SIMPLE: SimpleBot,
    "careful": CarefulBot,
    "keen": KeenBot,
}
"""The levels that every game has, each with what makes such a player from a seed."""
LEVELS: Final = (*KINDS, SEARCHING)

GROUP: Final = "cardhouse.bots"
"""Packages that bring players of their own name them in this group of their entry points: a class or a function that
makes one from a seed."""


class UnknownLevel(ValueError):
    """A level of bots that there is not, or not in this game."""


@cache
def installed_bots() -> dict[str, Callable[[int], Bot]]:
    """The players that other packages bring, by the names they give them."""
    return {point.name: point.load() for point in entry_points(group=GROUP) if point.name not in LEVELS}


def levels() -> list[str]:
    """All levels by name: ours, and those that installed packages bring."""
    return [*LEVELS, *installed_bots()]


def searches(game: str) -> bool:
    """Whether there is a bot that searches in this game."""
    return game.partition("@")[0] == "bak"


def thinks(game: str, level: str) -> bool:
    """Whether a player of this level searches in this game, and takes its time."""
    return searches(game) and level in ("", SEARCHING)


def bot_for(game: str, seed: int, seconds: float = THINKING, level: str = "") -> Bot:
    """A player for this game: of the level that is named, or the usual one, which searches for so long where it can."""
    if level == "" and not searches(game):
        level = SIMPLE
    if thinks(game, level):
        from cardhouse.bots.bak_search import BakBot  # only here: no other game needs what it knows

        return BakBot(seed, seconds=seconds)
    if level == SEARCHING:
        others = [each for each in levels() if each != SEARCHING]
        raise UnknownLevel(f"no bot searches in {game}; there are {', '.join(others)} ones")
    make = KINDS.get(level) or installed_bots().get(level)
    if make is None:
        raise UnknownLevel(f'there are no bots of the level "{level}"; there are {", ".join(levels())}')
    return make(seed)
