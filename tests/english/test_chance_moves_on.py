"""Whatever was left to chance moves it on: dice, blind draws and mixed hands come out otherwise the next time."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.table import Event, Table
from cardhouse.english.written.events import CardTraded, DieRolled, HandsMixed, Robbed
from cardhouse.games import BARTOK, new_table


def laid() -> Table:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=3)
    table.hands[:] = [list(cards("5H")), list(cards("6H")), list(cards("7H"))]
    table.forget()
    return table


NEXT = laid().chance.copy()
NEXT.below(6)
STATE = NEXT.state


@pytest.mark.parametrize(
    "event",
    [
        DieRolled(0, 3, STATE),
        Robbed(0, 1, cards("6H"), STATE),
        CardTraded(0, card("5H"), card("6H"), 1, 0, STATE),
        HandsMixed(cards("5H 6H"), (0, 1), (1, 0), STATE),
    ],
    ids=lambda event: type(event).__name__,
)
def test_chance_has_moved_on(event: Event) -> None:
    table = laid()
    assert table.chance.state != STATE
    event.apply(table)
    assert table.chance.state == STATE
