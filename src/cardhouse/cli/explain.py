"""`cardhouse explain`: one rule with all that is known of it."""

import re
import shutil
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

import cardhouse
from cardhouse.cli._shelf import games_named, known_rules, source
from cardhouse.core.declared import Option, options_of, written
from cardhouse.core.rule import Article
from cardhouse.games.shelf import GAMES
from cardhouse.testing.notation import Scenario, parse_file, suggest
from cardhouse.testing.running.checking import ENDINGS, title_of

if TYPE_CHECKING:
    from cardhouse.rules.lawmaking.meanings import Ruled

WIDEST = 110
MOST_SHOWN = 12
MARK = " (the source contradicts itself)"
_RULING = re.compile(r"\bR-[A-Z][0-9]+\b")


@click.command()
@click.argument("rule", shell_complete=known_rules)
@click.option("--game", metavar="GAME", help="Only as this game has it.")
def command(rule: str, game: str | None) -> int:
    """Tell what RULE says, who added it and when, what can be set differently, and the scenarios that mention it.

    RULE is an id, such as trap-card, or one with its game, such as bartok/trap-card.
    """
    prefix, _, rule = rule.rpartition("/")
    game = game or prefix or None
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
        raise click.UsageError(f'{where} no rule "{rule}".{hint}')
    for article, games in versions.items():
        click.echo(f"{article.id}: {article.title} ({source(article)})")
        click.echo(f"In: {', '.join(games)}\n")
        click.echo("\n".join([wrapped(text) for text in (article.sentence(), article.further()) if text]) + "\n")
        click.echo("\n".join([*rulings(article), *options(article)]))
    click.echo("\n".join(mentions(rule, any(rulings(article) for article in versions))))
    return 0


def wrapped(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, max(width, 40), initial_indent="  ", subsequent_indent="  ")


def rulings(article: Article) -> list[str]:
    """What was decided where the source is silent, or where it contradicts itself."""
    found = [cast("Ruled", rule) for rule in article.rules if rule.is_ruling()]
    marked = [f"{each.ruling}{MARK if each.contradicts else ''}: {each.text}." for each in found]
    return ["Rulings:", *[wrapped(text) for text in marked], ""] if marked else []


def options(article: Article) -> list[str]:
    """What a table may set differently: what it is called, how it is set, and how to set it otherwise."""
    lines: list[str] = []
    for rule in article.rules:
        for name, option in options_of(type(rule)).items():
            value = getattr(rule, name)
            ruling = f" ({option.ruling})" if option.ruling else ""
            lines += [f"  {option.told(value)}{ruling}", *others(name, option, value)]
    return ["Options:", *lines, ""] if lines else []


def others(name: str, option: Option, value: object) -> list[str]:
    """What else an option can be set to, as it is written, and what that means."""
    values = option.values or ({"yes": "yes", "no": "no"} if isinstance(value, bool) else {})
    left = [text for text in values if text != written(value)]
    if not values:
        return [f"    {name}={written(value) or '…'}"]
    return [meaning(f"{name}={text}", option.said(text)) for text in left[:MOST_SHOWN]]


def meaning(setting: str, words: str) -> str:
    return f"    {setting}" if setting.endswith(f"={words}") else f"    {setting}: {words}"


def mentions(rule: str, ruled: bool) -> list[str]:
    """The scenarios that mention a rule, and the rulings they cite if those were not told before."""
    found = [scenario for scenario in known_scenarios() if names_rule(scenario, rule)]
    cited = sorted({ruling for scenario in found for ruling in _RULING.findall(scenario.title) if not ruled})
    lines = [f"Rulings: {', '.join(cited)}", ""] if cited else []
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
