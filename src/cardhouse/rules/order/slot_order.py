"""Whose turn it is where turns follow slots: what a card or a pick-up counts as, and where that moves the turn."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import NONE, Card, Cards
from cardhouse.core.declared import DRAW_WAY, PLAY_WAY, Option, option
from cardhouse.core.demands import DemandPaid
from cardhouse.core.events import Drew, DrewNothing, Laid, Landed, PileOpened, Played, TurnedUp
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.landing import Interrupts, MayPart
from cardhouse.core.needs import only_with
from cardhouse.core.penalties import BY_HAND, Collected, Fined
from cardhouse.core.presence import Left, everybody, is_here
from cardhouse.core.questions import ACTS, DRAW, CardsQuestion, Complete, Follows, InTurn
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seating import GoesUnder
from cardhouse.core.seats import NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.shown import TurnsAt
from cardhouse.core.speech import Remark
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Question, Table, Wish
from cardhouse.core.undone_plays import MayGoBack, PlayUndone
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.order.events import ButtedIn, MembersChanged, MovedOn, OrderLaid, TurnTaken
from cardhouse.rules.order.orders import (
    ORDERS,
    TurnMoves,
    at_pile,
    card_at,
    holding_up,
    latest_pile,
    order_at,
    strays_at,
    to_pick_up,
)
from cardhouse.rules.order.pile_order import NO_CARD, LiveCard, PileOrder, as_before
from cardhouse.rules.order.strays import StrayStands
from cardhouse.rules.turns.slots import PLACES, Order, Slot, due, due_seat, first_order, seat_at, slot_at
from cardhouse.rules.turns.turn_order import TurnOrder

EMPTY_STOCK: Final = Option(
    "Cards that cannot be drawn",
    {"forgive": "are forgiven", "owe": "are owed until there are some"},
    ruling="R-U49",
    subject="Cards and dealing",
)

COUNTED: Final = Need("cards that count in the order in which they are played", ("counted cards",))

FORGIVE: Final = "forgive"
BY_STRIDE: Final = "stride"
OWE: Final = "owe"


@dataclass(eq=False)
class Identical(CardsQuestion):
    """Which cards are identical to the one that counts on this pile, and can be put on it at any time? None, unless a
    rule says so.
    """

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class Lapses(Question):
    """Does what is owed for the card on this pile fall away when somebody butts in on it?"""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class DueSlot(Question):
    """Which slot is due at this pile?"""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def unruled(self, table: Table) -> int:
        return due(order_at(table, self.pile))


@dataclass(eq=False)
class OrderAtFirst(Question):
    """With which order of turns does play at this pile begin?"""

    pile: int

    def unruled(self, table: Table) -> Order:
        return first_order(table.seats, table.dealer)


@dataclass(eq=False)
class TookFreely(Remark):
    """A card was taken when no turn was due: that is its own penalty."""

    player: Final[Seat]

    def __init__(self, player: Seat) -> None:
        self.player = player


def due_at(table: Table, seat: Seat) -> list[int]:
    """The piles at which this seat is due."""
    return [pile for pile in table.piles if seat_at(table.ask(DueSlot(pile))) == seat]


def due_before(table: Table, pile: int) -> Seat:
    """Who was due before a card was played that may be taken back; nobody, if there is none."""
    strays = strays_at(table, pile)
    return due_seat(strays[0].before.turns) if strays else NO_SEAT


def waited_for(table: Table, pile: int) -> Seat:
    """Who is due at a pile, or the one who has to do something first; nobody, while several have."""
    first = holding_up(table, pile)
    if not first:
        return seat_at(table.ask(DueSlot(pile)))
    return first[0].bearer if len(first) == 1 else NO_SEAT


@dataclass(frozen=True)
class SlotOrder(Rule):
    """Turns go round in the direction of play; cards may skip, turn, and point.

    They also move the place from which the next one is counted.
    """

    skip_unit: str = option(
        BY_STRIDE,
        "A skip is counted by",
        {"stride": "turns that would be played", "slot": "places"},
        ruling="R-U4",
        subject="Turns, drawing and piles",
    )

    def needs(self) -> tuple[Need, ...]:
        return (COUNTED,)

    def brings(self) -> Brings:
        return Brings(gives=("places",))

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(TurnedUp)
    def begin(self, up: TurnedUp, table: Table) -> Events:
        order: Order = table.ask(OrderAtFirst(up.pile))
        return (OrderLaid(up.pile, PileOrder(order, LiveCard(up.card.index, order.origin, dead=True))),)

    @answers(OrderAtFirst)
    def places_skipped(self, asked: OrderAtFirst, table: Table, earlier: Order) -> Order:
        absent = sum([3 << slot_at(seat) for seat in range(table.seats) if not is_here(table, seat)])
        return earlier.but(any_slot=self.skip_unit != BY_STRIDE, members=earlier.members & ~absent)

    @after(Left)
    def slots_vanish(self, left: Left, table: Table) -> Events:
        """Whoever has left has no place in the order; what they had to pick up lapses, and the next one is due."""
        seat, orders = left.player, table.tally(ORDERS)[1]
        due_there, slots = due_at(table, seat), 3 << slot_at(seat)
        owed = [(pile, to_pick_up(table, pile)) for pile in due_there]
        return (
            *[MembersChanged(pile, slots, False) for pile, order in orders.items() if order.turns.has(seat)],
            *[DemandPaid(cards, NO_SEAT, pile) for pile, cards in owed if cards],
            *[TurnMoves(pile, False) for pile in due_there],
        )

    @after(PlayUndone)
    def nobody_takes_it_back(self, gone: PlayUndone, table: Table) -> Events:
        """A card of somebody who has left goes where the others of theirs are."""
        return [GoesUnder(seat) for seat in dict.fromkeys(gone.players) if not is_here(table, seat)]

    @answers(TurnOrder)
    def with_all_that_cards_did(self, asked: TurnOrder, table: Table, earlier: Order) -> Order:
        return order_at(table, latest_pile(table))

    @answers(TurnsAt)
    def at_each_pile(self, asked: TurnsAt, table: Table, earlier: list[tuple[int, int]]) -> list[tuple[int, int]]:
        found = [(pile, waited_for(table, pile)) for pile in table.piles]
        return [(pile, seat) for pile, seat in found if seat != NO_SEAT]

    @after(TurnTaken)
    def turn_is_over(self, turn: TurnTaken, table: Table) -> Events:
        return (TurnMoves(turn.pile, True),)

    @after(Laid)
    def set_instead(self, laid: Laid, table: Table) -> Events:
        """Whoever lays a card before them instead of playing has had the turn."""
        due = due_at(table, laid.player)
        return [TurnTaken(pile, slot_for(table.ask(DueSlot(pile)), laid.player), NO_CARD) for pile in due[:1]]

    @after(ButtedIn)
    def play_goes_on_from_there(self, butted: ButtedIn, table: Table) -> Events:
        return (TurnMoves(butted.pile, False),)

    @after(MovedOn)
    def play_has_moved(self, moved: MovedOn, table: Table) -> Events:
        return (TurnMoves(moved.pile, False),)


@dataclass(eq=False)
class Counts(Wish):
    """A wish: a card that was played counts as a turn, a butt-in or a Joker, whatever it is when its moment comes;
    `more` cards were put there with it.
    """

    player: Final[Seat]
    card: Final[Card]
    pile: Final[int]
    more: Final[int]

    def __init__(self, player: Seat, card: Card, pile: int, more: int) -> None:
        self.player = player
        self.card = card
        self.pile = pile
        self.more = more

    def bound(self, table: Table) -> list[Event]:
        pile, card, player = self.pile, self.card, self.player
        strays = strays_at(table, pile)
        wrong = is_wrong(table, player)
        with_another = bool(strays) and strays[-1].act == table.acts
        is_turn = is_a_turn(table, card, pile)
        settled = settling_strays(table, pile, player) if is_turn and not with_another else []
        found: list[Event] = list(settled)
        if wrong and not with_another:
            found.append(MayGoBack(player, (card,) * (1 + self.more), pile, table.acts))
        if is_turn:
            slot = slot_for(table.ask(DueSlot(pile)), player)
            return [*found, TurnTaken(pile, slot, card.index)]
        if card.joker:
            return [*found, MovedOn(pile, player)]
        return [*found, ButtedIn(pile, player, card.index, table.ask(Lapses(pile)))]


def is_a_turn(table: Table, card: Card, pile: int) -> bool:
    """Whether a card put there now is a turn: it is no Joker, and not identical to the one that counts."""
    return not card.joker and card not in table.ask(Identical(pile))


@dataclass(frozen=True)
class CardsCount(Rule):
    """Whoever is in turn may put one card on the pile: that is the turn.

    A Joker is none, nor is a card identical to the one that counts. A card played out of turn stands until it is
    called: if the player whose turn it was plays next, it moved nothing.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def offices(self) -> tuple[str, ...]:
        return ("to take a turn",)

    def brings(self) -> Brings:
        return Brings(gives=("counted cards",), ways=(PLAY_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(Follows)
    def none_of_another_kind(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        return earlier & Cards(asked.laid[0].bit) if alike(asked.laid) else NONE

    @answers(Complete)
    def of_one_kind(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return earlier and alike(asked.laid)

    @answers(WhyNot)
    def one_card(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "only one card is played at a time"

    @after(Played)
    def count(self, played: Played, table: Table) -> Events:
        return (Counts(played.player, played.card, played.pile, len(table.landing)),)


def alike(cards: tuple[Card, ...]) -> bool:
    """Whether all these cards have the same face."""
    return len(set(cards)) == 1


class NoOtherPile(Rule):
    """A card that is put down anywhere else counts as put on the pile."""

    def offices(self) -> tuple[str, ...]:
        return ("to open piles", "to open piles by traps")

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @instead(PileOpened)
    def no_new_pile(self, opened: PileOpened, table: Table) -> Events | None:
        return NOTHING if table.phase == PLAYING else None

    @instead(Landed)
    def on_the_pile(self, landed: Landed, table: Table) -> Events | None:
        orders = table.tally(ORDERS)[1]
        if landed.pile in (orders or table.piles):
            return None
        own = [pile for pile, order in orders.items() if order.turns.has(landed.player)] or list(table.piles)
        return (Landed(landed.player, landed.card, own[0], landed.source),)


@dataclass(frozen=True)
class PickUpInstead(Rule):
    """Who cannot or will not play takes one card, and the turn is over.

    Who has cards to pick up takes them one by one.
    """

    empty_stock: str = option(FORGIVE, EMPTY_STOCK)

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def brings(self) -> Brings:
        return Brings(ways=(DRAW_WAY,))

    @after(Drew)
    def take(self, took: Drew, table: Table) -> Events:
        return self.taking(table, took.player) if took.way == DRAW else NOTHING

    @after(DrewNothing)
    def take_nothing(self, drew: DrewNothing, table: Table) -> Events:
        return self.taking(table, drew.player) if drew.way == DRAW else NOTHING

    def taking(self, table: Table, player: Seat) -> Events:
        """What a card taken counts as."""
        piles = due_at(table, player) or [pile for pile in table.piles if due_before(table, pile) == player]
        if not piles:
            return (TookFreely(player),)
        pile = piles[0]
        order, slot, strays = at_pile(table, pile), table.ask(DueSlot(pile)), strays_at(table, pile)
        settled = settling_strays(table, pile, player)
        if seat_at(slot) != player and strays:
            order = strays[0].before  # whoever was due before them goes on as if they were not there
        elif order.owed.left and strays:
            settled = [StrayStands(pile, order, False)]  # whoever picks up for them takes them as turns
        owed = order.owed.left
        if owed > 1 and cards_left(table):
            return (DemandPaid(1, player, pile),)
        paid: list[Event] = [DemandPaid(owed, player, pile)] if owed else []
        rest = [Fined(player, owed - 1)] if owed > 1 and self.empty_stock == OWE else []
        return (*settled, *paid, *rest, TurnTaken(pile, slot_for(slot, player), NO_CARD))


def under_live(table: Table, pile: int) -> int:
    """How many cards lie under the one that counts and its Jokers; where cards may be taken back, under the one that
    would count then.
    """
    strays, jokers, lying = strays_at(table, pile), card_at(table, pile).jokers, len(table.piles[pile])
    if strays:
        return max(0, lying - len(strays[0].players) - 1 - strays[0].before.card.jokers)
    landed = [each for each in table.landing if isinstance(each, Landed) and each.pile == pile]
    stays = [at for at, each in enumerate(landed) if not each.card.joker and not is_wrong(table, each.player)]
    if stays:
        return lying - len(landed) + stays[-1]  # it takes the place of the one that counts
    return max(0, lying - len(landed) - 1 - jokers)


def is_wrong(table: Table, player: Seat) -> bool:
    """Whether what this player is doing breaks a rule."""
    return any(breach.act == table.acts and breach.offender == player for breach in table.breaches)


def cards_left(table: Table) -> bool:
    """Whether there is a card to be taken, or will be once the pile is turned over."""
    return bool(table.stock) or any(under_live(table, pile) for pile in table.piles)


def settling_strays(table: Table, pile: int, player: Seat) -> list[StrayStands]:
    """The cards that might have been taken back stand, now that somebody has gone on. If that is the player who was
    due before them, they moved nothing (R-U51).
    """
    strays, order = strays_at(table, pile), at_pile(table, pile)
    if not strays:
        return []
    before = strays[0].before
    if due_before(table, pile) != player:
        return [StrayStands(pile, order, False)]
    return [StrayStands(pile, as_before(before, order), before.turns.direction != order.turns.direction)]


def slot_for(slot: Slot, player: Seat) -> Slot:
    return slot if seat_at(slot) == player else slot_at(player)


@dataclass(frozen=True)
class WaitsForCards(Rule):
    """A penalty that finds no card anywhere is forgiven, or waits until there is one."""

    empty_stock: str = option(FORGIVE, EMPTY_STOCK)

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(Collected)
    def when_there_is_a_card(self, asked: Collected, table: Table, earlier: str) -> str:
        return earlier if table.stock or self.empty_stock != OWE else BY_HAND


class OnlyInTurn(Rule):
    """Nobody plays or picks up while another is due."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(InTurn)
    def when_due(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        if asked.part != ACTS:
            return earlier
        due_now = [seat_at(table.ask(DueSlot(pile))) for pile in table.piles]
        seats = [*due_now, *[due_before(table, pile) for pile in table.piles]]
        return seats_of([seat for seat in seats if seat != NO_SEAT])

    @answers(MayPart)
    def where_due(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        """Who is due at one of several piles, and takes part at another too, only interrupts there."""
        several = len(table.piles) > 1 and order_at(table, asked.pile).has(asked.seat)
        piles = due_at(table, asked.seat) if several else []
        elsewhere = bool(piles) and asked.pile not in piles and asked.seat != due_before(table, asked.pile)
        return earlier & table.ask(Interrupts(asked.seat, asked.pile)) if elsewhere else earlier

    @answers(WhyNot)
    def whose_turn(self, asked: WhyNot, table: Table, earlier: str) -> str:
        part = asked.question
        seat = part.seat if isinstance(part, MayPart) else asked.subject
        piles = [part.pile] if isinstance(part, MayPart) else table.piles
        due_here = [seat_at(table.ask(DueSlot(pile))) for pile in piles if order_at(table, pile).has(seat)]
        return f"it is {table.names[due_here[0]]}'s turn" if due_here else earlier


class FreeTake(Rule):
    """Anybody may take a card from the pick-up pile at any time.

    Out of turn it counts as a penalty already paid.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(InTurn, DRAW)
    def at_any_time(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return everybody(table)


only_with(PLACES, Identical, Lapses, OrderAtFirst)
