"""A play can be sent back before it acts."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.affairs import Alarms, Lapsed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import option
from cardhouse.core.events import Landed, PileOpened, Played, TurnBegan, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import BarredMoves, MoveOpen, TakenUp, ready
from cardhouse.core.overdue import LANDING_TIME, TooSoon
from cardhouse.core.owed import LANDING, SAY
from cardhouse.core.presence import everybody, players
from cardhouse.core.questions import NEW_PILE, Held, WayOpen
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NOBODY, Seat, Seats
from cardhouse.core.shown import NO_NUMBER, Figure, Figures, ShownWindow, Windows
from cardhouse.core.speech import Released, TimePassed
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.veto.holding import (
    ALLOW,
    ALLOW_WAY,
    VETO,
    VETO_WAY,
    Allow,
    Allowed,
    Barred,
    TookBack,
    Veto,
    Vetoed,
)

HELD: Final = Held()
BarredMove = tuple[str, int, tuple[Card, ...]]


@dataclass(eq=False)
class Window(Fact):
    """What is remembered for vetoes: vetoes used in this round, and in earlier ones; about the cards that wait: who
    lets them be, the piles opened for them, whether nothing holds them; and the moves barred in this turn.
    """

    used: Final[tuple[int, ...]]
    allowed: Final[int]
    opened: Final[tuple[int, ...]]
    released: Final[bool]
    barred: Final[tuple[tuple[str, int, tuple[Card, ...]], ...]]
    before: Final[tuple[int, ...]]

    def __init__(
        self,
        used: tuple[int, ...] = (),
        allowed: int = 0,
        opened: tuple[int, ...] = (),
        released: bool = False,
        barred: tuple[BarredMove, ...] = (),
        before: tuple[int, ...] = (),
    ) -> None:
        self.used = used
        self.allowed = allowed
        self.opened = opened
        self.released = released
        self.barred = barred
        self.before = before


class VetoWindow(Tally):
    """Who has used a veto, and how things stand with the cards that wait."""

    def start(self) -> Window:
        return Window()

    def hears(self) -> tuple[type, ...]:
        return PileOpened, Played, Allowed, Released, Vetoed, Barred, TookBack, TurnBegan, TurnEnded, RoundBegan

    def step(self, total: Any, event: Event) -> Window:
        w: Window = total
        if isinstance(event, (Played, TookBack)):
            if w.allowed or w.opened or w.released:
                return Window(w.used, barred=w.barred, before=w.before)
            return w
        if isinstance(event, (TurnBegan, TurnEnded)):
            return Window(w.used, before=w.before) if w.barred or w.opened else w
        if isinstance(event, PileOpened):
            return Window(w.used, w.allowed, (*w.opened, event.pile), w.released, w.barred, w.before)
        if isinstance(event, Allowed):
            return Window(w.used, w.allowed | 1 << event.player, w.opened, w.released, w.barred, w.before)
        if isinstance(event, Released):
            return Window(w.used, w.allowed, w.opened, True, w.barred, w.before)
        if isinstance(event, Vetoed):
            return Window((*w.used, event.player), w.allowed, w.opened, w.released, w.barred, w.before)
        if isinstance(event, Barred):
            move: BarredMove = (event.source, event.pile, event.cards)
            return Window(w.used, w.allowed, w.opened, w.released, (*w.barred, move), w.before)
        return Window(before=(*w.before, *w.used))


WINDOW: Final = VetoWindow()


@dataclass(frozen=True)
class VetoOnce(Rule):
    """Once, any player may send back what the player in turn has just played.

    The cards go back where they came from, nothing of what they do happens, and the same move is barred for the
    rest of the turn. Cards wait until everybody with a veto lets them be, until play goes on, or until the clock
    ticks.
    """

    veto_per: str = option("round", "Everybody has one veto in a", ("round", "game"))
    self_veto: bool = option(True, "The player in turn may veto their own play", ruling="R-B54")
    veto_grace: int = option(0, "Cards wait for a veto for at least", unit="second", apart="4")

    def brings(self) -> Brings:
        return Brings(ways=(ALLOW_WAY, VETO_WAY), grace=self.veto_grace > 0)

    def tallies(self) -> tuple[Memory, ...]:
        return (WINDOW, LANDING_TIME) if self.veto_grace else (WINDOW,)

    def used(self, window: Window) -> tuple[int, ...]:
        """Who has no veto left."""
        return (*window.before, *window.used) if self.veto_per == "game" else window.used

    def holders(self, table: Table) -> int:
        """The seats that could send the waiting cards back, as bits; none if no cards wait that can be sent back."""
        if not table.landing or not isinstance(table.landing[0], Landed) or table.landing[0].player != table.turn:
            return 0
        window = table.tally(WINDOW)
        bits = 0 if window.released else everybody(table).bits
        for seat in self.used(window):
            bits &= ~(1 << seat)
        return bits if self.self_veto else bits & ~(1 << table.turn)

    @answers(Held)
    def wait_for_vetoes(self, asked: Held, table: Table, earlier: bool) -> bool:
        return earlier or self.holders(table) & ~table.tally(WINDOW).allowed != 0

    @answers(WayOpen, VETO, ALLOW)
    def who_may(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        holders = self.holders(table)
        return earlier & Seats(holders) if holders else NOBODY

    @answers(WhyNot)
    def no_veto(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if not isinstance(asked.question, WayOpen):
            return earlier
        name = table.names[asked.subject]
        return f"{name} has no veto left" if self.holders(table) else "no card waits for a veto"

    @after(TimePassed)
    def too_late(self, passed: TimePassed, table: Table) -> Events:
        return (Released(),) if table.landing and passed.clock >= self.open_until(table) else NOTHING

    def open_until(self, table: Table) -> int:
        """Until when cards wait in any case; 0 if none do."""
        if not self.veto_grace or not self.wait_for_vetoes(HELD, table, False):
            return 0
        return table.tally(LANDING_TIME)[1] + 1000 * self.veto_grace

    @answers(Windows)
    def open_to(self, asked: Windows, table: Table, earlier: list[ShownWindow]) -> list[ShownWindow]:
        seats = Seats(self.holders(table) & ~table.tally(WINDOW).allowed).among(table.seats)
        if not seats:
            return earlier
        piles = tuple(sorted({each.pile for each in table.landing if isinstance(each, Landed)}))
        return [*earlier, ShownWindow((VETO, ALLOW), tuple(seats), piles, self.open_until(table))]

    @answers(Figures)
    def still_to_use(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        used = self.used(table.tally(WINDOW))
        return earlier + [(VETO, seat, NO_NUMBER) for seat in players(table) if seat not in used]

    @answers(TooSoon)
    def let_them_think(self, asked: TooSoon, table: Table, earlier: int) -> int:
        return max(earlier, self.open_until(table))

    @answers(Alarms)
    def closes_by_itself(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return [*earlier, self.open_until(table)]

    @after(Vetoed)
    def send_back(self, vetoed: Vetoed, table: Table) -> Events:
        landed = [each for each in table.landing if isinstance(each, Landed)]
        if not landed:
            return
        opened = table.tally(WINDOW).opened
        first = landed[0]
        pile = NEW_PILE if first.pile in opened else first.pile
        for each in reversed(landed):
            emptied = each.pile in opened and table.piles[each.pile][0] is each.card
            yield TookBack(each.player, each.card, each.pile, each.source, emptied)
        others = tuple(ready(table, first.player))
        if others:
            yield TakenUp(first.player, others)
        yield Barred(first.source, pile, (*[each.card.printed for each in landed], *others))
        for duty in table.duties:
            if duty.bearer == first.player and duty.kind == SAY and duty.until.kind == LANDING:
                yield Lapsed(duty)

    @answers(BarredMoves)
    def barred(self, asked: BarredMoves, table: Table, earlier: list[BarredMove]) -> list[BarredMove]:
        barred = table.tally(WINDOW).barred
        return [*earlier, *barred] if barred else earlier

    @answers(MoveOpen)
    def another_move(self, asked: MoveOpen, table: Table, earlier: bool) -> bool:
        return earlier and (asked.source, asked.pile, asked.cards) not in table.tally(WINDOW).barred

    @answers(Offers)
    def list_words(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        allowed = table.tally(WINDOW).allowed
        found = earlier[:]
        for seat in asked.seats.among(table.seats) if asked.way in (ALLOW, VETO) else ():
            if not allowed >> seat & 1:
                found.append(Listed([word(seat, asked.way)]))
        return found


def word(seat: Seat, way: str) -> Act:
    return Allow(seat) if way == ALLOW else Veto(seat)
