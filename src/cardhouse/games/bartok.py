"""Bartok: nine base clauses, and rules that its players added."""

from typing import Final

from cardhouse.cards import EIGHTS, TWOS
from cardhouse.core.rule import Article
from cardhouse.rules.combinations import RisingPrimes, StandardPrimes
from cardhouse.rules.dealing import Deal, OpeningCard, RecycleUnderTops
from cardhouse.rules.giving import GivesAway
from cardhouse.rules.judgement import Accusations, PendingPlayer
from cardhouse.rules.lawmaking import LeastRecentContributes, NewestAuthorIsChef
from cardhouse.rules.matching import FollowSuitOrRank, JokersWild
from cardhouse.rules.traps import HiddenTraps, TrapCard
from cardhouse.rules.turn_order import OneActATurn, RoundTheTable, Skips
from cardhouse.rules.winning import EmptyAtTurnEndWins, EmptyHandWins, RoundEnds

_DEAL: Final = Article("base-deal", "Deal", "the book", "", (Deal(cards=5), RecycleUnderTops()))
_OPEN_PILE: Final = Article("base-open-pile", "Opening card", "the book", "", (OpeningCard(),))
_ORDER: Final = Article("base-order", "Order", "the book", "", (RoundTheTable(),))
_TURN: Final = Article("base-turn", "Turn", "the book", "", (OneActATurn(),))
_MATCH: Final = Article("base-match", "Match", "the book", "", (FollowSuitOrRank(),))
_ACCUSE: Final = Article("base-accuse", "Accusation", "the book", "", (Accusations(),))
_NEW_RULE: Final = Article("base-new-rule", "New rule", "the book", "", (LeastRecentContributes(),))
_TERMS: Final = Article("base-terms", "Terms", "the book", "", (PendingPlayer(),))

BASE: Final = (
    _DEAL,
    _OPEN_PILE,
    _ORDER,
    _TURN,
    _MATCH,
    _ACCUSE,
    Article("base-win", "Winning", "the book", "", (RoundEnds(), EmptyHandWins())),
    _NEW_RULE,
    _TERMS,
)

_JOKERS_WILD: Final = Article("jokers-wild", "Jokers Wild", "Matt", "2023-08-14", (JokersWild(jokers=4),))
_TRAP_CARD: Final = Article("trap-card", "Trap Card", "Andreas", "2023-08-14", (TrapCard(),))
_GIVE_2: Final = Article("give-2", "Give 2", "Jonathan", "2023-08-14", (GivesAway(on=TWOS, gift=2),))
_HIDDEN: Final = Article("hidden-trap-card", "Hidden Trap Card", "Matt", "2023-08-14", (HiddenTraps(),))

BARTOK: Final = (
    *BASE,
    _JOKERS_WILD,
    _TRAP_CARD,
    Article("prime-sequence", "Prime Sequence", "Xavier", "2023-08-14", (StandardPrimes(), RisingPrimes())),
    _GIVE_2,
    _HIDDEN,
    Article("8-skips", "8 Skips", "Jonathan", "2023-08-30", (Skips(on=EIGHTS),)),
    Article("chef", "Chef", "Matt", "2023-09-27", (NewestAuthorIsChef(),)),
)

BARTOK_EARLY: Final = (
    _DEAL,
    _OPEN_PILE,
    _ORDER,
    _TURN,
    _MATCH,
    _ACCUSE,
    Article("base-win", "Winning", "the book", "", (RoundEnds(), EmptyAtTurnEndWins())),
    _NEW_RULE,
    _TERMS,
    _JOKERS_WILD,
    _TRAP_CARD,
    Article(
        "prime-sequence",
        "Prime Sequence",
        "Xavier",
        "2023-08-14",
        (StandardPrimes(), RisingPrimes(prime_scope="remaining")),
    ),
    _GIVE_2,
    _HIDDEN,
)
