"""What a rulebook holds: rules with their authors, days, words, examples and history, and what the book is built on."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

ADOPTED: Final = "Adopted"
AMENDED: Final = "Amended"
SUSPENDED: Final = "Suspended"
RESUMED: Final = "Resumed"
REPEALED: Final = "Repealed"
REENACTED: Final = "Re-enacted"
FOR_A_ROUND: Final = "Suspended for a round"
CHANGES: Final = (ADOPTED, AMENDED, SUSPENDED, RESUMED, REPEALED, REENACTED)


@dataclass(frozen=True)
class BookChange:
    """Something that was done with a rule: what, when, by whom, by which vote. `before` is what the rule said until
    then, `round` the round of that day's play.
    """

    what: str
    day: str = ""
    round: int = 0
    by: str = ""
    vote: str = ""
    before: str = ""


@dataclass(frozen=True)
class Precedent:
    """A ruling under a rule: how it is read where it was disputed, or where its source leaves that open."""

    text: str
    day: str = ""
    vote: str = ""
    number: str = ""
    contradicts: bool = False
    by: str = ""


@dataclass(frozen=True)
class BookRule:
    """A rule of a book. `text` is a paragraph each; `lines` are those of its section in the file, and `said` those of
    its words.
    """

    title: str
    id: str
    text: tuple[str, ...] = ()
    by: str = ""
    since: str = ""
    shelf: str = ""
    dial: str = ""
    precedents: tuple[Precedent, ...] = ()
    changes: tuple[BookChange, ...] = ()
    examples: tuple[str, ...] = ()
    part: str = ""
    lines: tuple[int, int] = field(default=(0, 0), compare=False)
    said: tuple[int, int] = field(default=(0, 0), compare=False)

    @property
    def words(self) -> str:
        """All that it says, in one line."""
        return " ".join(self.text)

    @property
    def state(self) -> str:
        """What last became of it, as far as that decides whether it is in force."""
        return next((each.what for each in reversed(self.changes) if each.what not in (AMENDED, FOR_A_ROUND)), ADOPTED)

    @property
    def repealed(self) -> bool:
        return self.state == REPEALED

    @property
    def suspended(self) -> bool:
        return self.state == SUSPENDED


@dataclass(frozen=True)
class BookProblem:
    """Something in a book that cannot be as it is written: the line, counted from 1, and why."""

    line: int
    message: str


@dataclass(frozen=True)
class Rulebook:
    """A book: its text as it is written, and what that says.

    `base` is the game it is built on; `game` is set in the book of a game that is whole by itself. Rules of the base
    that rest are in `rests`.
    """

    title: str = ""
    base: str = ""
    game: str = ""
    rules: tuple[BookRule, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    rests: tuple[str, ...] = ()
    players: tuple[int, int] | None = None
    dial: str = ""
    preface: tuple[str, ...] = ()
    source: str = field(default="", compare=False)
    form: str = field(default="markdown", compare=False)
    problems: tuple[BookProblem, ...] = field(default=(), compare=False)

    def __iter__(self) -> Iterator[BookRule]:
        return iter(self.rules)

    def rule(self, name: str) -> BookRule | None:
        """The rule with this id or this title."""
        found = [rule for rule in self.rules if name == rule.id]
        found = found or [rule for rule in self.rules if name.casefold() == rule.title.casefold()]
        return found[0] if found else None

    @property
    def is_book(self) -> bool:
        """Whether it says what it is built on, and so can be played and added to."""
        return bool(self.base or self.game)

    def built_on(self, base: str) -> "Rulebook":
        """The same book on a game, where it names none."""
        return self if self.is_book else replace(self, base=base)
