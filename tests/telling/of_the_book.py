"""Duties, penalties, votes, rounds and rules."""

from __future__ import annotations

from typing import Final

from cardhouse.core import affairs, book_acts, cases, checkpoints, penalties, rounds, seating
from cardhouse.core.book_acts import RuleSealed, RuleShown
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged, FoundGuilty
from cardhouse.core.owed import NEXT_TURN, Breach, Case, Duty, Motion
from cardhouse.core.penalties import PenaltyWaits
from cardhouse.core.rule import Article
from cardhouse.core.seats import EVERYONE, NO_SEAT
from cardhouse.rules.points.events import POINT, PointEnded, PointRaised, Resolved
from cardhouse.rules.proposing.table_talk import OthersAsked
from cardhouse.rules.turns.slots import plain_order
from tests.telling.lines import ANN, BOB, CAT, CLOSED, PAIR, Line, hand

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
    Line(affairs.Owed(SAYS), "Bob has to say “Bartok”", "duty"),
    Line(affairs.Owed(GIVES), "Bob has to give cards away", "duty"),
    Line(affairs.Owed(CUTS), "You have to cut the cards", "duty"),
    Line(affairs.Owed(SAYS), game=CLOSED),
    Line(affairs.Missed(SAYS), "Bob did not say “Bartok” in time", "duty"),
    Line(affairs.Missed(GIVES), "Bob did not give cards away in time", "duty"),
    Line(affairs.Missed(SAYS), game=CLOSED),
    Line(affairs.Lapsed(GIVES), "Bob no longer has to give cards away", "duty"),
    Line(affairs.Lapsed(GIVES), game=CLOSED),
    Line(penalties.Fined(BOB, 1, "base-order"), "Bob owes a penalty card", "fine"),
    Line(penalties.Fined(CAT, 2, "base-order"), "You owe 2 penalty cards", "fine"),
    Line(penalties.PenaltyPassedOn(BOB, ANN), "Ann now owes what Bob owed", "fine"),
    Line(penalties.PenaltyForgiven(BOB), "Bob owes nothing any more", "fine"),
    Line(PenaltyWaits(BOB, 1, "", 1, ANN, NEXT_TURN), "Bob has a penalty card to take in their next turn", "accuse"),
    Line(
        FoundGuilty(NO_SEAT, Breach(CAT, "base-order", 3, words="Failure to say 8 of Spades")),
        "The referee calls you out: “Failure to say 8 of Spades”",
        "fine",
    ),
    Line(FoundGuilty(ANN, Breach(CAT, "base-order", 3, words="Failure to say 8 of Spades"))),
    Line(FoundGuilty(NO_SEAT, Breach(BOB, "base-order", 3))),
    Line(
        CaseJudged(Case(BOB, ANN), WRONG),
        "Ann did not deserve it: the penalty goes to Bob",
        "accuse",
        game="uncle-baiting",
    ),
    Line(CaseJudged(Case(BOB, ANN), WRONG), game="moo"),
    Line(CaseJudged(Case(BOB, ANN), RIGHT), game="uncle-baiting"),
    Line(OthersAsked(BOB), "Bob's time is up: the others say whether that is slow", "vote"),
    Line(affairs.Voted(BOB, 3, True), "Bob votes yes", "vote"),
    Line(affairs.Voted(CAT, 3, False), "You vote no", "vote"),
    Line(
        affairs.MotionOpened(Motion(7, "deadlock", NO_SEAT, NO_SEAT, "the round ends without a winner", (ANN, BOB))),
        "Nobody can move and there is nothing to draw: does the round end without a winner?",
        "vote",
    ),
    Line(affairs.MotionOpened(SLOW), "Was this call right: “Ann is slow”?", "vote"),
    Line(affairs.MotionDecided(SLOW, True), "The call was right", "vote"),
    Line(affairs.MotionDecided(SLOW, False), "The call was wrong", "vote"),
    Line(affairs.MotionDecided(TRIAL, True), "Ann is found guilty", "guilty"),
    Line(affairs.MotionDecided(OWN_TRIAL, False), "You are found not guilty", "acquitted"),
    Line(affairs.MotionDecided(IN_ORDER, True), "Agreed", "vote"),
    Line(cases.MotionDropped(SLOW), "The vote comes to nothing", "vote"),
    Line(PointRaised(BOB, 0), "Bob raises a Point of Order: all put their cards down", "vote"),
    Line(PointEnded(BOB), "The Point of Order is over, and play goes on where it stopped", "vote"),
    Line(Resolved("tea first"), "Resolved: “tea first”", "vote"),
    Line(checkpoints.ActsUndone(), "The latest act is taken back", "back"),
    Line(checkpoints.ActsUndone(3), "The latest 3 acts are taken back", "back"),
    Line(checkpoints.ActsUndone(1, 1), "Bob takes back what they did: all agree", "back"),
    Line(checkpoints.ActsUndone(1, 2), "You take back what you did: all agree", "back"),
)
"""Duties, penalties and votes."""

BOOK: Final = (
    Line(rounds.RoundWon((BOB,)), "Bob wins the round!", "won"),
    Line(rounds.RoundWon((CAT,)), "You win the round!", "won"),
    Line(rounds.RoundWon((ANN, CAT)), "You and Ann share the win!", "won"),
    Line(rounds.RoundWon((), "all-lose"), "Everybody loses the round", "won"),
    Line(rounds.RoundWon((), "no-result"), "The round ends without a result", "won"),
    Line(rounds.RoundWon((), "by-vote"), "The round ends by vote, without a winner", "won"),
    Line(rounds.RoundWon((), "no-winner"), "Nobody wins the round", "won"),
    Line(rounds.RoundBegan(BOB), "A new round begins, and Bob deals", "round"),
    Line(rounds.RoundBegan(CAT), "A new round begins, and you deal", "round"),
    Line(seating.RoundStarted(BOB), "Bob has the first turn", "round"),
    Line(seating.LaidAside(), "The Jokers lie aside in this round", "deal"),
    Line(seating.PacksChanged(PAIR), "Two cards come into the game", "deal"),
    Line(seating.PacksChanged((), hand("5H 6H 7H")), "Three cards are put away", "deal"),
    Line(book_acts.RuleAdopted(TEA), "A new rule by Ann: Tea. Whoever wins makes tea.", "rule"),
    Line(
        book_acts.RuleAdopted(Article("tea", "Tea", "all players", "", (), "Whoever wins makes tea.")),
        "A new rule: Tea. Whoever wins makes tea.",
        "rule",
    ),
    Line(
        book_acts.RuleAdopted(Article("tea", "Tea", "", "", (), "Whoever wins makes tea.")),
        "A new rule: Tea. Whoever wins makes tea.",
        "rule",
    ),
    Line(book_acts.RuleRepealed("base-order"), "The rule “Order” leaves the book", "rule"),
    Line(book_acts.RulesSwitched(("base-order", "base-deal"), ()), "“Order” and “Deal” rest now", "rule"),
    Line(book_acts.RulesSwitched((), ("base-deal",)), "“Deal” counts again", "rule"),
    Line(
        book_acts.OptionSet("guilt", "majority"),
        "From now on: “To find somebody guilty it takes: more than half of them”",
        "rule",
    ),
    Line(book_acts.Objected(BOB, "Tea")),
    Line(RuleSealed(BOB, "x", "text", "", "nonce", "a1b2"), "Bob adds a secret rule, sealed ✓ a1b2…", "rule"),
    Line(
        RuleShown("base-order"),
        "A secret rule is opened, Order: The player at the Dealer's left begins.",
        "rule",
    ),
)
"""Rounds, and the rules themselves."""
