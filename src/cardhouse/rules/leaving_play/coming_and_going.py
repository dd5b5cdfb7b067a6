"""People who come into the game, leave it and come back, and tokens that they keep."""

from dataclasses import dataclass, replace
from typing import Any, Final

from cardhouse.core.affairs import ClockUsed, MotionDecided, MotionOpened
from cardhouse.core.cases import MotionDropped
from cardhouse.core.choices import Group, Listed, Offers, single_plays
from cardhouse.core.declared import ANY_TIME, VOTE_WAY, option
from cardhouse.core.events import Draws, Drew, Played, Recycled, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import OF_VOTES_CAST, Motion
from cardhouse.core.presence import Joined, Left, Present
from cardhouse.core.questions import DRAW, CanBeDone, HandSize, Refill, WayOpen
from cardhouse.core.rounds import PASS, PASS_WAY, Pass
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seating import (
    JOIN,
    JOIN_WAY,
    LEAVE,
    LEAVE_WAY,
    Join,
    Leave,
    MayChoosePlace,
    MayJoin,
    MayLeave,
    ShufflesIn,
)
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seats, only, seats_of
from cardhouse.core.shown import Circle, Figures, Named, SeenWindows, ShownWindow
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Tally, Wish
from cardhouse.rules.going_back.wrong_cards import StillPlayable
from cardhouse.rules.leaving_play.purses import (
    DONATE_WAY,
    Credited,
    Donate,
    MayDonate,
    Purse,
    ToBeAccepted,
    TokenOffered,
    held,
)
from cardhouse.rules.turns.leaving import TAKES_THE_HAND, Leaves
from cardhouse.rules.turns.slots import Order, seated
from cardhouse.rules.turns.turn_order import TurnOrder

JOINING: Final = "join"
GIFT: Final = "gift"
GIFT_NUMBER: Final = 0
"""The number of the one offer that can be open at a time."""


ENOUGH: Final = 999


class AlwaysMore(Question):
    """Can there always be more cards, because whole packs come in? No, unless a rule says so."""

    def unruled(self, table: Table) -> bool:
        return False


def cards_to_be_had(table: Table) -> int:
    """How many cards can be drawn, those that are shuffled anew included."""
    if table.ask(AlwaysMore()):
        return ENOUGH
    return len(table.stock) + sum([count for _, count in table.ask(Refill())])


class LeftBefore(Tally):
    """How many turns were completed, and after how many of them everybody left who did so last, by seat."""

    def start(self) -> tuple[int, dict[int, int]]:
        return (0, {})

    def hears(self) -> tuple[type, ...]:
        return (TurnEnded, Left)

    def step(self, total: Any, event: Event) -> tuple[int, dict[int, int]]:
        turns, left = total
        return (turns, left | {event.player: turns}) if isinstance(event, Left) else (turns + 1, left)


LEFT_BEFORE: Final = LeftBefore()


class PlacesChosen(Tally):
    """Who sat down to whose left when they joined, in this order."""

    def start(self) -> tuple[tuple[int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Joined,)

    def step(self, total: Any, event: Event) -> tuple[tuple[int, int], ...]:
        moves: tuple[tuple[int, int], ...] = total
        if not isinstance(event, Joined) or event.beside == NO_SEAT:
            return moves
        return (*moves, (event.player, event.beside))


PLACES_CHOSEN: Final = PlacesChosen()


def places(seats: int, moves: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Who sits where, clockwise from the first seat, after these moves; none, if there were none."""
    circle = list(range(seats)) if moves else []
    for player, beside in moves:
        circle.remove(player)
        circle.insert(circle.index(beside) + 1, player)
    return tuple(circle)


@dataclass(frozen=True)
class OutsidersJoin(Rule):
    """Whoever is not in the game may come into it, or back into it, by drawing a new hand.

    Without enough cards for one nobody does.
    """

    join_in_point: bool = option(True, "People may join while play is paused", ruling="R-M15")
    seat_chosen: bool = option(False, "Newcomers choose where they sit", ruling="R-M15")
    cooldown: int = option(0, "Who has left waits for", unit="turn", ruling="R-M16")

    def brings(self) -> Brings:
        return Brings(ways=(replace(JOIN_WAY, when=ANY_TIME),))

    def tallies(self) -> tuple[Memory, ...]:
        return (LEFT_BEFORE, PLACES_CHOSEN)

    @answers(MayChoosePlace)
    def where_they_like(self, asked: MayChoosePlace, table: Table, earlier: Seats) -> Seats:
        return EVERYONE if self.seat_chosen else earlier

    @answers(Named)
    def nothing_to_choose(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["nothing"] if asked.way == JOIN and not self.seat_chosen else earlier

    @answers(SeenWindows)
    def whenever_they_like(self, asked: SeenWindows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        present = table.ask(Present())
        outside = tuple([seat for seat in range(table.seats) if seat not in present])
        if not outside or table.phase != PLAYING:
            return earlier
        return [*earlier, ShownWindow((JOIN,), outside, (), 0, words="You are out of the game")]

    @answers(Circle)
    def as_they_sat_down(self, asked: Circle, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        return places(table.seats, table.tally(PLACES_CHOSEN))

    @answers(TurnOrder)
    def as_they_sit(self, asked: TurnOrder, table: Table, earlier: Order) -> Order:
        return seated(earlier, table.ask(Circle())) if table.tally(PLACES_CHOSEN) else earlier

    @answers(MayJoin)
    def enough_cards(self, asked: MayJoin, table: Table, earlier: Seats) -> Seats:
        paused = bool(table.pauses) and not self.join_in_point
        if paused or cards_to_be_had(table) < table.ask(HandSize()):
            return NOBODY
        turns, left = table.tally(LEFT_BEFORE)
        return earlier - seats_of([seat for seat, before in left.items() if turns < before + self.cooldown])

    @after(Joined)
    def take_a_hand(self, joined: Joined, table: Table) -> Events:
        for _ in range(table.ask(HandSize())):
            yield Draws(joined.player, JOINING)
        if table.phase == PLAYING and table.turn == NO_SEAT:
            yield TurnBegan(joined.player)

    @answers(Offers)
    def list_them(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        joining = (asked.seats & table.ask(MayJoin(JOIN))).among(table.seats)
        neighbours = range(table.seats) if self.seat_chosen else ()
        return [Listed([Join(seat), *[Join(seat, by) for by in neighbours if by != seat]]) for seat in joining]


class LeavesWhenever(Leaves):
    """A player may leave the game at any time; the hand is shuffled into the stock."""

    def offices(self) -> tuple[str, ...]:
        return ("to leave", TAKES_THE_HAND)

    def brings(self) -> Brings:
        return Brings(ways=(replace(LEAVE_WAY, when=ANY_TIME),))

    @answers(Offers, LEAVE)
    def list_them(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [Listed([Leave(seat)]) for seat in (asked.seats & table.ask(MayLeave(LEAVE))).among(table.seats)]

    @after(Left)
    def hand_goes_back(self, left: Left, table: Table) -> Events:
        return (ShufflesIn(left.player, tuple(table.hands[left.player])),)


@dataclass(eq=False)
class Recycles(Wish):
    """A wish: if the stock has run out, it is made anew."""

    def bound(self, table: Table) -> list[Event]:
        takes = table.ask(Refill()) if not table.stock else []
        found = [card.printed for pile, count in takes for card in table.piles[pile][:count]]
        if not found:
            return []
        chance = table.chance.copy()
        chance.shuffle(found)
        return [Recycled(tuple(takes), tuple(found), chance.state)]


class RecyclesAtOnce(Rule):
    """The stock is made anew as soon as it has run out.

    If there is nothing to make it of, nobody draws; then a player who has no card to play passes.
    """

    # R-M19

    def brings(self) -> Brings:
        return Brings(ways=(PASS_WAY,))

    @after(Drew)
    def last_card_drawn(self, drew: Drew, table: Table) -> Events:
        return NOTHING if table.stock else (Recycles(),)

    @after(Played)
    def something_to_make_it_of(self, played: Played, table: Table) -> Events:
        return NOTHING if table.stock else (Recycles(),)

    @answers(CanBeDone)
    def with_what_there_is(self, asked: CanBeDone, table: Table, earlier: bool) -> bool:
        stops = asked.way == PASS and bool(table.ask(StillPlayable()))
        return stops or (cards_to_be_had(table) > 0) == (asked.way == DRAW)

    @answers(WayOpen, PASS)
    def nothing_to_play(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        if table.turn == NO_SEAT or table.acted or not single_plays(table, table.turn):
            return earlier
        return earlier - only(table.turn)

    @answers(Offers)
    def list_passes(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if not table.ask(CanBeDone(PASS)):
            return earlier
        return [Listed([Pass(seat)]) for seat in asked.seats.among(table.seats)]


@dataclass(frozen=True)
class TokensAreKept(Rule):
    """Players keep the {what}s that they have earned, and may give one to another player.

    One at a time, at any time.
    """

    what: str = "Moo Token"
    outsiders_may_trade: bool = option(False, "People out of the game may give and take, too")
    gifts_accepted: bool = option(False, "A gift has to be accepted", ruling="R-M18")
    accept_s: int = option(15, "Time to accept a gift", unit="second")

    def brings(self) -> Brings:
        return Brings(ways=(DONATE_WAY, VOTE_WAY) if self.gifts_accepted else (DONATE_WAY,))

    @answers(ToBeAccepted)
    def ask_first(self, asked: ToBeAccepted, table: Table, earlier: bool) -> bool:
        return self.gifts_accepted

    @after(TokenOffered)
    def ask_them(self, offered: TokenOffered, table: Table) -> Events:
        until = table.clock + 1000 * self.accept_s if table.ask(ClockUsed()) else 0
        if table.motion(GIFT):
            return NOTHING
        case = (GIFT_NUMBER, GIFT, offered.player, offered.to, offered.what)
        return (MotionOpened(Motion(*case, (offered.to,), OF_VOTES_CAST, until)),)

    @after(Left)
    def nobody_waits(self, left: Left, table: Table) -> Events:
        offers = [motion for motion in table.motions if motion.kind == GIFT]
        return [MotionDropped(motion) for motion in offers if left.player in (motion.by, motion.about)]

    @after(MotionDecided)
    def hand_over(self, decided: MotionDecided, table: Table) -> Events:
        motion = decided.motion
        if motion.kind != GIFT or not decided.carried or not held(table, self.what, motion.by):
            return NOTHING
        return (Credited(motion.by, self.what, -1), Credited(motion.about, self.what))

    def tallies(self) -> tuple[Memory, ...]:
        return (Purse(self.what),)

    @answers(MayDonate)
    def one_of_ones_own(self, asked: MayDonate, table: Table, earlier: bool) -> bool:
        present = table.ask(Present())
        inside = self.outsiders_may_trade or (asked.giver in present and asked.to in present)
        return earlier and inside and asked.what == self.what and held(table, self.what, asked.giver) > 0

    @answers(Figures)
    def purses(self, asked: Figures, table: Table, earlier: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
        return [*earlier, *[(self.what, seat, number) for seat, number in table.tally(Purse(self.what)).items()]]

    @answers(Offers)
    def list_gifts(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        everybody = range(table.seats)
        gifts = [Donate(giver, self.what, to) for giver in asked.seats.among(table.seats) for to in everybody]
        return [Listed([gift]) for gift in gifts if table.ask(MayDonate(self.what, gift.seat, gift.to))]
