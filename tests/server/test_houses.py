"""Houses: a link keeps a group's book from table to table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cardhouse.books import read_rulebook
from cardhouse.books.running import unread
from cardhouse.core.cases import Move
from cardhouse.core.people_acts import Vote
from cardhouse.core.sitting import Sitting
from cardhouse.games import new_table
from cardhouse.server import Settings, reading_aside
from cardhouse.server.house_files import INTO_FILE, OUT_OF_FILE, name_of, with_file
from cardhouse.server.houses import Houses, played_game, today
from cardhouse.server.messages import NewTable
from cardhouse.server.names import LobbyError
from cardhouse.server.reading_aside import BookReader
from cardhouse.server.rooms import Rooms
from cardhouse.store.memory import MemoryStore
from cardhouse.store.sittings import keep
from tests.server.players import joined, serving
from tests.server.players import new_table as new_table_at

BOOK = """\
# Our book

- Base: uncle-baiting

## Kings
_Added by Ann, 3 Sep 2026_

Kings skip.
"""


@pytest.fixture
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server) as client:
        yield client


def made(client: httpx.Client, **asked: str) -> tuple[str, str]:
    answer = client.post("/api/houses", json=asked)
    assert answer.status_code == 201, answer.text
    return answer.json()["link"], answer.json()["keeper"]


def test_a_pasted_book_is_read(client: httpx.Client) -> None:
    told = client.post("/api/books", json={"text": "Kings skip (Tom, 3 Feb 2021)\nno hats\n", "base": "bartok"}).json()
    assert (told["problem"], told["base"], told["form"]) == ("", "bartok", "notes")
    kings, hats = told["rules"]
    assert (kings["by"], kings["day"], kings["sentences"][0]["by"]) == ("Tom", "3 Feb 2021", "words")
    assert hats["sentences"][0]["by"] == "people"
    told = client.post("/api/books", json={"text": "# A book\n\n- Base: chess\n\n## A rule\nSo.\n"}).json()
    assert 'no game "chess"' in told["problem"]
    many = "# A book\n\n" + "## A rule\nSo.\n\n" * 501
    assert client.post("/api/books", json={"text": many}).status_code == 409


def test_a_house_keeps_its_book(client: httpx.Client) -> None:
    link, _ = made(client, text=BOOK, by="Ann")
    house = client.get(f"/api/houses/{link}").json()
    assert (house["text"], house["book"]["title"], len(house["changes"])) == (BOOK, "Our book", 1)
    change = {"what": "amend", "rule": "kings", "text": "Kings reverse.", "by": "Bob", "vote": "3 to 1"}
    assert client.post(f"/api/houses/{link}/changes", json=change).status_code == 200
    ruling = {"what": "ruling", "rule": "Kings", "text": "A King is a King.", "by": "Bob"}
    assert client.post(f"/api/houses/{link}/changes", json=ruling).status_code == 200
    rule = client.get(f"/api/houses/{link}").json()["book"]["rules"][0]
    assert rule["rulings"] == ["A King is a King."]
    assert rule["history"][1].endswith("by Bob, 3 to 1; before: Kings skip.")
    lines = client.get(f"/api/houses/{link}/changes", params={"since": "1", "until": "2"}).json()["lines"]
    assert lines == ["  Kings", "-   Kings skip.", "+   Kings reverse."]
    text = client.get(f"/api/houses/{link}/book.md")
    assert text.headers["content-type"].startswith("text/markdown")
    assert "Kings reverse." in text.text
    refused = client.post(f"/api/houses/{link}/changes", json={"what": "resume", "rule": "kings"})
    assert (refused.status_code, refused.json()["detail"]) == (409, '"Kings" is in force')


def test_a_book_goes_out_and_comes_in_again(client: httpx.Client) -> None:
    link, _ = made(client, title="The Webers", base="bartok")
    assert client.get(f"/api/houses/{link}/book.md").text == "# The Webers\n\n- Base: bartok\n"
    assert client.post(f"/api/houses/{link}/book", json={"text": BOOK}).status_code == 200
    assert client.get(f"/api/houses/{link}/book.md").text == BOOK
    wrong = client.post(f"/api/houses/{link}/book", json={"text": BOOK.replace("uncle-baiting", "chess")})
    assert wrong.status_code == 409
    notes, _ = made(client, text="Kings skip\nno hats\n", base="moo")
    assert "- Base: moo" in client.get(f"/api/houses/{notes}/book.md").text


def test_the_page_prints(client: httpx.Client) -> None:
    link, _ = made(client, text=BOOK)
    shown = client.get(f"/h/{link}/print")
    assert shown.headers["content-type"].startswith("text/html")
    assert "<h2>Kings</h2>" in shown.text
    assert "@media print" in client.get("/api/books/style.css").text


def test_only_the_link_opens_a_house_and_only_its_keeper_renews_it(client: httpx.Client) -> None:
    link, keeper = made(client, text=BOOK)
    id, _, _ = link.partition(".")
    for other in (id, f"{id}.x", "nothing.x", "x" * 300):
        assert client.get(f"/api/houses/{other}").status_code == 404
    assert client.post(f"/api/houses/{link}/renew").status_code == 409
    renewed = client.post(f"/api/houses/{link}/renew", headers={"authorization": f"Bearer {keeper}"}).json()["link"]
    assert client.get(f"/api/houses/{link}").status_code == 404
    assert client.get(f"/api/houses/{renewed}").json()["text"] == BOOK


def test_a_table_is_made_by_a_book_and_by_a_house(client: httpx.Client) -> None:
    link, _ = made(client, text=BOOK)
    for asked in ({"book": BOOK}, {"house": link}):
        table = client.post("/api/tables", json={"game": "", "seats": 3, "bots": 2, "name": "Ann", **asked})
        assert table.status_code == 201, table.text
        code, token = table.json()["code"], table.json()["token"]
        assert client.get(f"/api/tables/{code}").json()["game"] == "Our book"
        started = client.post(f"/api/tables/{code}/start", headers={"authorization": f"Bearer {token}"})
        assert started.status_code == 200, started.text
    wrong = client.post("/api/tables", json={"game": "", "house": "gone.x"})
    assert (wrong.status_code, wrong.json()["detail"]) == (409, "this link leads to no house; ask for the new one")
    broken = client.post("/api/tables", json={"game": "", "book": "# Nothing\n"})
    assert (broken.status_code, "built on" in broken.json()["detail"]) == (409, True)


def test_what_is_adopted_at_a_table_goes_into_the_house() -> None:
    async def evening() -> None:
        store = MemoryStore()
        houses = Houses(store)
        link, _ = await houses.make(BOOK, "Ann")
        house = await houses.open(link)
        sitting = Sitting(new_table(played_game("", house.text), ["Ann", "Bob", "Cat"]))
        keep(sitting, store, "table", game="uncle-baiting", seed=0, options={})
        first = await houses.listening(house.id, "table", sitting.table)
        for number, act in enumerate([Move(1, "rule: Queens skip."), Vote(0, True), Vote(2, True)]):
            assert sitting.submit(act, str(number)).happened
        for entry in sitting.since(0):
            first(entry)
        await asyncio.gather(*houses.tasks)
        kept = await houses.open(link)
        assert "Queens skip." in kept.text
        assert len(kept.changes) == 2, "that it was begun, and this"
        change = kept.changes[-1][1]
        assert (change.by, change.table, change.entry, change.day) == ("Cat", "table", 3, today())
        assert "Queens skip." in change.what
        assert not any(line.startswith(("+", "-")) for line in change.what.split("; "))
        assert kept.noted["table"] == 3
        assert not await houses.note(house.id, "table:3", lambda house: change), "and it is noted once"
        later = Houses(store)  # another server, or the same one after it was stopped
        await later.listening(house.id, "table", sitting.table)
        await asyncio.gather(*later.tasks)
        assert (await later.open(link)).text == kept.text
        counted = later.counted(house.id, "table", 3)
        assert (counted.entry, counted.broken) == (3, {})

    asyncio.run(evening())


def test_what_a_server_missed_is_noted_later() -> None:
    async def evening() -> None:
        store = MemoryStore()
        houses = Houses(store)
        link, _ = await houses.make(BOOK, "Ann")
        house = await houses.open(link)
        sitting = Sitting(new_table(played_game("", house.text), ["Ann", "Bob", "Cat"]))
        keep(sitting, store, "table", game="uncle-baiting", seed=0, options={})
        for number, act in enumerate([Move(1, "rule: Queens skip."), Vote(0, True), Vote(2, True)]):
            assert sitting.submit(act, str(number)).happened
        await houses.listening(house.id, "table", sitting.table)
        await asyncio.gather(*houses.tasks)
        assert "Queens skip." in (await houses.open(link)).text

    asyncio.run(evening())


def test_a_table_of_a_house_starts_from_its_book() -> None:
    async def made_at() -> str:
        rooms = Rooms(MemoryStore(), Settings(seed=7))
        link, _ = await rooms.houses.make(BOOK, "Ann")
        room = await rooms.make(NewTable("", 3, house=link))
        return room.lobby.about.house + "|" + room.lobby.about.book

    house, _, book = asyncio.run(made_at()).partition("|")
    assert house
    assert book == BOOK


def test_a_book_nobody_can_play_by_is_told() -> None:
    with pytest.raises(LobbyError, match="does not say what it is built on"):
        played_game("", "# Nothing\n")
    with pytest.raises(LobbyError, match='no game "chess"'):
        asyncio.run(Houses(MemoryStore()).make("# A\n\n- Base: chess\n", ""))


def test_a_file_and_its_house_are_made_the_same(tmp_path: Path) -> None:
    path = tmp_path / "ours.md"
    path.write_text(BOOK)

    async def evenings() -> list[str]:
        houses = Houses(MemoryStore())
        link, first = await with_file(houses, path)
        again, _ = await with_file(houses, path)
        assert again == link
        path.write_text(BOOK.replace("Kings skip.", "Kings reverse."))
        _, second = await with_file(houses, path)
        house = await houses.open(link)
        assert "Kings reverse." in house.text
        await houses.change(house, "amend: kings", "Bob", lambda book: read_rulebook(house.text + "\n## Hats\nNone.\n"))
        _, third = await with_file(houses, path)
        assert "## Hats" in path.read_text()
        path.write_text(path.read_text().replace("None.", "No hats."))
        _, fourth = await with_file(houses, path)
        assert "No hats." in (await houses.open(link)).text
        await houses.change(house, "x", "", lambda book: read_rulebook(house.text.replace("No hats.", "Many.")))
        path.write_text(path.read_text() + "\nMore.\n")
        with pytest.raises(LobbyError, match="have both changed"):
            await with_file(houses, path)
        return [first, second, third, fourth]

    assert asyncio.run(evenings()) == ["", OUT_OF_FILE, INTO_FILE, OUT_OF_FILE]
    path.write_text("Kings skip\nno hats\n")
    with pytest.raises(LobbyError, match="no rulebook of ours"):
        asyncio.run(with_file(Houses(MemoryStore()), path))


def test_a_file_whose_house_is_gone_has_another_one(tmp_path: Path) -> None:
    path = tmp_path / "ours.md"
    path.write_text(BOOK)

    async def evenings() -> None:
        houses = Houses(MemoryStore())
        for number in range(3):
            houses.store.create(name_of(path, number), f"gone{number}.key".encode())
        link, _ = await with_file(houses, path)
        assert (await with_file(houses, path))[0] == link
        assert houses.store.about(name_of(path, 3)).decode() == link
        assert name_of(path, 3) != name_of(tmp_path / "other.md", 3)

    asyncio.run(evenings())


def test_a_server_offers_its_own_book_first() -> None:
    async def offered() -> None:
        store = MemoryStore()
        link, _ = await Houses(store).make(BOOK, "")
        rooms = Rooms(store, Settings(seed=7, house=link))
        own = await rooms.own_book()
        assert own is not None
        assert (own.name, own.title) == ("book", "Our book")
        room = await rooms.make(NewTable("book", 3))
        assert room.lobby.about.house == link.partition(".")[0]
        assert await Rooms(store, Settings(seed=7)).own_book() is None

    asyncio.run(offered())


def test_a_book_is_read_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# B\n\n- Base: bartok\n\n" + "".join([f"## Rule {n}\nSevens sing song {n}.\n\n" for n in range(5)])
    book = read_rulebook(text)
    assert len(unread(book)) == 5
    asyncio.run(BookReader().read(text))
    assert unread(book) == []
    monkeypatch.setattr(reading_aside, "PATIENCE", 0.01)
    with pytest.raises(LobbyError, match="takes too long"):
        asyncio.run(BookReader().read(text.replace("song", "another song")))
    with pytest.raises(LobbyError, match="takes too long"):
        asyncio.run(BookReader().read("x" * 300_000))


async def test_a_rule_adopted_at_a_table_is_in_the_book_the_next_evening(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        made = await web.post("/api/houses", json={"text": BOOK, "by": "Ann"})
        link = made.json()["link"]
        code, tokens = await new_table_at(server, "Ann", "Bob", game="", house=link)
        async with joined(server, code, tokens[0]) as ann, joined(server, code, tokens[1]) as bob:
            await ann.until("Whole")
            await bob.until("Whole")
            moved = await ann.do("Move", subject="rule: Queens skip.", about=-1)
            assert moved["answer"] == "done", moved
            agreed = await bob.do("Vote", aye=True, kind="new rule")
            assert agreed["answer"] == "done", agreed
        for _ in range(100):
            house = (await web.get(f"/api/houses/{link}")).json()
            if "Queens skip." in house["text"]:
                break
            await asyncio.sleep(0.05)
        queens = house["book"]["rules"][-1]
        assert (queens["by"], queens["sentences"][0]["by"]) == ("Ann", "words")
        assert queens["history"][0].endswith("by Ann, all agreed")
        assert house["changes"][-1]["table"] == code
        later, _ = await new_table_at(server, "Cat", "Dan", game="", house=link)
        assert (await web.get(f"/api/tables/{later}")).json()["game"] == "Our book"


async def test_a_wording_that_was_asked_about_is_known_the_next_time(server: str) -> None:
    """What people chose, and adopted, is what their house means by it; elsewhere it is asked about as before."""
    words, chosen = "on any king you take 5 cards", "When a player plays a King, the next player draws 5 cards."

    async def read(code: str, token: str) -> tuple[str, str]:
        bearer = {"Authorization": f"Bearer {token}"}
        told = (await web.post(f"/api/tables/{code}/reading", json={"text": words}, headers=bearer)).json()
        assert told["reading"] or chosen in told["proposals"]
        return told["status"], told["reading"]

    async with httpx.AsyncClient(base_url=server) as web:
        link = (await web.post("/api/houses", json={"text": BOOK, "by": "Ann"})).json()["link"]
        code, tokens = await new_table_at(server, "Ann", "Bob", game="", house=link)
        async with joined(server, code, tokens[0]) as ann, joined(server, code, tokens[1]) as bob:
            await ann.until("Whole")
            await bob.until("Whole")
            assert await read(code, tokens[0]) == ("asks", "")
            await ann.do("Move", subject=f"rule: {chosen}", about=-1)
            await bob.do("Vote", aye=True, kind="new rule")
            for _ in range(100):
                if (await read(code, tokens[1]))[0] == "compiles":
                    break
                await asyncio.sleep(0.05)
            assert await read(code, tokens[1]) == ("compiles", chosen)
        other, strangers = await new_table_at(server, "Cat", "Dan", game="uncle-baiting")
        async with joined(server, other, strangers[0]) as cat:
            await cat.until("Whole")
            assert await read(other, strangers[0]) == ("asks", "")


def test_nobody_makes_houses_or_reads_books_without_end(data: Path) -> None:
    with serving(data, Settings(seed=7, tables=3)) as url, httpx.Client(base_url=url) as client:
        answers = [client.post("/api/houses", json={"text": BOOK}) for _ in range(3)]
        assert {answer.status_code for answer in answers} == {201}
        for path in ("/api/houses", "/api/books"):
            refused = client.post(path, json={"text": BOOK})
            assert refused.json()["detail"] == "that is a lot in a short time; wait a minute"
