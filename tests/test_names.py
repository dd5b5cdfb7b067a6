"""One name means one thing: no two classes of the source share theirs."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"


def test_no_class_name_exists_twice() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(path.relative_to(SOURCE)))
    assert len(found) > 1000
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
