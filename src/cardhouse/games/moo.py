"""Moo: secret rules, penalty calls, words that are owed, and Points of Order."""

from typing import Final

from cardhouse.cards import ACES, EIGHTS, JACKS, JOKERS, SEVENS, of_suit, set_of
from cardhouse.core.penalties import GIVEN
from cardhouse.core.rule import REFEREE
from cardhouse.english.written.reads import ReadsRules
from cardhouse.games.moo_rulings import MOO_RULINGS
from cardhouse.rules.calling.call_windows import GoesStale
from cardhouse.rules.calling.calls import (
    BadCalls,
    CalledOut,
    OnceOnly,
    PenaltyCalls,
    RefereePenalises,
    WrongPenaltiesReturn,
)
from cardhouse.rules.calling.cheating import NoPeeking, NoReordering, NoSlippingAway
from cardhouse.rules.calling.discretion import Ballots, FreeInsidePoints, LiesOnRecord
from cardhouse.rules.calling.reminders import NoReminders, OffersCalls
from cardhouse.rules.calling.warnings import WarnsAuthors
from cardhouse.rules.court.judging import EveryErrorNoted, JudgedByOthers
from cardhouse.rules.court.sentences import PenaltiesTaken
from cardhouse.rules.dealing.beginning import PacksForPlayers, SomebodyKnows, StartsInOneGo
from cardhouse.rules.dealing.dealing import OpeningCard, RecycleUnderTops
from cardhouse.rules.going_back.by_consent import UndoneByConsent
from cardhouse.rules.going_back.wrong_cards import FollowsDemand, OnePlayOrDraw, OutOfTurnIsVoid, StandsUntilCalled
from cardhouse.rules.lawmaking.generality import RulesAreGeneral
from cardhouse.rules.lawmaking.meanings import Ruled, article, says, with_rulings
from cardhouse.rules.leaving_play.answering_in_kind import AnswersInKindOrDraws, Greets
from cardhouse.rules.leaving_play.card_debts import MissingCards
from cardhouse.rules.leaving_play.coming_and_going import LeavesWhenever, OutsidersJoin, RecyclesAtOnce, TokensAreKept
from cardhouse.rules.leaving_play.going_out_by_word import MooTakesOut, NotInVain
from cardhouse.rules.matching.called_suits import AnybodyCallsSuit
from cardhouse.rules.matching.matching import FollowSuitOrRank
from cardhouse.rules.matching.stand_ins import NamesTheCard, SaidAlso, StandsFor
from cardhouse.rules.points.motions import (
    Motions,
    MotionsCorrect,
    MotionsEndTheGame,
    MotionsReverse,
    MotionsSetOptions,
    MotionsSwitchRules,
    MotionsWriteRules,
)
from cardhouse.rules.points.points_of_order import HandsDown, NoSuchWords, PointsEnd, PointsOfOrder, TimersRestart
from cardhouse.rules.saying.card_words import SaysWith
from cardhouse.rules.saying.sayings import AnnouncedWhen, SayAt
from cardhouse.rules.secrets.judged_rules import AuthorsJudge
from cardhouse.rules.secrets.secret_rules import NewRules, SealedRulesStaySecret
from cardhouse.rules.timing.owing_in_time import DeedsOwed, WordsOwed, WorkableTime
from cardhouse.rules.timing.slowness import SecondsToPlay
from cardhouse.rules.timing.turn_clock import KeepsTurnTime, TurnMarker
from cardhouse.rules.turns.circle import OnlyPlayersHaveTurns, OutsidersUnbound, TurnPassesOn
from cardhouse.rules.turns.leaving import CleanSlate
from cardhouse.rules.turns.turn_order import DealersLeftBegins, OneCardAPlay, Reverses, Skips, TurnsGoRound
from cardhouse.rules.winning.game_ends import GoesOn
from cardhouse.rules.winning.round_ends import RoundEnds

_SPADES: Final = of_suit(0)
_BOVINE: Final = set_of("9D")
_BOVINE_WORDS: Final = "That's the bovine"
_EXPLAINING: Final = "Explaining the rules"
_TOUCHING: Final = "Touching cards during a P of O"
_IN_VAIN: Final = "Taking the name of the Great Bovine Deity in vain"

_PENALTIES: Final = (
    *(PenaltyCalls(), PenaltiesTaken(taken=GIVEN), RefereePenalises()),
    *(NoReminders(), OffersCalls()),
)

_BOOK: Final = (
    article("100-decks", "Decks", PacksForPlayers()),
    article("101-knower", "Somebody who knows", SomebodyKnows(), dial=REFEREE),
    article("200-start", "The start", StartsInOneGo(), OpeningCard(), dial=REFEREE),
    article(
        "300-turns",
        "Turns",
        DealersLeftBegins(),
        TurnsGoRound(),
        OnlyPlayersHaveTurns(),
        KeepsTurnTime(always=True),
        TurnMarker(),
    ),
    article("301-turn-action", "A turn", OnePlayOrDraw(), OneCardAPlay(), CalledOut("Drawing out of turn")),
    article(
        "302-match",
        "Matching",
        FollowSuitOrRank(),
        FollowsDemand(),
        CalledOut("Failure to play a valid card", "Bad card"),
        StandsUntilCalled(),
    ),
    article("303-going-out", "Going out", MooTakesOut(), GoesOn(), RoundEnds()),
    article("304-outsiders", "Outsiders", OutsidersUnbound(), CleanSlate(), TurnPassesOn(), dial=REFEREE),
    article("305-join", "Joining", OutsidersJoin(), dial=REFEREE),
    article("306-donate", "Gifts of tokens", TokensAreKept(), dial=REFEREE),
    article("307-recycle", "The draw pile", RecycleUnderTops(), RecyclesAtOnce(), MissingCards()),
    article("308-leave", "Leaving", LeavesWhenever(), dial=REFEREE),
    article("400-ace-skip", "Ace", Skips(on=ACES)),
    article("401-nice-day", "Seven", Greets(on=SEVENS)),
    article("401-answer", "Answering a seven", AnswersInKindOrDraws(on=SEVENS)),
    article("402-eight-reverse", "Eight", Reverses(on=EIGHTS)),
    article("403-jack-suit", "Jack", AnybodyCallsSuit(on=JACKS)),
    article("404-spade-name", "Spades", NamesTheCard(on=_SPADES)),
    article(
        "405-bovine",
        "The bovine",
        SaysWith(on=_BOVINE | JOKERS, words=_BOVINE_WORDS),
        SaidAlso(_BOVINE_WORDS, "That is the bovine"),
    ),
    article("406-joker", "Jokers", StandsFor(on=JOKERS, other="9D")),
    article("500-penalty", "Penalties", *_PENALTIES),
    article("500.1-once", "Once only", OnceOnly()),
    says(
        "500.2-each-rule",
        "Every rule",
        "An act that breaks several rules may cost a penalty for each of them.",
        EveryErrorNoted(),
    ),
    says("500.3-self", "Oneself", "Players may call a penalty on themselves."),
    article("501-bad-call", "Bad calls", BadCalls(), CalledOut("Bad call")),
    says("501.1-not-committed", "Nothing happened", "A call is bad if what it names did not happen."),
    article("501.2-stale", "Too late", GoesStale()),
    article("502-return", "Cards that return", WrongPenaltiesReturn()),
    article("503-feasible", "Workable time", WorkableTime()),
    article("600-new-rule", "New rules", NewRules(), ReadsRules(), AuthorsJudge(), dial=REFEREE),
    says(
        "601-precedence",
        "The newer rule",
        "Where two rules disagree, the newer one has the last word on that point.",
        Ruled("R-M60", "of the numbered rules, the later one; on other points both hold"),
    ),
    says(
        "602-void",
        "Rules that bind nobody",
        "A rule that breaks these conditions binds nobody; the players vote on it.",
    ),
    article("602.1-general", "Rules for all", RulesAreGeneral(), dial=REFEREE),
    says(
        "602.2-deducible",
        "Rules that can be found out",
        "A new rule has to be one that people can work out by watching, or by hearing its penalty called.",
        WarnsAuthors(),
        dial=REFEREE,
    ),
    article("700-say", "Words owed", WordsOwed()),
    says("701-say-all", "All of them", "Whoever owes several sayings says all of them, in any order, but Moo last."),
    article("800-poo-start", "Point of Order", PointsOfOrder()),
    article("801-hands-down", "Hands down", HandsDown(), CalledOut(_TOUCHING, f"{_TOUCHING[:-6]}Point of Order")),
    says(
        "802-suspend",
        "Nothing is played",
        "While a Point of Order runs nothing is played and no turn goes on; words are owed and calls are made as ever.",
    ),
    article("803-no-poo-words", "Its name", NoSuchWords(), CalledOut("Saying P of O in a P of O")),
    article(
        "804-votes",
        "Motions",
        Motions(),
        MotionsSwitchRules(),
        MotionsWriteRules(),
        MotionsReverse(),
        MotionsSetOptions(),
        MotionsCorrect(),
        MotionsEndTheGame(),
        SealedRulesStaySecret(),
        dial=REFEREE,
    ),
    article("805-poo-end", "Its end", PointsEnd()),
    article("805.1-timer-restart", "The time of the turn", TimersRestart()),
    article("900-must-do", "Deeds owed", DeedsOwed()),
    article("901-ten-seconds", "Ten seconds", SecondsToPlay()),
    article("902-out-of-turn", "Out of turn", OutOfTurnIsVoid(), CalledOut("Playing out of turn")),
    article("903-last-card", "Last card", SayAt(1, "Last card", before_next=False, lapses=True), AnnouncedWhen()),
    article("904-in-vain", "In vain", NotInVain(), CalledOut(_IN_VAIN, cards=3)),
    article("905-lying", "Lying", LiesOnRecord(), JudgedByOthers("Lying"), CalledOut("Lying")),
    says(
        "906-explaining",
        "Explaining",
        "Nobody explains the rules.",
        JudgedByOthers(_EXPLAINING),
        FreeInsidePoints(_EXPLAINING),
    ),
    says("907-unsporting", "Manners", "Nobody is unsporting.", JudgedByOthers("Unsporting conduct"), Ballots()),
    says("908-cheating", "Cheating", "Nobody cheats.", JudgedByOthers("Cheating")),
    article("908.1-discard", "Getting rid of cards", NoSlippingAway(), CalledOut("Cheating")),
    article("908.2-reorder", "The order of the pile", NoReordering(), CalledOut("Cheating")),
    article("908.3-peek", "Looking at hands", NoPeeking(), CalledOut("Cheating")),
    article("taking-back", "Taking back", UndoneByConsent(undo_by_consent=False), dial=REFEREE),
)
MOO: Final = with_rulings(_BOOK, MOO_RULINGS, frozenset())
