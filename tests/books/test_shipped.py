"""The books that come with Cardhouse say what the lists in the code say, and nothing else."""

import pytest

from cardhouse.books import game_of, load_rulebook, read_rulebook, runs_of
from cardhouse.books.shipped import BOOKS, file_name, folder, shipped_rulebook, shipped_text
from cardhouse.games import GAMES


@pytest.mark.parametrize("name", BOOKS)
def test_book_and_code_agree(name: str) -> None:
    """If this fails: `cardhouse book shipped --into rulebooks` writes them again."""
    path = folder() / file_name(name)
    assert path.read_text("utf-8") == shipped_text(name)
    book, game = load_rulebook(path), GAMES[name]
    assert book == shipped_rulebook(game)
    read = game_of(book)
    assert read.book == game.book
    assert (read.name, read.title, read.fewest, read.most, read.dial) == (
        *(game.name, game.title, game.fewest, game.most, game.dial),
    )


def test_no_other_book_lies_there() -> None:
    own = {file_name(name) for name in BOOKS}
    for path in folder().glob("*.md"):
        book = load_rulebook(path)
        assert book.is_book, path
        assert path.name in own or book.base, path
        assert not [run.problem for run in runs_of(book) if run.problem]


def test_a_shipped_book_can_be_taken_and_changed() -> None:
    text = shipped_text("bartok@2023-08-14").replace("gives-away(on=2)", "gives-away(on=3)")
    changed = {article.id: article for article in game_of(read_rulebook(text)).book}
    other = [article.id for article in GAMES["bartok@2023-08-14"].book if changed[article.id] != article]
    assert other == ["give-2"]
