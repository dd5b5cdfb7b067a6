"""Sets of seats."""

import copy
import pickle

import pytest

from cardhouse.core.seats import EVERYONE, MOST_SEATS, NO_SEAT, NOBODY, Seats, only, seats_of


def test_a_set_of_seats_knows_its_members() -> None:
    some = seats_of([0, 2])
    assert [seat in some for seat in (0, 1, 2, NO_SEAT)] == [True, False, True, False]
    assert some.among(4) == (0, 2)
    assert some.among(2) == (0,)
    assert EVERYONE.among(3) == (0, 1, 2)


def test_one_seat_alone() -> None:
    assert only(2).among(4) == (2,)
    assert only(2).among(2) == ()  # nobody sits there
    assert only(2) == seats_of([2])
    assert only(NO_SEAT) is NOBODY
    assert [only(seat).among(MOST_SEATS) for seat in (0, MOST_SEATS - 1)] == [(0,), (MOST_SEATS - 1,)]


def test_seats_are_joined_and_cut() -> None:
    assert only(0) | only(2) == seats_of([2, 0])
    assert EVERYONE & only(1) == only(1)
    assert (EVERYONE - only(1)).among(3) == (0, 2)
    assert not (only(1) - only(1))
    assert only(1)


@pytest.mark.parametrize(
    ("one", "other", "both", "left"),
    [
        ([0, 1], [1, 2], [1], [0]),
        ([0, 1], [0, 1, 2], [0, 1], []),
        ([0, 1, 2], [1], [1], [0, 2]),
        ([0], [1], [], [0]),
        ([], [1], [], []),
    ],
)
def test_what_two_sets_share_and_what_is_left(
    one: list[int], other: list[int], both: list[int], left: list[int]
) -> None:
    assert seats_of(one) & seats_of(other) == seats_of(both)
    assert seats_of(one) - seats_of(other) == seats_of(left)


def test_a_set_that_is_not_cut_stays_the_one_it_was() -> None:
    """One seat alone knows that it is alone; one made anew would have to find out."""
    one, some = only(1), seats_of([0, 1])
    assert EVERYONE & one is one
    assert one & some is one
    assert some & EVERYONE is some
    assert some - only(2) is some


def test_equal_sets_are_equal_and_other_things_are_not() -> None:
    assert len({only(3), seats_of([3]), NOBODY}) == 2
    assert only(0) != 1
    assert repr(seats_of([0, 2])) == "Seats(0b101)"


@pytest.mark.parametrize("some", [NOBODY, EVERYONE, only(3), seats_of([0, 2])])
def test_a_set_of_seats_can_be_copied_and_kept(some: Seats) -> None:
    assert copy.deepcopy(some) == some
    kept = pickle.loads(pickle.dumps(some))
    assert kept == some
    assert kept.among(4) == some.among(4)
