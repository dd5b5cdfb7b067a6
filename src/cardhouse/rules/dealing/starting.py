"""Before play: several packs, everybody ready, and a starter that the dealer turns up."""

from dataclasses import dataclass
from typing import Final, cast

from cardhouse.cards import Card, packs
from cardhouse.core.declared import DEAL_WAY, SHUFFLE_WAY, STEP, Way, option
from cardhouse.core.events import Deals, PileOpened, Shuffles, TurnedUp, TurnsUp
from cardhouse.core.hooks import after, answers
from cardhouse.core.moving import MovesCards
from cardhouse.core.places import STOCK_BOTTOM, CardMove, CardMoves, pile_at
from cardhouse.core.presence import everybody
from cardhouse.core.questions import DEAL, SHUFFLE, HandSize, Jokers, PhaseAfter, Phases, Timely
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seating import Pack, PacksChanged
from cardhouse.core.seats import NOBODY, Seats, only
from cardhouse.core.speech import Prepared
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Wish
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.dealing.readiness import GETTING_READY, READINESS, READY_WAY, ReadyPhase

SORT: Final = "sort"
TURN_UP: Final = "turn-up"
TURN_UP_WAY: Final = Way(TURN_UP, "turn up the first card", STEP)


@dataclass(frozen=True)
class SeveralPacks(Rule):
    """Several packs are shuffled into one, and one more where many play.

    Many are {many} or more.
    """

    packs: int = option(2, "Packs of cards, at least", ("2", "3", "4", "5", "6"))
    many: int = 7

    @answers(Pack)
    def in_one(self, asked: Pack, table: Table, earlier: list[Card]) -> list[Card]:
        count = self.packs + (table.seats >= self.many and self.packs == 2)
        return packs(max(count, asked.packs), jokers=table.ask(Jokers()))


@dataclass(frozen=True)
class DealAndSort(Rule):
    """The dealer deals; the rest lies face down as the pick-up pile.

    The dealer shuffles, and waits for what is put to the vote before. Everybody sorts the hand.
    """

    def offices(self) -> tuple[str, ...]:
        return ("to begin a round",)

    def brings(self) -> Brings:
        return Brings(gives=("dealt hands",), ways=(SHUFFLE_WAY, DEAL_WAY))

    @answers(Timely, SHUFFLE, DEAL)
    def dealers_office(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return only(table.dealer) if table.phase == asked.way and not table.motions else NOBODY

    @answers(WhyNot)
    def why_not_deal(self, asked: WhyNot, table: Table, earlier: str) -> str:
        waits = table.phase == cast(Timely, asked.question).way and table.motions
        return "something is put to the vote first" if waits else earlier

    @answers(Phases)
    def in_this_order(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, SHUFFLE, DEAL, SORT]

    @after(Prepared)
    def prepare(self, prepared: Prepared, table: Table) -> Events:
        if prepared.step == SHUFFLE:
            return (*right_pack(table), Shuffles(), PhaseBegan(table.ask(PhaseAfter(SHUFFLE))))
        if prepared.step == DEAL:
            changed = right_pack(table)
            again = [*changed, Shuffles()] if changed else []
            return (*again, Deals(table.ask(HandSize())), PhaseBegan(table.ask(PhaseAfter(DEAL))))
        return NOTHING


def right_pack(table: Table) -> list[Event]:
    """Bring the cards that are wanted now, and take away all others; a stock that is not of whole packs stays, and one
    from which somebody has taken cards already.
    """
    wanted, there = table.ask(Pack()), table.stock
    if any(table.hands) or any(zone for zones in table.areas.values() for zone in zones):
        return []
    natural = [card for card in there if not card.joker]
    if len(there) == len(wanted) and len(natural) == len([card for card in wanted if not card.joker]):
        return []
    if any(natural.count(card) * 52 != len(natural) for card in packs(1)):
        return []
    return [PacksChanged(more=besides(wanted, there), fewer=besides(there, wanted))]


def besides(cards: list[Card], others: list[Card]) -> tuple[Card, ...]:
    """What there is of these cards more than of the others."""
    left = cards[:]
    for card in others:
        if card in left:
            left.remove(card)
    return tuple(left)


@dataclass(eq=False)
class Buried(MovesCards):
    """A card that cannot be the starter went to the bottom of the stock."""

    pile: int

    def moves(self) -> CardMoves:
        return (CardMove((), pile_at(self.pile), STOCK_BOTTOM, NOBODY, heap=1),)


@dataclass(frozen=True)
class Starter(Rule):
    """When all are ready the dealer turns up one card as the discard pile, and the game has begun.

    A Joker is buried, and the next card turned.
    """

    def offices(self) -> tuple[str, ...]:
        return ("to turn up the first card",)

    def brings(self) -> Brings:
        return Brings(ways=(READY_WAY, TURN_UP_WAY))

    def tallies(self) -> tuple[Memory, ...]:
        return (READINESS,)

    def needs(self) -> tuple[Need, ...]:
        return (GETTING_READY,)

    @answers(ReadyPhase)
    def once_sorted(self, asked: ReadyPhase, table: Table, earlier: str) -> str:
        return SORT

    @answers(Timely, TURN_UP)
    def when_all_are_ready(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        waiting = everybody(table) - Seats(table.tally(READINESS))
        return only(table.dealer) if table.phase == SORT and not waiting else NOBODY

    @answers(WhyNot)
    def why_not_now(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if table.phase != SORT:
            return earlier
        all_ready = not everybody(table) - Seats(table.tally(READINESS))
        return f"{table.names[table.dealer]} turns the starter up" if all_ready else "not everybody is ready"

    @after(Prepared)
    def turn_up(self, prepared: Prepared, table: Table) -> Events:
        return turning_up(table, 1) if prepared.step == TURN_UP else NOTHING

    @after(TurnedUp)
    def begin_or_bury(self, up: TurnedUp, table: Table) -> Events:
        if up.card.joker and any(not card.joker for card in table.stock):
            return (Buried(up.pile), TurnsUp(up.pile))
        return (StartsPlay(),)


def turning_up(table: Table, pile: int) -> Events:
    """A card is turned up on a pile, which is opened unless somebody has put a card there already."""
    return (TurnsUp(pile),) if pile in table.piles else (PileOpened(pile), TurnsUp(pile))


@dataclass(eq=False)
class StartsPlay(Wish):
    """A wish: once every pile has its starter, play begins."""

    def bound(self, table: Table) -> list[Event]:
        return [PhaseBegan(PLAYING)] if table.phase != PLAYING and all(table.piles.values()) else []
