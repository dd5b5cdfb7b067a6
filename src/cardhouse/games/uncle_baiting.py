"""Uncle Baiting: butting in, debts that move on, words that must not be forgotten; with a Junior and a Classic form."""

from typing import Final

from cardhouse.cards import ACES, EIGHTS, JACKS, KINGS, QUEENS, RED, SEVENS, TWOS, of_rank
from cardhouse.core.owed import TURN
from cardhouse.core.penalties import AT_ONCE
from cardhouse.core.rule import REFEREE
from cardhouse.english.written.reads import ReadsRules
from cardhouse.games.uncle_baiting_rulings import CONTRADICTIONS, RULINGS
from cardhouse.rules.court.judging import EveryErrorNoted, JudgedByOthers
from cardhouse.rules.court.sentences import GuiltyPays, PenaltiesTaken, WrongChargesReturn
from cardhouse.rules.dealing.dealing import DealPasses, JokersInThePack, MoreCards
from cardhouse.rules.dealing.readiness import SaysReady
from cardhouse.rules.dealing.starting import DealAndSort, SeveralPacks, Starter
from cardhouse.rules.going_back.by_consent import UndoneByConsent
from cardhouse.rules.lawmaking.by_agreement import RulesByAgreement
from cardhouse.rules.lawmaking.meanings import article, says, with_rulings
from cardhouse.rules.matching.matching import FollowSuitOrRank, GoesOnAnything
from cardhouse.rules.order.butting_in import BalanceMoves, ButtIn, DeadStarter, NamedIsIdentical, NoAutoButtIn, OneByOne
from cardhouse.rules.order.cards import (
    GoesBack,
    MakesPickUp,
    ReversesFor,
    SkipsLater,
    SwitchesSides,
    SwitchesStride,
)
from cardhouse.rules.order.going_out import ClaimsRatified, FirstOutWins, HeldByPickUp, HeldByWords, OutWins
from cardhouse.rules.order.groups import TwoGroups
from cardhouse.rules.order.jokers_on import JokersAnyTime, JokersBarred, JokersMoveOn
from cardhouse.rules.order.naming_suits import NamesSuit, NotHere, RenamingCosts, UnnamedSuit
from cardhouse.rules.order.narrowing import WHOEVER, Apologises, NarrowsSuit
from cardhouse.rules.order.passing_hands import HandsFirst, PassesHands
from cardhouse.rules.order.pick_ups import AnswersInKind, NoOtherMove, TurnsOverPile
from cardhouse.rules.order.pointing import PointsNext
from cardhouse.rules.order.shown import StateShown
from cardhouse.rules.order.slot_order import (
    CardsCount,
    FreeTake,
    NoOtherPile,
    OnlyInTurn,
    PickUpInstead,
    SlotOrder,
    WaitsForCards,
)
from cardhouse.rules.order.spoken_orders import SaysInOut, SaysLastCard, SaysWhenPassedOne, SaysWhenPointing
from cardhouse.rules.proposing.awards import OutOfTurnCards, TakenBack, TakesGoBack
from cardhouse.rules.proposing.deadlines import Promptly
from cardhouse.rules.proposing.last_card import PaidNextTurn
from cardhouse.rules.proposing.proposals import (
    AnyCardRule,
    Lasting,
    OpenForATurn,
    Proposals,
)
from cardhouse.rules.proposing.switches import AgreedMeanings
from cardhouse.rules.proposing.table_talk import (
    AskingCosts,
    FreeOnceAsked,
    NoHurry,
    NoReturns,
    Officious,
    OptionByVote,
    RefusedPlays,
    SlowPlay,
    SortingGrace,
    Truce,
)
from cardhouse.rules.saying.card_words import SaysWith
from cardhouse.rules.timing.turn_clock import KeepsTurnTime, TimedTurns
from cardhouse.rules.turns.customs import DueAsUsual
from cardhouse.rules.turns.leaving import CleanSlate, EmptySeatsShown, HandGoesUnder, Leaves, PlayerCount, TooFewLeft
from cardhouse.rules.turns.turn_order import DealersLeftBegins, Reverses, Skips, TurnsGoRound
from cardhouse.rules.winning.another_round import AnotherRound
from cardhouse.rules.winning.round_ends import HeldByPenalty

_RED_FOURS: Final = of_rank(4) & RED
_RED_SEVENS: Final = SEVENS & RED
_BLACK_SEVENS: Final = SEVENS - RED
_LOW: Final = ACES | TWOS | of_rank(3) | of_rank(4) | of_rank(5)
_TENS: Final = of_rank(10)
_FIVES: Final = of_rank(5)

_FINES: Final = (PenaltiesTaken(taken=AT_ONCE), GuiltyPays())

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "ace": ("ace-takes-four", "ace-sorry"),
    "two": ("two-takes-two", "two-passes-on"),
    "three": ("three-skips-later", "three-on-three-adds"),
    "red-four": (
        *("red-four-passes-hands", "passed-single-card-speaks"),
        *("red-four-sleeps-in-queens", "red-four-butt-in-doubles"),
    ),
    "five": ("five-points", "five-you"),
    "six": ("six-reverses-for-two", "six-cancels-six"),
    "red-seven": ("red-seven-five-or-less",),
    "black-seven": ("black-seven-jack-or-more",),
    "eight": ("eight-skips",),
    "nine": ("nine-goes-back",),
    "ten": ("tens-mode", "tens-in-out"),
    "jack": (
        *("jack-plays-on-anything", "jack-barred", "jack-names-suit"),
        *("jack-change-of-mind", "jack-unnamed", "butt-in-jack-suits"),
    ),
    "queen": ("queens-mode", "queens-in-out"),
    "king": ("king-reverses",),
    "joker": ("joker-count", "joker-moves-play-on", "joker-any-time", "joker-barred"),
}
"""The rank switches, and the rules that each of them puts in force."""


_BOOK: Final = (
    article("two-packs", "Two packs or more", SeveralPacks(), OptionByVote("packs", "2 3 4 5 6", before_deal=True)),
    article("agreed-meanings", "Agreed meanings", AgreedMeanings(switches=tuple(SWITCHES.items()))),
    article("new-rules", "New rules", RulesByAgreement(), ReadsRules(), dial=REFEREE),
    article(
        "joker-count",
        "How many Jokers",
        JokersInThePack(jokers=4),
        OptionByVote("jokers", "0 1 2 3 4 5 6 7 8", before_deal=True),
    ),
    article("deal-seven", "Seven each", DealAndSort(), MoreCards(cards=7), dial=REFEREE),
    article("sorting-grace", "Time to sort", SortingGrace(), dial=REFEREE),
    article("starter-card", "The starter", Starter(), SaysReady(), dial=REFEREE),
    article("dead-starter", "The starter is dead", DeadStarter()),
    article("dealers-left-first", "Dealer's left first", DealersLeftBegins(), TurnsGoRound()),
    article(
        "turn-order",
        "Whose turn",
        SlotOrder(),
        *(Leaves(), CleanSlate(), HandGoesUnder(), TooFewLeft(), EmptySeatsShown(), PlayerCount()),
    ),
    article("one-card-a-turn", "One card a turn", CardsCount(), NoOtherPile()),
    article("follow-suit-or-rank", "Follow", FollowSuitOrRank()),
    article("pick-up-instead", "Or pick up", PickUpInstead()),
    article("say-last-card", "Last card", SaysLastCard(), Lasting()),
    article(
        "last-card-penalty-waits",
        "Paid on the next turn",
        PaidNextTurn(),
    ),
    article("out-wins", "Out wins", OutWins(), HeldByPenalty(), ClaimsRatified()),
    article("out-waits-for-pick-up", "Not yet out", HeldByPickUp(on=ACES | TWOS), FirstOutWins()),
    article("turn-over-pile", "Turn the pile over", TurnsOverPile()),
    article("turn-over-truce", "Truce", Truce(), dial=REFEREE),
    article("ace-takes-four", "Ace", MakesPickUp(on=ACES, pick_up=4), NoOtherMove(on=ACES)),
    article("ace-sorry", "Sorry", SaysWith(on=ACES, words="Sorry")),
    article("two-takes-two", "Two", MakesPickUp(on=TWOS, pick_up=2), NoOtherMove(on=TWOS)),
    article("two-passes-on", "Two on two", AnswersInKind(on=TWOS)),
    article("three-skips-later", "Three", SkipsLater(on=of_rank(3))),
    says(
        "three-on-three-adds",
        "Three on three",
        "A 3 that answers a 3 makes two places be passed over at once, and starts no delay of its own.",
    ),
    article("red-four-passes-hands", "Red four", PassesHands(on=_RED_FOURS), HandsFirst()),
    article("passed-single-card-speaks", "A single passed card", SaysWhenPassedOne(), Lasting()),
    says(
        "red-four-sleeps-in-queens", "Four sleeps", "While everybody has two turns in a row, a red four means nothing."
    ),
    article(
        "five-points",
        "Five",
        PointsNext(on=_FIVES),
    ),
    article("five-you", "You", SaysWhenPointing(on=_FIVES)),
    article("six-reverses-for-two", "Six", ReversesFor(on=of_rank(6))),
    says(
        "six-cancels-six",
        "Six on a running six",
        "A 6 during a running 6 cancels the old turn-back and starts its own.",
    ),
    article("red-seven-five-or-less", "Red seven", NarrowsSuit(on=_RED_SEVENS, then=_LOW)),
    article("black-seven-jack-or-more", "Black seven", NarrowsSuit(on=_BLACK_SEVENS, then=JACKS | QUEENS | KINGS)),
    article("seven-apologies", "Apologies", Apologises(on=SEVENS)),
    article("eight-skips", "Eight", Skips(on=EIGHTS)),
    article("nine-goes-back", "Nine", GoesBack(on=of_rank(9))),
    article("tens-mode", "Ten", SwitchesStride(on=_TENS)),
    article("tens-in-out", "In and Out (10)", SaysInOut(on=_TENS, mode="strides")),
    article("jack-plays-on-anything", "Jack", GoesOnAnything(on=JACKS, both_ways=False)),
    article(
        "jack-barred",
        "Where a Jack may not go",
        NotHere(on=JACKS, after_pick_up=ACES | TWOS, after_range=_RED_SEVENS),
    ),
    article("jack-names-suit", "Naming the suit", NamesSuit(on=JACKS)),
    article("jack-change-of-mind", "Second thoughts", RenamingCosts()),
    article("jack-unnamed", "No suit named", UnnamedSuit(on=JACKS)),
    article("queens-mode", "Queen", SwitchesSides(on=QUEENS)),
    article("queens-in-out", "In and Out (Queen)", SaysInOut(on=QUEENS, mode="sides")),
    article("king-reverses", "King", Reverses(on=KINGS)),
    article("joker-moves-play-on", "Joker", JokersMoveOn()),
    article("joker-any-time", "Jokers any time", JokersAnyTime()),
    article("joker-barred", "Where a Joker may not go", JokersBarred()),
    article("butt-in", "Butting in", ButtIn()),
    says(
        "identical-is-butt-in",
        "Identical is a butt-in",
        "An identical card on the one that counts is always a butt-in, even in turn.",
    ),
    article("butt-in-one-at-a-time", "One by one", OneByOne()),
    says(
        "butt-in-as-original",
        "As if first",
        "Play goes on as if whoever butted in had played the card in the first place.",
    ),
    says(
        "butt-in-no-extra-play",
        "Not another play",
        "A butt-in is not a turn: it does not count for a running 6, and uses up no skip that waits.",
    ),
    says(
        "butt-in-keeps-first-card",
        "First card stands",
        "What a King, 6, 10 or Queen switches and an Ace or 2 makes owed happens twice; a 3, 5, 8 or 9 just moves.",
    ),
    says(
        "butt-in-pick-up-moves",
        "The balance moves",
        "After an Ace or 2 is butted in with, whoever is next owes what was left and the new four or two.",
    ),
    says(
        "butt-in-window",
        "How long",
        "A card can be butted in on until another covers it, also while or after somebody picks up for it.",
    ),
    article(
        "butt-in-drops-jokers",
        "Jokers fall off",
        BalanceMoves(),
    ),
    article("butt-in-jack-suits", "Two Jacks fit", NamedIsIdentical(on=JACKS)),
    says(
        "butt-in-trailing-slot",
        "From the trailing slot",
        "In Queens mode a butt-in comes from the side that plays last.",
    ),
    says(
        "butt-in-after-out",
        "Butting in on a winner",
        "An Ace or 2 that somebody went out on can be butted in on; that player may have to pick up. Jokers apply.",
    ),
    says(
        "red-four-butt-in-doubles",
        "Double pass",
        "A red four that is butted in on before the hands move sends them on twice, in the first four's direction.",
    ),
    says("auto-butt-in", "Butting in on yourself", "Butting in on one's own card with a second copy is allowed."),
    article(
        "auto-butt-in-ban",
        "Ban on it",
        NoAutoButtIn(),
        OptionByVote("auto_butt_in", "allowed banned banned-until-lifted", "banned"),
    ),
    article(
        "penalty-card",
        "One card per error",
        *(Proposals(), *_FINES, WaitsForCards(), RefusedPlays(), OpenForATurn(), EveryErrorNoted()),
    ),
    article("speak-promptly", "Promptly", DueAsUsual(TURN), Promptly()),
    says("penalty-not-a-turn", "A penalty is no turn", "Whoever is fined in turn still has that turn."),
    article("error-slow-play", "Slow", SlowPlay(), KeepsTurnTime(), TimedTurns(), dial=REFEREE),
    article("error-out-of-turn", "Out of turn", OnlyInTurn(), OutOfTurnCards()),
    article("error-illegal-card", "Illegal card", AnyCardRule(), TakenBack()),
    says(
        "error-on-illegal-card",
        "Mistakes add up",
        "What is owed for a card that may not be played is owed all the same, and each miss is a further card.",
    ),
    article("error-asking", "Asking", AskingCosts(), StateShown()),
    says(
        "error-explaining",
        "Explaining unasked",
        "Nobody explains how things stand unless somebody has paid for it.",
        JudgedByOthers(),
        FreeOnceAsked(),
        dial=REFEREE,
    ),
    says("error-hinting", "Hints", "Nobody hints which card should be played.", JudgedByOthers()),
    says("error-arguing", "Arguing", "Arguing against a just penalty may cost another.", JudgedByOthers()),
    article("error-officious", "Too officious", Officious()),
    article("error-silent-last-card", "Silent on the last card", HeldByWords(on=ACES | _TENS | QUEENS)),
    article("penalty-not-returned", "No returns", NoReturns()),
    article("unjust-award-returns", "Unjust awards", WrongChargesReturn()),
    article("free-take", "Take at any time", FreeTake()),
    article("another-game", "Another game", AnotherRound(), DealPasses(), dial=REFEREE),
    article("taking-back", "Taking back", UndoneByConsent(undo_by_consent=False), dial=REFEREE),
)

_OFF_IN_JUNIOR: Final = ("three", "red-four", "five", "six", "nine", "ten", "queen", "joker", "black-seven")
_OFF_IN_CLASSIC: Final = (*_OFF_IN_JUNIOR, "red-seven")
_BUTTING: Final = frozenset(
    [
        *("butt-in", "identical-is-butt-in", "butt-in-one-at-a-time", "butt-in-as-original", "butt-in-no-extra-play"),
        *("butt-in-keeps-first-card", "butt-in-pick-up-moves", "butt-in-window", "butt-in-drops-jokers"),
        *("butt-in-jack-suits", "butt-in-trailing-slot", "butt-in-after-out", "red-four-butt-in-doubles"),
        *("auto-butt-in", "auto-butt-in-ban"),
    ]
)
_WORDS_AND_FINES: Final = frozenset(
    [
        *("say-last-card", "last-card-penalty-waits", "ace-sorry", "seven-apologies", "jack-change-of-mind"),
        *("speak-promptly", "penalty-not-a-turn", "error-slow-play", "error-on-illegal-card", "error-explaining"),
        *("error-hinting", "error-arguing", "error-officious", "error-silent-last-card", "unjust-award-returns"),
        *("free-take", "penalty-not-returned", "sorting-grace", "turn-over-truce"),
    ]
)


_JUNIOR_LEAVES_OUT: Final = frozenset([rule for switch in _OFF_IN_JUNIOR for rule in SWITCHES[switch]])
_CLASSIC_LEAVES_OUT: Final = (
    frozenset([rule for switch in _OFF_IN_CLASSIC for rule in SWITCHES[switch]]) | _BUTTING | _WORDS_AND_FINES
)

_JUNIOR: Final = (
    *[
        article("red-seven-five-or-less", "Seven", NarrowsSuit(on=SEVENS, then=_LOW))
        if each.id == "red-seven-five-or-less"
        else article("jack-barred", "Where a Jack may not go", NotHere(JACKS, ACES | TWOS, SEVENS))
        if each.id == "jack-barred"
        else each
        for each in _BOOK
        if each.id not in _JUNIOR_LEAVES_OUT
    ],
    says(
        "junior",
        "Junior",
        "Only Ace, 2, 7, 8, Jack and King mean something; every 7 counts as red.",
        NoHurry(),
        dial=REFEREE,
    ),
)

_CLASSIC: Final = (
    *[
        article("jack-names-suit", "Naming the suit", NamesSuit(on=JACKS, named_or_fined=False))
        if each.id == "jack-names-suit"
        else article("out-wins", "Out wins", OutWins(), ClaimsRatified())
        if each.id == "out-wins"
        else article("one-card-a-turn", "One card a turn", CardsCount(), NoOtherPile(), OneByOne())
        if each.id == "one-card-a-turn"
        else article(
            "penalty-card",
            "No card for an error",
            Proposals(penalty_cards=0),
            *_FINES,
            OpenForATurn(),
            EveryErrorNoted(),
        )
        if each.id == "penalty-card"
        else article("error-out-of-turn", "Out of turn", OnlyInTurn(), OutOfTurnCards(), TakesGoBack())
        if each.id == "error-out-of-turn"
        else article("error-asking", "Asking", AskingCosts(asking_costs=0), StateShown())
        if each.id == "error-asking"
        else each
        for each in _BOOK
        if each.id not in _CLASSIC_LEAVES_OUT
    ],
    says(
        "classic",
        "Classic",
        "Only Ace, 2, 8, Jack and King mean something; nobody butts in, nothing is fined, illegal cards go back.",
    ),
)

_TWO_GROUPS: Final = (
    *[
        article("seven-apologies", "Apologies", Apologises(on=SEVENS, apologies=WHOEVER))
        if each.id == "seven-apologies"
        else each
        for each in _BOOK
    ],
    article("two-groups", "Two groups", TwoGroups()),
)

UNCLE_BAITING: Final = with_rulings(_BOOK, RULINGS, CONTRADICTIONS)
JUNIOR: Final = with_rulings(_JUNIOR, RULINGS, CONTRADICTIONS)
CLASSIC: Final = with_rulings(_CLASSIC, RULINGS, CONTRADICTIONS)
TWO_GROUPS: Final = with_rulings(_TWO_GROUPS, RULINGS, CONTRADICTIONS)
