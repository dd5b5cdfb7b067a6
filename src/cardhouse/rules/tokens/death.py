"""At most one pile is dead, and a token lies on it."""

from dataclasses import dataclass
from typing import Any, Final, cast

from cardhouse.cards import JACKS, Cards
from cardhouse.core.affairs import Lapsed, Met, Missed, Owed
from cardhouse.core.choices import Group, Listed, Offers, owed
from cardhouse.core.declared import Way
from cardhouse.core.events import Landed, PileGone, PileOpened, Played, Recycled, TokenMoved
from cardhouse.core.fact import Fact
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import ByItself, Closing, DeadPiles
from cardhouse.core.owed import Duty
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import Satisfies
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import Named
from cardhouse.core.speech import Chose, Remark
from cardhouse.core.table import CENTRE, NOTHING, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.piles.pile_acts import Took

DEATH: Final = "death"
NOUNS: Final = ("the Death Token",)
"""What lies or goes about at the table by this family, for the catalogue of words."""
DEATH_WAY: Final = Way(DEATH, "say on which pile death lies", grip=True)


@dataclass(eq=False)
class Died(Remark):
    """Which piles would be closed by what lies in them, and which of them are dead."""

    closing: tuple[int, ...]
    dead: tuple[int, ...]


@dataclass(eq=False)
class Corpses(Fact):
    """What is remembered of the latest deaths."""

    closing: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()


@dataclass(eq=False)
class DeathsSought(Remark):
    """What a player did is done, and it is time to look which piles have died by it: these got a fresh killer."""

    player: Seat
    fresh: tuple[int, ...] = ()


@dataclass(eq=False)
class FreshCards(Fact):
    """What the latest play has brought: whether it has acted yet, the piles with a fresh card of ours, and whether a
    pile was opened.
    """

    acted: Final[bool]
    piles: Final[tuple[int, ...]]
    opened: Final[bool]

    def __init__(self, acted: bool = False, piles: tuple[int, ...] = (), opened: bool = False) -> None:
        self.acted = acted
        self.piles = piles
        self.opened = opened


NOTHING_FRESH: Final = FreshCards()


@dataclass(eq=False)
class FreshIn(Tally):
    """The piles in which these cards have come to lie in the latest play."""

    cards: Final[Cards]

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def start(self) -> FreshCards:
        return NOTHING_FRESH

    def hears(self) -> tuple[type, ...]:
        return PileOpened, Landed, Played

    def step(self, total: Any, event: Event) -> FreshCards:
        latest: FreshCards = total
        fresh = NOTHING_FRESH if latest.acted and not isinstance(event, Played) else latest
        if isinstance(event, PileOpened):
            return FreshCards(False, fresh.piles, True)
        if isinstance(event, Played):
            return FreshCards(
                True, (*fresh.piles, event.pile) if event.card in self.cards else fresh.piles, fresh.opened
            )
        return fresh


FRESH_IN: Final[dict[int, FreshIn]] = {}


def fresh_in(cards: Cards) -> FreshIn:
    """The one tally of these cards, which knows its place; one made for each question would be looked for each time."""
    found = FRESH_IN.get(cards.bits)
    if found is None:
        found = FRESH_IN[cards.bits] = FreshIn(cards)
    return found


class LatestDeaths(Tally):
    """The piles that were closing when it was last looked, and those that are dead."""

    def start(self) -> Corpses:
        return Corpses()

    def hears(self) -> tuple[type, ...]:
        return (Died,)

    def step(self, total: Any, event: Event) -> Corpses:
        corpses: Corpses = total
        return Corpses(event.closing, event.dead) if isinstance(event, Died) else corpses


LATEST_DEATHS: Final = LatestDeaths()


@dataclass(frozen=True)
class OneDeadPile(Rule):
    """Of the piles that are closed only the one that died last is dead, and has the Death Token.

    Whoever made it die, by a fresh {killer} or otherwise, puts the Death Token on it, and chooses if several died
    at once; what was dead before lives again.
    """

    # R-B53

    killer: Cards = JACKS

    def brings(self) -> Brings:
        return Brings(ways=(DEATH_WAY,), tokens=(DEATH,))

    def tallies(self) -> tuple[Memory, ...]:
        return (LATEST_DEATHS, fresh_in(self.killer))

    @answers(DeadPiles)
    def only_the_latest(self, asked: DeadPiles, table: Table, earlier: list[int]) -> list[int]:
        dead = table.tally(LATEST_DEATHS).dead
        return [pile for pile in earlier if pile in dead]

    @after(Played)
    def played(self, played: Played, table: Table) -> Events:
        if table.landing:
            return NOTHING  # the last card of a play looks for all of them
        fresh = table.tally(fresh_in(self.killer))
        if not fresh.piles and not (fresh.opened and len(table.piles) > 1):  # a pile that was opened may end a truce
            return NOTHING
        return (DeathsSought(played.player, fresh.piles),)

    @after(Took)
    def taken(self, took: Took, table: Table) -> Events:
        return (DeathsSought(took.player),) if len(table.piles) > 1 else NOTHING

    @after(PileGone)
    def gone(self, gone: PileGone, table: Table) -> Events:
        return (DeathsSought(somebody(table)),)

    @after(Recycled)
    def recycled(self, recycled: Recycled, table: Table) -> Events:
        return (DeathsSought(recycled.player if recycled.player != NO_SEAT else somebody(table)),)

    @after(DeathsSought)
    def look(self, sought: DeathsSought, table: Table) -> Events:
        """Who has died by what this player did? A pile that got a fresh card of ours dies anew."""
        before, now = table.tally(LATEST_DEATHS), tuple(table.ask(Closing()))
        newly = tuple([pile for pile in now if pile not in before.closing or pile in sought.fresh])
        if not newly and now == before.closing:
            return
        dead = newly or tuple([pile for pile in before.dead if pile in now])
        yield Died(now, dead)
        for duty in table.duties if newly or len(dead) < 2 else ():
            if duty.kind == DEATH and duty.blocking:
                yield Met(duty)  # what was to be chosen is settled by what has happened since
        by_itself = len(dead) == 1 and table.ask(ByItself())
        if not dead:
            yield TokenMoved(DEATH, CENTRE)
        elif newly and not by_itself:
            yield Owed(Duty(sought.player, DEATH, blocking=True, about=newly))
        elif by_itself and dead != before.dead:
            yield TokenMoved(DEATH, CENTRE, dead[0])

    @answers(Satisfies)
    def one_of_them(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        if asked.duty.kind != DEATH:
            return earlier
        return len(asked.picks) == 1 and asked.picks[0] in dying(asked.duty, table)

    @answers(WhyNot)
    def another(self, asked: WhyNot, table: Table, earlier: str) -> str:
        died = dying(cast(Satisfies, asked.question).duty, table)
        return f"one of these has died: pile {' or '.join([str(pile) for pile in died])}"

    @after(Chose)
    def placed(self, chose: Chose, table: Table) -> Events:
        if chose.way == DEATH and len(chose.picks) == 1:
            return stays_dead(chose.picks, table)
        return NOTHING

    @after(Missed)
    def forgotten(self, missed: Missed, table: Table) -> Events:
        return first_dies(missed.duty, table)

    @after(Lapsed)
    def not_chosen(self, lapsed: Lapsed, table: Table) -> Events:
        return first_dies(lapsed.duty, table)

    @after(RoundBegan)
    def all_live(self, began: RoundBegan, table: Table) -> Events:
        yield Died((), ())
        yield TokenMoved(DEATH, CENTRE)

    @answers(Named)
    def names_a_pile(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["pile"] if asked.way == DEATH else earlier

    @answers(Offers, DEATH)
    def list_piles(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        duties = owed(table, asked)
        return [Listed([Choose(duty.bearer, DEATH, (pile,)) for pile in dying(duty, table)]) for duty in duties]


def dying(duty: Duty, table: Table) -> tuple[int, ...]:
    """Of the piles that died together, those that are still dead."""
    dead = table.tally(LATEST_DEATHS).dead
    return tuple([pile for pile in duty.about if pile in dead])


def first_dies(duty: Duty, table: Table) -> Events:
    """Nobody chose, so the first of those that died together stays dead."""
    died = dying(duty, table) if duty.kind == DEATH else ()
    return stays_dead(died[:1], table) if died else NOTHING


def stays_dead(piles: tuple[int, ...], table: Table) -> Events:
    """Of those that died together, this one (a tuple with one pile) is dead from now on."""
    return Died(table.tally(LATEST_DEATHS).closing, piles), TokenMoved(DEATH, CENTRE, piles[0])


def somebody(table: Table) -> Seat:
    """Who did what has just happened: the player in turn, or the latest one."""
    return table.turn if table.turn != NO_SEAT else max(table.last, 0)
