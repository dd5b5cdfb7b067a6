"""What a table may set differently in a game: the options of its rules, each with its words, its usual value and the
values it may have.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardhouse.core.declared import (
    CHOICE,
    LARGEST,
    LONGEST,
    NUMBER,
    SWITCH,
    WORDS,
    UnknownOption,
    options_of,
    written,
)
from cardhouse.core.law import Law
from cardhouse.core.rule import Article
from cardhouse.games.shelf import Game
from cardhouse.games.subjects import subject_of

__all__ = ["CHOICE", "NUMBER", "SWITCH", "WORDS", "Setting", "chosen_settings", "register", "settings_apart"]


@dataclass(frozen=True)
class Setting:
    """An option as a table may set it: by which name, which rule's, what it is called, of which kind, how it is usually
    set, the values it may have, each with its words, a line of help, what its numbers count, and what it is about.
    """

    name: str
    rule: str
    label: str
    kind: str
    usual: str
    values: Mapping[str, str]
    help: str = ""
    unit: str = ""
    subject: str = ""


def register(game: Game) -> tuple[Setting, ...]:
    """Everything that a table may set in a game, in the order of its rules. What several rules share is one setting; it
    is one for each of them where the game sets it differently.
    """
    law, titles = Law(game.book), {article.id: article.title for article in game.book}
    found: list[Setting] = []
    for name, value in law.options().items():
        only, own = law.named(name)
        having = law.having(own)
        rule = only or next(iter(having))
        option = having[rule][0]
        usual = option.apart or written(value)
        kind = next(type(each) for each in law.by_id[rule].rules if own in options_of(type(each)))
        about = (option.label, option.kind(value), usual, option.values, option.help, option.unit)
        found.append(Setting(name, titles[rule], *about, subject_of(kind, option)))
    return tuple(found)


def settings_apart(book: Iterable[Article]) -> dict[str, str]:
    """How options are set, in words, where people sit each at a screen."""
    options = [each for article in book for rule in article.rules for each in options_of(type(rule)).items()]
    return {name: option.apart for name, option in options if option.apart}


def chosen_settings(game: Game, wishes: Mapping[str, str]) -> dict[str, str]:
    """What a table wants to be set, each once checked. Raises UnknownOption in words for whoever wished it."""
    law = Law(game.book)
    for name, value in wishes.items():
        law.setting(name, value)
        only, own = law.named(name)
        having = law.having(own)
        option, old = having[only or next(iter(having))]
        if option.kind(old) == NUMBER and int(value) > LARGEST:
            raise UnknownOption(f'"{option.label}" is a number up to {LARGEST}, not {value}')
        if len(value) > LONGEST or not value.isprintable():
            raise UnknownOption(f'"{option.label}" takes up to {LONGEST} letters that can be printed')
    usual = {setting.name: setting.usual for setting in register(game)}
    return {name: value for name, value in wishes.items() if value != usual.get(name)}
