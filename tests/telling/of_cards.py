"""Cards, and where they are seen to go."""

from __future__ import annotations

from typing import Final

from cardhouse.core import events
from cardhouse.core.landing import FOLLOWING, SetBy, TakenUp
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.questions import PENALTY
from cardhouse.core.rule import Article
from cardhouse.core.seats import EVERYONE, NO_SEAT
from cardhouse.core.undone_plays import PlayUndone
from cardhouse.rules.calling.cheats import CameBack, Exchanged, LookedAt, SlippedAway
from cardhouse.rules.dealing.starting import Buried
from cardhouse.rules.going_back.handling import Handled
from cardhouse.rules.going_back.wrong_cards import PickedUpAgain, StruckOut
from cardhouse.rules.market.peeks import Arranged, Peeked
from cardhouse.rules.market.trade import Bought, Discarded, PutOut, Retrieved, Showed
from cardhouse.rules.order.effects import (
    HandsMoved,
)
from cardhouse.rules.piles.pile_acts import Flipped, HandSorted, Tidied, Took
from cardhouse.rules.points.events import POINT, CardMoved
from cardhouse.rules.proposing.awards import PutBack
from cardhouse.rules.proposing.set_aside import PutAside, PutOnTop
from cardhouse.rules.salad.salad import Served
from cardhouse.rules.salad.swaps import Swapped
from cardhouse.rules.turns.slots import plain_order
from cardhouse.rules.veto.holding import TookBack
from tests.telling.lines import ANN, BOB, CAT, CLOSED, FIVE, HIDDEN, PAIR, Line, hand

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
    Line(events.Landed(BOB, FIVE, 1), "Bob plays 5♥", "play", moves=(("5H", "hand:1", "pile:1"),)),
    Line(events.Landed(CAT, FIVE, 1), "You play 5♥", "play", moves=(("5H", "hand:2", "pile:1"),)),
    Line(
        events.Landed(BOB, FIVE, 2, "trap"),
        "Bob springs their trap: 5♥",
        "play",
        moves=(("5H", "area:trap:1", "pile:2"),),
    ),
    Line(
        events.Landed(CAT, FIVE, 2, "trap"),
        "You spring your trap: 5♥",
        "play",
        moves=(("5H", "area:trap:2", "pile:2"),),
    ),
    Line(events.Landed(BOB, FIVE, 2, FOLLOWING), "Bob plays 5♥", "play", moves=(("5H", "area:following:1", "pile:2"),)),
    Line(events.TurnedUp(FIVE, 2), "5♥ is turned up", "deal", moves=(("5H", "stock", "pile:2"),)),
    Line(events.Drew(BOB, FIVE), "Bob draws a card", "draw", moves=((HIDDEN, "stock", "hand:1"),)),
    Line(events.Drew(CAT, FIVE), "You draw 5♥", "draw", moves=(("5H", "stock", "hand:2"),)),
    Line(events.Drew(BOB, FIVE, PENALTY), "Bob takes a penalty card", "penalty", moves=((HIDDEN, "stock", "hand:1"),)),
    Line(events.Drew(CAT, FIVE, PENALTY), "You take a penalty card: 5♥", "penalty", moves=(("5H", "stock", "hand:2"),)),
    Line(events.DrewNothing(BOB), "Bob finds no card left to draw", "draw"),
    Line(events.DrewNothing(CAT), "You find no card left to draw", "draw"),
    Line(
        events.Recycled(((1, 7), (2, 0), (3, 1)), PAIR, 5),
        "The stock has run out: the cards under the piles are shuffled into a new one",
        "deal",
        moves=((HIDDEN, "pile:1", "stock"), (HIDDEN, "pile:3", "stock")),
    ),
    Line(events.PutUnderStock(BOB, (FIVE,)), "Bob puts a card under the stock", "give", (("##", "hand:1", "stock"),)),
    Line(events.PutUnderStock(CAT, (FIVE,)), "You put 5♥ under the stock", "give", (("5H", "hand:2", "stock"),)),
    Line(
        events.Laid(BOB, FIVE, "trap"),
        "Bob lays a card face down as their trap",
        "play",
        moves=((HIDDEN, "hand:1", "area:trap:1"),),
    ),
    Line(
        events.Laid(CAT, FIVE, "trap"),
        "You lay 5♥ face down as your trap",
        "play",
        moves=((HIDDEN, "hand:2", "area:trap:2"),),
    ),
    Line(
        events.Gave(BOB, ANN, PAIR),
        "Bob gives Ann two cards",
        "give",
        moves=((HIDDEN, "hand:1", "hand:0"), (HIDDEN, "hand:1", "hand:0")),
    ),
    Line(events.Gave(BOB, ANN, (FIVE,)), "Bob gives Ann a card", "give", moves=((HIDDEN, "hand:1", "hand:0"),)),
    Line(
        events.Gave(BOB, CAT, PAIR),
        "Bob gives you 5♥ and 6♠",
        "give",
        moves=(("5H", "hand:1", "hand:2"), ("6S", "hand:1", "hand:2")),
    ),
    Line(events.Gave(CAT, ANN, (FIVE,)), "You give Ann 5♥", "give", moves=(("5H", "hand:2", "hand:0"),)),
    Line(
        events.Gave(BOB, ANN, (FIVE,)),
        "Bob gives Ann a card",
        "give",
        moves=((HIDDEN, "hand:1", "hand:0"),),
        seat=NO_SEAT,
    ),
    Line(
        events.Dealt((hand("2H"), hand("3H"), hand("4H"))),
        "You deal everybody a card",
        "deal",
        moves=((HIDDEN, "stock", "hand:0"), (HIDDEN, "stock", "hand:1"), ("4H", "stock", "hand:2")),
    ),
    Line(
        events.Dealt((hand("2H 3D"), hand("3H 4D"))),
        "Cat deals everybody two cards",
        "deal",
        moves=(
            *(("2H", "stock", "hand:0"), ("3D", "stock", "hand:0")),
            *((HIDDEN, "stock", "hand:1"), (HIDDEN, "stock", "hand:1")),
        ),
        seat=ANN,
    ),
    Line(events.PileOpened(1)),
    Line(events.PileOpened(2), "There is a new pile, number 2", "pile"),
    Line(events.PileGone(2), "Pile 2 is gone", "pile"),
    Line(events.Reversed(), "The direction of play turns round", "turn"),
    Line(events.Reversed(), game=CLOSED),
    Line(events.TurnBegan(ANN)),
    Line(events.TurnBegan(ANN, (BOB,)), "Bob misses a turn", "turn"),
    Line(events.TurnBegan(ANN, (CAT,)), "You miss a turn", "turn"),
    Line(events.TurnBegan(ANN, (BOB, CAT)), "You and Bob miss a turn", "turn"),
    Line(events.TurnBegan(ANN, (BOB,)), game=CLOSED),
    Line(
        Took(BOB, 2, PAIR),
        "Bob takes two cards off pile 2",
        "draw",
        moves=(("5H", "pile:2", "hand:1"), ("6S", "pile:2", "hand:1")),
    ),
    Line(
        Took(CAT, 2, PAIR),
        "You take two cards off pile 2: 5♥ and 6♠",
        "draw",
        moves=(("5H", "pile:2", "hand:2"), ("6S", "pile:2", "hand:2")),
    ),
    Line(Flipped(2, BOB), "Pile 2 is turned over", "pile"),
    Line(Took(BOB, 1, (FIVE,)), "Bob takes a card off pile 1", "draw", moves=(("5H", "pile:1", "hand:1"),)),
    Line(Tidied(BOB, 2), "Bob tidies pile 2", "say"),
    Line(Tidied(CAT, 2), "You tidy pile 2", "say"),
    Line(HandSorted(BOB), "Bob puts their cards in order", "say"),
    Line(HandSorted(CAT)),
    Line(
        Swapped(BOB, "pantry", PAIR, hand("7H 8H")),
        "Bob swaps 5♥ and 6♠ for 7♥ and 8♥ in their pantry",
        "play",
        moves=(
            *(("5H", "hand:1", "area:pantry:1"), ("6S", "hand:1", "area:pantry:1")),
            *(("7H", "area:pantry:1", "hand:1"), ("8H", "area:pantry:1", "hand:1")),
        ),
    ),
    Line(Served(CAT, FIVE), "You are served 5♥", "deal", moves=(("5H", "stock", "area:salad:2"),)),
    Line(Bought(BOB, FIVE), "Bob buys 5♥", "play", moves=(("5H", "area:market:-1", "area:row:1"),)),
    Line(
        PutOut(PAIR, "market"),
        "The market gets two cards",
        "deal",
        moves=((HIDDEN, "stock", "area:market:-1"), (HIDDEN, "stock", "area:market:-1")),
    ),
    Line(PutOut((FIVE,), "market"), "The market gets a card", "deal", moves=((HIDDEN, "stock", "area:market:-1"),)),
    Line(
        Discarded(BOB, PAIR),
        "Bob lays two cards aside",
        "play",
        moves=((HIDDEN, "hand:1", "area:discard:-1"), (HIDDEN, "hand:1", "area:discard:-1")),
    ),
    Line(Retrieved(BOB, (FIVE,)), "Bob takes a card back", "play", moves=((HIDDEN, "area:discard:-1", "hand:1"),)),
    Line(Showed(BOB, PAIR), "Bob shows everybody 5♥ and 6♠", "say"),
    Line(Peeked(BOB, 3), "Bob looks at three cards on top of the stock", "look"),
    Line(Arranged(BOB, PAIR), "Bob puts two cards back on the stock", "look"),
    Line(
        SetBy(BOB, PAIR),
        "Bob has 5♥ and 6♠ ready to follow",
        "play",
        moves=(("5H", "hand:1", "area:following:1"), ("6S", "hand:1", "area:following:1")),
    ),
    Line(TakenUp(BOB, (FIVE,)), "Bob takes 5♥ up again", "back", moves=(("5H", "area:following:1", "hand:1"),)),
    Line(TookBack(BOB, FIVE, 2), "5♥ goes back to Bob", "back", moves=(("5H", "pile:2", "hand:1"),)),
    Line(TookBack(BOB, FIVE, 2, "trap"), "5♥ goes back to Bob", "back", moves=(("5H", "pile:2", "area:trap:1"),)),
    Line(StruckOut(BOB, FIVE), "Bob plays 5♥", "play", moves=(("5H", "hand:1", "area:void:1"),)),
    Line(PickedUpAgain(BOB, FIVE), "Bob takes 5♥ back", "back", moves=(("5H", "area:void:1", "hand:1"),)),
    Line(
        PlayUndone(BOB, 2, cards=(FIVE,), direction=1), "Bob takes 5♥ back", "back", moves=(("5H", "pile:2", "hand:1"),)
    ),
    Line(
        PutBack(BOB, FIVE),
        "The card that Bob took goes back on the stock",
        "back",
        moves=((HIDDEN, "hand:1", "stock"),),
    ),
    Line(
        PutAside(1, FIVE),
        "A card is put aside for the penalty",
        "draw",
        moves=((HIDDEN, "stock", "area:set aside:-1"),),
    ),
    Line(PutOnTop(0), moves=((HIDDEN, "area:set aside:-1", "stock"),)),
    Line(CardMoved(FIVE, BOB, ANN), "5♥ goes from Bob to Ann", "give", moves=(("5H", "hand:1", "hand:0"),)),
    Line(CardMoved(FIVE, NO_SEAT, ANN), "5♥ goes to Ann", "give", moves=(("5H", "stock", "hand:0"),)),
    Line(
        CardMoved(FIVE, ANN, NO_SEAT),
        "5♥ goes from Ann under the stock",
        "give",
        moves=(("5H", "hand:0", "stock"),),
    ),
    Line(
        PlayUndone(BOB, 2, players=(BOB, ANN, BOB)),
        "What was played goes back to Bob and Ann",
        "back",
        moves=((HIDDEN, "pile:2", "hand:1"), (HIDDEN, "pile:2", "hand:0"), (HIDDEN, "pile:2", "hand:1")),
    ),
    Line(
        PlayUndone(BOB, 2, players=(ANN, CAT), handing=(0, 1, 2), steps=1),
        "What was played goes back to you and Ann, and all hands go back where they were",
        "back",
        moves=(
            *((HIDDEN, "hand:0", "hand:2"), (HIDDEN, "hand:1", "hand:0"), (HIDDEN, "hand:2", "hand:1")),
            *((HIDDEN, "pile:2", "hand:2"), (HIDDEN, "pile:2", "hand:0")),
        ),
    ),
    Line(
        HandsMoved(1, 2, ORDER),
        "All hands go two places to the left",
        "give",
        moves=((HIDDEN, "hand:0", "hand:2"), (HIDDEN, "hand:1", "hand:0"), (HIDDEN, "hand:2", "hand:1")),
    ),
    Line(
        HandsMoved(1, -1, ORDER),
        "All hands go one place to the right",
        "give",
        moves=((HIDDEN, "hand:0", "hand:2"), (HIDDEN, "hand:1", "hand:0"), (HIDDEN, "hand:2", "hand:1")),
    ),
    Line(
        Buried(1),
        "The card that was turned up cannot begin, and goes under the stock",
        "deal",
        moves=((HIDDEN, "pile:1", "stock"),),
    ),
    Line(SlippedAway(BOB, FIVE)),
    Line(SlippedAway(CAT, FIVE), moves=(("5H", "hand:2", "stock"),)),
    Line(CameBack(BOB, FIVE)),
    Line(CameBack(CAT, FIVE), moves=(("5H", "stock", "hand:2"),)),
    Line(Exchanged(BOB, 1, 2, 3), "Bob exchanges two cards of the pile", "play"),
    Line(Exchanged(BOB, 1, 2, 3, PAIR, 7, True), "Two cards of the pile lie in their order again", "play"),
    Line(LookedAt(BOB, ANN, PAIR), "Bob looks at Ann's hand", "look"),
    Line(LookedAt(CAT, ANN, PAIR), "You look at Ann's hand: 5♥ and 6♠", "look"),
    Line(Handled(BOB), "Bob takes up their cards", "look"),
)
"""Cards, and where they are seen to go."""
