"""What BAK's scenarios expect, and what they ask the solver."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from cardhouse.bots.bak_mini import Mini, joker_next
from cardhouse.bots.bak_solver import value_of_mini
from cardhouse.cards import JACKS, JOKER, KINGS, QUEENS, RANKS
from cardhouse.core.rounds import DrawsLeft
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, PREPARATION, Table
from cardhouse.rules.market.endings import hand_sum
from cardhouse.rules.market.market import bought, in_row
from cardhouse.rules.market.peeks import LookSize
from cardhouse.rules.market.trade import MARKET, Price, Showed
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR
from cardhouse.testing.notation import ActText, Expect
from cardhouse.testing.running.laying import NotKnown, cards_listed, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, nearest, word
from cardhouse.testing.vocabulary.expects import needed, wrong

WORDS = Vocabulary()

T = TypeVar("T")

SERIES = {"jacks": JACKS, "queens": QUEENS, "kings": KINGS}
PHASES = ("start", "look", "draw", "buy", "over")


def phase_of(table: Table) -> str:
    """The part of the game, or of the turn, that the table is in."""
    if table.phase in (PREPARATION, OVER):
        return "start" if table.phase == PREPARATION else "over"
    turn = table.tally(TURN_SO_FAR)
    if not turn.looked and not turn.drawn and table.ask(LookSize(table.turn)):
        return "look"
    return "draw" if table.ask(DrawsLeft()) else "buy"


@word(WORDS.expects, "phase")
def phase(reading: Reading, expect: Expect) -> Check:
    wanted = needed(expect, "phase=buy")
    if wanted not in PHASES:
        raise NotKnown(f'A game of BAK has no phase "{wanted}".', nearest(wanted, PHASES))
    return lambda moment: "" if phase_of(moment.table) == wanted else f"phase={phase_of(moment.table)}"


def number(name: str, found_in: Callable[[Table], int]) -> None:
    """An expectation of the form `left=2`; `-` is none."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        value = needed(expect, f"{name}=2")
        wanted = 0 if value == "-" else whole(value)
        return lambda moment: "" if found_in(moment.table) == wanted else f"{name}={found_in(moment.table)}"


number("left", lambda table: table.ask(DrawsLeft()))
number("look", lambda table: table.ask(LookSize(table.turn)) if table.turn != NO_SEAT else 0)
number("drawn", lambda table: table.tally(TURN_SO_FAR).draws)


def rank_named(expect: Expect, form: str) -> int:
    if expect.seat not in ("J", "Q", "K") or expect.value is None:
        raise wrong(expect, form)
    return RANKS.index(expect.seat) + 1


@word(WORDS.expects, "price")
def price(reading: Reading, expect: Expect) -> Check:
    rank, wanted = rank_named(expect, "price K=3"), whole(expect.value or "")

    def check(moment: Moment) -> str:
        found = moment.table.ask(Price(rank))
        return "" if found == wanted else f"price {expect.seat}={found}"

    return check


@word(WORDS.expects, "market")
def market(reading: Reading, expect: Expect) -> Check:
    """`market=12`, or of a series: `market J=3`."""
    rank = rank_named(expect, "market J=3") if expect.seat else 0
    wanted = whole(expect.value or "")

    def check(moment: Moment) -> str:
        cards = moment.table.area(MARKET, NO_SEAT)
        found = len([card for card in cards if rank in (0, card.rank)])
        return "" if found == wanted else f"{expect.raw.partition('=')[0]}={found}"

    return check


@word(WORDS.expects, *SERIES)
def series(reading: Reading, expect: Expect) -> Check:
    """`jacks A=1`: bought by somebody; `kings=4`: by all."""
    cards, wanted = SERIES[expect.head], whole(expect.value or "")
    seat = reading.seat(expect.seat) if expect.seat else NO_SEAT

    def check(moment: Moment) -> str:
        table = moment.table
        found = bought(table, cards) if seat == NO_SEAT else in_row(table, seat, cards)
        return "" if found == wanted else f"{expect.raw.partition('=')[0]}={found}"

    return check


@word(WORDS.expects, "shown")
def shown(reading: Reading, expect: Expect) -> Check:
    """The cards that this act showed to everybody."""
    wanted = [card.name for card in cards_listed(needed(expect, "shown=AS"))]

    def check(moment: Moment) -> str:
        found = [card.name for event in moment.events if isinstance(event, Showed) for card in event.cards]
        return "" if found == wanted else f"shown={','.join(found) or '-'}"

    return check


@word(WORDS.expects, "score")
def score(reading: Reading, expect: Expect) -> Check:
    if expect.seat is None:
        raise wrong(expect, "score A=19")
    seat, wanted = reading.seat(expect.seat), whole(expect.value or "")

    def check(moment: Moment) -> str:
        found = hand_sum(moment.table, seat)
        return "" if found == wanted else f"score {expect.seat}={found}"

    return check


def places(text: str) -> range:
    """`14..41`, or one place."""
    low, _, high = text.partition("..")
    return range(whole(low), whole(high or low) + 1)


def joker_place(table: Table) -> int:
    """Where the Joker lies in the draw pile, 1 for its top; 0 if it is not there."""
    return 1 + table.stock[::-1].index(JOKER) if JOKER in table.stock else 0


@word(WORDS.expects, "joker")
def joker(reading: Reading, expect: Expect) -> Check:
    wanted = places(needed(expect, "joker=14..41"))
    return lambda moment: "" if joker_place(moment.table) in wanted else f"joker={joker_place(moment.table)}"


def noting(found: set[T], seen_at: Callable[[Table], T]) -> Check:
    """A check that always holds, and notes what it saw."""

    def check(moment: Moment) -> str:
        found.add(seen_at(moment.table))
        return ""

    return check


@word(WORDS.expects, "covers")
def covers(reading: Reading, expect: Expect) -> Check:
    """Over all seeds, the Joker lies at each of these places; or it is the turn of each of these players."""
    if expect.seat not in ("joker", "turn"):
        raise wrong(expect, "covers joker=14..41")
    found, text = set[int](), expect.value or ""
    players = {reading.seat(name): name for name in text.split(",")} if expect.seat == "turn" else {}
    wanted = players or {place: str(place) for place in places(text)}

    def missing() -> str:
        never = [name for place, name in wanted.items() if place not in found]
        return f"never {', '.join(never)}" if never else ""

    reading.over_all.append((reading.step, expect, missing))
    return noting(found, (lambda table: table.turn) if players else joker_place)


@word(WORDS.expects, "varies")
def varies(reading: Reading, expect: Expect) -> Check:
    """Over all seeds, the set of the first so many cards is not always the same."""
    if expect.seat != "top":
        raise wrong(expect, "varies top=13")
    count, found = whole(expect.value or ""), set[frozenset[str]]()
    reading.over_all.append((reading.step, expect, lambda: "" if len(found) > 1 else "always the same cards"))
    return noting(found, lambda table: frozenset(card.name for card in table.stock[-count:]))


def small_game(table: Table) -> Mini:
    """The ranks, suits and face cards of each series that this table plays with."""
    options: dict[str, object] = {}
    for article in table.law.articles:
        for rule in article.rules:
            options |= rule.options()
    ranks, suits, court = options["ranks"], options["suits"], options["court"]
    if not (isinstance(ranks, int) and isinstance(suits, int) and isinstance(court, int)):
        raise NotKnown("This table has no pack that the solver knows.")
    return Mini(ranks, suits, court)


@word(WORDS.voices, "solver")
def solver(reading: Reading, act: ActText) -> Callable[[Table], object]:
    """`solver: coop`, `solver: duel queens`, `solver: joker-next`."""
    asked = " ".join([act.verb, *map(str, act.tokens)])
    if asked == "joker-next":
        return lambda table: joker_next(small_game(table), len(table.stock))
    known = ("coop", "duel", "coop queens", "duel queens")
    if asked not in known:
        raise NotKnown(f'The solver cannot be asked "{asked}".', nearest(asked, (*known, "joker-next")))
    return lambda table: value_of_mini(small_game(table), act.verb, queens=bool(act.tokens))


@word(WORDS.expects, "value")
def value(reading: Reading, expect: Expect) -> Check:
    """What the solver says: a fraction exactly, decimals rounded to six places."""
    text = needed(expect, "value=23/25")
    try:
        wanted = Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise wrong(expect, "value=23/25") from None

    def check(moment: Moment) -> str:
        said = moment.said
        if not isinstance(said, (int, float, Fraction)):
            return "nobody was asked"
        if "." in text:
            return "" if f"{float(said):.6f}" == text else f"value={float(said):.6f}"
        return "" if abs(float(said) - float(wanted)) < 1e-12 else f"value={said}"

    return check
