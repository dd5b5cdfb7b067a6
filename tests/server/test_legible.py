"""Nobody can steer another's screen by what they say or write."""

from __future__ import annotations

import httpx
import pytest

from cardhouse.server.legible import legible, legible_body
from tests.server.players import joined, new_table

ODD = "\u202eBar\x1b[2Jtok\u2066\u0000"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Bartok", "Bartok"),
        (ODD, "Bar[2Jtok"),
        ("one\n\ttwo\r\n", "one\n\ttwo\r\n"),
        ("\u202a\u202b\u202c\u202d\u202e\u2067\u2068\u2069\u200e\u200f\u061c", ""),
        ("a\u200bb\ufeffc\u2028d\u0085e", "abcde"),
        ("👩\u200d👧 ♥\ufe0f שלום é", "👩\u200d👧 ♥\ufe0f שלום é"),
    ],
)
def test_what_steers_a_screen_is_left_out(written: str, shown: str) -> None:
    assert legible(written) == shown


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ('{"words":"Bartok"}', '{"words":"Bartok"}'),
        ('{ "words" : "Bart\\u00f6k" }', '{ "words" : "Bart\\u00f6k" }'),
        (
            '{"words":["\\u202eBartok",{"at":1.5,"on":true,"by":null}]}',
            '{"words":["Bartok",{"at":1.5,"on":true,"by":null}]}',
        ),
        ("{no message: \u202e", "{no message: \u202e"),
        ("[" * 100_000 + "\u202e", "[" * 100_000 + "\u202e"),
    ],
)
def test_every_text_of_a_message_is_legible(sent: str, read: str) -> None:
    assert legible_body(sent.encode()) == read.encode()
    assert legible_body(b"\xff\xfe") == b"\xff\xfe"


async def test_what_somebody_says_reaches_the_others_without_it(server: str) -> None:
    code, (ann, bob) = await new_table(server, "Ann", "Bob")
    async with joined(server, code, ann) as speaker, joined(server, code, bob) as listener:
        await speaker.until("Whole")
        await listener.until("Whole")
        assert (await speaker.do("Say", words=ODD))["answer"] == "done"
        while not any("Bar[2Jtok" in line for line in listener.log):
            await listener.hear()
        assert not any("\u202e" in line or "\x1b" in line for line in listener.log)
        assert not any("202e" in heard or "\u202e" in heard for heard in listener.heard)


async def test_what_somebody_writes_into_a_book_is_kept_without_it(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as web:
        link = (await web.post("/api/houses", json={"title": f"Our{ODD}", "base": "bartok"})).json()["link"]
        new = {"what": "adopt", "rule": f"Kings{ODD}", "text": "Kings \u202eskip.", "by": "Ann\u202e"}
        assert (await web.post(f"/api/houses/{link}/changes", json=new)).status_code == 200
        shown = (await web.get(f"/api/houses/{link}")).text
    assert "Kings skip." in shown
    assert "\u202e" not in shown
    assert "202e" not in shown
