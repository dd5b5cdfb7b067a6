"""The suite runs on two builds; here each of them shows that it is the one it says it is."""

import importlib
import os
from pathlib import Path

import pytest

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"
ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("name", ["cardhouse.core.table"])
def test_the_build_under_test_is_the_one_named(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    # a failed compile leaves the .py in charge, and would go unnoticed
    assert Path(file).suffix in ((".so", ".pyd") if COMPILED else (".py",)), file


def test_nothing_is_compiled_inside_the_sources() -> None:
    # a library there would hide later edits of the module beside it
    assert [path.name for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")] == []
