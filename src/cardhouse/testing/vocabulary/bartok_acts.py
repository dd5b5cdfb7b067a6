"""What people do at a table of Bartok."""

from dataclasses import replace

from cardhouse.core.acts import Lay
from cardhouse.core.book_acts import Object
from cardhouse.core.people_acts import Choose, Gesture, Give, Vote
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.rules.accusing.judgement import ACCUSATION
from cardhouse.rules.accusing.penalties import DISHWASHER, GLANCE
from cardhouse.rules.combinations.primes import PRIMES
from cardhouse.rules.dealing.cutting import CUTTER
from cardhouse.rules.dealing.giving_orders import GiveOrder
from cardhouse.rules.dealing.menu import MENU, REPAIR
from cardhouse.rules.lawmaking.declaring import Declare, Propose
from cardhouse.rules.piles.pile_acts import LayTaken, Take, TurnUp
from cardhouse.rules.salad.salad import SALAD
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.saying.asking import Ask
from cardhouse.rules.tokens.death import DEATH
from cardhouse.rules.tokens.token_acts import DEALER, DECK, HandOn, MoveAside
from cardhouse.rules.traps.traps import TRAP
from cardhouse.store.forms import form_of
from cardhouse.testing.notation import ActText, Arrow, BareWord, CardList, Names, Token
from cardhouse.testing.running.laying import one_card
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, word
from cardhouse.testing.vocabulary.lines import ActLine, line, wrong

WORDS = Vocabulary()

TOKENS = {"dealer-token": DEALER, "deck": DECK}
DISHWASHER_TOKEN = "DW"

for gesture in ("celebrate", "raise", "lower"):
    line(WORDS, gesture, Gesture, gesture=gesture, at=NO_SEAT)
line(WORDS, "glance A", Gesture, gesture=GLANCE)
line(WORDS, "take2 P1", Take)
line(WORDS, "turn-up P1", TurnUp)
line(WORDS, "place-death P2", Choose, choice=DEATH)
line(WORDS, "designate-cutter B", Choose, choice=CUTTER)
line(WORDS, "set 7S", Lay, area=TRAP)
line(WORDS, "lay 5S", LayTaken, area=TRAP)
line(WORDS, "swap 5H <-> 4C", Swap, area=SALAD)
WORDS.acts["object"] = ActLine("object low-fives", replace(form_of(Object), fields={"rule": "words"}), {}).read
line(WORDS, "pass-deck B", HandOn, token=DECK)
line(WORDS, "ask 9", Ask)
line(WORDS, 'order B "sit up"', GiveOrder)
line(WORDS, "motion recycle:none", Propose)
line(WORDS, "assent", Vote, aye=True, kind=REPAIR)
line(WORDS, "dissent", Vote, aye=False, kind=REPAIR)
line(WORDS, "confess", Vote, aye=True, kind=ACCUSATION)
line(WORDS, "deny", Vote, aye=False, kind=ACCUSATION)


@word(WORDS.acts, "bow")
def bow(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`bow eye`, `bow shut` or just `bow`."""
    if act.raw not in ("bow", "bow eye", "bow shut"):
        raise wrong(act, "bow eye")
    return lambda table: [Gesture(seat, act.raw)]


@word(WORDS.acts, "give")
def give(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`give 5C,6C -> B`, with `DW` for the Dishwasher Token among the cards."""
    match act.tokens:
        case (given, Arrow("->"), BareWord(name)):
            to, names = reading.seat(name), gifts(given, act)
            cards = tuple([one_card(each) for each in names if each != DISHWASHER_TOKEN])
            besides = (DISHWASHER,) * names.count(DISHWASHER_TOKEN)
            return lambda table: [Give(seat, cards, to, besides)]
    raise wrong(act, "give 5C,6C -> B")


def gifts(token: Token, act: ActText) -> list[str]:
    match token:
        case Names(names):
            return list(names)
        case CardList(cards):
            return [str(each) for each in cards]
        case BareWord(text) if text == DISHWASHER_TOKEN:
            return [text]
    raise wrong(act, "give 5C,6C -> B")


@word(WORDS.acts, "hand")
def hand(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(token), BareWord(name)) if token in TOKENS:
            to = reading.seat(name)
            return lambda table: [HandOn(seat, TOKENS[token], to)]
    raise wrong(act, "hand dealer-token B")


@word(WORDS.acts, "move")
def move(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`move dealer-token`: aside, as one tidies up."""
    match act.tokens:
        case (BareWord(token),):
            return lambda table: [MoveAside(seat, TOKENS.get(token, token.removesuffix("-token")))]
    raise wrong(act, "move dealer-token")


@word(WORDS.acts, MENU, PRIMES)
def declare(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`menu slam,veto` and `primes suit:H`."""
    if len(act.tokens) != 1:
        raise wrong(act, f"{act.verb} " + ("slam,veto" if act.verb == MENU else "number"))
    words = str(act.tokens[0])
    for rule in words.split(",") if act.verb == MENU else ():
        reading.rule(rule)
    return lambda table: [Declare(seat, act.verb, words)]
