"""Lines and pieces of lines: comments, quotes, brackets, and cutting at what is in neither."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from cardhouse.testing.notation.words import QUOTE

Note = Callable[[str], None]

_QUOTE = re.compile(QUOTE)
# after a rank, or alone as in suit=♥; a phone may add U+FE0F, which asks for colour
_QUOTE_OR_SUIT = re.compile(QUOTE + r"|(?<=[0-9AJQK=:,(\s])([♠♥♦♣])\ufe0f?(?![^\W_]|[{\[:])")
_LETTERS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_CLOSING = {"{": "}", "[": "]", "<": ">", "(": ")"}
_COVER = "\0"


def without_comment(line: str) -> str:
    """The line without its comment: `#` alone or before a space, outside quotes."""
    for at, sign in _unquoted(line):
        if sign == "#" and not line[at - 1 : at].strip() and not line[at + 1 : at + 2].strip():
            return line[:at].rstrip()
    return line.rstrip()


def with_suit_letters(line: str) -> str:
    """The line with letters for suit symbols, outside quotes."""
    return _QUOTE_OR_SUIT.sub(lambda found: _LETTERS[found[1]] if found[1] else found.group(), line)


def _unquoted(line: str) -> list[tuple[int, str]]:
    found, at = [], 0
    while at < len(line):
        quoted = _QUOTE.match(line, at)
        if quoted:
            at = quoted.end()
        elif line[at] == '"':
            break
        else:
            found.append((at, line[at]))
            at += 1
    return found


@dataclass(frozen=True, slots=True)
class Piece:
    """Part of a line: its text, the same with quotes and brackets covered up, and the column it starts in."""

    text: str
    cover: str
    column: int = 1

    def cut(self, start: int, end: int | None = None) -> "Piece":
        """The part from start to end, without the spaces round it."""
        text = self.text[start:end]
        start += len(text) - len(text.lstrip())
        end = start + len(text.strip())
        return Piece(self.text[start:end], self.cover[start:end], self.column + start)

    def split(self, pattern: str) -> list["Piece"]:
        """The parts between what the pattern finds outside quotes and brackets."""
        pieces, done = [], 0
        for found in re.finditer(pattern, self.cover):
            pieces.append(self.cut(done, found.start()))
            done = found.end()
        return [*pieces, self.cut(done)]


def piece(text: str, note: Note, column: int = 1) -> Piece:
    """A line as a piece; quotes and brackets that do not pair are noted."""
    cover = list(text)
    at = 0
    while at < len(text):
        end = _pair(text, at, note)
        if end > at + 1 and not text.startswith("<->", at):
            cover[at:end] = _COVER * (end - at)
        at = end
    return Piece(text, "".join(cover), column)


def _pair(text: str, at: int, note: Note) -> int:
    """Where the quote, the bracket or the single character at this place ends."""
    sign, before = text[at], text[at - 1 : at]
    if sign == '"':
        quoted = _QUOTE.match(text, at)
        if quoted:
            return quoted.end()
        note('This quote is not closed. A quote inside quotes is written \\".')
        return len(text)
    if text.startswith("<->", at):
        return at + 3
    if sign in _CLOSING:
        closing = _CLOSING[sign]
        # an arrow closes nothing, and no bracket reaches into the next step or expectation
        pair = re.compile(rf'\{sign}[^"|;\{sign}\{closing}]*(?<![=-])\{closing}').match(text, at)
        if not pair:
            note(f'This "{sign}" is not closed by a "{closing}".')
        elif sign != "(" and not re.match(r"[\w-]", before):
            note(f'A name stands right before "{sign}", for instance A{{5H,9C}}, P1[2H 5H] or deck<5H ..>.')
        else:
            return pair.end()
    elif sign in "}])":
        note(f'This "{sign}" closes nothing.')
    elif sign == ">" and before not in ("", "-", "=") and (before + text[at + 1 : at + 2]).strip():
        note("An arrow has a space on each side: play 5H > P1.")
    return at + 1
