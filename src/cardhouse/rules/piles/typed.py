"""What is typed to take cards off piles, to turn them over and to tidy them."""

from collections.abc import Sequence

from cardhouse.core.acts import Act
from cardhouse.core.lines import LABELS, MANNERS, Speaker, TypedManner, WordReader, helps, said_as, verb
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Sort, Take, Tidy, TurnUp

TRAP = "trap"

helps(80, "take 1", "take the top two cards of pile 1", "take")
helps(130, "lay 5s", "set a card you took off a pile as a trap", "lay")
helps(300, "sort, tidy 1", "put your hand in order; straighten a pile", "play")

LABELS[Sort] = "Sort your hand"
LABELS[Tidy] = "Tidy a pile"
MANNERS[Take] = TypedManner(typed=True, hint='"take 1" for the top two cards of pile 1')
MANNERS[LayTaken] = TypedManner(typed=True, hint='"lay" and a card you took')
MANNERS[Flip] = TypedManner(typed=True)
MANNERS[TurnUp] = TypedManner(typed=True)


def pile_of(reader: WordReader, rest: list[str]) -> int:
    """`tidy 2`, `tidy pile 2`, or just `tidy` where there is one pile."""
    named = [word for word in reader.content(rest) if word.casefold() not in ("pile", "on", "from")]
    return reader.pile(["on", *named] if named else [], new=False)[1]


@verb("take")
def take(reader: WordReader, rest: list[str]) -> Act:
    """`take 1`: the top cards of pile 1."""
    return Take(reader.seat, pile_of(reader, rest))


@verb("lay")
def lay(reader: WordReader, rest: list[str]) -> Act:
    return LayTaken(reader.seat, reader.cards(rest, "lay 5s")[0], TRAP)


@verb("tidy")
def tidy(reader: WordReader, rest: list[str]) -> Act:
    return Tidy(reader.seat, pile_of(reader, rest))


@verb("flip")
def flip(reader: WordReader, rest: list[str]) -> Act:
    return Flip(reader.seat, pile_of(reader, rest))


@verb("turnup")
def turn_up(reader: WordReader, rest: list[str]) -> Act:
    return TurnUp(reader.seat, pile_of(reader, rest))


@said_as(Take)
def taking(act: Take, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"take the top {act.count} cards of pile {act.pile}", names)


@said_as(LayTaken)
def laying(act: LayTaken, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"set {act.card}, which you just took, as your {act.area}", names)


@said_as(Flip)
def flipping(act: Flip, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"turn pile {act.pile} over", names)


@said_as(TurnUp)
def turning_up(act: TurnUp, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"turn up the top card of pile {act.pile}", names)
