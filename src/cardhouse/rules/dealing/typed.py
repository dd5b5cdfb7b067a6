"""What is typed before play, and to give somebody an order."""

from collections.abc import Sequence

from cardhouse.core.acts import Act
from cardhouse.core.lines import (
    LABELS,
    MANNERS,
    PREPARING,
    NotUnderstood,
    Speaker,
    TypedManner,
    WordReader,
    helps,
    picked_as,
    verb,
)
from cardhouse.core.people_acts import Gesture
from cardhouse.rules.dealing.cutting import CUTTER
from cardhouse.rules.dealing.giving_orders import GiveOrder
from cardhouse.rules.dealing.menu import MENU
from cardhouse.rules.lawmaking.declaring import Declare

HANDS = ("left", "right", "either")

helps(210, "left, right, either", "the hand that you use from now on", "play")
helps(220, "menu slam veto", "as the Chef: two rules that are off in this round", MENU)
helps(240, "order bob sit up", "give somebody an order", "play")


def name_two(act: Act, to: Speaker) -> str:
    return to.says(
        "You are the Chef: name two rules that are off in this round by the ids in brackets, for instance "
        '"menu slam veto". "rules" lists them; Enter leaves it to chance.'
    )


LABELS[GiveOrder] = "Give an order"
MANNERS[MENU] = TypedManner(typed=True, enter=PREPARING, random=True, asks=name_two)


@verb("left")
def left(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, "left hand")


@verb("right")
def right(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, "right hand")


@verb("either")
def either(reader: WordReader, rest: list[str]) -> Act:
    return Gesture(reader.seat, "either hand")


@verb(MENU)
def menu(reader: WordReader, rest: list[str]) -> Act:
    """`menu slam veto`: rules by their ids."""
    rules = [reader.rule(word) for word in reader.content(rest)]
    if len(rules) != 2:
        raise NotUnderstood('Name two rules by the ids in brackets, for instance "menu slam veto"; "rules" lists them.')
    return Declare(reader.seat, MENU, ",".join(rules))


@verb("order")
def order(reader: WordReader, rest: list[str]) -> Act | None:
    """`order bob sit up`."""
    if not rest or not any(name.casefold().startswith(rest[0].casefold()) for name in reader.view.names):
        return None
    return GiveOrder(reader.seat, reader.player(rest[:1]), reader.words(rest[1:], "order bob sit up"))


@picked_as(CUTTER)
def cuts(picks: Sequence[int], people: Sequence[str], to: Speaker) -> str:
    if not people:
        return ""
    return to.says("you are to cut the pack" if people[0] == "you" else f"{people[0]} is to cut the pack", people)
