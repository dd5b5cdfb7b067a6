"""Moo's own words: what is given, and what players do."""

from cardhouse.cards import ACES, ALL, EIGHTS, JACKS, JOKERS, SEVENS, SUITS, Cards, of_suit, set_of
from cardhouse.core.acts import Act, Play, Prepare
from cardhouse.core.demands import DEMANDS, Obligation
from cardhouse.core.people_acts import Gesture, Vote
from cardhouse.core.presence import GONE, Left
from cardhouse.core.questions import DRAW, HandSize
from cardhouse.core.rule import Memory
from cardhouse.core.seating import Pack
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.undone_plays import Kept
from cardhouse.core.verdicts import judge
from cardhouse.english.written.cards import meant
from cardhouse.english.written.demands import DEMANDS_BEFORE, Demanding, parts_of_demand
from cardhouse.english.written.program import program_of
from cardhouse.rules.calling.cheats import SlipAway
from cardhouse.rules.calling.discretion import BALLOT
from cardhouse.rules.dealing.beginning import START
from cardhouse.rules.going_back.taking_back import Reclaim
from cardhouse.rules.going_back.wrong_cards import NO_SUIT, Demanded
from cardhouse.rules.leaving_play.answering_in_kind import ChainOf
from cardhouse.rules.leaving_play.coming_and_going import GIFT
from cardhouse.rules.matching.called_suits import CalledSuit
from cardhouse.testing.notation import ActText, QueryText, Quoted, Run, SettingText
from cardhouse.testing.running.filler import Filler, mentioned
from cardhouse.testing.running.laying import Laying, NotKnown, one_card, one_of, value_of, whole
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Asking, Doing, Vocabulary, word
from cardhouse.testing.running.setup import finish as usual_finish
from cardhouse.testing.vocabulary.acts import wrong
from cardhouse.testing.vocabulary.lines import line

WORDS = Vocabulary()
CHAIN = ChainOf(SEVENS)
CALLED_SUIT = CalledSuit(JACKS)

line(WORDS, "take-back 5D", Reclaim)
line(WORDS, "discard 9C", SlipAway)
line(WORDS, "do bow", Gesture)


@word(WORDS.given, "out")
def out(laying: Laying, word: SettingText) -> None:
    """People at the table who are not in the game."""
    table = laying.table
    for name in value_of(word).split(","):
        seat = laying.seat(name)
        table.tallies[table.law.tally_place[GONE]] = GONE.step(table.tally(GONE), Left(seat))
        laying.hands.setdefault(seat, [])


@word(WORDS.given, "deck")
def deck(laying: Laying, word: SettingText) -> None:
    """How many cards the draw pile has, all of them irrelevant."""
    laying.deck = [None] * whole(value_of(word))
    laying.deck_goes_on = False


@word(WORDS.given, "decks")
def decks(laying: Laying, word: SettingText) -> None:
    whole(value_of(word))


@word(WORDS.given, "knows")
def knows(laying: Laying, word: SettingText) -> None:
    """Who knows the rules; `-` is nobody."""
    named = [] if value_of(word) == "-" else [laying.seat(name) for name in word.value.split(",")]
    table = laying.table
    new = [name for seat, name in enumerate(table.names) if seat not in named]
    table.enact(table.law.setting("newcomers", ",".join(new)))


@word(WORDS.given, "answer")
def answer(laying: Laying, word: SettingText) -> None:
    """How many 7s the player in turn has to answer."""
    laying.notes["answer"] = whole(value_of(word))


@word(WORDS.given, "suit")
def suit(laying: Laying, word: SettingText) -> None:
    place = SUITS.index(str(one_of(value_of(word), **{letter: letter for letter in SUITS})))
    remember(laying.table, CALLED_SUIT, (place, False))


@word(WORDS.given, "jack")
def jack(laying: Laying, word: SettingText) -> None:
    one_of(value_of(word), open=True)
    remember(laying.table, CALLED_SUIT, (NO_SUIT, True))


def remember(table: Table, tally: Memory, total: object) -> None:
    table.tallies[table.law.tally_place[tally]] = Kept(total)


def finish(laying: Laying, run: Run) -> None:
    """Lay the table. Before the start the whole pack is there, in the order that the shuffle will bring."""
    table, filler = laying.table, irrelevant(laying, run)
    if laying.phase == START:
        table.phase = START
        lay_for_the_start(laying, filler)
        return
    usual_finish(laying, run, filler)
    if "answer" in laying.notes:
        number = laying.notes["answer"]
        if CHAIN in table.law.tally_place:
            remember(table, CHAIN, CHAIN.of(number, table.turn))
        demand_in_words(table, number)


def demand_in_words(table: Table, number: int) -> None:
    """Lay the same where it is a sentence that demands it."""
    texts = [rule.people_wrote() for article in table.law.articles for rule in article.rules]
    parts = [part for text in texts if text for part in program_of(text).parts]
    draws = [part for part in parts if isinstance(part, Demanding) and part.kind == DRAW]
    sevens = [part for part in draws if meant(parts_of_demand(part.clause)[0], table, None, NO_SEAT) == SEVENS]
    if sevens:
        owed = Obligation(DRAW, number, table.turn, SEVENS, True, sevens[0].key)
        table.tallies[table.law.tally_place[DEMANDS]] = (owed,)
        remember(table, DEMANDS_BEFORE, (owed,))


def irrelevant(laying: Laying, run: Run) -> Filler:
    """Cards that wake no rule, and match neither the pile nor a called suit."""
    tops = [card for pile in laying.piles.values() for card in pile[-1:] if card]
    plain = ALL - JOKERS - SEVENS - EIGHTS - ACES - JACKS - of_suit(0) - set_of("9D")
    named = mentioned(run)
    demanded = laying.table.ask(Demanded())
    fit = Cards(0) if demanded == ALL else demanded
    return Filler(laying.table, named | (ALL - plain) | fit, tops, fewest=1)


def lay_for_the_start(laying: Laying, filler: Filler) -> None:
    """Lay the whole pack so that the deal and the starter are as the given says."""
    table = laying.table
    rest = table.ask(Pack())
    hands = [laying.hands.get(seat, []) for seat in range(table.seats)]
    up = laying.piles.get(1, [None])
    for card in [card for zone in (*hands, up) for card in zone if card]:
        rest.remove(card)
    rest.sort(key=lambda card: card not in filler.pool)
    size = table.ask(HandSize())
    dealt = [[hand[at] if at < len(hand) else None for at in range(size)] for hand in hands]
    round_the_table = [dealt[(table.dealer + 1 + step) % table.seats] for step in range(table.seats)]
    wanted = [*[hand[at] for at in range(size) for hand in round_the_table], *up]
    from_top = [card or rest.pop(0) for card in wanted]
    table.stock = list(reversed([*from_top, *rest]))


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


@word(WORDS.acts, BALLOT)
def ballot(reading: Reading, seat: Seat, act: ActText) -> Doing:
    aye = bool(one_of(" ".join(map(str, act.tokens)), uphold=True, reject=False))
    return lambda table: [Vote(seat, aye, BALLOT)]


@word(WORDS.acts, "accept")
def accept(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`accept yes` or `accept no`: whether one takes a gift."""
    aye = bool(one_of(" ".join(map(str, act.tokens)), yes=True, no=False))
    return lambda table: [Vote(seat, aye, GIFT)]


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
