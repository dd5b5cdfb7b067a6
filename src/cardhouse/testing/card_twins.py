"""Two tables of any game that differ in cards which a seat cannot see, and the same acts at both: duties, fines, votes,
refusals and turns that others see must not tell them apart.

People pick up often, for it is then that a rule might look into a hand; and where a 7 may come round to its owner, it
often does, while the secret is a card of that player's which could go on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardhouse.cards import NONE, SEVENS, Card, Cards
from cardhouse.core.acts import Act, Draw
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.demands import NOTHING_OWED
from cardhouse.core.fact import Fact
from cardhouse.core.questions import Matches
from cardhouse.core.rule import REFEREE
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import PLAYING, Table
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.order.orders import ORDERS
from cardhouse.rules.order.pile_order import Later
from cardhouse.rules.turns.slots import POINT, due, seat_at
from cardhouse.testing.properties import SPREAD, PropertyBroken, hidden_slots
from cardhouse.testing.random_acts import possible_act
from cardhouse.testing.twins import Comparison, Listening, Replying, Twin

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
MOST_BEFORE: Final = 60
AFTER: Final = 12
PAUSE: Final = 121_000


def in_play(name: str, seed: int, chance: Chance, dial: str, options: Mapping[str, str]) -> Table:
    """A table in the middle of a game."""
    played = game(name)
    table = new_table(played.book, NAMES[: played.most], seed=seed, dial=dial, options=options)
    sitting = Sitting(table)
    for number in range(30 + chance.below(MOST_BEFORE)):
        sitting.submit(some_act(sitting.table, chance), f"{number}")
    return sitting.table


def some_act(table: Table, chance: Chance) -> Act:
    """Mostly something lawful, often picking up, sometimes whatever."""
    roll = chance.below(8)
    if roll < 2 and table.turn != NO_SEAT:
        return Draw(table.turn)
    if roll == 2:
        return possible_act(table, chance)
    table.steps = 0
    return random_act(table, chance) or Tick(table.clock + PAUSE)


def old_seven(table: Table, chance: Chance) -> tuple[Seat, Cards]:
    """Where turns follow slots: a 7 comes to count on one of the piles, and the turn is back at whoever played it.
    Gives that player, and the cards that could go on it; nobody, if it cannot be done.
    """
    sevens = [card for card in table.stock if card in SEVENS]
    if ORDERS not in table.law.tally_place or not sevens or table.duties or table.landing:
        return (NO_SEAT, NONE)
    pile, card = chance.pick(list(table.piles)), chance.pick(sevens)
    at, orders, strays = table.tally(ORDERS)
    laid = orders[pile]
    owner = due(laid.turns)
    table.stock.remove(card)
    table.piles[pile].append(card)
    order = laid.but(
        turns=laid.turns.but(landing=POINT, target=owner, skips=0),
        later=Later(0, laid.later.turns, laid.later.turns_back),
        card=laid.card.but(face=card.index, owner=owner, dead=False, jokers=0),
        owed=NOTHING_OWED,
    )
    table.tallies[table.law.tally_place[ORDERS]] = (at, orders | {pile: order}, strays)
    table.forget()
    return (seat_at(owner), table.ask(Matches(card, pile)))


class CardPair:
    """Two tables, and a seat (or an onlooker) that cannot see where they differ."""

    def __init__(
        self, start: Table, seed: int, listening: Listening, replying: Replying, about: Seat, fits: Cards
    ) -> None:
        self.chance: Final = seeded(seed)
        self.about: Final = about
        one = start.copy()
        two = one.copy()
        others = [seat for seat in range(one.seats) if seat != about]
        self.seat: Final[Seat] = self.chance.pick([NO_SEAT, *others])
        self.secret: Final = self.swapped(two, fits)
        self.open: Final = {card: in_the_open(one, self.seat, card) for card in self.secret}
        self.twins: Final = [Twin(table, self.seat, listening, replying) for table in (one, two)]

    def swapped(self, table: Table, fits: Cards) -> tuple[Card, ...]:
        """Two cards that the seat cannot see change places: one of the player it is about, if it is about one, and one
        that fits.
        """
        slots = hidden_slots(table, self.seat)
        mine = [slot for slot in slots if self.about != NO_SEAT and slot[0] is table.hands[self.about]]
        fitting = [slot for slot in slots if slot[0][slot[1]] in fits]
        (zone, here), (other, there) = self.chance.pick(mine or slots), self.chance.pick(fitting or slots)
        zone[here], other[there] = other[there], zone[here]
        return (zone[here], other[there])

    def has_come_to_light(self) -> bool:
        """Whether one of the two cards lies open by now, or in the seat's own hand, or the game is over."""
        tables = [twin.table for twin in self.twins]
        if any(table.phase != PLAYING for table in tables):
            return True
        return any(in_the_open(table, self.seat, card) != self.open[card] for table in tables for card in self.open)

    def run(self, compared: Comparison, kind: str) -> None:
        now = self.twins[0].table.clock
        for number in range(AFTER):
            act = some_act(self.twins[0].table, self.chance)
            if number == 0 and self.about != NO_SEAT:
                act = Draw(self.about)
            if any(card in self.secret for card in cards_in(act.values())):
                continue
            now = act.clock if isinstance(act, Tick) else now
            for twin in self.twins:
                twin.do(act, now)
            if self.has_come_to_light():
                break
            self.compare(act, number)
            compared.acts += 1
        compared.messages += len(self.twins[0].heard)
        compared.pairs[kind] = compared.pairs.get(kind, 0) + 1

    def compare(self, act: Act, number: int) -> None:
        one, two = [twin.heard for twin in self.twins]
        for here, there in zip([*one, "nothing"], [*two, "nothing"], strict=False):
            if here != there:
                told = f"seat {self.seat} can tell where {self.secret} lie after act {number}, {act!r}"
                raise PropertyBroken(f"{told}:\n  {here[:1500]}\n  {there[:1500]}")


def cards_in(values: object) -> list[Card]:
    """The cards among the fields of an act."""
    if isinstance(values, Card):
        return [values]
    if isinstance(values, Fact):
        return cards_in(values.values())
    return [card for each in values for card in cards_in(each)] if isinstance(values, (tuple, list)) else []


def in_the_open(table: Table, seat: Seat, card: Card) -> int:
    """How many cards with this face a seat can see."""
    areas = [zone for zones in table.areas.values() for zone in zones]
    lying = [table.stock, *table.hands, *table.piles.values(), *areas]
    hidden = [zone[place] for zone, place in hidden_slots(table, seat)]
    return sum(zone.count(card) for zone in lying) - hidden.count(card)


def compare_hidden_cards(
    name: str,
    pairs: int,
    listening: Listening,
    replying: Replying,
    seed: int = 0,
    dial: str = REFEREE,
    options: Mapping[str, str] | None = None,
) -> Comparison:
    """Compare so many pairs of tables of a game; every second one begins where a 7 was answered by nobody."""
    compared, number = Comparison(), 0
    while sum(compared.pairs.values()) < pairs:
        own = seed * SPREAD + number
        chance = seeded(own)
        start = in_play(name, own, chance, dial, options or {})
        about, fits = old_seven(start, chance) if number % 2 and start.phase == PLAYING else (NO_SEAT, NONE)
        number += 1
        if start.phase == PLAYING:
            try:
                CardPair(start, own, listening, replying, about, fits).run(compared, name)
            except PropertyBroken as broken:
                raise PropertyBroken(f"pair {number} of {name}, seed {seed}, {dial}: {broken}") from broken
    return compared
