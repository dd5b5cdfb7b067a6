"""A sentence needs the families that it speaks of, and no other."""

from types import ModuleType
from typing import Any

import pytest

from cardhouse.english.written import families
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import Lent, is_there, loaded, only_with


def test_what_is_lent_is_loaded_when_it_is_wanted() -> None:
    purses: Any = Lent("leaving_play.purses")
    assert is_there(purses)
    assert purses.DONATE == "donate"
    assert only_with(purses, lambda: [1]) == [1]


def test_what_nobody_has_is_for_people() -> None:
    juggling: Any = Lent("juggling.three_balls")
    assert not is_there(juggling)
    assert only_with(juggling, lambda: [1]) == []
    with pytest.raises(OnlyPeople, match="nobody here knows of three balls"):
        _ = juggling.Throws


def test_anything_else_that_is_missing_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'jugglery'", name="jugglery")

    monkeypatch.setattr(families, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="jugglery"):
        loaded("cardhouse.rules.juggling")
