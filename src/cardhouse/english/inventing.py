"""Sentences that nobody wrote: walks through the grammar by chance, for tests of reading and writing."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from cardhouse.english.chart import Expression, InSequence, OneOf, Reference, Terminal, Times
from cardhouse.english.reading import EXACT
from cardhouse.english.tokens import ORDINALS

_DEEP: Final = 14
_WORDS: Final = ("Moo", "Have a nice day", "Toktok", "peso", "A B A", "Yes, Chef", "it's 5 o'clock")
_NUMBERS: Final = (0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 30)


class Inventor:
    """A seeded source of sentences."""

    def __init__(self, seed: int, rules: Mapping[str, Expression] = EXACT.rules) -> None:
        self.chance = random.Random(seed)
        self.rules = rules
        self.depths = _depths(rules)

    def sentence(self, rule: str = "Sentence") -> str:
        words = self.walk(Reference(rule), 0)
        text = " ".join(words).replace(" ,", ",").replace(" .", ".").replace(" 's", "'s")
        return text[0].upper() + text[1:]

    def walk(self, part: Expression, depth: int) -> list[str]:
        match part:
            case Terminal(word):
                return [self.token(word)]
            case Reference(name):
                return self.walk(self.rules[name], depth + 1)
            case InSequence(parts):
                return [word for each in parts for word in self.walk(each, depth)]
            case OneOf(parts=parts):
                return self.walk(self.pick(parts, depth), depth)
            case Times(inner, least, most):
                count = least + (depth < _DEEP and most > least and self.chance.random() < 0.3)
                return [word for _ in range(count) for word in self.walk(inner, depth)]
        raise TypeError(part)

    def pick(self, parts: Sequence[Expression], depth: int) -> Expression:
        """Any of them; deep down, one that soon comes to an end."""
        choices = list(parts)
        if depth > _DEEP:
            least = min(_depth(part, self.depths) for part in choices)
            choices = [part for part in choices if _depth(part, self.depths) == least]
        return self.chance.choice(choices)

    def token(self, word: str) -> str:
        match word:
            case "STR":
                return f'"{self.chance.choice(_WORDS)}"'
            case "NUM":
                return str(self.chance.choice(_NUMBERS))
            case "NUMS":
                return f"{self.chance.randint(2, 10)}s"
            case "ORD":
                return self.chance.choice(list(ORDINALS))
        return word


def _depths(rules: Mapping[str, Expression]) -> dict[str, int]:
    """How deep each rule must go at least."""
    found = dict.fromkeys(rules, 99)
    changed = True
    while changed:
        changed = False
        for name, rule in rules.items():
            depth = 1 + _depth(rule, found)
            changed |= depth < found[name]
            found[name] = min(depth, found[name])
    return found


def _depth(part: Expression, known: Mapping[str, int]) -> int:
    match part:
        case Reference(name):
            return known[name]
        case InSequence(parts):
            return max(_depth(each, known) for each in parts)
        case OneOf(parts=parts):
            return min(_depth(each, known) for each in parts)
        case Times(inner, least, _):
            return _depth(inner, known) if least else 0
    return 0


class Mutator:
    """A seeded source of damaged texts: letters and words are lost, doubled, swapped and put in."""

    def __init__(self, seed: int, texts: Sequence[str]) -> None:
        self.chance = random.Random(seed)
        self.texts = texts

    def text(self) -> str:
        text = self.chance.choice(self.texts)
        for _ in range(self.chance.randint(1, 4)):
            text = self.chance.choice((self.words, self.words, self.letters))(text)
        return text

    def words(self, text: str) -> str:
        pieces = text.split(" ")
        place = self.chance.randrange(len(pieces))
        other = self.chance.choice(self.texts).split(" ")
        start = self.chance.randrange(len(other))
        match self.chance.randrange(4):
            case 0:
                del pieces[place]
            case 1:
                pieces[place:place] = other[start : start + 3]
            case 2:
                pieces = pieces[:place] + other[start:]
            case 3:
                pieces += pieces[place:] * self.chance.randint(1, 8)
        return " ".join(pieces)

    def letters(self, text: str) -> str:
        place = self.chance.randrange(len(text) + 1)
        letter = self.chance.choice("abcdefg 0123456789\"',.:;-=+/?!({[\\\n\t\0éß🂡")
        return text[:place] + letter * self.chance.choice((0, 1, 1, 9)) + text[place + 1 :]
