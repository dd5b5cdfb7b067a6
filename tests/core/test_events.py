"""Events fold into the table, and those that do not fit are refused by the fold."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Lay
from cardhouse.core.affairs import Breached, BreachSettled, Resumed
from cardhouse.core.book_acts import LawChanged
from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.engine import decide
from cardhouse.core.events import (
    Deals,
    Dealt,
    Draws,
    Drew,
    Landed,
    PileGone,
    PileOpened,
    Recycled,
    Shuffled,
    Shuffles,
    TokenMoved,
    TurnedUp,
    TurnsUp,
)
from cardhouse.core.hooks import after
from cardhouse.core.owed import Breach, Duty, Penalty
from cardhouse.core.people_acts import Say
from cardhouse.core.rounds import RoundBegan, RoundWon
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.speech import Said
from cardhouse.core.table import CENTRE, Event, Events, Table, Wish
from cardhouse.rules.piles.pile_acts import Flipped, Took, TopTurned
from cardhouse.rules.salad.salad import Served, StartingSalad
from cardhouse.rules.traps.traps import TrapCard
from cardhouse.rules.veto.holding import TookBack
from tests.core.seating import ANN, BOB, CAT, does, names, plays, seat


def test_a_pile_is_opened_and_taken_away() -> None:
    table = seat()
    PileOpened(2).apply(table)
    assert (table.piles[2], table.opened) == ([], 2)
    PileGone(2).apply(table)
    assert (list(table.piles), table.opened) == ([1], 2)  # the next pile is number 3


@pytest.mark.parametrize(
    "event, why",
    [
        (PileOpened(1), "there is a pile 1 already"),
        (PileGone(1), "pile 1 still has cards"),
        (Drew(ANN, card("KS")), "KS is not on top of the stock"),
        (TurnedUp(card("KS"), 1), "KS is not on top of the stock"),
        (ActsUndone(), "there is nothing to go back to"),
        (Landed(ANN, card("KS"), 1), "not in list"),
        (BreachSettled(Breach(ANN, "base-turn", 1)), "not in list"),
        (Resumed("tea"), "not in list"),
        (Took(ANN, 1, (card("KS"),)), "KS is not on top of pile 1"),
        (TookBack(ANN, card("KS"), 1), "KS is not on top of pile 1"),
        (Served(ANN, card("KS")), "KS is not on top of the stock"),
    ],
)
def test_what_cannot_have_happened_does_not_fold(event: Event, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        event.apply(seat(StartingSalad()))


@pytest.mark.parametrize("player, name", [(ANN, "9H"), (BOB, "8H")])
def test_a_card_that_goes_back_before_it_acts_leaves_no_trace(player: int, name: str) -> None:
    table = seat()
    before = table.copy()
    Landed(player, card(name), 1).apply(table)
    TookBack(player, card(name), 1).apply(table)
    assert sorted(names(table, "Ann").split()) == sorted(names(before, "Ann").split())
    assert (table.piles, table.landing, table.acted) == (before.piles, before.landing, before.acted)


def test_a_token_lies_somewhere() -> None:
    @dataclass(frozen=True)
    class Lamp(Rule):
        """There is a lamp; whoever speaks gets it."""

        def brings(self) -> Brings:
            return Brings(tokens=("lamp",))

        @after(Said)
        def take(self, said: Said, table: Table) -> Events:
            yield TokenMoved("lamp", said.player)

    table = seat(Lamp())
    assert table.tokens == {"lamp": CENTRE}
    does(table, Say(BOB, "light!"))
    assert table.tokens == {"lamp": BOB}


def test_breaches_are_noted_with_the_act_and_settled() -> None:
    table = seat()
    table.acts = 7
    Breached(BOB, "base-turn").apply(table)
    BreachSettled(Breach(BOB, "base-turn", 7)).apply(table)
    assert table.breaches == [Breach(BOB, "base-turn", 7, "settled")]


def test_a_wish_is_bound_when_its_turn_comes() -> None:
    table = seat(stock="3S 4S")
    assert Draws(BOB).bound(table) == [Drew(BOB, card("3S"))]
    assert TurnsUp(1).bound(table) == [TurnedUp(card("3S"), 1)]
    assert TurnsUp(1).bound(seat(stock="")) == []
    assert Deals(2).bound(table) == [Dealt((cards("3S"), cards("4S"), ()))]  # as far as the cards go


def test_shuffling_says_the_order_and_the_chance_that_is_left() -> None:
    table = seat()
    first, second = Shuffles().bound(table), Shuffles().bound(table)
    assert first == second
    first[0].apply(table)
    assert isinstance(first[0], Shuffled)
    assert table.chance.state == first[0].chance != seat().chance.state
    assert sorted(each.name for each in table.stock) == sorted(each.name for each in seat().stock)


def test_the_stock_is_refilled_from_under_the_tops() -> None:
    table = seat(stock="", pile="~3S QD=J 5S 2H")
    outcome = does(table, Draw(ANN))
    recycled = outcome.events[0]
    assert isinstance(recycled, Recycled)
    assert recycled.takes == ((1, 3),)
    assert {each.name for each in recycled.stock} == {"3S", "QD", "5S"}  # face up, and what they are
    assert (names(table, "pile"), len(table.stock)) == ("2H", 2)
    assert table.hands[ANN][-1] is recycled.stock[-1]


def test_a_round_that_is_won_leaves_nothing_owed() -> None:
    table = seat()
    table.duties, table.debts = [Duty(BOB, "say", "Bartok")], [Penalty(CAT, 2)]
    RoundWon((ANN,)).apply(table)
    assert (table.winners, table.phase, table.duties, table.debts) == ([ANN], "over", [], [])


def test_a_new_round_gathers_every_card_as_it_is_printed() -> None:
    table = seat(TrapCard(), pile="2H ~3D QD=J")
    table.area("trap", BOB).append(card("KS"))
    table.direction, table.skips, table.winners, table.breaches = -1, 2, [CAT], [Breach(ANN, "x", 1)]
    everything = 8 + 3 + 6 + 1
    RoundBegan(BOB).apply(table)
    assert len(table.stock) == everything
    assert all(each is each.printed for each in table.stock)
    assert (table.dealer, table.direction, table.skips, table.turn, table.round) == (BOB, 1, 0, -1, 2)
    assert (table.phase, table.piles, table.winners, table.breaches) == ("shuffle", {}, [], [])
    assert not any(table.hands) and not any(table.areas["trap"])  # noqa: PT018  # one claim: nothing is left lying


def test_a_card_from_an_area_lands_too() -> None:
    table = seat(TrapCard())
    table.area("trap", BOB).append(card("KS"))
    Landed(BOB, card("KS"), 1, "trap").apply(table)
    assert (table.areas["trap"][BOB], names(table, "pile")) == ([], "2H KS")
    assert table.acted == 0  # it is Ann's turn, and Bob used up nothing


@dataclass(eq=False)
class Fetch(Act):
    """Fetch a card from the stock, outside the turn's act."""

    def happen(self, table: Table) -> list[Event]:
        return [Fetches()]


@dataclass(eq=False)
class Fetches(Wish):
    """A wish: Cat is to have two cards, one after the other."""

    def bound(self, table: Table) -> list[Event]:
        return [Draws(CAT, "fetch"), Draws(CAT, "fetch")]


def test_wishes_of_a_rule_writer_may_wish_on() -> None:
    table = seat()
    outcome = decide(table, Fetch(CAT))
    assert outcome.events == [Drew(CAT, card("3S"), "fetch"), Drew(CAT, card("4S"), "fetch")]
    assert table.turn == ANN


def test_a_penalty_card_that_nobody_owed_is_just_a_card() -> None:
    table = seat()
    table.debts = [Penalty(BOB, 2)]
    Drew(CAT, card("3S"), "pay").apply(table)
    assert (names(table, "Cat"), table.debts, table.acted) == ("9C 4H 3S", [Penalty(BOB, 2)], 0)


def test_a_card_laid_out_of_turn_uses_up_no_turn() -> None:
    table = seat(TrapCard(), dial="table")
    does(table, Lay(BOB, card("9D"), "trap"))
    assert (table.turn, table.acted, table.areas["trap"][BOB]) == (ANN, 0, [card("9D")])


def test_a_change_of_the_law_says_which() -> None:
    with pytest.raises(NotImplementedError):
        LawChanged().apply(seat())


def test_played_out_of_turn_uses_up_no_turn() -> None:
    table = seat(dial="table")
    plays(table, "Bob 8H")
    assert (table.turn, table.acted) == (ANN, 0)


def test_what_was_laid_later_is_put_back_on_a_pile_that_is_turned_over() -> None:
    table = seat()
    table.piles[1] = list(cards("2S 9H 3C 5D"))
    Flipped(1, later=1).apply(table)
    TopTurned(1, 1).apply(table)
    assert [each.name for each in table.piles[1]] == ["~3C", "~9H", "2S", "5D"]
    TopTurned(1, 4).apply(table)
    assert table.piles[1][-1] is card("5D")
