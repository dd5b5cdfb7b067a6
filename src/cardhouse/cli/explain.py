"""`cardhouse explain`: one rule with all that is known of it."""

import re
import shutil
import textwrap
from collections.abc import Iterable
from pathlib import Path

import click

import cardhouse
from cardhouse.cli._shelf import games_named, source
from cardhouse.core.rule import Article
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Scenario, parse_file, suggest
from cardhouse.testing.running.checking import ENDINGS, title_of

WIDEST = 110
_RULING = re.compile(r"\bR-[A-Z][0-9]+\b")


@click.command()
@click.argument("rule")
@click.option("--game", metavar="GAME", help="Only as this game has it.")
def command(rule: str, game: str | None) -> int:
    """Tell what RULE says, who added it and when, what can be set differently, and the scenarios that mention it."""
    versions: dict[Article, list[str]] = {}
    known: list[str] = []
    for each in games_named(game):
        for article in each.book:
            known.append(article.id)
            if article.id == rule:
                versions.setdefault(article, []).append(each.name)
    if not versions:
        where = f"{game} has" if game else "There is"
        hint = suggest(rule, known) or ' "cardhouse rules" lists them all.'
        raise click.ClickException(f'{where} no rule "{rule}".{hint}')
    for article, games in versions.items():
        click.echo(f"{article.id}: {article.title} ({source(article)})")
        click.echo(f"In: {', '.join(games)}\n")
        click.echo(f"{wrapped(article.sentences())}\n")
        click.echo("\n".join(options(article)))
    click.echo("\n".join(mentions(rule)))
    return 0


def wrapped(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, max(width, 40), initial_indent="  ", subsequent_indent="  ")


def options(article: Article) -> list[str]:
    """What a table may set differently."""
    found = {name: value for rule in article.rules for name, value in rule.options().items()}
    settable = {name: value for name, value in found.items() if isinstance(value, (bool, int, str))}
    return ["Options:", *[f"  {name} = {plain(value)}" for name, value in settable.items()], ""] if settable else []


def plain(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def mentions(rule: str) -> list[str]:
    """The scenarios that mention a rule, and the rulings they cite."""
    found = [scenario for scenario in known_scenarios() if names_rule(scenario, rule)]
    rulings = sorted({ruling for scenario in found for ruling in _RULING.findall(scenario.title)})
    lines = [f"Rulings: {', '.join(rulings)}", ""] if rulings else []
    if not found:
        return [*lines, "No scenario mentions it."]
    return [*lines, "Scenarios:", *[f"  {title_of(scenario)}  ({scenario.path}:{scenario.line})" for scenario in found]]


def known_scenarios() -> Iterable[Scenario]:
    """Those that came with the package, and those in the folder `scenarios` where we are."""
    seen: set[Path] = set()
    for folder in (Path(cardhouse.__file__).parent / "scenarios", Path("scenarios")):
        for path in sorted(folder.rglob("*")):
            if path.suffix in ENDINGS and path.is_file() and path.resolve() not in seen:
                seen.add(path.resolve())
                yield from parse_file(path, GAMES).scenarios


def names_rule(scenario: Scenario, rule: str) -> bool:
    """Whether the id stands in the title, the given or a step, and not as part of a longer one."""
    given = [str(word) for line in scenario.given for word in line.words]
    text = " ".join([scenario.title, *given, *[step.source for step in scenario.steps]])
    return re.search(rf"(?<![\w-]){re.escape(rule)}(?![\w-])", text) is not None
