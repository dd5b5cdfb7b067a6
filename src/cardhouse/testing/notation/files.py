"""Reading whole files of scenarios."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from cardhouse.testing.notation.blocks import (
    Block,
    BlockLine,
    first_heading,
    game_named,
    is_given,
    lines_of,
    markdown_blocks,
    table_block,
    title_of,
)
from cardhouse.testing.notation.reading import read_given, read_setting
from cardhouse.testing.notation.scenario import (
    FileProblem,
    GivenLine,
    Scenario,
    ScenarioFile,
    Step,
    Trace,
    repeatable,
    runs,
    slot,
)
from cardhouse.testing.notation.steps import STEP_FORM, read_step
from cardhouse.testing.notation.text import Piece, piece, with_suit_letters

TRACE_FORM = 'A trace is written "ID trace key=value .. : tokens => result", on one line.'

NO_SCENARIO = "This line belongs to no scenario. One begins with its id, for instance: T-001 suit or value must agree"

_TRACE = re.compile(r"trace((?:\s+[\w.-]+=\S+)*)\s+:\s+(\S.*?)\s+=>\s+(\S.*)")
_BODY = re.compile(r"\s*(?:\(([a-z])\)\s+)?(.*)")


def parse_file(path: str | Path, games: Iterable[str] = ()) -> ScenarioFile:
    """The scenarios, traces and problems of a Markdown or `.table` file."""
    data = Path(path).read_bytes()
    file = parse_text(data.decode("utf-8-sig", errors="replace"), path, games)
    try:
        data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(re.findall(rb"\r\n|\r|\n", data[: error.start])) + 1
        problem = FileProblem(str(path), line, "This file is not written in UTF-8. Save it as UTF-8.", "")
        return replace(file, problems=(problem, *file.problems))
    return file


def parse_text(text: str, path: str | Path, games: Iterable[str] = ()) -> ScenarioFile:
    """The same for text that is at hand; the path's ending says what it is."""
    lines = lines_of(text)
    table = str(path).endswith(".table")
    reader = _Reader(str(path))
    for block in [table_block(lines)] if table else markdown_blocks(lines):
        reader.read_block(block)
    heading = first_heading(lines, markdown=not table)
    games = tuple(games)
    game = game_named(heading, games) or game_named(Path(path).stem, games)
    problems = tuple(sorted(reader.problems, key=lambda problem: (problem.line, problem.column)))
    return ScenarioFile(str(path), tuple(reader.scenarios), tuple(reader.traces), problems, heading, game)


@dataclass(slots=True)
class _Draft:
    """A scenario while its lines are read."""

    id: str
    title: str
    line: int
    given: list[GivenLine] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    branches: list[str] = field(default_factory=list)
    problems: list[FileProblem] = field(default_factory=list)
    has_steps: bool = False


@dataclass(slots=True)
class _Reader:
    """Reads block after block of one file."""

    path: str
    scenarios: list[Scenario] = field(default_factory=list)
    traces: list[Trace] = field(default_factory=list)
    problems: list[FileProblem] = field(default_factory=list)
    first_use: dict[str, int] = field(default_factory=dict)

    def read_block(self, block: Block) -> None:
        draft: _Draft | None = None
        for place, line in enumerate(block):
            title = title_of(block, place)
            if title:
                self.finish(draft)
                draft = self.begin(*title, line)
            elif draft and line.text.strip():
                self.read_line(draft, line)
            elif line.text.strip():
                self.problems.append(FileProblem(self.path, line.number, NO_SCENARIO, line.text.strip()))
        self.finish(draft)

    def begin(self, id: str, title: str, line: BlockLine) -> _Draft | None:
        """Begin a scenario; a trace is read at once, and nothing is begun."""
        draft = _Draft(id, title, line.number)
        first = self.first_use.setdefault(id, line.number)
        if first != line.number:
            self.note(draft, line, f"The id {id} is used twice; line {first} has it too.")
        if not title:
            self.note(draft, line, f"Say after {id} what the scenario shows.")
        if not re.match(r"trace(?:\s|$)", title):
            return draft
        found = _TRACE.fullmatch(with_suit_letters(title))
        settings = [read_setting(word) for word in found[1].split()] if found else [None]
        if not found or None in settings:
            self.note(draft, line, TRACE_FORM)
        elif not draft.problems:
            known = tuple(setting for setting in settings if setting)
            tokens = tuple(found[2].split())
            self.traces.append(Trace(id, self.path, line.number, known, tokens, found[3], line.text.strip()))
        self.problems += draft.problems
        return None

    def read_line(self, draft: _Draft, line: BlockLine) -> None:
        text = with_suit_letters(line.text)
        body = _BODY.fullmatch(text)
        branch, start = (body[1] or "", body.start(2)) if body else ("", 0)
        whole = piece(text[start:], lambda message: self.note(draft, line, message), start + 1)
        if branch and branch not in draft.branches:
            draft.branches.append(branch)
        if is_given(whole.text):
            self.read_given(draft, line, branch, whole.cut(len("given")))
            return
        draft.has_steps = True
        for part in whole.split(r"\s\|(?=\s|$)"):
            step = read_step(part, line.number, branch, partial(self.note, draft, line, at=part))
            if step:
                draft.steps.append(step)

    def read_given(self, draft: _Draft, line: BlockLine, branch: str, given: Piece) -> None:
        words = read_given(given, partial(self.note, draft, line))
        if any(step.branch == branch for step in draft.steps):
            self.note(draft, line, "A given comes before the steps, because it says how the table starts.")
        slots = {slot(word) for earlier in draft.given if earlier.branch == branch for word in earlier.words}
        for word in words:
            if slot(word) in slots and not repeatable(word):
                self.note(draft, line, f'"{word}" settles what an earlier word of the given has settled.')
            slots.add(slot(word))
        draft.given.append(GivenLine(line.number, words, branch))

    def finish(self, draft: _Draft | None) -> None:
        """File the scenario, after a look at it as a whole."""
        if not draft:
            return
        start = BlockLine(draft.line, f"{draft.id} {draft.title}")
        if not draft.given:
            self.note(draft, start, f"{draft.id} has no given line, for instance: given 3p turn=A P1[2H]")
        if not draft.has_steps:
            self.note(draft, start, f"{draft.id} has no steps. {STEP_FORM}")
        parts = (tuple(draft.given), tuple(draft.steps), tuple(draft.branches))
        scenario = Scenario(draft.id, draft.title, self.path, draft.line, *parts)
        for step, time in _steps_back_in_time(scenario).items():
            message = f"The clock cannot go back: it already stands at {time:g}."
            self.note(draft, BlockLine(step.line, step.source), message)
        self.problems += draft.problems
        self.scenarios.append(replace(scenario, problems=tuple(draft.problems)))

    def note(self, draft: _Draft, line: BlockLine, message: str, at: Piece | None = None) -> None:
        text, column = (at.text, at.column) if at else (line.text.strip(), 0)
        draft.problems.append(FileProblem(self.path, line.number, message, text, draft.id, column))


def _steps_back_in_time(scenario: Scenario) -> dict[Step, float]:
    """The steps stamped earlier than a step before them, with the time that had been reached."""
    found = {}
    for run in runs(scenario):
        now = 0.0
        for step in run.steps:
            if step.at is not None and step.at < now:
                found[step] = now
            now = max(now, step.at or 0.0)
    return found
