"""Before play: the pack, the deal, the opening card, and what happens when the stock runs out."""

from dataclasses import dataclass

from cardhouse.core.affairs import Prepared
from cardhouse.core.events import Deals, Dealt, PhaseBegan, PileOpened, Shuffles, TurnsUp
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import DEAL, SHUFFLE, HandSize, PhaseAfter, Refill, Timely
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.table import PLAYING, Events, Table


@dataclass(frozen=True)
class Deal(Rule):
    """The Dealer shuffles and deals everybody {cards} cards, one at a time, beginning at the left."""

    cards: int = 5

    def brings(self) -> Brings:
        return Brings(
            steps=(
                SHUFFLE,
                DEAL,
            )
        )

    @answers(HandSize)
    def size(self, asked: HandSize, table: Table, earlier: int) -> int:
        return self.cards

    @answers(Timely)
    def dealers_office(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        if asked.way not in (SHUFFLE, DEAL):
            return earlier
        return only(table.dealer) if table.phase == asked.way else NOBODY

    @answers(PhaseAfter)
    def then(self, asked: PhaseAfter, table: Table, earlier: str) -> str:
        return DEAL if asked.phase == SHUFFLE else PLAYING

    @after(Prepared)
    def prepare(self, prepared: Prepared, table: Table) -> Events:
        if prepared.step == SHUFFLE:
            yield Shuffles()
            yield PhaseBegan(table.ask(PhaseAfter(SHUFFLE)))
        elif prepared.step == DEAL:
            yield Deals(table.ask(HandSize()))
            yield PhaseBegan(table.ask(PhaseAfter(DEAL)))


class OpeningCard(Rule):
    """The Dealer turns up the top card of the stock to begin the pile; nobody has played it, so it does nothing."""

    @after(Dealt)
    def open(self, dealt: Dealt, table: Table) -> Events:
        yield PileOpened(1)
        yield TurnsUp(1)


class RecycleUnderTops(Rule):
    """When the stock has run out, everything under the top card of each pile is shuffled into a new one."""

    @answers(Refill)
    def under_tops(self, asked: Refill, table: Table, earlier: list[tuple[int, int]]) -> list[tuple[int, int]]:
        return [(number, len(pile) - 1) for number, pile in table.piles.items() if len(pile) > 1]
