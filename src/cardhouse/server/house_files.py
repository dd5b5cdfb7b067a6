"""A house for the book in a file: what is written into the file goes into the house, and back."""

from __future__ import annotations

import hashlib
import secrets
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from cardhouse.books.reading import MARKDOWN, read_rulebook
from cardhouse.server.house_log import BookKept, House
from cardhouse.server.houses import KEY_BYTES, Houses, UnknownHouse, today
from cardhouse.server.names import LobbyError
from cardhouse.store import TableExists, UnknownTable

FROM_FILE: Final = "the file"
BEGUN_WITH: Final = "the book was begun"
INTO_FILE: Final = "What was adopted at its tables is in the file now."
OUT_OF_FILE: Final = "What was changed in the file is in the book now."


async def with_file(houses: Houses, path: Path) -> tuple[str, str]:
    """The link of the house that keeps the book in a file, and what was done to make both the same. Raises LobbyError
    if both have changed since they last were.
    """
    text = path.read_bytes().decode("utf-8-sig")
    if read_rulebook(text, path.name).form != MARKDOWN:
        raise LobbyError("this is no rulebook of ours; cardhouse read FILE --write NEW.md makes one")
    house, link = await found(houses, path)
    if house is None:
        link, _ = await houses.make(text, "")
        await kept_link(houses, path, link)
        return link, ""
    return link, await made_same(houses, house, path, text)


async def made_same(houses: Houses, house: House, path: Path, text: str) -> str:
    same = [kept.text for _, kept in house.changes if not kept.table and kept.what in (FROM_FILE, BEGUN_WITH)]
    before = same[-1] if same else ""
    if text == house.text:
        return ""
    if text == before or text in [kept.text for _, kept in house.changes]:
        path.write_text(house.text, encoding="utf-8", newline="")
        same_now = BookKept(house.text, FROM_FILE, "", today())
        await houses.note(house.id, secrets.token_hex(KEY_BYTES), lambda now: same_now)
        return INTO_FILE
    if house.text != before:
        raise LobbyError(
            "the file and the book that the server kept have both changed; "
            "move the file away, serve an empty one, or take the book from the page of the house"
        )
    await houses.change(house, FROM_FILE, "", lambda book: read_rulebook(text))
    return OUT_OF_FILE


def name_of(path: Path, number: int) -> str:
    place = hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    return f"file:{place}:{number}"


async def found(houses: Houses, path: Path) -> tuple[House | None, str]:
    """The house of a file, if there is one whose link still holds."""
    for number in count():
        try:
            link = houses.store.about(name_of(path, number)).decode()
        except UnknownTable:
            break
        with suppress(UnknownHouse):
            return await houses.open(link), link
    return None, ""


async def kept_link(houses: Houses, path: Path, link: str) -> None:
    """Remember which house a file has."""
    for number in count():
        with suppress(TableExists):
            houses.store.create(name_of(path, number), link.encode())
            return
