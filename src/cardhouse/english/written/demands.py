"""Demands: so many cards to draw or turns to lose, unless one answers in kind, gets rid of it, or hands it on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import ALL, NONE, Cards
from cardhouse.core.affairs import Met, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.demands import (
    DEMANDS,
    DemandOpened,
    DemandOver,
    DemandStands,
    DrawCancelled,
    Obligation,
    Obliged,
    Rids,
    answering,
    demanded,
)
from cardhouse.core.events import Draws, Drew, DrewNothing, Landed, TurnBegan, TurnEnded
from cardhouse.core.landing import MayPart
from cardhouse.core.owed import Duty
from cardhouse.core.presence import Left
from cardhouse.core.questions import DRAW, CanBeDone, InTurn, Matches, TurnOver, WayOpen
from cardhouse.core.rounds import PASS, PASS_WAY, DrawsLeft, Pass, Passed
from cardhouse.core.rule import BRINGS_NOTHING, REFEREE, Brings, Memory
from cardhouse.core.seats import NO_SEAT, Seat, Seats, only
from cardhouse.core.table import NOTHING, Event, Events, Table, Wish
from cardhouse.core.undone_plays import GoesAlong, PlayUndone
from cardhouse.english import meaning as m
from cardhouse.english.calls import calls_of
from cardhouse.english.meaning.bases import Action, Clause
from cardhouse.english.writing import clause_said
from cardhouse.english.written.cards import laying, meant, sharing
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import (
    BY_RULE,
    ChainNoted,
    TermEnded,
    TurnsLost,
)
from cardhouse.english.written.families import lent
from cardhouse.english.written.memory import LOST_TURNS, NOTED_CHAIN
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import how_many, one, people, step
from cardhouse.english.written.places import has_places, picked_up
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.terms import TERMS, begins, running

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import coming_and_going as in_coming_and_going
    from cardhouse.rules.turns import turn_order as in_turn_order
else:
    in_coming_and_going = lent("leaving_play.coming_and_going")
    in_turn_order = lent("turns.turn_order")


SKIP: Final = "skip"
MOST_DEMANDED: Final = 40


class DemandsBefore(GoesAlong):
    """What is demanded, as it was before a card that is taken back."""

    def begin(self) -> tuple[Obligation, ...]:
        return DEMANDS.start()

    def follows(self) -> tuple[type, ...]:
        return DEMANDS.hears()

    def then(self, now: Any, event: Event) -> tuple[Obligation, ...]:
        return DEMANDS.step(now, event)


DEMANDS_BEFORE: Final = DemandsBefore()


def is_demand(clause: Clause) -> bool:
    """Whether somebody has to play something or else draw, or else lose a turn."""
    match clause:
        case m.Bound(modal=m.Modal.MUST, acts=acts) if len(acts) > 1:
            return words_or_cards(clause) is None
    return False


def words_or_cards(clause: Clause) -> tuple[Action, m.ToDraw] | None:
    """What somebody has to say or do, and what they draw if they do not."""
    match clause:
        case (
            m.Bound(modal=m.Modal.MUST, acts=((m.ToSay() | m.ToGesture() as act,), (m.ToDraw() as draw,)))
            | m.Bound(modal=m.Modal.MUST, acts=((m.ToDraw() as draw,), (m.ToSay() | m.ToGesture() as act,)))
        ):
            return act, draw
    return None


def parts_of_demand(clause: m.Bound) -> tuple[m.Kinds, str, m.SomeCards | None]:
    """The cards that answer, and what is to be paid instead."""
    cards: list[m.Kind] = []
    kind, number = "", None
    for group in clause.acts:
        match group:
            case (m.ToPlay(these) as play,) if play == m.ToPlay(these):
                cards += these.kinds
            case (m.ToDraw(m.SomeCards() as some),) if not kind:
                kind, number = DRAW, some
            case (m.ToSkipTurn(),) if not kind:
                kind = SKIP
            case _:
                raise OnlyPeople("nobody can tell what has to be done")
    if not kind or not cards:
        raise OnlyPeople("nobody can tell what has to be done")
    return m.Kinds(tuple(cards)), kind, number


def opened(clause: m.Bound, adds: bool, table: Table, scene: Scene) -> list[Event]:
    """A demand, to which what was demanded before is added if either says so."""
    cards, kind, number = parts_of_demand(clause)
    bearer, old = one(clause.who, table, scene), demanded(table, kind)
    if bearer == NO_SEAT:
        return []
    count = how_many(number.number, table, scene) if number else 1
    if kind == DRAW and clause.who == m.NEXT and scene.pile and has_places(table):
        return picked_up(count, adds, table, scene)
    if old is not None and (adds or old.adds):
        count = min(count + old.number, MOST_DEMANDED)
    return [DemandOpened(kind, count, bearer, meant(cards, table, None, NO_SEAT), adds, clause_said(clause))]


def handed_on(who: m.Who, table: Table, scene: Scene) -> list[Event]:
    """The draw goes to somebody else: what a sentence demanded, or a rule of the game."""
    seat, old = one(who, table, scene), demanded(table, DRAW)
    if seat == NO_SEAT:
        return []
    if old is not None:
        return [DemandOpened(DRAW, old.number, seat, old.answers, old.adds, old.key, True)]
    number = table.tally(NOTED_CHAIN)
    alike = sharing(m.Attribute.RANK, scene.under, table) if scene.under else NONE
    handed: list[Event] = [DemandOpened(DRAW, number, seat, alike, True, "", True)] if number else []
    return [DrawCancelled(), *handed] if number and table.ask(Obliged(scene.pile)) is not None else handed


class Demanding(Part):
    """What becomes of a demand: it is answered, drawn for, passed, handed on."""

    def __init__(self, clause: m.Bound) -> None:
        self.clause: Final = clause
        self.kind: Final = parts_of_demand(clause)[1]
        self.key: Final = clause_said(clause)

    def tallies(self) -> tuple[Memory, ...]:
        return (DEMANDS, DEMANDS_BEFORE, LOST_TURNS)

    def brings(self) -> Brings:
        return Brings(ways=(PASS_WAY,)) if self.kind == SKIP else BRINGS_NOTHING

    def hooks(self) -> list[Heard]:
        own = answers(Matches, self.others_need_not_match)
        return [own, *keeping(), *(self.skipping() if self.kind == SKIP else [])]

    def others_need_not_match(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        """Whoever plays something else breaks the rule that demands an answer, and no other."""
        demand = mine(table, DRAW)
        if demand is None or demand.key != self.key:
            return earlier
        return earlier | (ALL - answering(table, demand, asked.top))

    def skipping(self) -> list[Heard]:
        return [
            answers(WayOpen, no_draw, DRAW),
            answers(WayOpen, may_pass, PASS),
            answers(CanBeDone, can_pass),
            answers(Offers, passing, PASS),
            follows(Passed, passed),
            *losing(),
        ]

    def call_now(self, table: Table) -> str:
        """The call with the number of the moment."""
        demand = demanded(table, self.kind)
        number = demand.number if demand is not None and demand.key == self.key else 0
        if not number:
            return ""
        said: list[tuple[m.Action, ...]] = []
        for group in self.clause.acts:
            match group:
                case (m.ToDraw(m.SomeCards(_, sort)),):
                    said.append((m.ToDraw(m.SomeCards(m.Number(number), sort)),))
                case _:
                    said.append(group)
        return calls_of(m.Bound(self.clause.who, m.Modal.MUST, tuple(said)))[0]


def keeping() -> list[Heard]:
    """What hears and answers for all draws that are demanded; several rules may do so, and it happens once."""
    return [
        answers(Obliged, written_down),
        answers(Matches, only_answers),
        answers(DrawsLeft, draws_left),
        answers(InTurn, may_draw_on, DRAW),
        answers(TurnOver, not_over),
        follows(Drew, draw_on),
        follows(DrewNothing, draw_on),
        follows(TurnBegan, collected),
        follows(Left, inherited),
        follows(PlayUndone, as_before),
    ]


def mine(table: Table, kind: str) -> Obligation | None:
    """What is demanded of the player in turn."""
    demand = demanded(table, kind)
    return demand if demand is not None and demand.bearer == table.turn and not demand.handed else None


def written_down(asked: Obliged, table: Table, earlier: Obligation | None) -> Obligation | None:
    return earlier if earlier is not None else demanded(table, DRAW)


def only_answers(asked: Matches, table: Table, earlier: Cards) -> Cards:
    cards = earlier
    for kind in (DRAW, SKIP):
        demand = mine(table, kind)
        if demand is not None:
            cards = cards & (answering(table, demand, asked.top) if kind == DRAW else demand.answers)
    return cards


def left(table: Table) -> int:
    """How many cards the player in turn still has to draw, once the first was drawn."""
    demand = mine(table, DRAW)
    return demand.left if demand is not None and demand.drawn else 0


def draws_left(asked: DrawsLeft, table: Table, earlier: int) -> int:
    return max(earlier, left(table))


def may_draw_on(asked: InTurn, table: Table, earlier: Seats) -> Seats:
    return earlier | only(table.turn) if left(table) else earlier


def not_over(asked: TurnOver, table: Table, earlier: bool) -> bool:
    return earlier and not left(table)


def draw_on(event: Drew | DrewNothing, table: Table) -> Events:
    """A referee hands out all cards together."""
    if event.way != DRAW or event.player != table.turn:
        return NOTHING
    demand = mine(table, DRAW)
    if demand is None:
        return NOTHING
    owed = rest_owed(table, event.player)
    if demand.drawn >= demand.number:
        return [DemandOver(DRAW, event.player), *[Met(duty) for duty in owed]]
    if demand.drawn > 1 or owed:
        return NOTHING
    if table.law.dial == REFEREE:
        return [DrawsOn(event.player, demand.drawn)]
    return [Owed(Duty(event.player, DRAW, str(demand.number)))]


def rest_owed(table: Table, seat: Seat) -> list[Duty]:
    """What is noted at a table of the cards that somebody has begun to draw."""
    return [duty for duty in table.duties if (duty.bearer, duty.kind, duty.about) == (seat, DRAW, ())]


@dataclass(eq=False)
class DrawsOn(Wish):
    """A wish: the rest of the cards that are demanded is drawn, if none was since."""

    player: Seat
    drawn: int

    def bound(self, table: Table) -> list[Event]:
        demand = mine(table, DRAW)
        if demand is None or demand.drawn != self.drawn:
            return []
        there = min(demand.left, in_coming_and_going.cards_to_be_had(table))
        rest = [Draws(self.player, BY_RULE) for _ in range(there)]
        return [*rest, DemandOver(DRAW, self.player)]


class CollectsHanded(Wish):
    """A wish: what was handed on to somebody who is not next is drawn at once, since no card could answer it."""

    def bound(self, table: Table) -> list[Event]:
        demand = demanded(table, DRAW)
        if demand is None or not demand.handed:
            return []
        if demand.bearer == table.turn:
            return [DemandStands(DRAW)]
        return [DemandOver(DRAW), *[Draws(demand.bearer, BY_RULE) for _ in range(demand.number)]]


@dataclass(eq=False)
class PaysInTurns(Wish):
    """A wish: somebody passes instead of answering, and loses further turns if more are demanded."""

    player: Seat

    def bound(self, table: Table) -> list[Event]:
        demand = demanded(table, SKIP)
        if demand is None or demand.bearer != self.player:
            return []
        lost = [TurnsLost(self.player, demand.number - 1)] if demand.number > 1 else []
        return [DemandOver(SKIP), *lost]


@dataclass(eq=False)
class LosesOne(Wish):
    """A wish: one of so many turns that somebody loses is lost."""

    player: Seat
    turns: int

    def bound(self, table: Table) -> list[Event]:
        same = table.tally(LOST_TURNS).get(self.player, 0) == self.turns
        return [TurnsLost(self.player, -1)] if same else []


def collected(began: TurnBegan, table: Table) -> Events:
    demand = demanded(table, DRAW)
    return [CollectsHanded()] if demand is not None and demand.handed else NOTHING


def inherited(gone: Left, table: Table) -> Events:
    """Who leaves leaves it to the next player, unless it was being paid."""
    found: list[Event] = []
    for demand in table.tally(DEMANDS):
        if demand.bearer == gone.player:
            heir = step(table, gone.player, 1)
            paying = demand.drawn > 0 or heir in (NO_SEAT, gone.player)
            again = DemandOpened(demand.kind, demand.number, heir, demand.answers, demand.adds, demand.key)
            found.append(DemandOver(demand.kind, gone.player) if paying else again)
    return found


def as_before(back: PlayUndone, table: Table) -> Events:
    """A card is taken back: what it demanded is over, and what was demanded before it is demanded again."""
    now, before = table.tally(DEMANDS), table.tally(DEMANDS_BEFORE).now
    kinds = [owed.kind for owed in before]
    over: list[Event] = [DemandOver(owed.kind) for owed in now if owed.kind not in kinds]
    return [*over, *[opened_again(owed) for owed in before if owed not in now]] or NOTHING


def opened_again(owed: Obligation) -> DemandOpened:
    return DemandOpened(owed.kind, owed.number, owed.bearer, owed.answers, owed.adds, owed.key, owed.handed)


def no_draw(asked: WayOpen, table: Table, earlier: Seats) -> Seats:
    return earlier - only(table.turn) if mine(table, SKIP) is not None else earlier


def may_pass(asked: WayOpen, table: Table, earlier: Seats) -> Seats:
    return earlier | only(table.turn) if mine(table, SKIP) is not None else earlier


def can_pass(asked: CanBeDone, table: Table, earlier: bool) -> bool:
    return earlier or (asked.way == PASS and mine(table, SKIP) is not None)


def passing(asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
    pays = mine(table, SKIP) is not None and table.turn in asked.seats and not earlier
    return [Listed([Pass(table.turn)])] if pays else earlier


def passed(event: Passed, table: Table) -> Events:
    return [PaysInTurns(event.player)]


def losing() -> list[Heard]:
    """What hears that turns are lost: whoever loses one is passed over."""
    return [answers(in_turn_order.NextSeat, passes_over), follows(TurnEnded, was_passed_over)]


def passes_over(asked: "in_turn_order.NextSeat", table: Table, earlier: int) -> int:
    seat, lost = earlier, dict(table.tally(LOST_TURNS))
    while lost.get(seat, 0) > 0:
        lost[seat] -= 1
        seat = step(table, seat, 1)
    return seat


def was_passed_over(ended: TurnEnded, table: Table) -> Events:
    """By now it was asked who is next: those on the way there have lost a turn."""
    seat, found = table.ask(in_turn_order.NextSeat(ended.player)), list[Event]()
    lost = table.tally(LOST_TURNS)
    for loser in lost:
        if is_between(table, ended.player, loser, seat):
            found.append(LosesOne(loser, lost[loser]))
    return found


def is_between(table: Table, start: Seat, seat: Seat, end: Seat) -> bool:
    at = step(table, start, 1)
    for _ in range(table.seats):
        if at == end:
            return False
        if at == seat:
            return True
        at = step(table, at, 1)
    return False


class GettingRid(Part):
    """A card that cancels a draw or hands it on: it may be played in answer to one."""

    def __init__(self, trigger: m.Trigger) -> None:
        self.trigger: Final = trigger

    def tallies(self) -> tuple[Memory, ...]:
        return (DEMANDS, DEMANDS_BEFORE, NOTED_CHAIN)

    def hooks(self) -> list[Heard]:
        match self.trigger.event:
            case m.Somebody(_, (m.OnPlaying() as plays,)):
                found = [answers(Rids, self.rids(plays)), follows(Landed, noted)]
                return [*found, *keeping()]
        return keeping()

    def rids(self, plays: m.OnPlaying) -> Callable[[Rids, Table, Cards], Cards]:
        laid = laying(plays.cards, plays.on)

        def these(asked: Rids, table: Table, earlier: Cards) -> Cards:
            return earlier | laid(table, asked.top, table.turn)

        return these


def noted(landed: Landed, table: Table) -> Events:
    owed = table.ask(Obliged(landed.pile)) if demanded(table, DRAW) is None else None
    return [ChainNoted(owed.number)] if owed is not None else NOTHING


class NextCardLimit(Part):
    """What the next card has to be, or may not be."""

    def __init__(self, clause: m.TableEffect, limit: m.NextCard) -> None:
        self.limit: Final = limit
        self.key: Final = clause_said(clause)

    def tallies(self) -> tuple[Memory, ...]:
        return (TERMS,)

    def hooks(self) -> list[Heard]:
        return [answers(MayPart, self.bars), follows(Landed, self.over)]

    def bars(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        if running(table, self.key) is None:
            return earlier
        cards = meant(self.limit.cards, table, table.top(asked.pile), asked.seat)
        return earlier & (cards if self.limit.must else ALL - cards)

    def over(self, landed: Landed, table: Table) -> Events:
        term = running(table, self.key)
        return [TermEnded(self.key)] if term is not None and term.act < table.acts else NOTHING


def limit_begins(clause: m.TableEffect, table: Table, scene: Scene) -> list[Event]:
    everybody = people(m.Plain(m.Person.EACH), table, scene)
    return begins(clause_said(clause), everybody, table, scene)


class LosingTurns(Part):
    """Turns that somebody loses who is not next."""

    def tallies(self) -> tuple[Memory, ...]:
        return (LOST_TURNS,)

    def hooks(self) -> list[Heard]:
        return losing()
