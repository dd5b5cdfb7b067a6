"""Moo's own words: what is given, and what players do."""

from cardhouse.cards import JOKERS
from cardhouse.core.acts import Act, Play, Prepare
from cardhouse.core.questions import HandSize
from cardhouse.core.seating import Left, Pack
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import judge
from cardhouse.rules.beginning import START
from cardhouse.rules.seating import GONE
from cardhouse.testing.notation import ActText, QueryText, Quoted, Run, Setting
from cardhouse.testing.running.filler import Filler, mentioned
from cardhouse.testing.running.laying import Laying, NotKnown, one_card, value_of, whole
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Asking, Doing, Vocabulary, word
from cardhouse.testing.running.setup import finish as usual_finish
from cardhouse.testing.vocabulary.acts import wrong

WORDS = Vocabulary()


@word(WORDS.given, "out")
def out(laying: Laying, word: Setting) -> None:
    """People at the table who are not in the game."""
    table = laying.table
    for name in value_of(word).split(","):
        seat = laying.seat(name)
        table.tallies[table.law.tally_place[GONE]] = GONE.step(table.tally(GONE), Left(seat))
        laying.hands.setdefault(seat, [])


@word(WORDS.given, "deck")
def deck(laying: Laying, word: Setting) -> None:
    """How many cards the draw pile has, all of them irrelevant."""
    laying.deck = [None] * whole(value_of(word))
    laying.deck_goes_on = False


@word(WORDS.given, "decks")
def decks(laying: Laying, word: Setting) -> None:
    whole(value_of(word))


def finish(laying: Laying, run: Run) -> None:
    """Lay the table. Before the start the whole pack is there, in the order that the shuffle will bring."""
    table = laying.table
    usual_finish(laying, run, irrelevant(laying, run))
    if table.phase == START:
        lay_for_the_start(laying)


def irrelevant(laying: Laying, run: Run) -> Filler:
    """Cards that wake no rule, and match neither the pile nor a called suit."""
    tops = [card for pile in laying.piles.values() for card in pile[-1:] if card]
    return Filler(laying.table, mentioned(run) | JOKERS, tops, fewest=1)


def lay_for_the_start(laying: Laying) -> None:
    table = laying.table
    hands, up = table.hands, table.piles.get(1, [])
    rest = table.ask(Pack())
    size = table.ask(HandSize())
    for card in [*[card for hand in hands for card in hand], *up]:
        rest.remove(card)
    dealt = []
    for hand in hands:
        hand += [rest.pop(0) for _ in range(size - len(hand))]
    for turn in range(size):
        dealt += [hands[(table.dealer + 1 + step) % table.seats][turn] for step in range(table.seats)]
    table.stock = list(reversed([*dealt, *up, *rest]))
    table.hands = [[] for _ in table.names]
    table.piles = {}
    table.opened = 0
    table.turn = table.last = NO_SEAT


WORDS.finish = finish


@word(WORDS.acts, START)
def start(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`start "preamble"`; the shuffle brings what the given says."""
    match act.tokens:
        case ():
            words = ""
        case (Quoted(said),):
            words = said
        case _:
            raise wrong(act, 'start "Welcome"')

    def doing(table: Table) -> list[Act]:
        unshuffle(table)
        return [Prepare(seat, START, words)]

    return doing


def unshuffle(table: Table) -> None:
    """Put the stock in an order from which the table's chance will shuffle it into the present one."""
    order = list(range(len(table.stock)))
    table.chance.copy().shuffle(order)
    wanted = table.stock[:]
    for place, source in enumerate(order):
        table.stock[source] = wanted[place]


@word(WORDS.queries, "legal")
def legal(reading: Reading, query: QueryText) -> Asking:
    """Whether the law would admit a card from a player who held it besides the present hand."""
    if len(query.args) != 2:
        raise NotKnown(f'"{query}" names no player and card.', " For instance: legal(A,5H)")
    seat, card = reading.seat(query.args[0]), one_card(query.args[1])

    def asking(table: Table) -> bool:
        table = table.copy()
        table.hands[seat].append(card)
        return table.phase == PLAYING and not judge(table, Play(seat, (card,)))

    return asking
