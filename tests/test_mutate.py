"""Planted faults: those that tests notice are counted as caught, and a test that cannot fail is found out."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tools import mutate
from tools.mutation import trying
from tools.mutation.faults import Place, faults_in
from tools.mutation.reach import Known, Memory, Reach, stamp
from tools.mutation.trying import learn

SOURCE = '''
"""How cards are counted."""

MOST = 3


def few(cards: int) -> bool:
    """Whether these are few."""
    return 0 < cards <= MOST


def told(cards: int) -> str:
    return f"{cards} card{'s' if cards != 1 else ''}"
'''
ENDLESS = """
def steps(cards):
    count = 0
    while cards > 0:
        cards -= 1
        count += 1
    return count
"""
STARTED = """
import os
import signal

from cardhouse.endless import steps

print(steps(3), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
SHARP = """
import pytest
from cardhouse.counting import few

@pytest.mark.parametrize("cards, answer", [(-1, False), (0, False), (1, True), (3, True), (4, False)])
def test_few(cards, answer):
    assert few(cards) is answer
"""
BLUNT = """
from cardhouse.counting import told

def test_told():
    for cards in range(0):
        assert told(cards) == "1 card"
    told(1)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project: one function is tested, of the other it only looks so."""
    for name, text in {
        "src/cardhouse/__init__.py": "",
        "src/cardhouse/counting.py": SOURCE,
        "tests/test_few.py": SHARP,
        "tests/test_told.py": BLUNT,
        "pyproject.toml": "[tool.pytest.ini_options]\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(dedent(text).lstrip())
    return tmp_path


def files_of(project: Path) -> dict[Path, bytes]:
    files = {path: path.read_bytes() for path in sorted((project / "src").rglob("*")) if path.is_file()}
    assert len(files) == 2
    return files


def test_what_tests_notice_is_caught_and_a_test_that_cannot_fail_is_found_out(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = files_of(project)
    assert mutate.mutate(project, seed=3, count=6) == 1
    said = capsys.readouterr().out
    assert files_of(project) == before, "nothing is changed but the copy"
    survivors = [line for line in said.splitlines() if line.startswith("SURVIVED")]
    assert survivors
    assert all(" in told: " in line for line in survivors), survivors
    caught = [line for line in said.splitlines() if line.startswith("caught")]
    assert len(caught) >= 2
    assert all("tests/test_few.py::test_few" in line for line in caught)
    assert f"all        {len(caught):4} of {len(caught) + len(survivors):4}" in said


def test_a_fault_that_makes_a_test_hang_is_noticed_before_long(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "src/cardhouse/endless.py").write_text(ENDLESS)
    (project / "tests/test_steps.py").write_text(
        "from cardhouse.endless import steps\n\ndef test_steps():\n    assert steps(2) == 2\n"
    )
    monkeypatch.setattr(trying, "SHORTEST", 3.0)
    assert mutate.mutate(project, seed=1, count=50, package="endless") == 0
    hanging = [line for line in capsys.readouterr().out.splitlines() if "which did not end in time" in line]
    assert hanging
    assert all(line.startswith("caught") and "tests/test_steps.py::test_steps," in line for line in hanging)


def test_a_test_that_fails_without_any_fault_has_noticed_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = project / "failing"
    (project / "tests/test_moody.py").write_text(
        "from pathlib import Path\nfrom cardhouse.counting import few, told\n\n"
        f"def test_moody():\n    few(2), told(2)\n    assert not Path({str(state)!r}).exists()\n"
    )
    memory = Memory(project / "build" / "mutate" / "reach.json")
    learn(project, "src", mutate.tests_of(project), 1, memory)  # it passes when it is looked where it comes to
    state.touch()
    assert mutate.mutate(project, seed=3, count=6) == 1
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if line.startswith("SURVIVED")]
    assert "test_moody" not in said


def test_it_is_known_where_a_program_comes_to_that_a_test_starts_and_ends(project: Path, tmp_path: Path) -> None:
    (project / "src/cardhouse/endless.py").write_text(ENDLESS)
    (project / "src/cardhouse/started.py").write_text(STARTED)
    (project / "tests/test_started.py").write_text(
        "import subprocess, sys\n\ndef test_it():\n"
        "    done = subprocess.run([sys.executable, '-m', 'cardhouse.started'], capture_output=True)\n"
        "    assert done.stdout == b'3\\n'\n"
    )
    memory = Memory(tmp_path / "reach.json")
    learn(project, "src", [project / "tests/test_started.py"], 1, memory)
    (known,) = memory.reach(project).tests.values()
    assert {place.rpartition(":")[0] for place in known.places} == {"src/cardhouse/endless.py:steps"}


def test_the_same_seed_plants_the_same_faults(project: Path) -> None:
    found = mutate.all_faults(project, "src", [])
    chosen = mutate.sample(found, 5, seed=1)
    assert len(set(chosen)) == 5
    assert mutate.sample(found, 5, seed=1) == chosen != mutate.sample(found, 5, seed=2)
    assert set(mutate.sample(found, 1000, seed=1)) == set(found["counting"])


def test_what_was_found_harmless_is_planted_no_more(project: Path) -> None:
    (fault, *_) = mutate.all_faults(project, "src", [])["counting"]
    left = mutate.all_faults(project, "src", [fault.name])["counting"]
    assert fault.name not in [each.name for each in left]


def test_a_short_cut_that_is_marked_is_left_alone_and_counted(project: Path) -> None:
    path = project / "src" / "cardhouse" / "counting.py"
    every = mutate.all_faults(project, "src", [])["counting"]
    lines = path.read_text().splitlines()
    line = every[0].line
    lines[line - 1] += "  # same either way: it is only faster"
    path.write_text("\n".join(lines) + "\n")
    left = mutate.all_faults(project, "src", [])["counting"]
    gone = len([fault for fault in every if fault.line == line])
    assert line not in [fault.line for fault in left]
    assert len(left) == len(every) - gone
    told = f"{len(left)} could be planted; left out: 0 by harmless.toml, {gone} in marked lines"
    assert mutate.left_out(project, "src", len(left)) == told


def test_few_lines_are_marked_and_each_with_a_reason() -> None:
    lines = [line for _, source in mutate.all_sources(mutate.ROOT, "src") for line in source.splitlines()]
    marked = [line.partition(mutate.MARK)[2] for line in lines if mutate.MARK in line]
    assert len(marked) <= 15
    assert all(len(why.split()) > 3 for why in marked)


def test_every_harmless_fault_is_one_that_could_be_planted() -> None:
    root = mutate.ROOT
    known = mutate.reviewed(root / "tools" / "mutation" / "harmless.toml")
    assert len(set(known)) == len(known)
    there = {
        fault.name for file in {name[0] for name in known} for fault in faults_in(file, (root / file).read_bytes())
    }
    assert set(known) - there == set()


def becomes(source: str) -> list[str]:
    return [fault.planted_in(source.encode()).decode() for fault in faults_in("x.py", source.encode())]


@pytest.mark.parametrize(
    "source, one",
    [
        ("a = b < c", "a = (b <= c)"),
        ("a = b and c", "a = (b or c)"),
        ("a = b and c", "a = c"),
        ("a = not b", "a = b"),
        ("a = min(b)", "a = max(b)"),
        ("a = b + 1", "a = (b - 1)"),
        ("a = b + 1", "a = b + 2"),
        ("a = True", "a = False"),
        ("a = b(c, d)", "a = b(d, c)"),
        ("a = [b for b in c if d]", "a = ([b for b in c])"),
        ("a = (b, c, d)", "a = (b, *(), d)"),
        ("a = {1: b, 2: c, 3: d}", "a = {1: b, **{}, 3: d}"),
        ("def a():\n    b()", "def a():\n    pass"),
        ("def a():\n    yield b", "def a():\n    yield from ()"),
        ("def a():\n    if b:\n        return\n    c()", "def a():\n    pass\n    c()"),
        ("def a():\n    if b:\n        c()", "def a():\n    if not b:\n        c()"),
        ("def a(b):\n    b.c = d", "def a(b):\n    pass"),
        ("a = f\"{b} {'c' if d > 1 else ''}♥\"", "a = f\"{b} {('c' if d >= 1 else '')}♥\""),
        ("♥ = 'é'; a = b == c".replace("♥", "x"), "x = 'é'; a = (b != c)"),
    ],
)
def test_a_fault_is_a_small_change_at_one_place(source: str, one: str) -> None:
    assert squeezed(one) in [squeezed(each) for each in becomes(source)]


def squeezed(source: str) -> str:
    """Without the brackets that are put round some parts to be safe."""
    return source.replace("(", "").replace(")", "").replace(" ", "")


@pytest.mark.parametrize("source", ["'''Two 2.'''", "import a", "def a(b: 1 = 2): ...", "__all__ = [1, 2, 3]"])
def test_what_only_readers_and_types_need_is_left_alone(source: str) -> None:
    assert becomes(source) == []


KNOWN = [
    ("Card.turned", "down == self.down", "(down != self.down)"),
    ("face_of", "rank - 1", "(rank + 1)"),
    ("card", "value not in RANKS or made.joker", "(value not in RANKS)"),
]


def test_faults_in_the_cards_are_caught(tmp_path: Path) -> None:
    file, tests = "src/cardhouse/cards/card.py", sorted((mutate.ROOT / "tests" / "cards").glob("test_*.py"))
    faults = [
        fault
        for fault in faults_in(file, (mutate.ROOT / file).read_bytes())
        for where, was, becomes in KNOWN
        if fault.place.function == where and (fault.was, fault.becomes) == (was, becomes)
    ]
    memory = Memory(tmp_path / "reach.json")
    learn(mutate.ROOT, "src", tests, 1, memory)
    reach = memory.reach(mutate.ROOT)
    assert len(faults) == len(KNOWN)
    tried = list(mutate.try_all(mutate.ROOT, "src", faults, reach, 1))
    assert [each.fault.name for each in tried if not each.caught] == []


def test_numbers_of_taste_are_left_alone(project: Path) -> None:
    known = project / "tools" / "mutation" / "harmless.toml"
    known.parent.mkdir(parents=True)
    told = '[[taste]]\nfile = "src/cardhouse/counting.py"\nnames = ["MOST"]\nwhy = "Any number will do."\n'
    known.write_text(told)
    assert mutate.reviewed(known) == []
    taste = mutate.matters_of_taste(known)
    assert taste == [("src/cardhouse/counting.py", "MOST")]
    every = mutate.all_faults(project, "src", [])["counting"]
    left = mutate.all_faults(project, "src", [], taste)["counting"]
    assert [(fault.kind, fault.was) for fault in every if fault not in left] == [("one less", "3"), ("one more", "3")]
    assert mutate.matters_of_taste(project / "nowhere.toml") == []


def test_every_number_of_taste_is_there() -> None:
    root = mutate.ROOT
    for file, name in mutate.matters_of_taste(root / "tools" / "mutation" / "harmless.toml"):
        source = (root / file).read_bytes()
        assert any(mutate.is_number_of(fault, source, {name}) for fault in faults_in(file, source)), (file, name)


def test_what_only_claims_something_is_left_alone() -> None:
    assert becomes("pairs = zip(a, b, strict=True)") == ["pairs = zip(b, a, strict=True)"]
    assert "told(a, strict=False)" in becomes("told(a, strict=True)")


def test_the_order_of_ways_and_events_that_a_hook_names_is_left_alone() -> None:
    source = b"hooks = answers(InTurn, self.in_turn, PLAY, PASS), after(Drew, Took), given(PLAY, PASS)\n"
    swapped = [fault.becomes for fault in faults_in("x.py", source) if fault.kind == "swap what is given"]
    assert swapped == ["given(PASS, PLAY)"]


def test_fast_tests_of_the_namesake_of_a_module_come_first() -> None:
    place = Place("src/house/stairs.py", "climb", 0)
    tests = {
        "tests/house/test_doors.py::test_a": 0.001,
        "tests/house/test_stairs.py::test_slow": 0.5,
        "tests/house/test_stairs.py::test_one": 0.05,
        "tests/house/test_stairs.py::test_two": 0.09,
        "tests/test_all.py::test_b": 0.01,
    }
    reach = Reach({name: Known(seconds, True, frozenset([place.key])) for name, seconds in tests.items()})
    found = reach.nearest(place)
    assert [name.rpartition("_")[2] for name in found[:2]] == ["one", "two"]
    assert sorted(found) == sorted(tests)


def test_a_test_is_run_again_when_what_it_uses_has_changed(tmp_path: Path) -> None:
    for name, text in (
        ("test_it.py", '"""Reads rows.txt."""\n'),
        ("rows.txt", "a"),
        ("other.txt", "a"),
        ("help.py", ""),
    ):
        (tmp_path / name).write_text(text)
    before = stamp(tmp_path, tmp_path / "test_it.py")
    told = []
    for name in ("other.txt", "rows.txt", "help.py", "test_it.py"):
        (tmp_path / name).write_text((tmp_path / name).read_text() + "\n")
        now = stamp(tmp_path, tmp_path / "test_it.py")
        told.append(now != before)
        before = now
    assert told == [False, True, True, True]
