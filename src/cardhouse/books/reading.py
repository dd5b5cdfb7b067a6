"""From a text to a rulebook: our own books, and books as people keep them.

A rule is a section with a heading, a numbered clause, a term with its meaning, or a note in a list that has no other
words around it. Nothing is left out: what belongs to no rule is in the preface.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePath
from typing import Final

from cardhouse.books.marks import (
    HEADER_KEYS,
    RULE_KEYS,
    base_told,
    byline,
    change_of,
    mark_of,
    precedent_of,
    signature,
    told_apart,
)
from cardhouse.books.notes import is_notes, note_passages
from cardhouse.books.passages import BULLET, FENCE, HEADING, ITEM, PARAGRAPH, TERM, Passage, lines_of, markdown_passages
from cardhouse.books.restructured import is_restructured, restructured_passages
from cardhouse.books.rulebook import BookChange, BookProblem, BookRule, Precedent, Rulebook
from cardhouse.core.book_acts import rule_id

MARKDOWN: Final = "markdown"
RESTRUCTURED: Final = "reStructuredText"
NOTES: Final = "notes"
_CLAUSE: Final = re.compile(r"(\d+(?:\.\d+)+|\d{2,})[.)]?\s+(\S.*)", re.DOTALL)
_NAMED: Final = re.compile(r"([A-Z0-9][^:.!?\"]{0,40}):\s+(\S.*)", re.DOTALL)
_TITLE_WORDS: Final = 6
_LONGEST_TITLE: Final = 60


def read_rulebook(text: str, name: str = "") -> Rulebook:
    """The book that a text is, whatever form it has; `name` is that of its file."""
    form, passages = passages_of(text, name)
    sections = sections_of(passages)
    header = Header(stem=PurePath(name).stem)
    lines = lines_of(text)
    if sections and is_front(sections):
        front = sections.pop(0)
        header.read(front, lines)
    elif len(sections) == 1:
        header.title = sections[0].heading.words if sections[0].heading else ""
    found: list[BookRule] = []
    for place, section in enumerate(sections):
        if is_part(section, sections[place + 1 : place + 2]):
            header.preface.extend(passage.words for passage in section.body)
        else:
            found += rules_of(section, lines, header)
    return Rulebook(
        title=header.title or header.stem,
        base=header.base,
        game=header.game,
        rules=tuple(with_ids(found)),
        options=tuple(header.options),
        rests=tuple(header.rests),
        players=header.players,
        dial=header.dial,
        preface=tuple(header.preface),
        source=text,
        form=form,
        problems=tuple(header.problems),
    )


def passages_of(text: str, name: str) -> tuple[str, list[Passage]]:
    if is_restructured(text, name):
        return RESTRUCTURED, restructured_passages(text)
    if is_notes(text):
        return NOTES, note_passages(text)
    return MARKDOWN, markdown_passages(text)


@dataclass
class BookSection:
    """A heading and what stands under it, up to the next one."""

    heading: Passage | None
    parts: tuple[str, ...] = ()
    body: list[Passage] = field(default_factory=list)
    after: int = 0


def sections_of(passages: Sequence[Passage]) -> list[BookSection]:
    """The sections of a text, each with the headings above it."""
    found: list[BookSection] = []
    above: list[Passage] = []
    for passage in passages:
        if passage.kind == HEADING:
            above = [each for each in above if each.depth < passage.depth]
            if found:
                found[-1].after = passage.first
            found.append(BookSection(passage, tuple(each.words for each in above)))
            above.append(passage)
        else:
            if not found:
                found.append(BookSection(None))
            found[-1].body.append(passage)
            found[-1].after = passage.after
    return found


def is_front(sections: Sequence[BookSection]) -> bool:
    """Whether the first section is the front of the book: its title, the only one of its level, and what comes before
    the first rule.
    """
    first = sections[0]
    if first.heading is None:
        return len(sections) > 1
    level = first.heading.depth
    alone = all(each.heading is None or each.heading.depth > level for each in sections[1:])
    return alone and (len(sections) > 1 or not first.body or any(is_header(passage) for passage in first.body))


def is_header(passage: Passage) -> bool:
    return passage.kind == ITEM and mark_of(passage.words, HEADER_KEYS) is not None


def is_part(section: BookSection, after: Sequence[BookSection]) -> bool:
    """Whether a section only introduces those under it, with a remark that is set off."""
    remark = len(section.body) == 1 and section.body[0].emphasised and byline(section.body[0].text) is None
    return remark and any(depth_of(each) > depth_of(section) for each in after)


def depth_of(section: BookSection) -> int:
    return section.heading.depth if section.heading else 0


@dataclass
class Header:
    """The front of a book while it is read."""

    stem: str
    title: str = ""
    base: str = ""
    game: str = ""
    dial: str = ""
    players: tuple[int, int] | None = None
    options: list[tuple[str, str]] = field(default_factory=list)
    rests: list[str] = field(default_factory=list)
    preface: list[str] = field(default_factory=list)
    problems: list[BookProblem] = field(default_factory=list)

    def read(self, front: BookSection, lines: Sequence[str]) -> None:
        self.title = front.heading.words if front.heading else ""
        for passage in front.body:
            mark = mark_of(raw(passage, lines), HEADER_KEYS) if passage.kind == ITEM else None
            if mark is None and not self.base and (base := base_told(passage.words)):
                self.base = base
            elif mark is None:
                self.preface.append(passage.words)
            else:
                self.note(*mark, passage.first + 1)

    def note(self, key: str, about: str, value: str, line: int) -> None:
        if key == "Base":
            self.base = "-".join(value.casefold().split())
        elif key == "Game":
            self.game = value
        elif key == "Dial":
            self.dial = value
        elif key == "Option" and about:
            self.options.append((about, value))
        elif key == "Rests":
            self.rests += [rule.strip() for rule in value.split(",") if rule.strip()]
        elif key == "Players" and (found := re.fullmatch(r"(\d+)(?: to |-|–)(\d+)", value)):
            self.players = int(found[1]), int(found[2])
        else:
            self.problems.append(BookProblem(line, f'I cannot read "{key}: {value}" here.'))


def raw(passage: Passage, lines: Sequence[str], between: str = " ") -> str:
    """An item as it is written, without its bullet: in the small print every sign stands for itself."""
    text = between.join([line.strip() for line in lines[passage.first : passage.after] if line.strip()])
    return re.sub(r"^[-*+•]\s+", "", text)


def rules_of(section: BookSection, lines: Sequence[str], header: Header) -> list[BookRule]:
    """The rules of a section: one, or one for each clause, term or note in it."""
    heading = section.heading
    title = heading.words if heading else ""
    part = section.parts[-1] if section.parts else ""
    draft = Draft(title, part, (heading.first if heading else 0, section.after))
    loose: list[Passage] = []
    for passage in section.body:
        if not draft.takes(passage, lines, first=not loose):
            loose.append(passage)
    draft.said = (loose[0].first, loose[-1].after) if loose else (section.after, section.after)
    drafts = split(draft, loose)
    for each in drafts:
        each.part = "" if each.part == header.title else each.part
    return [each.rule() for each in drafts if each.says]


@dataclass
class Draft:
    """A rule while it is read."""

    title: str
    part: str
    lines: tuple[int, int]
    id: str = ""
    by: str = ""
    since: str = ""
    shelf: str = ""
    dial: str = ""
    text: list[str] = field(default_factory=list)
    precedents: list[Precedent] = field(default_factory=list)
    changes: list[BookChange] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    said: tuple[int, int] = (0, 0)

    @property
    def says(self) -> bool:
        return bool(self.text or self.shelf or self.examples or self.by)

    def rule(self) -> BookRule:
        title = printable(self.title)
        return BookRule(
            title,
            self.id or rule_id(title),
            tuple([printable(text) for text in self.text]),
            printable(self.by),
            printable(self.since),
            self.shelf,
            self.dial,
            tuple(self.precedents),
            tuple(self.changes),
            tuple(self.examples),
            self.part,
            self.lines,
            self.said,
        )

    def takes(self, passage: Passage, lines: Sequence[str], first: bool) -> bool:
        """Whether a passage is small print of this rule, and so no part of what it says."""
        if passage.kind == FENCE:
            self.examples.append(passage.text)
            return True
        if passage.kind == ITEM and passage.mark == BULLET:
            mark = mark_of(raw(passage, lines), RULE_KEYS)
            if mark is not None:
                self.note(*mark)
                return True
        if (first or passage.kind == ITEM) and self.signed_apart(raw(passage, lines, "\n")):
            return True
        return first and passage.kind == PARAGRAPH and not passage.text.count("\n") and self.signed(passage.text)

    def signed(self, text: str) -> bool:
        told = byline(text)
        if told is None:
            return False
        self.by, self.since = told
        return True

    def signed_apart(self, text: str) -> bool:
        """Whether all its lines say who added the rule, or when."""
        told = [told_apart(line) for line in text.splitlines()]
        if not told or None in told:
            return False
        for who, day in [each for each in told if each is not None]:
            self.by, self.since = who or self.by, day or self.since
        return True

    def note(self, key: str, about: str, value: str) -> None:
        if key == "Shelf":
            self.shelf = value
        elif key == "Id":
            self.id = value
        elif key == "Dial":
            self.dial = value
        elif key == "Ruling":
            self.precedents.append(precedent_of(about, value))
        else:
            self.changes.append(change_of(f"{key} {about}".strip(), value))

    def sub(self, title: str, passage: Passage) -> "Draft":
        """A rule that is a part of this section."""
        part = self.title or self.part
        return Draft(title, part, (passage.first, passage.after))


def split(draft: Draft, loose: Sequence[Passage]) -> list[Draft]:
    """One rule, or one for each clause with a number, each term, and each note that has no other words around it."""
    draft.title, by, since = signature(draft.title)
    if by or since:
        draft.by, draft.since = by, since
    if loose and loose[0].kind == PARAGRAPH and not draft.by and not draft.since:
        line, _, rest = loose[0].text.partition("\n")
        if draft.signed(line):  # a signature alone is small print, and was taken already
            loose = [replace(loose[0], text=rest), *loose[1:]]
    only_items = bool(loose) and all(passage.kind == ITEM or passage.depth for passage in loose)
    notes = only_items and sum(passage.depth == 1 and passage.kind == ITEM for passage in loose) > 1
    notes = notes and not draft.shelf and not draft.by
    found, now = [draft], draft
    for passage in loose:
        clause = _CLAUSE.fullmatch(passage.text)
        numbered = passage.kind == ITEM and (len(passage.mark) > 1 or clause)
        if passage.kind == TERM:
            now = draft.sub(passage.words, passage)
            found.append(now)
        elif numbered:
            number, text = (clause[1], clause[2]) if clause else (passage.mark, passage.text)
            now = draft.sub(number, passage)
            found.append(now)
            say(now, text)
        elif passage.kind == PARAGRAPH and clause and re.match(r"\d+(?:\.\d+)*\.", passage.text):
            now = draft.sub(clause[1], passage)
            found.append(now)
            say(now, clause[2])
        elif notes and passage.kind == ITEM and passage.depth == 1:
            now = note(draft, passage)
            found.append(now)
        else:
            if passage.depth == 0:
                now = draft
            say(now, passage.text)
        if now is not draft:
            now.lines = (now.lines[0], passage.after)
    return found


def printable(text: str) -> str:
    """A text without letters that show nothing."""
    return "".join([letter for letter in text if letter.isprintable()])


def say(draft: Draft, text: str) -> None:
    words = " ".join(text.split())
    if not draft.by and not draft.since and not draft.text:
        words, draft.by, draft.since = signature(words)
    draft.text.append(words)


def note(draft: Draft, passage: Passage) -> Draft:
    """A note in a list: its title is what stands before a colon, else its first words."""
    words, by, since = signature(passage.words)
    named = _NAMED.fullmatch(words)
    title = named[1] if named and len(named[1].split()) <= 4 else short(words)
    found = draft.sub(title, passage)
    found.by, found.since = by, since
    found.text.append(words)
    return found


def short(text: str) -> str:
    """The first words of a text, as its title."""
    words = text.split()
    shown = " ".join(words[:_TITLE_WORDS])[:_LONGEST_TITLE].rstrip(" ,;:.!?")
    return shown if len(words) <= _TITLE_WORDS else f"{shown} …"


def with_ids(rules: Iterable[BookRule]) -> list[BookRule]:
    """The rules with an id of its own for each."""
    taken: set[str] = set()
    latest: Counter[str] = Counter()
    found: list[BookRule] = []
    for rule in rules:
        wanted = rule.id or "rule"
        id = wanted
        while id in taken:
            latest[wanted] += 1
            id = f"{wanted}-{latest[wanted] + 1}"
        taken.add(id)
        found.append(replace(rule, id=id, title=rule.title or f"Rule {len(found) + 1}"))
    return found
