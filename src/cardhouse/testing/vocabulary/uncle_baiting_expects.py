"""What a scenario of Uncle Baiting may expect."""

from collections import Counter
from collections.abc import Callable

from cardhouse.cards import DECK_FACES, JOKERS, SUITS
from cardhouse.core.events import Drew, Gave
from cardhouse.core.owed import NEXT_TURN
from cardhouse.core.penalties import PENALTIES, waiting_for
from cardhouse.core.questions import PENALTY
from cardhouse.core.seating import BOX
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Table
from cardhouse.core.verdicts import REFUSED, Outcome
from cardhouse.core.view import view
from cardhouse.rules.order.events import ButtedIn, MovedOn, TurnTaken
from cardhouse.rules.order.orders import at_pile, order_at, to_pick_up
from cardhouse.rules.order.pile_order import UNNAMED, PileOrder
from cardhouse.rules.order.shown import EVERY_OTHER, NAMED, SKIPS_LATER, TO_PICK_UP, TURNS_BACK, TWO_SIDES
from cardhouse.rules.order.slot_order import DueSlot, TookFreely
from cardhouse.rules.turns.slots import LEFT, RIGHT, Slot, seat_at
from cardhouse.testing.notation import Expect
from cardhouse.testing.running.laying import is_pile, one_of, pile_numbered, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, word
from cardhouse.testing.traces import passing
from cardhouse.testing.vocabulary.expects import bare, needed, of_each, wrong
from cardhouse.testing.vocabulary.zones import sees as shared_sees

WORDS = Vocabulary()

WAYS = {1: "+", -1: "-", 0: "none"}
STATE = ("turn", "dir", "tens", "queens", "owes", "suit", "six", "skip")
SHOWN_AS = {
    "owes": {TO_PICK_UP},
    "tens": {EVERY_OTHER},
    "queens": {TWO_SIDES},
    "six": {TURNS_BACK},
    "skip": {SKIPS_LATER},
    "suit": set(NAMED),
}
"""The figures in which a view tells of the state of play."""
COUNTED = {TurnTaken: "turn", ButtedIn: "butt-in", MovedOn: "joker", TookFreely: "free-take"}


def has_figure(table: Table, head: str) -> bool:
    """Whether there is something to tell."""
    laid = at_pile(table, 1)
    told = {"owes": laid.owed.left, "tens": laid.turns.strides, "queens": laid.turns.sided, "six": laid.later.turns}
    return bool({**told, "skip": laid.later.skips, "suit": laid.card.suit >= 0}[head])


def leading_at_start(reading: Reading) -> int:
    """The side that labels with 1 mean: the leading one in the direction of the given."""
    return RIGHT if reading.table.direction == 1 else LEFT


def slot_told(table: Table, slot: Slot, leading: int, sided: bool) -> str:
    name = table.names[seat_at(slot)]
    return name if not sided else name + ("1" if slot % 2 == leading else "2")


@word(WORDS.expects, "turn")
def turn(reading: Reading, expect: Expect) -> Check:
    """The slot that is due; `turn.P2=X` at one of two piles."""
    pile = pile_numbered(expect.seat) if expect.seat else 1
    wanted, leading = expect.value or "", leading_at_start(reading)

    def check(moment: Moment) -> str:
        table = moment.table
        slot = table.ask(DueSlot(pile))
        found = slot_told(table, slot, leading, order_at(table, pile).sided)
        return "" if found == wanted else f"turn={found}"

    return check


def told(name: str, found_in: Callable[[PileOrder], str]) -> None:
    """An expectation about the order of turns at the first pile."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        wanted = needed(expect, f"{name}=..")

        def check(moment: Moment) -> str:
            found = found_in(at_pile(moment.table, 1))
            return "" if found == wanted else f"{name}={found}"

        return check


def live(laid: PileOrder) -> str:
    owner = chr(ord("A") + seat_at(laid.card.owner))
    return f"{DECK_FACES[laid.card.face].name}/{owner}" if laid.card.face >= 0 else "-"


told("dir", lambda laid: "+" if laid.turns.direction == 1 else "-")
told("tens", lambda laid: "on" if laid.turns.strides else "off")
told("queens", lambda laid: "on" if laid.turns.sided else "off")
told("six", lambda laid: str(laid.later.turns))
told("skip", lambda laid: str(laid.later.skips))
told("dead", lambda laid: "yes" if laid.card.dead else "no")
told("suit", lambda laid: "-" if laid.card.suit == UNNAMED else SUITS[laid.card.suit])
told("pass", lambda laid: passing(laid.passing))
told("live", live)


@word(WORDS.expects, "as")
def counted_as(reading: Reading, expect: Expect) -> Check:
    wanted = needed(expect, "as=turn")
    one_of(wanted, **{name: name for name in COUNTED.values()})

    def check(moment: Moment) -> str:
        found = [COUNTED[type(event)] for event in moment.events if type(event) in COUNTED]
        return "" if found[:1] == [wanted] else f"as={found[0] if found else '-'}"

    return check


@word(WORDS.expects, "owes")
def owes(reading: Reading, expect: Expect) -> Check:
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "owes A=2")
    seat, cards = reading.seat(expect.seat), whole(expect.value)

    def check(moment: Moment) -> str:
        table = moment.table
        due = [to_pick_up(table, pile) for pile in table.piles if seat_at(table.ask(DueSlot(pile))) == seat]
        return "" if sum(due) == cards else f"owes {expect.seat}={sum(due)}"

    return check


@word(WORDS.expects, "pending")
def pending(reading: Reading, expect: Expect) -> Check:
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "pending A=1")
    seat, wanted = reading.seat(expect.seat), whole(expect.value)

    def check(moment: Moment) -> str:
        noted = PENALTIES in moment.table.law.tally_place
        waiting = waiting_for(moment.table, NEXT_TURN) if noted else []
        found = len([penalty for penalty in waiting if penalty.bearer == seat])
        return "" if found == wanted else f"pending {expect.seat}={found}"

    return check


def fines_in(moment: Moment) -> list[tuple[Seat, str]]:
    """Who got a penalty card, and what for."""
    found: list[tuple[Seat, str]] = []
    for event in moment.events:
        if isinstance(event, Drew) and event.way == PENALTY:
            found.append((event.player, event.origin))
        elif isinstance(event, Gave):
            found.append((event.receiver, event.origin))
    return found


@word(WORDS.expects, "fined")
def fined(reading: Reading, expect: Expect) -> Check:
    """All `fined` expectations of a step together are exactly the penalty cards that came into hands."""
    wanted: list[tuple[Seat, str]] = []
    for each in reading.step.expects:
        if each.head == "fined":
            if len(each.args) != 2:
                raise wrong(each, "fined A ace-sorry")
            wanted.append((reading.seat(str(each.args[0])), reading.rule(str(each.args[1]))))

    def check(moment: Moment) -> str:
        found = fines_in(moment)
        return "" if Counter(found) == Counter(wanted) else fines_told(moment.table, found)

    return check


def fines_told(table: Table, found: list[tuple[Seat, str]]) -> str:
    return "; ".join(f"fined {table.names[seat]} {rule}" for seat, rule in found) or "no-fine"


@word(WORDS.expects, "no-fine")
def no_fine(reading: Reading, expect: Expect) -> Check:
    bare(expect)

    def check(moment: Moment) -> str:
        found = fines_in(moment)
        return fines_told(moment.table, found) if found else ""

    return check


@word(WORDS.expects, "refused")
def refused(reading: Reading, expect: Expect) -> Check:
    """Refused for these reasons; nothing changed but the fine that the step expects."""
    rules = [reading.rule(str(each)) for each in expect.args]
    fine_expected = any(each.head == "fined" for each in reading.step.expects)

    def wanted(outcome: Outcome, moved: bool) -> bool:
        reasons = [ruling.rule for ruling in outcome.rulings]
        unchanged = not moved or fine_expected
        return (
            outcome.answer == REFUSED
            and unchanged
            and set(rules) <= set(reasons)
            and rules[:1] == reasons[: len(rules[:1])]
        )

    return of_each(reading, expect, wanted)


@word(WORDS.expects, "sizes")
def sizes(reading: Reading, expect: Expect) -> Check:
    wanted = needed(expect, "sizes=5,4,4")

    def check(moment: Moment) -> str:
        found = ",".join(str(len(hand)) for hand in moment.table.hands)
        return "" if found == wanted else f"sizes={found}"

    return check


def counting(name: str, found_in: Callable[[Table], int]) -> None:
    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        wanted = whole(needed(expect, f"{name}=4"))

        def check(moment: Moment) -> str:
            found = found_in(moment.table)
            return "" if found == wanted else f"{name}={found}"

        return check


def all_cards(table: Table) -> list[int]:
    """The cards in the game; what was laid aside before the deal is in the box."""
    areas = [zone for name, zones in table.areas.items() if name != BOX for zone in zones]
    zones = [table.stock, *table.hands, *table.piles.values(), *areas]
    return [card.index for zone in zones for card in zone]


counting("total", lambda table: len(all_cards(table)))
counting("jokers", lambda table: sum((JOKERS.bits >> index) & 1 for index in all_cards(table)))


@word(WORDS.expects, "auto_butt_in")
def auto_butt_in(reading: Reading, expect: Expect) -> Check:
    wanted = needed(expect, "auto_butt_in=banned")

    def check(moment: Moment) -> str:
        having = moment.table.law.having("auto_butt_in").values()
        found = next((str(value) for _, value in having), "-")
        return "" if found == wanted else f"auto_butt_in={found}"

    return check


@word(WORDS.expects, "turn-clock")
def turn_clock(reading: Reading, expect: Expect) -> Check:
    """`turn-clock A=20`: everybody is shown that A has time until then; `-`: no clock is shown for A."""
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "turn-clock A=20")
    seat, wanted = reading.seat(expect.seat), expect.value

    def check(moment: Moment) -> str:
        shown = [each.expires // 1000 for each in view(moment.table, NO_SEAT).windows if each.seats == (seat,)]
        found = ",".join(str(each) for each in shown) or "-"
        return "" if found == wanted else f"turn-clock {expect.seat}={found}"

    return check


@word(WORDS.expects, "members")
def members(reading: Reading, expect: Expect) -> Check:
    """`members P1=A,C`: the players of the group at a pile."""
    if expect.seat is None or expect.value is None or not is_pile(expect.seat):
        raise wrong(expect, "members P1=A,C")
    pile, wanted = pile_numbered(expect.seat), expect.value

    def check(moment: Moment) -> str:
        order, names = order_at(moment.table, pile), moment.table.names
        found = ",".join(name for seat, name in enumerate(names) if order.has(seat)) or "-"
        return "" if found == wanted else f"members {expect.seat}={found}"

    return check


@word(WORDS.expects, "sees", "hidden")
def sees(reading: Reading, expect: Expect) -> Check:
    """What of the state of play is shown to a player; all else as in every game."""
    inner = expect.inner
    if inner is None or expect.seat is None or inner.head not in STATE:
        return shared_sees(reading, expect)
    seat, wanted, holds = reading.seat(expect.seat), expect.head == "sees", reading.check(inner)

    def check(moment: Moment) -> str:
        seen = view(moment.table, seat)
        figures = {figure.name.rpartition(": ")[2] for figure in seen.figures}
        told = inner.head not in SHOWN_AS or has_figure(moment.table, inner.head) == bool(
            figures & SHOWN_AS[inner.head]
        )
        shown = seen.turn != NO_SEAT and told and not holds(moment)
        if inner.head == "dir":
            shown = inner.raw == f"dir={WAYS[seen.direction]}"
        return "" if shown == wanted else f"{expect.seat} {'sees' if shown else 'does not see'} {inner.raw}"

    return check
