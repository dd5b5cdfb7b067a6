"""What players may do now: the lawful acts, listed with the same sets that judge them; and random lawful play."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.acts import Act, Draw, Pay, Play, Prepare, can_draw
from cardhouse.core.chance import Chance
from cardhouse.core.engine import decide
from cardhouse.core.gates import Plan, admitted, fitting, plan_of
from cardhouse.core.landing import BarredMoves, MayPart
from cardhouse.core.law import NO_HOOKS, Hook, Law
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.questions import NEW_PILE, PENALTY, PLAY, Complete, Follows, MayVote
from cardhouse.core.rule import Rule
from cardhouse.core.seats import Seat, Seats, only
from cardhouse.core.table import OVER, PLAYING, Question, Table

MOST_COLLECTIONS: Final = 500

Move: TypeAlias = tuple[str, int, tuple[Card, ...]]
"""Where from, onto which pile, and which cards."""

BARRED_MOVES: Final = BarredMoves()
NONE_BARRED: Final[list[Move]] = []
NO_KINDS: Final[dict[str, None]] = {}
IN_PLAY: Final = "ways in play"
WHILE_CARDS_WAIT: Final = "ways while cards wait"
OUTSIDE_PLAY: Final = "ways outside play"


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """Some lawful acts of one seat: how many, and the one at each place."""

    size: int

    def act(self, place: int) -> Act:
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Sole(Group):
    """One act, made already."""

    def __init__(self, act: Act) -> None:
        self.size = 1
        self.alone: Final[Act] = act

    def act(self, place: int) -> Act:
        return self.alone


@mypyc_attr(free_list_len=1)
class Listed(Group):
    """Acts that are made already."""

    def __init__(self, acts: list[Act]) -> None:
        self.size = len(acts)
        self.acts: Final[list[Act]] = acts

    def act(self, place: int) -> Act:
        return self.acts[place]


@mypyc_attr(free_list_len=1)
class PlayChoices(Group):
    """Single cards that a seat may play on a pile."""

    def __init__(self, seat: Seat, cards: list[Card], pile: int) -> None:
        self.size = len(cards)
        self.seat: Final[Seat] = seat
        self.cards: Final[list[Card]] = cards
        self.pile: Final[int] = pile

    def act(self, place: int) -> Act:
        return Play(self.seat, (self.cards[place],), self.pile)


@mypyc_attr(free_list_len=1)
class DrawChoices(Group):
    """A draw."""

    def __init__(self, seat: Seat) -> None:
        self.size = 1
        self.seat: Final[Seat] = seat

    def act(self, place: int) -> Act:
        return Draw(self.seat)


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Offers(Question):
    """Which acts of this way are open to these seats, all of which may act in it? A rule that brings a way lists its
    acts, and is asked about no other way.
    """

    way: Final[str]
    seats: Final[Seats]

    def __init__(self, way: str, seats: Seats) -> None:
        self.way = way
        self.seats = seats

    def unruled(self, table: Table) -> list[Group]:
        if self.way in table.law.steps and table.phase not in (PLAYING, OVER):
            return [Sole(Prepare(seat, self.way)) for seat in self.seats.among(table.seats)]
        return []


def single_plays(table: Table, seat: Seat) -> list[Group]:
    """Every lawful play of one card."""
    return plays_of(table, plan_of(table.law, PLAY), seat)


def plays_of(table: Table, plan: Plan, seat: Seat) -> list[Group]:
    """The same, for whoever has the plan of playing at hand."""
    found: list[Group] = []
    barred = table.ask(BARRED_MOVES) if plan.bars else NONE_BARRED
    if plan.going_out is not None and len(table.hands[seat]) == 1 and seat not in table.ask(plan.going_out):
        return found
    for pile in table.piles:
        cards = cards_for_pile(table, plan, seat, pile, barred)
        if cards:
            found.append(PlayChoices(seat, cards, pile))
    if plan.openers.bits and opens_pile(plan, table.hands[seat]):
        cards = cards_for_pile(table, plan, seat, NEW_PILE, barred)
        if cards:
            found.append(PlayChoices(seat, cards, NEW_PILE))
    return found


def cards_for_pile(table: Table, plan: Plan, seat: Seat, pile: int, barred: list[Move]) -> list[Card]:
    """The cards in a hand of which each may go on this pile."""
    bits = fitting(table, plan, pile).bits
    if plan.parts:
        bits &= table.ask(MayPart(seat, pile)).bits
    cards = [card for card in table.hands[seat] if bits & card.bit]
    return [card for card in cards if ("", pile, (card,)) not in barred] if barred else cards


def opens_pile(plan: Plan, hand: list[Card]) -> bool:
    """Whether there is a card in this hand that might open a pile of its own."""
    return any(card in plan.openers for card in hand)


def groups(table: Table) -> list[Group]:
    """The lawful acts of all seats in groups, plays of several cards and speech apart."""
    found = answers_owed(table)
    for plan in open_ways(table):
        seats = admitted(table, plan)
        if seats.bits:
            found.extend(offered(table, plan, seats))
    return found


def answers_owed(table: Table) -> list[Group]:
    """What somebody has been asked to do: duties, debts and votes. While cards wait, what would make them act is left
    for later: the round may be over by it.
    """
    found: list[Group] = []
    for duty in table.duties:
        if duty.kind == SAY and duty.what:
            found.append(Sole(Say(duty.bearer, duty.what)))
        elif duty.kind in table.law.ways and (not table.landing or duty.kind in table.law.waiting):
            plan = plan_of(table.law, duty.kind)
            seats = admitted(table, plan) & only(duty.bearer)
            if seats.bits:
                found.extend(offered(table, plan, seats))
    if table.debts:
        payers = [
            seat for seat in admitted(table, plan_of(table.law, PENALTY)).among(table.seats) if table.owed_by(seat)
        ]
        found.extend([Sole(Pay(seat)) for seat in payers])
    for kind in dict.fromkeys([motion.kind for motion in table.motions]) if table.motions else NO_KINDS:
        for seat in table.ask(MayVote(kind)).among(table.seats):
            motion = Vote(seat, True, kind).motion(table)
            if motion is not None and not motion.has_voted(seat):
                found.append(Listed([Vote(seat, True, kind), Vote(seat, False, kind)]))
    return found


def offered(table: Table, plan: Plan, seats: Seats) -> list[Group]:
    """The acts of one way, for seats that may act in it."""
    if plan.is_play and seats.alone >= 0:
        return plays_of(table, plan, seats.alone)
    if plan.is_draw:
        return [DrawChoices(seat) for seat in seats.among(len(table.hands))] if can_draw(table) else []
    if plan.is_play:
        found: list[Group] = []
        for seat in seats.among(len(table.hands)):
            found.extend(plays_of(table, plan, seat))
        return found
    asked = Offers(plan.way, seats)
    acts: list[Group] = asked.unruled(table) if plan.is_step else []
    for hook in listers(table.law, plan):
        acts = hook.method(asked, table, acts)
    return acts


def listers(law: Law, plan: Plan) -> list[Hook]:
    """The hooks of the rules that list acts of this way."""
    if plan.listers is None:
        way = plan.way
        heard = [hook for hook in law.answering.get(Offers, NO_HOOKS) if not hook.ways or way in hook.ways]
        plan.listers = [hook for hook in heard if way in listed_by(hook.rule)]
    return plan.listers


def owed(table: Table, asked: Offers) -> list[Duty]:
    """The duties of this way that these seats are to do next."""
    duties = [table.duty_of(seat, asked.way) for seat in asked.seats.among(table.seats)]
    return [duty for duty in duties if duty is not None]


def listed_by(rule: Rule) -> tuple[str, ...]:
    brings = rule.brings()
    return (*[way.name for way in brings.ways], *brings.lists)


def lawful(table: Table, seat: Seat | None = None) -> list[Act]:
    """The lawful acts of all seats, or of one, plays of several cards and speech apart."""
    acts = [group.act(place) for group in groups(table) for place in range(group.size)]
    return acts if seat is None else [act for act in acts if act.seat == seat]


def random_act(table: Table, chance: Chance) -> Act | None:
    """A lawful act at random: first what is owed, else a way of acting, each as likely, and then one of its acts.

    A play goes on to further cards by the toss of a coin where the rules allow it. One word of chance serves for the
    way, the act and the coin; that favours some by less than one in a thousand. An engine that is not careful takes
    the law's word of it as given and does not ask again.
    """
    word = chance.word()
    act: Act | None = None
    if table.duties or table.debts or table.motions:
        act = picked(answers_owed(table), word >> 13)
    if act is None:
        ways = open_ways(table)
        first = ways[(word & 0xFFF) * len(ways) >> 12] if ways else None
        if first is not None:
            act = random_act_of(table, first, word, chance)
        if act is None:
            for plan in ways:
                if plan is not first:
                    act = random_act_of(table, plan, word, chance)
                    if act is not None:
                        break
    table.listed = act
    table.listed_at = table.acts
    return act


def random_act_of(table: Table, plan: Plan, word: int, chance: Chance) -> Act | None:
    """A lawful act of this way at random, if there is one."""
    seats = admitted(table, plan)
    if not seats.bits:
        return None
    if plan.is_draw and seats.alone >= 0:
        return Draw(seats.alone) if can_draw(table) else None
    act = picked(offered(table, plan, seats), word >> 13)
    if word & 0x1000 and isinstance(act, Play) and len(table.hands[act.seat]) > 1:
        return longer_play(table, act, chance)
    return act


def open_ways(table: Table) -> list[Plan]:
    """The ways of acting of this phase of a round."""
    law, playing = table.law, table.phase == PLAYING
    in_play: list[Plan] | None = law.in_play
    if in_play is not None and playing and not table.landing:
        return in_play
    key = OUTSIDE_PLAY if not playing else WHILE_CARDS_WAIT if table.landing else IN_PLAY
    ways: list[Plan] | None = law.plans.get(key)
    if ways is None:
        if playing and table.landing:
            names = [way for way in law.offered if way in law.waiting]
        else:
            names = [*((*law.begins, *law.ends, *law.turns) if playing else law.steps), *law.offered]
        once = dict.fromkeys(names)  # two rules may bring a way for different times
        ways = law.plans[key] = [plan_of(law, way) for way in once]
    if key == IN_PLAY:
        law.in_play = ways
    return ways


def picked(found: list[Group], word: int) -> Act | None:
    """One act of these, each as likely, by 19 bits of chance."""
    if len(found) == 1:
        return found[0].act(word * found[0].size >> 19) if found[0].size else None
    total = 0
    for group in found:
        total += group.size
    place = word * total >> 19
    for group in found:
        if place < group.size:
            return group.act(place)
        place -= group.size
    return None


def longer_play(table: Table, play: Play, chance: Chance) -> Play:
    """This play, with more cards after the first if the rules allow it."""
    longest = play
    left = table.hands[play.seat][:]
    left.remove(play.cards[0])
    while left:
        bits = table.ask(Follows(play.cards)).bits
        fits = [card for card in left if bits & card.bit]
        if not fits:
            break
        card = chance.pick(fits)
        left.remove(card)
        play = Play(play.seat, (*play.cards, card), play.pile)
        if table.ask(Complete(play.cards)) and not_held_back(table, play):
            longest = play
        if chance.below(2):
            break
    return longest


def not_held_back(table: Table, play: Play) -> bool:
    """Whether a play that is lawful otherwise is not barred, and does not empty the hand of somebody who may not go
    out.
    """
    plan = plan_of(table.law, PLAY)
    if plan.bars and ("", play.pile, play.cards) in table.ask(BARRED_MOVES):
        return False
    if plan.going_out is None or len(play.cards) < len(table.hands[play.seat]):
        return True
    return play.seat in table.ask(plan.going_out)


def collections(table: Table, play: Play) -> list[Play]:
    """Every lawful play of several cards that begins with this one; at most a few hundred."""
    found: list[Play] = []
    hand = table.hands[play.seat][:]
    hand.remove(play.cards[0])
    extend(table, play, hand, found)
    return found


def extend(table: Table, play: Play, left: list[Card], found: list[Play]) -> None:
    more = table.ask(Follows(play.cards))
    tried: set[Card] = set()
    for place, card in enumerate(left):
        if card in more and card not in tried and len(found) < MOST_COLLECTIONS:
            tried.add(card)
            longer = Play(play.seat, (*play.cards, card), play.pile)
            if table.ask(Complete(longer.cards)) and not_held_back(table, longer):
                found.append(longer)
            extend(table, longer, left[:place] + left[place + 1 :], found)


MOST_ACTS: Final = 20_000
MOST_STEPS: Final = 100


def prepare(table: Table, chance: Chance) -> None:
    """Do whatever a round begins with, up to the first turn."""
    steps = 0
    while steps < MOST_STEPS and table.phase not in (PLAYING, OVER):
        act = random_act(table, chance)
        if act is None:
            break
        decide(table, act, False)
        steps += 1


def play_round(table: Table, chance: Chance) -> int:
    """Play a round to its end; how many acts it took, the preparation not counted. By chance some games go on and on:
    one is left after MOST_ACTS, and whether it came to its end is its phase's to say.
    """
    prepare(table, chance)
    acts = 0
    while acts < MOST_ACTS and (table.phase == PLAYING or table.phase != OVER):  # nearly always the first
        act = random_act(table, chance)
        if act is None:
            break
        decide(table, act, False)
        acts += 1
    return acts
