"""Scenarios as values: their lines, their steps, and the runs their branches make."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardhouse.testing.notation.words import GivenWord, Players, SettingText, Token, ZoneText


@dataclass(frozen=True, slots=True)
class FileProblem:
    """Something in a file that cannot be read, and how it should be written."""

    path: str
    line: int
    message: str
    text: str
    scenario: str = ""
    column: int = 0

    def __str__(self) -> str:
        return f"{self.path}, line {self.line}: {self.message}\n    {self.text}"


@dataclass(frozen=True, slots=True)
class ActText:
    """An act: its verb and the tokens after it."""

    raw: str
    verb: str
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class QueryText:
    """One question of a query line: `legal(B,4S)`."""

    name: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name}({','.join(self.args)})"


@dataclass(frozen=True, slots=True)
class Expect:
    """An expectation, lightly taken apart.

    `turn=A` and `turn.P1=A` have head, seat and value; so has `owes A=2`, and `#A=3` with the head `#`.
    A zone has its kind as head; `refused r1 r2` has args; `sees A: ..` has a seat and an inner expectation,
    whose head is `words` when it is quoted words.
    """

    raw: str
    head: str
    seat: str | None = None
    value: str | None = None
    args: tuple[Token, ...] = ()
    zone: ZoneText | None = None
    inner: "Expect | None" = None
    column: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """Who does what, and what must be true afterwards; or a query.

    `actors` is `("_",)` for a step that only inspects, `("tick",)` for a bare tick, and empty for a query.
    """

    source: str
    line: int
    column: int = 1
    branch: str = ""
    at: float | None = None
    actors: tuple[str, ...] = ()
    how: str | None = None
    act: ActText | None = None
    query: tuple[QueryText, ...] = ()
    expects: tuple[Expect, ...] = ()


@dataclass(frozen=True, slots=True)
class GivenLine:
    """The words of one given line, of a branch or of all."""

    line: int
    words: tuple[GivenWord, ...]
    branch: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A table, some acts, and what must be true after each. With problems it must not be run."""

    id: str
    title: str
    path: str
    line: int
    given: tuple[GivenLine, ...] = ()
    steps: tuple[Step, ...] = ()
    branches: tuple[str, ...] = ()
    problems: tuple[FileProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class Trace:
    """A sequence in a game's own tokens, and its result."""

    id: str
    path: str
    line: int
    settings: tuple[SettingText, ...]
    tokens: tuple[str, ...]
    result: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """All that one file says. `heading` is its first heading in lower case, `game` the known game it names."""

    path: str
    scenarios: tuple[Scenario, ...] = ()
    traces: tuple[Trace, ...] = ()
    problems: tuple[FileProblem, ...] = ()
    heading: str = ""
    game: str | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """One way through a scenario: a branch with what comes before it, or all of it when it has no branches."""

    scenario: Scenario
    branch: str
    given: tuple[GivenWord, ...]
    steps: tuple[Step, ...]

    @property
    def name(self) -> str:
        """The scenario's id, and the branch in brackets."""
        return f"{self.scenario.id}({self.branch})" if self.branch else self.scenario.id


def slot(word: GivenWord) -> tuple[str, ...]:
    """What a word of the given settles; a later word with the same slot replaces it."""
    match word:
        case SettingText():
            return ("setting", word.key, word.seat or "")
        case ZoneText():
            return ("zone", word.kind, word.name)
        case Players():
            return ("players",)
        case _:
            return ("flag", word.name)


def repeatable(word: GivenWord) -> bool:
    """Whether the word may stand several times: only rules may, and their order counts."""
    return isinstance(word, SettingText) and word.key == "rule"


def runs(scenario: Scenario) -> Iterator[Run]:
    """One run for each branch, in order; one for the whole scenario if it has none.

    A branch has the unlettered steps before its own first step; a branch of given lines alone has them all.
    Unlettered steps that no branch has are run too, without a letter.
    """
    reached: set[Step] = set()
    for branch in scenario.branches:
        steps = _steps(scenario, branch)
        reached.update(steps)
        yield Run(scenario, branch, _given(scenario, branch), steps)
    plain = tuple(step for step in scenario.steps if not step.branch)
    if not scenario.branches or not reached.issuperset(plain):
        yield Run(scenario, "", _given(scenario, ""), plain)


def _given(scenario: Scenario, branch: str) -> tuple[GivenWord, ...]:
    words: list[GivenWord] = []
    lines = [line for line in scenario.given if not line.branch]
    if branch:
        lines += [line for line in scenario.given if line.branch == branch]
    for word in (word for line in lines for word in line.words):
        same = [] if repeatable(word) else [i for i, earlier in enumerate(words) if slot(earlier) == slot(word)]
        if same:
            words[same[0]] = word
        else:
            words.append(word)
    return tuple(words)


def _steps(scenario: Scenario, branch: str) -> tuple[Step, ...]:
    steps: list[Step] = []
    begun = False
    for step in scenario.steps:
        begun = begun or step.branch == branch
        if step.branch == branch or (not step.branch and not begun):
            steps.append(step)
    return tuple(steps)
