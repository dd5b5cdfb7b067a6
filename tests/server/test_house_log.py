"""What a house keeps, record by record."""

from cardhouse.server.house_log import BookKept, House, HouseBegun, RulesCounted, WordingAgreed
from cardhouse.server.lobby_log import hashed


def house() -> House:
    return House("h1", HouseBegun(hashed("key"), hashed("keeper"), "2026-10-01"))


def test_the_latest_entry_of_each_table_is_known() -> None:
    kept = house()
    for entry in (5, 9, 7):
        kept.fold(BookKept(f"book {entry}", "so", "Ann", "2026-10-01", "ABCD", entry))
        kept.fold(RulesCounted("ABCD", entry, {"kings": 1}, {"hats": 2}, {}))
    kept.fold(RulesCounted("WXYZ", 3, {}, {}, {"kings": 1}))
    kept.fold(BookKept("by hand", "so", "Bob", "2026-10-02", "", 0))
    assert kept.noted == {"ABCD": 9}
    assert kept.counted == {"ABCD": 9, "WXYZ": 3}
    assert (kept.broken, kept.caught, kept.struck) == ({"kings": 3}, {"hats": 6}, {"kings": 1})
    assert (kept.text, kept.text_at(0)) == ("by hand", "")
    first = kept.changes[0][0]
    assert [kept.text_at(first), kept.text_at(first + 1), kept.text_at(first + 2)] == ["book 5", "book 5", "book 9"]


def test_keys_and_wordings_are_kept() -> None:
    kept = house()
    assert kept.opens("key")
    assert not kept.opens("keeper")
    assert kept.kept_by("keeper")
    assert not kept.kept_by("key")
    kept.fold(WordingAgreed("7 - draw", "When a player plays a 7, they draw a card."))
    assert kept.agreed == {"7 - draw": "When a player plays a 7, they draw a card."}
