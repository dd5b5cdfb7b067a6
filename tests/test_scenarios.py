"""Every scenario that comes with Cardhouse, one test for each run of it."""

from pathlib import Path

import pytest

from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Run, ScenarioFile, Trace, parse_file, runs
from cardhouse.testing.report import passed
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.traces import run_trace

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = [parse_file(path, GAMES) for path in scenario_files([FOLDER])]
TRACES = [trace for file in FILES for trace in file.traces]
RUNS = [(file, run) for file in FILES for scenario in file.scenarios for run in runs(scenario)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(Path(file.path).relative_to(FOLDER)))
def test_a_file_can_be_read(file: ScenarioFile) -> None:
    assert file.problems == ()
    assert file.scenarios or file.traces


@pytest.mark.parametrize("file, run", RUNS, ids=[run.name for _, run in RUNS])
def test_a_scenario_holds(file: ScenarioFile, run: Run) -> None:
    assert run_scenario(run, file.game) == passed(run)


@pytest.mark.parametrize("trace", TRACES, ids=[trace.id for trace in TRACES])
def test_a_trace_holds(trace: Trace) -> None:
    assert run_trace(trace) == passed(trace)
