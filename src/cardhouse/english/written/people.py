"""Whom a sentence means at a moment, and how many something is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardhouse.core.presence import Present
from cardhouse.core.questions import Role
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seat
from cardhouse.core.shown import Circle
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Amount, Who
from cardhouse.english.written.cards import alike, single
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import is_there, lent
from cardhouse.english.written.identity import value_of
from cardhouse.english.written.memory import LAST_LEFT, PLAYS, ROLL, SINCE_DRAW
from cardhouse.english.written.scene import Scene

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import going_out_by_word as in_going_out_by_word
    from cardhouse.rules.leaving_play import purses as in_purses
    from cardhouse.rules.turns import turn_order as in_turn_order
else:
    in_going_out_by_word = lent("leaving_play.going_out_by_word")
    in_purses = lent("leaving_play.purses")
    in_turn_order = lent("turns.turn_order")


MOST: Final = 99
MOST_COUNTED: Final = 9_999


def circle(table: Table) -> list[Seat]:
    """Those who play, clockwise."""
    present = table.ask(Present())
    return [seat for seat in table.ask(Circle()) or range(table.seats) if seat in present]


def step(table: Table, seat: Seat, steps: int, direction: int = 0) -> Seat:
    """The player so many places on, in the direction of play unless one is given; nobody, if there is none."""
    order = list(table.ask(Circle()) or range(table.seats))
    having = table.ask(in_turn_order.HasTurns()) if is_there(in_turn_order) else EVERYONE
    here = set(circle(table)) & set(having.among(table.seats)) or set(circle(table))
    way = direction or table.direction
    if not here or seat not in order:
        return NO_SEAT
    at = order.index(seat)
    while steps:
        at = (at + way) % len(order)
        steps -= order[at] in here
    return order[at]


def in_order(table: Table, seat: Seat) -> list[Seat]:
    """Everybody who plays, in the order of turns, beginning with this seat or the one after it."""
    seats = circle(table)
    ahead = seats[:: table.direction]
    at = ahead.index(seat) if seat in ahead else 0
    return ahead[at:] + ahead[:at]


def people(who: Who, table: Table, scene: Scene) -> list[Seat]:
    """The seats that are meant, in the order of turns from the one who did it."""
    match who:
        case m.Plain(person):
            return [seat for seat in plain(person, table, scene) if seat != NO_SEAT]
        case m.Titled(title):
            return [seat for seat in [table.ask(Role(title))] if seat != NO_SEAT]
        case m.EachWith(how_many, unit):
            return [seat for seat in in_order(table, scene.player) if compares(how_many, count(table, seat, unit))]
        case m.EachWhoPlayed(cards):
            done = [put.player for put in table.tally(PLAYS) if single(cards, table, put.card, None, put.player)]
            return [seat for seat in in_order(table, scene.player) if seat in done]
        case m.NextFew(number):
            return following(table, scene, number)
        case m.AsMany(quantity):
            return following(table, scene, amount(quantity, table, scene))
        case m.Neighbour(side, seats):
            near = scene.about if scene.about != NO_SEAT else scene.player
            return [seat for seat in [step(table, near, seats, 1 if side is m.Side.LEFT else -1)] if seat != NO_SEAT]
        case m.WithThe(extreme, unit):
            return extremes(table, scene, extreme, unit)
        case m.Doer() if is_last_to_leave(who):
            left = table.tally(LAST_LEFT)
            return [left[-1]] if left else []
    raise OnlyPeople("nobody can tell who is meant")


def is_last_to_leave(who: Who) -> bool:
    """Whether it is who left most recently, whenever that was; other doers are looked for from an event on."""
    return who == m.Doer(m.FirstOrLast.LAST, m.ToDo(m.Simple.LEAVE))


def following(table: Table, scene: Scene, number: int) -> list[Seat]:
    return [step(table, scene.player, at) for at in range(1, number + 1)]


def extremes(table: Table, scene: Scene, extreme: m.Extreme, unit: m.Counter) -> list[Seat]:
    """All who have the most, or the fewest."""
    seats = in_order(table, scene.player)
    best: Callable[[list[int]], int] = max if extreme is m.Extreme.MOST else min
    wanted = best([count(table, seat, unit) for seat in seats]) if seats else 0
    return [seat for seat in seats if count(table, seat, unit) == wanted]


def plain(person: m.Person, table: Table, scene: Scene) -> list[Seat]:
    near = scene.about if scene.about != NO_SEAT else scene.player
    match person:
        case m.Person.THEY:
            return [near]
        case m.Person.ACTIVE:
            return [scene.active]
        case m.Person.NEXT:
            return [step(table, near, 1)]
        case m.Person.PREVIOUS:
            return [step(table, near, 1, -table.direction)]
        case m.Person.AFTER_NEXT:
            return [step(table, near, 2)]
        case m.Person.DEALER:
            return [table.dealer]
        case m.Person.OTHERS:
            return [seat for seat in in_order(table, scene.player) if seat != scene.player]
        case m.Person.EACH | m.Person.ANY | m.Person.A_PLAYER | m.Person.NOBODY:
            return in_order(table, scene.player)
        case m.Person.ANOTHER:
            return [seat for seat in in_order(table, scene.player) if seat != near]
        case m.Person.CHOSEN:
            return list(scene.chosen[:1])
        case m.Person.ANOTHER_CHOSEN:
            return list(scene.chosen[-1:])
    raise OnlyPeople("nobody can tell who is meant")


def one(who: Who, table: Table, scene: Scene) -> Seat:
    """The one person who is meant: of several, the first in the order of turns; nobody, if there is none."""
    found = people(who, table, scene)
    return found[0] if found else NO_SEAT


def purse_name(counter: m.Counter) -> str:
    """What a counter is called in purses."""
    return in_going_out_by_word.MOO_TOKEN if counter == m.MOO_TOKEN else counter.name.casefold()


def count(table: Table, seat: Seat, unit: m.Counter) -> int:
    """How many of something a player has."""
    return len(table.hands[seat]) if unit == m.CARD else in_purses.held(table, purse_name(unit), seat)


def compares(asked: m.HowMany, number: int) -> bool:
    match asked.compared:
        case m.Compared.EXACTLY:
            return number == asked.number
        case m.Compared.AT_LEAST:
            return number >= asked.number
        case m.Compared.AT_MOST:
            return number <= asked.number
        case m.Compared.EVEN:
            return number % 2 == 0
    return number % 2 == 1


def amount(quantity: m.Quantity, table: Table, scene: Scene, most: int = MOST) -> int:
    """How many that is, from 0 to 99 unless it may be more."""
    number = plain_amount(quantity.amount, table, scene)
    match quantity.operation:
        case m.Operation.PLUS:
            number += quantity.by
        case m.Operation.MINUS:
            number -= quantity.by
        case m.Operation.TIMES:
            number *= quantity.by
    return min(max(number, 0), most)


def plain_amount(asked: Amount, table: Table, scene: Scene) -> int:
    match asked:
        case m.ValueOfCard():
            return value_of(table, scene.card) if scene.card else 0
        case m.CardsInHand(who):
            seat = one(who, table, scene)
            return len(table.hands[seat]) if seat != NO_SEAT else 0
        case m.ValueOfHand(who):
            seat = one(who, table, scene)
            return sum([value_of(table, card) for card in table.hands[seat]]) if seat != NO_SEAT else 0
        case m.RunLength(cards, m.Span.ROW):
            return run_length(cards, table)
        case m.RunLength(cards, m.Span.ANSWERED):
            return answered_length(cards, table)
        case m.NumberOfPlayers(half):
            return len(circle(table)) // (2 if half else 1)
        case m.OwnCount(counter):
            return count(table, scene.about if scene.about != NO_SEAT else scene.player, counter)
        case m.TheRoll():
            return table.tally(ROLL)
    raise OnlyPeople("nobody can tell how many that is")


def run_length(cards: m.Kinds, table: Table) -> int:
    """How many such cards were played in a row until now: all of them so, and alike among themselves if it says so."""
    played = [put.card for put in table.tally(PLAYS)]
    length = 0
    while length < len(played) and alike(cards, table, played[len(played) - 1 - length :]):
        length += 1
    return length


def answered_length(cards: m.Kinds, table: Table) -> int:
    """How many of such cards in a row were answered by the next one, and not drawn for; the latest is still open."""
    return max(0, min(run_length(cards, table), table.tally(SINCE_DRAW)) - 1)


def how_many(number: m.Number | m.Quantity, table: Table, scene: Scene) -> int:
    return number.number if isinstance(number, m.Number) else amount(number, table, scene)


def how_much(number: m.Number | m.Quantity, table: Table, scene: Scene) -> int:
    """How many of what players have besides cards: that may be more."""
    return number.number if isinstance(number, m.Number) else amount(number, table, scene, MOST_COUNTED)
