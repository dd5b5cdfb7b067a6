"""What every question is answered where no rule has a word, and what is said to whoever is refused."""

import pytest

from cardhouse.cards import ALL, Card, Cards, card, cards, set_of
from cardhouse.core.affairs import Alarms, Charges, ClockRuns, ClockUsed, DueBy, KeptByRules, Now, Running, ToldAs
from cardhouse.core.book_acts import Enforceable, MayObject, Meaning, UsualCall
from cardhouse.core.cases import (
    RIGHT,
    CaseJudged,
    Charged,
    ChargeForm,
    Evidence,
    HeardBy,
    MayFallSilent,
    Movable,
    PaidLater,
    Threshold,
    ToldOfVerdict,
)
from cardhouse.core.choices import Offers
from cardhouse.core.demands import Obliged, Rids
from cardhouse.core.landing import (
    AccusedByToken,
    BarePile,
    BarredMoves,
    ByItself,
    Closing,
    Counting,
    DeadPiles,
    GoingOut,
    GoTogether,
    Interrupts,
    MayPart,
    MoveOpen,
    OpensBy,
    Ready,
    Splits,
)
from cardhouse.core.overdue import FailureCall, PlayedOn, TooSoon
from cardhouse.core.owed import Breach, Case, Duty, Motion, Penalty
from cardhouse.core.penalties import Collected, FineFor
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.presence import Present
from cardhouse.core.questions import (
    Asked,
    CanBeDone,
    Clear,
    Complete,
    Condition,
    Contributor,
    FirstSeat,
    Follows,
    General,
    Handling,
    HandSize,
    Held,
    InTime,
    InTurn,
    Jokers,
    LandsOn,
    Matches,
    MayCharge,
    MayVote,
    NextDealer,
    OneForEach,
    Patience,
    Pending,
    PhaseAfter,
    Phases,
    Refill,
    Role,
    Satisfies,
    Sees,
    TakesPart,
    Timely,
    TurnOver,
    Unpaused,
    WayOpen,
    Winners,
)
from cardhouse.core.rounds import DrawsDue, DrawsLeft
from cardhouse.core.seating import (
    Belongings,
    BotPlaysOn,
    CardsEach,
    CommonLoss,
    FallsTo,
    FewestPlayers,
    MayChoosePlace,
    MayJoin,
    MayLeave,
    OutcomeOf,
    OwedTo,
    Pack,
    Packs,
    Scores,
    StartsAt,
    Victors,
    VotersLeft,
)
from cardhouse.core.seats import EVERYONE, Seats, only
from cardhouse.core.settling import CardTokens, HandChanged, HasToAnnounce
from cardhouse.core.shown import (
    CallsHeard,
    Circle,
    FaceUp,
    Figures,
    Gestures,
    Glimpsed,
    Heading,
    Knows,
    KnowsRules,
    Named,
    OpenState,
    Phrases,
    Reads,
    SealOn,
    SeenBy,
    SeenWindows,
    SetByMotion,
    ToldOfDuty,
    ToldOfMotion,
    TurnsAt,
    Windows,
)
from cardhouse.core.table import Question
from cardhouse.core.verdicts import AllAgainst, WhyNot
from cardhouse.english.written.identity import Values, Wild
from cardhouse.english.written.offer_acts import OfferedWith, OfferPrice, OfferTaken, Partners, UsesTurn
from cardhouse.rules.accusing.penalties import GoodBows
from cardhouse.rules.calling.call_windows import CallWindow
from cardhouse.rules.calling.calls import CalledFor, MarkedAway, MostFailures, Repeats, Wordings
from cardhouse.rules.calling.cheats import MayLookAt
from cardhouse.rules.calling.given_penalties import Substitutes
from cardhouse.rules.combinations.combinations import AcesWrap, Prime
from cardhouse.rules.dealing.readiness import ReadyPhase
from cardhouse.rules.going_back.taking_back import Reclaimable
from cardhouse.rules.going_back.wrong_cards import Demanded, StillPlayable, SuitState
from cardhouse.rules.lawmaking.declaring import Declarable
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.leaving_play.coming_and_going import AlwaysMore
from cardhouse.rules.leaving_play.purses import MayDonate, ToBeAccepted
from cardhouse.rules.market.peeks import Arranges, LooksAt, LookSize
from cardhouse.rules.market.sweeping import Shielded
from cardhouse.rules.market.trade import OnSale, Pays, Price, SweptFrom
from cardhouse.rules.matching.matching import StandsIn
from cardhouse.rules.matching.stand_ins import CountingAs
from cardhouse.rules.order.slot_order import Identical, Lapses
from cardhouse.rules.piles.pile_acts import Takes
from cardhouse.rules.proposing.across_the_table import MayContest
from cardhouse.rules.proposing.charges import AfterGuilt, Covers, HeardFirst, Lasts
from cardhouse.rules.proposing.table_talk import AboutSlowness
from cardhouse.rules.salad.swaps import FairSwap
from cardhouse.rules.saying.asking import MayAsk
from cardhouse.rules.timing.owing_in_time import DeedWords, SpeaksFreely
from cardhouse.rules.timing.turn_clock import MayTakeLong, TurnSeconds
from cardhouse.rules.tokens.token_acts import GoesTo
from cardhouse.rules.traps.springing import CalledAs
from cardhouse.rules.turns.circle import PassedOver
from cardhouse.rules.turns.turn_order import HasTurns, NextSeat
from tests.core.seating import ANN, BOB, CAT, seat

CASE = Case(ANN, BOB, "kings", "slow")
BREACH = Breach(BOB, "kings", 1)
DUTY = Duty(BOB, "say", "hop", "kings")
MOTION = Motion(1, "charge", ANN, BOB, "slow", (ANN, CAT), case=CASE)
PENALTY = Penalty(BOB, 1, "kings")


def said(answer: object) -> str:
    """An answer in words."""
    if isinstance(answer, Seats):
        among = " ".join(["Ann", "Bob", "Cat"][each] for each in answer.among(3)) or "nobody"
        return "everyone" if answer == EVERYONE else among
    if isinstance(answer, Cards):
        few = " ".join(sorted(each.name for each in cards("AS 2H 4C 8H 9D JK") if each in answer))
        return "all cards" if answer == ALL else f"of six cards {few}" if few else "no cards"
    if isinstance(answer, Card):
        return answer.name
    if isinstance(answer, (list, tuple)) and type(answer) in (list, tuple):
        return ", ".join(map(said, answer)) or "nothing" if len(answer) < 20 else f"{len(answer)} of them"
    return str(answer) or "nothing"


def subject_of(answer: object) -> object:
    """Something of the kind that is asked about."""
    return BOB if isinstance(answer, Seats) else card("9D") if isinstance(answer, Cards) else answer


ANSWERS = [
    (Meaning("Kings skip."), "nothing", "", ""),
    (
        MayObject("play"),
        "nobody",
        'Bob cannot object to "play" now: that is for the others, to the newest rule',
        "base-new-rule",
    ),
    (ChargeForm(BREACH), "nothing", "", ""),
    (Evidence(CASE), "record", "", ""),
    (HeardBy(CASE, "jury"), "None", "", ""),
    (PaidLater(CASE), "False", "", ""),
    (Threshold("kings"), "majority", "", ""),
    (ToldOfVerdict(CaseJudged(CASE, RIGHT)), "nobody", "", ""),
    (Offers("play", EVERYONE), "nothing", "", ""),
    (CardTokens(), "nothing", "", ""),
    (HasToAnnounce(HandChanged(BOB, 2, 1, True)), "True", "", ""),
    (Obliged(1), "None", "", ""),
    (Rids(card("2H")), "no cards", "", ""),
    (Belongings(), "nothing", "", ""),
    (FallsTo("moo", BOB), "-1", "", ""),
    (OwedTo(DUTY), "-1", "", ""),
    (VotersLeft(MOTION), "nothing", "", ""),
    (Counting(1), "2H", "", ""),
    (Interrupts(BOB, 1), "no cards", "", ""),
    (MayPart(BOB, 1), "all cards", "Bob may not play 9♦ now", ""),
    (CallsHeard(), "nothing", "", ""),
    (Circle(), "nothing", "", ""),
    (FaceUp(BOB), "nothing", "", ""),
    (Figures(), "nothing", "", ""),
    (Gestures(), "nothing", "", ""),
    (Glimpsed(BOB), "nothing", "", ""),
    (Heading(BOB), "1", "", ""),
    (Knows("kings"), "everyone", "", ""),
    (KnowsRules(), "everyone", "", ""),
    (Named("play"), "nothing", "", ""),
    (OpenState(), "True", "", ""),
    (Phrases(), "nothing", "", ""),
    (Reads("kings"), "everyone", "", ""),
    (SealOn("kings"), "nothing, nothing, nothing", "", ""),
    (SeenBy(BOB, BOB), "nothing", "", ""),
    (SeenWindows(), "nothing", "", ""),
    (SetByMotion(MOTION), "nothing", "", ""),
    (ToldOfDuty(DUTY), "everyone", "", ""),
    (ToldOfMotion(MOTION), "everyone", "", ""),
    (TurnsAt(), "0, 0", "", ""),
    (Windows(), "nothing", "", ""),
    (AccusedByToken(), "False", "", ""),
    (BarePile(), "True", "", ""),
    (BarredMoves(), "nothing", "", ""),
    (ByItself(), "True", "", ""),
    (Closing(), "nothing", "", ""),
    (DeadPiles(), "nothing", "", ""),
    (GoTogether("play", cards("9D 8H")), "True", "9♦ and 8♥ may not go together in this way", ""),
    (GoingOut("play"), "everyone", "Bob may not go out like that", ""),
    (MoveOpen("hand", 1, cards("9D 8H")), "True", "this move is barred for the rest of the turn", ""),
    (Ready("play"), "everyone", "Bob cannot play a card yet", ""),
    (Splits(), "no cards", "", ""),
    (OpensBy("play"), "no cards", "", ""),
    (FailureCall(DUTY), "nothing", "", ""),
    (PlayedOn(DUTY), "False", "", ""),
    (Collected(PENALTY), "at once", "", ""),
    (FineFor("kings", "hop"), "1", "", ""),
    (SaidEnough("hop", "hop"), "True", "", ""),
    (Present(), "Ann Bob Cat", "", ""),
    (MayFallSilent("kings"), "True", "", ""),
    (Movable("hop", BOB), "False", '"hop" cannot be put to the vote now', ""),
    (Asked("play"), "nobody", "nobody has asked Bob to play a card", "base-turn"),
    (CalledAs(card("9D"), 12), "False", "9♦ cannot be called so here", ""),
    (CanBeDone("play"), "True", "", ""),
    (Clear("play"), "everyone", "", ""),
    (Complete(cards("9D 8H")), "True", "9♦ and 8♥ are not played together", ""),
    (Condition("play", 1), "all cards", "9♦ cannot go there in this way", ""),
    (Contributor(), "-1", "", ""),
    (FirstSeat(), "0", "", ""),
    (Follows(cards("9D 8H")), "all cards", "9♦ cannot follow 9♦ and 8♥ in one play", ""),
    (General("Kings skip."), "True", "a rule has to speak of everybody alike, and not of one player by name", ""),
    (HandSize(), "0", "", ""),
    (Handling("play"), "everyone", "Bob may not touch the cards now", ""),
    (Held(), "False", "", ""),
    (InTime("jokers"), "True", "", ""),
    (InTurn("play", 0), "everyone", "it is Ann's turn", ""),
    (Jokers(), "0", "", ""),
    (LandsOn("play", 1), "all cards", "9♦ does not go there", "base-match"),
    (Matches(card("2H"), 1), "all cards", "9♦ matches neither the suit nor the rank of 2♥", ""),
    (MayCharge("play"), "everyone", "nobody can be charged with that now", ""),
    (MayVote("play"), "nobody", "Bob has no vote in this", "base-accuse"),
    (NextDealer(), "0", "", ""),
    (OneForEach(), "False", "", ""),
    (Patience("vote"), "120", "", ""),
    (Pending(), "0", "", ""),
    (PhaseAfter("playing"), "play", "", ""),
    (Phases(), "nothing", "", ""),
    (Prime(), "no cards", "", ""),
    (Refill(), "nothing", "", ""),
    (Role("dealer"), "-1", "", ""),
    (Satisfies(DUTY, (card("9D"),)), "True", "that is not what Bob was asked for", ""),
    (Sees("slots", BOB), "nobody", "Bob may not look at that slots", ""),
    (TakesPart("play"), "Ann Bob Cat", "Bob has left the table", ""),
    (Timely("play"), "everyone", "this is not the moment to play a card", ""),
    (TurnOver(), "False", "", ""),
    (Unpaused("play"), "everyone", "play is paused: nobody may play a card now", ""),
    (WayOpen("play"), "everyone", "Bob cannot play a card now", ""),
    (Winners(), "nobody", "", ""),
    (BotPlaysOn(), "False", "", ""),
    (CardsEach(), "5", "", ""),
    (CommonLoss(), "0", "", ""),
    (FewestPlayers(), "1", "", ""),
    (MayChoosePlace("play"), "nobody", "who joins at this table does not choose where to sit", "base-terms"),
    (MayJoin("play"), "nobody", "Bob plays already", "base-terms"),
    (MayLeave("play"), "everyone", "Bob has left already", ""),
    (OutcomeOf(only(BOB)), "won", "", ""),
    (Pack(2), "104 of them", "", ""),
    (Packs(), "1", "", ""),
    (Scores(), "nothing", "", ""),
    (StartsAt("moo"), "-1", "", ""),
    (Victors(), "nobody", "", ""),
    (
        Enforceable("Kings skip.", "kings", BOB),
        "True",
        "a rule that can be broken needs the words with which it is called",
        "",
    ),
    (UsualCall("Kings skip."), "nothing", "", ""),
    (TooSoon("play"), "0", "", ""),
    (Alarms(), "nothing", "", ""),
    (Charges(BOB, "play", ("kings",)), "kings", "", ""),
    (ClockRuns(), "False", "", ""),
    (ClockUsed(), "True", "", ""),
    (DueBy(DUTY), "before the next card lands", "", ""),
    (KeptByRules(), "nothing", "", ""),
    (Now(), "0", "", ""),
    (Running(), "0", "", ""),
    (ToldAs("kings", "it is so"), "it is so", "", ""),
    (DrawsDue(BOB), "1", "", ""),
    (DrawsLeft(), "0", "", ""),
    (AllAgainst(), "False", "", ""),
    (WhyNot(Matches(card("2H")), card("9D")), "9♦ matches neither the suit nor the rank of 2♥", "", ""),
    (Values(), "53 of them", "", ""),
    (Wild(), "no cards", "", ""),
    (OfferPrice(BOB), "nothing, 0", "", ""),
    (OfferTaken("play", BOB), "nothing", "", ""),
    (OfferedWith("play", BOB, CAT), "False", "Bob cannot play a card like that now", "base-turn"),
    (Partners("play", BOB), "nothing", "", ""),
    (UsesTurn("play", BOB), "False", "", ""),
    (GoodBows(), "bow, bow eye, bow shut, glance", "", ""),
    (CallWindow(), "0", "", ""),
    (CalledFor("kings", "hop"), "False", "", ""),
    (MarkedAway(), "False", "", ""),
    (MostFailures(), "0", "", ""),
    (Repeats(Charged(ANN, BOB, "kings")), "False", "", ""),
    (Wordings(BREACH), "nothing", "", ""),
    (MayLookAt(BOB), "everyone", "Bob has no leave to look at Bob's hand", ""),
    (Substitutes(), "False", "", ""),
    (AcesWrap(), "False", "", ""),
    (ReadyPhase(), "shuffle", "", ""),
    (Reclaimable(BOB), "nothing", "", ""),
    (Demanded(), "all cards", "", ""),
    (StillPlayable(), "no cards", "", ""),
    (SuitState(), "-1, False", "", ""),
    (Declarable("suit", "hop"), "True", '"hop" cannot be chosen', ""),
    (Special(), "no cards", "", ""),
    (AlwaysMore(), "False", "", ""),
    (MayDonate("vote", BOB, CAT), "True", "Bob cannot give Cat a vote", ""),
    (ToBeAccepted("vote"), "False", "", ""),
    (Arranges(BOB, cards("9D 8H")), "True", "these are not the cards of the look, each once", ""),
    (LookSize(BOB), "0", "", ""),
    (LooksAt(BOB, 2), "True", "Bob may look at 0 cards, not at 2", ""),
    (Shielded(), "False", "", ""),
    (OnSale(), "all cards", "9♦ is not for sale", ""),
    (Pays(card("9D"), cards("9D 8H")), "True", "9♦ costs 0, and 9♦ and 8♥ will not do for it", ""),
    (Price(12), "0", "", ""),
    (SweptFrom(BOB), "nothing", "", ""),
    (StandsIn(), "no cards", "", ""),
    (CountingAs(set_of(cards("9D 8H"))), "of six cards 8H 9D", "", ""),
    (Identical(1), "no cards", "", ""),
    (Lapses(1), "False", "", ""),
    (Takes(1, 2), "True", "2 cards may not be taken off pile 1", ""),
    (MayContest("play"), "everyone", "Bob has no penalty to contest", ""),
    (AfterGuilt("kings"), "stands", "", ""),
    (Covers("kings"), "nothing", "", ""),
    (HeardFirst("kings"), "True", "", ""),
    (Lasts("kings"), "False", "", ""),
    (AboutSlowness("kings"), "False", "", ""),
    (FairSwap("slots", cards("9D 8H"), cards("4C")), "True", "9♦ and 8♥ for 4♣ is no fair exchange", ""),
    (MayAsk(12), "True", "nobody asks what a Q does", ""),
    (DeedWords(DUTY), "say hop", "", ""),
    (SpeaksFreely(BOB), "False", "", ""),
    (MayTakeLong(BOB), "False", "", ""),
    (TurnSeconds(), "0", "", ""),
    (GoesTo("moo", BOB, CAT), "True", "Bob may not hand the moo to Cat now", ""),
    (PassedOver(), "nobody", "", ""),
    (HasTurns(), "Ann Bob Cat", "", ""),
    (NextSeat(BOB), "2", "", ""),
]


@pytest.mark.parametrize("question, answer, reason, rule", ANSWERS, ids=[type(row[0]).__name__ for row in ANSWERS])
def test_the_answer_without_a_rule_and_why_not(question: Question, answer: str, reason: str, rule: str) -> None:
    table = seat()
    found = question.unruled(table)
    assert said(found) == answer
    if reason:
        assert question.refusal(table, subject_of(found)) == reason
    if rule:
        assert question.default_rule(table) == rule
