"""Every scenario that comes with Cardhouse, one test for each run of it."""

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from cardhouse.core.acts import Act
from cardhouse.core.checkpoints import same_table
from cardhouse.core.engine import decide
from cardhouse.core.sitting import Entry, fold
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import View, view
from cardhouse.games.shelf import GAMES
from cardhouse.rules.order.orders import ORDERS
from cardhouse.store.codec import decode_entry, encode_entry
from cardhouse.store.wire import Unwritable, from_wire, struct_of, to_wire
from cardhouse.testing.notation import Run, ScenarioFile, Trace, parse_file, runs
from cardhouse.testing.properties import listing_is_judging
from cardhouse.testing.report import passed
from cardhouse.testing.running import clock, performing
from cardhouse.testing.running.checking import scenario_files
from cardhouse.testing.running.performing import run_scenario
from cardhouse.testing.traces import run_trace

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = [parse_file(path, GAMES) for path in scenario_files([FOLDER])]
TRACES = [trace for file in FILES for trace in file.traces]
RUNS = [(file, run) for file in FILES for scenario in file.scenarios for run in runs(scenario)]


def kept(table: Table, act: Act, careful: bool = True, strict: bool = True) -> Outcome:
    """Decide an act. What came of it can be written down, is read as the same, and leads to the same table. Whatever
    was left to chance has moved it on, so that the next time it comes out otherwise.
    """
    before = table.copy()
    outcome = decide(table, act, careful, strict)
    drawn = [state for event in outcome.events if (state := getattr(event, "chance", 0))]
    assert drawn == [] or table.chance.state == drawn[-1]
    if outcome.events:
        entry = Entry(1, "act", act, tuple(zip(outcome.rules, outcome.events, strict=True)))
        read = decode_entry(encode_entry(entry))
        assert read == entry
        fold(before, read)
        assert same_table(table, before) == []
    one_order(table)
    return outcome


def one_order(table: Table) -> None:
    """Which way play goes is kept at the table and with the order of places: alike. How many are passed over is kept
    with the order alone, where there is one.
    """
    if ORDERS not in table.law.tally_place:
        return
    orders = table.tally(ORDERS)[1]
    for order in orders.values() if len(orders) == 1 else ():
        assert (order.turns.direction, table.skips) == (table.direction, 0)


def well_formed(seen: View) -> None:
    """Each field of a view is of its type, for whoever reads what is sent."""
    with suppress(Unwritable):  # a compiled class does not tell what is in its tuples
        form = struct_of(View)
        assert from_wire(msgspec.json.decode(msgspec.json.encode(to_wire(seen)), type=form)) == seen


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables at which something was decided."""
    found: list[Table] = []

    def noted(table: Table, act: Act, careful: bool = True, strict: bool = True) -> Outcome:
        found[:] = [table]
        return kept(table, act, careful, strict)

    for module in (performing, clock):
        monkeypatch.setattr(module, "decide", noted)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(Path(file.path).relative_to(FOLDER)))
def test_a_file_can_be_read(file: ScenarioFile) -> None:
    assert file.problems == ()
    assert file.scenarios or file.traces


@pytest.mark.parametrize("file, run", RUNS, ids=[run.name for _, run in RUNS])
def test_a_scenario_holds(file: ScenarioFile, run: Run, tables: list[Table]) -> None:
    assert run_scenario(run, file.game) == passed(run)
    for table in tables:
        well_formed(view(table, max(table.turn, 0)))
        if Path(file.path).parent.name == "written":
            listing_is_judging(table)


@pytest.mark.parametrize("trace", TRACES, ids=[trace.id for trace in TRACES])
def test_a_trace_holds(trace: Trace) -> None:
    assert run_trace(trace) == passed(trace)
