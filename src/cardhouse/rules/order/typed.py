"""What is typed to point at somebody."""

from collections.abc import Sequence

from cardhouse.core.acts import Act
from cardhouse.core.lines import LISTED, Speaker, WordReader, said_as, verb
from cardhouse.rules.order.pointing_acts import NO_SIDE, Point

SIDES = {"right": 0, "left": 1}

LISTED[Point] = "point"


@verb("point")
def point(reader: WordReader, rest: list[str]) -> Act:
    """`point bob`, `point at bob left`."""
    said = [word for word in rest if word.casefold() != "at"]
    side = SIDES.get(said[-1].casefold(), NO_SIDE) if said else NO_SIDE
    return Point(reader.seat, reader.player(said[:-1] if side != NO_SIDE else said), side)


@said_as(Point)
def pointing(act: Point, to: Speaker, names: Sequence[str]) -> str:
    where = ("", to.noun(", at their right side"), to.noun(", at their left side"))[act.side + 1]
    return to.says(f"point at {names[act.at]}", names) + where
