"""`cardhouse read`: a rulebook as people keep it, and how each rule and sentence of it will be run."""

import json
import shutil
import textwrap
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import click

from cardhouse.books.days import day_said
from cardhouse.books.notation import on_the_shelf
from cardhouse.books.rulebook import BookRule, Rulebook
from cardhouse.books.running import RuleRun, Runner, SentenceRun, runs_of
from cardhouse.books.writing import written_rulebook
from cardhouse.cli._shelf import games_named, rulebook_at

WIDEST: Final = 110
SIGNS: Final = {Runner.WORDS: "words ", Runner.SHELF: "shelf ", Runner.PEOPLE: "people"}


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--base", metavar="GAME", default="", help="The game it is built on, if it names none.")
@click.option("--shelf", is_flag=True, help="Let rules of the shelf run those that have the same title.")
@click.option(
    "--write", "target", type=click.Path(path_type=Path), help="Write the book in our own form into this file."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each rule, one a line.")
def command(file: Path, base: str, shelf: bool, target: Path | None, as_json: bool) -> int:
    """Read a rulebook, and say of every rule and sentence how it will be run, and why.

    FILE is Markdown, reStructuredText or plain notes; rules may have headings, numbers or just lines.
    """
    if base:
        games_named(base)
    book = rulebook_at(file).built_on(base)
    if shelf:
        book = replace(book, rules=tuple([taken_from_shelf(rule, book.base or book.game) for rule in book.rules]))
    runs = runs_of(book)
    if target is not None:
        if target.exists():
            raise click.UsageError(f'"{target}" is there already; name another file.')
        target.write_text(written_rulebook(book), encoding="utf-8")
    if as_json:
        click.echo("\n".join([json.dumps(as_object(run), ensure_ascii=False) for run in runs]))
        return 0
    click.echo("\n".join(told(book, runs)))
    return 0


def taken_from_shelf(rule: BookRule, base: str) -> BookRule:
    """A rule, run by the one of the shelf with its title."""
    found = on_the_shelf(rule.title, base) if not rule.shelf else None
    return replace(rule, shelf=f"{found[0]}/{found[1].id}") if found else rule


def told(book: Rulebook, runs: list[RuleRun]) -> Iterator[str]:
    count = "1 rule" if len(runs) == 1 else f"{len(runs)} rules"
    on = f", built on {book.base}" if book.base else f", the book of {book.game}" if book.game else ""
    yield f"{book.title}: {count}{on} ({book.form})"
    for paragraph in book.preface:
        yield from wrapped(paragraph, "  ")
    part = ""
    for run in runs:
        if run.rule.part != part:
            part = run.rule.part
            yield f"\n{part}" if part else ""
        yield ""
        yield from rule_told(run)
    yield ""
    yield from summed_up(book, runs)


def rule_told(run: RuleRun) -> Iterator[str]:
    rule = run.rule
    by = ", ".join([part for part in (rule.by, day_said(rule.since)) if part])
    state = ", repealed" if rule.repealed else ", suspended" if rule.suspended else ""
    yield f"{rule.title} ({by}){state}" if by else f"{rule.title}{state}"
    for sentence in run.sentences:
        yield from sentence_told(sentence, run)
    if run.named_alike and Runner.PEOPLE in run.by:
        yield from wrapped(
            f"The shelf has a rule of this name. To have it run this one, write under it: - Shelf: {run.named_alike}",
            "          ",
        )


def sentence_told(sentence: SentenceRun, run: RuleRun) -> Iterator[str]:
    yield from wrapped(sentence.text, f"  {SIGNS[sentence.by]}  ")
    if sentence.by is Runner.SHELF and sentence is not run.sentences[0]:
        return
    why = f"I read: {sentence.reading}" if sentence.reading else sentence.why
    yield from wrapped(f"↳ {why}" if why else "", "          ")
    for choice in sentence.choices:
        yield from wrapped(f"? {choice}", "          ")


def summed_up(book: Rulebook, runs: list[RuleRun]) -> Iterator[str]:
    """How many sentences are run by whom, and what is wrong."""
    found = Counter(sentence.by for run in runs for sentence in run.sentences)
    parts = [f"{found[by]} by {by}" for by in Runner if found[by]]
    total = sum(found.values())
    yield f"{total} {'sentence' if total == 1 else 'sentences'}: {', '.join(parts)}." if parts else "No sentences."
    for run in runs:
        if run.problem:
            yield f"Line {run.rule.lines[0] + 1}: {run.problem}"
    for problem in book.problems:
        yield f"Line {problem.line}: {problem.message}"
    if not book.is_book:
        yield "It does not say what it is built on; to play by it, write under its title, for instance: - Base: bartok"


def wrapped(text: str, indent: str) -> list[str]:
    width = max(40, min(shutil.get_terminal_size().columns, WIDEST))
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=" " * len(indent))


def as_object(run: RuleRun) -> dict[str, object]:
    """A rule as JSON has it."""
    rule = run.rule
    return {
        "id": rule.id,
        "title": rule.title,
        "part": rule.part,
        "by": rule.by,
        "since": rule.since,
        "line": rule.lines[0] + 1,
        "state": rule.state.lower(),
        "shelf": rule.shelf,
        "named_alike": run.named_alike,
        "problem": run.problem,
        "sentences": [
            {
                "text": sentence.text,
                "by": sentence.by.name.lower(),
                "why": sentence.why,
                "reading": sentence.reading,
                "choices": list(sentence.choices),
            }
            for sentence in run.sentences
        ],
    }
