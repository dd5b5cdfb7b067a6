"""The catalogue of words: all that people read, by its English text, so that another language is one more file.

The English text is the key: it stands where it is used, and is readable there. A file of another language has a text
for each key that it knows; whatever it does not know is said in English.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Final

import cardhouse.core
import cardhouse.rules
from cardhouse.core.options import options_of
from cardhouse.core.rule import Rule, paragraphs
from cardhouse.core.shown import ShownWay, View
from cardhouse.core.ways import Way
from cardhouse.rules import all_of
from cardhouse.telling import WORDS

SMALL: Final = ("you", "your", "{}'s", "and", "nobody")
"""Words that sentences are put together with."""


def load(path: Path) -> dict[str, str]:
    """The words of another language, by the English ones. Raises ValueError for a key that is no English text here."""
    found: dict[str, str] = json.loads(path.read_text("utf-8"))
    unknown = [key for key in found if key not in english()]
    if unknown:
        raise ValueError(f"{path.name} has words for {unknown[0]!r}, and nobody says that in English")
    return found


def english() -> list[str]:
    """All keys: what is told of events, sentences of rules, words of ways and of options."""
    modules = [*all_of(cardhouse.core), *all_of(cardhouse.rules)]
    keys = [*SMALL, *[text for module in WORDS for text in templates(source_of(module))]]
    for value in [value for module in modules for value in vars(module).values()]:
        if isinstance(value, Way):
            keys += [value.words, value.button]
        elif isinstance(value, type) and issubclass(value, Rule) and value is not Rule:
            keys += paragraphs(value)
            for option in options_of(value).values():
                keys += [text for text in (option.label, option.help, *option.values.values()) if text]
    return list(dict.fromkeys(keys))


def source_of(module: ModuleType) -> str:
    """The text of a module; that of a compiled one lies beside it."""
    folder, name = Path(module.__file__ or "").parent, module.__name__.rpartition(".")[2]
    return (folder / f"{name}.py").read_text("utf-8")


def templates(source: str) -> Iterator[str]:
    """The texts of a module that puts events into words: whatever names somebody or something in braces, and what is
    given to `words` as it stands.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "words":
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ":who" in node.value:
            yield node.value


def sentence(rule: Rule, language: Mapping[str, str]) -> str:
    """What a rule says, in one short sentence of this language."""
    return rule.filled([language.get(text, text) for text in paragraphs(type(rule))[:1]])


def seen_in(view: View, language: Mapping[str, str]) -> View:
    """A view whose ways of acting are called as this language has it."""

    def said(text: str) -> str:
        return language.get(text, text)

    labels = [ShownWay(each.way, said(each.label), said(each.does)) for each in view.labels]
    return replace(view, labels=tuple(labels))
