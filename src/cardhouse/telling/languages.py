"""The languages that people are told in: English, and those that have a file of words beside this one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from cardhouse.core.words import ENGLISH

HERE: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted([path.stem for path in HERE.glob("??.json")]))
"""The languages beside English, by the names that browsers have for them."""


@cache
def words_of(language: str) -> Mapping[str, str]:
    """The words of a language, by the English ones; read when they are wanted first. None for English itself."""
    if language not in LANGUAGES:
        return ENGLISH
    found: dict[str, str] = json.loads((HERE / f"{language}.json").read_text("utf-8"))
    return found


def name_of(words: Mapping[str, str]) -> str:
    """The name of the language that has these words; "" for English."""
    return next((each for each in LANGUAGES if words and words_of(each) is words), "")


def wished(accepted: str) -> str:
    """The language for somebody who would like these, the dearest first, as browsers say it; "" for English."""
    for each in accepted.split(","):
        name = each.partition(";")[0].strip().partition("-")[0].lower()
        if name == "en" or name in LANGUAGES:
            return "" if name == "en" else name
    return ""
