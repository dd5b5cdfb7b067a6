"""Nothing that a player can see is the machine's: over whole games of all kinds, in what happened, in reasons for
refusals, in all texts of views, in what the server sends, and in all that the terminal shows.
"""

from __future__ import annotations

import ast
import io
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cardhouse.server
from cardhouse.bots import bot_for
from cardhouse.core.chance import seeded
from cardhouse.core.sitting import Sitting
from cardhouse.core.view import View, view
from cardhouse.games import GAMES, new_table
from cardhouse.server.answering import answer_to
from cardhouse.server.stream import Stream
from cardhouse.telling.motions import with_votes
from cardhouse.terminal.game import HadEnough, NewGame, TerminalGame
from cardhouse.terminal.screen import Screen
from cardhouse.testing.erring import erring_act
from cardhouse.testing.random_acts import mixed_act
from tests.telling.test_telling import leftovers

NAMES = ["Ann", "Bob", "Cat", "Dan"]

WORDS = {"butt-in", "yes-no"}
"""Ids and names of ways that people write so, too."""
IDS = {article.id for game in GAMES.values() for article in game.book if re.search(r"[-.]", article.id)} - WORDS
ODD = {
    "a field's name": re.compile(r"\w_\w"),
    "a ruling's number": re.compile(r"\bR-[A-Z]+\d"),
    "an unfilled brace": re.compile(r"[{}]"),
    "a value of Python": re.compile(r"\b(None|True|False)\b"),
    "a value put into it": re.compile(r"(: (yes|no)(?![\w ])|\((yes|no)\b|[“\"](yes|no)[”\"])"),
    "a card's code": re.compile(r"\b(10|[2-9JQKA])[SHDC](=\w+)?\b|\bJK\b|##"),
    "a verb of another person": re.compile(r"\b[Yy]ou (has|is|was|does|[a-z]+[^s]s)\b(?<! this)"),
    "a doubled word": re.compile(r"\b(\w+) \1\b", re.IGNORECASE),
    "a space too many": re.compile(r"\S  \S| [.,;:!?](\s|$)"),
}


@cache
def machine_names(name: str) -> frozenset[str]:
    """Ids of articles, and the names of ways that are no words: those of all games, and what this one has."""
    return frozenset(
        IDS | {way for way in new_table(GAMES[name].book, ["Ann", "Bob", "Cat"]).law.ways if "-" in way} - WORDS
    )


def faults(name: str, text: str) -> list[str]:
    """What a player should not have to read in a text of the table; what people have written is theirs."""
    own = re.sub(r"“[^”]*”|\"[^\"]*\"", "“…”", text)
    found = [f"{what}: {text}" for what, pattern in ODD.items() if pattern.search(own)]
    found += [f"{each}: {text}" for each in re.findall(r"\w[\w.]*(?:[-.]\w+)+", own) if each in machine_names(name)]
    return found + [f"{each}, an option: {text}" for each in leftovers(name, text)]


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts(each)


def said_in(seen: View) -> Iterator[str]:
    """All texts of a view that are for people; the others are names that the page and the terminal know."""
    yield seen.standstill
    for motion in seen.motions:
        yield from (motion.words, motion.typed)
    for window in seen.windows:
        yield window.words
    for way in seen.labels:
        yield from (way.label, way.does)
    for rule in seen.rules:
        yield from texts((rule.title, rule.sentence, rule.further, rule.rulings))
        yield from (
            re.sub(r": (yes|no)$", "", setting) for setting in (*rule.unusual, *rule.usual)
        )  # a name and a value
    yield from seen.phrases
    yield from (duty.what for duty in seen.duties)


LOOKED_AT_EVERY = 5


def seen_in(name: str, dial: str, seed: int, acts: int) -> Iterator[str]:
    """All texts that people get to see while they do all kinds of things."""
    chance = seeded(seed)
    sitting = Sitting(new_table(GAMES[name].book, NAMES, seed=seed, dial=dial), strict=False)
    streams = [Stream(sitting.table, seat) for seat in (-1, 0, 1)]
    for number in range(acts):
        table, before = sitting.table, sitting.number
        erring = name == "moo" and table.phase == "play" and chance.below(2)
        outcome = sitting.submit((erring_act if erring else mixed_act)(table, chance), str(number))
        yield from (reason.reason for reason in answer_to("1", outcome, sitting.table).reasons)
        for entry in sitting.entries[before:]:
            for stream in streams:
                sent = json.loads(stream.follow(sitting.table, entry) or "{}")
                yield from (line["words"] for line in sent.get("log", ()))
        if number % LOOKED_AT_EVERY == 0:
            for seat in (-1, 0, 1):
                yield from said_in(with_votes(view(sitting.table, seat), sitting.table))


@pytest.mark.parametrize("dial", ["referee", "table"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_of_the_machine_is_said(name: str, dial: str) -> None:
    seen = set(seen_in(name, dial, 5, 100))
    assert len(seen) > 150
    assert [fault for text in sorted(seen) for fault in faults(name, text)] == []


TYPED = (
    *("", "", "1", "", "a", "why", "", "2", "help", "", "table", "", "draw", "why", "b", "say Hello", "", "3", "rules"),
    *(
        "",
        "",
        "pass",
        "accuse bob of nothing",
        "",
        "play 5h",
        "why",
        "",
        "moo",
        "vote yes",
        "",
        "bow",
        "",
        "4",
        "",
        "99",
    ),
)


def shown(name: str, dial: str) -> list[str]:
    """The sentences that the terminal shows while somebody plays, asks, and mistypes."""
    out, wanted = io.StringIO(), iter(TYPED * 2)

    def read(prompt: str) -> str:
        if (line := next(wanted, None)) is None:
            raise EOFError
        return line

    table = new_table(GAMES[name].book, NAMES, seed=8, dial=dial)
    bots = {seat: bot_for(name, seat, level="simple") for seat in range(1, len(NAMES))}
    with pytest.raises((EOFError, HadEnough, NewGame)):
        TerminalGame(table, 0, bots, Screen(out, colour=False, signs=True, width=10_000), read).play()
    return out.getvalue().splitlines()


@pytest.mark.parametrize("dial", ["referee", "table"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_terminal_shows_nothing_of_the_machine(name: str, dial: str) -> None:
    """What can be typed stands in brackets, or before what it does; settings are a name and a value."""
    beside = re.compile(r"\s*\[[^\]]*\]| \(or: \w+\)|: (yes|no)$")
    lines = {re.split(r"\s{2,}", beside.sub("", line).strip())[-1] for line in shown(name, dial)}
    lines = {line for line in lines if not re.search("[│┌└─]", line)}  # those are cards
    assert len(lines) > 60
    assert [fault for line in sorted(lines) for fault in faults(name, line)] == []


def literals(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value


def said_by_the_server() -> Iterator[str]:
    """What stands in the code as the words of a problem, a notice or a reason."""
    for path in Path(cardhouse.server.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if called in ("Problem", "Notice", "Reason") or called.endswith("Error"):
                yield from literals(node)


def test_the_server_says_nothing_of_the_machine() -> None:
    said = {text for text in said_by_the_server() if " " in text}
    assert len(said) > 40
    assert [fault for text in sorted(said) for fault in faults("bartok", text)] == []
