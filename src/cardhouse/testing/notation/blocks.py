"""Finding the scenarios of a file: its blocks of lines, its first heading, and the game that names."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardhouse.testing.notation.text import without_comment

# T-001, T-M01, H01, HS07, V-43x, then what it shows
ID_LINE = re.compile(r"([A-Z]+(?:-[A-Z]*)?[0-9]+[a-z]?)(?:\s+(\S.*))?")
# the id of a rule may stand instead, before a colon; the next line must then be a given
RULE_LINE = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*):\s+(\S.*)")

# one that runs in every game that has what it needs
TRAVEL_LINE = re.compile(r"(travel [a-z0-9]+(?:-[a-z0-9]+)*):\s+(\S.*)")

_FENCE = re.compile(r"(\s*)(`{3,}|~{3,})\s*([^\s`]*)[^`]*")
_HEADING = re.compile(r"#{1,6}\s+(\S.*)")


@dataclass(frozen=True, slots=True)
class BlockLine:
    """A line of a block without its comment, and its number in the file."""

    number: int
    text: str


Block = list[BlockLine]


def lines_of(text: str) -> list[str]:
    """The lines of a text; the marks that only Unicode calls line ends do not count."""
    return re.split(r"\r\n|\r|\n", text)


def title_of(block: Sequence[BlockLine], place: int) -> tuple[str, str] | None:
    """The id and title on this line of a block, if it begins a scenario or a trace."""
    text = block[place].text.strip()
    found = ID_LINE.fullmatch(text) or TRAVEL_LINE.fullmatch(text)
    if not found and "=>" not in text and RULE_LINE.fullmatch(text):
        after = (line.text.strip() for line in block[place + 1 :])
        if is_given(next(filter(None, after), "")):
            found = RULE_LINE.fullmatch(text)
    return (found[1], found[2] or "") if found else None


def is_given(text: str) -> bool:
    """Whether this is a given line."""
    return re.match(r"given(?:\s|$)", text) is not None


def table_block(lines: Iterable[str]) -> Block:
    """A `.table` file is one block."""
    return [BlockLine(number, without_comment(line)) for number, line in enumerate(lines, 1)]


def markdown_blocks(lines: Iterable[str]) -> list[Block]:
    """The fenced blocks marked `text`, `table` or not at all that hold a scenario; one without a name gets one."""
    blocks: list[Block] = []
    fence, wanted, block = "", False, Block()
    for number, line in enumerate(lines, 1):
        mark = _FENCE.fullmatch(line)
        if not fence and mark:
            fence, wanted, block = mark[2], mark[3] in ("text", "table", ""), []
            if wanted:
                blocks.append(block)
        elif fence and mark and mark[2].startswith(fence) and not mark[3]:
            fence = ""
        elif fence and wanted:
            block.append(BlockLine(number, without_comment(line)))
    return [block for block in map(with_name, blocks) if is_titled(block)]


def is_titled(block: Block) -> bool:
    return any((title_of(block, place) or ("", ""))[1] for place in range(len(block)))


def with_name(block: Block) -> Block:
    """A scenario that begins with its given, or with plain words before that, under the number of its line."""
    lines = [line for line in block if line.text.strip()]
    shows = any("=>" in line.text and not is_given(line.text.strip()) for line in lines)
    if is_titled(block) or not shows or not any(is_given(line.text.strip()) for line in lines[:2]):
        return block
    first, rest = lines[0], lines[1:]
    bare = is_given(first.text.strip())
    title = "an example of the rule" if bare else first.text.strip(" \t:.")
    return [BlockLine(first.number, f"line-{first.number}: {title}"), *([first] if bare else []), *rest]


def first_heading(lines: Iterable[str], markdown: bool) -> str:
    """The first heading in lower case, outside fences; in a `.table` file the comment on its first line."""
    fence = ""
    for line in lines:
        mark = _FENCE.fullmatch(line) if markdown else None
        heading = _HEADING.fullmatch(line.strip())
        if mark and not fence:
            fence = mark[2]
        elif mark and mark[2].startswith(fence) and not mark[3]:
            fence = ""
        elif heading and not fence:
            return heading[1].lower()
        elif line.strip() and not markdown:
            break
    return ""


def game_named(text: str, games: Iterable[str]) -> str | None:
    """The game whose name stands first in the text; `uncle-baiting` may be written in two words."""
    words = f" {_words(text)} "
    places = [(words.find(f" {_words(game)} "), -len(game), game) for game in games if _words(game)]
    found = sorted(place for place in places if place[0] >= 0)
    return found[0][2] if found else None


def _words(text: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", text.lower()))
