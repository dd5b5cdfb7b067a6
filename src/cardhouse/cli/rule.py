"""`cardhouse rule`: a rule in anybody's words, read and said back."""

import json
import sys
from pathlib import Path

import click

from cardhouse.core.book_acts import meant_by
from cardhouse.english.front.answers import Interpretation, Status, answer
from cardhouse.english.lint import Circumstances
from cardhouse.english.saying_back import Example
from cardhouse.english.trying import cautions
from cardhouse.games import new_table
from cardhouse.games.shelf import Game, UnknownGame
from cardhouse.games.shelf import game as named
from cardhouse.testing.shown import shown


@click.command()
@click.argument("texts", nargs=-1, metavar="TEXT...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each text, one a line.")
@click.option("--game", default="moo", show_default=True, help="The game the rule is for.")
@click.option("--player", "players", multiple=True, metavar="NAME", help="Who sits at the table.")
@click.option("--rule", "rules", multiple=True, metavar="TEXT", help="A rule that is already in force.")
@click.option("--try", "tries", is_flag=True, help="Play quick games with it, and say what changes.")
@click.option("--file", metavar="FILE", help="One text a line; - is standard input.")
def command(
    texts: tuple[str, ...],
    as_json: bool,
    game: str,
    players: tuple[str, ...],
    rules: tuple[str, ...],
    file: str | None,
    tries: bool,
) -> int:
    """Read a rule, say back what was understood, and ask where it was not.

    TEXT is a rule as you would say it, for instance: "7 - next player draws 2".
    """
    if file is not None:
        texts = (*texts, *lines_of(file))
    if not texts:
        raise click.UsageError('Write the rule in quotes, for instance: cardhouse rule "2 - skip".')
    try:
        shelf = named(game)
    except UnknownGame as problem:
        raise click.UsageError(str(problem)) from None
    table = Circumstances(game, players, rules, frozenset(known(shelf, rules)))
    for place, text in enumerate(texts):
        found = answer(text, table)
        told_then = trial(text, shelf, players, rules) if tries and found.status is Status.COMPILES else None
        if as_json:
            tried = {} if told_then is None else {"tried": told_then}
            click.echo(json.dumps(as_object(found, table) | tried, ensure_ascii=False))
        else:
            lines = [*told(found, table), *trial_told(told_then)]
            click.echo(("\n" if place else "") + "\n".join(lines))
    return 0


def trial(text: str, game: Game, players: tuple[str, ...], rules: tuple[str, ...]) -> list[str]:
    """What quick games with this rule show, at a new table of the game with these rules in force."""
    names = [*players, *[name for name in ("Ann", "Bob", "Cid") if name not in players]]
    table = new_table(game.book, names[: max(3, len(players))], seed=1)
    for place, rule in enumerate(rules, 1):
        meant_by(table, f"r{place}", f"Rule {place}", "somebody", rule).apply(table)
    known_already = [warned.message for warned in answer(text, Circumstances(game.name, players, rules)).warnings]
    return [caution.message for caution in cautions(table, text) if caution.message not in known_already]


def trial_told(found: list[str] | None) -> list[str]:
    if found is None:
        return []
    return [f"  Mind: {message}" for message in found] or ["  Tried in quick games: nothing to mind."]


def lines_of(file: str) -> list[str]:
    """One text a line; the two characters \\n are a line end inside a text."""
    try:
        data = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise click.UsageError(f'I cannot read "{file}": {problem}') from None
    return [line.replace("\\n", "\n") for line in data.splitlines() if line.strip()]


def known(game: Game, rules: tuple[str, ...]) -> set[int | str]:
    """The numbers and titles by which a rule can be switched off."""
    found: set[int | str] = set(range(1, len(rules) + 1))
    for article in game.book:
        found.update((article.title, article.id))
        number = article.id.partition("-")[0]
        if number.isdigit():
            found.add(int(number))
    return found


def said_back(found: Interpretation, table: Circumstances) -> Example | None:
    """What the rule does, at the smallest table of the game that shows it."""
    if found.rule is None or found.status is not Status.COMPILES:
        return None
    return shown(found.rule, table.game, tuple(table.rules))


def as_object(found: Interpretation, table: Circumstances) -> dict[str, object]:
    """The answer as JSON has it, keys in their order."""
    read = found.understood
    said = said_back(found, table)
    return {
        "text": found.text,
        "status": str(found.status),
        "reading": found.reading,
        "proposals": list(found.proposals),
        "understood": {
            "half": read.half,
            "trigger": read.trigger,
            "effect": read.effect,
            "rest": read.rest,
            "forms": list(read.forms),
            "ask": read.ask,
            "sentences": list(read.sentences),
        },
        "problem": None
        if found.problem is None
        else {"code": found.problem.code, "message": found.problem.message, "at": found.problem.at},
        "example": None
        if said is None
        else {"kind": said.kind, "given": said.given, "steps": said.steps, "words": said.words},
        "warnings": [{"code": warned.code, "message": warned.message} for warned in found.warnings],
    }


def told(found: Interpretation, table: Circumstances) -> list[str]:
    """The answer as a person reads it."""
    lines = [found.text.strip()]
    if found.reading is not None:
        lines.append(f"  I read: {found.reading}")
    said = said_back(found, table)
    if said is not None:
        lines.append(f"  For instance: {said.words}")
    if found.problem is not None:
        lines.append(f"  {found.problem.message}")
    choices = list(found.proposals)
    if choices:
        lines.append("  Do you mean:" if found.status is Status.ASKS else "  It could go on like this:")
        lines += [f"    {number}. {choice}" for number, choice in enumerate(choices, 1)]
        lines.append(f"    {len(choices) + 1}. None of these.")
    lines += [f"  Mind: {warned.message}" for warned in found.warnings]
    return lines
