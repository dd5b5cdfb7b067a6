"""Who plays and with what: the pack, the start, people who come and go in the middle of a round, and the end."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card, packs
from cardhouse.core.acts import LONGEST_WORDS, Act, sayable, unknown_way
from cardhouse.core.affairs import DropsDuty
from cardhouse.core.declared import Way
from cardhouse.core.gates import Facet
from cardhouse.core.moving import MovesCards
from cardhouse.core.needs import only_with
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.places import IN_STOCK, STOCK_BOTTOM, CardMove, CardMoves, hand_of
from cardhouse.core.presence import Joined, Left, Present, is_here
from cardhouse.core.questions import HandSize, Jokers, SeatQuestion, Timely
from cardhouse.core.rounds import NO_WINNER, WON, RoundWon
from cardhouse.core.rule import Need
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.speech import Remark
from cardhouse.core.table import CENTRE, OVER, PLAYING, Event, Question, Table, Wish

LEAVE: Final = "leave"
JOIN: Final = "join"
LEAVE_WAY: Final = Way(LEAVE, "leave the table", free=True)
JOIN_WAY: Final = Way(JOIN, "come into the game", free=True)
BOX: Final = "box"


@dataclass(eq=False)
class Pack(Question):
    """Which cards is the game played with?"""

    packs: int = 1

    def unruled(self, table: Table) -> list[Card]:
        return packs(self.packs, jokers=table.ask(Jokers()))


class CardsEach(Question):
    """How many cards does everybody get before play?"""

    def unruled(self, table: Table) -> int:
        return table.ask(HandSize())


class Packs(Question):
    """How many packs are there?"""

    def unruled(self, table: Table) -> int:
        return 1


class FewestPlayers(Question):
    """How many people does it take to play at all?"""

    def unruled(self, table: Table) -> int:
        return 1


class MayLeave(SeatQuestion):
    """Who may leave the table?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} has left already"


class MayJoin(SeatQuestion):
    """Who, of those who do not play, may join?"""

    def default_rule(self, table: Table) -> str:
        return table.law.ways[JOIN]

    def unruled(self, table: Table) -> Seats:
        return EVERYONE - table.ask(Present())

    def refusal(self, table: Table, subject: Any) -> str:
        if subject in table.ask(Present()):
            return f"{table.names[subject]} plays already"
        return f"there are not enough cards for {table.names[subject]} to join"


class MayChoosePlace(SeatQuestion):
    """Who, of those who join, may choose where to sit?"""

    def default_rule(self, table: Table) -> str:
        return table.law.ways[JOIN]

    def unruled(self, table: Table) -> Seats:
        return NOBODY

    def refusal(self, table: Table, subject: Any) -> str:
        return "who joins at this table does not choose where to sit"


class Victors(Question):
    """Who has won, now that the game is at its end?"""

    def unruled(self, table: Table) -> Seats:
        return NOBODY


class LaidAside(Event):
    """The Jokers were taken out of the stock: this round is played without them. They lie in a place shared by all."""

    def apply(self, table: Table) -> None:
        table.areas.setdefault(BOX, [[]])[0].extend([card for card in table.stock if card.joker])
        table.stock = [card for card in table.stock if not card.joker]


@dataclass(eq=False)
class PacksChanged(Event):
    """Whole packs came into the stock, or left it, before it is shuffled."""

    more: tuple[Card, ...] = ()
    fewer: tuple[Card, ...] = ()

    def apply(self, table: Table) -> None:
        for card in self.fewer:
            table.stock.remove(card)
        table.stock.extend(self.more)


def brought(events: Iterable[Event]) -> int:
    """How many cards have come to the table by these events; fewer than 0, if some have left it."""
    return sum([len(event.more) - len(event.fewer) for event in events if isinstance(event, PacksChanged)])


def right_packs(table: Table) -> list[Event]:
    """Bring as many packs as the rules now want, or take the others away; a stock of anything else is left as it is."""
    natural, pack, wanted = [card for card in table.stock if not card.joker], packs(), table.ask(Packs())
    there = len(natural) // len(pack)
    if there == wanted or any(natural.count(card) != there for card in pack):
        return []
    cards = tuple(pack * abs(wanted - there))
    return [PacksChanged(more=cards) if wanted > there else PacksChanged(fewer=cards)]


@dataclass(eq=False)
class OutcomeOf(Question):
    """How has the game ended, if these have won?"""

    winners: Seats

    def unruled(self, table: Table) -> str:
        return WON if self.winners.bits else NO_WINNER


class CommonLoss(Question):
    """What does it count for everybody when all lose?"""

    def unruled(self, table: Table) -> int:
        return 0


class Scores(Question):
    """How many points has everybody at the end, in the order of the seats? None, if there are no points."""

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


@dataclass(eq=False)
class Concludes(Wish):
    """A wish: the game is to end here, with whoever has won when all else has happened."""

    def bound(self, table: Table) -> list[Event]:
        winners = table.ask(Victors())
        return [RoundWon(tuple(winners.among(table.seats)), table.ask(OutcomeOf(winners)), table.ask(Scores()))]


@dataclass(eq=False)
class RoundStarted(Event):
    """Everything is to be laid out for play, which this player begins."""

    player: Seat
    chance: int = 0

    def apply(self, table: Table) -> None:
        if self.chance:
            table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class StartsAtRandom(Wish):
    """A wish: one of those who play is to begin, each as likely."""

    def bound(self, table: Table) -> list[Event]:
        chance = table.chance.copy()
        return [RoundStarted(chance.pick(list(table.ask(Present()).among(table.seats))), chance.state)]


class BotPlaysOn(Question):
    """Does a bot play the hand of whoever leaves on?"""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(eq=False)
class HandedOver(Remark):
    """Somebody left, and a bot is to play the hand on."""

    player: Seat


class Leave(Act):
    """Leave the table."""

    @property
    def way(self) -> str:
        return LEAVE

    def impossible(self, table: Table) -> str:
        return unknown_way(table, LEAVE)

    def facets(self, table: Table) -> list[Facet]:
        over: list[Facet] = [(Timely(LEAVE), self.seat)] if table.phase == OVER else []
        return [*over, (MayLeave(LEAVE), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [HandedOver(self.seat) if table.ask(BotPlaysOn()) else Left(self.seat)]


@dataclass(eq=False)
class Join(Act):
    """Come into the game, in one's own place, or to the left of somebody."""

    beside: Final[Seat]

    def __init__(self, seat: Seat, beside: Seat = NO_SEAT) -> None:
        self.seat = seat
        self.beside = beside

    @property
    def way(self) -> str:
        return JOIN

    @property
    def from_outside(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        if self.beside == self.seat or not NO_SEAT <= self.beside < table.seats:
            return "there is nobody there to sit down beside"
        return unknown_way(table, JOIN)

    def facets(self, table: Table) -> list[Facet]:
        early: list[Facet] = [(Timely(JOIN), self.seat)] if table.phase != PLAYING else []
        chosen: list[Facet] = [(MayChoosePlace(JOIN), self.seat)] if self.beside != NO_SEAT else []
        return [*early, (MayJoin(JOIN), self.seat), *chosen]

    def happen(self, table: Table) -> list[Event]:
        return [Joined(self.seat, self.beside)]


@dataclass(eq=False)
class ShufflesIn(Wish):
    """A wish: cards of a hand go back into the stock, which is shuffled; those that are no longer there do not."""

    player: Final[Seat]
    cards: Final[tuple[Card, ...]]

    def __init__(self, player: Seat, cards: tuple[Card, ...]) -> None:
        self.player = player
        self.cards = cards

    def bound(self, table: Table) -> list[Event]:
        left, found = table.hands[self.player][:], list[Card]()
        for card in self.cards:
            if card in left:
                left.remove(card)
                found.append(card)
        if not found:
            return []
        order, chance = [*table.stock, *found], table.chance.copy()
        chance.shuffle(order)
        return [ShuffledIn(self.player, tuple(found), tuple(order), chance.state)]


@dataclass(eq=False)
class ShuffledIn(MovesCards):
    """Cards of a hand went back into the stock, which has a new order."""

    player: Final[Seat]
    cards: Final[tuple[Card, ...]]
    stock: Final[tuple[Card, ...]]
    chance: Final[int]

    def __init__(self, player: Seat, cards: tuple[Card, ...], stock: tuple[Card, ...], chance: int) -> None:
        self.player = player
        self.cards = cards
        self.stock = stock
        self.chance = chance

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), IN_STOCK, NOBODY),)

    def besides(self, table: Table) -> None:
        table.stock = list(self.stock)
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class StartsAt(Question):
    """Where does this token lie at first: at a seat, or in the centre?"""

    token: str

    def unruled(self, table: Table) -> int:
        return CENTRE


only_with(Need("a start when everybody is ready", ("started rounds",)), RoundStarted)


def is_dealt(table: Table) -> bool:
    """Whether cards of a round that is not over are in somebody's hands."""
    return table.phase == PLAYING or (table.phase != OVER and any(table.hands))


class Belongings(Question):
    """From which areas before a seat do cards go back with the hand of whoever leaves?"""

    def unruled(self, table: Table) -> list[str]:
        return []


@dataclass(eq=False)
class OwedTo(Question):
    """To whom is this owed? To nobody by name, unless a rule says so."""

    duty: Duty

    def unruled(self, table: Table) -> int:
        return NO_SEAT


@dataclass(eq=False)
class FallsTo(Question):
    """Where does this token go when its holder leaves? To the centre, unless a rule says so."""

    token: str
    holder: Seat

    def unruled(self, table: Table) -> int:
        return CENTRE


@dataclass(eq=False)
class VotersLeft(Question):
    """Who decides a motion when all who had a vote have left? Nobody: it comes to nothing."""

    motion: Motion

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


def lapsing(table: Table, seat: Seat) -> list[Event]:
    """What somebody who leaves owes, and what is owed to them, falls away."""
    duties = [duty for duty in table.duties if duty.bearer == seat or table.ask(OwedTo(duty)) == seat]
    return [DropsDuty(duty) for duty in duties]


@dataclass(eq=False)
class Departed(Remark):
    """Whoever has left has nothing at the table any more, and there is no going back to before."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.saved = None


@dataclass(eq=False)
class DealPassed(Event):
    """Somebody else is the dealer now."""

    player: Seat

    def apply(self, table: Table) -> None:
        table.dealer = self.player


@dataclass(eq=False)
class GoesUnder(Wish):
    """A wish: all cards of somebody who leaves go under the stock, shuffled."""

    player: Seat

    def bound(self, table: Table) -> list[Event]:
        areas = [area for area in dict.fromkeys(table.ask(Belongings())) if table.area(area, self.player)]
        zones = [table.hands[self.player], *[table.area(area, self.player) for area in areas]]
        cards = [card.printed for zone in zones for card in zone]
        if not cards:
            return []
        chance = table.chance.copy()
        chance.shuffle(cards)
        return [WentUnder(self.player, tuple(areas), tuple(cards), chance.state)]


@dataclass(eq=False)
class WentUnder(MovesCards):
    """The hand of somebody who left, and what lay in these areas before the seat, is now the bottom of the stock."""

    player: Seat
    areas: tuple[str, ...]
    cards: tuple[Card, ...]
    chance: int

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), STOCK_BOTTOM, NOBODY),)

    def apply(self, table: Table) -> None:
        """As its moves say, but for cards that lay before the seat: which they were nobody is told."""
        table.hands[self.player].clear()
        for area in self.areas:
            table.area(area, self.player).clear()
        table.stock = [*self.cards, *table.stock]
        table.chance = table.chance.at(self.chance)


FREE_AGAIN: Final = "a free place is taken again at the next deal"


@dataclass(eq=False)
class SatDown(Event):
    """Somebody of this name sits in a place that had been left by another, or by themself."""

    player: Seat
    name: str
    before: str

    def apply(self, table: Table) -> None:
        table.names = [self.name if seat == self.player else name for seat, name in enumerate(table.names)]
        table.saved = None


@dataclass(eq=False)
class SitDown(Act):
    """Take a place that is free. The table itself does this for whoever comes, and no player."""

    name: Final[str]

    def __init__(self, seat: Seat, name: str) -> None:
        self.seat = seat
        self.name = name

    @property
    def from_outside(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        if not sayable(self.name):
            return f"a name has between 1 and {LONGEST_WORDS} letters"
        return FREE_AGAIN if is_dealt(table) else ""

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        back: list[Event] = [] if is_here(table, self.seat) else [Joined(self.seat)]
        return [SatDown(self.seat, self.name, table.names[self.seat]), *back]
