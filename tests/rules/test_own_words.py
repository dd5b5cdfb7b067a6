"""Whoever brings it owns it: no rule names another's class, and nobody else names a family's votes."""

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


def named_in(kind: ast.ClassDef) -> Iterator[str]:
    """All that a class names, but for what it is built on and itself."""
    for part in kind.body:
        yield from [node.id for node in ast.walk(part) if isinstance(node, ast.Name) and node.id != kind.name]


def test_no_rule_names_the_class_of_another() -> None:
    all_of(rules)
    shipped = {kind.__name__ for kind in all_below(Rule) if kind.__module__.startswith("cardhouse.")}
    kinds = [
        node for path in SHELF for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)
    ]
    assert [
        (kind.name, name) for kind in kinds for name in named_in(kind) if name in shipped - {"Rule", "CardRule"}
    ] == []


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
