"""The store in an SQLite file: the contract of all stores, and what a file adds to it."""

import sqlite3
import stat
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from threading import Barrier, Event

import pytest

from cardhouse.store import (
    CannotOpen,
    DuplicateAct,
    Record,
    SqliteStore,
    StaleNumber,
    Store,
    StoreClosed,
    StoreFailed,
    sqlite_writer,
)
from cardhouse.store.sqlite_file import Readers, open_writer
from cardhouse.testing.store_contract import StoreContract


class TestSqliteStore(StoreContract):
    def make(self, folder: Path) -> Store:
        return SqliteStore(folder / "log.db")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


class Lock:
    """Another program that holds the file's write lock."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, *error: object) -> None:
        self.db.execute("ROLLBACK")
        self.db.close()


# The file


def test_reopening_finds_everything(path: Path) -> None:
    with SqliteStore(path) as store:
        store.create("friday", b"bartok")
        store.create("sunday", b"moo")
        store.append("friday", 0, [("a1", b"one"), ("a2", b"two")])
        store.snapshot("friday", 1, b"after one")
    with SqliteStore(str(path)) as store:
        assert store.tables() == ["friday", "sunday"]
        assert (store.about("friday"), store.about("sunday")) == (b"bartok", b"moo")
        assert store.read("friday") == [Record(1, "a1", b"one"), Record(2, "a2", b"two")]
        assert store.find("friday", "a2") == Record(2, "a2", b"two")
        assert store.latest_snapshot("friday") == (1, b"after one")
        assert store.append("friday", 2, [("a3", b"three")]) == 3


def test_closing_leaves_one_file(path: Path) -> None:
    with SqliteStore(path) as store:
        store.create("friday", b"")
        store.read("friday")
    assert [file.name for file in path.parent.iterdir()] == ["log.db"]


def test_commits_wait_for_the_disk(path: Path) -> None:
    db = open_writer(str(path), 1.0)
    settings = [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]
    db.close()
    assert settings == ["wal", 2, 1]


def test_two_stores_share_a_file(path: Path) -> None:
    with SqliteStore(path) as one, SqliteStore(path) as other:
        one.create("friday", b"")
        assert other.append("friday", 0, [("a1", b"")]) == 1
        assert one.read("friday") == [Record(1, "a1", b"")]
        with pytest.raises(StaleNumber):
            one.append("friday", 0, [("a2", b"")])


def test_many_can_open_a_new_file_at_once(tmp_path: Path) -> None:
    start = Barrier(6)

    def open_and_close(file: Path) -> None:
        start.wait()
        SqliteStore(file).close()

    with ThreadPoolExecutor(6) as pool:
        for turn in range(5):
            assert list(pool.map(open_and_close, [tmp_path / f"{turn}.db"] * 6)) == [None] * 6
            with SqliteStore(tmp_path / f"{turn}.db") as store:
                store.create("friday", b"")
                assert store.append("friday", 0, [("a1", b"")]) == 1


@pytest.mark.parametrize("content", [b"Hi", b"Dear diary, today I was dealt four Aces.\n" * 500])
def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(CannotOpen, match=r"log.db' as a store: it is not an SQLite database"):
        SqliteStore(path)
    assert path.read_bytes() == content


def change(path: Path, *statements: str) -> bytes:
    db = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        db.execute(statement)
    db.close()
    return path.read_bytes()


@pytest.mark.parametrize(
    "sign", ["CREATE TABLE recipes (name TEXT)", "PRAGMA application_id = 7", "PRAGMA user_version = 7"]
)
def test_a_database_of_another_program_is_left_alone(path: Path, sign: str) -> None:
    content = change(path, sign)
    with pytest.raises(CannotOpen, match="some other program"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_a_database_of_a_newer_version_is_left_alone(path: Path) -> None:
    SqliteStore(path).close()
    content = change(path, "PRAGMA user_version = 99")
    with pytest.raises(CannotOpen, match=r"a newer Cardhouse \(its format is 99, this one knows up to \d+\)"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_places_where_no_file_can_be(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "log.db"):
        with pytest.raises(CannotOpen, match="unable to open database file"):
            SqliteStore(place)
    for no_file in (":memory:", ""):
        with pytest.raises(CannotOpen, match="use MemoryStore"):
            SqliteStore(no_file)


def test_an_older_file_is_brought_up_to_date_or_left_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with SqliteStore(path) as store:
        store.create("friday", b"bartok")
    add_column = "ALTER TABLE tables ADD COLUMN closed INTEGER"
    steps = {2: [add_column, "This is no SQL", "PRAGMA user_version = 2"]}
    monkeypatch.setattr("cardhouse.store.sqlite_file.VERSION", 2)
    monkeypatch.setattr("cardhouse.store.sqlite_file._statements", lambda step: steps[step])
    with pytest.raises(CannotOpen, match="syntax error"):
        SqliteStore(path)
    steps[2].remove("This is no SQL")  # had the column been kept, adding it would now fail
    for _ in range(2):
        with SqliteStore(path) as store:
            assert store.about("friday") == b"bartok"


def test_a_reader_lent_while_closing_is_closed_on_return(path: Path) -> None:
    SqliteStore(path).close()
    readers = Readers(str(path), 1.0)
    with readers.one() as db:
        readers.close()
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        db.execute("SELECT 1")


# Groups


def test_what_comes_in_together_is_committed_together(path: Path) -> None:
    with SqliteStore(path) as store:
        for table in range(20):
            store.create(f"table {table}", b"")
        before = store.commits
        with Lock(path):  # the writer waits with the first, and the others gather behind it
            futures = [
                store.append_later(f"table {table}", number, [(f"act {number}", b"")])
                for number in range(25)
                for table in range(20)
            ]
        wait(futures)
        assert [future.result() for future in futures] == [number for number in range(1, 26) for _ in range(20)]
        assert store.commits - before <= 2


def test_many_threads_on_many_tables(path: Path) -> None:
    def play(table: str) -> None:
        for number in range(40):
            assert store.append(table, number, [(f"act {number}", table.encode())]) == number + 1

    with SqliteStore(path) as store:
        tables = [f"table {table}" for table in range(16)]
        for table in tables:
            store.create(table, b"")
        with ThreadPoolExecutor(16) as pool:
            list(pool.map(play, tables))
        for table in tables:
            log = [Record(number + 1, f"act {number}", table.encode()) for number in range(40)]
            assert store.read(table) == log


def test_reads_do_not_wait_for_the_writer(path: Path) -> None:
    with SqliteStore(path) as store:
        store.create("friday", b"")
        store.append("friday", 0, [("a1", b"")])
        with Lock(path):
            waiting = store.append_later("friday", 1, [("a2", b"")])
            assert store.read("friday") == [Record(1, "a1", b"")]
            assert not waiting.done()
        assert waiting.result() == 2


def when_done(path: Path, store: SqliteStore, callback: Callable[[], None]) -> None:
    """Run a callback in the writer's thread."""
    with Lock(path):  # so that the callback is there before the append is done
        store.append_later("friday", 0, []).add_done_callback(lambda _: callback())


def test_a_cancelled_append_is_left_out(path: Path) -> None:
    busy, go_on = Event(), Event()

    def hold_up() -> None:
        busy.set()
        go_on.wait(10)

    with SqliteStore(path) as store:
        store.create("friday", b"")
        when_done(path, store, hold_up)
        assert busy.wait(10)
        cancelled = store.append_later("friday", 0, [("a1", b"")])
        kept = store.append_later("friday", 0, [("a2", b"")])
        assert cancelled.cancel()
        go_on.set()
        assert kept.result() == 1
        assert store.read("friday") == [Record(1, "a2", b"")]


@pytest.mark.parametrize("verb", ["append", "close"])
def test_a_callback_that_would_wait_for_itself_is_told(path: Path, verb: str) -> None:
    told: Future[str] = Future()

    with SqliteStore(path) as store:
        store.create("friday", b"")

        def wait_for_oneself() -> None:
            try:
                store.close() if verb == "close" else store.append("friday", 0, [])
            except RuntimeError as error:
                told.set_result(str(error))

        when_done(path, store, wait_for_oneself)
        assert "must not wait" in told.result(10)
        assert store.append("friday", 0, [("a1", b"")]) == 1


# Failures and the end


def test_a_failed_group_fails_its_appends_and_no_later_ones(path: Path) -> None:
    with SqliteStore(path, patience=0.05) as store:
        store.create("friday", b"")
        with Lock(path):
            futures = [store.append_later("friday", number, [(f"a{number}", b"")]) for number in range(5)]
            for future in futures:
                with pytest.raises(StoreFailed, match="database is locked"):
                    future.result()
                assert isinstance(future.exception().__cause__, sqlite3.OperationalError)  # type: ignore[union-attr]  # raised above
        assert store.read("friday") == []
        assert store.append("friday", 0, [("a0", b"")]) == 1


def test_a_full_disk_keeps_what_was_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_small(path: str, patience: float) -> sqlite3.Connection:
        connections.append(open_writer(path, patience))
        connections[0].execute("PRAGMA max_page_count = 40")
        return connections[0]

    def fill(store: Store) -> None:
        while True:
            number = len(acknowledged)
            acknowledged.append(store.append("friday", number, [(f"a{number}", b"x" * 4000)]))

    acknowledged: list[int] = []
    connections: list[sqlite3.Connection] = []
    monkeypatch.setattr("cardhouse.store.sqlite.open_writer", open_small)
    with SqliteStore(path) as store:
        store.create("friday", b"")
        with pytest.raises(StoreFailed, match="full"):
            fill(store)
        number = len(store.read("friday"))
        assert 1 < number < 40
        assert acknowledged == list(range(1, number + 1))
        connections[0].execute("PRAGMA max_page_count = 4000")
        assert store.append("friday", number, [("room again", b"x" * 4000)]) == number + 1


def test_closing_finishes_what_was_begun(path: Path) -> None:
    store = SqliteStore(path)
    store.create("friday", b"")
    futures = [store.append_later("friday", number, [(f"a{number}", b"")]) for number in range(3000)]
    store.close()
    assert all(future.done() for future in futures)
    with SqliteStore(path) as store:
        assert len(store.read("friday")) == 3000


def test_closing_while_others_append_and_read(path: Path) -> None:
    store = SqliteStore(path)
    under_way = Event()

    def play(table: str) -> int:
        store.create(table, b"")
        number = 0
        try:
            while True:
                number = store.append(table, number, [(f"a{number}", b"")])
                store.read(table)
                if number == 5:
                    under_way.set()
        except StoreClosed:
            return number

    with ThreadPoolExecutor(4) as pool:
        players = [pool.submit(play, f"table {player}") for player in range(4)]
        under_way.wait()
        store.close()
        acknowledged = [player.result(10) for player in players]
    with SqliteStore(path) as store:
        assert [len(store.read(f"table {player}")) for player in range(4)] == acknowledged


def test_only_its_owner_can_read_the_file(path: Path) -> None:
    with SqliteStore(path) as store:
        store.create("friday", b"bartok")
        store.append("friday", 0, [("a", b"1")])
        beside = [path, *path.parent.glob(f"{path.name}-*")]
        assert len(beside) == 3
        assert {stat.S_IMODE(each.stat().st_mode) for each in beside} == {0o600}
    path.chmod(0o644)
    with SqliteStore(path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, "a file from before is made private, too"


def test_a_file_says_what_it_is(path: Path) -> None:
    """`file log.db` names the program: its four letters, and the version of the tables in it."""
    SqliteStore(path).close()
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA application_id").fetchone()[0] == int.from_bytes(b"CARD", "big")
    assert db.execute("PRAGMA user_version").fetchone()[0] == 1
    assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    db.close()


def test_a_group_is_not_too_large(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is waiting is committed together, but the first does not wait for all of a long queue."""
    monkeypatch.setattr(sqlite_writer, "LARGEST_GROUP", 3)
    with SqliteStore(path) as store:
        store.create("friday", b"")
        before = store.commits
        with Lock(path):
            later = [store.append_later("friday", number, [(f"a{number}", b"x")]) for number in range(8)]
        wait(later)
        assert [each.result() for each in later] == list(range(1, 9))
        assert store.commits - before >= 3


def test_a_store_notices_what_another_one_has_written_since(path: Path) -> None:
    """It remembers where logs end, and still believes the file."""
    with SqliteStore(path) as one, SqliteStore(path) as other:
        one.create("friday", b"")
        assert one.append("friday", 0, [("a1", b"")]) == 1
        assert other.append("friday", 1, [("a2", b"")]) == 2
        with pytest.raises(StaleNumber, match="2"):
            one.append("friday", 1, [("b2", b"")])
        with pytest.raises(DuplicateAct):
            one.append("friday", 1, [("a2", b"")])
        assert one.append("friday", 2, [("a3", b"")]) == 3
        assert other.append("friday", 3, [("a4", b""), ("a5", b"")]) == 5
        with pytest.raises(DuplicateAct):
            one.append("friday", 3, [("new", b""), ("a1", b"")])
        assert [record.act_id for record in one.read("friday")] == ["a1", "a2", "a3", "a4", "a5"]


def test_one_refusal_in_a_group_is_its_own(path: Path) -> None:
    with SqliteStore(path) as store:
        store.create("friday", b"")
        store.create("monday", b"")
        with Lock(path):
            first = store.append_later("friday", 0, [("a1", b"")])
            wrong = store.append_later("friday", 0, [("a2", b"")])
            after = store.append_later("friday", 1, [("a2", b"")])
            again = store.append_later("friday", 2, [("b1", b""), ("a1", b"")])
            other = store.append_later("monday", 0, [("a1", b"")])
        assert (first.result(), after.result(), other.result()) == (1, 2, 1)
        assert isinstance(wrong.exception(), StaleNumber)
        assert isinstance(again.exception(), DuplicateAct)
        assert store.append("friday", 2, [("a3", b"")]) == 3
