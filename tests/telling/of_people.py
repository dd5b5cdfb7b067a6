"""What people say and do, tokens, and the order of turns."""

from __future__ import annotations

from typing import Final

from cardhouse.core import events, remarks, seating
from cardhouse.core.cheats import Consented
from cardhouse.core.holding import Vetoed
from cardhouse.core.lateness import CameLate
from cardhouse.core.purses import Credited, TokenOffered
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.spoken_acts import AskedAbout, Closed, Declared, Ordered, Proposed
from cardhouse.core.table import CENTRE
from cardhouse.core.table_talk import AskedHow, Contested, Moved, Pointed
from cardhouse.core.token_acts import TokenTouched, on_pile
from cardhouse.core.turn_parts import Passed
from cardhouse.rules.beginning import Announced
from cardhouse.rules.groups import ChangedGroups
from cardhouse.rules.moo import Reminded
from cardhouse.rules.order_effects import (
    PickUpGrew,
    ReversedFor,
    SidesSwitched,
    SkipWaits,
    StrideSwitched,
    SuitNamed,
    TurnedBack,
    WentBack,
)
from cardhouse.rules.order_events import ButtedIn, MovedOn
from cardhouse.rules.turn_clock import BackAgain, WentAway
from cardhouse.rules.warnings import Warned
from tests.telling.lines import ANN, BOB, CAT, CLOSED, COME_AND_GO, FIVE, HIDDEN, NOTHING, PAIR, Line

PEOPLE: Final = (
    Line(remarks.Said(BOB, "Bartok"), "Bob: “Bartok”", 'Bob says: "Bartok".', "say"),
    Line(remarks.Said(CAT, "JK"), "Cat: “JK”", 'You say: "JK".', "say"),
    Line(remarks.Gestured(BOB, "wave", ANN), "Bob: wave → Ann", "Bob makes a gesture: wave.", "say"),
    Line(remarks.Gestured(BOB, "left hand", NO_SEAT), "Bob: left hand", NOTHING, "say"),
    Line(remarks.Gestured(BOB, "bow", NO_SEAT), "Bob: bow", "Bob bows.", "say"),
    Line(
        remarks.Gestured(BOB, "bow eye", NO_SEAT),
        "Bob: bow eye",
        "Bob looks the Dealer in the eye and bows.",
        "say",
    ),
    Line(remarks.Gestured(CAT, "bow eye", NO_SEAT), "Cat: bow eye", "You look the Dealer in the eye and bow.", "say"),
    Line(remarks.Gestured(CAT, "bow shut", NO_SEAT), "Cat: bow shut", "You shut the eyes and bow.", "dim"),
    Line(remarks.Gestured(BOB, "celebrate", NO_SEAT), "Bob: celebrate", "Bob celebrates.", "cheer"),
    Line(
        remarks.Gestured(BOB, "raise", NO_SEAT),
        "Bob: raise",
        "Bob raises a hand: this takes too long.",
        "say",
    ),
    Line(remarks.Gestured(BOB, "lower", NO_SEAT), "Bob: lower", "Bob takes the hand down.", "say"),
    Line(
        remarks.Called(BOB, ANN, "Bad turn"),
        "Bob calls out Ann: “Bad turn”",
        'Bob calls Ann out: "Bad turn".',
        "accuse",
    ),
    Line(
        remarks.Called(BOB, CAT, "Bad turn"),
        "Bob calls out Cat: “Bad turn”",
        'Bob calls you out: "Bad turn".',
        "accuse",
    ),
    Line(
        remarks.Accused(BOB, ANN, "base-order"),
        "Bob accuses Ann: Order",
        'Bob accuses Ann of breaking "Order".',
        "accuse",
    ),
    Line(
        remarks.Accused(BOB, ANN, "no-such-rule"),
        "Bob accuses Ann: no-such-rule",
        'Bob accuses Ann of breaking "no-such-rule".',
        "accuse",
    ),
    Line(remarks.Looked(BOB, "trap", ANN), "Bob looks at the trap of Ann", NOTHING, "look"),
    Line(
        remarks.Chose(BOB, "suit", (2,)),
        "Bob: Diamonds",
        "Bob decides: Diamonds.",
        "choose",
        game=CLOSED,
    ),
    Line(
        remarks.Chose(BOB, "designate", (ANN, CAT)),
        "Bob: name who gives and who gets, Ann and Cat",
        "Bob decides: Ann gives cards to you.",
        "choose",
    ),
    Line(
        remarks.Chose(CAT, "designate", (CAT, ANN)),
        "Cat: name who gives and who gets, Cat and Ann",
        "You decide: you give cards to Ann.",
        "choose",
    ),
    Line(
        remarks.Chose(BOB, "cutter", (CAT,)),
        "Bob: name who cuts, Cat",
        "Bob decides: you are to cut the pack.",
        "choose",
    ),
    Line(
        remarks.Chose(BOB, "cutter", (ANN,)),
        "Bob: name who cuts, Ann",
        "Bob decides: Ann is to cut the pack.",
        "choose",
    ),
    Line(
        remarks.Chose(BOB, "death", (2,)),
        "Bob: say where death lies, pile 2",
        "Bob decides: the Death Token lies on pile 2.",
        "choose",
    ),
    Line(remarks.Chose(BOB, "pass-hand", ()), "Bob: pass the hands on", "Bob decides: pass hand.", "choose"),
    Line(remarks.Prepared(BOB, "shuffle"), "Bob: shuffle", "Bob shuffles.", "step"),
    Line(remarks.Prepared(CAT, "cut"), "Cat: cut the cards", "You cut the pack.", "step"),
    Line(
        remarks.Prepared(BOB, "salad"),
        "Bob: serve the salad",
        "Bob serves everybody an open card, the Salad.",
        "step",
    ),
    Line(Passed(BOB), "Bob passes", "Bob passes.", "pass"),
    Line(Passed(CAT), "Cat passes", "You pass.", "pass"),
    Line(Pointed(BOB, ANN), "Bob points at Ann", "Bob points at Ann.", "say"),
    Line(Pointed(BOB, BOB), "Bob points at Bob", "Bob points at oneself.", "say"),
    Line(Pointed(BOB, CAT), "Bob points at Cat", "Bob points at you.", "say"),
    Line(AskedHow(BOB), "Bob asks how things stand", "Bob asks how things stand.", "say"),
    Line(AskedAbout(BOB, 11), NOTHING, "Bob asks what a J does."),
    Line(Contested(BOB), "Bob contests a penalty", "Bob contests a penalty.", "accuse"),
    Line(Moved(BOB, "a break", NO_SEAT), "Bob puts to the vote: a break", "Bob moves: a break.", "vote"),
    Line(Moved(BOB, "slow", ANN), "Bob puts to the vote: slow, about Ann", "Bob moves: slow.", "vote"),
    Line(CameLate(BOB, ANN), "Ann was first; Bob came too late, and loses nothing", NOTHING, "late"),
    Line(Announced(BOB, "Hands are up"), "Bob: Hands are up", NOTHING, "say"),
    Line(Consented(BOB, ANN), "Bob lets Ann look at the hand", NOTHING, "say"),
    Line(Vetoed(BOB), "Bob sends the play back", "Bob vetoes it: the cards go back.", "accuse"),
    Line(Vetoed(CAT), "Cat sends the play back", "You veto it: the cards go back.", "accuse"),
    Line(Ordered(BOB, ANN, "sit"), NOTHING, 'Bob orders Ann: "sit".'),
    Line(Ordered(BOB, CAT, "sit"), NOTHING, 'Bob orders you: "sit".'),
    Line(Proposed(BOB, "tea"), NOTHING, 'Bob proposes for this round: "tea". Everybody has to agree.'),
    Line(Declared(BOB, "primes", "gaussian"), NOTHING, "Bob says which cards are prime: 3, 7 and Jack."),
    Line(Declared(BOB, "primes", ""), NOTHING, NOTHING),
    Line(Declared(NO_SEAT, "primes", "gaussian"), NOTHING, NOTHING),
    Line(Declared(BOB, "lead", "L"), NOTHING, "Everybody has to use the left hand now."),
    Line(Declared(BOB, "lead", "R"), NOTHING, "Everybody has to use the right hand now."),
    Line(Declared(BOB, "lead", ""), NOTHING, NOTHING),
    Line(Closed(BOB), NOTHING, "Bob closes the round."),
    Line(Closed(NO_SEAT), NOTHING, "The round is closed."),
    Line(WentAway(BOB), "Bob seems to be away", "Bob seems to be away.", "round"),
    Line(BackAgain(BOB), "Bob is back", "Bob is back.", "round"),
    Line(BackAgain(CAT), "Cat is back", "You are back.", "round"),
    Line(Reminded(BOB)),
    Line(
        Reminded(CAT),
        "Nothing keeps you in the game but silence",
        "Nothing keeps you in the game but silence.",
        "say",
    ),
    Line(Warned(BOB, "it favours you")),
    Line(
        Warned(CAT, "it favours you"),
        "About your rule: it favours you",
        "About your rule: it favours you.",
        "say",
    ),
    Line(seating.Left(BOB), "Bob leaves the table", "Bob leaves the table.", "round"),
    Line(seating.Left(CAT), "Cat leaves the game", "You leave the table.", "round", game=COME_AND_GO),
    Line(seating.Joined(BOB), "Bob comes into the game", NOTHING, "round"),
    Line(seating.Joined(BOB, ANN), "Bob comes into the game, to the left of Ann", NOTHING, "round"),
    Line(
        seating.ShuffledIn(BOB, PAIR, (), 0),
        "2 cards of Bob go back into the draw pile",
        NOTHING,
        "back",
        ((HIDDEN, "hand:1", "stock"), (HIDDEN, "hand:1", "stock")),
    ),
    Line(
        seating.ShuffledIn(BOB, (FIVE,), (), 0),
        "A card of Bob goes back into the draw pile",
        NOTHING,
        "back",
        ((HIDDEN, "hand:1", "stock"),),
    ),
)
"""What people say and do, apart from their cards."""

TOKENS: Final = (
    Line(events.TokenMoved("turn", BOB), "The turn token goes to Bob", "Bob takes the Turn Token.", "token"),
    Line(events.TokenMoved("turn", CENTRE), "The turn token goes back to the middle", NOTHING, "token"),
    Line(events.TokenMoved("deck", CAT), "The deck goes to Cat", "The pack goes to you.", "token"),
    Line(events.TokenMoved("dealer", ANN), "The dealer token goes to Ann", NOTHING, "token"),
    Line(
        events.TokenMoved("death", on_pile(2)),
        "The death token goes to pile 2",
        "The Death Token lies on pile 2.",
        "token",
    ),
    Line(
        events.TokenMoved("death", CENTRE),
        "The death token goes back to the middle",
        "No pile is dead any more.",
        "token",
    ),
    Line(TokenTouched(BOB, "death"), NOTHING, "Bob moves the Death Token aside."),
    Line(TokenOffered(BOB, "get-out", ANN), "Bob offers Ann a get-out", "Bob offers Ann a get-out.", "say"),
    Line(TokenOffered(BOB, "get-out", CAT), "Bob offers Cat a get-out", "Bob offers you a get-out.", "say"),
    Line(Credited(BOB, "bow"), "Bob gets 1 × bow", NOTHING, "token"),
    Line(Credited(BOB, "bow", -2), "Bob spends or gives away 2 × bow", NOTHING, "token"),
    Line(ChangedGroups(BOB, 2), "Bob plays at pile 2 now", NOTHING, "play"),
    Line(ButtedIn(1, BOB, 3, False), "Bob butts in", "That is a butt-in: play goes on from there.", "play"),
    Line(ButtedIn(1, BOB, 3, False), game=CLOSED),
    Line(MovedOn(1, BOB), NOTHING, "Play moves on one player."),
    Line(MovedOn(1, BOB), game=CLOSED),
    Line(PickUpGrew(4, 2), NOTHING, "4 more cards to pick up for whoever is next."),
    Line(SuitNamed(1, 3), "The suit is Clubs", "The suit is Clubs.", "say"),
    Line(ReversedFor(3), NOTHING, "Play turns round for 3 turns."),
    Line(TurnedBack(), NOTHING, "Play turns back."),
    Line(StrideSwitched(), NOTHING, "Whether every other place is skipped has changed."),
    Line(SidesSwitched("again"), NOTHING, "Whether everybody has two turns has changed."),
    Line(SkipWaits(1), NOTHING, "After the next turn one place is skipped."),
    Line(WentBack(), NOTHING, "Play goes back one player."),
)
"""Tokens, and the order of turns."""
