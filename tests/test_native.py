"""What the build changes in the copy that it compiles: how hooks are called, and what is kept for the next."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as compiling
from tools.native import ACYCLIC, DECORATORS, classes_in, make_native

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def native(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("native") / "src"
    compiling.snapshot(ROOT / "src", copy)
    make_native(copy, compiling.modules(copy))
    return copy


def test_every_hook_is_called_natively_and_none_is_decorated(native: Path) -> None:
    hooks = 0
    for name in compiling.modules(native):
        was, now = ast.parse((ROOT / "src" / name).read_text("utf-8")), ast.parse((native / name).read_text("utf-8"))
        assert marks(now) == []
        hooks += len(marks(was))
        said = [ast.unparse(call.func) for call in calls(now) if isinstance(call.func, ast.Call)]
        assert len([each for each in said if each.startswith(DECORATORS)]) == len(marks(was))
        entries = [each for each in ast.walk(now) if isinstance(each, ast.Assign) and in_table(each.targets[0])]
        assert len(entries) == len({id(method) for method, _ in marks(was)})
    assert hooks > 500


def test_every_line_keeps_its_number(native: Path) -> None:
    for name in compiling.modules(native):
        was = ast.parse((ROOT / "src" / name).read_text("utf-8"))
        now = ast.parse((native / name).read_text("utf-8"))
        if name != "cardhouse/core/voices.py":
            there = {
                (type(node), node.name, node.lineno) for node in ast.walk(now) if isinstance(node, ast.FunctionDef)
            }
            assert there >= {
                (type(node), node.name, node.lineno) for node in ast.walk(was) if isinstance(node, ast.FunctionDef)
            }


def test_the_copy_plays_the_same_game(native: Path, tmp_path: Path) -> None:
    """It is Python still: what is wrong in it is wrong before it is compiled."""
    play = (
        "import sys, cardhouse.core.voices as v\n"
        "from cardhouse.core.chance import seeded\n"
        "from cardhouse.core.choices import play_round\n"
        "from cardhouse.games import GAMES, new_table\n"
        "from cardhouse.store.codec import encode_state\n"
        "table = new_table(GAMES['bartok'].book, ['A', 'B', 'C'], seed=4)\n"
        "print(play_round(table, seeded(5)), hash(encode_state(table)), file=sys.stdout)\n"
        "print(hasattr(v, 'NATIVE'), len(getattr(v, 'NATIVE', ())) > 500, file=sys.stderr)\n"
    )
    told = []
    for folder in (ROOT / "src", native):
        environment = {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "1"}
        done = subprocess.run([sys.executable, "-c", play], env=environment, capture_output=True, text=True, check=True)
        told.append((done.stdout, done.stderr.strip()))
    assert told[0][0] == told[1][0]
    assert (told[0][1], told[1][1]) == ("False False", "True True")


def test_one_of_each_kind_of_fact_is_kept_for_the_next(native: Path) -> None:
    said = (native / "cardhouse" / "core" / "owed.py").read_text("utf-8")
    without = ", acyclic=True" if ACYCLIC else ""
    assert f"@mypyc_attr(free_list_len=1{without})\n@dataclass(eq=False)\nclass Duty(Fact):" in said


def test_facts_are_made_and_read_without_looking_up_their_fields(native: Path) -> None:
    """What is written out says the same as the dataclass would find out for itself."""
    made, told = 0, 0
    for name in compiling.modules(native):
        for node in classes_in(ast.parse((native / name).read_text("utf-8"))):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.lineno == method.end_lineno:
                    made += method.name == "__init__"
                    told += method.name == "values"
    assert (made > 200, told > 300) == (True, True)
    look = (
        "from dataclasses import fields\n"
        "import inspect, cardhouse.games\n"
        "from cardhouse.core.fact import Fact\n"
        "from cardhouse.store.wire import all_below, defaults_of\n"
        "for kind in sorted(set(all_below(Fact)), key=lambda kind: (kind.__module__, kind.__name__)):\n"
        "    if '__dataclass_fields__' not in vars(kind): continue\n"
        "    class Seen(kind):\n"
        "        def __getattribute__(self, name): return name if name in names else super().__getattribute__(name)\n"
        "    names = [field.name for field in fields(kind)]\n"
        "    values, taken = kind.values(object.__new__(Seen)), list(inspect.signature(kind).parameters)\n"
        "    print(kind.__name__, list(values) == names, taken)\n"
        "    print(sorted(defaults_of(kind).items()) if kind.__module__.startswith('cardhouse.core') else '')\n"
    )
    answers = []
    for folder in (ROOT / "src", native):
        environment = {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "1"}
        done = subprocess.run([sys.executable, "-c", look], env=environment, capture_output=True, text=True, check=True)
        answers.append(done.stdout)
    assert answers[0] == answers[1]
    assert " False " not in answers[1]


def marks(tree: ast.Module) -> list[tuple[ast.FunctionDef, ast.Call]]:
    methods = [node for kind in classes_in(tree) for node in kind.body if isinstance(node, ast.FunctionDef)]
    return [
        (method, mark)
        for method in methods
        for mark in method.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in DECORATORS
    ]


def calls(tree: ast.Module) -> list[ast.Call]:
    return [each.value for each in tree.body if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call)]


def in_table(target: ast.expr) -> bool:
    return isinstance(target, ast.Subscript) and ast.unparse(target.value) == "NATIVE"


@pytest.mark.unmeasured
@pytest.mark.skipif(compiling.obstacle() is not None, reason=f"{compiling.obstacle()}")
def test_what_is_not_compiled_may_lack_its_packages(tmp_path: Path) -> None:
    """A wheel is compiled where nothing is installed but the compiler."""
    source = tmp_path / "src"
    for name, text in {
        "cardhouse/__init__.py": "from cardhouse.front import Wire as Wire\n",
        "cardhouse/front.py": "import no_such\n\nclass Wire(no_such.Struct, frozen=True):\n    id: str\n",
        "cardhouse/core/__init__.py": "",
        "cardhouse/core/one.py": "def one() -> int:\n    return 1\n",
    }.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    compiling.libraries(source, tmp_path / "built")
    assert [path for path in (tmp_path / "built").rglob("*") if path.name.startswith("one.")]


@pytest.mark.unmeasured
@pytest.mark.skipif(compiling.obstacle() is not None, reason=f"{compiling.obstacle()}")
@pytest.mark.skipif(not compiling.can_train(), reason="this compiler cannot be trained")
def test_a_build_may_be_laid_out_by_what_is_played_on_a_first_one(tmp_path: Path) -> None:
    core, played = tmp_path / "src/cardhouse/core", tmp_path / "played"
    core.mkdir(parents=True)
    for path, text in (
        (core.parent / "__init__.py", ""),
        (core / "__init__.py", ""),
        (core / "one.py", "def one() -> int:\n    return 1\n"),
        (tmp_path / "training.py", f"from cardhouse.core import one\nopen({str(played)!r}, 'w').write(one.__file__)\n"),
    ):
        path.write_text(text, "utf-8")
    compiling.libraries(tmp_path / "src", tmp_path / "built", tmp_path / "training.py")
    assert Path(played.read_text("utf-8")).suffix == ".so"  # it was played on a compiled build
    assert [path for path in (tmp_path / "built").rglob("*") if path.name.startswith("one.")]
