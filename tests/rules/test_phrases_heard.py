"""Which known phrases are heard in what somebody says."""

import pytest

from cardhouse.rules.points.points_of_order import ANYWHERE, kinds_said, points_in_call

ALONE = "alone"
BEGINS, ENDS = ["point of order"], ["end of point of order"]


@pytest.mark.parametrize(
    "said, where, lenient, heard",
    [
        ("Point of Order", ANYWHERE, False, BEGINS),
        ("Point of Order", ALONE, False, BEGINS),
        ("well, point of order", ANYWHERE, True, BEGINS),
        ("well, point of order", ALONE, True, []),
        ("End of Point of Order", ALONE, False, ENDS),
        ("End point of order", ALONE, True, ENDS),
        ("End point of order", ALONE, False, BEGINS),  # not the right words: it is the forbidden ones
        ("I end the point of order now", ANYWHERE, True, ENDS),
        ("I end the point of order now", ANYWHERE, False, BEGINS),
        ("I end the point of order now", ALONE, True, []),
        ("hello", ANYWHERE, True, []),
    ],
)
def test_points_of_order_that_are_heard(said: str, where: str, lenient: bool, heard: list[str]) -> None:
    assert kinds_said(said, where, lenient) == heard
    assert points_in_call(said, where, lenient) == (heard if heard == BEGINS else [])
