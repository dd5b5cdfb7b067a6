"""Bartok's own words."""

from functools import reduce

from cardhouse.cards import RANKS
from cardhouse.core.affairs import MotionDecided
from cardhouse.core.people_acts import Choose, Look
from cardhouse.core.questions import Role
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.games.shelf import game
from cardhouse.rules.accusing.judgement import ACCUSATION
from cardhouse.rules.giving import DESIGNATE
from cardhouse.rules.lawmaking.lawmaking import CHEF
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.traps.traps import TRAP
from cardhouse.testing.notation import ActText, BareWord, Expect, SettingText, Token
from cardhouse.testing.running.laying import Laying, NotKnown, one_of, seat_or_nobody, value_of, whole
from cardhouse.testing.running.moment import Check, Moment
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, nearest, word
from cardhouse.testing.vocabulary import bartok_acts, bartok_expects, bartok_given
from cardhouse.testing.vocabulary.acts import pile_meant, settings, target, wrong
from cardhouse.testing.vocabulary.expects import needed

WORDS = reduce(Vocabulary.including, [bartok_given.WORDS, bartok_acts.WORDS, bartok_expects.WORDS])


@word(WORDS.books, "edition")
def edition(laying: Laying, word: SettingText) -> None:
    laying.game = game(str(one_of(value_of(word), early="bartok@2023-08-14", full="bartok")))


@word(WORDS.given, "contrib")
def contribution(laying: Laying, word: SettingText) -> None:
    laying.contributions[laying.seat(word.seat)] = whole(word.value)


@word(WORDS.given, CHEF)
def given_chef(laying: Laying, word: SettingText) -> None:
    laying.chef = seat_or_nobody(value_of(word), laying.names)


@word(WORDS.acts, "trap")
def spring(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`trap > P1 as 9`; the pile may be left out when there is but one."""
    form = "trap > P1 as 9"
    tokens, called = act.tokens, 0
    match tokens:
        case (*rest, BareWord("as"), rank):
            tokens, called = tuple(rest), rank_named(rank)
    number = target(tokens, act, form)
    return lambda table: [Spring(seat, TRAP, pile_meant(number, table), called)]


def rank_named(token: Token) -> int:
    text = str(token)
    if text not in RANKS:
        raise NotKnown(f'"{text}" is no rank.', nearest(text, RANKS))
    return RANKS.index(text) + 1


@word(WORDS.acts, DESIGNATE)
def designate(reading: Reading, seat: Seat, act: ActText) -> Doing:
    giver, receiver = [reading.seat(each) for each in settings(act, "giver", "receiver")]
    return lambda table: [Choose(seat, DESIGNATE, (giver, receiver))]


@word(WORDS.acts, "look")
def look(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`look trap` at one's own, `look trap B` at another's."""
    match act.tokens:
        case (BareWord(area), *others) if area in reading.book.areas and len(others) < 2:
            owner = reading.seat(str(others[0])) if others else seat
            return lambda table: [Look(seat, area, owner)]
    raise wrong(act, "look trap")


@word(WORDS.expects, CHEF)
def chef(reading: Reading, expect: Expect) -> Check:
    wanted = reading.seat_or_nobody(needed(expect, "chef=A"))

    def check(moment: Moment) -> str:
        found = moment.table.ask(Role(CHEF))
        return "" if found == wanted else f"chef={'-' if found == NO_SEAT else moment.table.names[found]}"

    return check


@word(WORDS.expects, "verdict")
def verdict(reading: Reading, expect: Expect) -> Check:
    """How the case was decided by this act; `-` if it was not."""
    wanted = one_of(needed(expect, "verdict=guilty"), guilty="guilty", innocent="innocent", **{"-": "-"})

    def check(moment: Moment) -> str:
        decided = [
            event for event in moment.events if isinstance(event, MotionDecided) and event.motion.kind == ACCUSATION
        ]
        found = ("guilty" if decided[-1].carried else "innocent") if decided else "-"
        return "" if found == wanted else f"verdict={found}"

    return check
