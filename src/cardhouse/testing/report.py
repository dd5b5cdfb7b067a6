"""Telling how scenarios went: progress while they run, then every failure with its step and its table."""

import os
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal, TextIO

from cardhouse.testing.notation import FileProblem, Run, ScenarioFile, Trace

Outcome = Literal["passed", "failed", "not runnable"]

_SIGNS: dict[Outcome, str] = {"passed": ".", "failed": "F", "not runnable": "?"}
_COLOURS: dict[Outcome, str] = {"passed": "\x1b[32m", "failed": "\x1b[31m", "not runnable": "\x1b[33m"}
WIDTH = 96
_PLAIN = "\x1b[0m"


@dataclass(frozen=True, slots=True)
class Failure:
    """An expectation that did not hold: in which step, what was found, on which table, by which rules."""

    step: str
    line: int
    expected: str
    found: str
    table: str = ""
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something could not be run, and what might have been meant."""

    line: int
    message: str
    text: str = ""
    suggestion: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """How one run of a scenario, or one trace, went."""

    id: str
    title: str
    path: str
    line: int
    branch: str = ""
    outcome: Outcome = "passed"
    failure: Failure | None = None
    obstacles: tuple[Obstacle, ...] = ()

    def __post_init__(self) -> None:
        if (self.outcome == "failed") != (self.failure is not None):
            raise ValueError(f"{self.name}: a result has a Failure if its outcome is failed, and only then")
        if (self.outcome == "not runnable") != bool(self.obstacles):
            raise ValueError(f"{self.name}: a result has an Obstacle if its outcome is not runnable, and only then")

    @property
    def name(self) -> str:
        """The id, with the branch in brackets."""
        return f"{self.id}({self.branch})" if self.branch else self.id


def passed(run: Run | Trace) -> Result:
    """The run did what its scenario says."""
    return _result(run, "passed")


def failed(run: Run | Trace, failure: Failure) -> Result:
    """An expectation did not hold."""
    return _result(run, "failed", failure=failure)


def not_runnable(run: Run | Trace, *obstacles: Obstacle) -> Result:
    """The run has a word or a form that nobody knows."""
    return _result(run, "not runnable", obstacles=obstacles)


def _result(
    run: Run | Trace, outcome: Outcome, failure: Failure | None = None, obstacles: tuple[Obstacle, ...] = ()
) -> Result:
    if isinstance(run, Trace):
        title = run.source.removeprefix(run.id).strip()
        return Result(run.id, title, run.path, run.line, "", outcome, failure, obstacles)
    about = run.scenario
    return Result(about.id, about.title, about.path, about.line, run.branch, outcome, failure, obstacles)


def unreadable(file: ScenarioFile) -> Iterator[Result]:
    """A result, not runnable, for each scenario with problems, and for each problem outside a scenario."""
    inside: set[FileProblem] = set()
    for scenario in file.scenarios:
        if scenario.problems:
            inside.update(scenario.problems)
            yield _unreadable(scenario.id, scenario.title, scenario.line, scenario.problems)
    for problem in file.problems:
        if problem not in inside:
            yield _unreadable(problem.scenario, "", problem.line, (problem,))


def _unreadable(id: str, title: str, line: int, problems: tuple[FileProblem, ...]) -> Result:
    obstacles = tuple(Obstacle(problem.line, problem.message, problem.text) for problem in problems)
    return Result(id, title, problems[0].path, line, "", "not runnable", obstacles=obstacles)


def exit_code(results: Iterable[Result]) -> int:
    """0 if everything passed, else 1."""
    return 0 if all(result.outcome == "passed" for result in results) else 1


def summary(results: Iterable[Result]) -> str:
    """`3 passed, 1 failed, 0 not runnable`"""
    outcomes = [result.outcome for result in results]
    return ", ".join(f"{outcomes.count(outcome)} {outcome}" for outcome in _SIGNS)


def wants_colour(stream: TextIO) -> bool:
    """Whether the stream is a terminal whose user does not refuse colours."""
    return stream.isatty() and not os.environ.get("NO_COLOR")


@dataclass(slots=True)
class Reporter:
    """Writes one sign for each result, or one line if verbose, and at the end what needs attention."""

    stream: TextIO
    verbose: bool = False
    colour: bool | None = None
    results: list[Result] = field(default_factory=list)
    _path: str | None = None

    def __post_init__(self) -> None:
        if self.colour is None:
            self.colour = wants_colour(self.stream)

    def add(self, result: Result) -> None:
        """Take in a result and show that it came."""
        self.results.append(result)
        if self.verbose:
            label = self._paint(f"{result.outcome:12}", result.outcome)
            self._write(f"{label}  {result.path}:{result.line}  {_heading(result)}\n")
            return
        if result.path != self._path:
            self._end_line()
            self._path = result.path
            self._write(f"{result.path} ")
        self._write(self._paint(_SIGNS[result.outcome], result.outcome))

    def finish(self) -> int:
        """Tell what failed and what could not be run, count, and give the exit code."""
        self._end_line()
        for result in self.results:
            if result.failure:
                self._block(result, _failure_lines(result.path, result.failure))
        for result in self.results:
            if result.obstacles:
                self._block(result, _obstacle_lines(result.path, result.obstacles))
        self._write(f"\n{summary(self.results)}\n" if exit_code(self.results) else f"{summary(self.results)}\n")
        return exit_code(self.results)

    def _block(self, result: Result, lines: list[str]) -> None:
        title = self._paint(result.outcome.upper(), result.outcome)
        self._write("\n".join([f"\n{title} {_heading(result)}".rstrip(), *lines]) + "\n")

    def _end_line(self) -> None:
        if self._path is not None:
            self._write("\n")
        self._path = None

    def _paint(self, text: str, outcome: Outcome) -> str:
        return f"{_COLOURS[outcome]}{text}{_PLAIN}" if self.colour else text

    def _write(self, text: str) -> None:
        encoding = getattr(self.stream, "encoding", None)
        if encoding:
            # a terminal without suit symbols gets question marks, not a crash
            text = text.encode(encoding, errors="replace").decode(encoding)
        self.stream.write(text)
        self.stream.flush()


def _heading(result: Result) -> str:
    return f"{result.name} {result.title}".strip()


def _failure_lines(path: str, failure: Failure) -> list[str]:
    lines = [f"  {path}:{failure.line}", "", f"  > {failure.step}"]
    marker = _marker(failure)
    if marker:
        lines.append(f"    {marker}")
    lines += _entry("expected", failure.expected) + _entry("found", failure.found)
    lines += _entry("why", "\n".join(folded(line) for rule in failure.rules for line in rule.splitlines()))
    if failure.table:
        lines += ["", *(f"    {line}".rstrip() for line in failure.table.splitlines())]
    return lines


def _obstacle_lines(path: str, obstacles: tuple[Obstacle, ...]) -> list[str]:
    """Each step with all that is not known in it."""
    lines: list[str] = []
    before: tuple[int, str] | None = None
    for obstacle in obstacles:
        if before != (obstacle.line, obstacle.text):
            lines += [""] * bool(lines and obstacle.text) + [f"  {path}:{obstacle.line}"]
            lines += ["", f"  > {obstacle.text}", ""] if obstacle.text else []
        before = (obstacle.line, obstacle.text)
        lines.append(f"  {obstacle.message} {obstacle.suggestion.strip()}".rstrip())
    return lines


def folded(line: str) -> str:
    """A long line in several, each as far in as it is."""
    indent = " " * (len(line) - len(line.lstrip()))
    return "\n".join(textwrap.wrap(line, WIDTH, initial_indent="", subsequent_indent=indent)) or line


def _marker(failure: Failure) -> str:
    """Carets under the expectation, if the step has it word for word."""
    place = failure.step.find(failure.expected, failure.step.find("=>") + 1)
    return " " * place + "^" * len(failure.expected) if failure.expected and place >= 0 else ""


def _entry(name: str, text: str) -> list[str]:
    first, *more = text.splitlines() or [""]
    label = f"{name}:"
    return [f"  {label:10}{first}", *(f"  {'':10}{line}" for line in more)] if text else []
