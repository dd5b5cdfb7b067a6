"""Cards that sweep a hand away when they are drawn, and what shields from them."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import NONE, Card, Cards
from cardhouse.core.declared import option
from cardhouse.core.events import Drew, Gave, Laid, Landed, TurnBegan, TurnEnded
from cardhouse.core.hooks import after, answers
from cardhouse.core.needs import only_with
from cardhouse.core.presence import Present
from cardhouse.core.questions import WayOpen
from cardhouse.core.rounds import DrawsLeft, Passed, RoundBegan
from cardhouse.core.rule import Brings, Memory, Need, Rule
from cardhouse.core.seats import NOBODY, Seat, Seats
from cardhouse.core.shown import FaceUp
from cardhouse.core.table import Event, Events, Question, Table, Tally, Wish
from cardhouse.rules.market.market import in_row, unsold
from cardhouse.rules.market.trade import KEEP, KEEP_WAY, Bought, Discarded, Retrieved, Showed, SweptFrom
from cardhouse.rules.market.turn_so_far import TURN_SO_FAR

SWEPT: Final = Need("hands that are swept away", ("keep",))


class Shielded(Question):
    """Is everybody shielded from the cards that sweep and end?"""

    def unruled(self, table: Table) -> bool:
        return False


class OpenInHands(Tally):
    """Cards of hands that everybody has seen: (seat, card)."""

    def start(self) -> tuple[tuple[int, Card], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Showed, Retrieved, Discarded, Landed, Laid, Gave, RoundBegan

    def step(self, total: Any, event: Event) -> tuple[tuple[int, Card], ...]:
        if isinstance(event, (Showed, Retrieved)):
            return (*total, *[(event.player, card) for card in event.cards])
        if isinstance(event, RoundBegan):
            return ()
        gone: tuple[Card, ...] = ()
        if isinstance(event, (Discarded, Gave)):
            gone = event.cards
        elif isinstance(event, (Landed, Laid)):
            gone = (event.card.printed,)
        return tuple([(seat, card) for seat, card in total if card not in gone])


class LatestSweep(Tally):
    """What the latest draw has swept from a hand: (seat, card)."""

    def start(self) -> tuple[tuple[int, Card], ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return Drew, Discarded, Retrieved, Bought, Passed, TurnBegan, TurnEnded, RoundBegan

    def step(self, total: Any, event: Event) -> tuple[tuple[int, Card], ...]:
        if isinstance(event, Discarded):
            return tuple([(event.player, card) for card in event.cards])
        return ()


OPEN_IN_HANDS: Final = OpenInHands()
LATEST_SWEEP: Final = LatestSweep()


@dataclass(frozen=True)
class KeepsCards(Rule):
    """A card that is drawn joins the hand, and hands are laid open to be counted at the end."""

    hands: str = option(
        "hidden", "Until then hands are", ("hidden", "open"), ruling="R-K24", subject="Turns, drawing and piles"
    )

    def needs(self) -> tuple[Need, ...]:
        return (SWEPT,)

    def tallies(self) -> tuple[Memory, ...]:
        return (OPEN_IN_HANDS,)

    @answers(FaceUp)
    def seen_by_all(self, asked: FaceUp, table: Table, earlier: list[Card]) -> list[Card]:
        hand = table.hands[asked.owner]
        if self.hands == "open" or table.scores:
            return hand[:]
        return [card for seat, card in table.tally(OPEN_IN_HANDS) if seat == asked.owner and card in hand]


@dataclass(eq=False)
class SweepsOut(Wish):
    """A wish: these cards are laid aside, as far as they are still in the hand; another sweep may have come first."""

    player: Seat
    cards: tuple[Card, ...]

    def bound(self, table: Table) -> list[Event]:
        left, gone = table.hands[self.player][:], list[Card]()
        for card in self.cards:
            if card in left:
                left.remove(card)
                gone.append(card)
        return [Discarded(self.player, tuple(gone))] if gone else []


@dataclass(frozen=True)
class SweepsHand(Rule):
    """Whoever draws {on} unshielded lays the rest of the hand aside and keeps the drawn card.

    What was drawn before in this turn is laid aside too.
    """

    on: Cards = NONE
    ace: str = option(
        "at-once", "The hand is swept", {"at-once": "at once", "after-draws": "after the turn's draws"}, ruling="R-K7"
    )
    aces: str = option(
        "last", "Of several in one turn stays", {"last": "the last", "all": "each of them"}, ruling="R-K8"
    )
    shown: str = option(
        "unshielded",
        "The card is shown to all",
        {"unshielded": "when it sweeps a hand", "never": "never", "always": "always"},
        ruling="R-K19",
    )

    def brings(self) -> Brings:
        return Brings(ways=(KEEP_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return TURN_SO_FAR, LATEST_SWEEP

    @after(Drew)
    def sweep(self, drew: Drew, table: Table) -> Events:
        seat = drew.player
        shielded = table.ask(Shielded())
        if drew.card in self.on and (self.shown == "always" or (self.shown == "unshielded" and not shielded)):
            yield Showed(seat, (drew.card,))
        rest = () if shielded else self.laid_aside(drew, table)
        if rest:
            yield SweepsOut(seat, rest)

    def laid_aside(self, drew: Drew, table: Table) -> tuple[Card, ...]:
        """What this draw sweeps out of the hand."""
        seat = drew.player
        mine = table.tally(TURN_SO_FAR)
        late = self.ace == "after-draws" and seat == table.turn
        drawn = [card for card in mine.drawn if card in self.on] if seat == mine.player else []
        drawn += [drew.card] if drew.card in self.on and drew.card not in drawn else []
        acts = drew.card in self.on if not late else bool(drawn) and not table.ask(DrawsLeft())
        if not acts:
            return ()
        kept = drawn if self.aces == "all" else drawn[-1:]
        return tuple([card for card in table.hands[seat] if card not in kept])

    @answers(SweptFrom)
    def just_now(self, asked: SweptFrom, table: Table, earlier: list[Card]) -> list[Card]:
        return earlier + [card for seat, card in table.tally(LATEST_SWEEP) if seat == asked.seat]

    @answers(WayOpen, KEEP)
    def swept_is_swept(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return NOBODY


@dataclass(frozen=True)
class ShieldWhenBought(Rule):
    """When enough of the Kings are bought, by whomever, everybody is shielded."""

    on: Cards = NONE
    kings: str = option("all", "Enough are", {"all": "all of them", "one-each": "one for each player"}, ruling="R-K10")

    @answers(Shielded)
    def bought_up(self, asked: Shielded, table: Table, earlier: bool) -> bool:
        if self.kings == "all":
            return not unsold(table, self.on)
        return all(in_row(table, seat, self.on) > 0 for seat in table.ask(Present()).among(table.seats))


only_with(SWEPT, Shielded)
