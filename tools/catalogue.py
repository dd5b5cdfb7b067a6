"""Writes docs/catalogue.md: every rule of the shelf with its sentence, fields, options, games and what it hears."""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import fields
from pathlib import Path
from typing import Final

from cardhouse import rules
from cardhouse.books.notation import kebab
from cardhouse.core.options import options_of, written
from cardhouse.core.rule import AFTER, ANSWERS, INSTEAD, Article, Rule, hooks_of
from cardhouse.games.shelf import GAMES
from cardhouse.rules import all_of
from cardhouse.rules.lawmaking.meanings import Ruled
from cardhouse.testing.notation import parse_file
from cardhouse.testing.running.checking import ENDINGS
from cardhouse.testing.shelf import shelf

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "docs" / "catalogue.md"
HEAD: Final = """# The catalogue of rules

Made by `python tools/catalogue.py`; a test compares it with the shelf, so do not edit it.

Every rule here can be put into any game's book; where a table lacks what it needs, adoption says so.
`cardhouse explain` tells of a rule as a game has it, with its options and scenarios.
"""
VERBS: Final = {ANSWERS: "answers", AFTER: "hears", INSTEAD: "puts something else in the place of"}
MOST_TITLES: Final = 4


def family_of(kind: type) -> str:
    return kind.__module__.removeprefix(f"{rules.__name__}.").partition(".")[0]


def listed_in() -> dict[type, dict[str, Article]]:
    """By class: the games that list a rule of it, each with the article."""
    found: dict[type, dict[str, Article]] = defaultdict(dict)
    for game in GAMES.values():
        for article in game.book:
            for rule in article.rules:
                found[type(rule)].setdefault(game.name, article)
    return found


def scenarios_by_rule() -> dict[str, list[str]]:
    """By the id of an article: the titles of the scenarios that name it first."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "scenarios").rglob("*")):
        if path.suffix in ENDINGS and path.is_file():
            for scenario in parse_file(path, GAMES).scenarios:
                rule, _, title = scenario.title.partition(":")
                found[rule.strip()].append(title.strip())
    return found


def heard_by(kind: type) -> list[str]:
    """What a rule hears and answers."""
    found: dict[str, list[str]] = defaultdict(list)
    for _, mark in hooks_of(kind):
        if mark.of.__name__ not in found[mark.hook]:
            found[mark.hook].append(mark.of.__name__)
    return [f"{VERBS[hook]} {', '.join(f'`{name}`' for name in sorted(names))}" for hook, names in found.items()]


def settings(rule: Rule) -> list[str]:
    """Its fields, and the options that a table may set."""
    declared = options_of(type(rule))
    own = [f"`{each.name}`" for each in fields(rule) if each.name not in declared]
    lines = [f"- Fields: {', '.join(own)}."] if own else []
    for name, option in declared.items():
        value = getattr(rule, name)
        usual = written(value).replace("|", "\\|")
        others = [f"`{text}`" for text in option.values if text != written(value)]
        more = f"; or {', '.join(others)}" if others else ""
        lines.append(f"- {option.label}: `{name}={usual}`{more}.")
    return lines


def entry(rule: Rule, games: dict[str, Article], scenarios: dict[str, list[str]]) -> list[str]:
    """One rule."""
    said = [text for text in (rule.sentence(), rule.further()) if text]
    lines = [f"### {kebab(type(rule))}", "", *said, "", *settings(rule)]
    if games:
        chief = [name for name in games if name.partition("@")[0] == name or name.partition("@")[0] not in games]
        lines.append(f"- In {', '.join(f'{name} ({games[name].title})' for name in chief)}.")
    else:
        lines.append("- In no game that comes with Cardhouse.")
    found = [title for id in dict.fromkeys(each.id for each in games.values()) for title in scenarios.get(id, [])]
    if found:
        more = f"; and {len(found) - MOST_TITLES} more" if len(found) > MOST_TITLES else ""
        lines.append(f"- Scenarios: {'; '.join(found[:MOST_TITLES])}{more}.")
    hears = heard_by(type(rule))
    if hears:
        lines.append(f"- It {'; it '.join(hears)}.")
    return [*lines, ""]


def shared(games: dict[type, dict[str, Article]]) -> int:
    """How many classes of rules serve the books of two or more families of games."""
    return sum(len({name.partition("@")[0] for name in names}) > 1 for names in games.values())


def catalogue() -> str:
    """The whole page."""
    games, scenarios = listed_in(), scenarios_by_rule()
    by_family: dict[str, list[Rule]] = defaultdict(list)
    for rule in shelf().values():
        if not isinstance(rule, Ruled):
            by_family[family_of(type(rule))].append(rule)
    count = sum(len(found) for found in by_family.values())
    lines = [HEAD, f"There are {count} rules in {len(by_family)} families; {shared(games)} serve several games.", ""]
    about = {family_of_module(module.__name__): (module.__doc__ or "").strip() for module in all_of(rules)}
    for family, found in sorted(by_family.items()):
        lines += [f"## {family.replace('_', ' ').capitalize()}", "", about.get(family, "").partition("\n\n")[0], ""]
        for rule in sorted(found, key=lambda rule: kebab(type(rule))):
            lines += entry(rule, games.get(type(rule), {}), scenarios)
    return "\n".join(lines).rstrip("\n") + "\n"


def family_of_module(name: str) -> str:
    rest = name.removeprefix(f"{rules.__name__}.")
    return rest if "." not in rest else ""


def main() -> None:
    TARGET.write_text(catalogue(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} is written\n")


if __name__ == "__main__":
    main()
