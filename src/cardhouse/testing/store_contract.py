"""What every store must do, as tests. Inherit them and say how your store is made:

class TestMyStore(StoreContract):
    def make(self, folder: Path) -> Store:
        return MyStore(folder / "log")

Needs pytest. For readable failures, put pytest.register_assert_rewrite("cardhouse.testing.store_contract")
in a conftest.py.
"""

from __future__ import annotations

import pickle
from abc import ABC, abstractmethod
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from cardhouse.store import (
    AheadOfLog,
    DuplicateAct,
    Record,
    StaleNumber,
    Store,
    StoreClosed,
    StoreError,
    TableExists,
    UnknownTable,
)

TWO = [("a1", b"one"), ("a2", b"two")]
BOTH = [Record(1, "a1", b"one"), Record(2, "a2", b"two")]


class StoreContract(ABC):
    """The tests every store passes. Each gets a store of its own with one empty table, friday."""

    @abstractmethod
    def make(self, folder: Path) -> Store:
        """A new, empty store; files it needs may go into the folder."""

    @pytest.fixture
    def store(self, tmp_path: Path) -> Iterator[Store]:
        with self.make(tmp_path) as store:
            store.create("friday", b"bartok, seed 7")
            yield store

    # Tables

    def test_a_table_keeps_what_it_is_about(self, store: Store) -> None:
        store.create("sunday", b"")
        assert store.about("friday") == b"bartok, seed 7"
        assert store.about("sunday") == b""

    def test_tables_are_listed_in_order_of_creation(self, store: Store) -> None:
        for table in ("zoe's", "Ann's", "Kartenhaus ♥"):
            store.create(table, b"")
        assert store.tables() == ["friday", "zoe's", "Ann's", "Kartenhaus ♥"]

    def test_a_name_is_taken_once(self, store: Store) -> None:
        with pytest.raises(TableExists, match="'friday'"):
            store.create("friday", b"other")
        assert store.about("friday") == b"bartok, seed 7"
        store.create("Friday", b"capitals tell tables apart")
        assert store.tables() == ["friday", "Friday"]

    @pytest.mark.parametrize("table", ["monday", "", "fri\0day", "\ud800"])
    def test_an_unknown_table_is_named(self, store: Store, table: str) -> None:
        for ask in (
            lambda: store.about(table),
            lambda: store.read(table),
            lambda: store.find(table, "a1"),
            lambda: store.append(table, 0, TWO),
            lambda: store.snapshot(table, 0, b""),
            lambda: store.latest_snapshot(table),
            lambda: store.append_later(table, 0, TWO).result(),
        ):
            with pytest.raises(UnknownTable) as refusal:
                ask()
            assert repr(table) in str(refusal.value)

    # Appending

    def test_records_are_numbered_from_one(self, store: Store) -> None:
        assert store.append("friday", 0, TWO) == 2
        assert store.append("friday", 2, [("a3", b"three")]) == 3
        assert store.read("friday") == [*BOTH, Record(3, "a3", b"three")]

    def test_tables_do_not_share_numbers_or_acts(self, store: Store) -> None:
        store.create("sunday", b"")
        store.append("friday", 0, TWO)
        assert store.append("sunday", 0, [("a2", b"again")]) == 1
        assert store.read("sunday") == [Record(1, "a2", b"again")]
        assert store.read("friday") == BOTH

    def test_any_bytes_are_kept_as_they_are(self, store: Store) -> None:
        bodies = [b"", b"\0", bytes(range(256)), b"\xff\xfe not text", b"x" * 200_000]
        store.append("friday", 0, [(f"a{i}", body) for i, body in enumerate(bodies)])
        assert [record.body for record in store.read("friday")] == bodies

    def test_act_ids_are_compared_letter_by_letter(self, store: Store) -> None:
        ids = ["a", "A", "a ", "1", "01", "é", "e\u0301", "♥", "x" * 255]
        store.append("friday", 0, [(act_id, b"") for act_id in ids])
        assert [record.act_id for record in store.read("friday")] == ids

    @pytest.mark.parametrize("expected", [-1, 0, 1, 3, 2**64])
    def test_a_stale_number_is_refused(self, store: Store, expected: int) -> None:
        store.append("friday", 0, TWO)
        with pytest.raises(StaleNumber) as refusal:
            store.append("friday", expected, [("a3", b"")])
        assert (refusal.value.table, refusal.value.expected, refusal.value.last) == ("friday", expected, 2)
        assert f"number 2, not {expected};" in str(refusal.value)
        assert store.read("friday") == BOTH

    def test_an_act_is_stored_once(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        with pytest.raises(DuplicateAct, match="act 'a1' is already record 1 of table 'friday'") as refusal:
            store.append("friday", 2, [("a1", b"changed")])
        assert (refusal.value.table, refusal.value.act_id, refusal.value.number) == ("friday", "a1", 1)
        assert store.read("friday") == BOTH

    def test_a_repeated_act_learns_its_number_even_if_stale(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        with pytest.raises(DuplicateAct) as refusal:
            store.append("friday", 1, [("a2", b"two")])
        assert refusal.value.number == 2

    def test_all_or_nothing(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        with pytest.raises(DuplicateAct) as refusal:
            store.append("friday", 2, [("a3", b""), ("a2", b""), ("a1", b"")])
        assert (refusal.value.act_id, refusal.value.number) == ("a2", 2)
        assert store.read("friday") == BOTH
        assert store.find("friday", "a3") is None
        assert store.append("friday", 2, [("a3", b"")]) == 3

    def test_no_records_only_check_the_number(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        assert store.append("friday", 2, []) == 2
        with pytest.raises(StaleNumber):
            store.append("friday", 1, [])

    def test_misuse_is_told_at_once(self, store: Store) -> None:
        not_bytes: Any = "text"  # what a type checker would not let through
        for append in (store.append, store.append_later):
            with pytest.raises(ValueError, match="'a1' is named twice"):
                append("friday", 0, [("a1", b""), ("a1", b"")])
            with pytest.raises(TypeError, match="must be bytes, not str"):
                append("friday", 0, [("a1", not_bytes)])
            for act_id in ("", "a\0b", "\udfff", "x" * 256):
                with pytest.raises(ValueError, match="act id must be"):
                    append("friday", 0, [(act_id, b"")])
        with pytest.raises(ValueError, match="table's name must be"):
            store.create("", b"")
        with pytest.raises(TypeError, match="must be bytes, not str"):
            store.create("sunday", not_bytes)
        assert (store.tables(), store.read("friday")) == (["friday"], [])

    # Appending without waiting

    def test_later_appends_keep_their_order(self, store: Store) -> None:
        futures = [store.append_later("friday", n, [(f"a{n}", b"%d" % n)]) for n in range(50)]
        assert [future.result() for future in futures] == list(range(1, 51))
        assert [record.body for record in store.read("friday")] == [b"%d" % n for n in range(50)]

    def test_a_refused_append_leaves_its_neighbours_alone(self, store: Store) -> None:
        futures = [
            store.append_later("friday", 0, [("a1", b"one")]),
            store.append_later("friday", 0, [("b1", b"stale")]),
            store.append_later("monday", 0, [("b2", b"unknown")]),
            store.append_later("friday", 1, [("b3", b"new"), ("a1", b"old")]),
            store.append_later("friday", 1, [("a2", b"two")]),
        ]
        assert [type(future.exception()) for future in futures] == [
            type(None), StaleNumber, UnknownTable, DuplicateAct, type(None),
        ]  # fmt: skip
        assert store.read("friday") == BOTH

    def test_what_is_acknowledged_can_be_read(self, store: Store) -> None:
        seen: Future[list[Record]] = Future()

        def look(done: Future[int]) -> None:
            seen.set_result(store.read("friday"))

        store.append_later("friday", 0, TWO).add_done_callback(look)
        assert seen.result(10) == BOTH

    # Reading

    @pytest.mark.parametrize("after, limit, numbers", [
        (0, None, [1, 2, 3, 4, 5]),
        (3, None, [4, 5]),
        (5, None, []),
        (9, None, []),
        (-3, None, [1, 2, 3, 4, 5]),  # before the beginning is the beginning
        (-3, 2, [1, 2]),
        (0, 2, [1, 2]),
        (2, 2, [3, 4]),
        (4, 2, [5]),
        (0, 0, []),
        (2**70, None, []),  # larger than databases count
        (0, 2**70, [1, 2, 3, 4, 5]),
    ])  # fmt: skip
    def test_reading_a_part(self, store: Store, after: int, limit: int | None, numbers: list[int]) -> None:
        store.append("friday", 0, [(f"a{n}", b"") for n in range(5)])
        assert [record.number for record in store.read("friday", after, limit)] == numbers

    def test_a_negative_limit_is_misuse(self, store: Store) -> None:
        with pytest.raises(ValueError, match="limit must be 0 or more"):
            store.read("friday", 0, -1)

    def test_a_new_table_has_no_records(self, store: Store) -> None:
        assert store.read("friday") == []

    def test_what_was_read_is_the_readers_own(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        store.read("friday").clear()
        store.tables().clear()
        assert (store.read("friday"), store.tables()) == (BOTH, ["friday"])

    def test_an_act_is_found_by_its_id(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        assert store.find("friday", "a2") == Record(2, "a2", b"two")
        for act_id in ("a3", "A2", "", "\ud800", "a2\0"):
            assert store.find("friday", act_id) is None

    # Snapshots

    def test_the_newest_snapshot_is_kept(self, store: Store) -> None:
        assert store.latest_snapshot("friday") is None
        store.append("friday", 0, TWO)
        for number, body in [(0, b"dealt"), (2, b"after two"), (1, b"older, so ignored"), (2, b"again")]:
            store.snapshot("friday", number, body)
            assert store.latest_snapshot("friday") in (
                None, (0, b"dealt"), (2, b"after two"), (2, b"again"),
            )  # fmt: skip
        assert store.latest_snapshot("friday") in (None, (2, b"again"))
        assert store.read("friday") == BOTH

    def test_a_snapshot_is_never_ahead_of_the_log(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        with pytest.raises(AheadOfLog, match="at record 3 cannot be kept: the last record is number 2"):
            store.snapshot("friday", 3, b"")
        with pytest.raises(ValueError, match="not -1"):
            store.snapshot("friday", -1, b"")
        assert store.latest_snapshot("friday") is None

    # Many at once

    def test_one_of_many_with_the_same_number_wins(self, store: Store) -> None:
        start = Barrier(8)

        def try_once(player: int) -> int | StaleNumber:
            start.wait()
            try:
                return store.append("friday", 0, [(f"act of {player}", b"%d" % player)])
            except StaleNumber as refusal:
                return refusal

        with ThreadPoolExecutor(8) as players:
            outcomes = list(players.map(try_once, range(8)))
        winners = [player for player, outcome in enumerate(outcomes) if outcome == 1]
        assert len(winners) == 1
        assert sum(isinstance(outcome, StaleNumber) and outcome.last == 1 for outcome in outcomes) == 7
        assert store.read("friday") == [Record(1, f"act of {winners[0]}", b"%d" % winners[0])]

    def test_many_threads_lose_nothing(self, store: Store) -> None:
        for table in range(4):
            store.create(f"table {table}", b"")

        def play(player: int) -> None:
            for act in range(20):
                table, act_id = f"table {(player + act) % 4}", f"{player}-{act}"
                while True:
                    try:
                        store.append(table, len(store.read(table)), [(act_id, b"")])
                        break
                    except StaleNumber:
                        continue

        with ThreadPoolExecutor(6) as players:
            list(players.map(play, range(6)))
        logs = [store.read(f"table {table}") for table in range(4)]
        assert [[record.number for record in log] for log in logs] == [list(range(1, len(log) + 1)) for log in logs]
        acts = sorted(record.act_id for log in logs for record in log)
        assert acts == sorted(f"{player}-{act}" for player in range(6) for act in range(20))

    # Closing

    def test_nothing_works_after_closing(self, store: Store) -> None:
        store.append("friday", 0, TWO)
        store.close()
        for ask in (
            lambda: store.create("sunday", b""),
            lambda: store.tables(),
            lambda: store.about("friday"),
            lambda: store.append("friday", 2, [("a3", b"")]),
            lambda: store.append_later("friday", 2, [("a3", b"")]),
            lambda: store.read("friday"),
            lambda: store.find("friday", "a1"),
            lambda: store.snapshot("friday", 1, b""),
            lambda: store.latest_snapshot("friday"),
        ):
            with pytest.raises(StoreClosed, match="open it again"):
                ask()
        store.close()

    def test_errors_survive_a_journey_between_processes(self, store: Store) -> None:
        with pytest.raises(StaleNumber) as refusal:
            store.append("friday", 5, TWO)
        copy: StoreError = pickle.loads(pickle.dumps(refusal.value))
        assert (type(copy), str(copy)) == (StaleNumber, str(refusal.value))
