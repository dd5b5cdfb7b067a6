"""Which facets an act has to pass, and which seats and cards pass them.

The order is the one in which reasons are told: the round, a pause, the turn, hands off, what is owed first, the
conditions of the way of acting; then, for a card, its place, an open pile, a match. Questions that have nothing to
say in the present state (no pause, nothing owed) or that no rule answers are not asked.

`admitted` and `fitting` give all seats and all cards that pass.
"""

from typing import Any, Final, TypeAlias

from cardhouse.cards import ALL, Card, Cards
from cardhouse.core.landing import BarredMoves, Counting, GoingOut, Interrupts, MayPart, Ready, Splits
from cardhouse.core.law import NO_HOOKS, Hook, Law
from cardhouse.core.presence import NOT_KEPT, gone, place_of_gone
from cardhouse.core.questions import (
    DRAW,
    NEW_PILE,
    PLAY,
    CardsQuestion,
    Clear,
    Condition,
    Handling,
    InTurn,
    LandsOn,
    Matches,
    OpenTo,
    SeatQuestion,
    TakesPart,
    Timely,
    Unpaused,
    WayOpen,
    in_turn,
)
from cardhouse.core.rule import CardRule
from cardhouse.core.seats import EVERYONE, Seats
from cardhouse.core.table import PLAYING, Question, Table
from cardhouse.core.voices import Voice

Facet: TypeAlias = tuple[Question, Any]
"""A question and what has to be in its answer: a seat, a card, or True."""


class Plan:
    """What one law asks about one way of acting, worked out once."""

    __slots__ = (
        "always_clear",
        "bars",
        "clear",
        "clear_answers",
        "conditions",
        "counts",
        "fixed_matches",
        "going_out",
        "gone_at",
        "handling",
        "handling_answers",
        "hindered",
        "in_turn",
        "interrupted",
        "is_draw",
        "is_play",
        "is_spoken",
        "is_step",
        "is_turn",
        "landing_answers",
        "lands",
        "listers",
        "match_answers",
        "matching",
        "mates",
        "open_answers",
        "openers",
        "opens",
        "parts",
        "pile_answers",
        "ready",
        "ready_answers",
        "sit_by",
        "splits",
        "takes_part",
        "timely",
        "timely_answers",
        "turn_answers",
        "unpaused",
        "unpaused_answers",
        "way",
        "way_open",
    )

    def __init__(self, law: Law, way: str) -> None:
        answering = law.answering
        self.way: Final[str] = way
        self.is_play: Final[bool] = way == PLAY
        self.is_draw: Final[bool] = way == DRAW
        self.is_turn: Final[bool] = way in law.turns or way in law.begins or way in law.ends
        self.is_step: Final[bool] = way in law.steps
        self.is_spoken: Final[bool] = way in law.spoken
        self.in_turn: Final = in_turn(law, way)
        self.turn_answers: Final[list[Voice]] = law.answerers(InTurn, way)
        self.sit_by: Final[bool] = law.sit_by
        self.gone_at: Final[int] = place_of_gone(law) if law.sit_by else NOT_KEPT
        self.takes_part: Final = TakesPart(way)
        self.timely: Final = Timely(way)
        self.timely_answers: Final[list[Voice]] = law.answerers(Timely, way)
        self.unpaused: Final = Unpaused(way)
        self.unpaused_answers: Final[list[Voice]] = law.answerers(Unpaused, way)
        touches = Handling in answering and way not in law.hands_free
        self.handling: Final = Handling(way) if touches else None
        self.handling_answers: Final[list[Voice]] = law.answerers(Handling, way) if touches else []
        self.clear: Final = Clear(way)
        self.clear_answers: Final[list[Voice]] = law.answerers(Clear, way)
        self.ready: Final = Ready(way) if self.is_step else None
        self.ready_answers: Final[list[Voice]] = law.answerers(Ready, way)
        self.always_clear: Final[bool] = Clear in answering and self.is_turn
        self.way_open: Final = WayOpen(way)
        self.open_answers: Final[list[Voice]] = law.answerers(WayOpen, way)
        self.hindered: Final[bool] = self.is_step or self.handling is not None or self.always_clear
        self.lands: Final[bool] = LandsOn in answering
        self.landing_answers: Final[list[Voice]] = law.answerers(LandsOn, way)
        self.openers: Final[Cards] = cards_for(answering.get(LandsOn, NO_HOOKS), way)
        self.opens: Final[bool] = OpenTo in answering
        self.pile_answers: Final[list[Voice]] = law.answerers(OpenTo, way)
        self.matching: Final[bool] = way not in law.unmatched
        match_hooks = answering.get(Matches, NO_HOOKS) if self.matching else NO_HOOKS
        self.match_answers: Final[list[Voice]] = [hook.call for hook in match_hooks]
        self.fixed_matches: Final[bool] = all(hook.fixed for hook in match_hooks)
        self.mates: Final[dict[Card, Cards]] = {}  # what goes on which card, where that is fixed
        self.bars: Final[bool] = BarredMoves in answering
        self.splits: Final[bool] = Splits in answering
        self.going_out: Final = GoingOut(way) if GoingOut in answering else None
        self.counts: Final[bool] = Counting in answering
        self.parts: Final[bool] = MayPart in answering
        self.interrupted: Final[bool] = Interrupts in answering
        self.listers: list[Hook] | None = None  # filled in by core.choices
        self.conditions: Final[list[Voice]] = law.answerers(Condition, way)


def cards_for(hooks: list[Hook], way: str) -> Cards:
    """The cards that these answers can be about: those of card rules, or any."""
    bits = 0
    for hook in hooks:
        if not hook.ways or way in hook.ways:
            bits |= hook.rule.on.bits if isinstance(hook.rule, CardRule) else ALL.bits
    return Cards(bits)


def plan_of(law: Law, way: str) -> Plan:
    plan: Plan | None = law.plans.get(way)
    if plan is None:
        plan = law.plans[way] = Plan(law, way)
    return plan


def seat_gates(table: Table, way: str) -> list[SeatQuestion]:
    """What is asked of whoever would act in this way."""
    plan = plan_of(table.law, way)
    asked: list[SeatQuestion] = []
    if plan.sit_by and gone(table):
        asked.append(plan.takes_part)
    if plan.is_step or table.phase != PLAYING:
        asked.append(plan.timely)
    if table.pauses or table.debts:
        asked.append(plan.unpaused)
    asked.append(plan.in_turn)
    if plan.handling is not None:
        asked.append(plan.handling)
    if plan.always_clear or (plan.is_turn and table.duties):
        asked.append(plan.clear)
    if plan.ready is not None:
        asked.append(plan.ready)
    if plan.open_answers:
        asked.append(plan.way_open)
    return asked


def admitted(table: Table, plan: Plan) -> Seats:
    """The seats that may act in this way now, as far as seats are concerned: those that pass all its gates."""
    left: int = table.tallies[plan.gone_at] if plan.gone_at != NOT_KEPT else 0
    seats = EVERYONE - Seats(left) if left else EVERYONE
    if plan.is_spoken:
        for answer in plan.open_answers:
            seats = answer(plan.way_open, table, seats)
        return seats
    turn = seats
    for answer in plan.turn_answers:
        turn = answer(plan.in_turn, table, turn)
    seats = turn if seats is EVERYONE else seats & turn
    if not seats.bits:
        return seats
    if plan.hindered or table.duties or table.debts or table.pauses or table.phase != PLAYING:
        seats = unhindered(table, plan, seats)
    if plan.open_answers:
        meet = seats  # asked of those who are left, for the others are out already
        for answer in plan.open_answers:
            meet = answer(plan.way_open, table, meet)
        seats = meet if meet is seats else seats & meet
    return seats


def unhindered(table: Table, plan: Plan, seats: Seats) -> Seats:
    """Those of these seats that neither the round nor a pause, nor hands off, nor what is owed first keeps from it."""
    if plan.is_step or table.phase != PLAYING:
        seats = seats & fold(table, plan.timely, plan.timely_answers, EVERYONE)
    if table.pauses or table.debts:
        seats = seats & fold(table, plan.unpaused, plan.unpaused_answers, EVERYONE)
    if plan.handling is not None:
        seats = seats & fold(table, plan.handling, plan.handling_answers, seats)
    if plan.always_clear or (plan.is_turn and table.duties):
        seats = seats & fold(table, plan.clear, plan.clear_answers, plan.clear.unruled(table))
    return seats if plan.ready is None else seats & fold(table, plan.ready, plan.ready_answers, EVERYONE)


def fold(table: Table, asked: SeatQuestion, answers: list[Voice], seats: Seats) -> Seats:
    """The answer to a question whose answers are known beforehand, from the one when no rule has a word."""
    for answer in answers:
        seats = answer(asked, table, seats)
    return seats


def card_gates(table: Table, way: str, pile: int) -> list[CardsQuestion]:
    """What is asked of a card that is to go on this pile."""
    plan = plan_of(table.law, way)
    asked: list[CardsQuestion] = []
    if plan.lands or pile == NEW_PILE:
        asked.append(LandsOn(way, pile))
    if plan.opens:
        asked.append(OpenTo(way, pile))
    if pile != NEW_PILE:
        top = table.ask(Counting(pile)) if plan.counts else table.top(pile)
        if top is not None and plan.matching:
            asked.append(Matches(top, pile))
    if plan.conditions:
        asked.append(Condition(way, pile))
    return asked


def accepting(table: Table, way: str, pile: int, matching: bool = True) -> Cards:
    """The cards that this pile would take in this way, wherever they have their place."""
    plan = plan_of(table.law, way)
    top = table.top(pile)
    cards = ALL if top is None or not matching else plan.mates.get(top) or mates_of(table, plan, top, pile)
    if plan.opens:
        cards = cards & table.ask(OpenTo(way, pile))
    return cards & table.ask(Condition(way, pile)) if plan.conditions else cards


def mates_of(table: Table, plan: Plan, top: Card, pile: int) -> Cards:
    """The cards that match this one, which lies on this pile, for the plan's way."""
    cards, matches = ALL, Matches(top, pile)
    for answer in plan.match_answers:
        cards = answer(matches, table, cards)
    if plan.fixed_matches:
        plan.mates[top] = cards
    return cards


def fitting(table: Table, plan: Plan, pile: int) -> Cards:
    """The cards that may go on this pile in this way, as far as cards are concerned."""
    cards = ALL
    if pile != NEW_PILE:
        stack = table.piles[pile]
        if stack:
            top = table.ask(Counting(pile)) or stack[-1] if plan.counts else stack[-1]
            fixed = plan.mates.get(top)
            cards = mates_of(table, plan, top, pile) if fixed is None else fixed
    if plan.landing_answers or pile == NEW_PILE:
        lands_on = LandsOn(plan.way, pile)
        places = lands_on.unruled(table)
        for answer in plan.landing_answers:
            places = answer(lands_on, table, places)
        cards = cards & places
    if plan.opens and cards.bits:
        taken, open_to = ALL, OpenTo(plan.way, pile)
        for answer in plan.pile_answers:
            taken = answer(open_to, table, taken)
        cards = cards & taken
    if plan.conditions and cards.bits:
        meet, condition = cards, Condition(plan.way, pile)
        for answer in plan.conditions:
            meet = answer(condition, table, meet)
        cards = meet if meet is cards else cards & meet
    return cards
