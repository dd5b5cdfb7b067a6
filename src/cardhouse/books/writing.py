"""A rulebook as text, and changes in one that leave everything else as its editor left it."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardhouse.books.days import day_said
from cardhouse.books.marks import HEADER_KEYS, RULE_KEYS, change_said, mark_of, precedent_said
from cardhouse.books.passages import lines_of
from cardhouse.books.reading import read_rulebook
from cardhouse.books.rulebook import BookRule, Rulebook
from cardhouse.books.sentences import split_sentences
from cardhouse.core.book_acts import rule_id

_SIGNS: Final = re.compile(r"([\\`*_\[\]<&])")
_IN_HEADINGS: Final = re.compile(r"([\\`*_\[\]<&#])")
_FIRST: Final = re.compile(r"^([#>+=~-]|\d+[.)])")


class NotThere(LookupError):
    """A rule that is not in the book."""


def escaped(text: str, signs: re.Pattern[str] = _SIGNS) -> str:
    """Words in which no sign means anything to Markdown."""
    text = signs.sub(r"\\\1", text)
    found = _FIRST.match(text)
    return f"{text[: found.end() - 1]}\\{text[found.end() - 1 :]}" if found else text


def heading(text: str) -> str:
    """The same for a heading, which may not end in signs that mark one."""
    return escaped(text, _IN_HEADINGS)


def written_rulebook(book: Rulebook) -> str:
    """The whole book in our own form."""
    lines = [f"# {heading(book.title)}", ""]
    for paragraph in book.preface:
        lines += [*map(escaped, split_sentences(paragraph)), ""]
    header = header_lines(book)
    lines += [*header, ""] if header else []
    for rule in book.rules:
        lines += [*section_lines(rule), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def header_lines(book: Rulebook) -> list[str]:
    """What the book is built on, and what it sets."""
    return [
        *([f"- Base: {book.base}"] if book.base else []),
        *([f"- Game: {book.game}"] if book.game else []),
        *([f"- Players: {book.players[0]} to {book.players[1]}"] if book.players else []),
        *([f"- Dial: {book.dial}"] if book.dial else []),
        *[f"- Option {name}: {value}" for name, value in book.options],
        *([f"- Rests: {', '.join(book.rests)}"] if book.rests else []),
    ]


def section_lines(rule: BookRule) -> list[str]:
    """A rule: heading, who added it and when, what it says, small print, examples."""
    lines = [f"## {heading(rule.title)}"]
    if rule.by or rule.since:
        by = f"By {escaped(rule.by)}" if rule.by else "Added"
        lines.append(f"_{by}{',' if rule.by and rule.since else ''}{f' {day_said(rule.since)}' if rule.since else ''}_")
    for paragraph in rule.text:
        lines += ["", *map(escaped, split_sentences(paragraph))]
    small = small_print(rule)
    lines += ["", *small] if small else []
    for example in rule.examples:
        lines += ["", "```table", *example.rstrip("\n").split("\n"), "```"]
    return lines


def small_print(rule: BookRule) -> list[str]:
    return [
        *([f"- Shelf: {rule.shelf}"] if rule.shelf else []),
        *([f"- Id: {rule.id}"] if rule.id != rule_id(rule.title) else []),
        *([f"- Dial: {rule.dial}"] if rule.dial else []),
        *[f"- {precedent_said(each)}" for each in rule.precedents],
        *[f"- {change_said(each)}" for each in rule.changes],
    ]


def with_rule(book: Rulebook, rule: BookRule) -> Rulebook:
    """The book with a rule in place of the one with its id, or with one more at its end. Only the lines of what changed
    are written anew: its words if these are others, its small print if that is.
    """
    old = book.rule(rule.id)
    lines = lines_of(book.source)
    if old is None:
        while lines and not lines[-1].strip():
            lines.pop()
        lines += ["", *section_lines(rule), ""]
    else:
        lines[old.lines[0] : old.lines[1]] = changed_section(lines[old.lines[0] : old.lines[1]], old, rule)
    return again(book, lines)


def changed_section(lines: Sequence[str], old: BookRule, new: BookRule) -> list[str]:
    """The lines of a section as they stand, but for what is another."""
    gap = len(lines) - len("\n".join(lines).rstrip().split("\n"))
    if (old.title, old.by, old.since, old.examples) != (new.title, new.by, new.since, new.examples) or not old.text:
        return [*section_lines(new), *[""] * gap]
    before, after = small_print(old), small_print(new)
    marks = [place for place, line in enumerate(lines) if mark_of(line[2:], RULE_KEYS) and line[:1] in "-*+"]
    words = range(old.said[0] - old.lines[0], old.said[1] - old.lines[0])
    gone = [mark_of(line[2:], RULE_KEYS) for line in before if line not in after]
    kept: list[str] = []
    last = 0  # how many lines there are up to the end of the small print
    for place, line in enumerate(lines):
        if new.text != old.text and place in words and place not in marks:
            kept += said_anew(new) if place == words.start else []
        elif place not in marks or mark_of(line[2:], RULE_KEYS) not in gone:
            kept.append(line)
            last = len(kept) if place in marks else last
    return inserted(kept, more_of(after, before), last, gap)


def more_of(after: Sequence[str], before: Sequence[str]) -> list[str]:
    """The lines that are new; one that is there already may come once more."""
    there = Counter(before)
    found: list[str] = []
    for line in after:
        if there[line]:
            there[line] -= 1
        else:
            found.append(line)
    return found


def said_anew(rule: BookRule) -> list[str]:
    found = [line for paragraph in rule.text for line in ("", *map(escaped, split_sentences(paragraph)))]
    return found[1:]


def inserted(lines: list[str], more: Sequence[str], last: int, gap: int) -> list[str]:
    """Small print after the one that is there, else before the first example, else at the end."""
    if not more:
        return lines
    if last:
        while last < len(lines) and lines[last].startswith("  "):
            last += 1
        return [*lines[:last], *more, *lines[last:]]
    fences = [place for place, line in enumerate(lines) if line.startswith(("```", "~~~"))]
    place = fences[0] if fences else len(lines) - gap
    before = [""] if lines[place - 1].strip() else []
    return [*lines[:place], *before, *more, *([""] if fences else []), *lines[place:]]


def with_option(book: Rulebook, name: str, value: str) -> Rulebook:
    """The book with an option set: the line that sets it is another, or there is one more."""
    lines = lines_of(book.source)
    end = book.rules[0].lines[0] if book.rules else len(lines)
    written = f"- Option {name}: {value}"
    bullets = {place: line[2:].strip() for place, line in enumerate(lines[:end]) if line.startswith(("- ", "* ", "+ "))}
    header = {place: mark for place, text in bullets.items() if (mark := mark_of(text, HEADER_KEYS))}
    for place, mark in header.items():
        if mark[:2] == ("Option", name):
            return again(book, [*lines[:place], written, *lines[place + 1 :]])
    place = max(header, default=end - 1) + 1
    return again(book, [*lines[:place], written, *lines[place:]])


def without_rule(book: Rulebook, id: str) -> Rulebook:
    """The book without the section of a rule."""
    rule = known_rule(book, id)
    lines = lines_of(book.source)
    del lines[rule.lines[0] : rule.lines[1]]
    return again(book, lines)


def known_rule(book: Rulebook, name: str) -> BookRule:
    rule = book.rule(name)
    if rule is None:
        raise NotThere(f'there is no rule "{name}" in "{book.title}"')
    return rule


def again(book: Rulebook, lines: Sequence[str]) -> Rulebook:
    """The book that these lines are; they end as they did before."""
    ending = "\r\n" if "\r\n" in book.source else "\n"
    return read_rulebook(ending.join(lines), f"{book.title}.md")
