"""What becomes of penalties: wrong ones return to whoever proposed them, and cards that were illegal are taken back."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Card
from cardhouse.core.affairs import Lapsed
from cardhouse.core.cases import CaseJudged
from cardhouse.core.declared import option
from cardhouse.core.events import Drew
from cardhouse.core.hooks import after, answers
from cardhouse.core.moving import Undoes
from cardhouse.core.overdue import missing
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.speech import Unplayed
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.core.undone_plays import SAME, PlayUndone
from cardhouse.rules.order.effects import taking_part
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.orders import ORDERS, TurnMoves, order_at, strays_at
from cardhouse.rules.order.slot_order import TookFreely
from cardhouse.rules.order.strays import Stray
from cardhouse.rules.proposing.charges import ALL_BACK, STANDS, AfterGuilt
from cardhouse.rules.proposing.proposals import BY_PROPOSAL
from cardhouse.rules.turns.slots import PLACES

WITHDRAW: Final = "withdraw"


class OutOfTurnCards(Rule):
    """A card played out of turn is taken back, if it is called before the next turn is completed."""

    def needs(self) -> tuple[Need, ...]:
        return (BY_PROPOSAL,)

    @answers(AfterGuilt)
    def goes_back(self, asked: AfterGuilt, table: Table, earlier: str) -> str:
        return ALL_BACK if table.law.holds(self, asked.rule) else earlier


@dataclass(frozen=True)
class TakenBack(Rule):
    """A card that was played against the rules goes back to its player, if that is called in time.

    Its effects go with it, hands that were passed on come back, and what its player still owed for it is missed.
    Cards that others put on it go back to them, and nobody blames them.
    """

    illegal_card: str = option(
        WITHDRAW,
        "A card played against the rules",
        {"withdraw": "is taken back", "stand": "stays where it lies"},
        ruling="R-U51",
    )

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(CaseJudged)
    def take_back(self, judged: CaseJudged, table: Table) -> Events:
        if self.illegal_card != WITHDRAW or not judged.guilty or table.ask(AfterGuilt(judged.case.rule)) == STANDS:
            return NOTHING
        for pile in table.piles:
            for stray in strays_at(table, pile):
                if stray.player == judged.case.against:
                    return (*taken_back(table, pile, stray), *no_longer_owed(table, stray), TurnMoves(pile, False))
        return NOTHING


@dataclass(eq=False)
class PutBack(Undoes):
    """A card that was taken out of turn is the next one to be drawn again."""

    player: Seat
    card: Card

    def undone(self) -> tuple[Event, ...]:
        return (Drew(self.player, self.card),)


class TakenFreely(Tally):
    """The cards that were taken out of turn since the latest turn was completed, each with its player; and the latest
    card taken at all.
    """

    def start(self) -> tuple[Drew | None, tuple[Drew, ...]]:
        return (None, ())

    def hears(self) -> tuple[type, ...]:
        return (Drew, TookFreely, TurnTaken, RoundBegan, PutBack)

    def step(self, total: Any, event: Event) -> tuple[Drew | None, tuple[Drew, ...]]:
        latest, freely = total
        if isinstance(event, Drew):
            return (event, freely)
        if isinstance(event, TookFreely):
            return (None, (*freely, latest) if latest is not None else freely)
        if isinstance(event, PutBack):
            return (None, tuple([drew for drew in freely if drew.player != event.player]))
        return self.start()


TAKEN_FREELY: Final = TakenFreely()


class TakesGoBack(Rule):
    """A card taken out of turn goes back, too."""

    def needs(self) -> tuple[Need, ...]:
        return (BY_PROPOSAL,)

    def tallies(self) -> tuple[Memory, ...]:
        return (TAKEN_FREELY,)

    @after(CaseJudged)
    def put_back(self, judged: CaseJudged, table: Table) -> Events:
        player = judged.case.against
        mine = [drew for drew in table.tally(TAKEN_FREELY)[1] if drew.player == player]
        stray = any(each.player == player for pile in table.piles for each in strays_at(table, pile))
        if not mine or stray or not judged.guilty or table.ask(AfterGuilt(judged.case.rule)) != ALL_BACK:
            return NOTHING
        return (PutBack(player, mine[-1].card),)


def taken_back(table: Table, pile: int, stray: Stray) -> list[Event]:
    """A card goes back, with those put on it since."""
    before = stray.before.turns
    direction = -table.direction if before.direction != order_at(table, pile).direction else SAME
    handing = taking_part(before) if stray.places else ()
    undone = PlayUndone(
        *(stray.player, pile, stray.act),
        players=stray.players,
        direction=direction,
        handing=handing,
        steps=stray.places,
        members=before.members,
    )
    lying = zip(reversed(stray.players), reversed(table.piles[pile]), strict=False)
    return [undone, *[Unplayed(player, card, pile) for player, card in lying]]


def no_longer_owed(table: Table, stray: Stray) -> list[Event]:
    """What was owed because of a card that is taken back: its own player has missed it, all others need not do it."""
    found: list[Event] = []
    for duty in table.duties:
        if duty.since >= stray.act and (stray.before.turns.has(duty.bearer) or duty.bearer in stray.players):
            found += missing(table, duty) if duty.bearer == stray.player else [Lapsed(duty)]
    return found
