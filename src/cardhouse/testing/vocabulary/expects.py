"""Expectations that all games share: what came of the act, and how the table stands."""

from collections import Counter
from collections.abc import Callable

from cardhouse.core.affairs import Breached, Missed
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.presence import Present
from cardhouse.core.questions import Contributor, Pending
from cardhouse.core.rounds import OUTCOMES
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import says
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import DONE, IMPOSSIBLE, REFUSED, Outcome
from cardhouse.core.view import view
from cardhouse.rules.turns.turn_order import in_turn_or_due
from cardhouse.testing.notation import BareWord, Expect, Quoted
from cardhouse.testing.running.laying import NotKnown, one_of, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Vocabulary, nearest, word
from cardhouse.testing.running.setup import phases

WORDS = Vocabulary()


def wrong(expect: Expect, form: str) -> NotKnown:
    return NotKnown(f'I cannot read "{expect.raw}".', f" It is written: {form}")


def needed(expect: Expect, form: str) -> str:
    """The value of an expectation that must have one, and nothing besides."""
    if expect.value is None or expect.args or expect.seat is not None:
        raise wrong(expect, form)
    return expect.value


def bare(expect: Expect) -> None:
    if expect.value is not None or expect.args or expect.seat is not None:
        raise wrong(expect, expect.head)


def of_each(reading: Reading, expect: Expect, wanted: Callable[[Outcome, bool], bool]) -> Check:
    """An expectation about what came of every act of the step."""
    if reading.step.act is None:
        raise NotKnown(f'"{expect.raw}" speaks of an act, and this step has none.')

    def check(moment: Moment) -> str:
        for outcome, moved in zip(moment.outcomes, moment.moved, strict=True):
            if not wanted(outcome, moved):
                changed = ", and the table changed" if moved and not outcome.happened else ""
                return told(moment.table, outcome) + changed
        return ""

    return check


def told(table: Table, outcome: Outcome) -> str:
    """What came of an act, in the words of scenarios, with the reasons."""
    answer = "ok" if outcome.lawful else outcome.answer
    rules = "".join(f" {ruling.rule}" for ruling in outcome.rulings if ruling.rule)
    reasons = "; ".join(ruling.reason for ruling in outcome.rulings if ruling.reason)
    jammed = f" (jammed: {', '.join(outcome.jammed)})" if outcome.jammed else ""
    return f"{answer}{rules}" + (f" ({reasons})" if reasons else "") + jammed


@word(WORDS.expects, "ok")
def ok(reading: Reading, expect: Expect) -> Check:
    bare(expect)
    return of_each(reading, expect, lambda outcome, moved: outcome.lawful)


@word(WORDS.expects, "done")
def done(reading: Reading, expect: Expect) -> Check:
    bare(expect)
    return of_each(reading, expect, lambda outcome, moved: outcome.answer == DONE)


@word(WORDS.expects, "impossible")
def impossible(reading: Reading, expect: Expect) -> Check:
    bare(expect)
    return of_each(reading, expect, lambda outcome, moved: outcome.answer == IMPOSSIBLE and not moved)


@word(WORDS.expects, "refused")
def refused(reading: Reading, expect: Expect) -> Check:
    rules = [reading.rule(str(each)) for each in expect.args]

    def wanted(outcome: Outcome, moved: bool) -> bool:
        reasons = [ruling.rule for ruling in outcome.rulings]
        return (
            outcome.answer == REFUSED
            and not moved
            and set(rules) <= set(reasons)
            and rules[:1] == reasons[: len(rules[:1])]
        )

    return of_each(reading, expect, wanted)


@word(WORDS.expects, "because")
def because(reading: Reading, expect: Expect) -> Check:
    """`because "A has left the table"`: one of the reasons against the act, word for word."""
    match expect.args:
        case (Quoted(text=words),):
            return of_each(reading, expect, lambda outcome, moved: words in [each.reason for each in outcome.rulings])
    raise wrong(expect, 'because "A has left the table"')


@word(WORDS.expects, "jammed")
def jammed(reading: Reading, expect: Expect) -> Check:
    """`jammed say-it`: a rule fails in this step, and all goes on without it."""
    if not expect.args or expect.value is not None or expect.seat is not None:
        raise wrong(expect, "jammed RULE")
    rules = [reading.rule(str(each)) for each in expect.args]

    def check(moment: Moment) -> str:
        kept = [rule for rule in rules if rule not in moment.failures]
        return f"{' and '.join(kept)} did not fail" if kept else ""

    return check


def breaches_in(moment: Moment) -> list[tuple[Seat, str]]:
    """What was broken: by an act, or because something that somebody wrote was not done in time."""
    noted = [(event.offender, event.rule) for event in moment.events if isinstance(event, Breached)]
    missed = [(event.duty.bearer, event.duty.rule) for event in moment.events if isinstance(event, Missed)]
    texts = {article.id for article in moment.table.law.book if article.text}
    return noted + [each for each in missed if each not in noted and each[1] in texts]


@word(WORDS.expects, "breach")
def breach(reading: Reading, expect: Expect) -> Check:
    """All `breach` expectations of a step together are exactly the breaches that arose."""
    wanted = [pair for each in reading.step.expects if each.head == "breach" for pair in breaches_named(reading, each)]

    def check(moment: Moment) -> str:
        found = breaches_in(moment)
        return "" if Counter(found) == Counter(wanted) else breaches_told(moment, found)

    return check


def breaches_named(reading: Reading, expect: Expect) -> list[tuple[Seat, str]]:
    match expect.args:
        case (BareWord(name), _, *_):
            return [(reading.seat(name), reading.rule(str(each))) for each in expect.args[1:]]
    raise wrong(expect, "breach A base-match")


def breaches_told(moment: Moment, found: list[tuple[Seat, str]]) -> str:
    return "; ".join(f"breach {moment.table.names[seat]} {rule}" for seat, rule in found) or "no-breach"


@word(WORDS.expects, "no-breach")
def no_breach(reading: Reading, expect: Expect) -> Check:
    bare(expect)

    def check(moment: Moment) -> str:
        found = breaches_in(moment)
        return breaches_told(moment, found) if found else ""

    return check


@word(WORDS.expects, "missed")
def missed(reading: Reading, expect: Expect) -> Check:
    """`missed A says-with`: what a rule asked of a player was not done in time."""
    match expect.args:
        case (BareWord(name), rule):
            seat, wanted = reading.seat(name), reading.rule(str(rule))
        case _:
            raise wrong(expect, "missed A says-with")

    def check(moment: Moment) -> str:
        late = [(event.duty.bearer, event.duty.rule) for event in moment.events if isinstance(event, Missed)]
        found = [*late, *breaches_in(moment)]
        return "" if (seat, wanted) in found else f"nothing was missed but {breaches_told(moment, found)}"

    return check


def seat_check(name: str, found_in: Callable[[Table], Seat]) -> None:
    """An expectation of the form `turn=A`, or `turn=-` for nobody."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        wanted = reading.seat_or_nobody(needed(expect, f"{name}=A"))

        def check(moment: Moment) -> str:
            found = found_in(moment.table)
            return "" if found == wanted else f"{name}={'-' if found == NO_SEAT else moment.table.names[found]}"

        return check


seat_check("turn", in_turn_or_due)
seat_check("dealer", lambda table: table.dealer)
seat_check("pending", lambda table: table.ask(Pending()))
seat_check("contributor", lambda table: table.ask(Contributor()))


def text_check(name: str, form: str, words: dict[str, str], found_in: Callable[[Table], str]) -> None:
    """An expectation of the form `paused=yes`, with a few words to choose from; without words, any number."""

    @word(WORDS.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        value = needed(expect, form)
        wanted = str(one_of(value, **words)) if words else str(whole(value))

        def check(moment: Moment) -> str:
            found = found_in(moment.table)
            return "" if found == wanted else f"{name}={found}"

        return check


text_check("dir", "dir=-", {"+": "+", "-": "-"}, lambda table: "+" if table.direction == 1 else "-")
text_check("paused", "paused=yes", {"yes": "yes", "no": "no"}, lambda table: "yes" if table.paused else "no")
text_check("piles", "piles=2", {}, lambda table: str(len(table.piles)))


@word(WORDS.expects, "phase")
def phase(reading: Reading, expect: Expect) -> Check:
    wanted, known = needed(expect, "phase=over"), {*phases(reading.table), *reading.book.steps, PLAYING, OVER}
    if wanted not in known:
        raise NotKnown(f'A round under these rules has no phase "{wanted}".', nearest(wanted, known))
    return lambda moment: "" if moment.table.phase == wanted else f"phase={moment.table.phase}"


def seats_check(name: str, found_in: Callable[[Table], list[Seat]], words: Vocabulary = WORDS) -> None:
    """An expectation of the form `win=A`, `skipped=B,C`, or `win=-`."""

    @word(words.expects, name)
    def read(reading: Reading, expect: Expect) -> Check:
        value = needed(expect, f"{name}=A")
        wanted = [reading.seat(each) for each in value.split(",")] if value != "-" else []

        def check(moment: Moment) -> str:
            found, names = found_in(moment.table), moment.table.names
            return "" if found == wanted else f"{name}={','.join(names[seat] for seat in found) or '-'}"

        return check


seats_check("win", lambda table: list(table.winners))
seats_check("skipped", lambda table: list(table.skipped))


@word(WORDS.expects, "result")
def result(reading: Reading, expect: Expect) -> Check:
    """How the round ended; `-` for not at all."""
    wanted = needed(expect, "result=all-lose")
    if wanted != "-" and wanted not in OUTCOMES:
        raise NotKnown(f'No round ends with the result "{wanted}".', nearest(wanted, OUTCOMES))
    return lambda moment: "" if (moment.table.outcome or "-") == wanted else f"result={moment.table.outcome or '-'}"


@word(WORDS.expects, "share")
def share(reading: Reading, expect: Expect) -> Check:
    """A player's part of the win: all of it is 1."""
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "share A=1/2")
    seat = reading.seat(expect.seat)

    def check(moment: Moment) -> str:
        found = view(moment.table, seat).result.shares
        told = found[seat] if found else "-"
        return "" if told == expect.value else f"share {expect.seat}={told}"

    return check


@word(WORDS.expects, "over")
def over(reading: Reading, expect: Expect) -> Check:
    bare(expect)
    return lambda moment: "" if moment.table.phase == OVER else f"phase={moment.table.phase}"


@word(WORDS.expects, "not")
def not_over(reading: Reading, expect: Expect) -> Check:
    if expect.args != (BareWord("over"),):
        raise wrong(expect, "not over")
    return lambda moment: "" if moment.table.phase != OVER else "over"


@word(WORDS.expects, "off")
def off(reading: Reading, expect: Expect) -> Check:
    if len(expect.args) != 1:
        raise wrong(expect, "off jokers-wild")
    rules = [reading.rule(each) for each in str(expect.args[0]).split(",")]

    def check(moment: Moment) -> str:
        on = [rule for rule in rules if moment.table.law.in_force(rule)]
        return f"in force: {', '.join(on)}" if on else ""

    return check


@word(WORDS.expects, "owes")
def owes(reading: Reading, expect: Expect) -> Check:
    if expect.seat is None or expect.value is None:
        raise wrong(expect, "owes A=2")
    seat, cards = reading.seat(expect.seat), whole(expect.value)

    def check(moment: Moment) -> str:
        found = moment.table.owed_by(seat)
        return "" if found == cards else f"owes {moment.table.names[seat]}={found}"

    return check


@word(WORDS.expects, "duty")
def duty(reading: Reading, expect: Expect) -> Check:
    """`duty A say "Bartok"`, `duty A designate`, or `duty A choose suit` for a duty called by the choice."""
    if len(expect.args) < 2:
        raise wrong(expect, 'duty A say "Bartok"')
    seat, is_meant = duty_meant(reading, expect)
    return lambda moment: "" if any(map(is_meant, moment.table.duties)) else duties_told(moment.table, seat)


@word(WORDS.expects, "no-duty")
def no_duty(reading: Reading, expect: Expect) -> Check:
    """`no-duty A`, or `no-duty A say "Bartok"` for just this one."""
    if not expect.args:
        raise wrong(expect, "no-duty A")
    seat, is_meant = duty_meant(reading, expect)
    return lambda moment: duties_told(moment.table, seat) if any(map(is_meant, moment.table.duties)) else ""


def duty_meant(reading: Reading, expect: Expect) -> tuple[Seat, Callable[[Duty], bool]]:
    """Whose duties an expectation is about, and which of them; all, if it names none."""
    who, *texts = [each.text if isinstance(each, Quoted) else str(each) for each in expect.args]
    seat = reading.seat(who)
    if not texts:
        return seat, lambda owed: owed.bearer == seat
    if texts in ([SAY], ["choose"]):
        raise wrong(expect, f'{expect.head} A say "Bartok"')
    kind, *rest = texts if texts[0] != "choose" else texts[1:]
    ways = [*reading.book.ways, *reading.table.law.ways]
    if kind != SAY and kind not in ways:
        raise NotKnown(f'No rule asks anybody to "{kind}".', nearest(kind, [SAY, *ways]))
    what = " ".join(rest)

    def is_meant(owed: Duty) -> bool:
        same = says(what, owed.what) if kind == SAY else what in ("", owed.what)
        return same and owed.bearer == seat and owed.kind == kind

    return seat, is_meant


def duties_told(table: Table, seat: Seat) -> str:
    mine = [owed for owed in table.duties if owed.bearer == seat]
    told = [f"duty {table.names[seat]} {owed.kind} {owed.what}".rstrip() for owed in mine]
    return "; ".join(told) or f"no-duty {table.names[seat]}"


@word(WORDS.expects, "ring")
def ring(reading: Reading, expect: Expect) -> Check:
    """Those still playing, in turn order."""
    wanted = [reading.seat(each) for each in needed(expect, "ring=A,B").split(",")]

    def check(moment: Moment) -> str:
        found = list(moment.table.ask(Present()).among(moment.table.seats))
        return "" if found == wanted else f"ring={','.join(moment.table.names[seat] for seat in found)}"

    return check
