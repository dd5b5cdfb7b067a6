"""Where cards come to rest: closed piles, what holds a move back, cards that need not wait for a turn, and several
cards in one play of which each acts before the next one lies there.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import ALL, NONE, Card, Cards
from cardhouse.core.events import Landed, PileOpened
from cardhouse.core.moving import MovesCards, Undoes
from cardhouse.core.needs import only_with
from cardhouse.core.owed import OTHERS_ACT
from cardhouse.core.places import CardMove, CardMoves, area_of, hand_of
from cardhouse.core.questions import NEW_PILE, PLAY, CardsQuestion, SeatQuestion
from cardhouse.core.rule import TABLE, Need
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Released
from cardhouse.core.table import Event, Question, Table, Tally
from cardhouse.core.words import card_words, cards_words


@dataclass(eq=False)
class Interrupts(CardsQuestion):
    """Which cards may this seat put on this pile at any time, whoever is in turn, whatever lies there and whatever is
    owed first?
    """

    seat: Final[Seat]
    pile: Final[int]

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class MayPart(CardsQuestion):
    """Which cards may this seat part with on this pile, in turn or out of turn?"""

    seat: Final[Seat]
    pile: Final[int]

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return ALL

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[self.seat]} may not play {card_words(subject)} now"


@dataclass(eq=False)
class Counting(Question):
    """Which card of this pile counts as its top? The uppermost, unless a rule says otherwise."""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def unruled(self, table: Table) -> Card | None:
        return table.top(self.pile)


only_with(Need("a pile that cards are played on", ("play",)), MayPart)


@dataclass(eq=False)
class Splits(CardsQuestion):
    """Which cards open a pile of their own when they follow others in one play?"""

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class OpensBy(CardsQuestion):
    """Which cards open a pile of their own in this way of acting, other than a play from the hand, by a rule that
    speaks of this way alone?
    """

    way: Final[str]

    def __init__(self, way: str) -> None:
        self.way = way

    def unruled(self, table: Table) -> Cards:
        return NONE


@dataclass(eq=False)
class GoTogether(Question):
    """May these cards of a hand go together in this way of acting?"""

    way: str
    cards: tuple[Card, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{cards_words(self.cards)} may not go together in this way"


class Closing(Question):
    """Which piles does what lies in them close?"""

    def unruled(self, table: Table) -> list[int]:
        return []


class DeadPiles(Question):
    """Which piles are closed to every card? Those that what lies in them closes, unless a rule says otherwise."""

    def unruled(self, table: Table) -> list[int]:
        return table.ask(Closing())


def dead_piles(table: Table) -> list[int]:
    """The piles that are closed to every card. They are asked about for each pile and each way of acting, and stay
    the same between two acts.
    """
    if not table.settled:
        return table.ask(DeadPiles())
    if table.dead is None or table.dead_at != table.acts:
        table.dead = table.ask(DeadPiles())
        table.dead_at = table.acts
    return table.dead


class BarePile(Question):
    """May a pile lie there without a card, open to any?"""

    def unruled(self, table: Table) -> bool:
        return True


class ByItself(Question):
    """Does the table do by itself what leaves no choice, or do people do it by hand?"""

    def unruled(self, table: Table) -> bool:
        return table.law.dial != TABLE


class GoingOut(SeatQuestion):
    """Who may play the last cards of the hand?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} may not go out like that"


class BarredMoves(Question):
    """Which moves may not be made again in this turn: (where from, pile, cards)?"""

    def unruled(self, table: Table) -> list[tuple[str, int, tuple[Card, ...]]]:
        return []


@dataclass(eq=False)
class MoveOpen(Question):
    """May these cards go from here to this pile, or is the move barred?"""

    source: str
    pile: int
    cards: tuple[Card, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return "this move is barred for the rest of the turn"


class AccusedByToken(Question):
    """Is a token handed over to accuse somebody?"""

    def unruled(self, table: Table) -> bool:
        return False


class Ready(SeatQuestion):
    """Who has made all preparations that come before this step?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} cannot {table.law.does(self.way)} yet"


only_with(Need("a pile that cards are played on", (PLAY,)), Splits, OpensBy, Closing)


FOLLOWING: Final = "following"


@dataclass(eq=False)
class SetBy(MovesCards):
    """The later cards of a play left the hand and lie ready."""

    player: Seat
    cards: tuple[Card, ...]

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.player), area_of(FOLLOWING, self.player)),)


@dataclass(eq=False)
class TakenUp(Undoes):
    """Cards that lay ready went back to the hand."""

    player: Seat
    cards: tuple[Card, ...]

    def undone(self) -> tuple[Event, ...]:
        return (SetBy(self.player, self.cards),)


class PileOfPlay(Tally):
    """The pile on which the latest card has landed, other than a card out of an area."""

    def start(self) -> int:
        return NEW_PILE

    def hears(self) -> tuple[type, ...]:
        return (Landed,)

    def step(self, total: Any, event: Event) -> int:
        pile: int = total
        return event.pile if isinstance(event, Landed) and event.source in ("", FOLLOWING) else pile


PILE_OF_PLAY: Final = PileOfPlay()


def ready(table: Table, seat: Seat) -> list[Card]:
    """The cards that lie ready before a seat and are to follow others of the same play."""
    lying = table.areas.get(FOLLOWING)
    return lying[seat] if lying is not None else []


def follows(table: Table) -> list[Event]:
    """The next card that lies ready goes to its pile, or opens one, as soon as nobody has anything to do for the one
    before it. Nothing holds it: the play was let be as one.
    """
    seat = next((seat for seat in range(table.seats) if ready(table, seat)), NO_SEAT)
    if seat == NO_SEAT or any(duty.blocking or duty.until.kind == OTHERS_ACT for duty in table.duties):
        return []
    card, pile = ready(table, seat)[0], table.tally(PILE_OF_PLAY)
    if pile in table.piles and card not in table.ask(Splits()):
        return [Released(), Landed(seat, card, pile, FOLLOWING)]
    new = table.opened + 1
    return [Released(), PileOpened(new), Landed(seat, card, new, FOLLOWING)]
