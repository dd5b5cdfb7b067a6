"""Sittings in a store: kept act by act, opened as they were, in memory and in a file."""

from pathlib import Path
from typing import Any

import pytest

from cardhouse.cards import EIGHTS
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.book_acts import DialSet, OptionSet, RuleAdopted, Tick
from cardhouse.core.checkpoints import same_table
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import TABLE, Article
from cardhouse.core.sitting import Entry, Sitting, replay
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.saying.sayings import SayAt
from cardhouse.rules.turns.turn_order import Skips
from cardhouse.store import MemoryStore, SqliteStore, StaleNumber, Store, TableExists, sittings
from cardhouse.store.codec import BadMessage, encode_entry, encode_state
from cardhouse.store.sittings import NotFresh, about, keep, open_sitting, resume_sitting

ARTICLE = Article("skips", "Skips", "Ann", "2024-05-01", (Skips(on=EIGHTS), SayAt(2, "Zwei!")), dial=TABLE)


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    with MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "log") as made:
        yield made


def sitting() -> Sitting:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=9, dial=TABLE)
    table.keeps = True
    return Sitting(table)


def play(live: Sitting) -> None:
    for name, act in {
        "s": Prepare(2, "shuffle"),
        "d": Prepare(2, "deal"),
        "1": Draw(0),
        "2": Draw(2),
        "3": Tick(70_000),
        "4": Say(1, "Hm ♥"),
    }.items():
        assert live.submit(act, name).happened


def test_a_kept_sitting_opens_as_it_was(store: Store) -> None:
    live = sitting()
    keep(live, store, "friday", game="bartok", seed=9, options={"cards": "5"})
    play(live)
    opened = open_sitting(store, "friday")
    assert same_table(opened.table, live.table) == []
    assert encode_state(opened.table) == encode_state(live.table)
    assert opened.entries == live.entries
    assert about(store, "friday").game == "bartok"
    assert about(store, "friday").options == {"cards": "5"}


def test_a_sitting_may_be_kept_later(store: Store) -> None:
    live = sitting()
    play(live)
    keep(live, store, "friday")
    live.submit(Draw(1), "5")
    assert open_sitting(store, "friday").entries == live.entries
    with pytest.raises(TableExists):
        keep(live, store, "friday")


def test_an_opened_sitting_goes_on_in_the_store(store: Store) -> None:
    live = sitting()
    keep(live, store, "friday")
    play(live)
    opened = open_sitting(store, "friday")
    first = opened.submit(Draw(0), "1")  # an id that the log knows
    assert first.happened
    assert opened.number == 6
    opened.submit(Draw(1), "5")
    assert same_table(open_sitting(store, "friday").table, opened.table) == []
    before = encode_state(live.table)
    with pytest.raises(StaleNumber):
        live.submit(Draw(1), "6")  # the other one was first
    assert encode_state(live.table) == before


def test_a_table_that_had_begun_cannot_be_kept(store: Store) -> None:
    table = sitting().table
    table.hands[0].append(table.stock.pop())
    with pytest.raises(NotFresh, match="hands"):
        keep(Sitting(table), store, "friday")


def test_an_sqlite_file_is_opened_again(tmp_path: Path) -> None:
    live = sitting()
    with SqliteStore(tmp_path / "log") as store:
        keep(live, store, "friday")
        play(live)
    with SqliteStore(tmp_path / "log") as store:
        opened = open_sitting(store, "friday")
    assert same_table(opened.table, live.table) == []
    assert same_table(replay(opened.start, opened.entries), live.table) == []


def test_a_log_of_rules_that_are_gone_still_folds(store: Store) -> None:
    live = sitting()
    keep(live, store, "friday")
    play(live)
    adopted = Entry(
        7, "r", Draw(0), (("", RuleAdopted(ARTICLE)), ("", OptionSet("words", "Last")), ("", DialSet(TABLE)))
    )
    body = encode_entry(adopted).replace(b'"SayAt"', b'"SungAt"')
    store.append("friday", 6, [("r", body)])
    opened = open_sitting(store, "friday").table
    assert opened.law.by_id["skips"].judged
    assert "Zwei!" in opened.law.by_id["skips"].text


@pytest.mark.parametrize(
    "body, told",
    [
        (b"{}", "entry 1: it is of version 1: this cannot be read"),
        (encode_entry(Entry(2, "x", Draw(0), ())), "entry 1 says that it is entry 2"),
        (encode_entry(Entry(1, "y", Draw(0), ())), "of act 'y'"),
    ],
)
def test_a_broken_log_tells_where(store: Store, body: bytes, told: str) -> None:
    keep(sitting(), store, "friday")
    store.append("friday", 0, [("x", body)])
    with pytest.raises(BadMessage, match=told):
        open_sitting(store, "friday")


@pytest.mark.parametrize("entries, folded", [(9, 0), (10, 0), (11, 8), (30, 27)])
def test_a_long_log_is_folded_and_its_end_is_kept_at_hand(
    entries: int, folded: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "LONG", 10)
    monkeypatch.setattr(sittings, "TAIL", 3)
    live = sitting()
    keep(live, store, "friday")
    for number in range(entries):
        assert live.submit(Say(0, f"word {number}"), f"{number}").happened
    opened, besides = resume_sitting(store, "friday")
    assert (opened.before, opened.number, len(opened.entries), besides) == (folded, entries, entries - folded, None)
    assert same_table(opened.table, live.table) == []
    again = opened.submit(Say(0, "something else"), "0")
    assert again.happened
    assert opened.number == entries, "an act of the folded part is not done twice"
