"""People who err: they play wrong cards and out of turn, forget words, say too much, call rightly and wrongly, raise
Points of Order, move, vote, come, go and make rules. The same chance does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.book_acts import Introduce
from cardhouse.core.cases import Move
from cardhouse.core.chance import Chance
from cardhouse.core.owed import OPEN, SAY
from cardhouse.core.people_acts import Call, Say, Vote
from cardhouse.core.presence import Present
from cardhouse.core.rounds import Pass
from cardhouse.core.seating import Join, Leave
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import ToldOfMotion
from cardhouse.core.table import Table
from cardhouse.core.verdicts import judge
from cardhouse.rules.calling.calls import Wordings
from cardhouse.rules.calling.cheats import Consent, PeekAt, Reorder, SlipAway
from cardhouse.rules.going_back.handling import Handle
from cardhouse.rules.going_back.taking_back import Reclaim, Reclaimable
from cardhouse.rules.leaving_play.purses import Donate
from cardhouse.rules.points.events import POINT

TOKEN: Final = "Moo Token"
SAYINGS: Final = (
    *("Have a nice day", "Thank you", "Thank you very much", "Last card", "That's the bovine", "Spades", "hearts"),
    *("Moo", "4 of Spades", "Well, 5 of Hearts", "what a game", "I like Moo", "the moon is out"),
)
CALLS: Final = (
    *("Bad card", "Failure to play a valid card", "Playing out of turn", "Drawing out of turn", "Bad call", "Lying"),
    *("Failure to say Last card", "Failure to say Thank you", "Failure to play within 10 seconds", "Humming"),
    *("Unsporting conduct", "Cheating", "Taking the name of the Great Bovine Deity in vain", "Whatever"),
)
RULES: Final = (
    ('When a player plays a Queen, they must say "Your Majesty".', ""),
    ("A Heart may not be played on a Heart.", "Heartless"),
    ("Kings may be played on any card.", ""),
    ("Nobody hums.", "Humming"),
)
MOTIONS: Final = (
    *("disable 402-eight-reverse", "enable 402-eight-reverse", "disable 404-spade-name", "enable 404-spade-name"),
    *("reveal r1", "void r1", "set start_hand 4", "resolve more cake", "correct direction +", "disable 903-last-card"),
    *("set 904-in-vain 2", "set 404-spade-name 2", "correct chain -", "correct suit S"),
    *("reverse 302-match", "reverse", "correct turn", "correct slate", "correct tokens 2"),
    *("enable 903-last-card", 'adopt When a player plays a Jack, they must say "Jolly".', "no such motion"),
)

Doing = Callable[[Table, Chance, Seat], Act]


def wise_play(table: Table, chance: Chance, seat: Seat) -> Act:
    """A card that may be played, or a draw."""
    plays = [Play(seat, (card,)) for card in dict.fromkeys(table.hands[seat]) if 1 in table.piles]
    good = [play for play in plays if not judge(table, play)]
    return chance.pick(good) if good and chance.below(8) else Draw(seat)


def any_play(table: Table, chance: Chance, seat: Seat) -> Act:
    return Play(seat, (chance.pick(table.hands[seat]),)) if table.hands[seat] else Draw(seat)


def say_owed(table: Table, chance: Chance, seat: Seat) -> Act:
    owed = [duty.what for duty in table.duties if duty.bearer == seat and duty.kind == SAY]
    if owed:
        return Say(seat, chance.pick(owed))
    return Say(seat, "Moo" if not table.hands[seat] else chance.pick(list(SAYINGS)))


def say_something(table: Table, chance: Chance, seat: Seat) -> Act:
    return Say(seat, chance.pick(list(SAYINGS)))


def call_rightly(table: Table, chance: Chance, seat: Seat) -> Act:
    open_ones = [breach for breach in table.breaches if breach.status == OPEN and table.ask(Wordings(breach))]
    if not open_ones:
        return call_wrongly(table, chance, seat)
    breach = chance.pick(open_ones)
    return Call(seat, breach.offender, table.ask(Wordings(breach))[0])


def call_wrongly(table: Table, chance: Chance, seat: Seat) -> Act:
    return Call(seat, chance.below(table.seats), chance.pick(list(CALLS)))


def take_back(table: Table, chance: Chance, seat: Seat) -> Act:
    cards = table.ask(Reclaimable(seat))
    return Reclaim(seat, chance.pick(cards)) if cards else Handle(seat)


def order(table: Table, chance: Chance, seat: Seat) -> Act:
    return Say(seat, "End of Point of Order" if POINT in table.pauses else "Point of Order")


def move(table: Table, chance: Chance, seat: Seat) -> Act:
    if POINT not in table.pauses:
        return Say(seat, "Point of Order")
    about = chance.below(table.seats) if chance.below(2) else NO_SEAT
    return Move(seat, chance.pick(list(MOTIONS)), about)


def vote(table: Table, chance: Chance, seat: Seat) -> Act:
    heard = [m for m in table.motions if seat in m.electorate and seat in table.ask(ToldOfMotion(m))]
    kind = chance.pick(heard).kind if heard else ""
    return Vote(seat, chance.below(3) > 0, kind)


def new_rule(table: Table, chance: Chance, seat: Seat) -> Act:
    return Introduce(seat, *chance.pick(list(RULES)))


def donate(table: Table, chance: Chance, seat: Seat) -> Act:
    return Donate(seat, TOKEN, chance.below(table.seats))


def cheat(table: Table, chance: Chance, seat: Seat) -> Act:
    """What only some tables make possible."""
    kind, hand = chance.below(4), table.hands[seat]
    if kind == 0 and hand:
        return SlipAway(seat, chance.pick(hand))
    other = (seat + 1) % table.seats
    return Reorder(seat) if kind == 1 else PeekAt(seat, other) if kind == 2 else Consent(seat, other)


def come_or_go(table: Table, chance: Chance, seat: Seat) -> Act:
    return Leave(seat) if seat in table.ask(Present()) else join(table, chance, seat)


def join(table: Table, chance: Chance, seat: Seat) -> Act:
    """Mostly in their own place."""
    beside = (seat + 1 + chance.below(table.seats - 1)) % table.seats if table.seats > 1 else NO_SEAT
    return Join(seat, beside if not chance.below(4) else NO_SEAT)


OFTEN: Final[tuple[tuple[int, Doing], ...]] = (
    (6, say_owed),
    (5, call_rightly),
    (3, call_wrongly),
    (2, say_something),
    (2, any_play),
    (2, vote),
    (1, take_back),
    (1, new_rule),
    (1, donate),
)
SELDOM: Final[tuple[Doing, ...]] = (move, come_or_go, donate, take_back, order, cheat)


def erring_act(table: Table, chance: Chance) -> Act:
    """What somebody does next: mostly the player in turn, and mostly something sensible."""
    inside = list(table.ask(Present()).among(table.seats))
    seat = chance.pick(inside) if inside and chance.below(8) else chance.below(table.seats)
    if seat not in inside:
        return join(table, chance, seat)
    if table.motions and chance.below(3):
        return vote(table, chance, seat)
    if POINT in table.pauses and chance.below(2):
        return (order if chance.below(2) else move)(table, chance, seat)
    if table.turn in inside and not table.pauses and chance.below(2):
        player = table.turn
        if not table.stock and not chance.below(3):
            return Pass(player)
        return wise_play(table, chance, player) if chance.below(8) else any_play(table, chance, player)
    if not chance.below(24):
        return chance.pick(list(SELDOM))(table, chance, seat)
    doings = [doing for weight, doing in OFTEN for _ in range(weight)]
    return chance.pick(doings)(table, chance, seat)
