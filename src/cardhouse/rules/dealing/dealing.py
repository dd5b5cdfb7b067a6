"""Before play: the pack, the deal, the opening card, and what happens when the stock runs out."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.declared import DEAL_WAY, SHUFFLE_WAY, Option, option
from cardhouse.core.events import Deals, Dealt, Landed, PileOpened, Shuffles, TurnsUp
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import BarePile, DeadPiles, Ready
from cardhouse.core.presence import is_here, players
from cardhouse.core.questions import (
    DEAL,
    SHUFFLE,
    HandSize,
    Held,
    InTime,
    Jokers,
    NextDealer,
    PhaseAfter,
    Phases,
    Refill,
)
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.seating import CardsEach, LaidAside, Pack, Packs, right_packs
from cardhouse.core.seats import NOBODY, Seat, Seats, only
from cardhouse.core.speech import Prepared
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot

HAND: Final = Option("Cards for everybody", unit="card")

LEFT_TO_DRAW: Final = 10


def from_the_left(table: Table) -> list[Seat]:
    """All players who are there, beginning at the Dealer's left."""
    seats = [(table.dealer + step) % table.seats for step in range(1, 1 + table.seats)]
    return [seat for seat in seats if is_here(table, seat)]


@dataclass(frozen=True)
class Deal(Rule):
    """The Dealer shuffles and deals everybody {cards}, one at a time, beginning at the left.

    If few cards would be left to draw, another pack comes in before the shuffle.
    """

    # R-B6

    cards: int = option(5, HAND)
    packs: int = option(1, "Packs of cards", {"1": "one, or as many as it takes", "2": "two, or as many as it takes"})

    def offices(self) -> tuple[str, ...]:
        return ("to begin a round",)

    def brings(self) -> Brings:
        return Brings(gives=("dealt hands",), ways=(SHUFFLE_WAY, DEAL_WAY))

    @answers(HandSize)
    def size(self, asked: HandSize, table: Table, earlier: int) -> int:
        return self.cards

    @answers(Packs)
    def enough(self, asked: Packs, table: Table, earlier: int) -> int:
        dealt, one_pack = len(players(table)) * table.ask(CardsEach()), len(table.ask(Pack(1)))
        return max(self.packs, -(-(dealt + LEFT_TO_DRAW) // max(one_pack, 1)))

    @answers(InTime)
    def before_the_shuffle(self, asked: InTime, table: Table, earlier: bool) -> bool:
        order = table.ask(Phases())
        return earlier and (asked.option != "packs" or table.phase in order[: order.index(SHUFFLE) + 1])

    @answers(Ready, SHUFFLE, DEAL)
    def dealers_office(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        if (asked.way, table.phase) in ((DEAL, SHUFFLE), (SHUFFLE, DEAL)):
            return NOBODY
        return earlier & only(table.dealer)

    @answers(WhyNot)
    def not_yours(self, asked: WhyNot, table: Table, earlier: str) -> str:
        dealer = table.names[table.dealer]
        return f"{dealer} shuffles and deals" if asked.subject != table.dealer else f"{dealer} shuffles, and then deals"

    @answers(Phases)
    def in_this_order(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, SHUFFLE, DEAL]

    @after(Dealt)
    def lay_a_pile(self, dealt: Dealt, table: Table) -> Events:
        if not table.piles:
            yield PileOpened(1)

    @after(Prepared)
    def prepare(self, prepared: Prepared, table: Table) -> Events:
        if prepared.step == SHUFFLE:
            if not table.ask(Jokers()) and any(card.joker for card in table.stock):
                yield LaidAside()
            yield from right_packs(table)
            yield Shuffles()
            yield PhaseBegan(table.ask(PhaseAfter(SHUFFLE)))
        elif prepared.step == DEAL:
            yield Deals(table.ask(HandSize()))
            yield PhaseBegan(table.ask(PhaseAfter(DEAL)))


class OpeningCard(Rule):
    """The Dealer turns up the top card of the stock to begin the pile; nobody has played it, so it does nothing."""

    def offices(self) -> tuple[str, ...]:
        return ("to turn up the first card",)

    @after(Dealt)
    def open(self, dealt: Dealt, table: Table) -> Events:
        if not table.ask(BarePile()):
            yield TurnsUp(1)

    @answers(BarePile)
    def never_bare(self, asked: BarePile, table: Table, earlier: bool) -> bool:
        return False


@dataclass(frozen=True)
class RecycleUnderTops(Rule):
    """When the stock has run out, the cards under the top of each pile are shuffled into a new one.

    Dead piles are taken only if there is nothing else.
    """

    recycle: str = option(
        "under_tops",
        "When the stock has run out",
        {"under_tops": "the cards under the tops become the new stock", "none": "nobody can draw any more"},
        ruling="R-B7",
    )

    @answers(Refill)
    def under_tops(self, asked: Refill, table: Table, earlier: list[tuple[int, int]]) -> list[tuple[int, int]]:
        if self.recycle == "none":
            return earlier
        dead = table.ask(DeadPiles())
        # cards that still wait may go back where they came from, and leave the one under them on top
        waiting = [event.pile for event in table.landing if isinstance(event, Landed)] if table.ask(Held()) else []
        under = {number: len(pile) - waiting.count(number) - 1 for number, pile in table.piles.items()}
        takes = [(number, count) for number, count in under.items() if count > 0]
        return [take for take in takes if take[0] not in dead] or takes


@dataclass(frozen=True)
class MoreCards(Rule):
    """Everybody is dealt {cards}."""

    cards: int = option(6, HAND)

    @answers(HandSize)
    def size(self, asked: HandSize, table: Table, earlier: int) -> int:
        return self.cards


@dataclass(frozen=True)
class JokersInThePack(Rule):
    """There are {jokers} in the pack."""

    jokers: int = option(4, "Jokers", unit="Joker")

    @answers(Jokers)
    def in_the_pack(self, asked: Jokers, table: Table, earlier: int) -> int:
        return self.jokers


@dataclass(frozen=True)
class DealPasses(Rule):
    """The deal passes on after every round."""

    next_dealer: str = option(
        "left",
        "The next to deal",
        {"left": "whoever sits on the Dealer's left", "winner": "whoever won the round", "same": "the same Dealer"},
        ruling="R-B13",
    )

    @answers(NextDealer)
    def next(self, asked: NextDealer, table: Table, earlier: int) -> int:
        if self.next_dealer == "same":
            return table.dealer
        return table.winners[0] if self.next_dealer == "winner" and table.winners else earlier
