"""Uncle Baiting's own words: what is given, and what players do."""

import re

from cardhouse.cards import DECK_FACES, JOKERS, RANKS
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.cases import Move
from cardhouse.core.demands import Obligation
from cardhouse.core.owed import NEXT_TURN
from cardhouse.core.penalties import PENALTIES, PenaltyWaits, next_number
from cardhouse.core.people_acts import Accuse, Choose, Say, Vote
from cardhouse.core.questions import DRAW
from cardhouse.core.seating import Pack
from cardhouse.core.seats import NO_SEAT, Seat, seats_of
from cardhouse.core.table import Table
from cardhouse.core.verdicts import judge
from cardhouse.games.shelf import game
from cardhouse.games.uncle_baiting import SWITCHES
from cardhouse.rules.dealing.readiness import READINESS
from cardhouse.rules.order.going_out import CLAIM
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.passing_hands import PASS_HAND
from cardhouse.rules.order.pick_ups import TURNING_OVER
from cardhouse.rules.order.pile_order import LiveCard, PileOrder
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.order.slot_order import OrderAtFirst
from cardhouse.rules.proposing.across_the_table import Return
from cardhouse.rules.proposing.proposals import PROPOSAL
from cardhouse.rules.turns.slots import LEFT, POINT, RIGHT, SIDES, Order, due, seat_at, slot_at, turned
from cardhouse.testing.notation import ActText, BareWord, QueryText, Quoted, Run, SettingText
from cardhouse.testing.running.filler import Filler, mentioned
from cardhouse.testing.running.laying import (
    Laying,
    NotKnown,
    one_card,
    pile_numbered,
    value_of,
    whole,
)
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Asking, Doing, Vocabulary, nearest, word
from cardhouse.testing.running.setup import before_the_deal
from cardhouse.testing.running.setup import finish as usual_finish
from cardhouse.testing.vocabulary.acts import card_list, nothing_more, pile_meant, target, wrong
from cardhouse.testing.vocabulary.given import option as shared_option
from cardhouse.testing.vocabulary.given import phase as shared_phase
from cardhouse.testing.vocabulary.lines import line

WORDS = Vocabulary()

RANKS_WRITTEN = ("A", "2", "3", "4r", "5", "6", "7r", "7b", "8", "9", "10", "J", "Q", "K", "Jk")
RANK_WORDS = dict(zip(RANKS_WRITTEN, SWITCHES, strict=True))
VARIANTS = {"full": "uncle-baiting", "junior": "uncle-baiting@junior", "classic": "uncle-baiting@classic"}
line(WORDS, "pass-hand", Choose, choice=PASS_HAND, picks=())
line(WORDS, "return 8D", Return)
line(WORDS, "propose B for error-slow-play", Accuse)
line(WORDS, "motion officious B?", Move)
_SLOT = re.compile(r"([A-P])([12])?")


@word(WORDS.law, "ranks")
def ranks(laying: Laying, word: SettingText) -> None:
    """The rank switches that are on, all others being off."""
    if word.value == "all":
        return
    unknown = [name for name in word.values if name not in RANK_WORDS]
    if unknown:
        raise NotKnown(f'"{unknown[0]}" is no rank switch.', nearest(unknown[0], RANK_WORDS))
    on = {RANK_WORDS[name] for name in word.values}
    off = [rule for switch, rules in SWITCHES.items() if switch not in on for rule in rules]
    laying.off = (*laying.off, *[rule for rule in off if rule in {article.id for article in laying.game.book}])


@word(WORDS.law, "option")
def option(laying: Laying, word: SettingText) -> None:
    if word.seat == "variant" and word.value in VARIANTS:
        laying.game = game(VARIANTS[word.value])
    elif word.seat == "two_groups":
        laying.game = game("uncle-baiting@two-groups" if word.value == "on" else laying.game.name)
    else:
        shared_option(laying, word)


def slot_named(text: str, laying: Laying) -> int:
    found = _SLOT.fullmatch(text)
    if not found:
        return slot_at(laying.seat(text))
    side = int(found[2] or "1") - 1
    leading = RIGHT if laying.table.direction == 1 else LEFT
    return slot_at(laying.seat(found[1]), leading if side == 0 else 1 - leading)


def pile_of(word: SettingText) -> int:
    return pile_numbered(word.seat) if word.seat is not None else 1


@word(WORDS.given, "owner")
def owner(laying: Laying, word: SettingText) -> None:
    laying.marks[f"owner{pile_of(word)}"] = word.value


@word(WORDS.given, "turn")
def turn(laying: Laying, word: SettingText) -> None:
    laying.marks[f"turn{pile_of(word)}"] = word.value


@word(WORDS.flags, "tens")
def tens(laying: Laying) -> None:
    laying.marks["tens"] = "on"


@word(WORDS.flags, "queens")
def queens(laying: Laying) -> None:
    laying.marks["queens"] = "on"


@word(WORDS.given, "owes")
def owes(laying: Laying, word: SettingText) -> None:
    laying.marks["owes"] = str(whole(word.value))


@word(WORDS.given, "pending")
def pending(laying: Laying, word: SettingText) -> None:
    """So many penalties wait for somebody's next turn; where silence costs nothing, there is none to wait."""
    table, seat = laying.table, laying.seat(word.seat)
    heard = table.law.reactions.get(PenaltyWaits)
    for _ in range(whole(word.value) if heard is not None and heard.after else 0):
        waits = PenaltyWaits(seat, 1, "say-last-card", next_number(table), NO_SEAT, NEXT_TURN)
        table.tallies[table.law.tally_place[PENALTIES]] = PENALTIES.step(table.tally(PENALTIES), waits)


@word(WORDS.given, "ready")
def ready(laying: Laying, word: SettingText) -> None:
    table = laying.table
    seats = range(table.seats) if word.value == "all" else [laying.seat(each) for each in word.value.split(",")]
    table.tallies[table.law.tally_place[READINESS]] = seats_of(seats).bits


@word(WORDS.given, "phase")
def phase(laying: Laying, word: SettingText) -> None:
    if value_of(word) == TURNING_OVER:
        laying.phase = TURNING_OVER
    else:
        shared_phase(laying, word)


def lay_orders(laying: Laying) -> None:
    """The order of turns at each pile, once all else lies on the table."""
    table = laying.table
    if 1 not in table.piles:
        table.turn = NO_SEAT
        return
    orders = {pile: order_for(laying, pile) for pile in table.piles}
    table.tallies[table.law.tally_place[ORDERS]] = (1, orders, {})
    table.turn = table.last = seat_at(due(orders[1].turns))


def order_for(laying: Laying, pile: int) -> PileOrder:
    table, marks = laying.table, laying.marks
    order: Order = table.ask(OrderAtFirst(pile))
    order = order.but(strides="tens" in marks, sided="queens" in marks)
    order = order if table.direction == 1 else turned(order)
    cards = table.piles[pile]
    jokers = 0
    while jokers < len(cards) and cards[-1 - jokers] in JOKERS:
        jokers += 1
    live = cards[-1 - jokers].index if jokers < len(cards) else -1
    counts, key = LiveCard(live, order.origin, jokers=jokers, dead=True), ""
    if f"owner{pile}" in marks:
        slot = slot_named(marks[f"owner{pile}"], laying)
        order, key = order.but(origin=slot), RANKS[live // 4] if 0 <= live < len(DECK_FACES) else ""
        counts = counts.but(dead=False, owner=slot)
    if f"turn{pile}" in marks:
        order = order.but(landing=POINT, target=slot_named(marks[f"turn{pile}"], laying))
    return PileOrder(order, counts, owed=Obligation(DRAW, int(marks.get("owes", "0")), key=key))


def finish(laying: Laying, run: Run) -> None:
    """Lay the table; before the deal with the real packs, and for each group a pile."""
    if laying.phase == TURNING_OVER:
        laying.piles.setdefault(1, [None])
    if laying.table.law.in_force("two-groups") and not laying.phase:
        for number in (1, 2):
            laying.piles.setdefault(number, [None])
    named = mentioned(run)
    usual_finish(laying, run, Filler(laying.table, named, named, fewest=1))
    if before_the_deal(laying.table) and laying.deck is None:
        laying.table.stock = laying.table.ask(Pack())
    lay_orders(laying)


WORDS.finish = finish
WORDS.seats = 6


@word(WORDS.acts, "play")
def play(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`play 5D > P2 point E left "you"`: the card, then the pointing, then the words."""
    form = 'play 5D point E left "you"'
    tokens = list(act.tokens)
    later: list[Act] = []
    match tokens:
        case [*rest, Quoted(words)]:
            later.append(Say(seat, words))
            tokens = rest
    if BareWord("point") in tokens:
        at = tokens.index(BareWord("point"))
        later.insert(0, pointing(reading, seat, [str(each) for each in tokens[at + 1 :]], act))
        tokens = tokens[:at]
    cards = card_list(tokens[0], act, form) if tokens else ()
    number = target(tuple(tokens[1:]), act, form)
    if not cards:
        raise wrong(act, form)
    return lambda table: [Play(seat, cards, pile_meant(number, table)), *later]


def pointing(reading: Reading, seat: Seat, words: list[str], act: ActText) -> Point:
    if not 1 <= len(words) <= 2 or words[1:] not in ([], ["right"], ["left"]):
        raise wrong(act, "point E left")
    return Point(seat, reading.seat(words[0]), SIDES.index(words[1]) if words[1:] else -1)


@word(WORDS.acts, "point")
def point(reading: Reading, seat: Seat, act: ActText) -> Doing:
    pointed = pointing(reading, seat, [str(each) for each in act.tokens], act)
    return lambda table: [pointed]


@word(WORDS.acts, "take")
def take(reading: Reading, seat: Seat, act: ActText) -> Doing:
    found = re.fullmatch(r"(?:x([1-9][0-9]?))?", " ".join(map(str, act.tokens)))
    if not found:
        raise wrong(act, "take x4")
    return lambda table: [Draw(seat) for _ in range(int(found[1] or 1))]


@word(WORDS.acts, "accept")
def accept(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """Accept a penalty, or else the claim of somebody who is out."""
    nothing_more(act)
    return lambda table: [Vote(seat, True, PROPOSAL if table.motion(PROPOSAL) else CLAIM)]


@word(WORDS.queries, "legal")
def legal(reading: Reading, query: QueryText) -> Asking:
    """Whether the law would admit a card from a player who held it besides the present hand."""
    if len(query.args) != 2:
        raise NotKnown(f'"{query}" names no player and card.', " For instance: legal(B,4C)")
    seat, wanted = reading.seat(query.args[0]), one_card(query.args[1])

    def asking(table: Table) -> bool:
        held = table.copy()
        held.hands[seat].append(wanted)
        return any(not judge(held, Play(seat, (wanted,), pile)) for pile in held.piles)

    return asking
