"""Builds the site of the docs from docs/ and the pages at the root: `python tools/site.py`, without a network."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
CONFIG: Final = ROOT / "zensical.toml"
DOCS: Final = ROOT / "docs"
PAGES: Final = ROOT / "build" / "pages"
SITE: Final = ROOT / "build" / "site"
AT_THE_ROOT: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie at the root of the project, where people look for them, and what they are called on the site."""
_LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")


def led_on(target: str, *, at_root: bool) -> str:
    """A link of a page as it is on the site."""
    path, hash, place = target.partition("#")
    if at_root:
        path = path.removeprefix("docs/")
    path = path.removeprefix("../")
    return f"{AT_THE_ROOT.get(path, path)}{hash}{place}" if not target.startswith(("http", "#")) else target


def page(text: str, *, at_root: bool = False) -> str:
    """A page with its links as they are on the site."""
    return _LINK.sub(lambda found: f"{found[1]}{led_on(found[2], at_root=at_root)}{found[3]}", text)


def gather(into: Path = PAGES) -> list[Path]:
    """All pages and pictures in one folder, as the site has them."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(DOCS, into, ignore=shutil.ignore_patterns("examples"))
    for path in into.glob("*.md"):
        path.write_text(page(path.read_text("utf-8")), "utf-8")
    for name, called in AT_THE_ROOT.items():
        (into / called).write_text(page((ROOT / name).read_text("utf-8"), at_root=True), "utf-8")
    return sorted(into.rglob("*.md"))


def named(nav: Any) -> list[str]:  # Any: what TOML holds, lists in tables in lists
    """The pages that the navigation leads to."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav
    return [path for part in parts for path in named(part)]


def in_navigation() -> list[str]:
    return named(tomllib.loads(CONFIG.read_text("utf-8"))["project"]["nav"])


def build() -> int:
    """The whole site, in build/site; a link that leads nowhere is an error."""
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(CONFIG)]
    return subprocess.run(command, cwd=ROOT).returncode


def main() -> int:
    code = build()
    if not code:
        sys.stdout.write(f"the docs are built: open {SITE.relative_to(ROOT) / 'index.html'}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
