"""Words for what rules in people's words bring to any table: choices, looks, takes, swaps, counters, dice."""

import re
from collections.abc import Callable
from typing import Any

from cardhouse.cards import RANKS, SUITS
from cardhouse.core.acts import Act, Pay
from cardhouse.core.demands import DEMANDS
from cardhouse.core.people_acts import Choose
from cardhouse.core.rule import Memory
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Table
from cardhouse.english.written.choosing import PLAYER, RANK, SUIT
from cardhouse.english.written.memory import CALLED, ROLL
from cardhouse.english.written.offer_acts import SPEND, PutAway, SeeHand, ShowCards, Spend, TradeCard, TradeHands
from cardhouse.rules.leaving_play.purses import held
from cardhouse.rules.market.peeks import LookSize, Peek
from cardhouse.rules.piles.pile_acts import Take
from cardhouse.rules.salad.salad import SALAD
from cardhouse.rules.salad.swaps import Swap
from cardhouse.store.forms import form_of
from cardhouse.testing.notation import ActText, Arrow, BareWord, Expect, SettingText
from cardhouse.testing.running.laying import Laying, NotKnown, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, word
from cardhouse.testing.vocabulary.acts import card_list, nothing_more, pile_meant, wrong
from cardhouse.testing.vocabulary.acts import choose as choose_of_the_book
from cardhouse.testing.vocabulary.expects import needed
from cardhouse.testing.vocabulary.expects import wrong as wrong_expect
from cardhouse.testing.vocabulary.lines import ActLine

WORDS = Vocabulary()


@word(WORDS.acts, "take")
def take(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`take x2`: so many cards from the top of the pile."""
    found = re.fullmatch(r"x([1-9][0-9]?)", " ".join(map(str, act.tokens)))
    if not found:
        raise wrong(act, "take x2")
    return lambda table: [Take(seat, pile_meant(None, table), int(found[1]))]


@word(WORDS.acts, "look")
def look(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`look` at the top of the draw pile, `look C` at somebody's hand."""
    if len(act.tokens) == 1:
        owner = reading.seat(str(act.tokens[0]))
        return lambda table: [SeeHand(seat, owner)]
    if act.tokens:
        raise wrong(act, "look")
    return lambda table: [Peek(seat, max(1, table.ask(LookSize(seat))))]


@word(WORDS.acts, "swap")
def swap(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`swap C` hands with somebody, `swap 4C > deck` (or `> C`, `> P1`) a card."""
    form = "swap 4C > deck"
    match act.tokens:
        case (BareWord(name),):
            to = reading.seat(name)
            return lambda table: [TradeHands(seat, to)]
        case (_, Arrow("<->"), _):
            return ActLine("swap 5H <-> 4C", form_of(Swap), {"area": SALAD}).read(reading, seat, act)
        case (cards, Arrow(">"), BareWord(place)):
            (card,) = card_list(cards, act, form)
            other = NO_SEAT if place == "deck" or place.startswith("P") else reading.seat(place)
            return lambda table: [TradeCard(seat, card, other)]
    raise wrong(act, form)


@word(WORDS.acts, "show")
def show(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`show` the whole hand, `show 4C,5C` some of it."""
    cards = card_list(act.tokens[0], act, "show 4C") if act.tokens else ()
    return lambda table: [ShowCards(seat, cards)]


@word(WORDS.acts, "bury")
def bury(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`bury 4C`: put cards under the draw pile because a rule asks for it."""
    cards = card_list(act.tokens[0], act, "bury 4C") if act.tokens else ()
    return lambda table: [PutAway(seat, cards)]


@word(WORDS.acts, "pay")
def pay(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`pay` what a rule lets one pay, where one does; else a penalty that is owed."""
    nothing_more(act)
    return lambda table: [Spend(seat) if SPEND in table.law.ways and not table.debts else Pay(seat)]


@word(WORDS.given, "die")
def die(laying: Laying, word: SettingText) -> None:
    """`die=3,1`: what the die will show."""
    laying.dice = tuple([whole(each) for each in word.values])


@word(WORDS.given, "counter")
def counter_given(laying: Laying, word: SettingText) -> None:
    """`counter.A="2 peso"`: how many of a counter somebody has."""
    number, _, what = word.value.partition(" ")
    laying.counters.append((laying.seat(word.seat), what.casefold(), whole(number)))


@word(WORDS.acts, "choose")
def choose(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`choose B`, `choose K`, `choose H` for what a rule has asked; else as rules of the book are answered."""
    text = str(act.tokens[0]) if len(act.tokens) == 1 else ""
    ways = reading.table.law.ways
    if not text or text in reading.book.ways or not any(way in ways for way in (PLAYER, SUIT, RANK)):
        return choose_of_the_book(reading, seat, act)

    def doing(table: Table) -> list[Act]:
        kinds = [duty.kind for duty in table.duties if duty.bearer == seat and duty.kind in (PLAYER, SUIT, RANK)]
        kind = kinds[0] if kinds else next(way for way in (PLAYER, SUIT, RANK) if way in ways)
        return [Choose(seat, kind, (picked(reading, kind, text),))]

    return doing


def picked(reading: Reading, kind: str, text: str) -> int:
    if kind == RANK and text in RANKS:
        return RANKS.index(text) + 1
    if kind == SUIT and text in SUITS:
        return SUITS.index(text)
    if kind == PLAYER:
        return reading.seat(text)
    raise NotKnown(f'"{text}" is no {kind}.')


def answer_now(table: Table) -> str:
    """The number that the player in turn has to answer, by a rule that somebody wrote."""
    found = [demand.number for demand in kept(table, DEMANDS, ()) if demand.bearer == table.turn]
    return str(found[0]) if found else "-"


def kept(table: Table, tally: Memory, otherwise: Any) -> Any:
    """What a tally has come to, where there is one."""
    return table.tallies[table.law.tally_place[tally]] if tally in table.law.tally_place else otherwise


def one_value(name: str, form: str, found_in: Callable[[Table], str]) -> None:
    """An expectation of the form `rank=K`; `-` is nothing."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        wanted = needed(expect, form)

        def check(moment: Moment) -> str:
            found = found_in(moment.table)
            return "" if found == wanted else f"{name}={found}"

        return check


def rank_named(table: Table) -> str:
    rank = kept(table, CALLED, (0, 0))[1]
    return RANKS[rank - 1] if rank else "-"


one_value("answer", "answer=4", answer_now)
one_value("rank", "rank=K", rank_named)
one_value("roll", "roll=3", lambda table: str(kept(table, ROLL, 0)))


@word(WORDS.expects, "counter")
def counter(reading: Reading, expect: Expect) -> Check:
    """`counter A "peso"=1`: how many of a counter somebody has."""
    found = re.fullmatch(r'counter (\S+) "([^"]+)"=([0-9]+)', expect.raw)
    if not found:
        raise wrong_expect(expect, 'counter A "peso"=1')
    name, what, number = found.groups()
    seat, wanted = reading.seat(name), whole(number)

    def check(moment: Moment) -> str:
        now = held(moment.table, what, seat)
        return "" if now == wanted else f'counter {name} "{what}"={now}'

    return check
