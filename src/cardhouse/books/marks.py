"""The small print of a rulebook, an item of a list each: `- Base: bartok`, `- Shelf: reverses(on=A)`."""

import json
import re
from typing import Final

from cardhouse.books.days import day_in, day_said, kept_day
from cardhouse.books.rulebook import CHANGES, BookChange, Precedent

_MARK: Final = re.compile(r"(?P<key>[A-Z][A-Za-z-]*)(?P<about> [^:]*)?(?::\s*(?P<value>.*))?")
_DAY: Final = re.compile(r"[^,;]*?\d{4}|\d{4}-\d\d(?:-\d\d)?")
_VOTE: Final = r"\d+ to \d+|all agreed|nobody objected"
_CHANGE: Final = re.compile(
    rf"(?P<day>[^,]*?)(?:(?:^|, )round (?P<round>\d+))?(?:(?:^|, )by (?P<by>.+?))?(?:(?:^|, )(?P<vote>{_VOTE}))?"
)
_RULED: Final = re.compile(
    rf"(?:(?P<day>{_DAY.pattern})(?:, by (?P<by>[^,:]+))?(?:, (?P<vote>{_VOTE}))?: )?(?P<text>.*)"
)
_BEFORE: Final = "; before: "
_CONTRADICTS: Final = " (the source contradicts itself)"
RULE_KEYS: Final = ("Shelf", "Id", "Dial", "Ruling", *CHANGES)
HEADER_KEYS: Final = ("Base", "Game", "Players", "Dial", "Option", "Rests")

_BY: Final = re.compile(
    r"(?:(?:rule\s+)?(?:added|adopted|made|invented|introduced|written|proposed|contributed|created|suggested)\s+)?"
    r"by:?\s+(?P<who>\S.*)",
    re.IGNORECASE,
)
_ADDED: Final = re.compile(
    r"(?:added|adopted|made|introduced|written|proposed|since)(?:\s+on|\s+in)?:?\s+(?P<rest>\S.*)", re.IGNORECASE
)
_LONGEST_NAME: Final = 5
_PLAIN_BASE: Final = re.compile(r"(?:Base(?: game)?|Built on):\s*(\S[^:]*?)\.?", re.IGNORECASE)
_TOLD_APART: Final = re.compile(
    r"(?P<key>Author|Invented by|Added by|By|Date|Added|Added on|Since):\s*(?P<value>\S.*)", re.IGNORECASE
)
_DAYS: Final = ("date", "added", "added on", "since")


def mark_of(text: str, keys: tuple[str, ...]) -> tuple[str, str, str] | None:
    """The key of an item, what it is about, and its value; none, if it is no small print."""
    found = _MARK.fullmatch(" ".join(text.split()))
    if not found or found["key"] not in keys:
        return None
    if found["value"] is None and found["key"] not in CHANGES:
        return None
    return found["key"], (found["about"] or "").strip(), found["value"] or ""


def change_of(what: str, value: str) -> BookChange:
    """A line of a rule's history."""
    told, _, quoted = value.partition(_BEFORE)
    found = _CHANGE.fullmatch(told)
    if not found:
        return BookChange(what, told)
    try:
        before = json.loads(quoted) if quoted else ""
    except ValueError:
        before = quoted
    return BookChange(
        what, kept_day(found["day"]), int(found["round"] or 0), found["by"] or "", found["vote"] or "", str(before)
    )


def change_said(change: BookChange) -> str:
    """The same, as it is written."""
    parts = [
        day_said(change.day),
        f"round {change.round}" if change.round else "",
        f"by {change.by}" if change.by else "",
        change.vote,
    ]
    told = ", ".join([part for part in parts if part])
    before = f"{_BEFORE}{json.dumps(change.before, ensure_ascii=False)}" if change.before else ""
    return f"{change.what}: {told}{before}" if told or before else change.what


def precedent_of(about: str, value: str) -> Precedent:
    """A ruling as it is written under a rule."""
    contradicts = value.endswith(_CONTRADICTS)
    text = value.removesuffix(_CONTRADICTS)
    found = _RULED.fullmatch(text)
    if not found or about:
        return Precedent(text, number=about, contradicts=contradicts)
    return Precedent(
        found["text"], kept_day(found["day"] or ""), found["vote"] or "", contradicts=contradicts, by=found["by"] or ""
    )


def precedent_said(precedent: Precedent) -> str:
    about = f" {precedent.number}" if precedent.number else ""
    by = f"by {precedent.by}" if precedent.by and precedent.day else ""
    when = ", ".join([part for part in (day_said(precedent.day), by, precedent.vote) if part])
    text = f"{precedent.text}{_CONTRADICTS}" if precedent.contradicts else precedent.text
    return f"Ruling{about}: {f'{when}: ' if when else ''}{text}"


def byline(text: str) -> tuple[str, str] | None:
    """Who added a rule, and when, if that is what a line says: `By Ann, 14 Aug 2023`."""
    line = text.strip(" \t_*()[].–—-")
    if len(line.split()) > 14:
        return None
    named = _BY.fullmatch(line)
    if named:
        who, day = apart(named["who"])
        return (who, day) if len(who.split()) <= _LONGEST_NAME else None
    added = _ADDED.fullmatch(line)
    if added and day_in(added["rest"]):
        who, day = apart(added["rest"])
        return ("", day) if not who else None
    who, day = apart(line)
    names = who.split()
    plain = 0 < len(names) <= 3 and all(name[:1].isupper() and name.isalpha() for name in names)
    return (who, day) if day and plain else None


def told_apart(text: str) -> tuple[str, str] | None:
    """Who added a rule, or when, if that is what a line says: `Author: Ann`, `Date: 14 Aug 2023`."""
    found = _TOLD_APART.fullmatch(text.strip(" \t_*"))
    if not found:
        return None
    value = found["value"].replace("*", "").strip(" _.")
    if found["key"].casefold() not in _DAYS:
        return apart(value) if len(value.split()) <= _LONGEST_NAME + 3 else None
    day = day_in(value)
    return ("", day[2]) if day and len(value.split()) <= _LONGEST_NAME else None


def base_told(text: str) -> str:
    """What a book is built on, if that is what a line of its front says in plain words: `Base game: Uncle Baiting`."""
    found = _PLAIN_BASE.fullmatch(text.strip(" \t_*"))
    return "-".join(found[1].casefold().split()) if found else ""


def apart(text: str) -> tuple[str, str]:
    """A name and a day that stand together."""
    found = day_in(text)
    if not found:
        return text.strip(" ,;.()"), ""
    rest = f"{text[: found[0]]} {text[found[1] :]}"
    who = re.sub(r"(?:^|\s)(?:on|in|at)\s*$", " ", re.sub(r"[\s,;()]+", " ", rest).strip())
    return who.strip(" ,;.()–—-"), found[2]


_TAIL: Final = re.compile(r"\s*(?:[(\[](?P<inner>[^()\[\]]{3,60})[)\]]|\s[–—-]+\s*(?P<dashed>[^–—]{3,60}))\s*\.?\s*$")


def signature(text: str) -> tuple[str, str, str]:
    """A text without who added it and when at its end, and these: `Kings skip (Tom, March 2021)`."""
    found = _TAIL.search(text)
    inner = (found["inner"] or found["dashed"]) if found else ""
    if not found or not inner:
        return text, "", ""
    told = byline(inner)
    if told is None and day_in(inner):
        told = apart(inner)
        if len(told[0].split()) > 2 or (told[0] and not told[0][:1].isupper()):
            told = None
    return (text[: found.start()].rstrip(), *told) if told else (text, "", "")
