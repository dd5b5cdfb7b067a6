"""An engine that is not careful takes a listed act as lawful without asking again: that must come to the same."""

import pytest

from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER
from cardhouse.games import game, new_table
from cardhouse.games.shelf import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_taking_the_list_at_its_word_comes_to_the_same(name: str) -> None:
    quick = new_table(game(name).book, ["Ann", "Bob", "Cat"], seed=7)
    careful = quick.copy()
    picks = seeded(8)
    for _ in range(150):
        act = random_act(quick, picks) if quick.phase != OVER else None
        if act is None:
            break
        done, judged = decide(quick, act, careful=False), decide(careful, act)
        assert (done.events, done.answer) == (judged.events, judged.answer), act
        assert judged.lawful, judged.told()
    assert quick.acts > 20
    assert same_table(quick, careful) == []
