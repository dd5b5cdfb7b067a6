"""Crazy Eights, a book in plain sentences, beside OpenSpiel's own engine."""

import pytest

pytest.importorskip("pyspiel")

from cardhouse.books import read_rulebook, runs_of
from tools.crazy_eights import BOOK, FEWEST, MOST, compare


@pytest.mark.parametrize("players", range(FEWEST, MOST + 1))
def test_both_play_the_same_game(players: int) -> None:
    """40 games for each number of players; `tools/crazy_eights.py 10000` is the long form."""
    found = compare(40, seed=players, players=players)
    assert found.games == 40
    assert set(found.ends) == {"somebody went out", "everybody passed"}


def test_every_sentence_of_the_book_is_run_by_its_own_words() -> None:
    runs = runs_of(read_rulebook(BOOK.read_text(encoding="utf-8")))
    assert {sentence.by for run in runs for sentence in run.sentences} == {"its own words"}
