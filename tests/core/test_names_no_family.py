"""The core names no family of rules: not even the name of a way of acting that one brings."""

import ast
from pathlib import Path

from cardhouse import core, rules
from cardhouse.core.declared import Way
from cardhouse.rules import all_of

OTHERWISE = {"ready", "suit"}
"""Words that mean something else in the core: a part of a plan, and what is printed on a card."""


def test_no_way_of_a_family_is_named_in_the_core() -> None:
    own, brought = [
        {value.name for module in all_of(package) for value in vars(module).values() if isinstance(value, Way)}
        for package in (core, rules)
    ]
    texts = {
        (path.name, node.value)
        for path in Path(str(core.__file__)).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    families = brought - own
    assert "spring" in families
    assert [text for text in sorted(texts) if text[1] in families - OTHERWISE] == []
