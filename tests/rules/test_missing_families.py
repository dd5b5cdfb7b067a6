"""What builds on a family that is not there is not there either; anything else that is missing is a fault."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cardhouse.rules import all_of


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A package with one module that builds on a family that nobody has."""
    (tmp_path / "our_house").mkdir()
    (tmp_path / "our_house" / "__init__.py").write_text("")
    (tmp_path / "our_house" / "good.py").write_text("WORDS = 1\n")
    (tmp_path / "our_house" / "poor.py").write_text("import cardhouse.rules.juggling\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield import_module("our_house")
    for name in [name for name in sys.modules if name.partition(".")[0] == "our_house"]:
        del sys.modules[name]


def test_a_module_without_its_family_is_passed_over(house: ModuleType) -> None:
    assert [module.__name__ for module in all_of(house)] == ["our_house.good"]


def test_anything_else_that_is_missing_is_a_fault(house: ModuleType) -> None:
    Path(house.__path__[0], "worse.py").write_text("import jugglery\n")
    with pytest.raises(ModuleNotFoundError, match="jugglery"):
        all_of(house)
