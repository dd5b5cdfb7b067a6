"""What leaves the server says nothing of the chance that deals the cards, nor depends on what it has in store."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cardhouse.core.acts import Act
from cardhouse.core.book_acts import Introduce, RuleSealed, Seals
from cardhouse.core.chance import Chance, Keyed, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.rule import TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.core.table import PLAYING, Table
from cardhouse.games import GAMES, game, new_table
from cardhouse.rules.leaving_play.purses import Credited, Purse
from cardhouse.server import Settings
from cardhouse.server.brain import Brain
from cardhouse.server.live import LiveTable
from cardhouse.server.stream import Stream
from cardhouse.store import MemoryStore, SqliteStore
from cardhouse.store.sittings import about, keep, open_sitting
from cardhouse.testing.erring import TOKEN, erring_act
from tests.server.players import joined, serving
from tests.server.players import new_table as table_at

NAMES = ["Ann", "Bob", "Cat", "Dan"]
KEYS = (bytes(range(32)), bytes(range(32, 64)))


def dealt(name: str, seed: int) -> Table:
    """A table of this game on which the cards are dealt."""
    table, picks = new_table(game(name).book, NAMES, dial=TABLE, secret=KEYS[0]), seeded(seed)
    for _ in range(100):
        if table.phase == PLAYING:
            break
        act = random_act(table, picks)
        assert act is not None
        decide(table, act)
    if name == "moo":
        table.tallies[table.law.tally_place[Purse(TOKEN)]] = Purse(TOKEN).step({}, Credited(0, TOKEN, 3))
    return table


class Played:
    """A table, and all that everybody is sent from it."""

    def __init__(self, table: Table) -> None:
        self.sitting = Sitting(table)
        self.streams = [Stream(self.table, seat) for seat in (NO_SEAT, *range(table.seats))]

    @property
    def table(self) -> Table:
        return self.sitting.table

    def do(self, act: Act, number: int) -> list[str | None]:
        before = self.sitting.number
        self.sitting.submit(act, f"{number}")
        fresh: list[Entry] = self.sitting.since(before)
        return [stream.follow(self.table, entry) for entry in fresh for stream in self.streams]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_the_same_acts_are_told_alike_whatever_chance_has_in_store(name: str, seed: int) -> None:
    start = dealt(name, seed)
    other = start.copy()
    other.chance = Keyed(KEYS[1], start.chance.state)
    one, two, picks = Played(start), Played(other), seeded(seed)
    told = 0
    for number in range(60):
        act = erring_act(one.table, picks) if name == "moo" else random_act(one.table, picks)
        if act is None:
            break
        here, there = one.do(act, number), two.do(act, number)
        if one.table.chance.state != start.chance.state:
            break  # cards were shuffled, by chances that differ
        assert here == there
        told += len(here)
    assert told


def test_a_seal_says_nothing_of_chance() -> None:
    start = dealt("moo", 1)
    nonces = set()
    for key in KEYS:
        table = start.copy()
        table.chance = Keyed(key, start.chance.state)
        sealed = Seals(0, "Nobody hums.", "Humming", "").bound(table)[0]
        assert isinstance(sealed, RuleSealed)
        words = [f"{table.chance.at(at).word():08x}" for at in range(table.chance.state + 500)]
        assert not any(word in sealed.nonce for word in words)
        nonces.add(sealed.nonce)
    assert len(nonces) == 1  # the grain is that of the table, and chance has no part in it
    assert len(nonces.pop()) == 32


async def test_a_live_table_takes_nonces_from_the_system() -> None:
    nonces = []
    start = dealt("moo", 1)
    for code in ("one", "two"):
        store, sitting = MemoryStore(), Sitting(start)
        store.create(code, b"")
        live = LiveTable(store, code, sitting, {}, Settings(), Random(1), Brain())
        await live.decide(Introduce(0, "Nobody hums.", "Humming", "pepper"), "a")
        (sealed,) = [event for _, event in sitting.entries[0].events if isinstance(event, RuleSealed)]
        assert sealed.nonce.endswith("pepper")
        nonces.append(sealed.nonce.removesuffix("pepper"))
        await live.close()
    assert len(set(nonces)) == 2  # the tables are alike in everything, chance and grain included
    assert [len(nonce) for nonce in nonces] == [32, 32]


def test_a_table_with_a_secret_is_kept_and_goes_on_alike(tmp_path: Path) -> None:
    sitting = Sitting(new_table(game("moo").book, NAMES, dial=TABLE, secret=KEYS[0]))
    with SqliteStore(tmp_path / "tables.db") as store:
        keep(sitting, store, "ours")
        picks = seeded(4)
        for number in range(40):
            sitting.submit(erring_act(sitting.table, picks), f"{number}")
        opened = open_sitting(store, "ours")
        assert opened.table.chance.secret == KEYS[0]
        assert opened.table.chance.state == sitting.table.chance.state > 0
        assert opened.table.chance.word() == sitting.table.chance.word()
        assert not any(KEYS[0].hex().encode() in record.body for record in store.read("ours"))


def test_a_secret_is_long_enough() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        new_table(game("moo").book, NAMES, secret=b"short")
    assert type(new_table(game("moo").book, NAMES).chance) is Chance


async def test_the_secret_of_a_live_table_stays_there(data: Path) -> None:
    heard: list[str] = []
    with serving(data, Settings(bot_pause=(0.0, 0.0))) as url:
        codes = []
        for _ in range(2):
            code, tokens = await table_at(url, "Ann", "Bob", game="moo", seats=3, bots=1, dial="table")
            codes.append(code)
            async with joined(url, code, tokens[0]) as ann, joined(url, code) as onlooker:
                await ann.until("Whole")
                await onlooker.until("Whole")
                for at in range(5):
                    await ann.do("Draw")
                    await ann.do("Say", words=f"word {at}")
                heard += [*ann.heard, *onlooker.heard]
    with SqliteStore(data) as store:
        secrets = [about(store, code).secret for code in codes]
        bodies = [record.body.decode() for name in store.tables() for record in store.read(name)]
        tables = [open_sitting(store, code).table for code in codes]
    assert all(len(secret) == 64 for secret in secrets)
    assert len(set(secrets)) == 2
    for table, secret in zip(tables, secrets, strict=True):
        assert isinstance(table.chance, Keyed)
        words = [f"{table.chance.at(at).word():08x}" for at in range(table.chance.state + 100)]
        for text in [*heard, *bodies]:
            assert secret not in text
            assert table.grain not in text
            assert not any(word in text for word in words)
