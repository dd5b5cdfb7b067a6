"""What players may do now: the lawful acts, listed with the same sets that judge them.

Acts come in groups, one for each seat and way of acting, so that counting them and picking one does not make them all.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.acts import Act, Draw, Pay, Play, Prepare, Vote
from cardhouse.core.gates import admitted, fitting
from cardhouse.core.questions import DRAW, PENALTY, PLAY, Complete, Follows, MayVote
from cardhouse.core.seats import Seat, Seats, only
from cardhouse.core.table import PLAYING, Question, Table

MOST_COLLECTIONS: Final = 500


@mypyc_attr(allow_interpreted_subclasses=True)
class Group:
    """Some lawful acts of one seat: how many, and the one at each place."""

    def __init__(self, size: int) -> None:
        self.size: Final[int] = size

    def act(self, place: int) -> Act:
        raise NotImplementedError


class Listed(Group):
    """Acts that are made already."""

    def __init__(self, acts: list[Act]) -> None:
        super().__init__(len(acts))
        self.acts: Final[list[Act]] = acts

    def act(self, place: int) -> Act:
        return self.acts[place]


@mypyc_attr(free_list_len=1)
class Plays(Group):
    """Single cards that a seat may play on a pile."""

    def __init__(self, seat: Seat, cards: list[Card], pile: int) -> None:
        super().__init__(len(cards))
        self.seat: Final[Seat] = seat
        self.cards: Final[list[Card]] = cards
        self.pile: Final[int] = pile

    def act(self, place: int) -> Act:
        return Play(self.seat, (self.cards[place],), self.pile)


class Draws(Group):
    """A draw."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(1)
        self.seat: Final[Seat] = seat

    def act(self, place: int) -> Act:
        return Draw(self.seat)


@dataclass(eq=False)
class Offers(Question):
    """Which acts of this way are open to these seats, all of which may act in it? A rule that brings a way lists its acts."""

    way: Final[str]
    seats: Final[Seats]

    def __init__(self, way: str, seats: Seats) -> None:
        self.way = way
        self.seats = seats

    def unruled(self, table: Table) -> list[Group]:
        if self.way in table.law.steps:
            return [Listed([Prepare(seat, self.way)]) for seat in self.seats.among(table.seats)]
        return []


def single_plays(table: Table, seat: Seat) -> list[Group]:
    """Every lawful play of one card."""
    found: list[Group] = []
    for pile in table.piles:
        bits = fitting(table, PLAY, pile).bits
        cards = [card for card in table.hands[seat] if bits & card.bit]
        if cards:
            found.append(Plays(seat, cards, pile))
    return found


def groups(table: Table) -> list[Group]:
    """The lawful acts of all seats in groups, plays of several cards and speech apart."""
    found: list[Group] = []
    law = table.law
    for duty in table.duties:
        if duty.kind in law.ways:
            found.extend(offered(table, duty.kind, only(duty.bearer)))
    if table.debts:
        payers = [seat for seat in admitted(table, PENALTY).among(table.seats) if table.owed_by(seat)]
        found.extend([Listed([Pay(seat)]) for seat in payers])
    for motion in table.motions:
        voters = table.ask(MayVote(motion.kind)).among(table.seats)
        waiting = [seat for seat in voters if seat not in motion.ayes and seat not in motion.noes]
        found.extend([Listed([Vote(seat, aye, motion.kind) for aye in (True, False)]) for seat in waiting])
    for way in law.turns if table.phase == PLAYING else law.steps:
        seats = admitted(table, way)
        if seats.bits:
            found.extend(offered(table, way, seats))
    for way in law.offered:
        seats = admitted(table, way)
        if seats.bits:
            found.extend(offered(table, way, seats))
    return found


def offered(table: Table, way: str, seats: Seats) -> list[Group]:
    """The acts of one way, for seats that may act in it."""
    if way == DRAW:
        return [Draws(seat) for seat in range(len(table.hands)) if (seats.bits >> seat) & 1]
    if way != PLAY:
        return table.ask(Offers(way, seats))
    found: list[Group] = []
    for seat in range(len(table.hands)):
        if (seats.bits >> seat) & 1:
            found.extend(single_plays(table, seat))
    return found


def lawful(table: Table, seat: Seat | None = None) -> list[Act]:
    """The lawful acts of all seats, or of one, plays of several cards and speech apart."""
    acts = [group.act(place) for group in groups(table) for place in range(group.size)]
    return acts if seat is None else [act for act in acts if act.seat == seat]


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
            if table.ask(Complete(longer.cards)):
                found.append(longer)
            extend(table, longer, left[:place] + left[place + 1 :], found)
