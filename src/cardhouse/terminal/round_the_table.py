"""Words for what is done round the table besides playing cards: tokens, vetoes, bows, motions, choices."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from cardhouse.cards import RANKS, Card
from cardhouse.core.acts import Act, Prepare
from cardhouse.core.book_acts import Object
from cardhouse.core.people_acts import Gesture
from cardhouse.core.seats import Seat
from cardhouse.core.view import View
from cardhouse.rules.dealing.giving_orders import GiveOrder
from cardhouse.rules.lawmaking.declaring import Declare, Propose
from cardhouse.rules.market.peeks import Arrange
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Take, Tidy, TurnUp
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.saying.asking import Ask
from cardhouse.rules.tokens.token_acts import HandOn, ReturnTurn, TakeTurn

BOWS: Final = {"": "bow", "eye": "bow eye", "shut": "bow shut"}
STEPS: Final = ("shuffle", "cut", "salad")
GESTURES: Final = ("celebrate", "raise", "lower")
HANDS: Final = ("left", "right", "either")
SALAD: Final = "salad"
TRAP: Final = "trap"


class NotUnderstood(ValueError):
    """A line that is no act; the message says what to type instead."""


class KnowsSeat(Protocol):
    """What a reader of lines knows."""

    @property
    def view(self) -> View: ...

    @property
    def seat(self) -> Seat: ...

    def player(self, rest: Sequence[str]) -> int: ...

    def cards(self, rest: Sequence[str], example: str) -> tuple[Card, ...]: ...

    def content(self, words: Sequence[str]) -> list[str]: ...

    def words(self, rest: Sequence[str], example: str) -> str: ...

    def rule(self, said: str) -> str: ...

    def pile(self, rest: list[str], new: bool = True) -> tuple[list[str], int]: ...


def more_verbs(reader: KnowsSeat) -> dict[str, Callable[[list[str]], Act]]:
    """Verbs, and how the rest of a line is read after each."""
    seat = reader.seat
    found: dict[str, Callable[[list[str]], Act]] = {
        "take": lambda rest: take(reader, rest),
        "return": lambda rest: ReturnTurn(seat),
        "lay": lambda rest: LayTaken(seat, reader.cards(rest, "lay 5s")[0], TRAP),
        "swap": lambda rest: swap(reader, rest),
        "bow": lambda rest: bow(reader, rest),
        "glance": lambda rest: Gesture(seat, "glance", reader.player(rest)),
        "hand": lambda rest: hand_on(reader, rest),
        "ask": lambda rest: ask(reader, rest),
        "menu": lambda rest: menu(reader, rest),
        "primes": lambda rest: Declare(seat, "primes", reader.words(rest, "primes number").casefold()),
        "order": lambda rest: order(reader, rest),
        "motion": lambda rest: Propose(seat, reader.words(rest, "motion recycle:none")),
        "object": lambda rest: Object(seat, reader.rule(reader.words(rest, "object no-singing"))),
        "tidy": lambda rest: Tidy(seat, pile_of(reader, rest)),
        "flip": lambda rest: Flip(seat, pile_of(reader, rest)),
        "turnup": lambda rest: TurnUp(seat, pile_of(reader, rest)),
    }
    found.update({each: gesturing(seat, each) for each in GESTURES})
    found.update({each: gesturing(seat, f"{each} hand") for each in HANDS})
    found.update({step: preparing(seat, step) for step in STEPS})
    return found


def gesturing(seat: Seat, gesture: str) -> Callable[[list[str]], Act]:
    return lambda rest: Gesture(seat, gesture)


def preparing(seat: Seat, step: str) -> Callable[[list[str]], Act]:
    return lambda rest: Prepare(seat, step)


def pile_of(reader: KnowsSeat, rest: list[str]) -> int:
    """`tidy 2`, `tidy pile 2`, or just `tidy` where there is one pile."""
    named = [word for word in reader.content(rest) if word.casefold() not in ("pile", "on", "from")]
    return reader.pile(["on", *named] if named else [], new=False)[1]


def take(reader: KnowsSeat, rest: list[str]) -> Act:
    """`take` the Turn Token, or `take 1`: the top cards of pile 1."""
    token = [word.casefold() for word in reader.content(rest)] in ([], ["turn"], ["token"], ["turn", "token"])
    return TakeTurn(reader.seat) if token else Take(reader.seat, pile_of(reader, rest))


def swap(reader: KnowsSeat, rest: list[str]) -> Act:
    """`swap 5h 4c`: hand cards first, then as many of the Salad; `for` may stand between."""
    lower = [word.casefold() for word in rest]
    at = lower.index("for") if "for" in lower else (len(rest) + 1) // 2
    mine = reader.cards(rest[:at], "swap 5h for 4c")
    wanted = reader.cards([word for word in rest[at:] if word.casefold() != "for"], "swap 5h for 4c")
    return Swap(reader.seat, SALAD, mine, wanted)


def bow(reader: KnowsSeat, rest: list[str]) -> Act:
    """A bow to the Dealer, eye to eye; the Dealer's own is just a bow."""
    said = rest[0].casefold() if rest else "" if reader.seat == reader.view.dealer else "eye"
    if said not in BOWS:
        raise NotUnderstood('Bow "bow" to the Dealer, eye to eye, or "bow shut" with your eyes shut.')
    return Gesture(reader.seat, BOWS[said], reader.view.dealer if said == "eye" else -1)


def hand_on(reader: KnowsSeat, rest: list[str]) -> Act:
    """`hand pack to bob`."""
    said = [word for word in reader.content(rest) if word.casefold() not in ("to", "token")]
    if len(said) != 2:
        raise NotUnderstood('Say what and to whom, for instance "hand pack to bob".')
    token = "deck" if said[0].casefold() == "pack" else said[0].casefold()
    return HandOn(reader.seat, token, reader.player(said[1:]))


def ask(reader: KnowsSeat, rest: list[str]) -> Act:
    """`ask 10`, `ask what a 10 does`."""
    ranks = [word.upper().strip("?") for word in rest if word.upper().strip("?") in RANKS and word != "a"]
    if len(ranks) != 1:
        raise NotUnderstood('Ask about one rank, for instance "ask 9".')
    return Ask(reader.seat, RANKS.index(ranks[0]) + 1)


def menu(reader: KnowsSeat, rest: list[str]) -> Act:
    """`menu slam veto`: rules by their ids."""
    rules = [reader.rule(word) for word in reader.content(rest)]
    if len(rules) != 2:
        raise NotUnderstood('Name two rules by the ids in brackets, for instance "menu slam veto"; "rules" lists them.')
    return Declare(reader.seat, "menu", ",".join(rules))


def order(reader: KnowsSeat, rest: list[str]) -> Act:
    """`order bob sit up`; in games where cards on the stock are put in order, `order 5h 3s`, or `order 2 1`, by their
    places on the stock.
    """
    if rest and any(name.casefold().startswith(rest[0].casefold()) for name in reader.view.names):
        return GiveOrder(reader.seat, reader.player(rest[:1]), reader.words(rest[1:], "order bob sit up"))
    known = reader.view.known
    places = [known[int(word) - 1] if word.isdecimal() and 0 < int(word) <= len(known) else word for word in rest]
    return Arrange(reader.seat, reader.cards(places, "order 5h 3s"))
