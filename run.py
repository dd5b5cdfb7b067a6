#!/usr/bin/env python3
"""Plays, tests and measures Cardhouse; each command first sets up what it needs in .venv.

python3 run.py                play in the browser (the same as `cardhouse serve`)
python3 run.py play           play in the terminal
python3 run.py test           every check, and all tests, in a browser and on both builds
python3 run.py test tests/core -k draw
                              some tests, on the interpreted build
python3 run.py docs           build the site of the docs, in build/site
python3 run.py shots          take the pictures of the page anew that the docs show
python3 run.py compile        make the fast build once; everything uses it until the sources change
python3 run.py bench --short  measure speed beside other libraries; with --before, beside a build of before too
python3 run.py bench server   measure a server with many tables
python3 run.py bench instructions
                              count what an act of the compiled build takes
python3 run.py mutate         plant faults in a copy of the sources, and see whether the tests notice
python3 run.py compare        play the same acts on a kept build, and see whether they come out the same
python3 run.py WORD ...       the same as `cardhouse WORD ...`: rules, explain, rule, read, book, check, simulate ...
"""

from __future__ import annotations  # standard library only: nothing is installed yet

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE, STDOUT

from tools import webbuild  # standard library only as well

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
COMPILED = ROOT / "build" / "compiled"
COMPILER = ROOT / "tools" / "compile.py"
WEBBUILD = ROOT / "tools" / "webbuild.py"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge")
NO_COMPILER = 3  # the exit code of tools/compile.py on a machine that cannot compile
SETS = ("play", "web", "docs", "test", "bench")  # each lock holds the one before it

PARALLEL = ("-n", "auto", "--maxprocesses", "4", "--dist", "worksteal")
COVERAGE = ("--cov", "--cov-report=", "--cov-fail-under=0")
CHECKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("lint", ("-m", "ruff", "check", ".")),
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("types", ("-m", "mypy")),
    # it has no -m, and a script's first line breaks when the path to .venv is long or has a space in it
    ("layers", ("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo")),
    # whether enough was covered is the next step's to say
    ("tests, interpreted", ("-m", "pytest", *PARALLEL, "-m", "not unmeasured", *COVERAGE)),
    ("coverage", ("-m", "coverage", "report")),
)
UNMEASURED = ("-m", "pytest", *PARALLEL, "-m", "unmeasured")
FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"


def run(*command: str | Path, compiled: bool = False) -> int:
    """Run a command from the root of the project, on one of the two builds."""
    return subprocess.run(words(command), cwd=ROOT, env=surroundings(compiled=compiled)).returncode


def words(command: tuple[str | Path, ...]) -> list[str]:
    return [str(part) for part in command]


def surroundings(*, compiled: bool = False) -> dict[str, str]:
    """The environment of a command. Modules are kept as Python reads them: hundreds of processes read the same ones."""
    unwanted = ("CARDHOUSE_BUILD", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    environment = {name: value for name, value in os.environ.items() if name not in unwanted}
    if compiled:  # PYTHONPATH comes before the editable install
        environment |= {"CARDHOUSE_BUILD": "compiled", "PYTHONPATH": str(COMPILED)}
    return environment


def wanted(lock: str) -> str:
    """Stands for a locked set and this project's own description."""
    files = (ROOT / "requirements" / f"{lock}.txt", ROOT / "pyproject.toml")
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def install(lock: str) -> None:
    """Install one locked set and this project; nothing to do when neither changed."""
    if not PYTHON.exists():
        made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
        if made.returncode:  # a Debian Python without ensurepip, say
            shutil.rmtree(VENV, ignore_errors=True)
            sys.exit(made.stdout + made.stderr)
    stamps = {larger: VENV / f".installed-{larger}" for larger in SETS[SETS.index(lock) :]}
    if any(stamp.exists() and stamp.read_text() == wanted(larger) for larger, stamp in stamps.items()):
        return
    print(f"setting up .venv ({lock})", file=sys.stderr, flush=True)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "-q", "install")
    for what in (
        ("--require-hashes", "-r", ROOT / "requirements" / f"{lock}.txt"),
        ("--no-deps", "--no-build-isolation", "-e", ROOT),
    ):
        if code := run(*pip, *what):
            sys.exit(code)
    stamps[lock].write_text(wanted(lock))


def build_page() -> int:
    """Build the page for browsers, unless nothing has changed since."""
    if not webbuild.stale(ROOT):
        return 0
    print("building the page", file=sys.stderr, flush=True)
    return run(PYTHON, WEBBUILD)


def find_browser() -> None:
    """A Chromium for the browser tests: named, found, Debian's, or the one that Playwright downloads."""
    found = os.environ.get("CARDHOUSE_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
        found = shutil.which("chromium")
    if found:
        os.environ["CARDHOUSE_CHROMIUM"] = found
    else:
        run(PYTHON, "-m", "playwright", "install", "chromium")  # Playwright knows by itself where that one is


def compile_core(*options: str) -> int:
    return run(PYTHON, COMPILER, *options)


def compiled_now() -> bool:
    """Is there a compiled build, made by this Python of these very sources?"""
    if not (COMPILED / ".fingerprint").exists() or not any(COMPILED.glob(f"*.{sys.implementation.cache_tag}*")):
        return False
    sources = {path.relative_to(ROOT / "src"): path for path in (ROOT / "src" / "cardhouse").rglob("*.py")}
    copies = {path.relative_to(COMPILED) for path in (COMPILED / "cardhouse").rglob("*.py")}
    return copies == set(sources) and all(
        path.read_bytes() == (COMPILED / name).read_bytes() for name, path in sources.items()
    )


def make_compiled() -> int:
    """Make the fast build, with a line that says what goes on."""
    print("compiling cards, core and rules; this takes some minutes, once", file=sys.stderr, flush=True)
    if (code := compile_core("--trained")) == 0:
        print("from now on play, serve and all other commands use it, until the sources change", file=sys.stderr)
    return code


class Report:
    """The steps of a test run: a heading for each as it starts, a line for each at the end."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def step(self, name: str, *command: str | Path, compiled: bool = False) -> int:
        print(f"\n=== {name} ===", flush=True)
        start = time.monotonic()
        code = run(*command, compiled=compiled)
        self.note(name, "failed" if code else "passed", f"{time.monotonic() - start:.0f} s", failed=code != 0)
        return code

    def note(self, name: str, outcome: str, detail: str, *, failed: bool = False) -> None:
        self.lines.append(f"{name:20} {outcome:8} {detail}")
        self.failed |= failed

    def close(self) -> int:
        print("\n=== summary ===", *self.lines, sep="\n", flush=True)
        return int(self.failed)


def only_in_a_browser() -> list[str]:
    """The tests that failed in the last run, if each of them is one in a browser."""
    failed = list(json.loads(FAILED.read_text())) if FAILED.exists() else []
    return failed if all(name.startswith("tests/web/") for name in failed) else []


def test(arguments: list[str]) -> int:
    if arguments:
        return build_page() or run(PYTHON, "-m", "pytest", *arguments)
    report = Report()
    report.step("page", PYTHON, WEBBUILD)
    report.step("page, types", PYTHON, WEBBUILD, "check")
    report.step("page, tests", PYTHON, WEBBUILD, "test")
    find_browser()
    for name, command in CHECKS:
        report.step(name, PYTHON, *command)

    # tests in a browser wait more than they compute: what they leave of the machine is enough for the compiler
    behind = ("nice", "-n", "19") if shutil.which("nice") else ()
    compiler = words((*behind, PYTHON, COMPILER))
    with subprocess.Popen(compiler, cwd=ROOT, env=surroundings(), stdout=PIPE, stderr=STDOUT, text=True) as compiling:
        print("\n=== and the unmeasured ===", flush=True)
        start = time.monotonic()
        failed = run(PYTHON, *UNMEASURED)
        took = time.monotonic() - start
        print("\n=== compile ===", compiling.communicate()[0], sep="\n", flush=True)
        code = compiling.returncode
    late = only_in_a_browser() if failed == 1 else []
    if late:  # a page is late where the machine is busy; what fails twice, and with nothing else going on, is wrong
        print("\n=== once more, alone ===", *late, sep="\n", flush=True)
        failed = run(PYTHON, "-m", "pytest", *late)
    passed = f"passed, {len(late)} at the second go" if late else "passed"
    report.note("and the unmeasured", "failed" if failed else passed, f"{took:.0f} s", failed=failed != 0)
    must = os.environ.get("CARDHOUSE_COMPILE") == "require"
    if code == NO_COMPILER and not must:
        print("WARNING: the compiled build was NOT tested: no C compiler or no Python headers here", file=sys.stderr)
        report.note("tests, compiled", "SKIPPED", "no C compiler or no Python headers")
    elif code:
        report.note("compile", "failed", "so the compiled build was not tested", failed=True)
    else:
        report.step("tests, compiled", PYTHON, "-m", "pytest", *PARALLEL, compiled=True)
    return report.close()


def bench(arguments: list[str]) -> int:
    if arguments[:1] == ["server"]:
        return run(PYTHON, ROOT / "tools" / "bench" / "server.py", *arguments[1:], compiled=compiled_now())
    if arguments[:1] == ["instructions"]:
        return compile_core() or run(PYTHON, ROOT / "tools" / "bench" / "instructions.py")
    return compile_core("--trained") or run(PYTHON, ROOT / "tools" / "bench" / "run.py", *arguments)


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever has an older one learns it here
        sys.exit("Cardhouse needs Python 3.11 or newer")
    word, *rest = arguments or ["serve"]
    if word in ("help", "-h", "--help"):  # nothing has to be set up to read this
        print((__doc__ or "").strip(), "\n`python3 run.py rules --help` and the like tell of one command.", sep="\n")
        return 0
    if word == "test":
        install("test")
        return test(rest)
    if word == "mutate":
        install("test")
        return run(PYTHON, "-m", "tools.mutate", *rest)
    if word == "compare":
        install("play")
        return run(PYTHON, "-m", "tools.compare.run", *rest)
    if word == "docs":
        install("docs")
        return run(PYTHON, ROOT / "tools" / "site.py")
    if word == "shots":
        install("test")
        find_browser()
        return build_page() or run(PYTHON, ROOT / "tools" / "shots.py", *rest)
    if word == "compile":
        install("test")
        return make_compiled()
    if word == "bench":
        install("bench")
        return bench(rest)
    stale = word == "serve" and webbuild.stale(ROOT)
    install("web" if stale else "play")
    if stale and build_page():
        return 1
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)} if compiled_now() else None
    return subprocess.run([str(PYTHON), "-m", "cardhouse", word, *rest], env=environment).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
