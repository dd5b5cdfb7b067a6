"""Whether a condition holds."""

from typing import TYPE_CHECKING

from cardhouse.core.choices import single_plays
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import State
from cardhouse.english.written.cards import PRIMES, meant, single
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import lent
from cardhouse.english.written.identity import value_of
from cardhouse.english.written.memory import LAST_TURNS, ROLL
from cardhouse.english.written.people import compares, count, people
from cardhouse.english.written.scene import Scene

if TYPE_CHECKING:
    from cardhouse.rules.points import points_of_order as in_points_of_order
else:
    in_points_of_order = lent("points.points_of_order")


def holds(condition: m.IfClause | None, table: Table, scene: Scene) -> bool:
    """Whether all of it is so; with "unless", whether not all of it is."""
    if condition is None:
        return True
    return all(is_so(state, table, scene) for state in condition.states) != condition.unless


def is_so(state: State, table: Table, scene: Scene) -> bool:
    match state:
        case m.Has(who, how_many, unit):
            found = [compares(how_many, count(table, seat, unit)) for seat in people(who, table, scene)]
            return bool(found) and all(found)  # what nobody is meant by is not so
        case m.HasLegalPlay(who, has):
            found = [bool(single_plays(table, seat)) == has for seat in people(who, table, scene)]
            return bool(found) and all(found)
        case m.Holds(who, cards):
            found = [
                any(card in meant(cards, table, scene.under, seat) for card in table.hands[seat])
                for seat in people(who, table, scene)
            ]
            return bool(found) and all(found)
        case m.IsTurnOf(who, is_turn):
            return (scene.active in people(who, table, scene)) == is_turn
        case m.DidLastTurn(who, what):
            found = [what in table.tally(LAST_TURNS).did(seat) for seat in people(who, table, scene)]
            return bool(found) and all(found)
        case m.CardIs(judged, cards, is_one):
            return card_is(judged, cards, table, scene) == is_one
        case m.AddUpTo(total):
            both = scene.card is not None and scene.under is not None
            return both and sums(total, value_of(table, scene.card) + value_of(table, scene.under))  # type: ignore[arg-type]  # both are there
        case m.ValueIs(total):
            value = value_of(table, scene.card) if scene.card else 0
            return value == table.tally(ROLL) if total is None else sums(total, value)
        case m.OrderIs(clockwise):
            return (table.direction > 0) == clockwise
        case m.DrawPileHas(how_many, _):
            return compares(how_many, len(table.stock))
        case m.PointInProgress():
            return in_points_of_order.is_running(table)
    raise OnlyPeople("nobody can tell whether that is so")


def card_is(judged: m.Judged, cards: m.Kinds, table: Table, scene: Scene) -> bool:
    if judged is m.Judged.CARD:
        return scene.card is not None and single(cards, table, scene.card, scene.under, scene.player)
    return scene.under is not None and scene.under in meant(cards, table, None, NO_SEAT)


def sums(asked: m.Sum, number: int) -> bool:
    match asked.is_:
        case m.SumIs.EXACTLY:
            return number == asked.number
        case m.SumIs.MORE:
            return number > asked.number
        case m.SumIs.LESS:
            return number < asked.number
        case m.SumIs.PRIME:
            return number in PRIMES or number in (17, 19, 23)
        case m.SumIs.EVEN:
            return number % 2 == 0
    return number % 2 == 1
