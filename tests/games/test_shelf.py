"""The games on the shelf, and a table laid for one."""

import pytest

from cardhouse.cards import JOKER
from cardhouse.core.acts import Act
from cardhouse.core.chance import seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import TABLE, Article
from cardhouse.core.table import OVER
from cardhouse.games import BARTOK, BARTOK_EARLY, GAMES, UnknownGame, game, new_table


def test_a_game_is_found_by_its_name() -> None:
    assert game("bartok").book == BARTOK
    assert game("bartok@2023-08-14").book == BARTOK_EARLY


def test_an_unknown_game_is_told_with_the_nearest_one() -> None:
    with pytest.raises(UnknownGame, match='There is no game called "bartock"') as problem:
        game("bartock")
    assert 'Did you mean "bartok"?' in str(problem.value)
    with pytest.raises(UnknownGame, match="There are: bartok, "):
        game("xyzzy")


@pytest.mark.parametrize("name", GAMES)
def test_every_article_has_its_own_id_and_sentences(name: str) -> None:
    book = game(name).book
    assert len({article.id for article in book}) == len(book)
    assert all(article.sentences() and "{" not in article.sentences() for article in book)
    assert Law(book).articles == book


def test_a_table_is_laid_for_play() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=3, dial=TABLE)
    assert (table.names, table.seats, table.dealer, table.phase) == (["Ann", "Bob"], 2, 1, "shuffle")
    assert len(table.stock) == 56
    assert table.stock.count(JOKER) == 4
    assert table.law.dial == TABLE


def test_several_packs_may_be_used() -> None:
    assert len(new_table(BARTOK, ["Ann", "Bob"], packs_used=2).stock) == 108


@pytest.mark.parametrize("names", [[], ["x"] * 17])
def test_a_table_has_room_for_one_to_sixteen(names: list[str]) -> None:
    with pytest.raises(ValueError, match=f"1 to 16 seats, not {len(names)}"):
        new_table(BARTOK, names)


@pytest.mark.parametrize("book", [BARTOK, BARTOK_EARLY], ids=["full", "early"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_round_of_bartok_comes_to_an_end(book: tuple[Article, ...], players: int) -> None:
    table, chance = new_table(book, ["P"] * players, seed=players), seeded(players)
    for _ in range(5_000):
        act: Act | None = random_act(table, chance)
        assert act is not None
        assert decide(table, act, careful=False).lawful
        if table.phase == OVER:
            break
    assert table.winners
