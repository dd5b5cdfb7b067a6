"""A start in one go: as many packs as the players need, somebody who knows the rules, deal, preamble and starter."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card, packs
from cardhouse.core.cases import OptionAgreed
from cardhouse.core.declared import STEP, Way, option
from cardhouse.core.events import (
    Deals,
    Dealt,
    Draws,
    DrewNothing,
    Landed,
    PileOpened,
    Shuffles,
    TurnBegan,
    TurnedUp,
)
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.landing import BarePile, Ready
from cardhouse.core.presence import Present
from cardhouse.core.questions import HandSize, Jokers, PhaseAfter, Phases, Timely
from cardhouse.core.rounds import PhaseBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seating import FewestPlayers, Pack, PacksChanged
from cardhouse.core.seats import NOBODY, Seat, Seats, only, seats_of
from cardhouse.core.shown import KnowsRules, Reads
from cardhouse.core.speech import Prepared, Remark
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Wish
from cardhouse.rules.leaving_play.coming_and_going import AlwaysMore
from cardhouse.rules.timing.owing_in_time import MAIN_ACTS, SpeaksFreely

START: Final = "start"
START_WAY: Final = Way(START, "begin", STEP)
PACK: Final = 52


@dataclass(eq=False)
class BringsPack(Wish):
    """A wish: if there is still no card to draw, a pack with so many Jokers comes in."""

    jokers: int

    def bound(self, table: Table) -> list[Event]:
        return [] if table.stock else [PacksChanged(more=tuple(packs(1, jokers=self.jokers))), Shuffles()]


@dataclass(frozen=True)
class PacksForPlayers(Rule):
    """The more people play, the more packs of cards are used.

    When there is no card left to draw, a table may let another pack come in.
    """

    # R-M19

    players_per_deck: int = option(4, "Players for each pack", unit="player")
    jokers_per_deck: int = option(2, "Jokers in each pack", unit="Joker")
    decks: int = option(0, "Packs of cards", unit="pack", ruling="R-M1", special={"0": "as many as the players need"})
    decks_added: bool = option(False, "Another pack comes in when no card is left", ruling="R-M15")

    @answers(AlwaysMore)
    def another_pack(self, asked: AlwaysMore, table: Table, earlier: bool) -> bool:
        return self.decks_added

    @instead(DrewNothing)
    def bring_it(self, nothing: DrewNothing, table: Table) -> Events | None:
        if not self.decks_added:
            return None
        return [BringsPack(self.jokers_per_deck), Draws(nothing.player, nothing.way)]

    @after(OptionAgreed)
    def more_packs(self, agreed: OptionAgreed, table: Table) -> Events:
        """What the players have agreed on comes into the stock; what is played with already is not taken away."""
        zones = [*table.hands, *table.piles.values(), *[zone for zones in table.areas.values() for zone in zones]]
        natural = [card for zone in (table.stock, *zones) for card in zone if not card.joker]
        more = int(agreed.value) - -(-len(natural) // PACK) if agreed.option == "decks" else 0
        if more > 0:
            yield PacksChanged(more=tuple(packs(more, jokers=self.jokers_per_deck * more)))
            yield Shuffles()

    def count(self, table: Table) -> int:
        return self.decks or -(-table.seats // self.players_per_deck)

    @answers(Jokers)
    def in_each(self, asked: Jokers, table: Table, earlier: int) -> int:
        return self.jokers_per_deck * self.count(table)

    @answers(Pack)
    def in_one(self, asked: Pack, table: Table, earlier: list[Card]) -> list[Card]:
        return packs(max(self.count(table), asked.packs), jokers=table.ask(Jokers()))


@dataclass(frozen=True)
class SomebodyKnows(Rule):
    """At least one person at the table knows the rules, and only such a person starts the game.

    The others are told that turns go clockwise, that one may draw instead of playing, and that a Joker is a 9 of
    Diamonds; the rest they find out.
    """

    newcomers: str = option(
        "",
        "New to the rules",
        help="Names, with commas between them",
        special={"": "nobody"},
        subject="Coming and going",
    )

    @answers(KnowsRules)
    def those(self, asked: KnowsRules, table: Table, earlier: Seats) -> Seats:
        if not self.newcomers:
            return earlier
        new = [name.strip() for name in self.newcomers.split(",")]
        return earlier & seats_of([seat for seat, name in enumerate(table.names) if name not in new])

    @answers(Reads)
    def the_book(self, asked: Reads, table: Table, earlier: Seats) -> Seats:
        told = table.law.by_id[asked.rule].text or table.law.holds(self, asked.rule)
        return earlier if told else earlier & table.ask(KnowsRules())

    @answers(Timely)
    def a_knower(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return earlier & table.ask(KnowsRules()) if asked.way == START else earlier


@dataclass(eq=False)
class Announced(Remark):
    """The game was announced. What is said in the preamble is never held against anybody."""

    player: Seat
    words: str


@dataclass(eq=False)
class StarterPlayed(Event):
    """The card that was turned up counts as played; it has not acted yet."""

    player: Seat
    card: Card
    pile: int

    def apply(self, table: Table) -> None:
        table.landing.append(Landed(self.player, self.card, self.pile))
        table.turn = table.last = self.player
        table.acted = 1


@dataclass(frozen=True)
class StartsInOneGo(Rule):
    """The dealer deals everybody a hand, one card at a time, and announces the game.

    The dealer shuffles and begins at the left. It takes one card more to draw than there are players.
    """

    start_hand: int = option(5, "Cards for everybody", unit="card")
    players_needed: int = option(
        2, "Players needed", {"2": "at least 2", "3": "at least 3"}, ruling="R-M2", subject="Coming and going"
    )
    starter_live: bool = option(False, "The first card acts as if the dealer had played it", ruling="R-M4")
    free_preamble: bool = option(
        False, "What the dealer says before the first turn is over is free", ruling="R-M3", subject="Words"
    )

    def offices(self) -> tuple[str, ...]:
        return ("to begin a round",)

    @answers(FewestPlayers)
    def so_many(self, asked: FewestPlayers, table: Table, earlier: int) -> int:
        return self.players_needed

    @answers(SpeaksFreely)
    def announcing(self, asked: SpeaksFreely, table: Table, earlier: bool) -> bool:
        return earlier or (self.free_preamble and asked.seat == table.dealer and table.tally(MAIN_ACTS) == 0)

    def brings(self) -> Brings:
        return Brings(gives=("dealt hands",), ways=(START_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (MAIN_ACTS,)

    @answers(HandSize)
    def size(self, asked: HandSize, table: Table, earlier: int) -> int:
        return self.start_hand

    @answers(Phases)
    def only_one(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, START]

    @answers(Timely)
    def nothing_before(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY if asked.way != START and table.phase == START else earlier

    @answers(Ready)
    def enough_of_all(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        players = len(table.ask(Present()).among(table.seats))
        enough = players >= self.players_needed and len(table.stock) > players * table.ask(HandSize()) + 1
        return (earlier & only(table.dealer) if enough else NOBODY) if asked.way == START else earlier

    @after(Prepared)
    def start(self, prepared: Prepared, table: Table) -> Events:
        said = [Announced(prepared.player, prepared.words)] if prepared.words else []
        return (Shuffles(), Deals(table.ask(HandSize())), *said) if prepared.step == START else NOTHING

    @after(Dealt)
    def lay_a_pile(self, dealt: Dealt, table: Table) -> Events:
        if table.piles:
            return NOTHING
        begun = [PhaseBegan(table.ask(PhaseAfter(START)))] if table.ask(BarePile()) else []
        return (PileOpened(1), *begun)

    @after(TurnBegan)
    def it_counts(self, began: TurnBegan, table: Table) -> Events:
        first = self.starter_live and table.tally(MAIN_ACTS) == 0 and table.piles[1]
        return (StarterPlayed(table.dealer, table.piles[1][-1], 1),) if first else NOTHING

    @after(TurnedUp)
    def begin(self, up: TurnedUp, table: Table) -> Events:
        return (PhaseBegan(table.ask(PhaseAfter(START))),) if table.phase != PLAYING else NOTHING
