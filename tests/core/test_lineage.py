"""Where an event comes from: the rules behind it, as far back as they reach."""

from __future__ import annotations

import pytest

from cardhouse.core.events import Reversed
from cardhouse.core.table import MOST_DEPTH, Event, is_behind, lineage, stamp


def chain(*rules: str) -> Event:
    """The last of some events that brought each other about, each by one of these rules."""
    latest: Event | None = None
    for rule in rules:
        latest = stamp(Reversed(), rule, latest)
    assert latest is not None
    return latest


@pytest.mark.parametrize(
    "rules",
    [
        ("",),
        ("aces",),
        ("", "aces", "kings"),
        ("aces", "", "", "kings", ""),
        ("oldest", *(f"rule {number}" for number in range(MOST_DEPTH))),
        ("lost", *(f"rule {number}" for number in range(MOST_DEPTH + 1))),
        ("lost", *("" for _ in range(3)), *(f"rule {number}" for number in range(MOST_DEPTH + 1))),
    ],
)
def test_a_rule_is_behind_an_event_if_its_lineage_names_it(rules: tuple[str, ...]) -> None:
    latest = chain(*rules)
    found = lineage(latest)
    for rule in {"aces", "kings", "oldest", "lost", "never", *(rule for rule in rules if rule)}:
        assert is_behind(rule, latest) == (rule in found), rule


def test_a_long_chain_of_events_is_let_go() -> None:
    """What is compiled has its own way of freeing them, one inside the other."""
    for _ in range(3):
        chains = [chain(*("rule" for _ in range(2_000))) for _ in range(3)]
        assert len(lineage(chains[0])) == MOST_DEPTH + 1
        del chains
    assert lineage(chain("aces")) == ["aces"]
