"""Which cards a seat cannot see, which property is tried when, and what each finds."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from cardhouse.cards import Card, card, cards
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.events import Played
from cardhouse.core.hooks import answers
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import FaceUp, Glimpsed
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games import BARTOK, GAMES, new_table
from cardhouse.testing import properties
from cardhouse.testing.properties import PropertyBroken, RandomGame, Slot, Tried, hidden_slots, try_table, unseen
from cardhouse.testing.random_books import random_table

NAMES = ["Ann", "Bob", "Cat"]


@dataclass(frozen=True)
class ShowsSome(Rule):
    """Bob's Aces lie open, and Ann has seen the two cards on top of the stock."""

    @answers(FaceUp)
    def open_aces(self, asked: FaceUp, table: Table, earlier: list[Card]) -> list[Card]:
        return list(cards("AS AH")) if asked.owner == 1 else earlier

    @answers(Glimpsed)
    def top(self, asked: Glimpsed, table: Table, earlier: list[int]) -> list[int]:
        return [0, 1] if asked.seat == 0 else earlier


def laid(*rules: Rule, game: str = "bartok@2023-08-14") -> Table:
    extra = (Article("extra", "Extra", "Ann", "", rules),) if rules else ()
    table = new_table((*GAMES[game].book, *extra), NAMES, seed=6)
    table.hands[:] = [list(cards("2C 3C")), list(cards("AS 5C")), list(cards("6C"))]
    table.stock[:] = list(cards("7D 8D 9D"))
    table.forget()
    return table


def named(slots: list[Slot]) -> list[str]:
    return sorted(str(zone[place]) for zone, place in slots)


def test_all_but_the_own_hand_is_hidden() -> None:
    table = laid()
    assert named(hidden_slots(table, 0)) == ["5♣", "6♣", "7♦", "8♦", "9♦", "A♠"]
    assert named(hidden_slots(table, 2)) == ["2♣", "3♣", "5♣", "7♦", "8♦", "9♦", "A♠"]
    assert named(hidden_slots(table, NO_SEAT)) == ["2♣", "3♣", "5♣", "6♣", "7♦", "8♦", "9♦", "A♠"]


def test_what_was_shown_or_glimpsed_is_not_hidden() -> None:
    table = laid(ShowsSome())
    assert named(hidden_slots(table, 0)) == ["5♣", "6♣", "7♦"]
    assert named(hidden_slots(table, 2)) == ["2♣", "3♣", "5♣", "7♦", "8♦", "9♦"]
    assert "8♦" in named(hidden_slots(table, NO_SEAT))


def test_what_lies_in_an_area_is_hidden_from_those_who_may_not_look() -> None:
    table = laid()
    assert "trap" in table.areas
    table.areas["trap"][1].append(card("KH"))
    table.forget()
    assert "K♥" in named(hidden_slots(table, 0))
    assert "K♥" in named(hidden_slots(table, NO_SEAT))


def test_cards_that_change_places_are_changed_at_a_copy_alone() -> None:
    table = laid()
    before = [list(hand) for hand in table.hands], list(table.stock)
    for seed in range(20):
        unseen(table, 0, seeded(seed))
    assert before == ([list(hand) for hand in table.hands], list(table.stock))
    table.hands[1:] = [[], []]
    table.stock.clear()
    table.forget()
    unseen(table, 0, seeded(1))  # there is nothing to exchange


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the properties that were tried, in their order."""
    found: list[str] = []

    def noted(name: str) -> Callable[..., None]:
        return lambda *given: found.append(f"{name} {given[1]}" if name == "unseen" else name)

    for name in ("listing_is_judging", "unseen", "undisturbed", "judged_alike", "adopted_and_repealed", "alike"):
        monkeypatch.setattr(properties, name, noted(name))
    return found


def test_each_property_has_its_turn_and_onlookers_look_too(tried: list[str]) -> None:
    game = RandomGame(3, Tried(), True)
    seats = game.sitting.table.seats
    for number in range(600):
        game.number = number
        game.check()
    looks = {each for each in tried if each.startswith("unseen")}
    assert looks == {f"unseen {seat}" for seat in range(NO_SEAT, seats)}
    plain = [each.partition(" ")[0] for each in tried]
    assert plain[:12] == [
        *("listing_is_judging", "unseen", "undisturbed", "judged_alike", "unseen", "adopted_and_repealed"),
        *("listing_is_judging", "unseen", "undisturbed", "judged_alike", "unseen", "alike"),
    ]


def test_nothing_is_tried_at_a_table_that_is_only_played_again(tried: list[str]) -> None:
    played = Tried()
    RandomGame(3, played, False).run(40)
    assert tried == ["alike"]
    assert played.acts == 40
    assert played.answers
    assert sum(played.answers.values()) == 40


def test_a_game_begins_with_shuffle_and_deal() -> None:
    game = RandomGame(3, Tried(), True)
    dealer = game.sitting.table.dealer
    game.run(1)
    assert (game.number, game.latest) == (1, Prepare(dealer, "shuffle"))
    game.run(2)
    assert game.tried.acts >= 2
    assert game.tried.rules == {
        type(rule).__name__ for article in game.sitting.table.law.book for rule in article.rules
    }


def test_an_act_that_changes_something_though_it_did_not_happen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RandomGame(3, Tried(), True)
    table = game.sitting.table

    def refused(act: Act, id: str) -> Outcome:
        table.direction = -table.direction
        return Outcome(act, "refused", [], [], [])

    monkeypatch.setattr(game.sitting, "submit", refused)
    game.number = 12
    with pytest.raises(PropertyBroken, match="this did not happen"):
        game.submit(Draw(0))
    game.number = 11
    game.submit(Draw(0))  # it is looked every thirteenth time


def test_the_same_seed_that_plays_another_game_is_found() -> None:
    tables = iter(range(100))

    def other(chance: Chance) -> Table:
        return random_table(seeded(next(tables)))

    with pytest.raises(PropertyBroken, match=r"table 4, after act 30, .*the same seed played another game"):
        try_table(4, 30, Tried(), other)
    try_table(5, 30, Tried(), other)  # only every fourth table is played again
    tried = Tried()
    try_table(8, 30, tried)
    assert (tried.tables, tried.acts) == (1, 30)


def test_a_play_that_is_lawful_but_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(BARTOK, NAMES, seed=6)
    for step in ("shuffle", "deal"):
        assert decide(table, Prepare(2, step)).happened
    properties.listing_is_judging(table)
    listed = lawful(table)
    play = next(act for act in listed if isinstance(act, Play))
    monkeypatch.setattr(properties, "lawful", lambda table: [act for act in listed if act != play])
    with pytest.raises(PropertyBroken, match="is lawful, but it is not listed"):
        properties.listing_is_judging(table)
    table.landing.append(Played(0, play.cards[0], 1))
    properties.listing_is_judging(table)  # while cards wait, a play is judged after they have landed


def test_a_rule_that_came_and_went_leaves_the_same_acts_lawful(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid()
    article = Article("extra", "Extra", "Ann", "", (ShowsSome(),))
    answers = iter([[Draw(0)], [Draw(1)]])
    monkeypatch.setattr(properties, "lawful", lambda table: next(answers))
    with pytest.raises(PropertyBroken, match="extra came and went, and now other acts are lawful"):
        properties.adopted_and_repealed(table, article)
