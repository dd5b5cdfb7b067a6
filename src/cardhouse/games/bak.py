"""BAK: a market of face cards, Aces that sweep a hand, Kings that shield everybody, and a Joker that ends it all."""

from typing import Final

from cardhouse.cards import ACES, COURT, JACKS, JOKERS, KINGS, QUEENS
from cardhouse.core.rounds import NO_RESULT
from cardhouse.core.rule import Article
from cardhouse.english.written.reads import ReadsRules
from cardhouse.games.bak_rulings import RULINGS
from cardhouse.rules.accusing.calling import CalledWrong
from cardhouse.rules.court.sentences import UndoneIfGuilty
from cardhouse.rules.dealing.readiness import SaysReady
from cardhouse.rules.going_back.by_consent import UndoneByConsent
from cardhouse.rules.lawmaking.by_agreement import RulesByAgreement
from cardhouse.rules.lawmaking.meanings import with_rulings
from cardhouse.rules.market.endings import EndsWhenDrawn, HighestHandWins
from cardhouse.rules.market.market import NumbersAndCourt, OpenMarket, PaysWithCards, RisingPrices
from cardhouse.rules.market.peeking import LooksAhead
from cardhouse.rules.market.seating import HandLaidAside, StartsWhenReady
from cardhouse.rules.market.stacking import FreeTop
from cardhouse.rules.market.sweeping import KeepsCards, ShieldWhenBought, SweepsHand
from cardhouse.rules.market.turn_parts import DrawsThenBuys, ExtraDraws
from cardhouse.rules.turns.circle import OnlyPlayersHaveTurns, TurnPassesOn
from cardhouse.rules.turns.leaving import EmptySeatsShown, Leaves, PlayerCount, TooFewLeft
from cardhouse.rules.turns.turn_order import TurnsGoRound
from cardhouse.rules.winning.another_round import AnotherRound
from cardhouse.rules.winning.round_ends import RoundEnds

_BOOK: Final = "the book"

_PLAYERS: Final = (
    PlayerCount(fewest=2, most=4),
    Leaves(),
    TooFewLeft(fewest=2, outcome=NO_RESULT),
    HandLaidAside(),
    TurnPassesOn(),
    EmptySeatsShown(),
    OnlyPlayersHaveTurns(),
)

_SHEET: Final = (
    Article("players", "Players", _BOOK, "", _PLAYERS),
    Article("market", "Market", _BOOK, "", (NumbersAndCourt(), OpenMarket(on=COURT))),
    Article("pile", "Draw pile", _BOOK, "", (FreeTop(on=JOKERS),)),
    Article("first", "Who begins", _BOOK, "", (StartsWhenReady(), SaysReady(), TurnsGoRound())),
    Article("turn", "Turn", _BOOK, "", (DrawsThenBuys(),)),
    Article("keep", "Hands", _BOOK, "", (KeepsCards(),)),
    Article("ace", "Aces", _BOOK, "", (SweepsHand(on=ACES),)),
    Article("joker", "The Joker", _BOOK, "", (EndsWhenDrawn(on=JOKERS),)),
    Article("buy", "Buying", _BOOK, "", (PaysWithCards(),)),
    Article("price", "Prices", _BOOK, "", (RisingPrices(),)),
    Article("jack", "Jacks", _BOOK, "", (ExtraDraws(on=JACKS),)),
    Article("queen", "Queens", _BOOK, "", (LooksAhead(on=QUEENS),)),
    Article("king", "Kings", _BOOK, "", (ShieldWhenBought(on=KINGS),)),
    Article("end", "The end", _BOOK, "", (HighestHandWins(), RoundEnds())),
    Article("again", "Another round", _BOOK, "", (AnotherRound(),)),
    Article("call", "Calls", _BOOK, "", (CalledWrong(words="Wrong"), UndoneIfGuilty())),
    Article("new-rules", "New rules", _BOOK, "", (RulesByAgreement(), ReadsRules())),
    Article("taking-back", "Taking back", _BOOK, "", (UndoneByConsent(undo_by_consent=False),)),
)

BAK: Final = with_rulings(_SHEET, RULINGS, frozenset())
