"""The pack is cut before the deal."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Lapsed, Missed, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.events import Dealt, PhaseBegan, Recycled, Shuffled, TokenMoved
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Ready
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import DEAL, SHUFFLE, PhaseAfter, Phases, Satisfies, Timely
from cardhouse.core.remarks import Chose, Prepared
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats, only
from cardhouse.core.table import CENTRE, NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.core.token_acts import DEALER, DECK, HAND_ON, GoesTo, HandOn
from cardhouse.core.verdicts import WhyNot

CUT: Final = "cut"
CUTTER: Final = "cutter"
PASS_DECK: Final = HAND_ON + DECK


class Cuts(Wish):
    """A wish: the stock is to be cut somewhere."""

    def bound(self, table: Table) -> list[Event]:
        chance = table.chance.copy()
        place = chance.below(len(table.stock)) if table.stock else 0
        return [Shuffled((*table.stock[place:], *table.stock[:place]), chance.state)]


class Cutting(Tally):
    """Who is to cut in this round, and whether they have: the seat, or the seat and a half turn more (100) once it is
    done.
    """

    def start(self) -> int:
        return NO_SEAT

    def hears(self) -> tuple[type, ...]:
        return PhaseBegan, Chose, Prepared

    def step(self, total: Any, event: Event) -> int:
        cutter: int = total
        if isinstance(event, PhaseBegan) and event.phase == CUT:
            return NO_SEAT
        if isinstance(event, Chose) and event.way == CUTTER and event.picks:
            return event.picks[0]
        if isinstance(event, Prepared) and event.step == CUT:
            return cutter + HAS_CUT
        return cutter


HAS_CUT: Final = 100
CUTTING: Final = Cutting()


@dataclass(frozen=True)
class OfficialCut(Rule):
    """Before the deal the Dealer shuffles, names another player as Cutter and hands over the pack, and what marks the
    Dealer with it; the Cutter cuts and hands back. The Dealer then deals and does nothing else with the pack (R-B29).
    A recycled stock is cut too: {cut_on_recycle}.
    """

    cut_on_recycle: bool = False

    def brings(self) -> Brings:
        return Brings(ways=(CUTTER,), steps=(PASS_DECK, CUT), tokens=(DECK,))

    def tallies(self) -> tuple[Memory, ...]:
        return (CUTTING,)

    @answers(Phases)
    def after_the_shuffle(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        if SHUFFLE not in earlier:
            return earlier
        place = earlier.index(SHUFFLE) + 1
        return [*earlier[:place], CUT, *earlier[place:]]

    @after(PhaseBegan)
    def name_a_cutter(self, began: PhaseBegan, table: Table) -> Events:
        if began.phase == CUT:
            yield TokenMoved(DECK, table.dealer)
            yield Owed(Duty(table.dealer, CUTTER, blocking=True))

    @answers(Satisfies)
    def somebody_else(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        if asked.duty.kind != CUTTER:
            return earlier
        return len(asked.picks) == 1 and asked.picks[0] in others(table)

    @after(Lapsed)
    def not_named(self, lapsed: Lapsed, table: Table) -> Events:
        return cut_at_the_right(lapsed.duty, table)

    @after(Missed)
    def overtaken(self, missed: Missed, table: Table) -> Events:
        return cut_at_the_right(missed.duty, table)

    @answers(Timely)
    def no_more_shuffling(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY if asked.way == SHUFFLE and table.phase == DEAL else earlier

    @answers(Ready, SHUFFLE, CUT, PASS_DECK, DEAL)
    def one_after_the_other(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        if table.phase != CUT:
            return NOBODY if asked.way in (CUT, PASS_DECK) else earlier
        holder, cutter = table.tokens[DECK], table.tally(CUTTING)
        if asked.way == CUT:
            return earlier & only(cutter) if holder == cutter else NOBODY
        if asked.way != PASS_DECK or cutter == NO_SEAT:
            return NOBODY
        return earlier & only(table.dealer if cutter < HAS_CUT and holder == table.dealer else cutter - HAS_CUT)

    @answers(WhyNot)
    def not_yet(self, asked: WhyNot, table: Table, earlier: str) -> str:
        cutter, dealer = table.tally(CUTTING), table.names[table.dealer]
        if table.phase != CUT:
            return f"the pack has been cut: {dealer} deals"
        if cutter == NO_SEAT:
            return f"first {dealer} names another player as Cutter"
        if cutter >= HAS_CUT:
            return f"first {table.names[cutter - HAS_CUT]} hands the pack back to {dealer}"
        held = table.tokens[DECK] == cutter
        return f"first {table.names[cutter]} cuts" if held else f"first {dealer} hands {table.names[cutter]} the pack"

    @answers(GoesTo)
    def there_and_back(self, asked: GoesTo, table: Table, earlier: bool) -> bool:
        if asked.token != DECK:
            return earlier
        cutter = table.tally(CUTTING)
        return earlier and asked.to == (cutter if cutter < HAS_CUT else table.dealer)

    @after(Prepared)
    def cut(self, prepared: Prepared, table: Table) -> Events:
        if prepared.step == CUT:
            yield Cuts()

    @after(TokenMoved)
    def back_to_the_dealer(self, moved: TokenMoved, table: Table) -> Events:
        return self.deck_reaches(moved.to, table) if moved.token == DECK and moved.to != CENTRE else NOTHING

    def deck_reaches(self, player: Seat, table: Table) -> Events:
        """Whoever has the deck has the Dealer Token with it, until the cut deck is back with the Dealer."""
        if DEALER in table.law.tokens:
            yield TokenMoved(DEALER, player)
        if player == table.dealer and table.tally(CUTTING) >= HAS_CUT:
            yield TokenMoved(DECK, CENTRE)
            yield PhaseBegan(table.ask(PhaseAfter(CUT)))

    @after(Dealt)
    def nothing_to_hand_back(self, dealt: Dealt, table: Table) -> Events:
        """Somebody dealt while the pack was being cut."""
        if table.tokens[DECK] != CENTRE:
            yield TokenMoved(DECK, CENTRE)
            if DEALER in table.law.tokens:
                yield TokenMoved(DEALER, table.dealer)

    @after(Recycled)
    def cut_again(self, recycled: Recycled, table: Table) -> Events:
        if self.cut_on_recycle:
            yield Cuts()

    @answers(Offers)
    def list_steps(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seats, cutter = asked.seats.among(table.seats), table.tally(CUTTING)
        if asked.way == CUTTER:
            return [Listed([Choose(seat, CUTTER, (other,)) for other in others(table)]) for seat in seats]
        if asked.way == PASS_DECK:
            to = cutter if cutter < HAS_CUT else table.dealer
            return [Listed([HandOn(seat, DECK, to)]) for seat in seats]
        return earlier


def cut_at_the_right(duty: Duty, table: Table) -> Events:
    """The Dealer has named nobody, so whoever sits at the right cuts."""
    return (Chose(table.dealer, CUTTER, ((table.dealer - 1) % table.seats,)),) if duty.kind == CUTTER else NOTHING


def others(table: Table) -> list[Seat]:
    return [seat for seat in range(table.seats) if seat != table.dealer]
