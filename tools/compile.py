"""Compiles cards, core and rules with mypyc into build/compiled, a copy of src with the libraries beside the sources.

Run `python tools/compile.py`, then put build/compiled first on PYTHONPATH. Nothing is ever compiled inside src,
where a library would silently hide later edits of the module beside it. With `--trained` games are played on a first
build, and the compiler lays out a second one by what was done most: that takes three times as long.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.native import QUICK, TRAINING, make_native  # noqa: E402  # found from wherever this is run

SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
PACKAGES = ("cardhouse/cards", "cardhouse/core", "cardhouse/rules")
LEFT_OUT = ("__pycache__", "*.so", "*.pyd")
TRAINED = ".trained"  # beside the libraries, where they were laid out by what games do
NO_COMPILER = 3  # exit code: nothing is wrong with the sources, but this machine cannot compile

# One call for all modules: only inside one group does mypyc call across modules directly.
# A C file for each module: what comes out runs as fast as from one file for all, and takes half the time to compile,
# several at once; setuptools by itself compiles only extensions at once, and nearly everything is in one of them.
# Nothing outside calls the functions of the library by name, so calls inside it need not go through its table of names:
# that, and optimising for size as well as speed (2, not 3), makes games a tenth faster and compiling a quarter.
# Where there is a script that plays games, it is run on a first build that counts what is done; the second one knows
# these counts, and sees all files at once. Whatever is not played there is compiled as else.
# The sources are checked for types elsewhere; here mypy takes its own defaults, and leaves nothing behind.
SETUP = """
import os, shutil, subprocess, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

quick, training, scratch, target, *modules = sys.argv[1:]


class AtOnce(build_ext):
    def build_extensions(self):
        one_after_the_other = self.compiler.compile

        def compile(sources, *args, **options):
            def compiled(source):
                return one_after_the_other([source], *args, **options)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [built for found in pool.map(compiled, sources) for built in found]

        if os.name == "posix":
            self.compiler.compile = compile
        super().build_extensions()


extensions = mypycify(
    ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", "--cache-dir=" + os.devnull, *modules],
    opt_level="2", debug_level="0", multi_file=True, group_name="cardhouse", target_dir=scratch,
)
given = extensions[0].extra_compile_args  # they share one list
if os.name == "posix":
    given = [*given, "-fvisibility=hidden", "-fno-semantic-interposition", "-include", quick]
    given += ["-fno-plt"] if sys.platform == "linux" else []


def build(target, *flags):
    for extension in extensions:
        mine = flags if len(extension.sources) > 1 else ()  # the others only lead to that one
        extension.extra_compile_args, extension.extra_link_args = [*given, *mine], [*mine]
    setup(
        name="cardhouse",
        packages=[],
        cmdclass={"build_ext": AtOnce},
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-temp", scratch, "--build-lib", target],
    )


if training:
    trial = os.path.join(scratch, "trial")
    shutil.copytree(os.getcwd(), trial)
    build(trial, "-fprofile-generate", "-fprofile-update=single", "-Wno-error")
    subprocess.run([sys.executable, training], env={**os.environ, "PYTHONPATH": trial}, check=True)
    known = ("-fprofile-use", "-fprofile-partial-training", "-fprofile-correction", "-Wno-missing-profile")
    build(target, "-O2", "-fPIC", "-flto=auto", *known, "-Wno-error")
else:
    build(target)
"""


class CompileError(Exception):
    """mypyc or the C compiler refused the sources; the message is what they printed."""


def obstacle() -> str | None:
    """What this machine lacks for compiling, in words, or None."""
    if os.name == "nt":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", "C:/")) / "Microsoft Visual Studio/Installer/vswhere.exe"
        return None if shutil.which("cl") or installer.exists() else "no Visual C++ compiler"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return None if header.exists() else f"no Python headers ({header.name})"


def modules(source: Path) -> list[str]:
    """The modules to compile, relative to the source folder.

    A package's `__init__` only lists names, and stays Python.
    """
    found = (path for package in PACKAGES for path in (source / package).rglob("*.py"))
    return sorted(path.relative_to(source).as_posix() for path in found if path.name != "__init__.py")


def fingerprint(source: Path) -> str:
    """Changes when anything that decides what the libraries hold changes."""
    names = [*modules(source), *(f"{package}/__init__.py" for package in PACKAGES)]
    digest = hashlib.sha256("\0".join((importlib.metadata.version("mypy"), sys.version, SETUP, *names)).encode())
    ours = sorted([*QUICK.parent.glob("*.py"), QUICK])
    for path in (*(source / name for name in names), *ours):
        digest.update(path.read_bytes() + b"\0" if path.exists() else b"")
    return digest.hexdigest()


def snapshot(source: Path, target: Path) -> None:
    """Copy the sources, so that an edit made while the compiler runs cannot end up beside an older library."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns(*LEFT_OUT))


def libraries(source: Path, target: Path, training: Path | None = None) -> None:
    """Compile the modules under `source`; `target` then holds the libraries alone, in the folders of their modules.
    Where a script is given for it, they are laid out by what it does.
    """
    target.mkdir()
    if not (names := modules(source)):
        return
    with tempfile.TemporaryDirectory() as scratch:
        native = Path(scratch, "native")
        snapshot(source, native)
        make_native(native, names)
        command = [sys.executable, "-c", SETUP, str(QUICK), str(training or ""), scratch, str(target), *names]
        done = subprocess.run(command, cwd=native, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise CompileError(done.stdout)


def update(target: Path, *origins: Path, keep: tuple[str, ...]) -> None:
    """Make `target` hold the files under `origins` and, of its own, those that `keep` names.

    A file is replaced by a rename and only when it differs, so that a process running from here is not disturbed.
    """
    wanted = {path.relative_to(origin): path for origin in origins for path in origin.rglob("*") if path.is_file()}
    for relative, path in wanted.items():
        there = target / relative
        if there.exists() and there.read_bytes() == path.read_bytes():
            continue
        there.parent.mkdir(parents=True, exist_ok=True)
        fresh = there.with_name(f"{there.name}.new")
        shutil.copy2(path, fresh)
        fresh.replace(there)
    for path in list(target.rglob("*")):
        if path.is_file() and path.relative_to(target) not in wanted and not any(map(path.match, keep)):
            path.unlink()


def whole(target: Path) -> bool:
    """Is no library missing? There is one for each module, and one that they share."""
    return sum(path.suffix in (".so", ".pyd") for path in target.rglob("*")) == len(modules(target)) + 1


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Two test runs in one checkout take turns here, where the platform can say so."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def can_train() -> bool:
    """Whether the compiler here can count what a program does, and lay it out by that."""
    return sys.platform == "linux" and "GCC" in platform.python_compiler()


def compile_all(source: Path = SOURCE, target: Path = COMPILED, *, trained: bool = False) -> bool:
    """Bring `target` up to date; True when something had to be compiled for it. A trained build serves for both."""
    with alone(target.with_name(f"{target.name}.lock")), tempfile.TemporaryDirectory() as scratch:
        sources, built, stamp = Path(scratch, "sources"), Path(scratch, "built"), target / ".fingerprint"
        snapshot(source, sources)
        now = fingerprint(sources)
        enough = not trained or (target / TRAINED).exists()
        if enough and stamp.exists() and stamp.read_text() == now and whole(target):
            update(target, sources, keep=(stamp.name, TRAINED, "*.so", "*.pyd", "__pycache__/*"))
            return False
        try:
            libraries(sources, built, TRAINING if trained and can_train() else None)
        except CompileError:
            if not trained:
                raise
            shutil.rmtree(built)
            libraries(sources, built)  # this compiler cannot be trained
        stamp.unlink(missing_ok=True)  # until all files are in place
        update(target, sources, built, keep=("__pycache__/*",))
        stamp.write_text(now)
        if trained:
            (target / TRAINED).touch()
        return True


def main() -> int:
    if reason := obstacle():
        print(f"cannot compile: {reason}", file=sys.stderr)
        return NO_COMPILER
    start = time.perf_counter()
    try:
        fresh = compile_all(trained="--trained" in sys.argv[1:])
    except CompileError as error:
        print(error, file=sys.stderr)
        return 1
    count, where = len(modules(SOURCE)), COMPILED.relative_to(ROOT).as_posix()
    print(f"{where}: {f'{count} modules compiled' if fresh else 'up to date'} ({time.perf_counter() - start:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
