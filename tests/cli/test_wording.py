"""Each kind of act that a menu offers reads as what somebody does."""

from __future__ import annotations

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Lay, Prepare
from cardhouse.core.people_acts import Choose, Gesture, Give, Say
from cardhouse.core.rounds import Pass
from cardhouse.core.seating import Join, Leave
from cardhouse.core.seats import NO_SEAT
from cardhouse.rules.lawmaking.declaring import Declare
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import Buy
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Take, TurnUp
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.tokens.token_acts import HandOn, ReturnTurn, TakeTurn
from cardhouse.rules.tokens.typed import thing
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.terminal.wording import choice_in_words, described, rank_named

NAMES = ("Ann", "Bob", "Cat")


@pytest.mark.parametrize(
    "act, words",
    [
        (Choose(0, "suit", (2,)), "Diamonds"),
        (Choose(0, "suit", (0,)), "Spades"),
        (Choose(0, "suit", (3,)), "Clubs"),
        (Choose(0, "suit", (4,)), "name a suit 4"),
        (Choose(0, "designate", (1, 2)), "Bob gives cards to Cat"),
        (Choose(0, "designate", (1, 7)), "name who gives cards and who gets them 1 7"),
        (Choose(0, "cutter", (1,)), "Bob is to cut the pack"),
        (Choose(0, "cutter", (9,)), "name who cuts 9"),
        (Choose(0, "death", (2,)), "the Death Token lies on pile 2"),
        (Choose(0, "death", ()), "say on which pile death lies"),
        (Choose(0, "pass-hand", ()), "pass all hands on"),
        (Choose(0, "butt-in", ()), "butt in"),
        (Choose(0, "some-way", (1,)), "some way Bob"),
        (Declare(0, "primes", "gaussian"), "prime: 3, 7 and Jack (gaussian)"),
        (Declare(0, "primes", "suit:H"), "prime: all Hearts (suit:H)"),
        (Declare(0, "primes", "odd"), "prime: odd (odd)"),
        (Declare(0, "menu", "slam,veto"), "menu: slam and veto"),
        (Allow(0), "let it stand"),
        (Veto(0), "send it back"),
        (TakeTurn(0), "take the Turn Token"),
        (ReturnTurn(0), "return the Turn Token"),
        (Pass(0), "pass"),
        (Buy(0, card("JS"), cards("5H 6H")), "buy J♠ with 5♥ and 6♥"),
        (Peek(0, 3), "look at the top 3 cards of the stock"),
        (Arrange(0, cards("5H 6H")), "put them back as 5♥ 6♥, the first on top"),
        (HandOn(0, "deck", 2), "hand the pack to Cat"),
        (HandOn(0, "dealer", 1), "hand the Dealer Token to Bob"),
        (Take(0, 2, 3), "take the top 3 cards of pile 2"),
        (Lay(0, card("5H"), "trap"), "set 5♥ face down as your trap"),
        (LayTaken(0, card("5H"), "trap"), "set 5♥, which you just took, as your trap"),
        (Swap(0, "pantry", cards("5H"), cards("6H 7H")), "swap 5♥ for 6♥ and 7♥ in your pantry"),
        (Say(0, "Bartok"), 'say "Bartok"'),
        (Gesture(0, "bow", 2), "bow at Cat"),
        (Gesture(0, "bow", 0), "bow at Ann"),
        (Gesture(0, "bow", NO_SEAT), "bow"),
        (Flip(0, 2), "turn pile 2 over"),
        (TurnUp(0, 2), "turn up the top card of pile 2"),
        (Join(0), "come into the game"),
        (Join(0, 1), "come into the game, to the left of Bob"),
        (Leave(0), "leave the table"),
        (Point(0, 1), "point at Bob"),
        (Point(0, 1, 0), "point at Bob, at their right side"),
        (Point(0, 1, 1), "point at Bob, at their left side"),
        (Give(0, cards("5H 6H"), 1), "give Bob 5♥ and 6♥"),
        (Draw(0), "draw a card"),
        (Prepare(0, "deal"), "deal"),
        (Prepare(0, "turn-up"), "turn up the first card"),
        (Prepare(0, "start", "we know the rules"), "begin we know the rules"),
    ],
)
def test_an_act_reads_as_what_somebody_does(act: Act, words: str) -> None:
    assert described(act, NAMES) == words


def test_a_choice_about_oneself_is_told_to_oneself() -> None:
    assert choice_in_words("designate", (0, 1), NAMES, 0) == "you give cards to Bob"
    assert choice_in_words("designate", (1, 0), NAMES, 0) == "Bob gives cards to you"
    assert choice_in_words("cutter", (2,), NAMES, 2) == "you are to cut the pack"


def test_ranks_and_tokens_have_names() -> None:
    assert [rank_named(rank) for rank in (1, 10, 13)] == ["A", "10", "K"]
    assert (thing("deck"), thing("turn")) == ("the pack", "the Turn Token")
