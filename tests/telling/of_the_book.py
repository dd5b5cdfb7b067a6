"""Duties, penalties, votes, rounds and rules."""

from __future__ import annotations

from typing import Final

from cardhouse.core import affairs, amendments, book_acts, checkpoints, events, proceedings, seating
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.proceedings import POINT
from cardhouse.core.rule import Article
from cardhouse.core.seats import EVERYONE, NO_SEAT
from cardhouse.core.secrets import RuleSealed, RuleShown
from cardhouse.rules.last_card import PenaltyNoted
from cardhouse.rules.proposals import FoundUnjust
from cardhouse.rules.slots import plain_order
from cardhouse.rules.timed_turns import TurnTimeUp
from tests.telling.lines import ANN, BOB, CAT, CLOSED, NOTHING, PAIR, Line, hand

ORDER: Final = plain_order(3, EVERYONE, 1, 0, 0)
SLOW: Final = Motion(3, "ballot", BOB, ANN, "Ann is slow", (ANN, BOB, CAT))
TRIAL: Final = Motion(4, "accusation", BOB, ANN, "base-order", (ANN, BOB, CAT))
OWN_TRIAL: Final = Motion(5, "accusation", BOB, CAT, "base-order", (ANN, BOB, CAT))
IN_ORDER: Final = Motion(6, POINT, BOB, NO_SEAT, "tea first", (ANN, BOB, CAT))
SAYS: Final = Duty(BOB, "say", "Bartok", "base-order")
GIVES: Final = Duty(BOB, "give", "", "base-order")
CUTS: Final = Duty(CAT, "cut", "", "base-order")
TEA: Final = Article("tea", "Tea", "Ann", "2024-05-01", (), "Whoever wins makes tea.")


PENALTIES: Final = (
    Line(affairs.Owed(SAYS), 'Bob has to say "Bartok": Order', NOTHING, "duty"),
    Line(affairs.Owed(GIVES), "Bob has to give: Order", NOTHING, "duty"),
    Line(affairs.Owed(CUTS), "Cat has to cut the cards: Order", NOTHING, "duty"),
    Line(affairs.Owed(SAYS), game=CLOSED),
    Line(affairs.Missed(SAYS), 'Bob did not say "Bartok" in time', 'Bob forgets to say "Bartok".', "duty"),
    Line(affairs.Missed(GIVES), "Bob did not give in time", "Bob forgets to give.", "duty"),
    Line(affairs.Missed(SAYS), game=CLOSED),
    Line(affairs.Lapsed(GIVES), "Nobody waits any longer for Bob to give", NOTHING, "duty"),
    Line(affairs.Lapsed(GIVES), game=CLOSED),
    Line(affairs.Fined(BOB, 1, "base-order"), "Bob owes a card: Order", "Bob owes a penalty card (Order).", "fine"),
    Line(affairs.Fined(CAT, 2, "base-order"), "Cat owes 2 cards: Order", "You owe 2 penalty cards (Order).", "fine"),
    Line(
        affairs.DebtPassedOn(BOB, ANN),
        "What Bob owed is now owed by Ann",
        "What Bob owed is now owed by Ann.",
        "fine",
    ),
    Line(affairs.DebtForgiven(BOB), "Bob owes nothing any more", "What Bob owed is forgiven.", "fine"),
    Line(
        PenaltyNoted(BOB),
        "Bob has a penalty card to take on the next turn",
        "Bob takes a penalty card on the next turn.",
        "accuse",
    ),
    Line(
        FoundUnjust(BOB, ANN),
        "Ann did not deserve it: the penalty goes to Bob",
        "Ann did not deserve it: the penalty goes to Bob.",
        "accuse",
    ),
    Line(
        TurnTimeUp(BOB, 1),
        "Bob’s time is up: the others say whether that is slow",
        "Time is up for Bob: the others say whether that is slow.",
        "vote",
    ),
    Line(affairs.Voted(BOB, 3, True), "Bob votes aye", "Bob votes: yes.", "vote"),
    Line(affairs.Voted(CAT, 3, False), "Cat votes no", "You vote: no.", "vote"),
    Line(
        affairs.MotionOpened(Motion(7, "deadlock", NO_SEAT, NO_SEAT, "the round ends without a winner", (ANN, BOB))),
        NOTHING,
        "The round ends without a winner. Everybody votes on it.",
    ),
    Line(affairs.MotionOpened(SLOW)),
    Line(affairs.MotionDecided(SLOW, True), "The ballot is carried", 'Agreed: "Ann is slow".', "vote"),
    Line(affairs.MotionDecided(SLOW, False), "The ballot is not carried", 'Not agreed: "Ann is slow".', "vote"),
    Line(affairs.MotionDecided(TRIAL, True), "The accusation is carried", "Ann is found guilty.", "vote"),
    Line(affairs.MotionDecided(OWN_TRIAL, False), "The accusation is not carried", "You are acquitted.", "vote"),
    Line(affairs.MotionDecided(IN_ORDER, True), "The motion is carried", 'Agreed: "tea first".', "vote"),
    Line(proceedings.MotionDropped(SLOW), "The motion comes to nothing", NOTHING, "vote"),
    Line(proceedings.PointRaised(BOB, 0), "Bob raises a Point of Order: hands down", NOTHING, "vote"),
    Line(proceedings.PointEnded(BOB), "The Point of Order is over; play goes on where it stopped", NOTHING, "vote"),
    Line(proceedings.Resolved("tea first"), "Resolved: tea first", NOTHING, "vote"),
    Line(checkpoints.Voided(), "The latest act is taken back", "The latest act is taken back.", "back"),
)
"""Duties, penalties and votes."""

BOOK: Final = (
    Line(events.RoundWon((BOB,)), "Bob wins the round", "Bob wins the round!", "won"),
    Line(events.RoundWon((CAT,)), "Cat wins the round", "You win the round!", "won"),
    Line(events.RoundWon((ANN, CAT)), "Ann and Cat share the win", "Ann and you share the win!", "won"),
    Line(
        events.RoundWon((BOB,), "", (3, 5, 1)),
        "Bob wins the round",
        "Bob wins the round (Ann has 3, Bob has 5 and you have 1)!",
        "won",
    ),
    Line(events.RoundWon((), "all-lose"), "Everybody loses the round", "Everybody loses the round!", "won"),
    Line(
        events.RoundWon((), "no-result"),
        "The round ends without a result",
        "The round ends without a result!",
        "won",
    ),
    Line(
        events.RoundWon((), "by-vote"),
        "The round ends by vote, without a winner",
        "The round ends by vote, without a winner!",
        "won",
    ),
    Line(events.RoundWon((), "no-winner"), "Nobody wins the round", "Nobody wins the round!", "won"),
    Line(events.RoundBegan(BOB), "A new round: Bob deals", "A new round begins; Bob deals.", "round"),
    Line(events.RoundBegan(CAT), "A new round: Cat deals", "A new round begins; you deal.", "round"),
    Line(seating.RoundStarted(BOB), "Bob begins", NOTHING, "round"),
    Line(seating.LaidAside(), NOTHING, "The Jokers lie aside in this round."),
    Line(seating.PacksChanged(PAIR), "There are 2 cards more", "2 cards come in.", "deal"),
    Line(seating.PacksChanged((), hand("5H 6H 7H")), "There are 3 cards less", "3 cards are put away.", "deal"),
    Line(
        amendments.RuleAdopted(TEA),
        "A rule joins the book, by Ann: Tea",
        'Ann adds the rule "Tea": Whoever wins makes tea.',
        "rule",
    ),
    Line(
        amendments.RuleRepealed("base-order"),
        "A rule leaves the book: Order",
        'The rule "Order" is repealed.',
        "rule",
    ),
    Line(
        amendments.RulesSwitched(("base-order", "base-deal"), ()),
        "Now out of force: Order, Deal",
        "Order is off; Deal is off.",
        "rule",
    ),
    Line(amendments.RulesSwitched((), ("base-deal",)), "Now in force again: Deal", "Deal is on.", "rule"),
    Line(amendments.OptionSet("guilt", "majority"), NOTHING, "Guilt is now majority."),
    Line(book_acts.Objected(BOB, "Tea"), NOTHING, 'Bob objects: "Tea" does not treat everybody alike.'),
    Line(RuleSealed(BOB, "x", "text", "", "nonce", "a1b2"), "A sealed rule by Bob: a1b2", NOTHING, "rule"),
    Line(RuleShown("base-order"), "Everybody is shown: Order", NOTHING, "rule"),
)
"""Rounds, and the rules themselves."""
