"""A grammar as text, and a chart that finds every reading of some words in it.

For each rule and place the chart keeps all ends that a reading can have, so nothing is read twice.
Steps are counted: a text that would take too long has no reading.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from cardhouse.english.tokens import Token, TokenSort

T = TypeVar("T")
STEPS: Final = 8_000
ENDS: Final = 64
KEPT: Final = 2_000
SORTS: Final = frozenset(sort.value for sort in TokenSort)


class NoReading(Exception):
    """A builder's word that these words fit the grammar and mean nothing."""


class TooHard(Exception):
    """The steps are used up."""


@dataclass(frozen=True)
class Constituents:
    """What a rule of the grammar found: its words, and what its parts mean."""

    items: tuple[object, ...]

    def one(self, kind: type[T]) -> T:
        """The first part of this kind."""
        for item in self.items:
            if isinstance(item, kind):
                return item
        raise NoReading

    def maybe(self, kind: type[T]) -> T | None:
        return next((item for item in self.items if isinstance(item, kind)), None)

    def all(self, kind: type[T]) -> tuple[T, ...]:
        return tuple(item for item in self.items if isinstance(item, kind))

    @property
    def words(self) -> list[str]:
        """The words of this rule itself, quotations left out."""
        return [item.word for item in self.items if isinstance(item, Token) and item.sort is not TokenSort.STR]

    @property
    def said(self) -> str:
        return " ".join(self.words)

    def has(self, word: str) -> bool:
        return word in self.words

    @property
    def numbers(self) -> list[int]:
        return [item.number for item in self.items if isinstance(item, Token) and item.sort is TokenSort.NUM]

    @property
    def quoted(self) -> list[str]:
        return [item.word for item in self.items if isinstance(item, Token) and item.sort is TokenSort.STR]


Found = list[tuple[int, tuple[object, ...]]]
Builder = Callable[[Constituents], object]


class Expression:
    """A piece of the grammar. `firsts` are the words and sorts it can begin with; None: with nothing too.

    `must` are words and sorts without which no text can be read as it, and of each of `either` a text has one.
    """

    firsts: frozenset[str] | None = None
    must: frozenset[str] = frozenset()
    either: tuple[frozenset[str], ...] = ()

    def find(self, chart: "Chart", place: int) -> Found:
        raise NotImplementedError


@dataclass(eq=False)
class Terminal(Expression):
    word: str

    def find(self, chart: "Chart", place: int) -> Found:
        token = chart.words[place] if place < len(chart.words) else None
        if token is not None and fits(self.word, token):
            return [(place + 1, (token,))]
        chart.missed(place, (self.word,))
        return []


def token_in(token: Token, firsts: frozenset[str]) -> bool:
    return token.sort in firsts or (token.word in firsts and token.sort is not TokenSort.STR)


def fits(word: str, token: Token) -> bool:
    return token.sort == word if word in SORTS else token.word == word and token.sort is not TokenSort.STR


@dataclass(eq=False)
class Reference(Expression):
    """To another rule; what only one rule speaks of (`alone`) need not be kept, because that one is."""

    name: str
    alone: bool = False

    def find(self, chart: "Chart", place: int) -> Found:
        return chart.read(self.name, place) if self.alone else chart.find(self.name, place)


@dataclass(eq=False)
class InSequence(Expression):
    parts: Sequence[Expression]

    def find(self, chart: "Chart", place: int) -> Found:
        found: Found = [(place, ())]
        for part in self.parts:
            found = [(end, items + more) for at, items in found for end, more in chart.tried(part, at)]
        return found


@dataclass(eq=False)
class OneOf(Expression):
    parts: Sequence[Expression]
    fitting: dict[tuple[str, TokenSort], tuple[Expression, ...]] = field(default_factory=dict)

    def find(self, chart: "Chart", place: int) -> Found:
        if place >= len(chart.words) or chart.skipped[place]:  # a word that may be left out is left to each of them
            return [each for part in self.parts for each in chart.tried(part, place)]
        present, parts = chart.present, self.beginning(chart, place)
        parts = [part for part in parts if part.must <= present and not any(map(present.isdisjoint, part.either))]
        chart.budget.left -= len(parts)
        return [each for part in parts for each in part.find(chart, place)]

    def beginning(self, chart: "Chart", place: int) -> Sequence[Expression]:
        """Those that can begin with the word here."""
        token = chart.words[place]
        key = ("" if token.sort is TokenSort.STR else token.word, token.sort)
        known = self.fitting.get(key)
        if known is None:
            known = tuple(part for part in self.parts if part.firsts is None or token_in(token, part.firsts))
            if len(self.fitting) < KEPT:
                self.fitting[key] = known
        if len(known) < len(self.parts):
            chart.missed(place, self.firsts or ())
        return known


@dataclass(eq=False)
class Times(Expression):
    """Optional (`most` 1), any number, or at least one."""

    part: Expression
    least: int
    most: int

    def find(self, chart: "Chart", place: int) -> Found:
        found: Found = [(place, ())] if self.least == 0 else []
        latest: Found = [(place, ())]
        for count in range(1, self.most + 1):
            latest = [
                (end, items + more) for at, items in latest for end, more in chart.tried(self.part, at) if end > at
            ]
            if not latest:  # same either way: nothing comes after nothing
                break  # same either way: nothing comes after nothing
            if count >= self.least:
                found += latest
        return found


@dataclass
class Grammar:
    """Rules by name. A rule without a builder hands its parts to the rule above it."""

    rules: Mapping[str, Expression]
    builders: Mapping[str, Builder]


def vocabulary(rules: Iterable[Expression]) -> frozenset[str]:
    """Every word that some rule reads."""
    found: set[str] = set()
    waiting = list(rules)
    while waiting:
        part = waiting.pop()
        match part:
            case Terminal(word):
                found.add(word)
            case InSequence(parts) | OneOf(parts):
                waiting += parts
            case Times(inner):
                waiting.append(inner)
    return frozenset(found)


@dataclass
class Budget:
    """How many steps are left; several charts can share one."""

    left: int = STEPS


@dataclass
class Chart:
    """All readings of these words."""

    grammar: Grammar
    words: Sequence[Token]
    budget: Budget = field(default_factory=Budget)
    fillers: frozenset[str] = frozenset()
    furthest: int = 0
    expected: set[str] = field(default_factory=set)
    memory: dict[tuple[str, int], Found] = field(default_factory=dict)
    begins: list[tuple[str, str]] = field(init=False)
    present: frozenset[str] = field(init=False)
    skipped: list[bool] = field(init=False)

    def __post_init__(self) -> None:
        """The sort and the word of each token, and whether it may be left out, as plain text: looked up most of all."""
        said = TokenSort.STR
        self.begins = [(str(each.sort.value), "" if each.sort is said else each.word) for each in self.words]
        self.present = frozenset(part for begins in self.begins for part in begins)
        self.skipped = [each.word in self.fillers and each.sort is not said for each in self.words]

    def find(self, name: str, place: int) -> Found:
        """Every end of a reading as this rule, with what was read."""
        known = self.memory.get((name, place))
        if known is None:
            known = self.memory[(name, place)] = self.read(name, place)
        return known

    def read(self, name: str, place: int) -> Found:
        raw = self.tried(self.grammar.rules[name], place)
        return self.built(name, raw) if raw else raw

    def tried(self, part: Expression, place: int) -> Found:
        self.budget.left -= 1
        if self.budget.left < 0:
            raise TooHard
        firsts = part.firsts
        if firsts is None:
            return part.find(self, place)
        begins, last = self.begins, len(self.begins)
        while place < last:
            sort, word = begins[place]
            if word in firsts or sort in firsts:
                return part.find(self, place)
            if not self.skipped[place]:
                break
            place += 1
        self.missed(place, firsts)
        return []

    def built(self, name: str, raw: Found) -> Found:
        builder = self.grammar.builders.get(name)
        found: dict[tuple[int, tuple[object, ...]], None] = {}
        for end, items in raw[:ENDS]:
            if builder is None:
                found[(end, items)] = None
                continue
            try:
                found[(end, (builder(Constituents(items)),))] = None
            except NoReading:
                continue
        return list(found)

    def missed(self, place: int, words: Iterable[str]) -> None:
        if place < self.furthest:
            return
        if place > self.furthest:
            self.furthest = place
            self.expected = set()
        self.expected.update(words)

    def whole(self, name: str) -> list[object]:
        """What all the words together mean, as this rule."""
        return [item for end, items in self.find(name, 0) if self.at_end(end) for item in items]

    def at_end(self, place: int) -> bool:
        return all(self.skipped[place:])
