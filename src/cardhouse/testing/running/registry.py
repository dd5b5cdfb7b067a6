"""The registry of scenario words: small functions that read one word each, filed by the word.

Everything is read before anything is run: a reader gets a written word and gives back what to do with the table later,
or raises `NotKnown`. A game adds words by filling a `Vocabulary` of its own; what rules bring to the table (areas,
tokens, steps) gives words by itself, through the families.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from cardhouse.core.acts import Act
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.testing.notation import ActText, Expect, QueryText, Run, SettingText, ZoneText, suggest
from cardhouse.testing.running.laying import Laying, NotKnown
from cardhouse.testing.running.moment import Check
from cardhouse.testing.running.reading import Reading

Doing: TypeAlias = Callable[[Table], list[Act]]
"""The acts a step comes to, once the table stands as it will then."""


Asking: TypeAlias = Callable[[Table], bool]

GivenReader: TypeAlias = Callable[[Laying, SettingText], None]
FlagReader: TypeAlias = Callable[[Laying], None]
ZoneReader: TypeAlias = Callable[[Laying, ZoneText], None]
ActReader: TypeAlias = Callable[[Reading, Seat, ActText], Doing]
ExpectReader: TypeAlias = Callable[[Reading, Expect], Check]
QueryReader: TypeAlias = Callable[[Reading, QueryText], Asking]
GivenFamily: TypeAlias = Callable[[Laying, SettingText], bool]
ActFamily: TypeAlias = Callable[[Reading, Seat, ActText], Doing | None]
ExpectFamily: TypeAlias = Callable[[Reading, Expect], Check | None]

VoiceReader: TypeAlias = Callable[[Reading, ActText], Callable[[Table], object]]
Finisher: TypeAlias = Callable[[Laying, Run], None]

F = TypeVar("F")

ZONE_HEADS = ("#", "hand", "pile")
"""Under these the notation files `#A=3`, `A{5H}` and `P1[2H]`; nobody writes them."""


@dataclass(slots=True)
class Vocabulary:
    """The words of a game, or those that all games share."""

    books: dict[str, GivenReader] = field(default_factory=dict)
    """Given words that say which book is played by; they are read first."""
    law: dict[str, GivenReader] = field(default_factory=dict)
    """Given words that say which rules of it are in force, and how; they are read before the table is laid."""
    given: dict[str, GivenReader] = field(default_factory=dict)
    flags: dict[str, FlagReader] = field(default_factory=dict)
    zones: dict[str, ZoneReader] = field(default_factory=dict)
    acts: dict[str, ActReader] = field(default_factory=dict)
    expects: dict[str, ExpectReader] = field(default_factory=dict)
    queries: dict[str, QueryReader] = field(default_factory=dict)
    given_families: list[GivenFamily] = field(default_factory=list)
    act_families: list[ActFamily] = field(default_factory=list)
    expect_families: list[ExpectFamily] = field(default_factory=list)
    voices: dict[str, VoiceReader] = field(default_factory=dict)
    """Actors who are no players and change nothing: they are asked, and what they say can be expected."""
    hands: dict[str, Callable[[Seat], tuple[Act, Act]]] = field(default_factory=dict)
    """How a player takes to a hand written in brackets (`A[L]:`), and how either hand is free again."""
    finish: Finisher | None = None
    """How the table is laid when all words are read, if not in the usual way."""
    seats: int = 0
    """How many players there are where a given does not say it."""

    def including(self, other: "Vocabulary") -> "Vocabulary":
        """Both together; where both have a word, the other's counts."""
        return Vocabulary(
            self.books | other.books,
            self.law | other.law,
            self.given | other.given,
            self.flags | other.flags,
            self.zones | other.zones,
            self.acts | other.acts,
            self.expects | other.expects,
            self.queries | other.queries,
            other.given_families + self.given_families,
            other.act_families + self.act_families,
            other.expect_families + self.expect_families,
            self.voices | other.voices,
            self.hands | other.hands,
            other.finish or self.finish,
            other.seats or self.seats,
        )


def word(registry: dict[str, F], *names: str) -> Callable[[F], F]:
    """File a reader under its words: `@word(SHARED.acts, "play")`."""

    def enter(reader: F) -> F:
        for name in names:
            if name in registry:
                raise ValueError(f'the word "{name}" is taken already')
            registry[name] = reader
        return reader

    return enter


def nearest(unknown: str, known: Iterable[str]) -> str:
    """A word that may have been meant, or all that are known."""
    names = sorted(set(known))
    return suggest(unknown, names) or f" Known are: {', '.join(names)}."


def read_act(vocabulary: Vocabulary, reading: Reading, seat: Seat, act: ActText) -> Doing:
    """What an act comes to; a verb that nobody knows is told."""
    reader = vocabulary.acts.get(act.verb)
    if reader:
        return reader(reading, seat, act)
    for family in vocabulary.act_families:
        doing = family(reading, seat, act)
        if doing:
            return doing
    known = [*vocabulary.acts, *reading.book.ways]
    raise NotKnown(f'I don\'t know the act "{act.verb}".', nearest(act.verb, known))


def read_expect(vocabulary: Vocabulary, reading: Reading, expect: Expect) -> Check:
    """How to tell whether an expectation holds; one that nobody knows is told."""
    reader = vocabulary.expects.get(expect.head)
    if reader:
        return reader(reading, expect)
    for family in vocabulary.expect_families:
        check = family(reading, expect)
        if check:
            return check
    words = [head for head in vocabulary.expects if head not in ZONE_HEADS]
    known = [*words, *reading.book.areas, *reading.book.tokens]
    raise NotKnown(f'I don\'t know the expectation "{expect.raw}".', nearest(expect.head, known))


def read_query(vocabulary: Vocabulary, reading: Reading, query: QueryText) -> Asking:
    """How to ask a question; one that nobody knows is told."""
    reader = vocabulary.queries.get(query.name)
    if not reader:
        raise NotKnown(f'I don\'t know the question "{query.name}".', nearest(query.name, vocabulary.queries))
    return reader(reading, query)
