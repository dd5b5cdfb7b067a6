"""Builds of before, that this one is judged by."""

import pytest

from tools import kept
from tools.bench.run import beside


def test_a_commit_that_is_not_here_is_named() -> None:
    with pytest.raises(SystemExit, match="The build 0123456789 is not in this clone: "):
        kept.kept_build("0123456789")


def test_the_kept_build_is_named_by_its_commit() -> None:
    assert len(kept.KEPT) == 40
    assert set(kept.KEPT) <= set("0123456789abcdef")


def test_a_game_is_compared_inside_each_round() -> None:
    rates = {"now": [10.0, 30.0], "then": [20.0, 20.0], "other": [1.0, 1.0]}
    assert beside(rates, {"now": "then"}) == {"now": [0.5, 1.5]}
