"""What is typed to spring a trap."""

from cardhouse.cards import RANKS
from cardhouse.core.acts import Act
from cardhouse.core.lines import MANNERS, READY, NotUnderstood, TypedManner, WordReader, helps, verb
from cardhouse.core.shown import View
from cardhouse.rules.traps.springing import SPRING, Spring

TRAP = "trap"

helps(110, "set 7s", "put a card face down before you as a trap", "set")
helps(120, "trap, trap on 2 as 9", "spring your trap, on pile 2, called a 9", "spring")

MANNERS[Spring] = TypedManner(typed=True, lands=True)


def lies_ready(view: View) -> bool:
    return SPRING in view.ways and any(
        area.owner == view.seat and area.area == TRAP and area.cards for area in view.areas
    )


READY.append((lies_ready, '"trap" springs your trap.'))


@verb("trap")
@verb("spring")
def spring(reader: WordReader, rest: list[str]) -> Act:
    """`trap`, `trap on 2`, `trap on new as 6`: where it goes, and what rank it is called."""
    lower = [word.casefold() for word in rest]
    called = 0
    if "as" in lower:
        at = lower.index("as")
        rank = lower[at + 1].upper() if at + 1 < len(lower) else ""
        if rank not in RANKS:
            raise NotUnderstood('Call it one rank up or down, for instance "trap as 9".')
        rest, called = rest[:at], RANKS.index(rank) + 1
    return Spring(reader.seat, reader.area(), reader.pile(rest)[1], called)
