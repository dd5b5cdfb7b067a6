"""Moo's own words for people, tokens, Points of Order, motions and new rules."""

from cardhouse.core.affairs import MotionDecided
from cardhouse.core.book_acts import SECRETS, Introduce, Seals
from cardhouse.core.cases import MotionDropped, Move
from cardhouse.core.people_acts import Vote
from cardhouse.core.rule import Memory
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table
from cardhouse.rules.leaving_play.purses import Credited, Donate, Purse
from cardhouse.rules.points.events import POINT, PointRaised
from cardhouse.rules.points.points_of_order import RAISED_AT, is_running
from cardhouse.rules.secrets.judged_rules import JUDGE
from cardhouse.testing.notation import ActText, BareWord, Expect, Quoted, SettingText, Token
from cardhouse.testing.running.laying import Laying, NotKnown, one_of, value_of, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, word
from cardhouse.testing.vocabulary.acts import wrong
from cardhouse.testing.vocabulary.expects import needed
from cardhouse.testing.vocabulary.expects import wrong as wrong_expect
from cardhouse.testing.vocabulary.given import read_by, rule_in_english
from cardhouse.testing.vocabulary.lines import line

WORDS = Vocabulary()

TOKEN = "Moo Token"
PURSE = Purse(TOKEN)

line(WORDS, "donate B", Donate, what=TOKEN)


def heard_by(table: Table, tally: Memory, event: Event) -> None:
    """Let a tally hear of what came before the scenario."""
    place = table.law.tally_place[tally]
    table.tallies[place] = getattr(tally, "step")(table.tallies[place], event)  # noqa: B009  # a Memory has none


@word(WORDS.given, "tokens")
def tokens(laying: Laying, word: SettingText) -> None:
    heard_by(laying.table, PURSE, Credited(laying.seat(word.seat), TOKEN, whole(word.value)))


@word(WORDS.given, "poo")
def poo(laying: Laying, word: SettingText) -> None:
    if value_of(word) != "open":
        raise NotKnown(f'"{word.value}" is no Point of Order.', " It is written: poo=open")
    raised = PointRaised(NO_SEAT, 0)
    raised.apply(laying.table)
    heard_by(laying.table, RAISED_AT, raised)


@word(WORDS.given, "rule")
def rule(laying: Laying, word: SettingText) -> None:
    """A rule introduced before the start: with a seat, by that player and secret; else public."""
    table = laying.table
    if word.seat is None:
        rule_in_english(laying, word)
    elif read_by(laying, word.value):
        sealed, adopted = Seals(laying.seat(word.seat), word.value, "", "").bound(table)
        heard_by(table, SECRETS, sealed)
        adopted.apply(table)


@word(WORDS.acts, "introduce")
def introduce(reading: Reading, seat: Seat, act: ActText) -> Doing:
    know_one_more(reading)
    match act.tokens:
        case (Quoted(text),):
            return lambda table: [Introduce(seat, text)]
        case (Quoted(text), BareWord("call"), Quoted(call)):
            return lambda table: [Introduce(seat, text, call)]
    raise wrong(act, 'introduce "Kings skip." call "Late King"')


def know_one_more(reading: Reading) -> None:
    """A rule that is written in mid-game is called after those that were written before it: r1, r2 and so on."""
    written = [rule for rule in reading.rules if rule[:1] == "r" and rule[1:].isdecimal()]
    reading.rules.append(f"r{len(written) + 1}")


@word(WORDS.acts, "motion")
def motion(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`motion disable RULE`, `motion reverse A RULE`, `motion correct turn B`: a verb, a player if it is about one, and
    the rest.
    """
    texts = [text_of(each) for each in act.tokens]
    if not texts:
        raise wrong(act, "motion disable 402-eight-reverse")
    about = [text for text in texts[1:] if reading.is_seat(text)][:1]
    rest = [text for text in texts if text not in about]
    who = reading.seat(about[0]) if about else NO_SEAT
    if texts[0] == "adopt":
        know_one_more(reading)
    return lambda table: [Move(seat, " ".join(rest), who)]


def text_of(token: Token) -> str:
    return token.text if isinstance(token, Quoted) else str(token)


@word(WORDS.acts, "vote")
def vote(reading: Reading, seat: Seat, act: ActText) -> Doing:
    aye = bool(one_of(" ".join(map(str, act.tokens)), yes=True, no=False))
    return lambda table: [Vote(seat, aye, POINT)]


@word(WORDS.acts, "judge")
def judge(reading: Reading, seat: Seat, act: ActText) -> Doing:
    aye = bool(one_of(" ".join(map(str, act.tokens)), valid=True, invalid=False))
    return lambda table: [Vote(seat, aye, JUDGE)]


@word(WORDS.expects, "judge")
def judge_asked(reading: Reading, expect: Expect) -> Check:
    """The author who is asked about a call."""
    wanted = reading.seat_or_nobody(needed(expect, "judge=A"))

    def check(moment: Moment) -> str:
        motion = moment.table.motion(JUDGE)
        found = motion.electorate[0] if motion else NO_SEAT
        return "" if found == wanted else f"judge={moment.table.names[found] if motion else '-'}"

    return check


@word(WORDS.expects, "tokens")
def tokens_of(reading: Reading, expect: Expect) -> Check:
    if expect.seat is None or expect.value is None:
        raise wrong_expect(expect, "tokens A=1")
    seat, wanted = reading.seat(expect.seat), whole(expect.value)

    def check(moment: Moment) -> str:
        found = moment.table.tally(PURSE).get(seat, 0)
        return "" if found == wanted else f"tokens {expect.seat}={found}"

    return check


@word(WORDS.expects, "poo")
def poo_is(reading: Reading, expect: Expect) -> Check:
    running = bool(one_of(needed(expect, "poo=open"), **{"open": True, "-": False}))
    return lambda moment: "" if is_running(moment.table) == running else f"poo={'-' if running else 'open'}"


@word(WORDS.expects, "motion")
def motion_is(reading: Reading, expect: Expect) -> Check:
    wanted = needed(expect, "motion=carried")
    one_of(wanted, open="", carried="", failed="", lapsed="", **{"-": ""})

    def check(moment: Moment) -> str:
        found = "open" if moment.table.motion(POINT) else "-"
        for event in moment.events:
            if isinstance(event, MotionDecided) and event.motion.kind == POINT:
                found = "carried" if event.carried else "failed"
            elif isinstance(event, MotionDropped):
                found = "lapsed"
        return "" if found == wanted else f"motion={found}"

    return check


@word(WORDS.expects, "rules")
def rules_introduced(reading: Reading, expect: Expect) -> Check:
    """How many introduced rules are in force."""
    wanted, base = whole(needed(expect, "rules=1")), {article.id for article in reading.book.book}

    def check(moment: Moment) -> str:
        found = [article.id for article in moment.table.law.articles if article.id not in base]
        return "" if len(found) == wanted else f"rules={len(found)} ({', '.join(found)})"

    return check
