"""Looks at the stock: what is asked, what is refused, what is remembered."""

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Draw
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.events import Dealt, Drew, Shuffled, TurnBegan, TurnedUp
from cardhouse.core.law import Law
from cardhouse.core.questions import WayOpen
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import TABLE
from cardhouse.core.seats import NO_SEAT, NOBODY
from cardhouse.core.table import Event, Table
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.market.peeking import FreshlyBought, Places
from cardhouse.rules.market.peeks import Arrange, Arranged, Arranges, LooksAt, LookSize, Peek, Peeked
from cardhouse.rules.market.trade import Bought
from cardhouse.testing.properties import listing_is_judging
from tests.bak.playing import started

FIVE, SIX = cards("5H 6H")


@pytest.mark.parametrize(
    "events, known",
    [
        ([Peeked(0, 2)], ((0, 0), (0, 1))),
        ([Peeked(0, 2), Drew(0, FIVE)], ((0, 0),)),
        ([Peeked(0, 2), TurnedUp(FIVE, 1)], ((0, 0),)),
        ([Peeked(0, 3), Peeked(1, 2)], ((0, 2), (1, 0), (1, 1))),  # a look covers what others knew
        ([Peeked(0, 2), Arranged(0, (SIX, FIVE))], ((0, 0), (0, 1))),
        ([Peeked(0, 3), Arranged(1, (SIX, FIVE))], ((0, 2),)),
        ([Peeked(0, 2), Shuffled((), 1)], ()),
        ([Peeked(0, 2), Dealt(())], ()),
        ([Peeked(0, 2), RoundBegan(1)], ()),
    ],
)
def test_who_knows_which_places(events: list[Event], known: tuple[tuple[int, int], ...]) -> None:
    tally = Places()
    total = tally.start()
    for event in events:
        assert type(event) in tally.hears()
        total = tally.step(total, event)
    assert total == known


def test_what_is_fresh_is_so_for_one_turn_and_one_round() -> None:
    tally = FreshlyBought()
    bought = tally.step(tally.start(), Bought(0, FIVE))
    assert bought == ((0, FIVE, False),)
    assert tally.step(bought, TurnBegan(1)) == bought
    assert tally.step(bought, TurnBegan(0)) == ((0, FIVE, True),)
    assert tally.step(bought, RoundBegan(0)) == ()


def with_queen() -> Table:
    table = started(2, 0)
    table.areas["row"][0] = [table.areas["market"][0].pop(4)]
    return table


def test_a_look_has_its_size() -> None:
    table = with_queen()
    assert decide(table, Peek(0, 3)).told() == "refused: Ann may look at 2 cards, not at 3"
    assert decide(table, Peek(0, 0)).told() == "impossible: there are 41 cards to look at"
    assert decide(table, Peek(0, 42)).told() == "impossible: there are 41 cards to look at"
    assert decide(table, Peek(0, 2)).lawful


def test_an_order_names_the_cards_of_the_look() -> None:
    table = with_queen()
    one, two, three = table.stock[:-4:-1]
    assert decide(table, Arrange(0, (one, one))).told() == "refused: these are not the cards of the look, each once"
    assert not decide(table, Arrange(0, (one, two, three))).happened
    assert not decide(table, Arrange(0, ())).happened
    assert decide(table, Arrange(0, (two, one))).lawful
    assert table.stock[:-4:-1] == [two, one, three]


def test_nobody_looks_between_turns() -> None:
    table = with_queen()
    table.turn = NO_SEAT
    assert table.ask(WayOpen("look")) == NOBODY
    assert not decide(table, Peek(0, 2)).happened
    assert not decide(table, Draw(0)).happened


def test_a_table_without_looks() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"])
    assert "no rule at this table" in decide(table, Peek(0, 1)).told()
    assert "no rule at this table" in decide(table, Arrange(0, (FIVE,))).told()
    assert (table.ask(LookSize(0)), table.ask(LooksAt(0, 5)), table.ask(Arranges(0, ()))) == (0, True, True)


def test_an_order_of_other_cards_cannot_be_folded() -> None:
    with pytest.raises(ValueError, match="not the cards on top"):
        Arranged(0, (FIVE, FIVE)).apply(with_queen())


def test_an_order_is_not_listed_when_anothers_look_has_covered_what_one_knew() -> None:
    table = with_queen()
    table.enact(Law(table.law.book, dial=TABLE))
    assert decide(table, Peek(0, 2)).lawful
    assert any(isinstance(act, Arrange) for act in lawful(table))
    assert decide(table, Peek(1, 2)).answer == "done"  # out of turn, and it stands
    assert not any(isinstance(act, Arrange) for act in lawful(table))
    listing_is_judging(table)
