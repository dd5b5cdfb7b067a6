"""What people say and do, tokens, and the order of turns."""

from __future__ import annotations

from typing import Final

from cardhouse.core import cases, events, presence, seating, speech
from cardhouse.core.cases import Moved
from cardhouse.core.demands import DemandGrew
from cardhouse.core.rounds import Passed
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import CENTRE
from cardhouse.core.verdicts import CameLate
from cardhouse.rules.calling.cheats import Consented
from cardhouse.rules.calling.warnings import Warned
from cardhouse.rules.dealing.beginning import Announced
from cardhouse.rules.dealing.giving_orders import Ordered
from cardhouse.rules.lawmaking.declaring import Declared, Proposed
from cardhouse.rules.leaving_play.going_out_by_word import Reminded
from cardhouse.rules.leaving_play.purses import Credited, TokenOffered
from cardhouse.rules.order.effects import (
    ReversedFor,
    SidesSwitched,
    SkipWaits,
    StrideSwitched,
    SuitNamed,
    TurnedBack,
    WentBack,
)
from cardhouse.rules.order.events import ButtedIn, MovedOn
from cardhouse.rules.order.groups import ChangedGroups
from cardhouse.rules.order.pointing_acts import Pointed
from cardhouse.rules.proposing.across_the_table import AskedHow, Contested
from cardhouse.rules.saying.asking import AskedAbout
from cardhouse.rules.timing.slowness import BackAgain, WentAway
from cardhouse.rules.tokens.token_acts import TokenTouched
from cardhouse.rules.veto.holding import Vetoed
from cardhouse.rules.winning.closing import Closed
from tests.telling.lines import ANN, BOB, CAT, CLOSED, COME_AND_GO, FIVE, HIDDEN, PAIR, Line

PEOPLE: Final = (
    Line(speech.Said(BOB, "Bartok"), "Bob says: “Bartok”", "say"),
    Line(speech.Said(CAT, "JK"), "You say: “JK”", "say"),
    Line(speech.Gestured(BOB, "wave", ANN), "Bob makes a gesture towards Ann: wave", "say"),
    *(Line(speech.Gestured(BOB, gesture, NO_SEAT)) for gesture in ("left hand", "right hand", "either hand")),
    Line(speech.Gestured(BOB, "glance", ANN), "Bob looks Ann in the eye", "say"),
    Line(speech.Gestured(BOB, "bow", NO_SEAT), "Bob bows", "say"),
    Line(speech.Gestured(BOB, "bow eye", NO_SEAT), "Bob looks the Dealer in the eye and bows", "say"),
    Line(speech.Gestured(BOB, "bow eye", BOB), "Bob looks themself in the eye and bows", "say"),
    Line(speech.Gestured(CAT, "bow eye", NO_SEAT), "You look the Dealer in the eye and bow", "say"),
    Line(speech.Gestured(CAT, "bow shut", NO_SEAT), "You shut your eyes and bow", "dim"),
    Line(speech.Gestured(BOB, "celebrate", NO_SEAT), "Bob celebrates!", "cheer"),
    Line(speech.Gestured(BOB, "raise", NO_SEAT), "Bob raises a hand: this takes too long", "say"),
    Line(speech.Gestured(BOB, "lower", NO_SEAT), "Bob takes their hand down", "say"),
    Line(cases.Charged(BOB, ANN, words="Bad turn"), "Bob calls Ann out: “Bad turn”", "accuse"),
    Line(cases.Charged(BOB, CAT, words="Bad turn"), "Bob calls you out: “Bad turn”", "accuse"),
    Line(cases.Charged(BOB, ANN, "base-order"), "Bob accuses Ann", "accuse"),
    Line(cases.Charged(BOB, ANN, "no-such-rule"), "Bob accuses Ann", "accuse"),
    Line(speech.Looked(BOB, "trap", ANN), "Bob looks at Ann's trap", "look"),
    Line(speech.Chose(BOB, "suit", (2,)), "Bob names Diamonds", "choose", game=CLOSED),
    Line(speech.Chose(BOB, "designate", (ANN, CAT)), "Bob decides: Ann gives cards to you", "choose"),
    Line(speech.Chose(CAT, "designate", (CAT, ANN)), "You decide: you give cards to Ann", "choose"),
    Line(speech.Chose(BOB, "cutter", (CAT,)), "Bob asks you to cut the cards", "choose"),
    Line(speech.Chose(BOB, "cutter", (ANN,)), "Bob asks Ann to cut the cards", "choose"),
    Line(speech.Chose(BOB, "death", (2,)), "Bob says that death lies on pile 2", "choose"),
    Line(speech.Chose(BOB, "pass-hand", ()), "Bob decides to pass all hands on", "choose", game=CLOSED),
    Line(speech.Prepared(BOB, "shuffle"), "Bob shuffles the cards", "step"),
    Line(speech.Prepared(CAT, "cut"), "You cut the cards", "step"),
    Line(speech.Prepared(BOB, "start"), "Bob begins the game", "step"),
    Line(speech.Prepared(BOB, "ready"), "Bob is ready", "step"),
    Line(speech.Prepared(CAT, "ready"), "You are ready", "step"),
    *(Line(speech.Prepared(BOB, step)) for step in ("deal", "turn-up")),
    Line(speech.Prepared(BOB, "salad"), "Bob serves everybody an open card, the Salad", "step"),
    Line(Passed(BOB), "Bob passes", "pass"),
    Line(Passed(CAT), "You pass", "pass"),
    Line(Pointed(BOB, ANN), "Bob points at Ann", "say"),
    Line(Pointed(BOB, BOB), "Bob points at themself", "say"),
    Line(Pointed(BOB, CAT), "Bob points at you", "say"),
    Line(AskedHow(BOB), "Bob asks how things stand", "say"),
    Line(AskedAbout(BOB, 11), "Bob asks what Jacks do", "say"),
    Line(Contested(BOB), "Bob contests the penalty", "accuse"),
    Line(Moved(BOB, "a break", NO_SEAT)),
    Line(Moved(BOB, "slow", ANN)),
    Line(CameLate(BOB, ANN), "Ann was first; Bob came too late, and loses nothing by it", "late"),
    Line(Announced(BOB, "Hands are up"), "Bob announces: Hands are up", "say"),
    Line(Consented(BOB, ANN), "Bob lets Ann look at their hand", "say"),
    Line(Vetoed(BOB), "Bob vetoes it: the cards go back", "accuse"),
    Line(Vetoed(CAT), "You veto it: the cards go back", "accuse"),
    Line(Ordered(BOB, ANN, "sit"), "Bob orders Ann: “sit”", "say"),
    Line(Ordered(BOB, CAT, "sit"), "Bob orders you: “sit”", "say"),
    Line(Proposed(BOB, "tea")),
    Line(Declared(BOB, "primes", "gaussian"), "Bob says which cards are prime: 3, 7 and Jack", "say"),
    *(
        Line(Declared(BOB, "primes", said), f"Bob says which cards are prime: {which}", "say")
        for said, which in (
            ("standard", "2, 3, 5, 7, Jack and King"),
            ("number", "all cards with a number on them"),
            ("suit:S", "all Spades"),
            ("suit:H", "all Hearts"),
            ("suit:D", "all Diamonds"),
            ("suit:C", "all Clubs"),
        )
    ),
    Line(Declared(BOB, "primes", "")),
    Line(Declared(NO_SEAT, "primes", "gaussian")),
    Line(Declared(BOB, "lead", "L"), "From now on everybody uses the left hand", "say"),
    Line(Declared(BOB, "lead", "R"), "From now on everybody uses the right hand", "say"),
    Line(Declared(BOB, "lead", "")),
    Line(Declared(BOB, "menu", "base-order"), "Bob lets these rules rest: Order", "say"),
    Line(Declared(BOB, "tea", "black,green"), "Bob settles it: black, green", "say"),
    Line(Closed(BOB), "Bob closes the round", "round"),
    Line(Closed(NO_SEAT), "The round is closed", "round"),
    Line(WentAway(BOB), "Bob seems to be away", "round"),
    Line(BackAgain(BOB), "Bob is back", "round"),
    Line(BackAgain(CAT), "You are back", "round"),
    Line(Reminded(BOB)),
    Line(Reminded(CAT), "Nothing keeps you in the game but silence", "say"),
    Line(Warned(BOB, "it favours you")),
    Line(Warned(CAT, "it favours you"), "About your rule: it favours you", "say"),
    Line(presence.Left(BOB), "Bob leaves the game", "round"),
    Line(presence.Left(CAT), "You leave the game", "round", game=COME_AND_GO),
    Line(seating.HandedOver(BOB), "Bob leaves the table, and a bot plays the hand on", "round"),
    Line(seating.HandedOver(CAT), "You leave the table, and a bot plays the hand on", "round"),
    Line(seating.SatDown(BOB, "Bob", "Bob"), "Bob is back at the table", "round"),
    Line(seating.SatDown(BOB, "Bob", "Eve"), "Bob sits down in the place of Eve", "round"),
    Line(seating.SatDown(CAT, "Cat", "Eve"), "You sit down in the place of Eve", "round"),
    Line(seating.Departed(BOB)),
    Line(seating.DealPassed(BOB), "Bob is the dealer now", "round"),
    Line(seating.DealPassed(CAT), "You are the dealer now", "round"),
    Line(
        seating.WentUnder(BOB, (), PAIR, 0),
        "Bob's cards go under the stock",
        "back",
        moves=((HIDDEN, "hand:1", "stock"), (HIDDEN, "hand:1", "stock")),
    ),
    Line(presence.Joined(BOB), "Bob comes into the game", "round"),
    Line(presence.Joined(BOB, ANN), "Bob comes into the game, to the left of Ann", "round"),
    Line(
        seating.ShuffledIn(BOB, PAIR, (), 0),
        "Bob's cards are shuffled into the stock",
        "back",
        moves=((HIDDEN, "hand:1", "stock"), (HIDDEN, "hand:1", "stock")),
    ),
    Line(
        seating.ShuffledIn(BOB, (FIVE,), (), 0),
        "Bob's cards are shuffled into the stock",
        "back",
        moves=((HIDDEN, "hand:1", "stock"),),
    ),
)
"""What people say and do, apart from their cards."""

TOKENS: Final = (
    Line(events.TokenMoved("turn", BOB), "Bob takes the Turn Token", "token"),
    Line(events.TokenMoved("turn", CENTRE), "The Turn Token goes back to the middle", "token"),
    Line(events.TokenMoved("deck", CAT), "The pack goes to you", "token"),
    Line(events.TokenMoved("dealer", ANN), "The Dealer Token goes to Ann", "token"),
    Line(events.TokenMoved("death", -1, 2), "The Death Token goes to pile 2", "token"),
    Line(events.TokenMoved("death", CENTRE), "The Death Token goes back to the middle", "token"),
    Line(TokenTouched(BOB, "death"), "Bob moves the Death Token aside", "token"),
    Line(TokenOffered(BOB, "get-out", ANN), "Bob offers Ann a get-out", "say"),
    Line(TokenOffered(BOB, "get-out", CAT), "Bob offers you a get-out", "say"),
    Line(Credited(BOB, "bow"), "Bob gets a bow", "token"),
    Line(Credited(BOB, "bow", 0)),
    Line(Credited(BOB, "bow", -2), "Bob gives up two bows", "token"),
    Line(ChangedGroups(BOB, 2), "Bob plays at pile 2 now", "play"),
    Line(ButtedIn(1, BOB, 3, False), "Bob butts in, and play goes on from there", "play"),
    Line(ButtedIn(1, BOB, 3, False), game=CLOSED),
    Line(MovedOn(1, BOB), "Play moves on one player", "turn"),
    Line(MovedOn(1, BOB), game=CLOSED),
    Line(DemandGrew(4, "2", pile=1), "Whoever is next has four more cards to pick up", "fine"),
    Line(SuitNamed(1, 3), "The suit is Clubs now", "say"),
    Line(ReversedFor(3), "Play turns round for three turns", "turn"),
    Line(TurnedBack(), "Play turns back to its old direction", "turn"),
    Line(StrideSwitched(), "No place is passed over any more", "turn"),
    Line(SidesSwitched("again"), "Everybody has one turn again", "turn"),
    Line(SkipWaits(1), "After the next turn one place is passed over", "turn"),
    Line(WentBack(), "Play goes back one player", "turn"),
)
"""Tokens, and the order of turns."""
