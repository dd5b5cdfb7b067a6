"""Who is out, who has won, and what keeps a win open."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Cards
from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.declared import option
from cardhouse.core.events import Drew, Landed
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_IN_TIME, SAY, Motion
from cardhouse.core.presence import is_here, players
from cardhouse.core.questions import Patience, Timely, Winners
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import REFEREE, Brings, CardRule, Memory, Need, Rule
from cardhouse.core.seating import JOIN, LEAVE
from cardhouse.core.seats import NOBODY, Seat, Seats, only, seats_of
from cardhouse.core.table import NOTHING, OVER, Event, Events, Table, Tally
from cardhouse.core.undone_plays import PlayUndone
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.order.effects import HandsMoved
from cardhouse.rules.order.orders import ORDERS, to_pick_up
from cardhouse.rules.turns.slots import PLACES

GOING_OUT: Final = Need("a rule by which whoever is out wins", ("going out",))

FIRST_OUT: Final = "first-out-wins"
CLAIM: Final = "claim"


@dataclass(eq=False)
class WentOut(Event):
    """Somebody played the last card, on this pile and in this act (0 in older logs)."""

    player: Seat
    pile: int = 0
    act: int = 0

    def apply(self, table: Table) -> None:
        """A tally keeps the order in which players went out."""


class OutInOrder(Tally):
    """The players who played their last card, in that order."""

    def start(self) -> tuple[int, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (WentOut, RoundBegan)

    def step(self, total: tuple[int, ...], event: Event) -> tuple[int, ...]:
        if not isinstance(event, WentOut):
            return ()
        return (*[seat for seat in total if seat != event.player], event.player)


class OutWhere(Tally):
    """On which pile, and in which act, each player put the last card there."""

    def start(self) -> dict[int, tuple[int, int]]:
        return {}

    def hears(self) -> tuple[type, ...]:
        return (WentOut, RoundBegan)

    def step(self, total: dict[int, tuple[int, int]], event: Event) -> dict[int, tuple[int, int]]:
        return total | {event.player: (event.pile, event.act)} if isinstance(event, WentOut) else {}


OUT: Final = OutInOrder()
OUT_WHERE: Final = OutWhere()


class OutWins(Rule):
    """A player without cards wins, and the game ends."""

    def brings(self) -> Brings:
        return Brings(gives=("going out",))

    def tallies(self) -> tuple[Memory, ...]:
        return (OUT,)

    @answers(Timely)
    def nothing_moves(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        free = asked.way in table.law.steps or asked.way in (LEAVE, JOIN)
        return NOBODY if table.phase == OVER and not free else earlier

    @after(Landed)
    def went_out(self, landed: Landed, table: Table) -> Events:
        return NOTHING if table.hands[landed.player] else (WentOut(landed.player, landed.pile, table.acts),)

    @answers(Winners)
    def out(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        return earlier | seats_of([seat for seat in table.tally(OUT) if not table.hands[seat] and is_here(table, seat)])


class HeldByPickUp(CardRule):
    """Going out on {on} is not final until the pick-up it caused is complete.

    What was added to it counts, too.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES, GOING_OUT)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS, OUT_WHERE)

    @answers(Winners)
    def not_yet(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        if not earlier:
            return earlier
        where = table.tally(OUT_WHERE)
        owed = [seat for seat in earlier.among(table.seats) if to_pick_up(table, where[seat][0])]
        return earlier - seats_of(owed) - landing_with(table, self.on & table.ask(Special()))


def landing_with(table: Table, cards: Cards) -> Seats:
    """Those whose card of this kind has landed and not acted yet."""
    return seats_of([land.player for land in table.landing if isinstance(land, Landed) and land.card in cards])


class HeldByWords(CardRule):
    """Whoever goes out and owes a word for that card has not won before it is said.

    This goes for {on}. If the word is missed, the fine means not being out.
    """

    def needs(self) -> tuple[Need, ...]:
        return (GOING_OUT,)

    def tallies(self) -> tuple[Memory, ...]:
        return (OUT_WHERE,)

    def owes_words(self, table: Table, out: Seats) -> Seats:
        """Those whose last card itself asks for words that they have not said; what an earlier one asks for holds no
        win.
        """
        where = table.tally(OUT_WHERE)
        mine = [duty for duty in table.duties if duty.bearer in out and duty.kind == SAY and duty.price]
        return seats_of([duty.bearer for duty in mine if duty.since == where[duty.bearer][1]])

    @answers(Winners)
    def not_yet(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        if not earlier:
            return earlier
        return earlier - landing_with(table, self.on & table.ask(Special())) - self.owes_words(table, earlier)


class ClaimsRatified(Rule):
    """Where nobody referees, a win is final when all the others have accepted it.

    It is also final when the time for objections is up. To object is to propose a penalty; who merely says no makes
    the others wait that long.
    """

    @after(Landed)
    def claim(self, landed: Landed, table: Table) -> Events:
        if table.law.dial == REFEREE or table.hands[landed.player]:
            return NOTHING
        return (MotionOpened(claim_of(table, landed.player)),)

    @after(Drew)
    def out_no_more(self, drew: Drew, table: Table) -> Events:
        return dropped_claims(table)

    @after(PlayUndone)
    def taken_back(self, gone: PlayUndone, table: Table) -> Events:
        return dropped_claims(table)

    @after(HandsMoved)
    def handed_cards(self, moved: HandsMoved, table: Table) -> Events:
        return dropped_claims(table)

    @answers(Winners)
    def ratified(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        if table.law.dial == REFEREE:
            return earlier
        open_claims = [motion.by for motion in table.motions if motion.kind == CLAIM]
        charged = [motion.about for motion in table.motions if motion.kind != CLAIM]
        return earlier - seats_of(open_claims) - seats_of([seat for seat in charged if seat >= 0])


def dropped_claims(table: Table) -> Events:
    """The claims of those who hold cards again fail."""
    return tuple([MotionDecided(each, False) for each in table.motions if each.kind == CLAIM and table.hands[each.by]])


def claim_of(table: Table, seat: Seat) -> Motion:
    others = tuple([other for other in players(table) if other != seat])
    until = table.clock + 1000 * table.ask(Patience(CLAIM))
    return Motion(table.acts, CLAIM, seat, seat, "out", others, ALL_IN_TIME, until, True)


@dataclass(frozen=True)
class FirstOutWins(Rule):
    """If several are out when the pick-up ends, whoever was out first wins, or they share the win."""

    two_out: str = option(
        FIRST_OUT,
        "Of several who are out",
        {"first-out-wins": "the first one wins", "shared": "all share the win"},
        ruling="R-U47",
        subject="Winning and the end",
    )

    def needs(self) -> tuple[Need, ...]:
        return (GOING_OUT,)

    def tallies(self) -> tuple[Memory, ...]:
        return (OUT,)

    @answers(Winners)
    def first(self, asked: Winners, table: Table, earlier: Seats) -> Seats:
        for seat in table.tally(OUT):
            if seat in earlier and self.two_out == FIRST_OUT:
                return only(seat)
        return earlier
