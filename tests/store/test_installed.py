"""Rules that installed packages bring, and what is said of something else in their place."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from cardhouse.rules.turns.turn_order import Reverses
from cardhouse.store import installed


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    found: list[EntryPoint] = []
    monkeypatch.setattr(installed, "entry_points", lambda group: found if group == installed.GROUP else [])
    installed.installed_rules.cache_clear()
    yield found
    monkeypatch.undo()
    installed.installed_rules.cache_clear()


def test_a_rule_is_found_by_its_name(points: list[EntryPoint]) -> None:
    points.append(EntryPoint("our-turn", f"{Reverses.__module__}:Reverses", installed.GROUP))
    assert installed.installed_rules() == {"our-turn": Reverses}


@pytest.mark.parametrize("what", ["cardhouse.cards:ACES", "cardhouse.cards:Card"])
def test_what_is_no_rule_is_told(points: list[EntryPoint], what: str) -> None:
    points.append(EntryPoint("our-turn", what, installed.GROUP))
    with pytest.raises(installed.NoRule, match=r'"our-turn" of an installed package is no class below ch\.Rule'):
        installed.installed_rules()
