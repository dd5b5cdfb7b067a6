"""The catalogue of words: all that people read, by its English text, so that another language is one more file.

The English text is the key: it stands where it is used, and is readable there. A file of another language has a text
for each key that it knows; whatever it does not know is said in English.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Final

import cardhouse.core
import cardhouse.rules
from cardhouse.core.declared import Way, options_of
from cardhouse.core.rounds import TOLD
from cardhouse.core.rule import Article, Rule, docstring, paragraphs
from cardhouse.core.shown import View
from cardhouse.core.words import RANK_NAMES, SUIT_NAMES, with_article
from cardhouse.english import lint, trying
from cardhouse.english.front import answers, messages
from cardhouse.english.written import choosing, duties, offer_acts, reads
from cardhouse.rules import all_of
from cardhouse.telling import WORDS, ways
from cardhouse.telling.said import rule_in, way_in

NUMBERS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COUNTED: Final = {"card": "a", "point": "one", "turn": "a", "place": "one", "more card": "one"}


def counts_of(thing: str, one: str = "a") -> tuple[str, str, str]:
    """How one of something, several and none are said."""
    return f"{one} {thing}", f"{{n}} {thing}s", f"no {thing}s"


SMALL: Final = (
    *("you", "your", "{}'s", "and", "or", "nobody", "no card", "no suit", *NUMBERS),
    *[text for thing, one in COUNTED.items() for text in counts_of(thing, one)],
    *("{card} called {rank}", "a card face down", "a Joker", "Joker", "Jokers", "a face card", "a card", "a red card"),
    *("a black card", *SUIT_NAMES, *[with_article(name[:-1]) for name in SUIT_NAMES]),
    *[
        text
        for name in RANK_NAMES
        for text in (name, with_article(name), f"{name}s", f"a red {name}", f"a black {name}")
    ],
)
"""Words that sentences are put together with."""

_GAP: Final = re.compile(r"\{\w+(?::\w+)?\}")


def load(path: Path) -> dict[str, str]:
    """The words of another language, by the English ones. Raises ValueError for a key that is no English text here."""
    found: dict[str, str] = json.loads(path.read_text("utf-8"))
    known = {*english()}
    unknown = [key for key in found if key not in known]
    if unknown:
        raise ValueError(f"{path.name} has words for {unknown[0]!r}, and nobody says that in English")
    return found


def english() -> list[str]:
    """All keys: what is told of events, sentences of rules, words of ways and of options, reasons of refusals."""
    modules = [*all_of(cardhouse.core), *all_of(cardhouse.rules), choosing, duties, offer_acts, reads]
    keys = [*SMALL, *TOLD.values()]
    keys += [text for module in (*WORDS, ways) for text in templates(source_of(module))]
    keys += [text for module in modules for text in reasons(source_of(module))]
    for module in modules:
        keys += vars(module).get("NOUNS", ())
        keys += [text for thing in vars(module).get("COUNTABLE", ()) for text in counts_of(thing)]
    for value in [value for module in modules for value in vars(module).values()]:
        if isinstance(value, Way):
            keys += [value.words, value.button]
        elif isinstance(value, type) and issubclass(value, Rule) and value is not Rule:
            keys += paragraphs(value)
            for option in options_of(value).values():
                keys += [option.label, option.help, *option.values.values(), *option.special.values()]
                keys += [f"1 {option.unit}", f"{{n}} {option.unit}s"] if option.unit else []
    return [key for key in dict.fromkeys(keys) if any(letter.isalpha() for letter in key)]


def of_readings() -> list[str]:
    """The keys of what is said to whoever writes a rule: what is asked, what warns, what stops it."""
    found = [text for module in (lint, trying, answers) for text in said_by(source_of(module), ("Caution", "Trouble"))]
    found += [messages.message(ask, "{1}") for ask in messages.ASKED]
    found += [messages.read_message("{1}", "{2}"), messages.people_message("{1}"), messages.lost_message("{1}")]
    found += [trying.counted(1), "{n} quick games", "{1} of {2} quick games"]
    return list(dict.fromkeys(found))


def of_books(books: Iterable[Iterable[Article]]) -> list[str]:
    """The keys of these books: titles, sentences that are theirs alone, and rulings."""
    keys: list[str] = []
    for article in [article for book in books for article in book]:
        keys.append(article.title)
        for rule in article.rules:
            if rule.is_ruling() or docstring(type(rule)) == "{text}":
                keys.append(rule.sentence())
    return list(dict.fromkeys(keys))


def source_of(module: ModuleType) -> str:
    """The text of a module; that of a compiled one lies beside it."""
    folder, name = Path(module.__file__ or "").parent, module.__name__.rpartition(".")[2]
    path = folder / f"{name}.py"
    return (path if path.exists() else folder / "__init__.py").read_text("utf-8")


def templates(source: str) -> Iterator[str]:
    """The texts of a module that puts events into words: whatever names somebody or something in braces, what is given
    to `words` as it stands, and what is listed by a name of its own.
    """
    tree = ast.parse(source)
    parts = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "words":
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "vote_words":
            values = [*node.args, *[each.value for each in node.keywords]]
            given = [each.value for each in values if isinstance(each, ast.Constant)]
            yield from [text for text in given if isinstance(text, str) and text]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts | said:
            if _GAP.search(node.value):
                yield node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            texts = [each.value for each in node.value.values if isinstance(each, ast.Constant)]
            yield from [text for text in texts if isinstance(text, str) and " " in text]


REASONS: Final = (
    *("refusal", "impossible", "why_it_stands", "not_held", "unknown_way", "in_words", "offices", "goes_only"),
    *("sentence", "further", "meant", "takes", "how_many", "draws_to"),
)
TELLING: Final = ("Need", "Rest", "ShownWindow")
LISTED: Final = ("TAKEN", "NAMED")


def reasons(source: str) -> Iterator[str]:
    """The reasons that a module gives for a refusal, and the sentences it makes, with gaps that are numbered."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            asked = [ast.unparse(each.annotation) for each in node.args.args if each.annotation is not None]
            if node.name in REASONS or "WhyNot" in asked:
                for part in ast.walk(node):
                    if isinstance(part, (ast.Return, ast.Assign, ast.FormattedValue)) and part.value is not None:
                        yield from texts_in(part.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLING:
            for given in (*node.args, *[each.value for each in node.keywords if each.arg == "words"]):
                yield from texts_in(given)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in LISTED and node.value is not None:
            yield from texts_in(node.value)


def said_by(source: str, kinds: Iterable[str]) -> Iterator[str]:
    """What a module says in refusals and notices of these kinds."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in kinds:
            for given in node.args:
                yield from texts_in(given)


def refusals(source: str, kinds: Iterable[str]) -> Iterator[str]:
    """The same, and texts that have a name."""
    yield from said_by(source, kinds)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            yield from texts_in(node.value)


def texts_in(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to, if they are more than a word."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    elif isinstance(node, (ast.Tuple, ast.List)):
        parts = node.elts
    elif isinstance(node, ast.Dict):
        parts = node.values
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "self.filled":
        parts = node.args
    elif isinstance(node, (ast.Constant, ast.JoinedStr, ast.BinOp)):
        text = numbered(node)
        if " " in text.strip() and any(letter.isalpha() for letter in text):
            yield text
    for part in parts:
        yield from texts_in(part)


def numbered(node: ast.expr) -> str:
    """A text with numbers for whatever is put into it."""
    gaps = count(1)
    return _GAP.sub(lambda found: f"{{{next(gaps)}}}", "".join(pieces(node)))


def pieces(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield node.value if isinstance(node.value, str) else ""
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from pieces(part)
    elif isinstance(node, ast.BinOp):
        yield from (*pieces(node.left), *pieces(node.right))
    else:
        yield "{gap}"


def sentence(rule: Rule, language: Mapping[str, str]) -> str:
    """What a rule says, in one short sentence of this language."""
    return rule_in(rule, language)


def seen_in(view: View, language: Mapping[str, str]) -> View:
    """A view whose ways of acting are called as this language has it."""
    return replace(view, labels=tuple([way_in(each, language) for each in view.labels]))
