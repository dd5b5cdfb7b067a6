"""The pack is cut before the deal."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Lapsed, Missed, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import STEP, Way, option
from cardhouse.core.events import Dealt, Recycled, Shuffled, TokenMoved
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Ready
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Choose
from cardhouse.core.presence import Joined, Left, is_here, players
from cardhouse.core.questions import DEAL, SHUFFLE, PhaseAfter, Phases, Satisfies, Timely
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats, only
from cardhouse.core.speech import Chose, Prepared
from cardhouse.core.table import CENTRE, NOTHING, Event, Events, Table, Tally, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.tokens.token_acts import DEALER, DECK, HAND_ON, GoesTo, HandOn

CUT: Final = "cut"
CUTTER: Final = "cutter"
PASS_DECK: Final = HAND_ON + DECK
CUT_WAY: Final = Way(CUT, "cut the cards", STEP)
CUTTER_WAY: Final = Way(CUTTER, "name who cuts", free=True)
PASS_DECK_WAY: Final = Way(PASS_DECK, "hand the deck on", STEP)


class Cuts(Wish):
    """A wish: the stock is to be cut somewhere."""

    def bound(self, table: Table) -> list[Event]:
        chance = table.chance.copy()
        place = chance.below(len(table.stock)) if table.stock else 0
        return [Shuffled((*table.stock[place:], *table.stock[:place]), chance.state)]


@dataclass(eq=False)
class TheCut(Fact):
    """Who is to cut in this round, and whether the pack has been cut."""

    cutter: Seat = NO_SEAT
    done: bool = False


NOT_CUT: Final = TheCut()


class Cutting(Tally):
    """How far the cut has come."""

    def start(self) -> TheCut:
        return NOT_CUT

    def hears(self) -> tuple[type, ...]:
        return PhaseBegan, Chose, Prepared

    def step(self, total: Any, event: Event) -> TheCut:
        cut: TheCut = total
        if isinstance(event, PhaseBegan) and event.phase == CUT:
            return NOT_CUT
        if isinstance(event, Chose) and event.way == CUTTER and event.picks:
            return TheCut(event.picks[0])
        if isinstance(event, Prepared) and event.step == CUT:
            return TheCut(cut.cutter, True)
        return cut


CUTTING: Final = Cutting()


@dataclass(frozen=True)
class OfficialCut(Rule):
    """Before the deal the Dealer shuffles and names another player, who cuts the pack.

    The Cutter gets the pack, and what marks the Dealer with it, cuts and hands back. The Dealer then deals and does
    nothing else with the pack.
    """

    # R-B29

    cut_on_recycle: bool = option(False, "A recycled stock is cut, too")

    def brings(self) -> Brings:
        return Brings(ways=(CUTTER_WAY, PASS_DECK_WAY, CUT_WAY), tokens=(DECK,))

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
        holder, cut = table.tokens[DECK], the_cut(table)
        if cut.cutter == NO_SEAT or asked.way not in (CUT, PASS_DECK):
            return NOBODY
        if cut.done:
            return earlier & only(cut.cutter) if asked.way == PASS_DECK else NOBODY
        whose = cut.cutter if asked.way == CUT else table.dealer
        return earlier & only(whose) if holder == whose else NOBODY

    @answers(WhyNot)
    def not_yet(self, asked: WhyNot, table: Table, earlier: str) -> str:
        cut, dealer = the_cut(table), table.names[table.dealer]
        if table.phase != CUT:
            return f"the pack has been cut: {dealer} deals"
        if cut.cutter == NO_SEAT:
            return f"first {dealer} names another player as Cutter"
        cutter = table.names[cut.cutter]
        if cut.done:
            return f"first {cutter} hands the pack back to {dealer}"
        held = table.tokens[DECK] == cut.cutter
        return f"first {cutter} cuts" if held else f"first {dealer} hands {cutter} the pack"

    @answers(GoesTo)
    def there_and_back(self, asked: GoesTo, table: Table, earlier: bool) -> bool:
        if asked.token != DECK:
            return earlier
        return earlier and asked.to == goes_to(table)

    @after(Left)
    def cut_anew(self, left: Left, table: Table) -> Events:
        """If whoever has to do with the cut leaves, it begins again."""
        party = left.player in (table.dealer, table.tally(CUTTING).cutter) or table.tokens[DECK] == left.player
        return (PhaseBegan(CUT),) if table.phase == CUT and party else NOTHING

    @after(Joined)
    def now_somebody_can(self, joined: Joined, table: Table) -> Events:
        """Whoever was alone has named nobody, and may do so now."""
        named = the_cut(table).cutter != NO_SEAT or table.duty_of(table.dealer, CUTTER) is not None
        return NOTHING if table.phase != CUT or named else (PhaseBegan(CUT),)

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
        if player == table.dealer and table.tally(CUTTING).done:
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
        seats = asked.seats.among(table.seats)
        if asked.way == CUTTER:
            return [Listed([Choose(seat, CUTTER, (other,)) for other in others(table)]) for seat in seats]
        if asked.way == PASS_DECK:
            return [Listed([HandOn(seat, DECK, goes_to(table))]) for seat in seats]
        return earlier


def the_cut(table: Table) -> TheCut:
    """How far the cut has come. Where nobody keeps people to the rules, somebody may name a Cutter who is not there."""
    cut = table.tally(CUTTING)
    return cut if 0 <= cut.cutter < table.seats else TheCut(NO_SEAT, cut.done)


def goes_to(table: Table) -> Seat:
    """To whom the pack goes next: to the Cutter, and when it has been cut, back to the Dealer."""
    cut = the_cut(table)
    return table.dealer if cut.done else cut.cutter


def cut_at_the_right(duty: Duty, table: Table) -> Events:
    """The Dealer has named nobody, so whoever sits at the right cuts."""
    if duty.kind != CUTTER or not is_here(table, duty.bearer):
        return NOTHING
    right = [seat for seat in others(table) if seat < table.dealer] or others(table)
    return (Chose(table.dealer, CUTTER, (right[-1],)),) if right else NOTHING


def others(table: Table) -> list[Seat]:
    return [seat for seat in players(table) if seat != table.dealer]
