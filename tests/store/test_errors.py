"""What a store refuses is told with its names and numbers, and is the same after a journey between processes."""

import copy
import pickle

import pytest

from cardhouse.store.errors import (
    AheadOfLog,
    CannotOpen,
    DuplicateAct,
    StaleNumber,
    StoreClosed,
    StoreError,
    StoreFailed,
    TableExists,
    UnknownTable,
)


@pytest.mark.parametrize(
    "error, told",
    [
        (UnknownTable("den"), "there is no table 'den' in this store; create it first"),
        (TableExists("den"), "there is already a table 'den' in this store; choose another name"),
        (
            StaleNumber("den", 3, 5),
            "the last record of table 'den' is number 5, not 3; read what is new and decide again",
        ),
        (DuplicateAct("den", "a7", 4), "act 'a7' is already record 4 of table 'den'"),
        (
            AheadOfLog("den", 9, 5),
            "a snapshot of table 'den' at record 9 cannot be kept: the last record is number 5",
        ),
        (StoreClosed(), "this store is closed; open it again to use it"),
        (StoreFailed("no room"), "the store could not do it: no room; read the table again before you retry"),
        (CannotOpen("x.db", "it is a folder"), "cannot open 'x.db' as a store: it is a folder"),
    ],
)
def test_errors_are_told_and_travel(error: StoreError, told: str) -> None:
    assert str(error) == told
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(again), again.args, str(again)) == (type(error), error.args, told)
        assert vars(again) == vars(error)
