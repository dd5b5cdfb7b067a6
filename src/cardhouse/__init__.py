"""A table for card games whose rules grow as people play.

>>> import cardhouse as ch
>>> game = ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5)
>>> game.to_move
'Ann'

What is named here is loaded when it is first asked for, so importing `cardhouse` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardhouse.bots.by_chance import RandomBot
    from cardhouse.bots.simple import Bot, SimpleBot
    from cardhouse.cards import (
        ACES,
        ALL,
        BLACK,
        COURT,
        EIGHTS,
        JACKS,
        JOKERS,
        KINGS,
        QUEENS,
        RED,
        SEVENS,
        TWOS,
        Card,
        Cards,
        card,
        of_rank,
        of_suit,
        set_of,
    )
    from cardhouse.core.acts import Act, Draw, Play
    from cardhouse.core.affairs import Owed
    from cardhouse.core.events import Draws, Drew, Played, Reversed, Skipped
    from cardhouse.core.hooks import after, answers, instead
    from cardhouse.core.owed import SAY, Duty
    from cardhouse.core.penalties import Fined
    from cardhouse.core.people_acts import Say
    from cardhouse.core.questions import Matches
    from cardhouse.core.rule import Article, CardRule, Rule
    from cardhouse.core.table import Event, Events, Table
    from cardhouse.core.view import View
    from cardhouse.front.books import GameBook, NotUnderstoodRule, RuleReading, read, rule
    from cardhouse.front.choices import LawfulAct
    from cardhouse.front.game import Happened, OpenGame, play
    from cardhouse.front.notation import BadNotation, load
    from cardhouse.front.positions import set_up
    from cardhouse.front.simulating import Simulated, simulate

    bak: GameBook
    bartok: GameBook
    bartok_early: GameBook
    moo: GameBook
    uncle_baiting: GameBook

__version__ = "0.1.0"

BOOKS = {
    "bak": "bak",
    "bartok": "bartok",
    "bartok_early": "bartok@2023-08-14",
    "moo": "moo",
    "uncle_baiting": "uncle-baiting",
}
"""The books that have a name here."""

_HOMES = {
    "bots.by_chance": "RandomBot",
    "bots.simple": "Bot SimpleBot",
    "cards": "ACES ALL BLACK COURT EIGHTS JACKS JOKERS KINGS QUEENS RED SEVENS TWOS "
    "Card Cards card of_rank of_suit set_of",
    "core.acts": "Act Draw Play",
    "core.affairs": "Owed",
    "core.penalties": "Fined",
    "core.events": "Draws Drew Played Reversed Skipped",
    "core.hooks": "after answers instead",
    "core.owed": "SAY Duty",
    "core.people_acts": "Say",
    "core.questions": "Matches",
    "core.rule": "Article CardRule Rule",
    "core.table": "Event Events Table",
    "core.view": "View",
    "front.books": "GameBook NotUnderstoodRule RuleReading read rule",
    "front.choices": "LawfulAct",
    "front.game": "Happened OpenGame play",
    "front.notation": "BadNotation load",
    "front.positions": "set_up",
    "front.simulating": "Simulated simulate",
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__all__ = [
    "ACES",
    "ALL",
    "BLACK",
    "COURT",
    "EIGHTS",
    "JACKS",
    "JOKERS",
    "KINGS",
    "QUEENS",
    "RED",
    "SAY",
    "SEVENS",
    "TWOS",
    "Act",
    "Article",
    "BadNotation",
    "Bot",
    "Card",
    "CardRule",
    "Cards",
    "Draw",
    "Draws",
    "Drew",
    "Duty",
    "Event",
    "Events",
    "Fined",
    "GameBook",
    "Happened",
    "LawfulAct",
    "Matches",
    "NotUnderstoodRule",
    "OpenGame",
    "Owed",
    "Play",
    "Played",
    "RandomBot",
    "Reversed",
    "Rule",
    "RuleReading",
    "Say",
    "SimpleBot",
    "Simulated",
    "Skipped",
    "Table",
    "View",
    "__version__",
    "after",
    "answers",
    "bak",
    "bartok",
    "bartok_early",
    "card",
    "instead",
    "load",
    "moo",
    "of_rank",
    "of_suit",
    "play",
    "read",
    "rule",
    "set_of",
    "set_up",
    "simulate",
    "uncle_baiting",
]


def __getattr__(name: str) -> Any:  # Any: each name is its own kind of thing; TYPE_CHECKING above says which
    if name in BOOKS:
        found = import_module("cardhouse.front.books").book_named(BOOKS[name])
    elif name in _HOME_OF:
        found = getattr(import_module(f"cardhouse.{_HOME_OF[name]}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF, *BOOKS})
