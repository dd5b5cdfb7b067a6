"""Acts that all games share, and those that scenarios write otherwise than by the table of acts."""

import re

__all__ = ["WORDS", "card_list", "nothing_more", "pick", "pile_meant", "settings", "target", "wrong"]

from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.book_acts import AddRule, TakeBack, rule_id
from cardhouse.core.checkpoints import put_to_others
from cardhouse.core.people_acts import Accuse, Call, Choose, Gesture, Give, Say, Vote
from cardhouse.core.questions import DEAL, NEW_PILE, SHUFFLE
from cardhouse.core.seating import Join
from cardhouse.core.seats import Seat
from cardhouse.core.table import Table
from cardhouse.testing.notation import ActText, Arrow, BareWord, Quoted, SettingText, Token
from cardhouse.testing.running.laying import NotKnown, one_of, pile_numbered
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, nearest, word
from cardhouse.testing.vocabulary.lines import by_the_table, card_list, line, pick, pile_meant, wrong

WORDS = Vocabulary()

line(WORDS, "play 5H,5C > P1", Play)
line(WORDS, "undo", TakeBack)
line(WORDS, "give 5C,6C -> B", Give)
line(WORDS, "point B", Gesture, gesture="point")
line(WORDS, 'call B "Bad card"', Call)
line(WORDS, "accuse B for base-match", Accuse)
line(WORDS, "join B?", Join)


def target(tokens: tuple[Token, ...], act: ActText, form: str) -> int | None:
    """The pile after `>`; None when it is left out because there is but one."""
    match tokens:
        case ():
            return None
        case (Arrow(">"), BareWord("new")):
            return NEW_PILE
        case (Arrow(">"), BareWord(pile)):
            return pile_numbered(pile)
    raise wrong(act, form)


@word(WORDS.acts, "draw")
def draw(reading: Reading, seat: Seat, act: ActText) -> Doing:
    times = 1
    if act.tokens:
        found = re.fullmatch(r"x([1-9][0-9]?)", " ".join(map(str, act.tokens)))
        if not found:
            raise wrong(act, "draw x4")
        times = int(found[1])
    return lambda table: [Draw(seat) for _ in range(times)]


@word(WORDS.acts, "say")
def say(reading: Reading, seat: Seat, act: ActText) -> Doing:
    words = " ".join(each.text if isinstance(each, Quoted) else str(each) for each in act.tokens)
    if not words:
        raise wrong(act, 'say "Bartok"')
    return lambda table: [Say(seat, words)]


@word(WORDS.acts, "vote")
def vote(reading: Reading, seat: Seat, act: ActText) -> Doing:
    aye = bool(one_of(" ".join(map(str, act.tokens)), yes=True, no=False, guilty=True, innocent=False))
    return lambda table: [Vote(seat, aye)]


@word(WORDS.acts, "agree", "decline")
def to_going_back(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """Whoever acted last asks to take it back (`A: ask-back`), and the others agree or decline."""
    nothing_more(act)

    def votes(table: Table) -> list[Act]:
        asked = put_to_others(table)
        return [Vote(seat, act.verb == "agree", asked.kind if asked else act.verb)]

    return votes


@word(WORDS.acts, "choose")
def choose(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`choose designate B C`: the choice a rule has put, then seats, piles or numbers."""
    if not act.tokens:
        raise wrong(act, "choose designate B C")
    choice, *rest = map(str, act.tokens)
    if choice not in reading.book.ways:
        raise NotKnown(f'No rule asks anybody to choose "{choice}".', nearest(choice, reading.book.ways))
    picks = tuple([pick(reading, each) for each in rest])
    return lambda table: [Choose(seat, choice, picks)]


@word(WORDS.acts, "add-rule")
def add_rule(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (Quoted(title), Quoted(text)):
            reading.rules.append(rule_id(title))
            return lambda table: [AddRule(seat, title, text)]
    raise wrong(act, 'add-rule "Low Fives" "Whoever plays a 5 taps the table."')


@word(WORDS.acts, SHUFFLE, DEAL)
def prepare(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [Prepare(seat, act.verb)]


@WORDS.act_families.append
def step_of_a_round(reading: Reading, seat: Seat, act: ActText) -> Doing | None:
    """Whatever steps the rules bring to the preparation of a round."""
    return prepare(reading, seat, act) if act.verb in reading.book.steps else None


WORDS.act_families.append(by_the_table)


def nothing_more(act: ActText) -> None:
    if act.tokens:
        raise wrong(act, act.verb)


def settings(act: ActText, *keys: str) -> list[str]:
    """The values of `key=value` tokens, all of which are there, in the order of the keys."""
    found = {each.key: each.value for each in act.tokens if isinstance(each, SettingText) and each.seat is None}
    if len(act.tokens) != len(keys) or set(found) != set(keys):
        raise wrong(act, " ".join([act.verb, *[f"{key}={letter}" for key, letter in zip(keys, "BCD", strict=False)]]))
    return [found[key] for key in keys]
