"""The index of who hears what is made from the rules, and is up to date."""

import os

import pytest

from tools.index import TARGET, heard, index


@pytest.mark.skipif(os.environ.get("CARDHOUSE_BUILD") == "compiled", reason="made from the sources")
def test_the_index_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == index(), "run `python tools/index.py`"


def test_a_rule_stands_at_what_it_hears() -> None:
    found = heard()
    assert "turns.Skips" in found["after"]["Played"]
    assert any(rule.startswith("matching.FollowSuitOrRank") for rule in found["answers"]["Matches"])
