"""The games on the shelf, and a table laid for one."""

import re
from dataclasses import replace

import pytest

from cardhouse.cards import JOKER
from cardhouse.core.acts import Lay, Prepare
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.choices import lawful, random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import OVER, PLAYING
from cardhouse.core.verdicts import judge
from cardhouse.games import (
    BARTOK,
    BARTOK_EARLY,
    BARTOK_FULL,
    GAMES,
    UnknownGame,
    UnknownRule,
    fewest_players,
    game,
    new_table,
    shelf,
)
from cardhouse.games.shelf import NoGame, as_game, latest_rule
from cardhouse.rules.piles.pile_acts import LayTaken
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.traps.springing import Spring
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


def test_tables_of_one_game_that_are_set_alike_share_their_law() -> None:
    def law(*without: str, **options: str) -> Law:
        return new_table("bartok", ["Ann", "Bob"], without=without, options=options).law

    assert law(guilt="majority") is law(guilt="majority")
    assert law("8-skips") is law("8-skips")
    assert len({law(), law(guilt="majority"), law("8-skips"), law("8-skips", guilt="majority")}) == 4


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


def test_what_is_told_of_each_game_at_the_door() -> None:
    """How many may play, how long it takes, from which age on, and who minds the rules."""
    told = {each.name: (each.fewest, each.most, each.minutes, each.age, each.dial) for each in GAMES.values()}
    assert told == {
        "bartok": (2, 8, 40, 12, ""),
        "bartok@2023-11-08": (2, 8, 40, 12, ""),
        "bartok@2023-08-14": (2, 8, 20, 8, ""),
        "bak": (2, 4, 40, 12, REFEREE),
        "moo": (2, 8, 30, 12, ""),
        "uncle-baiting": (2, 8, 15, 8, ""),
        "uncle-baiting@junior": (2, 8, 15, 8, ""),
        "uncle-baiting@classic": (2, 8, 15, 8, ""),
        "uncle-baiting@two-groups": (4, 8, 15, 8, ""),
    }
    assert all(each.blurb.endswith(".") and each.title for each in GAMES.values())
    assert GAMES["bartok"].title == "Bartok, the full edition"
    assert {name: each.base for name, each in GAMES.items() if each.base} == {
        name: "base-" for name in GAMES if name.startswith("bartok")
    }


ARTICLE = Article("hats", "Hats", "Ann", "2026-01-01", (), "No hats.")


class Book(list[Article]):
    """A book from elsewhere that says something of itself."""

    title = "Hats"
    most = 5


def test_a_game_from_elsewhere() -> None:
    assert as_game("x", GAMES["bak"]) is GAMES["bak"]
    plain = as_game("x", [ARTICLE])
    assert (plain.name, plain.title, plain.book, plain.base, plain.most) == ("x", "x", (ARTICLE,), "", 8)
    own = as_game("x", Book([ARTICLE]))
    assert (own.name, own.title, own.fewest, own.most) == ("x", "Hats", 2, 5)
    for nothing in ([], [ARTICLE, 3], 7, "hats"):
        with pytest.raises(NoGame, match="x is no book: a book is made of articles"):
            as_game("x", nothing)


def test_a_game_that_a_package_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "hats"

        def load(self) -> object:
            return Book([ARTICLE])

    def points(group: str) -> list[Point]:
        assert group == "cardhouse.games"
        return [Point()]

    monkeypatch.setattr(shelf, "entry_points", points)
    shelf.installed_games.cache_clear()
    try:
        assert game("hats").name == "hats"
        assert game("hats").title == "Hats"
        assert game("bak") is GAMES["bak"]
    finally:
        shelf.installed_games.cache_clear()


def test_a_secret_has_its_length_and_deals_other_cards_than_the_seed() -> None:
    secret = bytes(range(32))
    kept = new_table(BARTOK, ["Ann", "Bob"], seed=3, secret=secret)
    other = new_table(BARTOK, ["Ann", "Bob"], seed=3, secret=secret[::-1])
    open_one = new_table(BARTOK, ["Ann", "Bob"], seed=3)
    assert len({kept.grain, other.grain, open_one.grain, new_table(BARTOK, ["Ann", "Bob"], seed=4).grain}) == 4
    dealt = []
    for table in (kept, other, open_one):
        assert decide(table, Prepare(1, "shuffle")).happened
        dealt.append(tuple(table.stock))
    assert len(set(dealt)) == 3
    for wrong in (b"x" * 31, b"x" * 33):
        with pytest.raises(ValueError, match=f"the secret of a table has 32 bytes, not {len(wrong)}"):
            new_table(BARTOK, ["Ann", "Bob"], secret=wrong)


def test_more_packs_than_usual_are_remembered_and_fewer_are_not() -> None:
    uncle = game("uncle-baiting").book
    usual = new_table(uncle, ["Ann", "Bob"])
    most = new_table(uncle, ["Ann", "Bob"], packs_used=5)
    assert (len(usual.stock), len(most.stock)) == (2 * 52 + 4, 5 * 52 + 4)
    assert (usual.law.options()["packs"], most.law.options()["packs"]) == (2, 5)
    assert new_table(uncle, ["Ann", "Bob"], packs_used=1).law.options()["packs"] == 2


def test_a_game_may_have_rules_that_rest() -> None:
    table = new_table(replace(game("bartok"), rests=("slam",)), ["Ann", "Bob"], without=["hand-of-6"])
    assert table.law.off == {"slam", "hand-of-6"}
    assert new_table(game("bartok"), ["Ann", "Bob"]).law.off == frozenset()


def test_options_may_ask_for_more_players() -> None:
    counts = {name: fewest_players(each, {}) for name, each in GAMES.items()}
    assert counts["uncle-baiting@two-groups"] == 4
    assert counts["bak"] == 2
