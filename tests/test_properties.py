"""What holds at every table, tried with random acts under random rules, and with rules that are bad on purpose."""

import re
from dataclasses import dataclass
from typing import Any

import pytest
from click.testing import CliRunner

from cardhouse.cards import ALL, NONE, Cards, card
from cardhouse.cli.fuzz import command
from cardhouse.core.acts import Act, Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.engine import decide
from cardhouse.core.events import TokenMoved
from cardhouse.core.hooks import answers
from cardhouse.core.questions import Matches, Pending
from cardhouse.core.rule import Article, Brings, Rule
from cardhouse.core.table import Table
from cardhouse.games import BARTOK, GAMES, new_table
from cardhouse.store.codec import decode_article, encode_article
from cardhouse.testing import properties
from cardhouse.testing.properties import (
    ENOUGH_BROKEN,
    PropertyBroken,
    Tried,
    adopted_and_repealed,
    fuzz,
    judged_alike,
    listing_is_judging,
    try_table,
    undisturbed,
    unseen,
)
from cardhouse.testing.random_acts import junk_act, wild_act
from cardhouse.testing.random_books import carries_the_game, random_book, random_table, shelf_table, thinned


@pytest.mark.parametrize("seed", range(4))
def test_everything_holds_over_random_acts_and_rules(seed: int) -> None:
    """The short form: `cardhouse fuzz` tries as many as are wanted."""
    tried = fuzz(1_200, seed)
    assert tried.broken == []
    assert tried.jammed == 0  # the shelf's rules get on with one another, whichever of them are there
    assert tried.acts == 1_200
    assert tried.answers["done"] > 500  # the tables did not stand still
    assert set(tried.answers) == {"done", "refused", "impossible"}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_everything_holds_at_every_game_of_the_shelf(name: str) -> None:
    tried = Tried()
    for seed in range(3):
        try_table(seed, 100, tried, lambda chance: shelf_table(chance, name))
    assert tried.answers["done"] > 100


def test_the_same_seed_makes_the_same_tables() -> None:
    assert random_book(seeded(3)) == random_book(seeded(3))
    assert same_table(random_table(seeded(3)), random_table(seeded(3))) == []
    assert same_table(random_table(seeded(3)), random_table(seeded(4))) != []


def test_random_rules_can_be_written_down() -> None:
    for article in (article for seed in range(50) for article in random_book(seeded(seed))):
        assert decode_article(encode_article(article)) == article


@pytest.mark.parametrize("make", [wild_act, junk_act])
def test_no_act_raises_however_it_is_made(make: Any) -> None:
    chance = seeded(11)
    table = dealt()
    for _ in range(1_500):
        undisturbed(table, make(table, chance))


# The properties themselves find what is wrong


def dealt(*rules: Rule, dial: str = "referee") -> Table:
    """Three players, and the bad rule last in the book."""
    extra = (Article("bad", "Bad", "Ann", "", rules),) if rules else ()
    table = new_table((*BARTOK, *extra), ["Ann", "Bob", "Cat"], seed=6, dial=dial)
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(2, step)).answer == "done"
    return table


@dataclass(frozen=True)
class Blabs(Rule):
    """The table waits for whoever holds the Ace of Spades."""

    @answers(Pending)
    def ace(self, asked: Pending, table: Table, earlier: int) -> int:
        return next((seat for seat, hand in enumerate(table.hands) if card("AS") in hand), earlier)


def unseen_often(table: Table, chance: Chance) -> None:
    for _ in range(50):
        unseen(table, 0, chance)


def test_a_rule_that_tells_a_secret_is_found() -> None:
    table, chance = dealt(Blabs()), seeded(1)
    table.hands[1] = [card("AS")]
    table.hands[2] = [card("2S")]
    table.stock = []
    with pytest.raises(PropertyBroken, match="can tell that"):
        unseen_often(table, chance)


@dataclass(frozen=True)
class Fickle(Rule):
    """Cards match every other time they are asked."""

    asked: tuple[int, ...] = ()

    @answers(Matches)
    def now_and_then(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        table.skips += 1
        return ALL if table.skips % 2 else NONE


def test_a_rule_that_judges_otherwise_than_it_lists_is_found() -> None:
    table = dealt(Fickle())
    with pytest.raises(PropertyBroken):
        listing_is_judging(table)


@dataclass(frozen=True)
class Litters(Rule):
    """A thimble is left on the table."""

    def brings(self) -> Brings:
        return Brings(tokens=("thimble",))


def test_a_rule_that_leaves_something_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt()
    article = Article("litters", "Litters", "Ann", "", (Litters(),))
    adopted_and_repealed(table, article)

    class Repealed:
        def __init__(self, rule: str) -> None:
            self.rule = rule

        def apply(self, table: Table) -> None:
            TokenMoved("thimble", 1).apply(table)
            table.enact(table.law.repealing(self.rule))

    monkeypatch.setattr(properties, "RuleRepealed", Repealed)
    with pytest.raises(PropertyBroken, match="thimble"):
        adopted_and_repealed(table, article)


class Grab(Act):
    """A draw that says at once that it is lawful."""

    @property
    def way(self) -> str:
        return "draw"

    def lawful(self, table: Table) -> bool | None:
        return True


def test_an_act_whose_quick_answer_is_wrong_is_found() -> None:
    assert judged_alike(dealt(), Grab(0))
    with pytest.raises(PropertyBroken, match="facets say"):
        judged_alike(dealt(), Grab(1))


def test_a_broken_property_tells_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(table: Table, cards: list[str]) -> None:
        raise PropertyBroken("a card is lost")

    monkeypatch.setattr(properties, "conserved", lost)
    found = fuzz(10, 2)
    assert re.match(r"--seed 2: table 2000006, after act 1, Prepare\(.*a card is lost", found.broken[0])
    assert len(found.broken) == found.tables == ENOUGH_BROKEN  # and then it is enough
    result = CliRunner().invoke(command, ["--acts", "10", "--seed", "2"])
    assert result.exit_code == 1
    assert "--seed 2" in result.output


def test_the_command_tells_what_was_tried() -> None:
    result = CliRunner().invoke(command, ["--acts", "300"])
    assert result.exit_code == 0, result.output
    assert "300 acts at 2 tables under " in result.output
    assert "300 of 300 acts" in result.stderr


def test_acts_are_spread_over_seeds_and_each_seed_tries_its_own() -> None:
    assert fuzz(300, 5, seeds=3).tables == 3
    first, second = fuzz(100, 5), fuzz(100, 6)
    both = fuzz(200, 5, seeds=2)
    assert both.answers == {
        answer: first.answers.get(answer, 0) + second.answers.get(answer, 0) for answer in both.answers
    }
    assert both.rules == first.rules | second.rules


def test_what_is_left_of_a_book_can_be_played() -> None:
    for name in sorted(GAMES):
        book = thinned(GAMES[name].book, seeded(3))
        assert len(book) < len(GAMES[name].book)
        assert [each for each in GAMES[name].book if carries_the_game(each)] == [
            each for each in book if carries_the_game(each)
        ]


def test_what_was_tried_is_told_in_words() -> None:
    assert (
        str(Tried(2, 5, {"refused": 1, "done": 4}, 1, {"Deal"}))
        == "5 acts at 2 tables under 1 different rules: 4 done, 1 refused; 1 with a rule jammed"
    )
