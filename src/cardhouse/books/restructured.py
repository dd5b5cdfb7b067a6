"""reStructuredText as people write rules in it: titles, paragraphs, lists, terms with their meanings, footnotes."""

import re
from typing import Final

from cardhouse.books.passages import BULLET, HEADING, ITEM, PARAGRAPH, TERM, Passage, lines_of

_RULER: Final = re.compile(r"([=\-~^\"'`#*+:.])\1{2,}\s*")
_ITEM: Final = re.compile(r"(\s*)(?:([-*+•])|(\d+(?:\.\d+)*)[.)]|#[.)])(?:\s+(.*)|$)")
_FOOTNOTE: Final = re.compile(r"\.\. \[[^\]]*\]\s*(.*)")
_COMMENT: Final = re.compile(r"\.\.(?:\s|$)")
_INLINE: Final = (
    (re.compile(r":[\w-]+:`([^`]*)`"), r"\1"),
    (re.compile(r"\\ ?\[#?\w*\]_"), ""),
    (re.compile(r"\[#?\w*\]_"), ""),
    (re.compile(r"``([^`]*)``"), r"\1"),
    (re.compile(r"`([^`<]*?)(?:\s*<[^>]*>)?`_*"), r"\1"),
    (re.compile(r"\*\*([^*\n]+)\*\*"), r"\1"),
    (re.compile(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])"), r"\1"),
    (re.compile(r"\b([A-Za-z]+)_(?=[\s).,;:]|$)"), r"\1"),
)


def is_restructured(text: str, name: str = "") -> bool:
    """Whether a text is reStructuredText: by its name, or by marks that Markdown does not have."""
    if name.endswith((".rst", ".rest")):
        return True
    lines = lines_of(text)
    marks = [line for line in lines if _FOOTNOTE.match(line) or re.search(r":[a-z]+:`|`_\b|`_$", line)]
    over = [line for line, later in zip(lines, lines[2:], strict=False) if _RULER.fullmatch(line) and line == later]
    return bool(marks or over) and not re.search(r"^#{1,6} ", text, re.MULTILINE)


def restructured_passages(text: str) -> list[Passage]:
    return _RestReader(lines_of(text)).read()


class _RestReader:
    """Reads line after line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines: Final = lines
        self.found: Final[list[Passage]] = []
        self.levels: Final[list[str]] = []
        self.open: Final[list[int]] = []  # how far the terms and items that are open are indented
        self.at = 0

    def read(self) -> list[Passage]:
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip() or (_COMMENT.match(line) and not _FOOTNOTE.match(line)):
                self.at += 1
            elif not self.title():
                self.body(line)
        return self.found

    def title(self) -> bool:
        """A title, with its ruler under it, or one over it as well."""
        over = _RULER.fullmatch(self.line(0)) and _RULER.fullmatch(self.line(2)) and self.line(1).strip()
        under = not self.line(0).startswith(" ") and _RULER.fullmatch(self.line(1))
        if not over and not (under and len(self.line(1).strip()) + 2 >= len(self.line(0).strip())):
            return False
        text, rows = (self.line(1), 3) if over else (self.line(0), 2)
        style = ("over " if over else "") + self.line(rows - 1).strip()[0]
        if style not in self.levels:
            self.levels.append(style)
        depth = 1 + self.levels.index(style)
        self.found.append(Passage(HEADING, cleaned(text.strip()), self.at, self.at + rows, depth))
        self.open.clear()
        self.at += rows
        return True

    def body(self, line: str) -> None:
        indent = len(line) - len(line.lstrip())
        while self.open and indent <= self.open[-1]:
            self.open.pop()
        footnote, item = _FOOTNOTE.match(line), _ITEM.match(line)
        if footnote:
            self.take(PARAGRAPH, footnote[1])
        elif item and not item[4]:  # a list in an item
            self.open.append(indent)
            self.at += 1
        elif item:
            self.open.append(indent)
            self.take(ITEM, item[4], mark=item[3] or BULLET)
        elif self.is_term(indent):
            self.found.append(Passage(TERM, cleaned(line.strip()), self.at, self.at + 1, 1 + len(self.open)))
            self.open.append(indent)
            self.at += 1
        else:
            self.take(PARAGRAPH, line.strip())

    def is_term(self, indent: int) -> bool:
        """Whether the next line goes on further in: then this one is what the next ones explain."""
        after = self.line(1)
        return bool(after.strip()) and len(after) - len(after.lstrip()) > indent and len(self.line(0).split()) <= 8

    def take(self, kind: str, text: str, mark: str = "") -> None:
        """A passage, up to an empty line, or to a line that begins another one."""
        first, words = self.at, [text]
        self.at += 1
        while self.line(0).strip() and not _ITEM.match(self.line(0)) and not _COMMENT.match(self.line(0)):
            words.append(self.line(0).strip())
            self.at += 1
        self.found.append(Passage(kind, cleaned("\n".join(words)), first, self.at, len(self.open), mark))

    def line(self, further: int) -> str:
        place = self.at + further
        return self.lines[place] if place < len(self.lines) else ""


def cleaned(text: str) -> str:
    """Words without the marks of this language."""
    for pattern, instead in _INLINE:
        text = pattern.sub(instead, text)
    return text.replace("\\ ", "").replace(" --- ", " – ").strip()
