"""Acts that all games share."""

import re

from cardhouse.cards import Card
from cardhouse.core.acts import Draw, Pay, Play, Prepare
from cardhouse.core.book_acts import AddRule, TakeBack, rule_id
from cardhouse.core.people_acts import Accuse, Call, Choose, Gesture, Give, Say, Vote
from cardhouse.core.questions import DEAL, NEW_PILE, SHUFFLE
from cardhouse.core.seating import JOIN, LEAVE, Join, Leave
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Table
from cardhouse.rules.winning.closing import Close
from cardhouse.testing.notation import ActText, Arrow, BareWord, CardList, Quoted, SettingText, Token
from cardhouse.testing.running.laying import NotKnown, is_pile, one_card, one_of, pile_numbered
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.running.registry import Doing, Vocabulary, nearest, word

WORDS = Vocabulary()

MOST_TIMES = 100


def wrong(act: ActText, form: str) -> NotKnown:
    """The act is known, but not in this form."""
    return NotKnown(f'I cannot read "{act.raw}".', f" It is written: {form}")


def card_list(token: Token, act: ActText, form: str) -> tuple[Card, ...]:
    if not isinstance(token, CardList) or not all(each.face for each in token.cards):
        raise wrong(act, form)
    return tuple([one_card(each) for each in token.cards])


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


def pile_meant(number: int | None, table: Table) -> int:
    if number is not None:
        return number
    if len(table.piles) != 1:
        raise NotKnown(f"There are {len(table.piles)} piles: say which one.", " For instance: play 5H > P1")
    return next(iter(table.piles))


@word(WORDS.acts, "play")
def play(reading: Reading, seat: Seat, act: ActText) -> Doing:
    form = "play 5H,5C > P1"
    cards = card_list(act.tokens[0], act, form) if act.tokens else ()
    number = target(act.tokens[1:], act, form)
    if not cards:
        raise wrong(act, form)
    return lambda table: [Play(seat, cards, pile_meant(number, table))]


@word(WORDS.acts, "draw")
def draw(reading: Reading, seat: Seat, act: ActText) -> Doing:
    times = 1
    if act.tokens:
        found = re.fullmatch(r"x([1-9][0-9]?)", " ".join(map(str, act.tokens)))
        if not found:
            raise wrong(act, "draw x4")
        times = int(found[1])
    return lambda table: [Draw(seat) for _ in range(times)]


@word(WORDS.acts, "undo")
def undo(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """Take the own latest act back, at a table that `keeps` what it was."""
    nothing_more(act)
    return lambda table: [TakeBack(seat)]


@word(WORDS.acts, "pay")
def pay(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [Pay(seat)]


@word(WORDS.acts, "give")
def give(reading: Reading, seat: Seat, act: ActText) -> Doing:
    form = "give 5C,6C -> B"
    match act.tokens:
        case (cards, Arrow("->"), BareWord(name)):
            given, to = card_list(cards, act, form), reading.seat(name)
            return lambda table: [Give(seat, given, to)]
    raise wrong(act, form)


@word(WORDS.acts, "say")
def say(reading: Reading, seat: Seat, act: ActText) -> Doing:
    words = " ".join(each.text if isinstance(each, Quoted) else str(each) for each in act.tokens)
    if not words:
        raise wrong(act, 'say "Bartok"')
    return lambda table: [Say(seat, words)]


@word(WORDS.acts, "point")
def point(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(name),):
            at = reading.seat(name)
            return lambda table: [Gesture(seat, "point", at)]
    raise wrong(act, "point B")


@word(WORDS.acts, "call")
def call(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(name), Quoted(words)):
            offender = reading.seat(name)
            return lambda table: [Call(seat, offender, words)]
    raise wrong(act, 'call B "Bad card"')


@word(WORDS.acts, "accuse")
def accuse(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (BareWord(name), BareWord("for"), named):
            offender, rule = reading.seat(name), reading.rule(str(named))
            return lambda table: [Accuse(seat, offender, rule)]
    raise wrong(act, "accuse B for base-match")


@word(WORDS.acts, "vote")
def vote(reading: Reading, seat: Seat, act: ActText) -> Doing:
    aye = bool(one_of(" ".join(map(str, act.tokens)), yes=True, no=False, guilty=True, innocent=False))
    return lambda table: [Vote(seat, aye)]


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


def pick(reading: Reading, text: str) -> int:
    if text.isdecimal():
        return int(text)
    return pile_numbered(text) if is_pile(text) else reading.seat(text)


@word(WORDS.acts, "add-rule")
def add_rule(reading: Reading, seat: Seat, act: ActText) -> Doing:
    match act.tokens:
        case (Quoted(title), Quoted(text)):
            reading.rules.append(rule_id(title))
            return lambda table: [AddRule(seat, title, text)]
    raise wrong(act, 'add-rule "Low Fives" "Whoever plays a 5 taps the table."')


@word(WORDS.acts, "close")
def close(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """Close the round that is over."""
    nothing_more(act)
    return lambda table: [Close(seat)]


@word(WORDS.acts, SHUFFLE, DEAL)
def prepare(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [Prepare(seat, act.verb)]


@WORDS.act_families.append
def step_of_a_round(reading: Reading, seat: Seat, act: ActText) -> Doing | None:
    """Whatever steps the rules bring to the preparation of a round."""
    return prepare(reading, seat, act) if act.verb in reading.book.steps else None


def nothing_more(act: ActText) -> None:
    if act.tokens:
        raise wrong(act, act.verb)


def settings(act: ActText, *keys: str) -> list[str]:
    """The values of `key=value` tokens, all of which are there, in the order of the keys."""
    found = {each.key: each.value for each in act.tokens if isinstance(each, SettingText) and each.seat is None}
    if len(act.tokens) != len(keys) or set(found) != set(keys):
        raise wrong(act, " ".join([act.verb, *[f"{key}={letter}" for key, letter in zip(keys, "BCD", strict=False)]]))
    return [found[key] for key in keys]


@word(WORDS.acts, JOIN)
def join(reading: Reading, seat: Seat, act: ActText) -> Doing:
    """`join`, or `join B` for the place to the left of B."""
    if len(act.tokens) > 1:
        raise wrong(act, "join B")
    beside = reading.seat(str(act.tokens[0])) if act.tokens else NO_SEAT
    return lambda table: [Join(seat, beside)]


@word(WORDS.acts, LEAVE)
def leave(reading: Reading, seat: Seat, act: ActText) -> Doing:
    nothing_more(act)
    return lambda table: [Leave(seat)]
