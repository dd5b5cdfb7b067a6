"""The games on the shelf, and a table laid for one."""

import re

import pytest

from cardhouse.cards import JOKER
from cardhouse.core.acts import Lay, Prepare, Spring
from cardhouse.core.chance import seeded
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.core.sitting import Sitting
from cardhouse.core.state import same_table
from cardhouse.core.table import OVER, PLAYING
from cardhouse.core.verdicts import judge
from cardhouse.games import BARTOK, BARTOK_EARLY, BARTOK_FULL, GAMES, UnknownGame, UnknownRule, game, new_table
from cardhouse.games.shelf import latest_rule
from cardhouse.rules.piles.pile_acts import LayTaken
from cardhouse.rules.salad.swaps import Swap
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep, open_sitting


def test_a_game_is_found_by_its_name() -> None:
    assert game("bartok").book == game("bartok@2023-11-08").book == BARTOK_FULL
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
    assert [article.id for article in book if not re.fullmatch(r"[a-z0-9.]+(-[a-z0-9]+)*", article.id)] == []
    assert [article.title for article in book if article.title[:1].islower() or article.title == article.id] == []
    assert Law(book).articles == book


def test_a_table_is_laid_for_play() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"], seed=3, dial=TABLE)
    assert (table.names, table.seats, table.dealer, table.phase) == (["Ann", "Bob"], 2, 1, "shuffle")
    assert len(table.stock) == 56
    assert table.stock.count(JOKER) == 4
    assert table.law.dial == TABLE


def test_somebody_else_may_deal_first_and_has_what_is_the_dealers() -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob", "Cat"], dealer=0)
    assert (table.dealer, table.tokens["dealer"]) == (0, 0)
    kept = Sitting(table)
    store = MemoryStore()
    keep(kept, store, "ours")
    kept.submit(Prepare(0, "shuffle"), "one")
    assert same_table(open_sitting(store, "ours").table, kept.table) == []
    assert kept.table.phase == "cut"


@pytest.mark.parametrize("dealer", [-1, 3])
def test_nobody_deals_who_does_not_sit_there(dealer: int) -> None:
    with pytest.raises(ValueError, match=f"seat {dealer} cannot deal: the seats of this table are 0 to 2"):
        new_table(BARTOK, ["Ann", "Bob", "Cat"], dealer=dealer)


def test_rules_that_players_added_may_rest_at_a_table() -> None:
    table = new_table(BARTOK_FULL, ["Ann", "Bob"], without=("slam", "hand-of-6", "slam"))
    assert table.law.off == {"slam", "hand-of-6"}
    assert not table.law.in_force("slam")
    store = MemoryStore()
    keep(Sitting(table), store, "ours")
    assert open_sitting(store, "ours").table.law.off == {"slam", "hand-of-6"}


@pytest.mark.parametrize(
    "rule, why",
    [
        ("slamm", 'there is no rule "slamm" that can rest here; did you mean "slam"?'),
        ("base-turn", 'there is no rule "base-turn" that can rest here'),
    ],
)
def test_what_carries_the_game_does_not_rest(rule: str, why: str) -> None:
    with pytest.raises(UnknownRule, match=f"^{re.escape(why)}"):
        new_table(BARTOK_FULL, ["Ann", "Bob"], without=[rule])


def test_several_packs_may_be_used() -> None:
    assert len(new_table(BARTOK, ["Ann", "Bob"], packs_used=2).stock) == 108


@pytest.mark.parametrize("names", [[], ["x"] * 17])
def test_a_table_has_room_for_one_to_sixteen(names: list[str]) -> None:
    with pytest.raises(ValueError, match=f"1 to 16 seats, not {len(names)}"):
        new_table(BARTOK, names)
    assert [new_table(BARTOK, ["x"] * count).seats for count in (1, 16)] == [1, 16]


@pytest.mark.parametrize("name", ["bartok", "bartok@2023-08-14", "bak"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_played_at_random_comes_to_an_end(name: str, players: int) -> None:
    table, chance = new_table(game(name).book, ["P"] * players, seed=players), seeded(players)
    for _ in range(5_000):
        act = random_act(table, chance)
        assert act is not None
        assert decide(table, act, careful=False).lawful
        if table.phase == OVER:
            break
    assert table.phase == OVER


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"payment": "several", "suit": "any", "look": "all-queens"},
        {"looking": "forced", "joker": "after-draws", "ace": "after-draws", "ties": "fewer-cards"},
        {"queen": "once", "aces": "all", "kings": "one-each", "hands": "open", "ties": "nobody"},
    ],
)
def test_whatever_bak_lists_is_lawful(options: dict[str, str]) -> None:
    chance = seeded(1)
    for seed in range(4):
        table = new_table(game("bak").book, ["Ann", "Bob", "Cat"], seed=seed)
        for option, value in options.items():
            table.enact(table.law.setting(option, value))
        while table.phase != OVER:
            assert [act for act in lawful(table) if judge(table, act)] == []
            act = random_act(table, chance)
            assert act is not None
            assert decide(table, act).lawful


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_a_card_is_set_where_cards_are_set_and_nowhere_else(name: str, dial: str) -> None:
    table = new_table(game(name).book, ["Ann", "Bob", "Cat", "Dan"], dial=dial)
    table.phase, table.turn, table.last = PLAYING, 0, 0
    table.hands = [[table.stock.pop() for _ in range(5)] for _ in table.names]
    table.piles, table.opened = {1: [table.stock.pop()]}, 1
    areas = [area for area in table.law.areas if area not in table.law.slots]
    for area in areas:
        table.area(area, 0).append(table.stock.pop())
    mine = table.hands[0][0]
    for area in [*areas, "nowhere", ""]:
        for act in (Lay(0, mine, area), LayTaken(0, mine, area), Spring(0, area)):
            assert decide(table, act).answer == "impossible"
    assert (mine in table.hands[0], len(table.hands[0])) == (True, 5)
    for area in table.law.slots:
        table.area(area, 0).append(table.stock.pop())
        cards, hidden = (table.hands[0][0],), (table.area(area, 0)[0],)
        told = decide(table, Swap(0, area, cards, hidden)).told()
        assert told == decide(table, Swap(0, area, cards, cards)).told(), "which card it is cannot be tried"
        assert told.startswith("impossible")


def test_whose_rule_is_the_oldest_is_told_by_the_latest_that_each_has_added() -> None:
    book = [
        Article("one", "One", "Ann", "2023-01-01", ()),
        Article("two", "Two", "Bob", "2023-01-02", ()),
        Article("three", "Three", "Ann", "2023-01-03", ()),
        Article("base", "Base", "Bob", "", ()),
    ]
    assert [latest_rule(book, name) for name in ("Ann", "Bob", "Cat")] == [3, 2, 0]
