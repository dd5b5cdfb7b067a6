"""Random acts: lawful ones, unlawful ones that can be done all the same, and ones that nobody can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args, get_origin

from cardhouse.cards import DECK_FACES, JOKER, Card, card
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.book_acts import AddRule, TakeBack, Tick
from cardhouse.core.chance import Chance
from cardhouse.core.choices import random_act
from cardhouse.core.people_acts import Accuse, Call, Choose, Gesture, Give, Look, Say, Vote
from cardhouse.core.questions import Contributor
from cardhouse.core.rounds import Pass
from cardhouse.core.seating import Join, Leave
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, Table
from cardhouse.rules.going_back.by_consent import AskBack
from cardhouse.rules.market.peeks import Arrange, Peek
from cardhouse.rules.market.trade import MARKET, Buy, Keep
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.traps.springing import Spring
from cardhouse.store.wire import field_types, kinds_of

Possible = Callable[[Table, Chance, int], Act]

CARDS: Final = [*DECK_FACES[::5], JOKER, card("~5S"), card("QD=J"), card("~9H=10")]
NUMBERS: Final = [0, 1, 2, 3, 5, 7, -1, -2, -9, 99, 1 << 31, 1 << 52, 1 << 64, -(1 << 64), 10**30]
TEXTS: Final = [
    *("", " ", "play", "draw", "set", "spring", "pay", "give", "designate", "shuffle", "deal", "add-rule", "vote"),
    *("trap", "accusation", "base-turn", "base-match", "no such rule", "\0", "♥", "İß", "x" * 501, "y" * 6000),
]
JUNK: Final[list[Any]] = [
    None,
    1.5,
    float("nan"),
    "1",
    b"2",
    [],
    [1],
    {},
    {"a": 1},
    (None,),
    ((),),
    object,
    set(),
    "\ud800",
]
"""What has no business in an act, and gets there only where the build does not look."""


def any_card(table: Table, chance: Chance, seat: int) -> Card:
    """A card that this seat holds, if it holds any."""
    return chance.pick(table.hands[seat] or CARDS)


def any_pile(table: Table, chance: Chance) -> int:
    return chance.pick([*table.piles, *table.piles, 0])


def some(table: Table, chance: Chance, seat: int, most: int) -> tuple[Card, ...]:
    """Some of the cards that this seat holds."""
    hand = table.hands[seat][:]
    chance.shuffle(hand)
    return tuple(hand[: 1 + chance.below(most)])


def words(table: Table, chance: Chance) -> str:
    owed = [duty.what for duty in table.duties if duty.what]
    return chance.pick([*owed, *owed, "Hello", "MAO!", "2"])


def other_seat(table: Table, chance: Chance, seat: int) -> int:
    return (seat + 1 + chance.below(table.seats - 1)) % table.seats


def any_rule(table: Table, chance: Chance) -> str:
    return chance.pick([article.id for article in table.law.book] or [""])


def picks(table: Table, chance: Chance) -> tuple[int, ...]:
    return tuple([chance.below(table.seats) for _ in range(chance.below(4))])


def new_rule(table: Table, chance: Chance, seat: int) -> Act:
    author = table.ask(Contributor()) if table.phase == OVER and chance.below(3) else seat
    return AddRule(author, f"Rule {chance.below(1000)}", "Everybody bows.", "2024-05-02")


POSSIBLE: Final[tuple[Possible, ...]] = (
    lambda t, c, s: Play(s, (any_card(t, c, s),), any_pile(t, c)),
    lambda t, c, s: Play(s, (any_card(t, c, s),), any_pile(t, c)),
    lambda t, c, s: Play(s, some(t, c, s, 3), any_pile(t, c)),
    lambda t, c, s: Draw(s),
    lambda t, c, s: Pay(c.pick([debt.bearer for debt in t.debts] or [s])),
    lambda t, c, s: Lay(s, any_card(t, c, s), "trap"),
    lambda t, c, s: Spring(s, "trap", any_pile(t, c), c.pick([0, 0, 1, 13])),
    lambda t, c, s: Give(s, some(t, c, s, 4), other_seat(t, c, s)),
    lambda t, c, s: Choose(s, "designate", picks(t, c)),
    lambda t, c, s: Say(s, words(t, c)),
    lambda t, c, s: Gesture(s, "bow", c.below(t.seats + 1) - 1),
    lambda t, c, s: Call(s, c.below(t.seats), words(t, c)),
    lambda t, c, s: Accuse(s, other_seat(t, c, s), any_rule(t, c)),
    lambda t, c, s: Vote(s, c.below(2) == 1),
    lambda t, c, s: Vote(s, c.below(2) == 1, "accusation"),
    lambda t, c, s: Look(s, "trap", c.below(t.seats)),
    lambda t, c, s: Prepare(s, c.pick(["shuffle", "deal", "add-rule"])),
    new_rule,
    lambda t, c, s: TakeBack(c.pick([t.actor if t.actor != NO_SEAT else s, s])),
    lambda t, c, s: AskBack(c.pick([t.actor if t.actor != NO_SEAT else s, s])),
    lambda t, c, s: Tick(t.clock + c.below(60_000)),
    lambda t, c, s: Buy(s, c.pick(t.areas.get(MARKET, [[]])[0] or CARDS), some(t, c, s, 2)),
    lambda t, c, s: Peek(s, 1 + c.below(3)),
    lambda t, c, s: Arrange(s, tuple(t.stock[: -1 - c.below(3) : -1])),
    lambda t, c, s: c.pick([Pass(s), Keep(s), Pass(s), Leave(s)]) if not c.below(3) else Draw(s),
    lambda t, c, s: Point(s, c.below(t.seats)),
    lambda t, c, s: c.pick([Join(s), Join(s), Join(s), Leave(s)]),
)


def possible_act(table: Table, chance: Chance) -> Act:
    """Something that can mostly be done, lawful or not."""
    return chance.pick(list(POSSIBLE))(table, chance, chance.below(table.seats))


def wild_value(declared: Any, chance: Chance) -> Any:
    """A value of this type, as odd as they come."""
    if get_origin(declared) is tuple:
        inner = [each for each in get_args(declared) if each is not ...]
        return tuple([wild_value(inner[0], chance) for _ in range(chance.pick([0, 1, 1, 2, 3, 60]))])
    if declared is Card:
        return chance.pick(CARDS)
    if declared is bool:
        return chance.below(2) == 1
    return chance.pick(NUMBERS) if declared is int else chance.pick(TEXTS)


def wild_act(table: Table, chance: Chance) -> Act:
    """An act whose fields have the right types and the wrong values; the seat is often a real one."""
    kind = chance.pick(shipped_acts())
    types = field_types(kind)
    values = {name: wild_value(declared, chance) for name, declared in types.items()}
    if "seat" in values and chance.below(4):
        values["seat"] = chance.below(table.seats)
    made: Act = kind(*values.values())
    return made


def junk_act(table: Table, chance: Chance) -> Act:
    """An act with a field of the wrong type, where the build lets it be made; else a wild one."""
    kind = chance.pick(shipped_acts())
    types = field_types(kind)
    values = {name: wild_value(declared, chance) for name, declared in types.items()}
    if "seat" in values:
        values["seat"] = chance.below(table.seats)
    values[chance.pick(list(values))] = chance.pick(JUNK)
    try:
        made: Act = kind(*values.values())
    except TypeError:
        return wild_act(table, chance)
    return made


def shipped_acts() -> list[Any]:
    return [kind for kind in kinds_of(Act).values() if kind.__module__.startswith("cardhouse.")]


def mixed_act(table: Table, chance: Chance) -> Act:
    """Mostly lawful acts, so that rounds go on, and all the others between them."""
    roll = chance.below(20)
    if table.phase == OVER and roll < 6:
        return new_rule(table, chance, 0)
    if roll < 12:
        table.steps = 0
        act = random_act(table, chance)
        return act if act is not None else Tick(table.clock + 121_000)
    return possible_act(table, chance) if roll < 19 else wild_act(table, chance)


def unruly_act(table: Table, chance: Chance) -> Act:
    """Something that somebody tries who does not care for the rules. Nobody can move the clock, though."""
    act = possible_act(table, chance) if chance.below(4) else wild_act(table, chance)
    return Draw(chance.below(table.seats)) if isinstance(act, Tick) else act
