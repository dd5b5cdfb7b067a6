"""Seats, and sets of seats as bit masks."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

NO_SEAT: Final = -1
MOST_SEATS: Final = 16
FEW_SEATS: Final = 8


@mypyc_attr(free_list_len=1)
class Seats:
    """A set of seats."""

    __slots__ = ("alone", "bits")

    def __init__(self, bits: int, alone: Seat = NO_SEAT) -> None:
        self.bits: Final[int] = bits
        self.alone: Final[Seat] = alone  # the one member, where that is known

    def __contains__(self, seat: Seat) -> bool:
        return seat >= 0 and (self.bits >> seat) & 1 == 1

    def __or__(self, other: "Seats") -> "Seats":
        return Seats(self.bits | other.bits)

    def __and__(self, other: "Seats") -> "Seats":
        bits = self.bits & other.bits
        if bits == other.bits:
            return other  # which knows whether it is one seat alone
        return self if bits == self.bits else Seats(bits)

    def __sub__(self, other: "Seats") -> "Seats":
        return Seats(self.bits & ~other.bits) if self.bits & other.bits else self

    def __bool__(self) -> bool:
        return self.bits != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seats) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __repr__(self) -> str:
        return f"Seats({self.bits:#b})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Seats, (self.bits, self.alone))

    def among(self, count: int) -> tuple[Seat, ...]:
        """The members at a table of so many seats, in order."""
        if count <= FEW_SEATS:
            return _MEMBERS[self.bits & ((1 << count) - 1)]
        return tuple([seat for seat in range(count) if (self.bits >> seat) & 1])


_MEMBERS: Final[list[tuple[Seat, ...]]] = [
    tuple([seat for seat in range(FEW_SEATS) if (bits >> seat) & 1]) for bits in range(1 << FEW_SEATS)
]
NOBODY: Final = Seats(0)
EVERYONE: Final = Seats((1 << MOST_SEATS) - 1)
ONLY: Final[list[Seats]] = [*[Seats(1 << seat, seat) for seat in range(MOST_SEATS)], NOBODY]
"""Just this seat, for each; nobody at the last place, which is where NO_SEAT leads."""


def only(seat: Seat) -> Seats:
    """Just this seat; nobody, if there is none."""
    return ONLY[seat] if seat >= 0 else NOBODY


def seats_of(seats: Iterable[Seat]) -> Seats:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return Seats(bits)
