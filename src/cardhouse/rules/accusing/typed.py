"""What is typed for bows and hands that are raised."""

from cardhouse.core.acts import Act
from cardhouse.core.lines import NotUnderstood, WordReader, helps, verb
from cardhouse.core.people_acts import Gesture
from cardhouse.core.seats import NO_SEAT
from cardhouse.rules.accusing.penalties import BOW, BOW_EYE, BOW_SHUT, GLANCE, LOWER, RAISE

BOWS = {"": BOW, "eye": BOW_EYE, "shut": BOW_SHUT}

helps(100, "pay, bow, bow shut", "take a penalty card that you owe; bow before it", "play")


@verb("bow")
def bow(reader: WordReader, rest: list[str]) -> Act:
    """A bow to the Dealer, eye to eye; the Dealer's own is just a bow."""
    said = rest[0].casefold() if rest else "" if reader.seat == reader.view.dealer else "eye"
    if said not in BOWS:
        raise NotUnderstood('Bow "bow" to the Dealer, eye to eye, or "bow shut" with your eyes shut.')
    return Gesture(reader.seat, BOWS[said], reader.view.dealer if said == "eye" else NO_SEAT)


@verb("glance")
def glance(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, GLANCE, reader.player(rest))


@verb("raise")
def raised(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, RAISE)


@verb("lower")
def lowered(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, LOWER)
