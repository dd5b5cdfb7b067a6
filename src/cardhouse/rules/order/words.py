"""What is said of the order of turns in slots: who moves up, picks up, is skipped or passed over."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.demands import DemandGrew, DemandPaid
from cardhouse.core.table import Table
from cardhouse.core.telling import Line, Listener, quiet, tells, vote_words
from cardhouse.core.words import counting, words
from cardhouse.rules.order.butting_in import LaidDead
from cardhouse.rules.order.effects import (
    HandsMoved,
    HandsToPass,
    PointedAt,
    ReversedFor,
    SidesSwitched,
    SkipWaits,
    StrideSwitched,
    SuitNamed,
    TurnedBack,
    WentBack,
)
from cardhouse.rules.order.events import ButtedIn, MembersChanged, MovedOn, OrderEvent, OrderLaid, TurnTaken
from cardhouse.rules.order.going_out import CLAIM, WentOut
from cardhouse.rules.order.groups import ChangedGroups
from cardhouse.rules.order.naming_suits import ChangedMind
from cardhouse.rules.order.orders import ORDERS, latest_pile, order_at
from cardhouse.rules.order.pointing_acts import Pointed
from cardhouse.rules.order.slot_order import TookFreely
from cardhouse.rules.order.strays import StrayStands
from cardhouse.rules.turns.slots import Order, first_order

quiet("an empty hand is seen on the screens", WentOut)
quiet("the screens show the order of turns", OrderEvent, OrderLaid, TurnTaken, MembersChanged)
quiet("pointing, picking up and naming are told as they are done", PointedAt, DemandPaid, ChangedMind, HandsToPass)
quiet("the draw is told, and it was its own penalty", TookFreely)
quiet("the card is told", LaidDead)
quiet("that a card is wrong is for others to notice", StrayStands)


@tells(ButtedIn)
def butted_in(event: ButtedIn, to: Listener) -> Iterator[Line]:
    if to.is_open:
        yield to.line(
            words("{player:who} {butts} in, and play goes on from there", player=event.player), event.player, "play"
        )


@tells(MovedOn)
def moved_on(event: MovedOn, to: Listener) -> Iterator[Line]:
    if to.is_open:
        yield to.line(words("play moves on one player"), kind="turn")


@tells(DemandGrew)
def pick_up_grew(event: DemandGrew, to: Listener) -> Iterator[Line]:
    if to.is_open and event.pile:
        more = words("whoever is next has {count} to pick up", count=counting(event.number, "more card", "one"))
        yield to.line(more, kind="fine")


@tells(SuitNamed)
def suit_named(event: SuitNamed, to: Listener) -> Iterator[Line]:
    yield to.line(words("the suit is {suit:suit} now", suit=event.suit), kind="say")


@tells(ReversedFor)
def reversed_for(event: ReversedFor, to: Listener) -> Iterator[Line]:
    if to.is_open:
        yield to.line(words("play turns round for {turns}", turns=counting(event.turns, "turn")), kind="turn")


@tells(TurnedBack)
def turned_back(event: TurnedBack, to: Listener) -> Iterator[Line]:
    if to.is_open:
        yield to.line(words("play turns back to its old direction"), kind="turn")


def latest_order(table: Table) -> Order:
    """The order of turns at the pile of the latest card; a plain one where no rule keeps it any more."""
    if ORDERS not in table.law.tally_place:
        return first_order(table.seats, table.dealer)
    return order_at(table, latest_pile(table))


@tells(StrideSwitched)
def stride_switched(event: StrideSwitched, to: Listener) -> Iterator[Line]:
    if to.is_open:
        now, no_more = words("every other place is passed over now"), words("no place is passed over any more")
        yield to.line(now if latest_order(to.table).strides else no_more, kind="turn")


@tells(SidesSwitched)
def sides_switched(event: SidesSwitched, to: Listener) -> Iterator[Line]:
    if to.is_open:
        two, one = words("everybody has two turns in a row now"), words("everybody has one turn again")
        yield to.line(two if latest_order(to.table).sided else one, kind="turn")


@tells(SkipWaits)
def skip_waits(event: SkipWaits, to: Listener) -> Iterator[Line]:
    if to.is_open:
        one = words("after the next turn one place is passed over")
        more = words("after the next turn {places} are passed over", places=counting(event.turns, "place"))
        yield to.line(one if event.turns == 1 else more, kind="turn")


@tells(WentBack)
def went_back(event: WentBack, to: Listener) -> Iterator[Line]:
    if to.is_open:
        yield to.line(words("play goes back one player"), kind="turn")


@tells(HandsMoved)
def hands_moved(event: HandsMoved, to: Listener) -> Iterator[Line]:
    way = "all hands go {steps} to the left" if event.places > 0 else "all hands go {steps} to the right"
    yield to.line(words(way, steps=counting(abs(event.places), "place", "one")), kind="give")


@tells(ChangedGroups)
def changed_groups(event: ChangedGroups, to: Listener) -> Iterator[Line]:
    at = words("{player:who} {plays} at pile {pile} now", player=event.player, pile=event.pile)
    yield to.line(at, event.player, "play")


@tells(Pointed)
def pointed(event: Pointed, to: Listener) -> Iterator[Line]:
    points = "{player:who} {points} at {themself}" if event.at == event.player else "{player:who} {points} at {at:whom}"
    yield to.line(words(points, player=event.player, at=event.at), event.player, "say", "")


vote_words(
    CLAIM,
    "{about:who} {has} played {their} last card: is that right?",
    typed="Accept, or accuse them of something if you can.",
)
