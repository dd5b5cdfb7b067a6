"""What somebody may do besides playing: take cards from a pile, look at the draw pile."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import ANY_TIME
from cardhouse.core.questions import DRAW, InTurn, WayOpen
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NOBODY, Seats
from cardhouse.core.shown import Glimpsed
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action
from cardhouse.english.written.bans import Scope
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import lent
from cardhouse.english.written.favours import Favour, OfferedName
from cardhouse.english.written.later import is_once
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.english.written.people import circle, purse_name

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import coming_and_going as in_coming_and_going
    from cardhouse.rules.leaving_play import purses as in_purses
    from cardhouse.rules.market import peeking as in_peeking
    from cardhouse.rules.market import peeks as in_peeks
    from cardhouse.rules.market import turn_so_far as in_turn_so_far
    from cardhouse.rules.piles import pile_acts as in_pile_acts
    from cardhouse.rules.piles import piles as in_piles
else:
    in_coming_and_going = lent("leaving_play.coming_and_going")
    in_purses = lent("leaving_play.purses")
    in_peeking = lent("market.peeking")
    in_peeks = lent("market.peeks")
    in_turn_so_far = lent("market.turn_so_far")
    in_pile_acts = lent("piles.pile_acts")
    in_piles = lent("piles.piles")


_ALWAYS: Final = m.At(m.Timing.ANY_TIME)
_INSTEAD: Final = (m.At(m.Timing.INSTEAD_OF_DRAWING), m.At(m.Timing.INSTEAD_OF_PLAYING), m.At(m.Timing.ON_TURN))


def offer(bound: m.Bound, act: Action, standing: bool) -> Part:
    """The part for one thing that somebody may do."""
    match act:
        case m.ToTakeFromPile(m.SomeCards(m.Number(number, False))) if standing and set(bound.whens) <= set(_INSTEAD):
            return Taking(replace(bound, whens=()), number)
        case m.ToLookAtTop(number) if standing:
            if m.At(m.Timing.ONCE_PER_ROUND) in bound.whens:
                raise OnlyPeople("nobody counts the looks of a round")
            return Looking(replace(bound, whens=tuple([when for when in bound.whens if not is_once((when,))])), number)
        case m.ToName():
            return OfferedName(bound, act, standing)
        case m.ToDraw(m.SomeCards(m.Number(1, False), m.CardSort.PLAIN)) if standing and bound.whens == (_ALWAYS,):
            return Drawing(replace(bound, whens=()))
        case m.ToDo(m.Simple.LEAVE) if standing and bound == replace(bound, who=m.A_PLAYER, whens=(_ALWAYS,)):
            return FromTheShelf(in_coming_and_going.LeavesWhenever())
        case m.ToGive(m.SomeOf(m.Number(1, False), counter), m.Plain(m.Person.CHOSEN | m.Person.ANOTHER)) if standing:
            return Donating(bound, counter)
    return Favour(bound, act, standing)


class FromTheShelf(Part):
    """A part that is a rule of the shelf."""

    def __init__(self, rule: Rule) -> None:
        self.rule: Final = rule

    def hooks(self) -> list[Heard]:
        return self.rule.hooks()

    def tallies(self) -> tuple[Memory, ...]:
        return self.rule.tallies()

    def brings(self) -> Brings:
        return self.rule.brings()


class Taking(FromTheShelf):
    """Cards that may be taken from the top of a pile instead of drawing; one at least stays."""

    def __init__(self, bound: m.Bound, number: int) -> None:
        super().__init__(in_piles.TakesFromPile(number))
        self.scope: Final = Scope(bound, True)

    def hooks(self) -> list[Heard]:
        return [*super().hooks(), answers(in_pile_acts.Takes, self.one_stays), answers(WayOpen, self.those, "take")]

    def one_stays(self, asked: "in_pile_acts.Takes", table: Table, earlier: bool) -> bool:
        """Unless the game says what becomes of a pile that is empty."""
        return earlier and (len(table.piles[asked.pile]) > asked.count or table.ask(in_piles.EmptiedGo()))

    def those(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return earlier if self.scope.unconditional else earlier & self.scope.seats(table)


class Drawing(Part):
    """A card that may be drawn at any time; out of turn it is no act of a turn."""

    def __init__(self, bound: m.Bound) -> None:
        self.scope: Final = Scope(bound, True)

    def hooks(self) -> list[Heard]:
        return [answers(InTurn, self.whenever, DRAW)]

    def whenever(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier | self.scope.seats(table)


class Donating(Part):
    """A counter that may be given away."""

    def __init__(self, bound: m.Bound, counter: m.Counter) -> None:
        self.scope: Final = Scope(bound, True)
        self.what: Final = purse_name(counter)

    def brings(self) -> Brings:
        return Brings(ways=(in_purses.DONATE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (in_purses.Purse(self.what),)

    def hooks(self) -> list[Heard]:
        return [answers(in_purses.MayDonate, self.ones_own), answers(Offers, self.listed, in_purses.DONATE)]

    def ones_own(self, asked: "in_purses.MayDonate", table: Table, earlier: bool) -> bool:
        if asked.what != self.what or not self.scope.holds_for(asked.giver, table):
            return earlier
        playing = circle(table)
        both = asked.giver in playing and asked.to in playing and asked.giver != asked.to
        return both and in_purses.held(table, self.what, asked.giver) > 0

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        playing = circle(table)
        having = [
            seat
            for seat in asked.seats.among(table.seats)
            if seat in playing and in_purses.held(table, self.what, seat)
        ]
        gifts = [[in_purses.Donate(seat, self.what, to) for to in playing if to != seat] for seat in having]
        return [*earlier, *[Listed([*acts]) for acts in gifts if acts]]


class Looking(Part):
    """A look at the top of the draw pile, once a turn."""

    def __init__(self, bound: m.Bound, number: int) -> None:
        self.scope: Final = Scope(bound, True)
        self.number: Final = number

    def brings(self) -> Brings:
        return Brings(ways=(replace(in_peeks.LOOK_WAY, when=ANY_TIME),))

    def tallies(self) -> tuple[Memory, ...]:
        return (in_peeking.PLACES, in_turn_so_far.TURN_SO_FAR)

    def hooks(self) -> list[Heard]:
        return [
            answers(in_peeks.LookSize, self.so_many),
            answers(in_peeks.LooksAt, self.no_more),
            answers(WayOpen, self.once, in_peeks.LOOK),
            answers(InTurn, self.whenever, in_peeks.LOOK),
            answers(Glimpsed, self.remembered),
            answers(Offers, self.listed, in_peeks.LOOK),
        ]

    def so_many(self, asked: "in_peeks.LookSize", table: Table, earlier: int) -> int:
        return max(earlier, min(self.number, len(table.stock)))

    def no_more(self, asked: "in_peeks.LooksAt", table: Table, earlier: bool) -> bool:
        return earlier and asked.count <= table.ask(in_peeks.LookSize(asked.seat))

    def once(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return self.scope.seats(table) if not table.tally(in_turn_so_far.TURN_SO_FAR).looked else NOBODY

    def whenever(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier | self.scope.seats(table)

    def remembered(self, asked: Glimpsed, table: Table, earlier: list[int]) -> list[int]:
        return earlier + [
            place for seat, place in table.tally(in_peeking.PLACES) if seat == asked.seat and place not in earlier
        ]

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        size = min(self.number, len(table.stock))
        return [*earlier, *[Listed([in_peeks.Peek(seat, size)]) for seat in asked.seats.among(table.seats) if size]]
