"""What seats are shown of the law: one book for all where nothing is secret, and one for each where something is."""

from cardhouse.bots.table import Onlook, book_shown
from cardhouse.core.view import Book, view
from cardhouse.games import new_table

NAMES = ["Ann", "Bob", "Cat"]


def test_where_nothing_is_secret_all_share_one() -> None:
    table = new_table("bartok@2023-08-14", NAMES)
    books = [book_shown(table, seat) for seat in (-1, 0, 1, 2)]
    assert all(book is books[0] for book in books)
    for seat in (-1, 0, 1, 2):
        assert view(table, seat, books[0]) == view(table, seat, Book(table, seat))


def test_another_law_is_another_book() -> None:
    table = new_table("bartok@2023-08-14", NAMES)
    before = book_shown(table, 0)
    table.enact(table.law.switching(off=frozenset(["give-2"])))
    after = book_shown(table, 0)
    assert before is not after
    assert len(after.rules) < len(before.rules)
    onlook = Onlook()
    assert onlook.view(table, 1).rules is onlook.view(table, 2).rules is after.rules


def test_where_rules_may_be_secret_everybody_has_their_own() -> None:
    table = new_table("moo", NAMES)
    assert book_shown(table, 0) is not book_shown(table, 1)
