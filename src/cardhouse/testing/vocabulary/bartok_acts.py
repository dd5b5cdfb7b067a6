"""What people do at a table of Bartok."""

from cardhouse.cards import RANKS
from cardhouse.core.book_acts import Object
from cardhouse.core.people_acts import Choose, Gesture, Give, Vote
from cardhouse.core.seats import Seat
from cardhouse.core.turn_parts import Pass
from cardhouse.rules.accusing.penalties import DISHWASHER, GLANCE
from cardhouse.rules.combinations.primes import PRIMES
from cardhouse.rules.dealing.cutting import CUTTER
from cardhouse.rules.dealing.giving_orders import GiveOrder
from cardhouse.rules.dealing.menu import MENU, REPAIR
from cardhouse.rules.lawmaking.declaring import Declare, Propose
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Sort, Take, Tidy, TurnUp
from cardhouse.rules.salad.salad import SALAD
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.saying.asking import Ask
from cardhouse.rules.tokens.death import DEATH
from cardhouse.rules.tokens.token_acts import DEALER, DECK, HandOn, MoveAside, ReturnTurn, TakeTurn
from cardhouse.rules.traps.traps import TRAP
from cardhouse.rules.veto.holding import ALLOW, VETO, Allow, Veto
from cardhouse.rules.winning.closing import Close
from cardhouse.testing.notation import ActText, Arrow, BareWord, CardList, Names, Quoted, Token
from cardhouse.testing.running.laying import NotKnown, one_card, pile_numbered
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, nearest, word
from cardhouse.testing.vocabulary.acts import card_list, nothing_more, pile_meant, wrong

WORDS = Vocabulary()

PLAIN = {
    "pass": Pass,
    "take-turn": TakeTurn,
    "return-turn": ReturnTurn,
    VETO: Veto,
    ALLOW: Allow,
    "close": Close,
    "sort": Sort,
}
ON_PILES = {"take2": Take, "flip": Flip, "turn-up": TurnUp, "tidy": Tidy}
GESTURES = ("celebrate", "raise", "lower")
TOKENS = {"dealer-token": DEALER, "deck": DECK}
DISHWASHER_TOKEN = "DW"


@word(WORDS.acts, *PLAIN)
def plain(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [PLAIN[act.verb](seat)]


@word(WORDS.acts, *GESTURES)
def gesture(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [Gesture(seat, act.verb)]


@word(WORDS.acts, "bow")
def bow(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`bow eye`, `bow shut` or just `bow`."""
    if act.raw not in ("bow", "bow eye", "bow shut"):
        raise wrong(act, "bow eye")
    return lambda table: [Gesture(seat, act.raw)]


@word(WORDS.acts, *ON_PILES)
def on_pile(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`take2 P1`; the pile may be left out when there is but one."""
    match act.tokens:
        case ():
            return lambda table: [ON_PILES[act.verb](seat, pile_meant(None, table))]
        case (BareWord(pile),):
            number = pile_numbered(pile)
            return lambda table: [ON_PILES[act.verb](seat, number)]
    raise wrong(act, f"{act.verb} P1")


@word(WORDS.acts, "place-death")
def place_death(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(pile),):
            number = pile_numbered(pile)
            return lambda table: [Choose(seat, DEATH, (number,))]
    raise wrong(act, "place-death P2")


@word(WORDS.acts, "lay")
def lay(reading: Reading, seat: Seat, act: ActText) -> Doing:
    cards = card_list(act.tokens[0], act, "lay 5S") if len(act.tokens) == 1 else ()
    if len(cards) != 1:
        raise wrong(act, "lay 5S")
    return lambda table: [LayTaken(seat, cards[0], TRAP)]


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


@word(WORDS.acts, "swap")
def swap(reading: Reading, seat: Seat, act: ActText) -> Doing:
    form = "swap 5H <-> 4C"
    match act.tokens:
        case (mine, Arrow("<->"), others):
            cards, wanted = card_list(mine, act, form), card_list(others, act, form)
            return lambda table: [Swap(seat, SALAD, cards, wanted)]
    raise wrong(act, form)


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


@word(WORDS.acts, "object")
def objection(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`object low-fives`: the newest rule does not treat everybody alike."""
    match act.tokens:
        case (BareWord(rule),):
            return lambda table: [Object(seat, rule)]
    raise wrong(act, "object low-fives")


@word(WORDS.acts, "pass-deck")
def pass_deck(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(name),):
            to = reading.seat(name)
            return lambda table: [HandOn(seat, DECK, to)]
    raise wrong(act, "pass-deck B")


@word(WORDS.acts, "designate-cutter")
def designate_cutter(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(name),):
            cutter = reading.seat(name)
            return lambda table: [Choose(seat, CUTTER, (cutter,))]
    raise wrong(act, "designate-cutter B")


@word(WORDS.acts, "ask")
def ask(reading: Reading, seat: Seat, act: ActText) -> Doing:
    rank = "".join(map(str, act.tokens))
    if rank not in RANKS:
        raise NotKnown(f'"{rank}" is no rank.', nearest(rank, RANKS))
    return lambda table: [Ask(seat, RANKS.index(rank) + 1)]


@word(WORDS.acts, "order")
def order(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(name), Quoted(words)):
            to = reading.seat(name)
            return lambda table: [GiveOrder(seat, to, words)]
    raise wrong(act, 'order B "sit up"')


@word(WORDS.acts, MENU, PRIMES)
def declare(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`menu slam,veto` and `primes suit:H`."""
    if len(act.tokens) != 1:
        raise wrong(act, f"{act.verb} " + ("slam,veto" if act.verb == MENU else "number"))
    words = str(act.tokens[0])
    for rule in words.split(",") if act.verb == MENU else ():
        reading.rule(rule)
    return lambda table: [Declare(seat, act.verb, words)]


@word(WORDS.acts, "motion")
def motion(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`motion self_trap_without_token:literal`, or a sentence in quotes."""
    match act.tokens:
        case (Quoted(words),):
            return lambda table: [Propose(seat, words)]
        case (BareWord(words),):
            return lambda table: [Propose(seat, words)]
    raise wrong(act, "motion recycle:none")


@word(WORDS.acts, "assent", "dissent")
def assent(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [Vote(seat, act.verb == "assent", REPAIR)]


@word(WORDS.acts, "glance")
def glance(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`glance A`: the Dealer returns a bow."""
    match act.tokens:
        case (BareWord(name),):
            at = reading.seat(name)
            return lambda table: [Gesture(seat, GLANCE, at)]
    raise wrong(act, "glance A")
