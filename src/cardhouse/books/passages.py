"""The passages of a text, one after another: headings, paragraphs, items, terms, examples, each with its lines.

Markdown is read here; `restructured` reads reStructuredText, `notes` plain lines. What is in them is one kind of value.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

HEADING: Final = "heading"
PARAGRAPH: Final = "paragraph"
ITEM: Final = "item"
TERM: Final = "term"
FENCE: Final = "fence"
BULLET: Final = "-"


@dataclass(frozen=True)
class Passage:
    """A passage: what it is, its words without marks of emphasis, and its lines, counted from 0, up to `after`.

    `depth` is the level of a heading, or how deep in lists a passage lies; `mark` is the number of an item, `-` for a
    bullet, or what is written after the fence of an example.
    """

    kind: str
    text: str
    first: int
    after: int
    depth: int = 0
    mark: str = ""
    emphasised: bool = False

    @property
    def words(self) -> str:
        """The text in one line."""
        return " ".join(self.text.split())


def lines_of(text: str) -> list[str]:
    """The lines of a text; the marks that only Unicode calls line ends do not count."""
    return re.split(r"\r\n|\r|\n", text)


_MARKDOWN: Final = MarkdownIt("commonmark")


def markdown_passages(text: str) -> list[Passage]:
    """The passages of a Markdown text."""
    found: list[Passage] = []
    items: list[tuple[str, int]] = []  # the items that are open: their marks, and how many passages came before each
    tokens = _MARKDOWN.parse(text)
    for place, token in enumerate(tokens):
        first, after = token.map or (0, 0)
        if token.type == "list_item_open":
            items.append((token.info or BULLET, len(found)))
        elif token.type == "list_item_close":
            items.pop()
        elif token.type == "fence":
            found.append(Passage(FENCE, token.content, first, after, len(items), token.info.strip()))
        elif token.type in ("code_block", "html_block"):
            found.append(Passage(PARAGRAPH, token.content.strip(), first, after, len(items)))
        elif token.type == "heading_open":
            found.append(Passage(HEADING, plain(tokens[place + 1]), first, after, int(token.tag[1:])))
        elif token.type == "paragraph_open":
            inline = tokens[place + 1]
            opens = bool(items) and items[-1][1] == len(found)
            kind, mark = (ITEM, items[-1][0]) if opens else (PARAGRAPH, "")
            found.append(Passage(kind, plain(inline), first, after, len(items), mark, is_emphasised(inline)))
    return [passage for passage in found if passage.text.strip()]


def plain(inline: Token) -> str:
    """The words of a paragraph, line by line, without marks."""
    words: list[str] = []
    for child in inline.children or ():
        if child.type in ("softbreak", "hardbreak"):
            words.append("\n")
        else:
            words.append(child.content)
    return "".join(words)


def is_emphasised(inline: Token) -> bool:
    """Whether all of a paragraph is set off, as a remark under a heading is."""
    inner: Sequence[Token] = [child for child in inline.children or () if child.type != "text" or child.content]
    if len(inner) < 3 or inner[0].type not in ("em_open", "strong_open"):
        return False
    closing = inner[0].type.replace("open", "close")
    return [child.type for child in inner].index(closing) == len(inner) - 1
