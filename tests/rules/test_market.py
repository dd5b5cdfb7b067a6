"""Buying, and the table's own word on what can be bought."""

import pytest

from cardhouse.cards import JOKER, JOKERS, card, cards
from cardhouse.core.choices import lawful
from cardhouse.core.declared import UnknownOption
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew
from cardhouse.core.law import Law
from cardhouse.core.questions import DRAW, PENALTY
from cardhouse.core.rounds import DrawsLeft
from cardhouse.core.rule import TABLE
from cardhouse.core.table import Table
from cardhouse.games import BAK, BARTOK, new_table
from cardhouse.rules.market.endings import EndsWhenDrawn
from cardhouse.rules.market.market import MOST_PAYMENTS, PaysWithCards
from cardhouse.rules.market.trade import Buy, Keep, OnSale, Pays, Price, SweptFrom
from cardhouse.rules.market.turn_parts import BOUGHT_NOW, DrawsThenBuys
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR, Parts
from tests.bak.playing import started


def buying(hand: str, **options: str) -> Table:
    """A table where the first player has drawn and holds these cards."""
    table = started(2, 0, **options)
    table.hands[0] = list(cards(hand))
    table.tallies[table.law.tally_place[TURN_SO_FAR]] = Parts(0)
    return table


def test_single_payments_are_listed_for_each_card_on_sale() -> None:
    acts = [act for act in lawful(buying("AS 9H")) if isinstance(act, Buy)]
    assert [(act.card.name, act.cards[0].name) for act in acts] == [
        (bought, paid) for bought in ("JS", "QS", "KS") for paid in ("AS", "9H")
    ]


def test_sums_are_listed_where_they_pay() -> None:
    table = buying("AS 2S 2H", payment="several")
    acts = [act for act in lawful(table) if isinstance(act, Buy) and act.card.rank == 13]
    assert len(acts) == 7
    table.areas["row"][1] = list(cards("KH KD KC"))
    acts = [act for act in lawful(table) if isinstance(act, Buy) and act.card.rank == 13]
    assert [len(act.cards) for act in acts] == [2, 3]  # the price is 4: two 2s, or all three


def test_of_a_large_hand_only_some_sums_are_listed() -> None:
    hand = list(cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S"))
    assert len(PaysWithCards(payment="several").payments(hand)) == MOST_PAYMENTS


def test_nothing_is_listed_when_all_is_sold() -> None:
    table = buying("9H")
    table.areas["row"][1], table.areas["market"][0] = table.areas["market"][0], []
    assert [type(act).__name__ for act in lawful(table, 0)] == ["Pass"]


@pytest.mark.parametrize(
    "act, why",
    [
        (Buy(0, card("KS"), cards("5C")), "Ann does not hold 5♣"),
        (Buy(0, card("KS"), cards("9H 9H")), "Ann does not hold 9♥"),
        (Buy(0, JOKER, cards("9H")), "there is no Joker like that in the market"),
    ],
)
def test_what_the_table_cannot_do(act: Buy, why: str) -> None:
    assert decide(buying("9H"), act).told() == f"impossible: {why}"


def test_a_payment_is_explained() -> None:
    table = buying("AS 9H")
    table.areas["row"][1] = [table.areas["market"][0].pop(-1)]
    told = decide(table, Buy(0, card("KS"), cards("AS"))).told()
    assert told == "refused: K♠ costs 2, and A♠ will not do for it"
    assert decide(table, Buy(0, card("KC"), cards("9H"))).told() == "refused: K♣ is not for sale"
    assert decide(table, Buy(0, card("KS"), ())).rulings[0].rule == "buy"


def test_any_suit_may_be_taken_only_while_it_lies_there() -> None:
    table = buying("9H", suit="any")
    assert decide(table.copy(), Buy(0, card("KC"), cards("9H"))).lawful
    table.areas["row"][1], table.areas["market"][0] = table.areas["market"][0], []
    assert decide(table, Buy(0, card("KC"), cards("9H"))).told() == "refused: every K has been sold"


def test_a_table_without_a_market_knows_no_purchase() -> None:
    table = new_table(BARTOK, ["Ann", "Bob"])
    table.hands[0] = list(cards("9H"))
    assert "no rule at this table" in decide(table, Buy(0, card("KS"), cards("9H"))).told()
    assert "no rule at this table" in decide(table, Keep(0)).told()
    assert (table.ask(Price(13)), table.ask(Pays(card("KS"), ())), table.ask(SweptFrom(0))) == (0, True, [])
    assert card("KS") in table.ask(OnSale())


def test_an_option_has_its_values() -> None:
    with pytest.raises(UnknownOption, match='"payment" is single or several, not "none"'):
        Law(BAK).setting("payment", "none")
    with pytest.raises(UnknownOption, match='"ranks" is'):
        Law(BAK).setting("ranks", "11")


def test_unpaid_at_the_table_is_a_breach() -> None:
    table = buying("9H", dial=TABLE)
    outcome = decide(table, Buy(0, card("KS"), ()))
    assert outcome.happened
    assert [ruling.rule for ruling in outcome.rulings] == ["buy"]
    assert table.areas["row"][0] == [card("KS")]


@pytest.mark.parametrize(
    "row, now, most",
    [
        ("", "", 1),
        ("JS", "", 1),
        ("JS JH", "", 2),
        ("JS QS KS", "", 1),
        ("JS JH", "0:JH", 1),  # one that was bought in this turn counts from the next one on
        ("JS JH JD", "0:JD", 2),
        ("JS JH JD", "1:JC", 3),
        ("JS JH QS", "0:QS", 2),
        ("JS", "0:JS", 1),
    ],
)
def test_as_many_purchases_as_jacks_that_lay_there(row: str, now: str, most: int) -> None:
    table = buying("9H", purchases="per-jack")
    table.areas["row"][0] = list(cards(row))
    table.areas["row"][1] = list(cards("JC"))
    bought = [each.split(":") for each in now.split()]
    table.tallies[table.law.tally_place[BOUGHT_NOW]] = tuple([(int(seat), card(name)) for seat, name in bought])
    assert DrawsThenBuys(purchases="per-jack").most(table) == most
    assert DrawsThenBuys().most(table) == 1


AT_ONCE, AFTER = "at-once", "after-draws"
BOTH, LATER, ENDS = ["Discarded", "Concludes"], ["Discarded"], ["Concludes"]


@pytest.mark.parametrize(
    "joker, player, way, drew, drawn, left, follows",
    [
        (AT_ONCE, 0, DRAW, "JK", "JK", 1, BOTH),
        (AT_ONCE, 0, DRAW, "5H", "JK 5H", 0, []),
        (AFTER, 0, DRAW, "JK", "JK", 1, LATER),
        (AFTER, 0, DRAW, "JK", "JK", 0, BOTH),
        (AFTER, 0, DRAW, "5H", "JK 5H", 1, []),
        (AFTER, 0, DRAW, "5H", "JK 5H", 0, ENDS),
        (AFTER, 0, DRAW, "5H", "5H", 0, []),
        (AFTER, 1, DRAW, "JK", "", 1, BOTH),  # another's card waits for no turn
        (AFTER, 1, DRAW, "5H", "JK", 0, []),
        (AFTER, 0, PENALTY, "JK", "", 1, BOTH),  # nor does one that was no draw of the turn
        (AFTER, 0, PENALTY, "5H", "JK", 0, []),
    ],
)
def test_the_card_that_ends_the_game_ends_it_at_once_or_after_the_draws_of_the_turn(
    joker: str, player: int, way: str, drew: str, drawn: str, left: int, follows: list[str]
) -> None:
    table = started(2, 0)
    before = cards(drawn)
    parts = Parts(0, granted=len(before) + left, drawn=before)
    table.tallies[table.law.tally_place[TURN_SO_FAR]] = parts
    assert table.ask(DrawsLeft()) == left
    found = EndsWhenDrawn(JOKERS, joker).the_end(Drew(player, card(drew), way), table)
    assert [type(event).__name__ for event in found] == follows
