"""`cardhouse book`: keep a rulebook: add a rule, amend it, let it rest, repeal it, rule on it, and look back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, Final

import click

from cardhouse.books import history as past
from cardhouse.books.days import day_said, kept_day
from cardhouse.books.reading import MARKDOWN
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.shipped import BOOKS, file_name, shipped_text
from cardhouse.books.writing import NotThere, written_rulebook
from cardhouse.cli._shelf import games_named, rulebook_at

Step = Callable[..., Any]  # a click command before it is one

FILE: Final = click.argument("file", type=click.Path(path_type=Path))
RULE: Final = click.argument("rule")


@click.group()
def command() -> None:
    """Keep a rulebook: one Markdown file with a section for each rule."""


def occasion_options(step: Step) -> Step:
    """By whom, when and by which vote."""
    for option in (
        click.option("--round", type=click.IntRange(0), default=0, help="In which round of that day's play."),
        click.option("--day", default="", help="When, such as 2026-09-03; today, if nothing is said."),
        click.option("--vote", default="", help='By which vote: "3 to 1", "all agreed".'),
        click.option("--by", default="", help="Whose doing it is."),
    ):
        step = option(step)
    return step


def occasion(by: str, vote: str, day: str, round: int) -> past.Circumstance:
    return past.Circumstance(kept_day(day) if day else date.today().isoformat(), round, by, vote)


def changed(file: Path, change: Callable[[Rulebook], Rulebook]) -> int:
    """Change the book in a file; everything else in it stays as it is."""
    book = rulebook_at(file)
    if book.form != MARKDOWN or not book.is_book:
        raise click.ClickException(
            f'"{file}" is no rulebook of ours; "cardhouse read {file} --write NEW.md" makes one.'
        )
    try:
        new = change(book)
    except (past.CannotChange, NotThere) as problem:
        raise click.ClickException(f"{str(problem)[:1].upper()}{str(problem)[1:]}.") from None
    file.write_text(new.source, encoding="utf-8")
    for line in past.difference(book, new):
        click.echo(line)
    return 0


@command.command()
@FILE
@click.option("--title", required=True, help="What the book is called.")
@click.option("--base", default="bartok@2023-08-14", show_default=True, help="The game it is built on.")
def new(file: Path, title: str, base: str) -> int:
    """Begin a book in FILE."""
    games_named(base)
    if file.exists():
        raise click.UsageError(f'"{file}" is there already; name another file.')
    file.write_text(written_rulebook(Rulebook(title, base)), encoding="utf-8")
    click.echo(f"{file}: {title}, built on {base}.")
    return 0


@command.command()
@FILE
@click.argument("title")
@click.argument("text")
@click.option("--shelf", default="", help="The rule of the shelf that runs it.")
@occasion_options
def adopt(file: Path, title: str, text: str, shelf: str, **told: Any) -> int:
    """Add a rule: its TITLE and its TEXT."""
    return changed(file, lambda book: past.adopting(book, title, text, occasion(**told), shelf=shelf))


@command.command()
@FILE
@RULE
@click.argument("text")
@occasion_options
def amend(file: Path, rule: str, text: str, **told: Any) -> int:
    """Give a rule another TEXT; what it said before is kept in its history."""
    return changed(file, lambda book: past.amending(book, rule, text, occasion(**told)))


@command.command()
@FILE
@RULE
@click.option("--for-a-round", is_flag=True, help="Only for the round that is named.")
@occasion_options
def suspend(file: Path, rule: str, for_a_round: bool, **told: Any) -> int:
    """Let a rule rest; it keeps its place."""
    rests = past.suspending_for_a_round if for_a_round else past.suspending
    return changed(file, lambda book: rests(book, rule, occasion(**told)))


@command.command()
@FILE
@RULE
@occasion_options
def resume(file: Path, rule: str, **told: Any) -> int:
    """Put a rule that rests in force again."""
    return changed(file, lambda book: past.resuming(book, rule, occasion(**told)))


@command.command()
@FILE
@RULE
@occasion_options
def repeal(file: Path, rule: str, **told: Any) -> int:
    """Repeal a rule; it stays in the file, where it was, out of force."""
    return changed(file, lambda book: past.repealing(book, rule, occasion(**told)))


@command.command("re-enact")
@FILE
@RULE
@occasion_options
def reenact(file: Path, rule: str, **told: Any) -> int:
    """Put a rule that was repealed in force again, in its old place."""
    return changed(file, lambda book: past.reenacting(book, rule, occasion(**told)))


@command.command("ruling")
@FILE
@RULE
@click.argument("text")
@occasion_options
def ruling(file: Path, rule: str, text: str, **told: Any) -> int:
    """Keep how a dispute about a rule was decided, under the rule."""
    return changed(file, lambda book: past.ruling(book, rule, text, occasion(**told)))


@command.command()
@FILE
@click.argument("rule", required=False)
def history(file: Path, rule: str | None) -> int:
    """What was done with a rule, or with all of them."""
    book = rulebook_at(file)
    found = [each for each in book.rules if rule is None or each is book.rule(rule)]
    if not found and rule is not None:
        raise click.UsageError(f'There is no rule "{rule}" in "{book.title}".')
    for each in found:
        click.echo(each.title)
        for change in past.history(each):
            click.echo(f"  {past.told(change)}")
        for precedent in each.precedents:
            by = f", by {precedent.by}" if precedent.by else ""
            when = f"{day_said(precedent.day)}{by}: " if precedent.day else ""
            vote = f" ({precedent.vote})" if precedent.vote else ""
            click.echo(f"  ruling: {when}{precedent.text}{vote}")
    return 0


@command.command()
@FILE
def blame(file: Path) -> int:
    """Who gave each rule the words it has now, and when."""
    for rule, change in past.blame(rulebook_at(file)):
        who = ", ".join([part for part in (change.by or "the book", day_said(change.day)) if part])
        click.echo(f"{who:28} {rule.title}: {rule.words}")
    return 0


@command.command()
@FILE
@click.argument("since")
@click.argument("until", required=False)
def diff(file: Path, since: str, until: str | None) -> int:
    """What changed after the day SINCE, up to the day UNTIL or now; `2026-09-03#2` is after round 2 of that day."""
    book = rulebook_at(file)
    old, now = past.book_at(book, *moment(since)), past.book_at(book, *moment(until)) if until else book
    lines = past.difference(old, now)
    click.echo("\n".join(lines) if lines else "Nothing changed.")
    return 0


def moment(text: str) -> tuple[str, int]:
    day, _, round = text.partition("#")
    if round and not round.isdigit():
        raise click.UsageError(f'"{round}" is no round; write, for instance, 2026-09-03#2.')
    kept = kept_day(day)
    if not kept[:4].isdigit():
        raise click.UsageError(f'"{day}" is no day; write, for instance, 2026-09-03.')
    return kept, int(round or 0)


@command.command()
@click.argument("games", nargs=-1)
@click.option(
    "--into", type=click.Path(path_type=Path), help="Write the files into this folder, instead of showing them."
)
def shipped(games: tuple[str, ...], into: Path | None) -> int:
    """The books of the games that come with Cardhouse; all of them, if none is named."""
    for name in games:
        games_named(name)
    for name in games or BOOKS:
        text = shipped_text(name)
        if into is None:
            click.echo(text, nl=False)
        else:
            into.mkdir(parents=True, exist_ok=True)
            (into / file_name(name)).write_text(text, encoding="utf-8")
            click.echo(into / file_name(name))
    return 0
