"""How a trace begins: who sits there, which way play goes, and what no trace has."""

import pytest

from cardhouse.core.declared import UnknownOption
from cardhouse.testing.notation import SettingText, Trace
from cardhouse.testing.traces import Tracing, Unreadable, Wrong, laid


def begun(*settings: tuple[str, str], option: str | None = None) -> Tracing:
    words = [SettingText(key, option, value) for key, value in settings]
    return laid(Trace("T", "x.table", 1, tuple(words), (), ""))


@pytest.mark.parametrize(
    "settings, seats, way, strides, sided",
    [
        ([], 6, 1, False, False),
        ([("start", "-")], 6, 1, False, False),
        ([("n", "2")], 2, 1, False, False),
        ([("n", "16"), ("start", "tens")], 16, 1, True, False),
        ([("start", "queens,dir-")], 6, -1, False, True),
        ([("start", "tens,queens,dir-")], 6, -1, True, True),
    ],
)
def test_a_trace_begins_as_it_says(
    settings: list[tuple[str, str]], seats: int, way: int, strides: bool, sided: bool
) -> None:
    found = begun(*settings)
    assert (found.table.seats, found.start_way) == (seats, way)
    assert (found.order.strides, found.order.sided) == (strides, sided)


@pytest.mark.parametrize(
    "settings, told",
    [
        ([("begin", "-")], "A trace starts with: start=-"),
        ([("start", "tens,jacks")], "A trace starts with: start=-"),
        ([("n", "six")], "A trace starts with: start=-"),
        ([("n", "1")], "A table has 2 to 16 seats, not 1."),
        ([("n", "17")], "A table has 2 to 16 seats, not 17."),
    ],
)
def test_what_no_trace_begins_with(settings: list[tuple[str, str]], told: str) -> None:
    with pytest.raises(Unreadable, match=told):
        begun(*settings)


def test_only_one_pile_is_followed() -> None:
    with pytest.raises(Unreadable, match="has two"):
        laid(Trace("T", "x.table", 1, (), (), ""), "uncle-baiting@two-groups")


def test_an_option_that_there_is_not_is_told() -> None:
    with pytest.raises(UnknownOption):
        begun(("option", "on"), option="nonsense")


def test_nobody_sits_beyond_the_last_seat() -> None:
    tracing = begun(("n", "3"))
    assert [tracing.seat(letter) for letter in "ABC"] == [0, 1, 2]
    with pytest.raises(Wrong, match="nobody sits at D"):
        tracing.seat("D")
