"""Traces: a sequence of plays in the tokens of Uncle Baiting, checked against the turn order play by play.

A trace drives the order of turns and nothing else: suits, following, words and hands are not looked at.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from cardhouse.cards import JOKER, RANKS, card
from cardhouse.core.affairs import Owed
from cardhouse.core.chance import seeded
from cardhouse.core.declared import UnknownOption
from cardhouse.core.demands import DemandGrew, DemandPaid
from cardhouse.core.events import Played, Reversed, Skipped
from cardhouse.core.law import Law
from cardhouse.core.questions import Jokers
from cardhouse.core.rule import CardRule
from cardhouse.core.seats import MOST_SEATS, NO_SEAT
from cardhouse.core.sitting import remember
from cardhouse.core.table import Event, Table
from cardhouse.games.shelf import game
from cardhouse.rules.order.effects import HandsMoved, PointedAt, TurnedBack
from cardhouse.rules.order.events import ButtedIn, MovedOn, OrderEvent, OrderLaid, TurnTaken
from cardhouse.rules.order.groups import JOINED
from cardhouse.rules.order.orders import at_pile
from cardhouse.rules.order.pile_order import NO_CARD, Passing, PileOrder, laid_order
from cardhouse.rules.order.pointing_acts import POINT_AT
from cardhouse.rules.order.slot_order import DueSlot, Identical, Lapses, OrderAtFirst
from cardhouse.rules.turns.slots import LEFT, POINT, RIGHT, Order, seat_at, slot_at, turned
from cardhouse.testing.notation import Trace
from cardhouse.testing.report import Failure, Obstacle, Result, failed, not_runnable, passed

TRACED_GAME = "uncle-baiting"
PILE = 1
_PLAIN = ("4S", "4C")
_SEAT = r"(?P<seat>[A-P])(?P<side>[12])?"
_TOKENS = {
    "turn": re.compile(rf"(?P<rank>10|[2-9AJQKX]|4r)_{_SEAT}(?:>(?P<to>[A-P])(?P<to_side>[12])?)?"),
    "butt": re.compile(r"b(?P<rank>10|[2-9AJQKX]|4r)_(?P<seat>[A-P])(?:>(?P<to>[A-P])(?P<to_side>[12])?)?"),
    "joker": re.compile(r"Jk(?:_(?P<seat>[A-P]))?"),
    "pass": re.compile(r"pass=(?P<places>[0-9]+)(?P<way>[+-])"),
    "pick": re.compile(rf"p(?:(?:(?P<some>[0-9]+)of)?(?P<count>[0-9]+))?_{_SEAT}"),
}
RESULT = re.compile(rf"next={_SEAT}(?:!(?P<owed>[0-9]+))?")
NO_TOKEN = "there is no such token; there are 6_C, 5_A>E, b3_E, Jk, Jk_C, p_D, p4_D, p1of4_D and pass=2+"
_STARTS = ("tens", "queens", "dir-")


class Unreadable(ValueError):
    """A word that no trace has."""


class Wrong(Exception):
    """A token that does not hold where it stands."""


@dataclass
class Tracing:
    """An order of turns on its way through a trace, and what was told of it."""

    table: Table
    start_way: int
    told: list[str] = field(default_factory=list)
    latest: str = ""
    lapsed: int = 0
    """How many cards that were owed the latest butt-in has struck off."""

    @property
    def laid(self) -> PileOrder:
        return at_pile(self.table, PILE)

    @property
    def order(self) -> Order:
        return self.laid.turns

    @property
    def owed(self) -> int:
        return self.laid.owed.left

    @property
    def due(self) -> int:
        return self.table.ask(DueSlot(PILE))

    def fold(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, (OrderEvent, Reversed, Skipped)):
                event.apply(self.table)
            if isinstance(event, (OrderEvent, DemandGrew, DemandPaid, HandsMoved, Reversed, Skipped)):
                remember(self.table, event)

    def effects(self, event: Event) -> list[Event]:
        """What the cards do to the order, by the game's own rules."""
        reaction = self.table.law.reactions.get(type(event))
        hooks = reaction.woken(event.face()) if reaction else []
        return [answer for hook in hooks if isinstance(hook.rule, CardRule) for answer in hook.call(event, self.table)]

    def seat(self, letter: str) -> int:
        place = ord(letter) - ord("A")
        if place >= self.table.seats:
            raise Wrong(f"nobody sits at {letter}")
        return place

    def slot(self, letter: str, side: str | None) -> int:
        """A slot as it is written: 1 for the side that leads in the direction of the start."""
        place = self.seat(letter)
        if not self.order.sided and side:
            raise Wrong(f"nobody has two sides now: it is written {letter}")
        if self.order.sided and not side:
            raise Wrong(f"everybody has two sides now: it is written {letter}1 or {letter}2")
        leading = RIGHT if self.start_way == 1 else LEFT
        return slot_at(place, leading if side == "1" else 1 - leading) if self.order.sided else slot_at(place)

    def name(self, slot: int) -> str:
        letter = chr(ord("A") + seat_at(slot))
        if not self.order.sided:
            return letter
        leading = RIGHT if self.start_way == 1 else LEFT
        return letter + ("1" if slot % 2 == leading else "2")

    def is_due(self, seat: str, side: str | None) -> int:
        slot = self.slot(seat, side)
        if slot != self.due:
            raise Wrong(f"{self.name(self.due)} is due, not {self.name(slot)}")
        if self.laid.passing.due:
            raise Wrong("the hands have to be passed on first")
        return slot


def laid(trace: Trace, traced: str = TRACED_GAME) -> Tracing:
    """The order of turns of a game as the settings of a trace say."""
    settings = {setting.key: setting.value for setting in trace.settings if setting.seat is None}
    unknown = [name for name in settings if name not in ("start", "n")]
    words = [] if settings.get("start", "-") == "-" else settings["start"].split(",")
    seats = settings.get("n", "6")
    if unknown or any(word not in _STARTS for word in words) or not seats.isdecimal():
        raise Unreadable("A trace starts with: start=- or some of tens,queens,dir- and n=2 to 16")
    if not 1 < int(seats) <= MOST_SEATS:
        raise Unreadable(f"A table has 2 to {MOST_SEATS} seats, not {seats}.")
    law = Law(game(traced).book)
    if JOINED in law.tally_place:
        raise Unreadable(f"A trace follows one pile, and {traced} has two.")
    for setting in trace.settings:
        if setting.key == "option" and setting.seat is not None:
            law = law.setting(setting.seat, setting.value)
    names = [chr(ord("A") + seat) for seat in range(int(seats))]
    table = Table(Law(()), names, seeded(0))
    table.enact(law)
    table.piles[PILE] = []
    table.hands = [[JOKER] for _ in names]  # nobody plays the last card
    way = -1 if "dir-" in words else 1
    order: Order = table.ask(OrderAtFirst(PILE))
    order = order.but(strides="tens" in words, sided="queens" in words)
    tracing = Tracing(table, way)
    tracing.fold([OrderLaid(PILE, laid_order(order if way == 1 else turned(order)))])
    table.direction = way
    return tracing


def starting_at(tracing: Tracing, token: str) -> None:
    """Make the slot of the first token due."""
    found = _TOKENS["turn"].fullmatch(token) or _TOKENS["pick"].fullmatch(token)
    if not found and not is_token(token):
        raise Wrong(NO_TOKEN)
    if not found:
        raise Wrong("a trace begins with a turn, as in 6_C or p_C")
    slot = tracing.slot(found["seat"], found["side"])
    tracing.fold([OrderLaid(PILE, laid_order(tracing.order.but(landing=POINT, target=slot)))])


def face_of(rank: str, tracing: Tracing, again: bool) -> int:
    """A card of this rank; one of another suit than the card that counts, or identical to it."""
    face = tracing.laid.card.face
    if again:
        wanted = tracing.latest
        if rank != wanted:
            raise Wrong(f"{rank} is not identical to {wanted or 'anything'}")
        return face
    suits = "HD" if rank == "4r" else "SC"
    names = _PLAIN if rank == "X" else [rank.removesuffix("r") + suit for suit in suits]
    faces = [card(name).index for name in names]
    return next(each for each in faces if each != face)


def is_token(word: str) -> bool:
    """Whether this is written as a token is."""
    return any(form.fullmatch(word) for form in _TOKENS.values())


def play(tracing: Tracing, token: str) -> None:
    """Let one token happen; `Wrong` if it does not hold."""
    for kind, form in _TOKENS.items():
        found = form.fullmatch(token)
        if found:
            _DOING[kind](tracing, found)
            return
    raise Wrong(NO_TOKEN)


def take_turn(tracing: Tracing, found: re.Match[str]) -> None:
    slot, rank = tracing.is_due(found["seat"], found["side"]), found["rank"]
    owed = tracing.laid.owed
    if owed.left and (rank != "2" or owed.key != "2" or owed.drawn):
        raise Wrong(f"{tracing.name(slot)} has {owed.left} to pick up")
    face = face_of(rank, tracing, False)
    played(tracing, found, TurnTaken(PILE, slot, face), face)


def butt_in(tracing: Tracing, found: re.Match[str]) -> None:
    if not tracing.table.law.hears(Identical):
        raise Wrong("nobody butts in in this game")
    face, seat = face_of(found["rank"], tracing, True), tracing.seat(found["seat"])
    lapses = tracing.table.ask(Lapses(PILE))
    tracing.lapsed = tracing.owed if lapses else 0
    played(tracing, found, ButtedIn(PILE, seat, face, lapses), face)


def played(tracing: Tracing, found: re.Match[str], event: TurnTaken | ButtedIn, face: int) -> None:
    """A card was played in turn or butted in with: first the place it came from, then what it does."""
    table, rank = tracing.table, found["rank"]
    seat = seat_at(event.slot) if isinstance(event, TurnTaken) else event.player
    faces = [card(name) for name in (f"{r}{s}" for r in RANKS for s in "SHDC")]
    shown = next(each for each in faces if each.index == face)
    effects = tracing.effects(Played(seat, shown, PILE))
    tracing.fold([event])
    tracing.fold(effects)
    points = any(isinstance(effect, Owed) and effect.duty.kind == POINT_AT for effect in effects)
    if found["to"] and not points:
        raise Wrong(f"a {rank} points at nobody")
    if points:
        if not found["to"]:
            raise Wrong("a 5 points at somebody, as in 5_A>E")
        composed = any(
            rule.options().get("three_then_five") == "compose" for a in table.law.articles for rule in a.rules
        )
        tracing.fold([PointedAt(PILE, tracing.slot(found["to"], found["to_side"]), composed)])
    tracing.fold(tracing.effects(event))
    tracing.fold([TurnedBack()] if tracing.laid.later.turns_back else [])
    tracing.latest = rank


def add_joker(tracing: Tracing, found: re.Match[str]) -> None:
    seat = tracing.seat(found["seat"]) if found["seat"] else NO_SEAT
    if not tracing.table.ask(Jokers()):
        raise Wrong("there are no Jokers in this game")
    if tracing.laid.card.face == NO_CARD and not tracing.latest:
        raise Wrong("there is no card to add a Joker to")
    if tracing.owed and seat == seat_at(tracing.due):
        raise Wrong(f"{found['seat']} has cards to pick up and may not add a Joker")
    tracing.fold([MovedOn(PILE, seat)])


def passing(hands: Passing) -> str:
    """How far all hands are to be handed on, as it is written."""
    return f"{hands.places}{'+' if hands.way == 1 else '-'}" if hands.due else "-"


def pass_hands(tracing: Tracing, found: re.Match[str]) -> None:
    hands = tracing.laid.passing
    told = passing(hands)
    if told != found["places"] + found["way"]:
        raise Wrong(f"the pass outstanding is {told if hands.due else 'none'}")
    tracing.fold([HandsMoved(PILE, hands.places, tracing.order)])


def pick_up(tracing: Tracing, found: re.Match[str]) -> None:
    slot, owed = tracing.is_due(found["seat"], found["side"]), tracing.owed
    wanted = int(found["count"] or 0)
    if owed != wanted:
        raise Wrong(f"{tracing.name(slot)} has {owed} to pick up, not {wanted}")
    taken = int(found["some"] or wanted)
    if found["some"] and not 0 < taken < wanted:
        raise Wrong(f"of {wanted} to pick up some are taken and some are left, not {taken}")
    tracing.fold([DemandPaid(taken, seat_at(slot), PILE)] if taken else [])
    if not found["some"]:
        tracing.fold([TurnTaken(PILE, slot, NO_CARD)])
        tracing.fold([TurnedBack()] if tracing.laid.later.turns_back else [])


_DOING = {"turn": take_turn, "butt": butt_in, "joker": add_joker, "pass": pass_hands, "pick": pick_up}


def run_trace(trace: Trace) -> Result:
    """Whether every token of a trace holds, and who is next at its end."""
    try:
        tracing = laid(trace)
    except (Unreadable, UnknownOption) as problem:
        return not_runnable(trace, Obstacle(trace.line, str(problem), trace.source))
    if not RESULT.fullmatch(trace.result):
        return not_runnable(trace, Obstacle(trace.line, "A trace ends with next=E or next=E!8.", trace.source))
    at = trace.result
    try:
        for at in trace.tokens:
            if at is trace.tokens[0]:
                starting_at(tracing, at)
            play(tracing, at)
        at = trace.result
        arrived(tracing, trace.result)
    except Wrong as problem:
        return failed(trace, Failure(trace.source, trace.line, at, str(problem)))
    return passed(trace)


def arrived(tracing: Tracing, result: str) -> None:
    found = RESULT.fullmatch(result)
    assert found is not None  # run_trace has looked
    slot, owed = tracing.due, tracing.owed
    told = f"next={tracing.name(slot)}" + (f"!{owed}" if owed else "")
    if slot != tracing.slot(found["seat"], found["side"]) or owed != int(found["owed"] or 0):
        raise Wrong(told)
