"""Several piles: cards that open one, cards that close one, piles turned over, taken from and emptied."""

from dataclasses import dataclass
from typing import cast

from cardhouse.cards import NONE, Cards
from cardhouse.core.affairs import Owed
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.declared import option
from cardhouse.core.events import PileGone, Played, TurnsUp
from cardhouse.core.gates import accepting
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import BarePile, ByItself, Closing, OpensBy, Splits, dead_piles
from cardhouse.core.owed import Duty
from cardhouse.core.questions import ENDING_TURNS, NEW_PILE, PLAY, LandsOn, OpenTo, Satisfies
from cardhouse.core.rule import Brings, CardRule, Need, Rule
from cardhouse.core.table import NOTHING, Events, Question, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.piles.pile_acts import (
    FLIP,
    FLIP_WAY,
    TAKE,
    TAKE_WAY,
    TURN_UP,
    TURN_UP_WAY,
    Flip,
    Flipped,
    Take,
    Takes,
    Took,
    TopTurned,
    TurnUp,
)


def vouched(table: Table, way: str, needs_match: bool) -> Cards:
    """The cards that some open pile would take, played in this way (R-B37)."""
    bits = 0
    for pile in table.piles:
        bits |= accepting(table, way, pile, needs_match).bits
    return Cards(bits)


@dataclass(frozen=True)
class OpensPile(CardRule):
    """A player may not put {on} on a pile: it opens a new one.

    Where it has to fit, some open pile vouches for it, as if it were played there. In a play of several cards those
    after it follow onto its pile.
    """

    six_needs_match: bool = option(True, "It has to fit on some open pile", ruling="R-B37")

    def offices(self) -> tuple[str, ...]:
        return ("to open piles",)

    @answers(LandsOn)
    def on_its_own(self, asked: LandsOn, table: Table, earlier: Cards) -> Cards:
        if asked.pile == NEW_PILE:
            return earlier | (self.on & vouched(table, asked.way, self.six_needs_match))
        return earlier - (self.on if asked.way == PLAY else self.on - table.ask(OpensBy(asked.way)))

    @answers(WhyNot)
    def not_there(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"{asked.subject} goes on no pile: it opens a new one"

    @answers(Splits)
    def splits(self, asked: Splits, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on


def piles_with(table: Table, cards: Cards) -> list[int]:
    """The piles in which one of these cards lies, face down or called so included (R-B39)."""
    bits = cards.bits
    found: list[int] = []
    for number, stack in table.piles.items():
        for card in stack:
            if card.bit & bits:
                found.append(number)
                break
    return found


@dataclass(frozen=True)
class ClosesPile(CardRule):
    """A pile with {on} in it is closed to plays as long as there is a pile without."""

    @answers(Closing)
    def closed_by(self, asked: Closing, table: Table, earlier: list[int]) -> list[int]:
        if len(table.piles) == 1:
            return earlier
        found = piles_with(table, self.on)
        return earlier + found if len(found) < len(table.piles) else earlier

    @answers(OpenTo)
    def closed(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        return NONE if len(table.piles) > 1 and asked.pile in dead_piles(table) else earlier

    @answers(WhyNot)
    def dead(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"pile {cast(OpenTo, asked.question).pile} is dead"


@dataclass(frozen=True)
class FlipsPile(CardRule):
    """Whoever plays {on} turns its pile over and turns up the card that is then on top.

    That is done once all cards of the play lie there.
    """

    # R-B40

    def brings(self) -> Brings:
        return Brings(ways=(FLIP_WAY, TURN_UP_WAY))

    @after(Played)
    def over(self, played: Played, table: Table) -> Events:
        if table.ask(ByItself()):
            yield Flipped(played.pile)
            yield TopTurned(played.pile)
        else:
            yield Owed(Duty(played.player, FLIP, blocking=True, about=(played.pile, played.player)))

    @answers(Satisfies)
    def that_pile(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        return asked.picks == asked.duty.about[:1] if asked.duty.kind in (FLIP, TURN_UP) else earlier


class TurnedByHand(Question):
    """Do people turn over a pile by hand? Not unless a rule has them do so."""

    def unruled(self, table: Table) -> bool:
        return False


class EmptiedGo(Question):
    """Does a rule say what becomes of a pile without cards?"""

    def unruled(self, table: Table) -> bool:
        return False


@dataclass(frozen=True)
class FlippedByHand(Rule):
    """After a pile has been turned over by hand, whoever did so turns up the card on top."""

    @answers(TurnedByHand)
    def by_hand(self, asked: TurnedByHand, table: Table, earlier: bool) -> bool:
        return True

    @after(Flipped)
    def show_the_top(self, flipped: Flipped, table: Table) -> Events:
        stack = table.piles[flipped.pile]
        if flipped.player >= 0 and stack and stack[-1].down:
            yield Owed(Duty(flipped.player, TURN_UP, blocking=True, about=(flipped.pile, flipped.player)))

    @answers(Offers, FLIP, TURN_UP)
    def list_turns(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        make = Flip if asked.way == FLIP else TurnUp
        return [Listed([make(duty.bearer, duty.about[0])]) for duty in owed(table, asked)]

    def brings(self) -> Brings:
        return Brings(lists=(FLIP, TURN_UP))


@dataclass(frozen=True)
class TakesFromPile(Rule):
    """Instead of drawing, a player in turn may take the uppermost {count} of a pile.

    The pile has to have as many. A card that then lies on top face down is turned up.
    """

    # R-B41

    count: int = option(2, "Cards to take", unit="card")

    def needs(self) -> tuple[Need, ...]:
        return (ENDING_TURNS,)

    def brings(self) -> Brings:
        return Brings(ways=(TAKE_WAY,))

    @answers(Takes)
    def enough(self, asked: Takes, table: Table, earlier: bool) -> bool:
        return earlier and asked.count == self.count and len(table.piles[asked.pile]) >= self.count

    @answers(WhyNot)
    def too_few(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"one takes {self.count} cards, off a pile that has as many"

    @after(Took)
    def show_the_top(self, took: Took, table: Table) -> Events:
        stack = table.piles[took.pile]
        return (TopTurned(took.pile),) if stack and stack[-1].down else NOTHING

    @answers(Offers, TAKE)
    def list_takes(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        piles = [pile for pile in table.piles if table.ask(Takes(pile, self.count))]
        if not piles:
            return earlier
        return [Listed([Take(seat, pile, self.count) for pile in piles]) for seat in asked.seats.among(table.seats)]


@dataclass(frozen=True)
class EmptiedPilesGo(Rule):
    """A pile without cards is gone when there is another.

    The last one stays as the rules allow, or the Dealer turns up a card for it as at the start.
    """

    # R-B42

    @answers(EmptiedGo)
    def they_go(self, asked: EmptiedGo, table: Table, earlier: bool) -> bool:
        return True

    @after(Took)
    def gone(self, took: Took, table: Table) -> Events:
        if table.piles[took.pile]:
            return NOTHING
        if len(table.piles) > 1:
            return (PileGone(took.pile),)
        return NOTHING if table.ask(BarePile()) else (TurnsUp(took.pile),)


class LastPileStays(Rule):
    """There is always a pile: its last cards may not be taken, unless it may lie there without any."""

    @answers(Takes)
    def not_the_last(self, asked: Takes, table: Table, earlier: bool) -> bool:
        emptied = len(table.piles) == 1 and len(table.piles[asked.pile]) <= asked.count
        return earlier and not (emptied and not table.ask(BarePile()))

    @answers(WhyNot)
    def always_one(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "the last pile keeps its last cards"


class EmptyPileIsWild(Rule):
    """The round begins on an empty pile, and the last pile stays when it is emptied; any card goes on an empty pile."""

    @answers(BarePile)
    def may_be_bare(self, asked: BarePile, table: Table, earlier: bool) -> bool:
        return True
