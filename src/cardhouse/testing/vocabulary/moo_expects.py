"""Moo's own words: what is expected."""

from cardhouse.cards import Card
from cardhouse.core.owed import OPEN
from cardhouse.core.seating import Present
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.testing.notation import Expect
from cardhouse.testing.running.laying import one_card
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, word
from cardhouse.testing.vocabulary.expects import needed, seats_check, wrong

WORDS = Vocabulary()


@word(WORDS.expects, "top")
def top(reading: Reading, expect: Expect) -> Check:
    """The last played card."""
    wanted = one_card(needed(expect, "top=5H"))

    def check(moment: Moment) -> str:
        found: Card | None = moment.table.top(1)
        return "" if found is wanted else f"top={found.name if found else '-'}"

    return check


def inside(table: Table) -> list[Seat]:
    return table.ask(Present()).among(table.seats)


seats_check("ring", inside, WORDS)
seats_check("out", lambda table: [seat for seat in range(table.seats) if seat not in inside(table)], WORDS)


@word(WORDS.expects, "callable")
def callable_for(reading: Reading, expect: Expect) -> Check:
    """Exactly the rules for which somebody can be called now."""
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "callable A=404-spade-name")
    seat = reading.seat(expect.seat)
    wanted = sorted([reading.rule(each) for each in expect.value.split(",")]) if expect.value != "-" else []

    def check(moment: Moment) -> str:
        open_ones = {b.rule for b in moment.table.breaches if b.offender == seat and b.status == OPEN}
        return "" if sorted(open_ones) == wanted else f"callable {expect.seat}={','.join(sorted(open_ones)) or '-'}"

    return check
