"""How a table of Bartok stands: tokens, dead piles, vetoes, the hand that leads, the primes."""

from collections.abc import Callable

from cardhouse.core.landing import DeadPiles
from cardhouse.core.seats import Seat
from cardhouse.core.settling import card_count
from cardhouse.core.shown import NO_NUMBER, Figures
from cardhouse.core.table import CENTRE, Table
from cardhouse.rules.accusing.penalties import DISHWASHER
from cardhouse.rules.combinations.combinations import Prime
from cardhouse.rules.combinations.primes import DEFINITIONS
from cardhouse.rules.dealing.hands import LEAD
from cardhouse.rules.lawmaking.declaring import Declarations
from cardhouse.rules.tokens.death import DEATH
from cardhouse.rules.tokens.token_acts import TURN
from cardhouse.rules.veto.holding import VETO
from cardhouse.testing.notation import Expect
from cardhouse.testing.running.laying import NotKnown, one_of, pile_numbered, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, nearest, word
from cardhouse.testing.vocabulary.expects import needed, wrong

WORDS = Vocabulary()

TOKENS = {"token": TURN, "dw": DISHWASHER, "dtoken": "dealer"}


def text_of(name: str, form: str, wanted: Callable[[Reading, str], str], found_in: Callable[[Table], str]) -> None:
    """An expectation with one value, compared as text."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        text = wanted(reading, needed(expect, form))

        def check(moment: Moment) -> str:
            found = found_in(moment.table)
            return "" if found == text else f"{name}={found}"

        return check


def seat_or_center(reading: Reading, value: str) -> str:
    return "center" if value in ("center", "-") else reading.table.names[reading.seat(value)]


def token_at(table: Table, token: str) -> str:
    at = table.tokens.get(token, CENTRE)
    return "center" if at == CENTRE else table.names[at]


text_of("token", "token=A", seat_or_center, lambda table: token_at(table, TURN))
text_of("dw", "dw=A", seat_or_center, lambda table: token_at(table, DISHWASHER))
text_of("dtoken", "dtoken=A", seat_or_center, lambda table: token_at(table, "dealer"))


def piles(reading: Reading, value: str) -> str:
    numbers = [pile_numbered(each) for each in value.split(",")] if value != "-" else []
    return piles_told(numbers)


def piles_told(numbers: list[int]) -> str:
    return ",".join(f"P{number}" for number in sorted(numbers)) or "-"


text_of("dead", "dead=P1", piles, lambda table: piles_told(table.ask(DeadPiles())))
text_of(
    DEATH,
    "death=P1",
    piles,
    lambda table: piles_told([table.marked[DEATH]] if DEATH in table.marked else []),
)


def one_word(*words: str) -> Callable[[Reading, str], str]:
    return lambda reading, value: str(one_of(value, **{each: each for each in words}))


text_of("window", "window=open", one_word("open", "closed"), lambda table: "open" if table.landing else "closed")
text_of("lead", "lead=L", one_word("L", "R", "-"), lambda table: latest(table, LEAD) or "-")


def latest(table: Table, tally: Declarations) -> str:
    words = table.tally(tally) if tally in table.law.tally_place else ()
    return words[-1] if words else ""


def definition(reading: Reading, value: str) -> str:
    if value not in DEFINITIONS:
        raise NotKnown(f'"{value}" is no choice of primes.', nearest(value, DEFINITIONS))
    return value


def primes_now(table: Table) -> str:
    primes = table.ask(Prime())
    return next((name for name, cards in DEFINITIONS.items() if cards == primes), "-")


text_of("primes", "primes=number", definition, primes_now)


def number_of(name: str, found_in: Callable[[Table, Seat], int]) -> None:
    """An expectation about a number that each player has: `count A=3`."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        if expect.seat is None or expect.value is None:
            raise wrong(expect, f"{name} A=1")
        seat, wanted = reading.seat(expect.seat), whole(expect.value)

        def check(moment: Moment) -> str:
            found = found_in(moment.table, seat)
            return "" if found == wanted else f"{name} {expect.seat}={found}"

        return check


def vetoes_left(table: Table, seat: Seat) -> int:
    return table.ask(Figures()).count((VETO, seat, NO_NUMBER))


number_of("count", card_count)
number_of("vetoes", vetoes_left)
