"""Writes docs/catalogue.md and docs/catalogue/: every rule of the shelf, a page for each family, with its sentence,
fields, options, rulings, scenarios, games and what it hears.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, Final

from cardhouse import rules
from cardhouse.books.notation import cards_written, kebab
from cardhouse.cards import Cards
from cardhouse.core.declared import options_of, written
from cardhouse.core.rule import AFTER, ANSWERS, INSTEAD, Article, Rule, hooks_of
from cardhouse.games.shelf import GAMES
from cardhouse.rules import all_of
from cardhouse.rules.lawmaking.meanings import Ruled
from cardhouse.testing.notation import parse_file
from cardhouse.testing.running.checking import ENDINGS
from cardhouse.testing.shelf import shelf

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "docs" / "catalogue.md"
FAMILIES: Final = ROOT / "docs" / "catalogue"
CONFIG: Final = ROOT / "zensical.toml"
_LISTED: Final = re.compile(r"(?<=writes them\n).*(?=    # end of families)", re.DOTALL)
"""Where the navigation of the site has the pages of the families."""
MADE: Final = "Made by `python tools/catalogue.py`; a test compares it with the shelf, so do not edit it."
HEAD: Final = f"""# The catalogue of rules

{MADE}

Every rule here can be put into any game's book; where a table lacks what it needs, adoption says so.
Each family has a page with its rules: what they say, their fields and options, how they were read where a source is
silent, the scenarios that prove them, the games that have them, and what they hear.
`cardhouse explain` tells of a rule as a game has it; [who hears what](who-hears-what.md) has it the other way round.
"""
VERBS: Final = {ANSWERS: "answers", AFTER: "hears", INSTEAD: "puts something else in the place of"}
MOST_TITLES: Final = 6


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
    """Its fields with what they usually are, and the options that a table may set."""
    declared = options_of(type(rule))
    lines = [f"- Field `{each.name}`{usual(each)}." for each in fields(rule) if each.name not in declared]
    for name, option in declared.items():
        value = written(getattr(rule, name))
        values = option.values or ({"yes": "yes", "no": "no"} if isinstance(getattr(rule, name), bool) else {})
        others = [f"`{text}`{meant(text, option.said(text))}" for text in values if text != value]
        more = f"; or {', '.join(others)}" if others else ""
        ruling = f" ({option.ruling})" if option.ruling else ""
        lines.append(f"- Option `{name}`, {option.label}{ruling}: `{value.replace('|', '/')}`{more}.")
    return lines


def meant(text: str, words: str) -> str:
    """What a value of an option means, where its words say more than itself."""
    return "" if words == text else f" ({words})"


def usual(field: Field[Any]) -> str:
    """What a field is if nothing is said."""
    if field.default is MISSING:
        return ", which every book says"
    value = cards_written(field.default) if isinstance(field.default, Cards) else field.default
    return f", usually `{value}`" if value not in ("", ()) else ""


def rulings(games: dict[str, Article]) -> list[str]:
    """How it was read where its source is silent, as the games have it."""
    found = [rule for article in games.values() for rule in article.rules if isinstance(rule, Ruled)]
    return [f"- Ruling {each.ruling}: {each.sentence()}" for each in dict.fromkeys(found)]


def entry(rule: Rule, games: dict[str, Article], scenarios: dict[str, list[str]]) -> list[str]:
    """One rule."""
    said = [text for text in (rule.sentence(), rule.further()) if text]
    lines = [f"## {kebab(type(rule))}", "", *said, "", *settings(rule)]
    if games:
        chief = [name for name in games if name.partition("@")[0] == name or name.partition("@")[0] not in games]
        lines.append(f"- In {', '.join(f'{name} ({games[name].title})' for name in chief)}.")
    else:
        lines.append("- In no game that comes with Cardhouse.")
    lines += rulings(games)
    ids = dict.fromkeys([kebab(type(rule)), *[each.id for each in games.values()]])
    found = [title for id in ids for title in scenarios.get(id, [])]
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


def by_family() -> dict[str, list[Rule]]:
    """The rules of each family, by name."""
    found: dict[str, list[Rule]] = defaultdict(list)
    for rule in shelf().values():
        if not isinstance(rule, Ruled):
            found[family_of(type(rule))].append(rule)
    return {family: sorted(found[family], key=lambda rule: kebab(type(rule))) for family in sorted(found)}


def titled(family: str) -> str:
    return family.replace("_", " ").capitalize()


def catalogue() -> dict[Path, str]:
    """All pages: the list, and one for each family."""
    games, scenarios, families = listed_in(), scenarios_by_rule(), by_family()
    about = {family_of_module(module.__name__): (module.__doc__ or "").strip() for module in all_of(rules)}
    count = sum(len(found) for found in families.values())
    lines = [HEAD, f"There are {count} rules in {len(families)} families; {shared(games)} serve several games.", ""]
    pages: dict[Path, str] = {}
    for family, found in families.items():
        told = about.get(family, "").partition("\n\n")[0]
        lines += [f"## [{titled(family)}](catalogue/{family}.md)", "", told, "", "| Rule | What it says |", "|---|---|"]
        for rule in found:
            name = kebab(type(rule))
            lines.append(f"| [{name}](catalogue/{family}.md#{name}) | {rule.sentence().replace('|', '/')} |")
        lines.append("")
        own = [f"# {titled(family)}", "", told, "", MADE, ""]
        for rule in found:
            own += entry(rule, games.get(type(rule), {}), scenarios)
        pages[FAMILIES / f"{family}.md"] = "\n".join(own).rstrip("\n") + "\n"
    return {TARGET: "\n".join(lines).rstrip("\n") + "\n", CONFIG: navigation(families), **pages}


def navigation(families: Iterable[str]) -> str:
    """The settings of the site, with a way to each family."""
    rows = [f'    {{ "{titled(family)}" = "catalogue/{family}.md" }},\n' for family in families]
    return _LISTED.sub("".join(rows), CONFIG.read_text(encoding="utf-8"))


def family_of_module(name: str) -> str:
    rest = name.removeprefix(f"{rules.__name__}.")
    return rest if "." not in rest else ""


def main() -> None:
    FAMILIES.mkdir(exist_ok=True)
    pages = catalogue()
    for old in set(FAMILIES.glob("*.md")) - set(pages):
        old.unlink()
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{len(pages)} pages of the catalogue are written\n")


if __name__ == "__main__":
    main()
