"""What nobody can do whatever a sentence allows: swap with nobody or with oneself, or give what one does not hold."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Play
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import GIVE
from cardhouse.english.written.offer_acts import PutAway, SeeHand, ShowCards, TradeCard, TradeHands
from tests.english.at_a_table import table_with
from tests.english.test_offered import moo

ANN, BOB, CAT, DAN, NOBODY, FIFTH, PILE = 0, 1, 2, 3, -1, 4, -2
OFFERS = tuple(
    f"When a player plays a {rank}, they {deed}."
    for rank, deed in (
        (3, "may swap hands with a player of their choice"),
        (4, "may swap a card with the next player"),
        (5, "may swap a card with the top card of the draw pile"),
        (6, "may look at the hand of another player"),
        (7, "must show a card to the next player"),
        (8, "must discard 2 cards"),
    )
)
SWAP = "there is nobody there to swap with"
LOOK = "there is nobody there to look at"


@pytest.mark.parametrize(
    "act, told",
    [
        (TradeHands(ANN, BOB), ""),
        (TradeHands(ANN, DAN), ""),
        (TradeHands(ANN, ANN), SWAP),
        (TradeHands(ANN, FIFTH), SWAP),
        (TradeHands(ANN, NOBODY), SWAP),
        (TradeCard(ANN, card("5H"), BOB), ""),
        (TradeCard(BOB, card("6H"), ANN), ""),
        (TradeCard(ANN, card("5H"), ANN), SWAP),
        (TradeCard(ANN, card("5H"), FIFTH), SWAP),
        (TradeCard(ANN, card("5H")), ""),
        (TradeCard(ANN, card("6H"), BOB), "Ann does not hold 6♥"),
        (TradeCard(ANN, card("5H"), CAT), "there is no card to swap with"),
        (TradeCard(CAT, card("5H"), ANN), "Cat does not hold 5♥"),
        (SeeHand(ANN, BOB), ""),
        (SeeHand(BOB, ANN), ""),
        (SeeHand(ANN, ANN), LOOK),
        (SeeHand(ANN, FIFTH), LOOK),
        (SeeHand(ANN, NOBODY), LOOK),
        (ShowCards(ANN), ""),
        (ShowCards(ANN, cards("5H 5D")), ""),
        (ShowCards(ANN, cards("5H 5H")), "Ann does not hold 5♥"),
        (ShowCards(ANN, cards("5H 6H")), "Ann does not hold 6♥"),
        (PutAway(ANN, cards("5D")), ""),
        (PutAway(BOB, cards("5D")), "Bob does not hold 5♦"),
    ],
)
def test_what_is_impossible_says_why(act: Act, told: str) -> None:
    table = table_with(*OFFERS)
    table.hands = [list(cards("5H 5D")), list(cards("6H")), [], list(cards("7H"))]
    table.forget()
    assert act.impossible(table) == told
    if not told:
        bare = table_with("Red 3s are wild.")
        bare.hands = table.hands
        assert act.impossible(bare), "no rule of this table knows of it"


def test_of_an_empty_stock_nothing_is_swapped() -> None:
    table = table_with(*OFFERS)
    table.hands = [list(cards("5H 5D")), list(cards("6H")), [], []]
    table.stock.clear()
    assert TradeCard(ANN, card("5H")).impossible(table) == "there is no card to swap with"


def test_nobody_owes_a_gift_to_themselves_or_of_no_cards() -> None:
    table = moo("When a player plays a 3, each player must give 2 cards to the active player.")
    table.hands[CAT].clear()
    table.forget()
    assert decide(table, Play(ANN, cards("3H"))).lawful
    owed = [(duty.bearer, duty.about) for duty in table.duties if duty.kind == GIVE]
    assert owed == [(BOB, (ANN, 2)), (DAN, (ANN, 1))], "and whoever has only one gives that"
