"""Whoever brings it owns it: no rule names another's class, nobody asks what class a rule is of, and nobody else names
a family's votes.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse
from cardhouse import rules
from cardhouse.core.rule import Rule
from cardhouse.rules import all_of
from cardhouse.store.wire import all_below
from cardhouse.telling import VOTES

SOURCE = Path(str(cardhouse.__file__)).parent
SHELF = sorted((SOURCE / "rules").rglob("*.py"))
WRITTEN = sorted((SOURCE / "english" / "written").rglob("*.py"))
OF_THE_CORE = {"Rule", "CardRule"}


def rules_shipped() -> set[str]:
    all_of(rules)
    return {kind.__name__ for kind in all_below(Rule) if kind.__module__.startswith("cardhouse.")} - OF_THE_CORE


def named_in(kind: ast.ClassDef) -> Iterator[str]:
    """All that a class names, but for what it is built on and itself."""
    for part in kind.body:
        yield from [node.id for node in ast.walk(part) if isinstance(node, ast.Name) and node.id != kind.name]


def test_no_rule_names_the_class_of_another() -> None:
    shipped = rules_shipped()
    kinds = [
        node for path in SHELF for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)
    ]
    assert [(kind.name, name) for kind in kinds for name in named_in(kind) if name in shipped] == []


def name_of(node: ast.AST) -> str:
    """What a name names, of a module or not."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_a_rule_in_peoples_words_is_made_of_rules_and_asks_for_none() -> None:
    """It may have one of the shelf as a part of itself, and so makes one; it names none to know of it."""
    shipped = rules_shipped() - {"Written"}
    asked = []
    for path in WRITTEN:
        tree = ast.parse(path.read_text("utf-8"))
        made = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call)}
        asked += [
            (path.name, name) for node in ast.walk(tree) if (name := name_of(node)) in shipped and node not in made
        ]
    assert WRITTEN
    assert asked == []


def kinds_asked_for(source: str) -> Iterator[str]:
    """The classes that something is asked whether it is one of."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            yield from filter(None, map(name_of, ast.walk(node.args[1])))


def test_nobody_asks_what_class_a_rule_is_of() -> None:
    shipped = rules_shipped()
    asked = [(path.name, name) for path in SOURCE.rglob("*.py") for name in kinds_asked_for(path.read_text("utf-8"))]
    assert ("law.py", "CardRule") in asked
    assert [(path, name) for path, name in asked if name in shipped] == []


@pytest.mark.parametrize("package", ["telling", "server", "books"])
def test_only_a_family_names_its_votes(package: str) -> None:
    texts = [
        node.value
        for path in (SOURCE / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    ]
    assert {"accusation", "ballot", "going back", "proposal"} <= set(VOTES)
    assert set(texts) & set(VOTES) == set()
