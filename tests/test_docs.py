"""No code lives only in prose: every listing is a file, every output is what comes out, every session is run.

`python -m tests.test_docs` writes files, outputs and sessions into the pages again.
"""

import ast
import io
import os
import re
import shlex
import subprocess
import sys
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

from cardhouse.__main__ import main

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("catalogue/*.md"))]
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.py"))

_FENCE = re.compile(r"(?:<!-- (?P<what>[^\n]*) -->\n)?^```(?P<language>\w*)\n(?P<body>.*?)^```", re.DOTALL | re.M)
_LINK = re.compile(r"\]\(([^)#:]+)\)")


@cache
def output_of(path: str) -> str:
    """What an example prints."""
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, path], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def printed(line: str, typed: str = "") -> str:
    """What the command prints on this line, with this typed into it."""
    out = io.StringIO()
    with redirect_stdout(out), patch("sys.stdin", io.StringIO(typed)):
        code = main(shlex.split(line))
    assert code == 0, line
    return out.getvalue()


def session(body: str) -> str:
    """The commands of a session, each with what it prints; an empty line between them."""
    commands = [line for line in body.splitlines() if line.startswith("$ cardhouse ")]
    return "\n".join(f"{line}\n{printed(line.removeprefix('$ cardhouse '))}" for line in commands)


def table_shown() -> str:
    """The table as the terminal draws it, and a refusal."""
    shown = printed("play --seed 4", "1\n")
    return shown[shown.index("    Bob  ") : shown.rindex("\nYour turn")]


def included(what: str, language: str, body: str) -> str:
    """What has to stand in a listing."""
    kind, _, name = what.partition(": ")
    match kind:
        case "file":
            return (ROOT / name).read_text("utf-8")
        case "output":
            return output_of(name)
        case "session":
            return session(body)
        case "terminal":
            return table_shown()
    return body


def refreshed(text: str) -> str:
    """A page with its listings as they ought to be."""

    def fence(found: re.Match[str]) -> str:
        what, language = found["what"] or "", found["language"]
        mark = f"<!-- {what} -->\n" if what else ""
        return f"{mark}```{language}\n{included(what, language, found['body'])}```"

    return _FENCE.sub(fence, text)


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_listings_are_what_they_include(page: Path) -> None:
    text = page.read_text("utf-8")
    assert refreshed(text) == text


def test_no_code_lives_only_in_prose() -> None:
    listings = [(page.name, found) for page in PAGES for found in _FENCE.finditer(page.read_text("utf-8"))]
    code = [(page, found) for page, found in listings if found["language"] in ("python", "console")]
    assert len(code) >= len(EXAMPLES) > 0
    assert [(page, found["body"]) for page, found in code if not found["what"]] == []


def test_links_lead_somewhere() -> None:
    links = [(page, target) for page in PAGES for target in _LINK.findall(page.read_text("utf-8"))]
    assert len(links) > len(PAGES)
    assert [(page.name, target) for page, target in links if not (page.parent / target).exists()] == []


def test_every_example_is_in_a_page() -> None:
    pages = "".join(page.read_text("utf-8") for page in PAGES)
    shown = re.findall(r"<!-- file: docs/examples/(\w+\.py) -->", pages)
    assert sorted(set(shown)) == [example.name for example in EXAMPLES] != []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_examples_run(example: Path) -> None:
    assert output_of(str(example.relative_to(ROOT)))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_what_examples_do_is_done_and_they_say_so_themselves(example: Path) -> None:
    """No act of an example fails unnoticed: each outcome is asserted, kept to be looked at, or one of those."""
    tree = ast.parse(example.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            assert called(node.value) not in ("decide", "submit"), f"{example.name}:{node.lineno} ignores an outcome"
    asserted = " ".join(ast.unparse(node.test) for node in ast.walk(tree) if isinstance(node, ast.Assert))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and called(node.value) == "decide":
            assert ast.unparse(node.targets[0]) in asserted, f"{example.name}:{node.lineno} ignores what came of it"


@pytest.mark.unmeasured
@pytest.mark.skipif(os.environ.get("CARDHOUSE_BUILD") == "compiled", reason="types are those of the sources")
def test_programs_of_users_have_types() -> None:
    """The examples are such programs, and pass `mypy --strict`."""
    programs = [str(path) for path in sorted((DOCS / "examples").rglob("*.py"))]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *programs], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout


def test_the_steps_of_the_tutorial_make_its_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed there gives the very file that is shown there; with the example in it, it passes its check."""
    tutorial = DOCS / "examples" / "tutorial"
    monkeypatch.chdir(tmp_path)
    for line in (tutorial / "steps.sh").read_text("utf-8").splitlines():
        assert printed(line.removeprefix("cardhouse "))
    made = tmp_path / "house.md"
    text = made.read_text("utf-8")
    assert text == (tutorial / "house.md").read_text("utf-8")
    words = "Kings skip the next player.\n"
    made.write_text(text.replace(words, f"{words}\n{(tutorial / 'example.txt').read_text('utf-8')}"), "utf-8")
    assert "1 passed, 0 failed" in printed("check house.md")


def called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


if __name__ == "__main__":
    os.environ["COLUMNS"] = "100"
    for each in PAGES:
        each.write_text(refreshed(each.read_text("utf-8")), "utf-8")
