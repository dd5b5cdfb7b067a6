"""What is typed to swap with the Salad."""

from collections.abc import Sequence

from cardhouse.cards import listed
from cardhouse.core.acts import Act
from cardhouse.core.lines import MANNERS, Speaker, TypedManner, WordReader, helps, said_as, verb
from cardhouse.rules.salad.swaps import Swap

SALAD = "salad"

helps(140, "swap 5h for 4c", "swap a hand card with one of your Salad", "swap")
MANNERS[Swap] = TypedManner(typed=True)


@verb("swap")
def swap(reader: WordReader, rest: list[str]) -> Act:
    """`swap 5h 4c`: hand cards first, then as many of the Salad; `for` may stand between."""
    lower = [word.casefold() for word in rest]
    at = lower.index("for") if "for" in lower else (len(rest) + 1) // 2
    mine = reader.cards(rest[:at], "swap 5h for 4c")
    wanted = reader.cards([word for word in rest[at:] if word.casefold() != "for"], "swap 5h for 4c")
    return Swap(reader.seat, SALAD, mine, wanted)


@said_as(Swap)
def swapping(act: Swap, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"swap {listed(act.cards)} for {listed(act.wanted)} in your {act.area}", names)
