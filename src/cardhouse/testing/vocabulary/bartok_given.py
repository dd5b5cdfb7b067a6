"""What a table of Bartok starts with: tokens, the hand that leads, the primes, vetoes."""

from cardhouse.core.landing import Closing
from cardhouse.core.people_acts import Gesture
from cardhouse.core.seating import StartsAt
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import CENTRE, PLAYING
from cardhouse.rules.accusing.penalties import DISHWASHER
from cardhouse.rules.combinations.primes import CHOSEN, DEFINITIONS
from cardhouse.rules.dealing.hands import EITHER, LEAD, LEFT, RIGHT
from cardhouse.rules.tokens.death import DEATH, LATEST_DEATHS, Corpses
from cardhouse.rules.tokens.token_acts import TURN
from cardhouse.rules.traps.turn_record import TURN_RECORD, Turn
from cardhouse.rules.veto.veto import WINDOW, Window
from cardhouse.testing.notation import Run, SettingText
from cardhouse.testing.running.laying import Laying, NotKnown, one_of, pile_numbered, seat_or_nobody, value_of, whole
from cardhouse.testing.running.registry import Vocabulary, nearest, word
from cardhouse.testing.running.setup import finish

WORDS = Vocabulary()

TOKENS = {"dw": DISHWASHER, "dtoken": "dealer", "token": TURN}
"""Short words for tokens that lie at a seat."""


@word(WORDS.given, *TOKENS)
def token(laying: Laying, word: SettingText) -> None:
    laying.notes[TOKENS[word.key]] = seat_or_nobody(value_of(word), laying.names)


@word(WORDS.given, DEATH)
def death(laying: Laying, word: SettingText) -> None:
    if value_of(word) != "-":
        laying.table.marked[DEATH] = pile_numbered(word.value)


@word(WORDS.given, "last")
def last(laying: Laying, word: SettingText) -> None:
    laying.notes["last"] = laying.seat(value_of(word))


@word(WORDS.given, "lead")
def lead(laying: Laying, word: SettingText) -> None:
    one_of(value_of(word), L="L", R="R")
    put(laying, LEAD, (word.value,))


@word(WORDS.given, "primes")
def primes(laying: Laying, word: SettingText) -> None:
    if value_of(word) not in DEFINITIONS:
        raise NotKnown(f'"{word.value}" is no choice of primes.', nearest(word.value, DEFINITIONS))
    put(laying, CHOSEN, (word.value,))


@word(WORDS.given, "veto")
def vetoes(laying: Laying, word: SettingText) -> None:
    """`veto.B=0`: a veto is used up."""
    if not whole(word.value) and WINDOW in laying.table.law.tally_place:
        put(laying, WINDOW, Window((*laying.table.tally(WINDOW).used, laying.seat(word.seat))))


def put(laying: Laying, tally: object, total: object) -> None:
    """Let a tally start from this, if a rule in force has it."""
    place = laying.table.law.tally_place.get(tally)  # type: ignore[call-overload]  # a tally is a key of it
    if place is not None:
        laying.table.tallies[place] = total


def finish_bartok(laying: Laying, run: Run) -> None:
    """Lay the table as usual; then the tokens, the gap before a turn, and the dead pile."""
    finish(laying, run)
    table, notes = laying.table, laying.notes
    for token in table.law.tokens:
        table.tokens[token] = notes.get(token, table.ask(StartsAt(token)))
    if TURN in table.law.tokens and table.phase == PLAYING:
        holder = table.tokens[TURN]
        due = table.turn if laying.turn else NO_SEAT
        table.turn = holder
        table.last = holder if holder != CENTRE else notes.get("last", table.step(due, -1) if due >= 0 else NO_SEAT)
    put(laying, TURN_RECORD, Turn(table.turn))
    if DEATH in table.law.tokens:
        dead = (table.marked[DEATH],) if DEATH in table.marked else ()
        put(laying, LATEST_DEATHS, Corpses(tuple(table.ask(Closing())), dead))


WORDS.finish = finish_bartok
WORDS.hands = {
    "L": lambda seat: (Gesture(seat, LEFT), Gesture(seat, EITHER)),
    "R": lambda seat: (Gesture(seat, RIGHT), Gesture(seat, EITHER)),
}
