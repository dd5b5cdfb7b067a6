"""Days as people write them, and as they are kept: `14 Aug 2023`, `August 14th, 2023` and `2023-08-14` are one day."""

import re
from collections.abc import Mapping
from datetime import date
from typing import Final

from cardhouse.core.words import ENGLISH, Hearer, words

MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_WHOLE: Final = (
    *("january", "february", "march", "april", "may", "june", "july", "august"),
    *("september", "october", "november", "december"),
)
_MONTH: Final = rf"({'|'.join((*_WHOLE, 'sept', *[month.lower() for month in MONTHS]))})\.?"
_NTH: Final = r"(\d{1,2})(?:st|nd|rd|th)?"
_YEAR: Final = r"(\d{4})"
_FORMS: Final = (
    ("ymd", re.compile(rf"\b{_YEAR}-(\d{{1,2}})-(\d{{1,2}})\b")),
    ("dmy", re.compile(rf"\b{_NTH}(?:\s+of)?\s+{_MONTH},?\s+{_YEAR}\b", re.IGNORECASE)),
    ("mdy", re.compile(rf"\b{_MONTH}\s+{_NTH},?\s+{_YEAR}\b", re.IGNORECASE)),
    ("my", re.compile(rf"\b{_MONTH},?\s+{_YEAR}\b", re.IGNORECASE)),
    ("dmy", re.compile(rf"\b(\d{{1,2}})\.\s?(\d{{1,2}})\.\s?{_YEAR}\b")),
    ("ym", re.compile(rf"\b{_YEAR}-(\d{{1,2}})\b")),
    ("slashes", re.compile(rf"\b(\d{{1,2}})/(\d{{1,2}})/{_YEAR}\b")),
)


def day_in(text: str) -> tuple[int, int, str] | None:
    """Where in a text a day stands, and which: `2023-08-14`, or `2023-08` if only the month is told. A day of which
    nobody can say whether the month comes first stays as it is written.
    """
    for form, pattern in _FORMS:
        found = pattern.search(text)
        if found:
            day = _day(form, found)
            if day:
                return found.start(), found.end(), day
    return None


def _day(form: str, found: re.Match[str]) -> str:
    parts = dict(zip(form, found.groups(), strict=True)) if form != "slashes" else _slashes(found)
    if not parts:
        return found[0]
    year, month = int(parts["y"]), _month(parts["m"])
    try:
        return date(year, month, int(parts["d"])).isoformat() if "d" in parts else f"{date(year, month, 1):%Y-%m}"
    except ValueError:
        return ""


def _slashes(found: re.Match[str]) -> dict[str, str]:
    """Which of two numbers is the month, if one of them cannot be."""
    one, two, year = found.groups()
    if int(one) > 12 or one == two:
        return {"d": one, "m": two, "y": year}
    return {"m": one, "d": two, "y": year} if int(two) > 12 else {}


def _month(text: str) -> int:
    if text.isdigit():
        return int(text)
    return 1 + [month.lower() for month in MONTHS].index(text[:3].lower())


def kept_day(text: str) -> str:
    """A day as it is kept, if the text is nothing but a day; else the text itself."""
    found = day_in(text)
    return found[2] if found and not (text[: found[0]] + text[found[1] :]).strip(" ,.") else text


def day_said(day: str, language: Mapping[str, str] = ENGLISH) -> str:
    """`2023-08-14` as `14 Aug 2023`, `2023-08` as `Aug 2023`; other texts as they are."""
    hearer = Hearer((), language=language)
    try:
        if re.fullmatch(r"\d{4}-\d{2}", day):
            return f"{hearer.says(MONTHS[int(day[5:]) - 1])} {day[:4]}"
        found = date.fromisoformat(day)
    except (ValueError, IndexError):
        return day
    month = hearer.says(MONTHS[found.month - 1])
    return hearer.hears(words("{day} {month} {year}", day=str(found.day), month=month, year=str(found.year)))
