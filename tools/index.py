"""Writes docs/who-hears-what.md: the families of rules, and which rule hears which event or answers which question."""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from types import ModuleType
from typing import Final

from cardhouse import core, rules
from cardhouse.core.rule import AFTER, ANSWERS, INSTEAD, MARKS, Rule
from cardhouse.rules import all_of

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "who-hears-what.md"
HEAD: Final = """# Who hears what

Made by `python tools/index.py`; a test compares it with the rules, so do not edit it.

A rule speaks by hooks: it answers questions, it hears events after they have happened, and now and then it puts
something else in the place of one. Here is each family, then each event and question with the rules that hear it.
Rules are named with their family; what is in brackets are the ways of acting that a rule confines itself to.
"""
TITLES: Final = {
    ANSWERS: "Questions, and who answers",
    AFTER: "Events, and who hears them",
    INSTEAD: "Put in the place of",
}


def first_line(module: ModuleType) -> str:
    return (module.__doc__ or "").strip().partition("\n\n")[0].replace("\n", " ")


def rule_kinds() -> list[type[Rule]]:
    """All rules of the shelf, each after the one it extends."""
    found: list[type[Rule]] = [Rule]
    for kind in found:
        found += [new for new in kind.__subclasses__() if new not in found]
    return [kind for kind in found if kind.__module__.startswith(f"{rules.__name__}.")]


def heard() -> dict[str, dict[str, list[str]]]:
    """By kind of hook and what it hears: the rules, with their families and ways."""
    found: dict[str, dict[str, list[str]]] = {hook: defaultdict(list) for hook in TITLES}
    for kind in sorted(rule_kinds(), key=lambda kind: (kind.__module__, kind.__name__)):
        family = kind.__module__.removeprefix(f"{rules.__name__}.").partition(".")[0]
        for member in vars(kind).values():
            for mark in MARKS.get(member, []) if callable(member) else []:
                ways = f" ({', '.join(mark.ways)})" if mark.ways else ""
                entry = f"{family}.{kind.__name__}{ways}"
                if entry not in found[mark.hook][mark.of.__name__]:
                    found[mark.hook][mark.of.__name__].append(entry)
    return found


def index() -> str:
    """The whole page."""
    modules = all_of(rules)
    families = [module for module in modules if module.__name__.count(".") == rules.__name__.count(".") + 1]
    lines = [HEAD, "## The families", "", "| Family | What it is about |", "|---|---|"]
    lines += [f"| `{module.__name__.rpartition('.')[2]}` | {first_line(module)} |" for module in families]
    lines += ["", "## The core", "", "| Module | What it is about |", "|---|---|"]
    lines += [f"| `{module.__name__.rpartition('.')[2]}` | {first_line(module)} |" for module in all_of(core)]
    for hook, title in TITLES.items():
        lines += ["", f"## {title}", "", "| | Rules |", "|---|---|"]
        lines += [f"| `{name}` | {', '.join(who)} |" for name, who in sorted(heard()[hook].items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    TARGET.write_text(index(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} is written\n")


if __name__ == "__main__":
    main()
