"""Cards, and where they are seen to go."""

from __future__ import annotations

from typing import Final

from cardhouse.core import events, proceedings
from cardhouse.core.cheats import Exchanged, LookedAt
from cardhouse.core.following import FOLLOWING, SetBy, TakenUp
from cardhouse.core.handling import Handled
from cardhouse.core.holding import TookBack
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.peeks import Arranged, Peeked
from cardhouse.core.pile_acts import Flipped, HandSorted, Tidied, Took
from cardhouse.core.proceedings import POINT
from cardhouse.core.questions import PENALTY
from cardhouse.core.rule import Article
from cardhouse.core.seats import EVERYONE, NO_SEAT
from cardhouse.core.swaps import Swapped
from cardhouse.core.trade import Bought, Discarded, PutOut, Retrieved, Showed
from cardhouse.rules.awards import PutBack
from cardhouse.rules.order_effects import (
    HandsMoved,
)
from cardhouse.rules.set_aside import PutAside, PutOnTop
from cardhouse.rules.slots import plain_order
from cardhouse.rules.strays import Withdrawn
from cardhouse.rules.wrong_cards import PickedUpAgain, RolledBack, StruckOut
from tests.telling.lines import ANN, BOB, CAT, CLOSED, FIVE, HIDDEN, NOTHING, PAIR, Line, hand

ORDER: Final = plain_order(3, EVERYONE, 1, 0, 0)
SLOW: Final = Motion(3, "ballot", BOB, ANN, "Ann is slow", (ANN, BOB, CAT))
TRIAL: Final = Motion(4, "accusation", BOB, ANN, "base-order", (ANN, BOB, CAT))
OWN_TRIAL: Final = Motion(5, "accusation", BOB, CAT, "base-order", (ANN, BOB, CAT))
IN_ORDER: Final = Motion(6, POINT, BOB, NO_SEAT, "tea first", (ANN, BOB, CAT))
SAYS: Final = Duty(BOB, "say", "Bartok", "base-order")
GIVES: Final = Duty(BOB, "give", "", "base-order")
CUTS: Final = Duty(CAT, "cut", "", "base-order")
TEA: Final = Article("tea", "Tea", "Ann", "2024-05-01", (), "Whoever wins makes tea.")


CARDS: Final = (
    Line(events.Landed(BOB, FIVE, 1), "Bob plays 5♥", "Bob plays 5♥.", "play", (("5H", "hand:1", "pile:1"),)),
    Line(events.Landed(CAT, FIVE, 1), "Cat plays 5♥", "You play 5♥.", "play", (("5H", "hand:2", "pile:1"),)),
    Line(
        events.Landed(BOB, FIVE, 2, "trap"),
        "Bob springs the trap: 5♥",
        "Bob springs the trap: 5♥.",
        "play",
        (("5H", "area:trap:1", "pile:2"),),
    ),
    Line(
        events.Landed(CAT, FIVE, 2, "trap"),
        "Cat springs the trap: 5♥",
        "You spring the trap: 5♥.",
        "play",
        (("5H", "area:trap:2", "pile:2"),),
    ),
    Line(
        events.Landed(BOB, FIVE, 2, FOLLOWING),
        "Bob plays 5♥",
        "Bob plays 5♥.",
        "play",
        (("5H", "area:following:1", "pile:2"),),
    ),
    Line(events.TurnedUp(FIVE, 2), "5♥ is turned up", "The first card is 5♥.", "deal", (("5H", "stock", "pile:2"),)),
    Line(events.Drew(BOB, FIVE), "Bob draws a card", "Bob draws a card.", "draw", ((HIDDEN, "stock", "hand:1"),)),
    Line(events.Drew(CAT, FIVE), "Cat draws 5♥", "You draw a card: 5♥.", "draw", (("5H", "stock", "hand:2"),)),
    Line(
        events.Drew(BOB, FIVE, PENALTY),
        "Bob draws a card as a penalty",
        "Bob takes a penalty card.",
        "draw",
        ((HIDDEN, "stock", "hand:1"),),
    ),
    Line(
        events.Drew(CAT, FIVE, PENALTY),
        "Cat draws 5♥ as a penalty",
        "You take a penalty card: 5♥.",
        "draw",
        (("5H", "stock", "hand:2"),),
    ),
    Line(events.DrewNothing(BOB), "Bob finds no card to draw", "Bob finds no card left to draw.", "draw"),
    Line(events.DrewNothing(CAT), "Cat finds no card to draw", "You find no card left to draw.", "draw"),
    Line(
        events.Recycled(((1, 7), (2, 0), (3, 1)), PAIR, 5),
        "The stock had run out and is made anew from under the piles",
        "The stock has run out: the cards under the pile are shuffled into a new one.",
        "deal",
        ((HIDDEN, "pile:1", "stock"), (HIDDEN, "pile:3", "stock")),
    ),
    Line(
        events.Laid(BOB, FIVE, "trap"),
        "Bob sets a card face down: trap",
        "Bob sets a card face down as a trap.",
        "play",
        ((HIDDEN, "hand:1", "area:trap:1"),),
    ),
    Line(
        events.Laid(CAT, FIVE, "trap"),
        "Cat sets a card face down: trap",
        "You set 5♥ face down as a trap.",
        "play",
        ((HIDDEN, "hand:2", "area:trap:2"),),
    ),
    Line(
        events.Gave(BOB, ANN, PAIR),
        "Bob gives Ann 2 cards",
        "Bob gives Ann 2 cards.",
        "give",
        ((HIDDEN, "hand:1", "hand:0"), (HIDDEN, "hand:1", "hand:0")),
    ),
    Line(
        events.Gave(BOB, ANN, (FIVE,)),
        "Bob gives Ann 1 card",
        "Bob gives Ann 1 card.",
        "give",
        ((HIDDEN, "hand:1", "hand:0"),),
    ),
    Line(
        events.Gave(BOB, CAT, PAIR),
        "Bob gives Cat 5♥ and 6♠",
        "Bob gives you 5♥ and 6♠.",
        "give",
        (("5H", "hand:1", "hand:2"), ("6S", "hand:1", "hand:2")),
    ),
    Line(
        events.Gave(CAT, ANN, (FIVE,)),
        "Cat gives Ann 5♥",
        "You give Ann 5♥.",
        "give",
        (("5H", "hand:2", "hand:0"),),
    ),
    Line(
        events.Gave(BOB, ANN, (FIVE,)),
        "Bob gives Ann 1 card",
        NOTHING,
        "give",
        ((HIDDEN, "hand:1", "hand:0"),),
        seat=NO_SEAT,
    ),
    Line(
        events.Dealt((hand("2H"), hand("3H"), hand("4H"))),
        "The cards are dealt",
        "You deal everybody 1 card.",
        "deal",
        ((HIDDEN, "stock", "hand:0"), (HIDDEN, "stock", "hand:1"), ("4H", "stock", "hand:2")),
    ),
    Line(
        events.Dealt((hand("2H 3D"), hand("3H 4D"))),
        "The cards are dealt",
        "Cat deals everybody 2 cards.",
        "deal",
        (
            *(("2H", "stock", "hand:0"), ("3D", "stock", "hand:0")),
            *((HIDDEN, "stock", "hand:1"), (HIDDEN, "stock", "hand:1")),
        ),
        seat=ANN,
    ),
    Line(events.PileOpened(1)),
    Line(events.PileOpened(2), "There is a new pile, number 2", "There is a new pile.", "pile"),
    Line(events.PileGone(2), NOTHING, "Pile 2 is gone."),
    Line(events.Reversed(), "The direction of play turns round", "The direction of play turns round.", "turn"),
    Line(events.Reversed(), game=CLOSED),
    Line(events.TurnBegan(ANN)),
    Line(events.TurnBegan(ANN, (BOB,)), "Bob misses a turn", "Bob misses a turn.", "turn"),
    Line(events.TurnBegan(ANN, (CAT,)), "Cat misses a turn", "You miss a turn.", "turn"),
    Line(events.TurnBegan(ANN, (BOB, CAT)), "Bob and Cat miss a turn", "Bob and you miss a turn.", "turn"),
    Line(events.TurnBegan(ANN, (BOB,)), game=CLOSED),
    Line(
        Took(BOB, 2, PAIR),
        NOTHING,
        "Bob takes 2 cards off pile 2.",
    ),
    Line(Took(CAT, 2, PAIR), NOTHING, "You take 2 cards off pile 2: 5♥ and 6♠."),
    Line(Flipped(2, BOB), NOTHING, "Pile 2 is turned over."),
    Line(Took(BOB, 1, (FIVE,)), NOTHING, "Bob takes 1 card off pile 1."),
    Line(Tidied(BOB, 2), NOTHING, "Bob tidies pile 2."),
    Line(Tidied(CAT, 2), NOTHING, "You tidy pile 2."),
    Line(HandSorted(BOB), NOTHING, "Bob puts their hand in order."),
    Line(HandSorted(CAT)),
    Line(Swapped(BOB, "pantry", PAIR, hand("7H 8H")), NOTHING, "Bob swaps 5♥ and 6♠ for 7♥ and 8♥ in the pantry."),
    Line(Bought(BOB, FIVE), "Bob buys 5♥", "Bob buys 5♥.", "play"),
    Line(
        PutOut(PAIR, "market"),
        "2 cards laid out: market",
        NOTHING,
        "deal",
        ((HIDDEN, "stock", "area:market:-1"), (HIDDEN, "stock", "area:market:-1")),
    ),
    Line(PutOut((FIVE,), "market"), "A card laid out: market", NOTHING, "deal", ((HIDDEN, "stock", "area:market:-1"),)),
    Line(
        Discarded(BOB, PAIR),
        "Bob lays 2 cards aside",
        "Bob lays 5♥ and 6♠ aside.",
        "play",
        ((HIDDEN, "hand:1", "area:discard:-1"), (HIDDEN, "hand:1", "area:discard:-1")),
    ),
    Line(
        Retrieved(BOB, (FIVE,)),
        "Bob takes a card back",
        "Bob takes 5♥ back.",
        "play",
        ((HIDDEN, "area:discard:-1", "hand:1"),),
    ),
    Line(Showed(BOB, PAIR), "Bob shows everybody 5♥ and 6♠", "Bob shows 5♥ and 6♠.", "say"),
    Line(
        Peeked(BOB, 3),
        "Bob looks at 3 cards on top of the stock",
        "Bob looks at 3 cards on top of the stock.",
        "look",
    ),
    Line(Arranged(BOB, PAIR), "Bob puts 2 cards back on the stock", "Bob puts the top of the stock in order.", "look"),
    Line(
        SetBy(BOB, PAIR),
        "Bob has 5♥ and 6♠ ready to follow",
        "Bob has 5♥ and 6♠ ready to follow.",
        "play",
        (("5H", "hand:1", "area:following:1"), ("6S", "hand:1", "area:following:1")),
    ),
    Line(TakenUp(BOB, (FIVE,)), "5♥ goes back to Bob", NOTHING, "back", (("5H", "area:following:1", "hand:1"),)),
    Line(TookBack(BOB, FIVE, 2), "5♥ goes back to Bob", NOTHING, "back", (("5H", "pile:2", "hand:1"),)),
    Line(TookBack(BOB, FIVE, 2, "trap"), "5♥ goes back to Bob", NOTHING, "back", (("5H", "pile:2", "area:trap:1"),)),
    Line(StruckOut(BOB, FIVE), "Bob plays 5♥", NOTHING, "play", (("5H", "hand:1", "area:void:1"),)),
    Line(PickedUpAgain(BOB, FIVE), "Bob takes 5♥ back", NOTHING, "play", (("5H", "area:void:1", "hand:1"),)),
    Line(RolledBack(BOB, FIVE, 2, 1, 0, 0, True), "Bob takes 5♥ back", NOTHING, "play", (("5H", "pile:2", "hand:1"),)),
    Line(
        PutBack(BOB, FIVE),
        "The card that Bob took goes back on the pile",
        NOTHING,
        "back",
        ((HIDDEN, "hand:1", "stock"),),
    ),
    Line(
        PutAside(BOB, ANN, "", FIVE),
        "A card is put aside for the penalty",
        "A card is put aside for the penalty.",
        "draw",
        ((HIDDEN, "stock", "area:set aside:-1"),),
    ),
    Line(PutOnTop(0), moves=((HIDDEN, "area:set aside:-1", "stock"),)),
    Line(
        proceedings.CardMoved(FIVE, BOB, ANN), "5♥ goes from Bob to Ann", NOTHING, "give", (("5H", "hand:1", "hand:0"),)
    ),
    Line(
        proceedings.CardMoved(FIVE, NO_SEAT, ANN),
        "5♥ goes from the table to Ann",
        NOTHING,
        "give",
        (("5H", "stock", "hand:0"),),
    ),
    Line(
        proceedings.CardMoved(FIVE, ANN, NO_SEAT),
        "5♥ goes from Ann under the draw pile",
        NOTHING,
        "give",
        (("5H", "hand:0", "stock"),),
    ),
    Line(
        Withdrawn(BOB, 2, ORDER, False, (BOB, ANN, BOB), 0),
        "What was played on pile 2 goes back to Bob and Ann",
        "What was played goes back to Bob and Ann.",
        "back",
        ((HIDDEN, "pile:2", "hand:1"), (HIDDEN, "pile:2", "hand:0"), (HIDDEN, "pile:2", "hand:1")),
    ),
    Line(
        Withdrawn(BOB, 2, ORDER, False, (ANN, CAT), 1),
        "What was played on pile 2 goes back to Ann and Cat, and the hands that were passed on",
        "What was played goes back to Ann and you, and all hands go back.",
        "back",
        ((HIDDEN, "pile:2", "hand:2"), (HIDDEN, "pile:2", "hand:0")),
    ),
    Line(HandsMoved(1, 2, ORDER), "All hands go 2 on to the left", "All hands go 2 on to the left.", "give"),
    Line(HandsMoved(1, -1, ORDER), "All hands go 1 on to the right", "All hands go 1 on to the right.", "give"),
    Line(Exchanged(BOB, 1, 2), "Bob exchanges two cards of the pile", NOTHING, "play"),
    Line(LookedAt(BOB, ANN, PAIR), "Bob looks at Ann's hand", NOTHING, "look"),
    Line(LookedAt(CAT, ANN, PAIR), "Cat looks at Ann's hand: 5♥ and 6♠", NOTHING, "look"),
    Line(Handled(BOB), "Bob takes up their own cards", NOTHING, "look"),
)
"""Cards, and where they are seen to go."""
