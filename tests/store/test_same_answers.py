"""Whatever is asked, and in whatever order, the stores give the same answers."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardhouse.store import MemoryStore, SqliteStore, Store, StoreError

TABLES = st.sampled_from(["t", "u", "v\0", ""])
ACT_IDS = st.sampled_from("abcdefgh") | st.text(max_size=3)
NUMBERS = st.integers(-1, 6) | st.integers()
BODIES = st.binary(max_size=20)
RECORDS = st.lists(st.tuples(ACT_IDS, BODIES), max_size=3)

QUESTIONS = st.one_of(
    st.tuples(st.just("create"), TABLES, BODIES),
    st.tuples(st.just("about"), TABLES),
    st.tuples(st.just("append"), TABLES, st.integers(-1, 6), RECORDS),
    st.tuples(st.just("append to the end"), TABLES, RECORDS),
    st.tuples(st.just("read"), TABLES, NUMBERS, st.none() | NUMBERS),
    st.tuples(st.just("find"), TABLES, ACT_IDS),
    st.tuples(st.just("snapshot"), TABLES, NUMBERS, BODIES),
    st.tuples(st.just("latest_snapshot"), TABLES),
)


def answer(store: Store, prefix: str, question: tuple[Any, ...]) -> object:
    """What the store says, be it a refusal."""
    verb, table, *rest = question
    table = prefix + table if table else table
    try:
        if verb == "append to the end":
            return store.append(table, len(store.read(table)), *rest)
        return getattr(store, verb)(table, *rest)
    except (StoreError, ValueError) as refusal:
        return type(refusal), str(refusal)


@pytest.fixture(scope="module")
def stores(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Store, Store, Iterator[int]]]:
    # One pair for all examples, each with tables of its own: to make a file takes longer than to play an example.
    with closing(MemoryStore()) as memory, closing(SqliteStore(tmp_path_factory.mktemp("same") / "log.db")) as sqlite:
        yield memory, sqlite, count()


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(questions=st.lists(QUESTIONS, max_size=30))
def test_memory_and_sqlite_agree(stores: tuple[Store, Store, Iterator[int]], questions: list[tuple[Any, ...]]) -> None:
    memory, sqlite, turns = stores
    prefix = f"{next(turns)}-"
    for question in [("create", "t", b""), *questions, ("read", "t", 0, None)]:
        assert answer(memory, prefix, question) == answer(sqlite, prefix, question)
    assert memory.tables() == sqlite.tables()
