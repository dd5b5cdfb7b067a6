"""Reads a grammar written as text: quoted words, names of rules, `( )`, `|`, and `?`, `*`, `+`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardhouse.english.chart import SORTS, Builder, Expression, Grammar, InSequence, OneOf, Reference, Terminal, Times
from cardhouse.english.tokens import tokens

_PIECE: Final = re.compile(r"""'[^']+'|"[^"]+"|\w+|::=|[()|?*+]""")
MOST: Final = 400


def grammar(text: str, builders: Mapping[str, Builder]) -> Grammar:
    """A rule begins at a line with `::=`; lines without one go on with it."""
    bodies: dict[str, list[str]] = {}
    name = ""
    for line in text.strip().splitlines():
        head, sign, body = line.partition("::=")
        if sign:
            name = head.strip()
        bodies.setdefault(name, []).extend(_PIECE.findall(body if sign else line))
    rules = {name: _Body(pieces).choice() for name, pieces in bodies.items()}
    firsts(rules)
    return Grammar(rules, builders)


def firsts(rules: Mapping[str, Expression]) -> None:
    """Notes on each piece of the rules the words with which it can begin."""
    _Firsts(rules).note()


def needs(rules: Mapping[str, Expression], of: Iterable[Expression]) -> None:
    """Notes on these pieces of the rules the words without which no text can be read as them."""
    _Needs(rules).note(of)


class Pieces:
    """Reads alternatives out of a row of pieces; what follows what is for whoever extends it to say."""

    def __init__(self, pieces: list[str]) -> None:
        self.pieces = pieces
        self.place = 0

    def here(self) -> str:
        return self.pieces[self.place] if self.place < len(self.pieces) else ""

    def choice(self) -> Expression:
        parts = [self.sequence()]
        while self.here() == "|":
            self.place += 1
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else OneOf(parts)

    def sequence(self) -> Expression:
        raise NotImplementedError


class _Body(Pieces):
    """Reads the right side of one rule."""

    def sequence(self) -> Expression:
        parts: list[Expression] = []
        while self.here() not in ("", "|", ")"):
            part = self.atom()
            sign = self.here()
            if sign in ("?", "*", "+"):
                self.place += 1
                part = Times(part, int(sign == "+"), 1 if sign == "?" else MOST)
            parts.append(part)
        return parts[0] if len(parts) == 1 else InSequence(parts)

    def atom(self) -> Expression:
        piece = self.here()
        self.place += 1
        if piece == "(":
            inside = self.choice()
            self.place += 1
            return inside
        if piece[0] in "'\"":
            words: list[Expression] = [Terminal(token.word) for token in tokens(piece[1:-1])]
            return words[0] if len(words) == 1 else InSequence(words)
        return Terminal(piece) if piece in SORTS else Reference(piece)


def references(part: Expression) -> Iterator[str]:
    """The rules that a piece of the grammar speaks of."""
    match part:
        case Reference(name):
            yield name
        case Times(inner):
            yield from references(inner)
        case InSequence(parts) | OneOf(parts):
            for each in parts:
                yield from references(each)


class _Firsts:
    """Which words each piece of the grammar can begin with."""

    def __init__(self, rules: Mapping[str, Expression]) -> None:
        self.rules = rules
        self.known: dict[str, tuple[frozenset[str], bool]] = dict.fromkeys(rules, (frozenset(), False))

    def note(self) -> None:
        """Rules speak of one another: whoever speaks of one that has become more is looked at again."""
        speakers: dict[str, list[str]] = {}
        for name, rule in self.rules.items():
            for spoken_of in set(references(rule)):
                speakers.setdefault(spoken_of, []).append(name)
        waiting = list(self.rules)
        while waiting:
            more = []
            for name in waiting:
                found = self.mark(self.rules[name])
                if found != self.known[name]:
                    self.known[name] = found
                    more.append(name)
            waiting = list(dict.fromkeys(speaker for name in more for speaker in speakers.get(name, ())))

    def mark(self, part: Expression) -> tuple[frozenset[str], bool]:
        """Notes the words on the piece, and says them, and whether the piece can be empty."""
        words, empty = self.found(part)
        part.firsts = None if empty else words
        return words, empty

    def found(self, part: Expression) -> tuple[frozenset[str], bool]:
        match part:
            case Terminal(word):
                return frozenset((word,)), False
            case Reference(name):
                return self.known[name]
            case Times(inner, least, _):
                words, empty = self.mark(inner)
                return words, empty or least == 0
            case OneOf(parts=parts):
                each = [self.mark(one) for one in parts]
                return frozenset().union(*(words for words, _ in each)), any(empty for _, empty in each)
            case InSequence(parts):
                return self.in_order([self.mark(one) for one in parts])
        raise TypeError(part)

    def in_order(self, each: list[tuple[frozenset[str], bool]]) -> tuple[frozenset[str], bool]:
        words: frozenset[str] = frozenset()
        for more, empty in each:
            words |= more
            if not empty:
                return words, False
        return words, True


Need = frozenset[frozenset[str]]
"""Of each of these sets a text has a word, or a word of that sort."""


class _Needs:
    """Which words each piece of the grammar cannot do without."""

    def __init__(self, rules: Mapping[str, Expression]) -> None:
        self.rules = rules
        self.known: dict[str, Need] = dict.fromkeys(rules, frozenset())

    def note(self, of: Iterable[Expression]) -> None:
        """Rules speak of one another; a few rounds find most of it, and what is not found is only not known."""
        speaks_of = {name: set(references(rule)) for name, rule in self.rules.items()}
        changed = set(self.rules)
        for _ in range(ROUNDS):  # a rule needs what it did as long as none of which it speaks has changed
            waiting = [name for name in self.rules if name in changed or not changed.isdisjoint(speaks_of[name])]
            found = {name: self.found(self.rules[name]) for name in waiting}
            changed = {name for name, need in found.items() if need != self.known[name]}
            self.known = self.known | found
        for part in of:
            need = self.found(part)
            part.must = frozenset(word for words in need if len(words) == 1 for word in words)
            part.either = tuple(sorted((words for words in need if len(words) > 1), key=len))

    def found(self, part: Expression) -> Need:
        match part:
            case Terminal(word):
                return frozenset((frozenset((word,)),))
            case Reference(name):
                return self.known[name]
            case Times(inner, least, _):
                return self.found(inner) if least else frozenset()
            case InSequence(parts):
                return frozenset().union(*map(self.found, parts))
            case OneOf(parts):
                return self.any_of([self.found(each) for each in parts])
        raise TypeError(part)

    def any_of(self, each: list[Need]) -> Need:
        """One word of what the first needs, or of what the second needs, and so on; what all need, all need."""
        shared = frozenset.intersection(*each)
        if not all(each):
            return shared
        words = frozenset().union(*(min(need, key=lambda words: (len(words), sorted(words))) for need in each))
        return shared | {words} if len(words) <= MOST_WORDS else shared


ROUNDS: Final = 4
MOST_WORDS: Final = 24
