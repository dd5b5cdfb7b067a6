"""Words for naming suits, pointing, and answering penalties, as acts."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from cardhouse.core.acts import Act, Prepare
from cardhouse.core.cases import MOVE, Move
from cardhouse.core.people_acts import Say, Vote
from cardhouse.core.view import View
from cardhouse.rules.order.pointing_acts import NO_SIDE, Point
from cardhouse.rules.proposing.across_the_table import ASK, AskHow

SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
SIDES: Final = {"right": 0, "left": 1}


class ReadsLines(Protocol):
    """Whoever reads lines for a seat."""

    @property
    def view(self) -> View: ...

    @property
    def seat(self) -> int: ...

    def player(self, rest: Sequence[str]) -> int: ...


def order_verbs(reader: ReadsLines) -> dict[str, Callable[[list[str]], Act]]:
    """`hearts`, `point bob left`, `ask`, `accept`, `contest`, `ready`."""
    seat = reader.seat
    return {
        "point": partial(point, reader),
        **({ASK: lambda rest: AskHow(seat)} if ASK in reader.view.ways else {}),  # else it is about a rank
        **({"motion": partial(move, reader)} if MOVE in reader.view.ways else {}),  # else it is about a reading
        "accept": lambda rest: Vote(seat, True),
        "ready": lambda rest: Prepare(seat, "ready"),
        **{name: partial(name_suit, seat, name) for name in SUIT_NAMES},
    }


def move(reader: ReadsLines, rest: list[str]) -> Act:
    """`motion ten:off`, `motion officious bob`."""
    subject = rest[0].casefold() if rest else ""
    if subject == "officious":
        return Move(reader.seat, subject, reader.player(rest[1:]))
    return Move(reader.seat, " ".join(rest))


def name_suit(seat: int, name: str, rest: list[str]) -> Act:
    return Say(seat, name)


def point(reader: ReadsLines, rest: list[str]) -> Act:
    """`point bob`, `point at bob left`."""
    said = [word for word in rest if word.casefold() != "at"]
    side = SIDES.get(said[-1].casefold(), NO_SIDE) if said else NO_SIDE
    return Point(reader.seat, reader.player(said[:-1] if side != NO_SIDE else said), side)
