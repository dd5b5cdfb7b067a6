"""Moo's own words: what is expected."""

from collections.abc import Callable

from cardhouse.cards import SUITS, Card
from cardhouse.core.affairs import MotionDecided
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged
from cardhouse.core.demands import DEMANDS, Obliged
from cardhouse.core.owed import OPEN
from cardhouse.core.presence import Present
from cardhouse.core.questions import Asked
from cardhouse.core.seats import Seat
from cardhouse.core.shown import Circle
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.english.written.choosing import SUIT
from cardhouse.english.written.memory import CALLED, NAMED_NOTHING
from cardhouse.rules.calling.discretion import BALLOT
from cardhouse.rules.calling.warnings import Warned
from cardhouse.rules.going_back.wrong_cards import SuitState
from cardhouse.rules.leaving_play.going_out_by_word import AT_THE_DOOR
from cardhouse.rules.timing.turn_clock import latest_turn
from cardhouse.testing.notation import Expect, Quoted
from cardhouse.testing.running.laying import one_card, one_of
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, word
from cardhouse.testing.vocabulary.expects import needed, seats_check, wrong
from cardhouse.testing.vocabulary.written import answer_now, kept
from cardhouse.testing.vocabulary.zones import sees as shared_sees

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
    return list(table.ask(Present()).among(table.seats))


def round_the_table(table: Table) -> list[Seat]:
    """Those in the game, clockwise from the first seat."""
    circle = table.ask(Circle()) or range(table.seats)
    return [seat for seat in circle if seat in inside(table)]


seats_check("ring", round_the_table, WORDS)
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


def one_value(name: str, form: str, found_in: Callable[[Table], str]) -> None:
    """An expectation of the form `answer=2`; `-` is nothing."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        wanted = needed(expect, form)

        def check(moment: Moment) -> str:
            found = found_in(moment.table)
            return "" if found == wanted else f"{name}={found}"

        return check


def suit_called(table: Table) -> str:
    suit = max(table.ask(SuitState())[0], kept(table, CALLED, NAMED_NOTHING)[0])
    return "-" if suit < 0 else SUITS[suit]


def suit_open(table: Table) -> str:
    """Whether a suit may be named now, by the game's own rule or by one in people's words."""
    return "open" if table.ask(SuitState())[1] or table.ask(Asked(SUIT)) else "-"


def to_answer(table: Table) -> str:
    owed = table.ask(Obliged())
    return answer_now(table) if owed is None or owed in kept(table, DEMANDS, ()) else str(owed.number)


one_value("answer", "answer=2", to_answer)
one_value("suit", "suit=S", suit_called)
one_value("jack", "jack=open", suit_open)
one_value("since", "since=4", lambda table: f"{latest_turn(table) / 1000:g}")


@word(WORDS.expects, "window")
def window(reading: Reading, expect: Expect) -> Check:
    """Until when everybody, onlookers too, is shown that somebody's claim to be out may be contested: `window A=11`,
    `open` where nothing says how long, `-` if it is not shown.
    """
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "window A=11")
    seat, wanted = reading.seat(expect.seat), expect.value

    def check(moment: Moment) -> str:
        views = [view(moment.table, who).windows for who in range(-1, moment.table.seats)]
        times = {f"{w.expires / 1000:g}" if w.expires else "open" for shown in views for w in shown if w.about == seat}
        found = ",".join(sorted(times)) or "-"
        alike = all(shown == views[0] for shown in views)
        return "" if found == wanted and alike else f"window {expect.seat}={found}"

    return check


@word(WORDS.expects, "claim")
def claim(reading: Reading, expect: Expect) -> Check:
    """Until when somebody claims to be out."""
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "claim A=11")
    seat, wanted = reading.seat(expect.seat), expect.value

    def check(moment: Moment) -> str:
        until = moment.table.tally(AT_THE_DOOR).claims.get(seat)
        found = "-" if until is None else f"{until / 1000:g}"
        return "" if found == wanted else f"claim {expect.seat}={found}"

    return check


WORTH = {RIGHT: "valid", WRONG: "invalid"}


@word(WORDS.expects, "call")
def call(reading: Reading, expect: Expect) -> Check:
    """How the latest call was judged by this step."""
    wanted = one_of(needed(expect, "call=valid"), valid="valid", invalid="invalid", void="void")

    def check(moment: Moment) -> str:
        judged = [WORTH.get(event.outcome, "void") for event in moment.events if isinstance(event, CaseJudged)]
        found = judged[-1] if judged else "-"
        return "" if found == wanted else f"call={found}"

    return check


@word(WORDS.expects, "ballot")
def ballot(reading: Reading, expect: Expect) -> Check:
    """Whether a call is being settled by a ballot, or was by this step."""
    words = {"open": "open", "upheld": "upheld", "rejected": "rejected", "-": "-"}
    wanted = one_of(needed(expect, "ballot=open"), **words)

    def check(moment: Moment) -> str:
        done = [e.carried for e in moment.events if isinstance(e, MotionDecided) and e.motion.kind == BALLOT]
        is_open = moment.table.motion(BALLOT) is not None
        found = ("upheld" if done[-1] else "rejected") if done else "open" if is_open else "-"
        return "" if found == wanted else f"ballot={found}"

    return check


@word(WORDS.expects, "sees")
def sees(reading: Reading, expect: Expect) -> Check:
    """What is in a player's view, or was answered to the player's act."""
    in_view = shared_sees(reading, expect)
    inner, seat = expect.inner, reading.seat(expect.seat or "")
    words = [each.text for each in inner.args if isinstance(each, Quoted)] if inner else []

    def check(moment: Moment) -> str:
        told = [ruling.reason for out in moment.outcomes if out.act.seat == seat for ruling in out.rulings]
        return "" if words and words[0] in told else in_view(moment)

    return check


@word(WORDS.expects, "warned", "no-warning")
def warned(reading: Reading, expect: Expect) -> Check:
    """`warned A "dealer"`: A is told something against their own rule, in such words; `no-warning A`: nothing."""
    texts = [each.text if isinstance(each, Quoted) else str(each) for each in expect.args]
    if len(texts) not in (1, 2):
        raise wrong(expect, 'warned A "dealer"')
    seat, words = reading.seat(texts[0]), texts[1] if texts[1:] else ""

    def check(moment: Moment) -> str:
        told = [event.words for event in moment.events if isinstance(event, Warned) and event.player == seat]
        is_told = any(words in each for each in told)
        return "" if is_told == (expect.head == "warned") else f"warned {texts[0]} {told}"

    return check


@word(WORDS.expects, "offered", "not-offered")
def offered(reading: Reading, expect: Expect) -> Check:
    """`offered A "Bad card"`: when A makes a call, this one is offered."""
    texts = [each.text if isinstance(each, Quoted) else str(each) for each in expect.args]
    if len(texts) != 2:
        raise wrong(expect, 'offered A "Bad card"')
    seat = reading.seat(texts[0])

    def check(moment: Moment) -> str:
        is_there = texts[1] in view(moment.table, seat).calls
        return "" if is_there == (expect.head == "offered") else f"{'' if is_there else 'not-'}offered {texts[0]}"

    return check
