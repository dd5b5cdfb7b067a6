"""Laying a table as the given of a scenario says."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from string import ascii_uppercase

from cardhouse.cards import Card, UnknownCard, card
from cardhouse.core.law import Law
from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Table
from cardhouse.games.shelf import Game
from cardhouse.testing.notation import CardText, SettingText, suggest

NOBODY = "-"
_PILE = re.compile(r"P([1-9][0-9]?)")


class NotKnown(Exception):
    """A word of a scenario that means nothing here, and what may have been meant."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.suggestion = suggestion


def seat_named(text: str, names: list[str]) -> Seat:
    """The seat with this letter or this name."""
    letters = ascii_uppercase[: len(names)]
    if text in names:
        return names.index(text)
    if len(text) == 1 and text in letters:
        return letters.index(text)
    raise NotKnown(
        f'Nobody called "{text}" sits at this table.', suggest(text, names) or f" Seated are: {_all(names)}."
    )


def _all(names: list[str]) -> str:
    return ", ".join(names)


def seat_or_nobody(text: str, names: list[str]) -> Seat:
    """A seat, or nobody for `-`."""
    return NO_SEAT if text == NOBODY else seat_named(text, names)


def pile_numbered(text: str) -> int:
    """The number of a pile: 1 for `P1`."""
    found = _PILE.fullmatch(text)
    if not found:
        raise NotKnown(f'"{text}" is no pile.', " Piles are called P1, P2 and so on.")
    return int(found[1])


def is_pile(text: str) -> bool:
    return _PILE.fullmatch(text) is not None


def whole(text: str) -> int:
    """A number, written in digits."""
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise NotKnown(f'"{text}" is not a number.')
    return int(text)


def value_of(word: SettingText) -> str:
    """The value of a word that concerns the whole table, and nobody in particular."""
    if word.seat is not None:
        raise NotKnown(f'"{word.key}" is not for one player.', f" It is written: {word.key}={word.value}")
    return word.value


def one_of(text: str, **meanings: str | bool | int) -> str | bool | int:
    """What one of a few words means."""
    if text not in meanings:
        raise NotKnown(f'"{text}" cannot stand here.', f" Write {' or '.join(meanings)}.")
    return meanings[text]


def one_card(text: CardText | str) -> Card:
    """The card written here, called and turned as it is written."""
    try:
        return card(str(text))
    except UnknownCard as problem:
        raise NotKnown(f"{str(problem)[:1].upper()}{str(problem)[1:]}.") from None


def cards_listed(text: str) -> list[Card]:
    """Cards separated by commas; none for `-`."""
    return [] if text == NOBODY else [one_card(each) for each in text.split(",")]


@dataclass(slots=True)
class Laying:
    """A table on its way: first its rules, then its seats, then what lies on it.

    Zones may hold irrelevant cards, which are chosen when all else is known: until then `fill` keeps their places.
    """

    game: Game
    dial: str = REFEREE
    on: tuple[str, ...] | None = None
    off: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    table: Table = field(init=False)
    phase: str = ""
    turn: str = ""
    hands: dict[Seat, list[Card | None]] = field(default_factory=dict)
    piles: dict[int, list[Card | None]] = field(default_factory=dict)
    deck: list[Card | None] | None = None
    deck_goes_on: bool = True
    seeds: int = 0
    dice: tuple[int, ...] = ()
    """What a die will show, in this order."""
    counters: list[tuple[Seat, str, int]] = field(default_factory=list)
    """How many of which counter somebody has; the rules that count them may come after it."""
    later: dict[str, str] = field(default_factory=dict)
    """Words of a game that can be understood only when all else is known."""
    contributions: dict[Seat, int] = field(default_factory=dict)
    chef: Seat = NO_SEAT
    marks: dict[str, str] = field(default_factory=dict)
    """What a game's own words say of turns, until the table is laid."""
    notes: dict[str, int] = field(default_factory=dict)
    """What a game's own words say of tokens and seats, until the table is laid."""

    @property
    def book(self) -> Law:
        """The whole book, as if all of it were in force."""
        return Law(self.game.book)

    def seat(self, text: str | None) -> Seat:
        if text is None:
            raise NotKnown("Say which player, with a dot.", " For instance: trap.A=7S")
        return seat_named(text, self.names)

    def rules(self, texts: Iterable[str]) -> tuple[str, ...]:
        """The ids of rules in the book."""
        return rules_named(texts, [article.id for article in self.game.book], self.game.name)

    def law(self) -> Law:
        """The rules that are in force at the beginning."""
        ids = [article.id for article in self.game.book]
        chosen = (
            ids if self.on is None else [each for each in ids if each.startswith(self.game.base) or each in self.on]
        )
        resting = frozenset(self.game.rests) - frozenset(self.on or ())
        off = frozenset(ids) - frozenset(chosen) | frozenset(self.off) | resting
        law = Law(self.game.book, dial=self.dial, off=off)
        for option, value in self.options.items():
            law = law.setting(option, value)
        return law


def rule_named(text: str, known: list[str], game: str) -> str:
    name = text.partition("/")[2] or text
    if name not in known:
        hint = suggest(name, known) or f' "cardhouse rules {game}" lists them.'
        raise NotKnown(f'There is no rule "{text}" in {game}.', hint)
    return name


def rules_named(texts: Iterable[str], known: list[str], game: str) -> tuple[str, ...]:
    """The ids of several rules; all that are not known are told together."""
    found: list[str] = []
    problems: list[NotKnown] = []
    for text in texts:
        try:
            found.append(rule_named(text, known, game))
        except NotKnown as problem:
            problems.append(problem)
    if len(problems) > 1:
        unknown = ", ".join(problem.message.split('"')[1] for problem in problems)
        raise NotKnown(f"There are no rules {unknown} in {game}.", f' "cardhouse rules {game}" lists them.')
    if problems:
        raise problems[0]
    return tuple(found)
