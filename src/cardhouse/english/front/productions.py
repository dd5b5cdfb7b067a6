"""Reads the tables of phrasings: each line is a pattern of people's words and what it is in the exact language.

    form Name: pattern => exact words

Small words stand for themselves, names with a capital for what another line, or the exact grammar, reads;
`[ ]` may be left out, `( | )` is a choice, signs are quoted. `{Name}` and `{Name2}` put in what was read.
`?who one // another` is a question: each of them is a reading, and the author is asked. An indented line goes on
with the one before it.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from cardhouse.english.chart import (
    Builder,
    Constituents,
    Expression,
    Grammar,
    InSequence,
    NoReading,
    OneOf,
    Reference,
    Terminal,
    Times,
)
from cardhouse.english.ebnf import Pieces, firsts, needs
from cardhouse.english.front.tables.alike import CLASSES
from cardhouse.english.tokens import ORDINALS, Token, TokenSort, tokens

_PIECE: Final = re.compile(r"""'[^\w\s']+'|[\w'-]+|[\[\]()|]""")
_SLOT: Final = re.compile(r"\{(\w+?)(\d?)([#!+<>~^-]?)(?:\|([^}]*))?(?:@(\w+))?\}")
_CHOSEN: Final = "a player of their choice"
_A_PLAYER: Final = "a player"
_OF_SOMEBODY: Final = re.compile(r"\[?Sb\b")
_DOERS: Final = {
    "CHOSEN": _CHOSEN,
    "NEXT": "the next player",
    "PREVIOUS": "the previous player",
    "LEFT": "the player to their left",
    "RIGHT": "the player to their right",
    "OTHERS": "all other players",
}
_RANKS: Final = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")
_ORDINALS: Final = {number: word for word, number in ORDINALS.items()}


@dataclass(frozen=True)
class ExactWords:
    """Some words in the exact language, and how they came about."""

    name: str
    text: str
    forms: frozenset[int] = frozenset()
    ask: str = ""
    place: int = 0
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Production:
    """One line, or one answer to the question that a line asks."""

    form: int
    name: str
    pattern: str
    template: str
    ask: str = ""
    place: int = 0

    def build(self, parts: Constituents) -> ExactWords:
        inside = parts.all(ExactWords)
        slots: dict[str, list[str]] = {}
        for each in inside:
            slots.setdefault(each.name, []).append(each.text)
        text = _SLOT.sub(lambda slot: _filled(slot, slots), self._of(slots))
        start, end = span(parts)
        asked = next((each.ask for each in inside if each.ask), self.ask)
        place = self.place + sum(each.place for each in inside)
        forms = frozenset((self.form,) if self.form else ()).union(*(each.forms for each in inside))
        return ExactWords(self.name, text, forms, asked, place, start, end)

    def _of(self, slots: Mapping[str, list[str]]) -> str:
        """What happens to whom: a line that begins with somebody (`Sb`) and tells of a player tells of that one."""
        if _OF_SOMEBODY.match(self.pattern) and self.template.startswith(_A_PLAYER) and "{Sb" not in self.template:
            return "".join(("{Sb}", self.template.removeprefix(_A_PLAYER))) if slots.get("Sb") else self.template
        return self.template


def _filled(slot: re.Match[str], slots: Mapping[str, list[str]]) -> str:
    """What stands in for a slot.

    `{K2}` is the second K, `{NUM#}` "the third", `{NUMS#}` 4, `{STR!}` the words without their quotes, `{NUM+}` and
    `{NUM-}` the number above and below it, `{NUM>}` and `{NUM<}` the rank above and below it, `{NUM~}` and `{NUM^}` the
    ranks from this to the second, with them and without, `{Ranks|red @}` each of the ranks with red before it, and
    `{AllDeeds@W}` what is done, with who does it wherever an @ stands.
    """
    name, which, counted, spread, doer = slot.groups()
    if name + which in slots:  # a name that ends in a number
        name, which = name + which, ""
    if name not in slots:
        return ""  # it was left out
    text = slots[name][int(which or 1) - 1]
    if spread:
        for other, texts in slots.items():
            spread = re.sub(rf"\b{other}\b", texts[0], spread)
        return " or ".join(spread.replace("@", each) for each in text.split(" or "))
    if doer:
        return _all_done(text, slots[doer][0] if doer in slots else _DOERS.get(doer, doer))
    if counted == "!":
        return text.replace('"', "")
    if counted and counted in "~^":
        first, last = (tokens(each)[0].number for each in slots[name][:2])
        between = range(first, last + 1) if counted == "~" else range(first + 1, last)
        if not between or first < 1 or last > len(_RANKS):
            raise NoReading
        return " or ".join(_RANKS[rank - 1] for rank in between)
    if counted:
        number = tokens(text)[0].number
        if counted in "<>":
            rank = number + 1 if counted == ">" else number - 1
            if not 1 <= number <= len(_RANKS) or not 1 <= rank <= len(_RANKS):
                raise NoReading
            return _RANKS[rank - 1]
        if counted in "+-":
            return str(number + 1 if counted == "+" else number - 1)
        if name == "NUMS":
            return str(number)
        if number not in _ORDINALS:
            raise NoReading
        return f"the {_ORDINALS[number]}"
    return text


def _all_done(text: str, doer: str) -> str:
    """Several deeds of one player; whoever is chosen is named once, so that it stays the same one."""
    deeds = text.removeprefix("@ ").split(" and @ ")
    said = f"{doer} {deeds[0]}"
    for before, deed in pairwise(deeds):
        if not (before.startswith("must ") or deed.startswith("must ")):
            said += f" and {deed}"
        elif doer == _CHOSEN:
            raise NoReading
        else:
            said += f" and {doer} {deed}"
    return said


def span(parts: Constituents) -> tuple[int, int]:
    places = [(item.start, item.end) for item in parts.items if isinstance(item, (Token, ExactWords))]
    return min(start for start, _ in places), max(end for _, end in places)


def productions(table: str) -> Iterator[Production]:
    for line in re.sub(r"\n[ ]+", " ", table.strip()).splitlines():
        if not line or line.startswith("#"):
            continue
        head, _, rest = line.partition(":")
        form, name = head.split()
        pattern, _, right = rest.rpartition("=>")
        ask = ""
        right = right.strip()
        if right.startswith("?"):
            ask, _, right = right[1:].partition(" ")
        for place, template in enumerate(right.split("//")):
            yield Production(int(form), name, pattern.strip(), template.strip(), ask, place)


def as_written(words: tuple[Token, ...]) -> str:
    """The words again, as text of the exact language."""
    said = " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in words)
    return said.replace(" 's", "'s").replace(" ,", ",")


def _wrapped(name: str) -> Builder:
    def build(parts: Constituents) -> ExactWords:
        start, end = span(parts)
        return ExactWords(name, as_written(parts.all(Token)), start=start, end=end)

    return build


def front_grammar(table: str, exact: Mapping[str, Expression]) -> Grammar:
    """The phrasings over the exact grammar."""
    rules: dict[str, Expression] = dict(exact)
    builders: dict[str, Builder] = {}
    choices: dict[str, list[Expression]] = {}
    found = list(productions(table))
    names = {production.name for production in found}
    if names & set(exact):
        raise ValueError(f"names of the exact grammar: {', '.join(sorted(names & set(exact)))}")
    for number, production in enumerate(found):
        own = f"{production.name}#{number}"
        rules[own] = _Pattern(production.pattern, names).choice()
        builders[own] = production.build
        choices.setdefault(production.name, []).append(Reference(own, alone=True))
    for name, parts in choices.items():
        rules[name] = OneOf(parts)
    for name in exact:
        rules[f"={name}"] = Reference(name)
    for sort in ("NUM", "NUMS", "ORD", "STR"):
        rules[f"={sort}"] = Terminal(sort)
    builders |= {name: _wrapped(name[1:]) for name in rules if name.startswith("=")}
    firsts(rules)
    needs(rules, (each for parts in choices.values() for each in parts))
    return Grammar(rules, builders)


_CHOICE: Final = re.compile(r"[(\[](?P<words>[\w '-]+(?:\|[\w '-]+)+)(?=[)\]])")


def _widened(choice: re.Match[str]) -> str:
    """A choice between two words of one class is a choice between all of them."""
    words = [each.strip() for each in choice["words"].split("|")]
    classes = {CLASSES[word] for word in words if word in CLASSES}
    more = (each for alike in classes if sum(word in alike for word in words) > 1 for each in alike)
    added = [each for each in dict.fromkeys(more) if each not in words]
    return " | ".join((choice[0], *sorted(added)))


class _Pattern(Pieces):
    """Reads the left side of one line."""

    def __init__(self, text: str, names: set[str]) -> None:
        super().__init__(_PIECE.findall(_CHOICE.sub(_widened, text)))
        self.names = names

    def sequence(self) -> Expression:
        parts: list[Expression] = []
        while self.here() not in ("", "|", ")", "]"):
            parts.append(self.atom())
        return parts[0] if len(parts) == 1 else InSequence(parts)

    def atom(self) -> Expression:
        piece = self.here()
        self.place += 1
        if piece in "([":
            inside = self.choice()
            self.place += 1
            return Times(inside, 0, 1) if piece == "[" else inside
        if piece[0] == "'" and piece != "'s":
            return Terminal(piece[1:-1])
        if piece[0].isupper():
            return Reference(piece if piece in self.names else f"={piece}")
        return Terminal(piece)
