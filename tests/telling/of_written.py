"""What happens by rules in people's words."""

from __future__ import annotations

from typing import Final

from cardhouse.english.written.events import (
    AttributeNamed,
    CardTraded,
    ChainStopped,
    CountsNow,
    DieRolled,
    HandShown,
    HandsMixed,
    HandsWent,
    LaidUp,
    PileWent,
    Robbed,
    TurnsLost,
)
from tests.telling.lines import ANN, BOB, CAT, FIVE, HIDDEN, PAIR, Line

MOVES_DOWN: Final = tuple((each.name, "pile:1", "stock") for each in PAIR)
WRITTEN: Final = (
    Line(DieRolled(BOB, 4, 0), "Bob rolls a 4", "choose"),
    Line(DieRolled(CAT, 6, 0), "You roll a 6", "choose"),
    Line(AttributeNamed(BOB, 1, 0), "Bob names Hearts", "choose"),
    Line(AttributeNamed(CAT, -1, 13), "You name King", "choose"),
    Line(PileWent(1, PAIR), "Pile 1 is cleared", "pile", MOVES_DOWN),
    Line(PileWent(1, (FIVE,), BOB), "Bob takes all of pile 1", "draw", (("5H", "pile:1", "hand:1"),)),
    Line(Robbed(BOB, ANN, (FIVE,), 0), "Bob takes a card from Ann", "give", ((HIDDEN, "hand:0", "hand:1"),)),
    Line(Robbed(BOB, CAT, (FIVE,), 0), "Bob takes 5♥ from you", "give", (("5H", "hand:2", "hand:1"),)),
    Line(
        HandsWent((BOB, ANN), (ANN, BOB), ((FIVE,), ())),
        "Bob passes their hand to Ann / Ann passes their hand to Bob",
        "give",
        ((HIDDEN, "hand:1", "hand:0"),),
    ),
    Line(LaidUp(1, FIVE), "The lowest card of pile 1 goes on top: 5♥", "pile", (("5H", "pile:1", "pile:1"),)),
    Line(TurnsLost(BOB, 1), "Bob loses their next turn", "turn"),
    Line(TurnsLost(BOB, -1)),
    Line(
        CardTraded(BOB, FIVE, PAIR[0], ANN, 0, 0),
        "Bob swaps a card with Ann",
        "give",
        ((HIDDEN, "hand:0", "hand:1"), (HIDDEN, "hand:1", "hand:0")),
    ),
    Line(
        CardTraded(CAT, FIVE, PAIR[0], BOB, 0, 0),
        f"You swap 5♥ for {PAIR[0]} with Bob",
        "give",
        ((PAIR[0].name, "hand:1", "hand:2"), ("5H", "hand:2", "hand:1")),
    ),
    Line(
        CardTraded(BOB, FIVE, PAIR[0], -1, 0, 0),
        "Bob swaps a card with the top of the draw pile",
        "give",
        ((HIDDEN, "stock", "hand:1"), (HIDDEN, "hand:1", "stock")),
    ),
    Line(
        CardTraded(BOB, FIVE, PAIR[0], -2, 1, 0),
        f"Bob swaps 5♥ for {PAIR[0]}, the top of the pile",
        "give",
        ((PAIR[0].name, "pile:1", "hand:1"), ("5H", "hand:1", "pile:1")),
    ),
    Line(HandShown(BOB, (ANN,), (FIVE,)), "Bob shows a card", "give"),
    Line(HandShown(BOB, (CAT,), (FIVE,)), "Bob shows 5♥", "give"),
    Line(
        HandsMixed((FIVE,), (BOB,), (ANN,), 0),
        "All hands are shuffled together and dealt again",
        "deal",
        ((HIDDEN, "hand:1", "hand:0"),),
    ),
    Line(ChainStopped(), "Rules set each other off without end, and stop here", "rule"),
    Line(CountsNow(1, 2, FIVE), "The top of pile 1 counts as 5♥", "pile"),
)
