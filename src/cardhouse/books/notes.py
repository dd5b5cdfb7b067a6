"""Plain notes: a line for each rule, perhaps with a title above them."""

import re
from itertools import pairwise
from typing import Final

from cardhouse.books.passages import BULLET, HEADING, ITEM, PARAGRAPH, Passage, lines_of

_MARK: Final = re.compile(r"\s*(?:[-*+•‣◦–]\s+|\(?(\d+(?:\.\d+)*)[.):]\s+)")
_PROSE: Final = 76
"""So long are lines of prose."""
_SHORT: Final = 50
"""A shorter line is hardly broken off."""


def is_notes(text: str) -> bool:
    """Whether each line says something by itself: no headings, no fences, and hardly a line that is broken off."""
    lines = [line for line in lines_of(text) if line.strip()]
    if not lines or re.search(r"^(#{1,6} |```|~~~|[=-]{3,}\s*$)", text, re.MULTILINE):
        return False
    broken = [
        line
        for line, later in pairwise(lines)
        if len(line) > _SHORT and not _MARK.match(later) and later[:1].islower() and line.rstrip()[-1:] not in ".;:!?"
    ]
    return len(broken) * 4 <= len(lines) and sum(map(len, lines)) <= _PROSE * len(lines)


def note_passages(text: str) -> list[Passage]:
    """A heading, if the first line is one, and an item for each line; a line further in goes with the one before."""
    lines = lines_of(text)
    found: list[Passage] = []
    for place, line in enumerate(lines):
        mark = _MARK.match(line)
        if not line.strip():
            continue
        if not found and is_title(lines, place):
            found.append(Passage(HEADING, line.strip().rstrip(":"), place, place + 1, 1))
        elif found and found[-1].kind == ITEM and not mark and goes_on(line, found[-1]):
            last = found[-1]
            found[-1] = Passage(ITEM, f"{last.text}\n{line.strip()}", last.first, place + 1, 1, last.mark)
        elif not mark and line.rstrip().endswith(":") and len(line.split()) <= 6:
            found.append(Passage(HEADING, line.strip().rstrip(":"), place, place + 1, 2))
        else:
            words = line[mark.end() :] if mark else line
            found.append(Passage(ITEM, words.strip(), place, place + 1, 1, (mark[1] or BULLET) if mark else ""))
    return found if any(passage.kind == ITEM for passage in found) else [whole(text)]


def is_title(lines: list[str], place: int) -> bool:
    """Whether the first line names the whole: it is short, has no mark, and stands apart or ends in a colon."""
    line = lines[place].strip()
    after = lines[place + 1].strip() if place + 1 < len(lines) else ""
    apart = not after or line.endswith(":")
    return apart and not _MARK.match(lines[place]) and len(line.split()) <= 8 and line[-1:] not in ".!?;"


def goes_on(line: str, before: Passage) -> bool:
    """Whether a line belongs to the note before it: it stands further in, or that one has a mark and has not ended."""
    return line[:1].isspace() or (bool(before.mark) and line[:1].islower() and before.text[-1:] not in ".;!?")


def whole(text: str) -> Passage:
    return Passage(PARAGRAPH, text.strip(), 0, len(lines_of(text)))
