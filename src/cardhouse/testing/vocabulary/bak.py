"""BAK's own words."""

from cardhouse.cards import COURT, JOKER, RANKS, Card
from cardhouse.core.rounds import DrawsDue, Pass
from cardhouse.core.seating import Pack
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import OVER, PLAYING, PREPARATION, Table
from cardhouse.rules.market.market import bought
from cardhouse.rules.market.peeks import Arrange, LookSize, Peek
from cardhouse.rules.market.trade import MARKET, ROW, Buy, Keep
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR, Parts
from cardhouse.testing.notation import ActText, BareWord, Run, SettingText
from cardhouse.testing.running.filler import mentioned
from cardhouse.testing.running.laying import Laying, NotKnown, seat_named, value_of, whole
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, nearest, word
from cardhouse.testing.vocabulary import bak_expects
from cardhouse.testing.vocabulary.acts import card_list, wrong
from cardhouse.testing.vocabulary.bak_expects import PHASES, SERIES
from cardhouse.testing.vocabulary.lines import line

WORDS = Vocabulary().including(bak_expects.WORDS)

IRRELEVANT = range(3, 11)

line(WORDS, "order 7H,JK", Arrange)
line(WORDS, "end-turn", Pass)
line(WORDS, "keep-hand", Keep)


@word(WORDS.law, "mini")
def mini(laying: Laying, word: SettingText) -> None:
    """`mini=3,2,2`: ranks, suits, and face cards of each series."""
    values = value_of(word).split(",")
    if len(values) != 3:
        raise NotKnown(f'"{word.value}" is no small game.', " It is written: mini=3,2,2")
    laying.options |= dict(zip(("ranks", "suits", "court"), values, strict=True))


@word(WORDS.given, "phase", "drawn", *SERIES)
def later(laying: Laying, word: SettingText) -> None:
    if word.key == "phase" and value_of(word) not in PHASES:
        raise NotKnown(f'A game of BAK has no phase "{word.value}".', nearest(word.value, PHASES))
    if word.key in SERIES:
        whole(word.value)
        laying.later[f"{word.key}.{word.seat}" if word.seat else word.key] = word.value
        return
    laying.later[word.key] = value_of(word) if word.key == "phase" else str(whole(value_of(word)))


def finish(laying: Laying, run: Run) -> None:
    """Lay market, rows, hands and draw pile; irrelevant cards are 3s to 10s, and an unseen Joker lies at the bottom."""
    table, phase = laying.table, laying.later.get("phase", "")
    pack: list[Card] = table.ask(Pack())
    table.phase = PREPARATION if phase == "start" else OVER if phase == "over" else PLAYING
    turn = seat_named(laying.turn or "A", laying.names)
    if phase == "start":
        table.stock = pack
        table.turn = turn if laying.turn else NO_SEAT
        return
    lay_rows(laying, [card for card in pack if card in COURT])
    named = mentioned(run)
    fillers = [card for card in pack if card.rank in IRRELEVANT and card not in named] or pack[:1]
    fillers.sort(key=lambda card: card.index * 31 % 53)
    taken = 0

    def filled(places: list[Card | None]) -> list[Card]:
        nonlocal taken
        found = [each or fillers[(taken + at) % len(fillers)] for at, each in enumerate(places)]
        taken += len(places)
        return found

    for seat, hand in laying.hands.items():
        table.hands[seat] = filled(hand)
    from_top = filled(laying.deck or [])
    more = laying.deck_goes_on
    below = [*([JOKER] if more and JOKER not in from_top else []), *(filled([None] * len(fillers)) if more else [])]
    table.stock = [*below, *reversed(from_top)]
    table.turn = table.last = turn
    drawn, due = int(laying.later.get("drawn", "0")), 0 if phase == "buy" else table.ask(DrawsDue(turn))
    looked = 1 if phase in ("draw", "buy") else 0
    table.tallies[table.law.tally_place[TURN_SO_FAR]] = Parts(turn, drawn, due, (), looked, looked)


def lay_rows(laying: Laying, market: list[Card]) -> None:
    """Put what was bought into the rows; whose it is, if nobody says so, is the last player's."""
    table = laying.table
    for key, value in sorted(laying.later.items(), reverse=True):  # "kings.A" before "kings"
        series, _, name = key.partition(".")
        if series not in SERIES:
            continue
        seat = laying.seat(name) if name else table.seats - 1
        count = int(value) - (0 if name else bought(table, SERIES[series]))
        cards = [card for card in market if card in SERIES[series]]
        if not 0 <= count <= len(cards):
            raise NotKnown(f"There are not {value} {series} to buy.")
        for card in cards[:count]:
            market.remove(card)
            table.area(ROW, seat).append(card)
    table.area(MARKET, NO_SEAT)[:] = market


WORDS.finish = finish


@word(WORDS.acts, "look")
def look(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`look`: as many cards as a Queen shows; `look 3`: so many, whoever may."""
    if len(act.tokens) > 1:
        raise wrong(act, "look 3")
    count = whole(str(act.tokens[0])) if act.tokens else 0
    return lambda table: [Peek(seat, count or max(1, table.ask(LookSize(seat))))]


@word(WORDS.acts, "buy")
def buy(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`buy K with 5H`: the first King of the market; `buy KH with 5H`: this one."""
    form = "buy K with 5H"
    match act.tokens:
        case (what, BareWord("with"), paid):
            cards, text = card_list(paid, act, form), str(what)
            if text in ("J", "Q", "K"):
                rank = RANKS.index(text) + 1
                return lambda table: [Buy(seat, first_of(table, rank), cards)]
            (card,) = card_list(what, act, form)
            return lambda table: [Buy(seat, card, cards)]
    raise wrong(act, form)


def first_of(table: Table, rank: int) -> Card:
    """The first card of a series that is for sale; where it is sold out, the first there ever was."""
    market = [card for card in table.area(MARKET, NO_SEAT) if card.rank == rank]
    return min(market or [card for card in COURT if card.rank == rank], key=lambda card: card.index)
