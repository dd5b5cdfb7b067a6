"""What is noted on the pieces of a grammar before any text is read: with which words each can begin, and which it
cannot do without. Too few of them, and a text is not read; too many, and reading is only slow.
"""

from collections.abc import Sequence
from itertools import product
from string import ascii_lowercase

import pytest

from cardhouse.english.chart import (
    Chart,
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
from cardhouse.english.ebnf import grammar, needs
from cardhouse.english.tokens import Token, tokens

SMALL = """
act ::= 'draw' number? card | 'pass'
number ::= 'one' | 'two'
card ::= 'a'? colour* 'card' | 'it'
colour ::= 'red' | 'black'
all ::= colour+ 'all'
most ::= colour* 'a'?
end ::= most act
some ::= most | 'none'
"""


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("act", "draw pass"),
        ("number", "one two"),
        ("card", "a black card it red"),
        ("colour", "black red"),
        ("all", "black red"),
        ("most", None),
        ("end", "a black draw pass red"),
        ("some", None),
    ],
)
def test_the_words_a_piece_can_begin_with(rule: str, words: str | None) -> None:
    found = grammar(SMALL, {}).rules[rule].firsts
    assert (None if found is None else " ".join(sorted(found))) == words


@pytest.mark.parametrize(
    ("rule", "must", "either"),
    [
        ("act", "", ["draw pass"]),
        ("number", "", ["one two"]),
        ("card", "", ["card it"]),
        ("all", "all", ["black red"]),
        ("most", "", []),
        ("end", "", ["draw pass"]),
        ("some", "", []),
    ],
)
def test_the_words_a_piece_cannot_do_without(rule: str, must: str, either: list[str]) -> None:
    rules = grammar(SMALL, {}).rules
    part = Reference(rule)
    needs(rules, [part])
    assert " ".join(sorted(part.must)) == must
    assert [" ".join(sorted(words)) for words in part.either] == either


def test_what_all_ways_need_is_needed_whichever_it_is() -> None:
    rules = grammar("way ::= 'draw' 'two' 'cards' | 'draw' 'cards' 'now'", {}).rules
    (way,) = rules.values()
    needs(rules, [way])
    assert way.must == {"draw", "cards"}
    assert isinstance(way, OneOf)
    needs(rules, way.parts)
    assert [sorted(part.must) for part in way.parts] == [["cards", "draw", "two"], ["cards", "draw", "now"]]


def test_of_many_words_only_some_are_asked_for() -> None:
    few = " | ".join(f"'{letter}'" for letter in ascii_lowercase[:24])
    rules = grammar(f"few ::= {few}\nmany ::= few | 'more'", {}).rules
    needs(rules, rules.values())
    assert [len(words) for words in rules["few"].either] == [24]
    assert rules["many"].either == ()


def test_what_means_nothing_is_passed_over_and_what_else_it_could_be_is_read() -> None:
    def two_words(parts: Constituents) -> str:
        if len(parts.items) < 2:
            raise NoReading
        return parts.said

    small = grammar("card ::= 'red' 'card'? 'now'?", {"card": two_words})
    assert Chart(small, tokens("red card now")).find("card", 0) == [(2, ("red card",)), (3, ("red card now",))]


LEFT_OUT = frozenset(("a", "so"))
"""Words that may be left out where they stand for nothing."""


class Plainly:
    """Reads without any short cut: each word is looked for where it may stand."""

    def __init__(self, rules: Grammar, words: Sequence[Token]) -> None:
        self.rules = rules.rules
        self.words = words
        self.missed: dict[int, set[str]] = {0: set()}

    def find(self, part: Expression, place: int) -> set[tuple[int, tuple[object, ...]]]:
        match part:
            case Terminal(word):
                while place < len(self.words) and self.words[place].word != word and self.words[place].word in LEFT_OUT:
                    place += 1
                if place < len(self.words) and self.words[place].word == word:
                    return {(place + 1, (self.words[place],))}
                self.missed.setdefault(place, set()).add(word)
                return set()
            case Reference(name):
                return self.find(self.rules[name], place)
            case OneOf(parts):
                return {each for one in parts for each in self.find(one, place)}
            case InSequence(parts):
                found: set[tuple[int, tuple[object, ...]]] = {(place, ())}
                for one in parts:
                    found = {(end, had + more) for at, had in found for end, more in self.find(one, at)}
                return found
            case Times(inner, least, most):
                found = {(place, ())} if least == 0 else set()
                latest: set[tuple[int, tuple[object, ...]]] = {(place, ())}
                for _ in range(min(most, len(self.words) + 1)):
                    latest = {(end, had + more) for at, had in latest for end, more in self.find(inner, at)}
                    found |= latest
                return found
        raise TypeError(part)


@pytest.mark.parametrize("rule", ["act", "all", "most", "end", "some"])
@pytest.mark.parametrize("left_out, noted", [(LEFT_OUT, True), (LEFT_OUT, False), (frozenset(), False)])
def test_short_cuts_read_what_is_read_without_them(
    rule: str, left_out: frozenset[str], noted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every text of a few words, read both ways: the same readings, and stuck in the same place, unless a word is
    missing elsewhere.
    """
    monkeypatch.setitem(globals(), "LEFT_OUT", left_out)
    small = grammar(SMALL, {})
    if noted:
        needs(small.rules, [part for each in small.rules.values() if isinstance(each, OneOf) for part in each.parts])
    for number in range(4):
        for text in product(("draw", "one", "a", "red", "card", "so"), repeat=number):
            words = tokens(" ".join(text))
            chart, plainly = Chart(small, words, fillers=left_out), Plainly(small, words)
            assert set(chart.find(rule, 0)) == plainly.find(Reference(rule), 0), text
            assert noted or chart.furthest == max(plainly.missed), text
