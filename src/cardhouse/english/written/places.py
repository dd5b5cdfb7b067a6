"""Tables where the order of turns has places that are passed over and come again: what a sentence does to it there is
what the game's own cards do, so that both wait, add up and go back together.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import RANKS, Cards
from cardhouse.core.demands import DemandGrew, DemandPaid, Obligation, Obliged
from cardhouse.core.rule import ANSWERS, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import NOTHING, Event, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.english import meaning as m
from cardhouse.english.written.cards import meant, possible
from cardhouse.english.written.families import is_there, lent, only_with
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.scene import Scene

if TYPE_CHECKING:
    from cardhouse.rules.lawmaking import meanings as in_meanings
    from cardhouse.rules.order import orders as in_orders
    from cardhouse.rules.order import pick_ups as in_pick_ups
else:
    in_meanings = lent("lawmaking.meanings")
    in_orders = lent("order.orders")
    in_pick_ups = lent("order.pick_ups")


PREVIOUS: Final = m.Plain(m.Person.PREVIOUS)


def has_places(table: Table) -> bool:
    """Whether turns at this table go by places."""
    return is_there(in_orders) and in_orders.ORDERS in table.law.tally_place


def there_only(rule: Rule) -> list[Heard]:
    """What a rule of the shelf hears and answers, where turns go by places."""

    def answering(method: Callable[..., Any]) -> Callable[..., Any]:
        def answer(asked: object, table: Table, earlier: object) -> object:
            return method(asked, table, earlier) if has_places(table) else earlier

        return answer

    def following(method: Callable[..., Any]) -> Callable[..., Any]:
        def follow(event: Event, table: Table) -> object:
            return method(event, table) if has_places(table) else NOTHING

        return follow

    heard = [(method, mark) for method, mark in rule.hooks() if mark.of is not WhyNot]
    return [((answering if mark.hook == ANSWERS else following)(method), mark) for method, mark in heard]


def picked_up(number: int, adds: bool, table: Table, scene: Scene) -> list[Event]:
    """Whoever is next has to pick up so many cards, besides what was to be picked up before if it `adds` up."""
    rank = scene.card.rank if scene.card is not None else 0
    before = 0 if adds else in_orders.to_pick_up(table, scene.pile)
    fresh: list[Event] = [DemandPaid(before, NO_SEAT, scene.pile)] if before else []
    return [*fresh, DemandGrew(number, RANKS[rank - 1] if rank else "", pile=scene.pile)] if number else []


class PickUps(Part):
    """Cards after which whoever is next picks up, and the cards that may be put on them instead."""

    def __init__(self, plays: m.OnPlaying, instead: m.Kinds | None) -> None:
        self.cards: Final = possible(plays.cards)
        self.instead: Final = instead

    def hooks(self) -> list[Heard]:
        means = only_with(in_meanings, lambda: [answers(in_meanings.Special, self.means_something)])
        moves = only_with(in_pick_ups, lambda: there_only(in_pick_ups.NoOtherMove(self.cards)))
        return [*means, *moves, answers(Obliged, self.answered)]

    def means_something(self, asked: "in_meanings.Special", table: Table, earlier: Cards) -> Cards:
        return earlier | self.cards

    def answered(self, asked: Obliged, table: Table, earlier: Obligation | None) -> Obligation | None:
        if earlier is None or self.instead is None or not has_places(table):
            return earlier
        owed = in_pick_ups.owed_for(table, asked.pile or in_orders.latest_pile(table), self.cards)
        if owed is None or owed.drawn:
            return earlier
        return earlier.answered_by(meant(self.instead, table, None, NO_SEAT))
