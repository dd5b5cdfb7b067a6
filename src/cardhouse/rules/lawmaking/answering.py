"""Orders, and the answer they get."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import DropsDuty, Owed
from cardhouse.core.cases import CaseJudged
from cardhouse.core.declared import option
from cardhouse.core.events import Drew, DrewNothing, Landed
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import OWN_NEXT_ACT, SAY, Duty
from cardhouse.core.penalties import BY_HAND, Collected
from cardhouse.core.presence import Left
from cardhouse.core.questions import PENALTY, Role, WayOpen
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import Seat, Seats, seats_of
from cardhouse.core.shown import Phrases
from cardhouse.core.speech import Chose
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.dealing.cutting import CUTTER
from cardhouse.rules.dealing.giving_orders import Ordered
from cardhouse.rules.giving import DESIGNATE
from cardhouse.rules.lawmaking.lawmaking import A_CHEF, CHEF
from cardhouse.rules.veto.holding import Vetoed


class Convictions(Tally):
    """Who was found guilty on whose accusation and has not taken the penalty card yet: (accused, accuser)."""

    def start(self) -> tuple[tuple[int, int], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return CaseJudged, Drew, DrewNothing

    def step(self, total: Any, event: Event) -> tuple[tuple[int, int], ...]:
        found: tuple[tuple[int, int], ...] = total
        if isinstance(event, CaseJudged):
            return (*found, (event.case.against, event.case.by)) if event.guilty else found
        if found and isinstance(event, (Drew, DrewNothing)) and event.way == PENALTY:
            return tuple([each for each in found if each[0] != event.player])
        return found


CONVICTIONS: Final = Convictions()


@dataclass(frozen=True)
class AnswerTheChef(Rule):
    """Whoever gets an order from the Chef answers "{words}" before touching a card or token.

    The answer also comes before the next card lands, and one answer does for all orders. Orders are those given as
    such, being named to give or to cut, and a conviction on the Chef's word. Penalty cards that come to be owed
    after such a conviction are drawn after its card.
    """

    # R-B66, R-B45, R-B65

    words: str = "Yes, Chef"
    veto_is_order: bool = option(False, "The Chef's veto counts as an order", subject="Mistakes, penalties and calls")

    def needs(self) -> tuple[Need, ...]:
        return (A_CHEF,)

    def tallies(self) -> tuple[Memory, ...]:
        return (CONVICTIONS,)

    def order(self, by: Seat, to: Seat, table: Table) -> Events:
        if by != table.ask(Role(CHEF)) or by == to:
            return NOTHING
        return (Owed(Duty(to, SAY, self.words, until=OWN_NEXT_ACT)),)

    @after(Left)
    def chef_has_left(self, left: Left, table: Table) -> Events:
        """Nobody answers a Chef who is not there."""
        was_chef = table.tokens.get(CHEF) == left.player
        return [DropsDuty(duty) for duty in table.duties if was_chef and duty.what == self.words]

    @answers(Phrases)
    def asked_for(self, asked: Phrases, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, self.words]

    @after(Ordered)
    def ordered(self, ordered: Ordered, table: Table) -> Events:
        return self.order(ordered.player, ordered.to, table)

    @after(Chose)
    def named(self, chose: Chose, table: Table) -> Events:
        if chose.way not in (DESIGNATE, CUTTER) or not chose.picks or not 0 <= chose.picks[0] < table.seats:
            return NOTHING
        return self.order(chose.player, chose.picks[0], table)

    @after(CaseJudged)
    def convicted(self, judged: CaseJudged, table: Table) -> Events:
        return self.order(judged.case.by, judged.case.against, table) if judged.guilty else NOTHING

    @after(Vetoed)
    def vetoed(self, vetoed: Vetoed, table: Table) -> Events:
        if not self.veto_is_order or not table.landing or not isinstance(table.landing[0], Landed):
            return NOTHING
        return self.order(vetoed.player, table.landing[0].player, table)

    def waiting(self, table: Table) -> int:
        """The place of the first penalty that waits for an answer to the Chef; those after it wait behind it."""
        chef, convictions = table.ask(Role(CHEF)), table.tally(CONVICTIONS)
        for place, debt in enumerate(table.debts):
            if (debt.bearer, chef) in convictions:
                return place
        return len(table.debts)

    @answers(Collected)
    def after_the_answer(self, asked: Collected, table: Table, earlier: str) -> str:
        return earlier if asked.penalty in table.debts[: self.waiting(table)] else BY_HAND

    @answers(WayOpen, PENALTY)
    def one_after_the_other(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        first = [debt.bearer for debt in table.debts[: self.waiting(table) + 1]]
        return earlier - seats_of([debt.bearer for debt in table.debts if debt.bearer not in first])

    @answers(WhyNot)
    def not_yet(self, asked: WhyNot, table: Table, earlier: str) -> str:
        first = table.names[table.debts[self.waiting(table)].bearer]
        return f"first {first} draws the card that is owed on the Chef's word"
