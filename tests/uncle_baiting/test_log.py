"""What holds at every table holds here too: the log folds to it, what is listed is lawful, and hidden stays hidden."""

import pytest

from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.sitting import Sitting, replay
from cardhouse.core.table import OVER
from cardhouse.store.codec import decode_entry, encode_entry
from cardhouse.testing.properties import listing_is_judging, unseen
from tests.uncle_baiting.test_random_games import choice, seated

ACTS = 150


@pytest.mark.parametrize("name", ["uncle-baiting", "uncle-baiting@two-groups"])
def test_the_log_folds_to_the_table(name: str) -> None:
    start, chance = seated(name, 5, 2), seeded(3)
    sitting = Sitting(start)
    for number in range(ACTS):
        act = choice(sitting.table, chance)
        if act is None or sitting.table.phase == OVER:
            break
        assert sitting.submit(act, f"act {number}").happened
        if number % 10 == 0:
            listing_is_judging(sitting.table)
            unseen(sitting.table, chance.below(5), chance)
    entries = [decode_entry(encode_entry(entry)) for entry in sitting.entries]
    assert same_table(replay(start, entries), sitting.table, 0) == []
