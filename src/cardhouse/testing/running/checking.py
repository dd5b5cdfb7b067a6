"""Running files and folders of scenarios."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from cardhouse.games.shelf import GAMES, Game
from cardhouse.testing.notation import Scenario, ScenarioFile, parse_file, runs
from cardhouse.testing.report import Result, unreadable
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.traces import run_trace

ENDINGS = (".md", ".table")


class NothingThere(Exception):
    """A path that leads to no file of scenarios."""


def scenario_files(paths: Iterable[str | Path]) -> list[Path]:
    """The files these paths name; of a folder all Markdown and `.table` files in it, however deep."""
    found: dict[Path, None] = {}
    for each in map(Path, paths):
        if each.is_dir():
            inside = sorted(path for path in each.rglob("*") if path.suffix in ENDINGS and path.is_file())
            if not inside:
                raise NothingThere(f'There is no Markdown or .table file in the folder "{each}".')
            found.update(dict.fromkeys(inside))
        elif each.exists():
            found[each] = None
        else:
            raise NothingThere(f'There is no file or folder "{each}".')
    return list(found)


def check_file(path: str | Path, *, game: str | Game | None = None, words: Iterable[str] = ()) -> Iterator[Result]:
    """The results of a file's scenarios and traces, or of those whose id and title have all these words (`has_words`).

    `game` is the one for scenarios that name none; without it, the file's heading or name may tell.
    """
    wanted = [word.casefold() for word in words]
    yield from check(parse_file(path, GAMES), game=game, words=wanted)


def check(file: ScenarioFile, *, game: str | Game | None = None, words: Iterable[str] = ()) -> Iterator[Result]:
    """The same for a file that has been read."""
    wanted = list(words)
    for result in unreadable(file):
        if has_words(f"{result.id} {result.title}", wanted):
            yield result
    for scenario in file.scenarios:
        if not scenario.problems and has_words(title_of(scenario), wanted):
            for run in runs(scenario):
                yield run_scenario(run, game or file.game)
    for trace in file.traces:
        if has_words(trace.source, wanted):
            yield run_trace(trace)


def title_of(scenario: Scenario) -> str:
    return f"{scenario.id} {scenario.title}"


def has_words(text: str, words: Iterable[str]) -> bool:
    """Whether a text has all these words; after an `or` come other words that do as well, after a `not` one that may
    not be there.
    """
    found, wanted, ways = text.casefold(), True, [True]
    for word in words:
        if word == "or":
            ways.append(True)
        elif word == "not":
            wanted = not wanted
        else:
            ways[-1] = ways[-1] and (word in found) == wanted
            wanted = True
    return any(ways)
