"""Bartok: nine base clauses, and rules that its players added."""

from typing import Final

from cardhouse.cards import ACES, EIGHTS, JACKS, JOKERS, TWOS, of_rank
from cardhouse.core.owed import LANDING
from cardhouse.core.rule import Article
from cardhouse.english.written.reads import ReadsRules
from cardhouse.games.bartok_rulings import CONTRADICTIONS, LATER_WORDING, RULINGS
from cardhouse.rules.accusing.judgement import Accusations, PendingPlayer
from cardhouse.rules.accusing.penalties import (
    BowBeforePenalty,
    BowInPrivate,
    DelayOfGame,
    Dishwasher,
    DishwasherCounts,
    RealCardsOnly,
)
from cardhouse.rules.combinations.combinations import RisingPrimes, RootGroups, RoyalFamily, StandardPrimes
from cardhouse.rules.combinations.primes import ChefsPrimes, GaussianPrimes
from cardhouse.rules.court.sentences import GuiltyPays, UndoneIfGuilty, WrongChargesReturn
from cardhouse.rules.dealing.cutting import OfficialCut
from cardhouse.rules.dealing.dealing import Deal, DealPasses, JokersInThePack, MoreCards, OpeningCard, RecycleUnderTops
from cardhouse.rules.dealing.hands import FollowTheLead
from cardhouse.rules.dealing.menu import ChefsMenu, Repairs
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.going_back.by_consent import UndoneByConsent
from cardhouse.rules.lawmaking.answering import AnswerTheChef
from cardhouse.rules.lawmaking.generality import RulesAreGeneral
from cardhouse.rules.lawmaking.lawmaking import LeastRecentContributes, NewestAuthorIsChef, OpenToObjection
from cardhouse.rules.lawmaking.meanings import Clarifies, with_rulings
from cardhouse.rules.matching.matching import FillsGaps, FollowSuitOrRank, GoesOnAnything
from cardhouse.rules.piles.piles import (
    ClosesPile,
    EmptiedPilesGo,
    EmptyPileIsWild,
    FlippedByHand,
    FlipsPile,
    LastPileStays,
    OpensPile,
    TakesFromPile,
)
from cardhouse.rules.salad.salad import SaladSwap, StartingSalad
from cardhouse.rules.saying.cheering import CheerBeforeGoingOut
from cardhouse.rules.saying.sayings import AnnouncedWhen, NeverAsk, SayAt
from cardhouse.rules.tokens.death import OneDeadPile
from cardhouse.rules.tokens.tokens import DealerButton, DealerKeepsHouse, TurnToken
from cardhouse.rules.traps.slamming import LayOneTaken, PlayAfterDraw
from cardhouse.rules.traps.traps import CalledTraps, HiddenTraps, NoSelfTraps, SprungOpensPile, TrapCard
from cardhouse.rules.turns.customs import DueAsUsual
from cardhouse.rules.turns.leaving import CleanSlate, EmptySeatsShown, HandGoesUnder, Leaves, PlayerCount, TooFewLeft
from cardhouse.rules.turns.turn_order import (
    ActsTogether,
    DealersLeftBegins,
    OneActATurn,
    OneCardAPlay,
    Reverses,
    Skips,
    TurnsGoRound,
)
from cardhouse.rules.veto.veto import VetoOnce
from cardhouse.rules.winning.round_ends import HeldByPenalty, RoundEnds
from cardhouse.rules.winning.winning import (
    DeadlockIsVotedOn,
    EmptyAtTurnEndWins,
    EmptyHandWins,
    RoundCloses,
)

_SIXES: Final = of_rank(6)
_COURT: Final = (Accusations(), UndoneIfGuilty(undo_on_guilt=False), GuiltyPays(), WrongChargesReturn())
_NEW_RULES: Final = (LeastRecentContributes(), RulesAreGeneral(), OpenToObjection(), ReadsRules())
_WILD: Final = (GoesOnAnything(on=JOKERS), FillsGaps(on=JOKERS), JokersInThePack(jokers=4))
_GOING_DOWN: Final = (
    Clarifies("Numbers of cards are announced on the way down only."),
    AnnouncedWhen(announced="on the way down"),
)
_ROUND_OVER: Final = (RoundEnds(), RoundCloses(), DeadlockIsVotedOn())
_LEAVING: Final = (
    Leaves(),
    CleanSlate(),
    HandGoesUnder(),
    TooFewLeft(),
    EmptySeatsShown(),
    PlayerCount(),
    UndoneByConsent(undo_by_consent=False),
)
_CLAUSES: Final = "base-open-pile base-match base-accuse base-new-rule"

BASE: Final = (
    Article("base-deal", "Deal", "the book", "", (Deal(cards=5), RecycleUnderTops(), DealPasses())),
    Article("base-open-pile", "Opening card", "the book", "", (OpeningCard(),)),
    Article(
        "base-order",
        "Order",
        "the book",
        "",
        (
            DealersLeftBegins(),
            TurnsGoRound(),
        ),
    ),
    Article("base-turn", "Turn", "the book", "", (OneActATurn(), OneCardAPlay(), ActsTogether())),
    Article("base-match", "Match", "the book", "", (FollowSuitOrRank(),)),
    Article("base-accuse", "Accusation", "the book", "", _COURT),
    Article("base-win", "Winning", "the book", "", (EmptyHandWins(), HeldByPenalty(), *_ROUND_OVER)),
    Article("base-new-rule", "New rule", "the book", "", _NEW_RULES),
    Article("base-terms", "Terms", "the book", "", (PendingPlayer(), DueAsUsual(LANDING), *_LEAVING)),
)

DEVELOPED: Final = (
    Article("jokers-wild", "Jokers Wild", "Matt", "2023-08-14", _WILD),
    Article("trap-card", "Trap Card", "Andreas", "2023-08-14", (TrapCard(),)),
    Article("prime-sequence", "Prime Sequence", "Xavier", "2023-08-14", (RisingPrimes(), StandardPrimes())),
    Article("give-2", "Give 2", "Jonathan", "2023-08-14", (GivesAway(on=TWOS, gift=2),)),
    Article("hidden-trap-card", "Hidden Trap Card", "Matt", "2023-08-14", (HiddenTraps(),)),
    Article("bartok", "Bartok", "Mathias", "2023-08-21", (SayAt(1, "Bartok"),)),
    Article("aces-reverse", "Aces Reverse", "Xavier", "2023-08-21", (Reverses(on=ACES),)),
    Article("toktok", "Toktok", "Jonathan", "2023-08-21", (SayAt(2, "Toktok"),)),
    Article("delay-of-game", "Delay of Game", "Matt", "2023-08-21", (DelayOfGame(),)),
    Article("root-groups", "Root Groups", "Mathias", "2023-08-21", (RootGroups(),)),
    Article("royal-family", "Royal Family", "Xavier", "2023-08-21", (RoyalFamily(),)),
    Article("dealer-button", "Dealer Button", "Jonathan", "2023-08-30", (DealerButton(),)),
    Article("official-cut", "Official Cut", "Matt", "2023-08-30", (OfficialCut(),)),
    Article("slam", "Slam", "Mathias", "2023-08-30", (PlayAfterDraw(),)),
    Article("honorable-penalty", "Honorable Penalty", "Xavier", "2023-08-30", (BowBeforePenalty(),)),
    Article("8-skips", "8 Skips", "Jonathan", "2023-08-30", (Skips(on=EIGHTS),)),
    Article("victory-celebration", "Victory Celebration", "Matt", "2023-08-30", (CheerBeforeGoingOut(),)),
    Article("turn-token", "Turn Token", "Mathias", "2023-09-13", (TurnToken(),)),
    Article("private-penalty", "Private Penalty", "Jonathan", "2023-09-13", (BowInPrivate(),)),
    Article("no-self-traps", "No Self-Traps", "Matt", "2023-09-13", (NoSelfTraps(),)),
    Article("tokbar", "Tokbar", "Mathias", "2023-09-13", (SayAt(3, "Tokbar"),)),
    Article("modified-trap", "Modified Trap", "Jonathan", "2023-09-13", (CalledTraps(),)),
    Article("6-splits", "6 Splits", "Matt", "2023-09-20", (OpensPile(on=_SIXES),)),
    Article("barbar", "Barbar", "Jonathan", "2023-09-20", (SayAt(4, "Barbar"),)),
    Article("killer-jack", "Killer Jack", "Matt", "2023-09-20", (ClosesPile(on=JACKS),)),
    Article("3-flips", "3 Flips", "Jonathan", "2023-09-20", (FlipsPile(on=of_rank(3)), FlippedByHand())),
    Article("take-2", "Take 2", "Matt", "2023-09-20", (TakesFromPile(count=2), EmptiedPilesGo())),
    Article("hand-of-6", "Hand of 6", "Jonathan", "2023-09-20", (MoreCards(cards=6),)),
    Article("trap-new-pile", "Trap New Pile", "Mathias", "2023-09-27", (SprungOpensPile(on=_SIXES),)),
    Article("descending-bartok", "Descending Bartok", "Matt", "2023-09-27", _GOING_DOWN),
    Article("take-2-trap-1", "Take 2, Trap 1", "Jonathan", "2023-09-27", (LayOneTaken(), LastPileStays())),
    Article("empty-pile", "Empty Pile", "Mathias", "2023-09-27", (EmptyPileIsWild(),)),
    Article("chef", "Chef", "Matt", "2023-09-27", (NewestAuthorIsChef(),)),
    Article("yes-chef", "Yes, Chef", "Jonathan", "2023-10-04", (AnswerTheChef(),)),
    Article("proud-10", "Proud 10", "Mathias", "2023-10-04", (NeverAsk(rank=10),)),
    Article("dishwasher", "Dishwasher", "Matt", "2023-10-04", (Dishwasher(),)),
    Article("chefs-menu", "Chef's Menu", "Jonathan", "2023-10-04", (ChefsMenu(clauses=_CLAUSES), Repairs())),
    Article("dishwasher-card", "Dishwasher Card", "Mathias", "2023-10-25", (DishwasherCounts(),)),
    Article("dishwasher-card-revised", "Dishwasher Card, Revised", "Matt", "2023-10-25", (RealCardsOnly(),)),
    Article("gaussian-primes", "Gaussian Primes", "Mathias", "2023-10-25", (GaussianPrimes(),)),
    Article("chefs-lead", "Chef's Lead", "Jonathan", "2023-11-01", (FollowTheLead(),)),
    Article("dealers-cards", "Dealer's Cards", "Matt", "2023-11-01", (DealerKeepsHouse(),)),
    Article("duck-of-death", "Duck of Death", "Mathias", "2023-11-01", (OneDeadPile(),)),
    Article("veto", "Veto", "Jonathan", "2023-11-08", (VetoOnce(),)),
    Article("starting-salad", "Starting Salad", "Matt", "2023-11-08", (StartingSalad(),)),
    Article("chefs-primes", "Chef's Primes", "Mathias", "2023-11-08", (ChefsPrimes(),)),
    Article("salad-swap", "Salad Swap", "Jonathan", "2023-11-08", (SaladSwap(),)),
)
"""What the players added, in order."""

BARTOK_FULL: Final = with_rulings((*BASE, *DEVELOPED), RULINGS, CONTRADICTIONS)

_A_FEW: Final = ("8-skips", "chef")

BARTOK: Final = (*BASE, *DEVELOPED[:5], *[article for article in DEVELOPED if article.id in _A_FEW])
"""The base and a few rules of both editions: a small book to try things with."""

_EARLY: Final = {
    "base-win": (EmptyAtTurnEndWins(), *_ROUND_OVER),
    "prime-sequence": (RisingPrimes(prime_scope="remaining"), StandardPrimes()),
}

BARTOK_EARLY: Final = with_rulings(
    tuple([Article(a.id, a.title, a.by, a.since, _EARLY.get(a.id, a.rules)) for a in (*BASE, *DEVELOPED[:5])]),
    {id: {n: text for n, text in RULINGS[id].items() if n not in LATER_WORDING} for id in RULINGS},
    CONTRADICTIONS,
)
"""The first five rules, two clauses in their older wording."""
