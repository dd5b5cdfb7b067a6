"""The table: where things lie, who sits where, and copies that go their own way."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from cardhouse.cards import card
from cardhouse.core.acts import Draw, Lay, Play
from cardhouse.core.affairs import Owed
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table, state
from cardhouse.core.engine import decide
from cardhouse.core.law import Law
from cardhouse.core.owed import Duty
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Accuse
from cardhouse.core.rule import TABLE, Brings, Rule
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import CENTRE, MOMENTARY, STATE, Table
from cardhouse.games import BARTOK_EARLY
from cardhouse.rules.traps.traps import TrapCard
from tests.core.seating import ANN, BOB, CAT, article, does, names, seat


def busy() -> Table:
    """A table where something lies everywhere and everything is owed."""
    table = seat(TrapCard(), dial=TABLE)
    does(table, Lay(ANN, card("4C"), "trap"), Draw(CAT), Accuse(BOB, CAT, "base-turn"))
    Owed(Duty(BOB, "say", "Bartok")).apply(table)
    Fined(ANN, 2, "base-match").apply(table)
    table.tokens["lamp"] = CAT
    table.keeps = True
    does(table, Draw(BOB))
    return table


CHANGES: dict[str, Callable[[Table], object]] = {
    "hands": lambda table: table.hands[ANN].pop(),
    "stock": lambda table: table.stock.pop(),
    "piles": lambda table: table.piles[1].append(card("5S")),
    "areas": lambda table: table.areas["trap"][ANN].clear(),
    "tokens": lambda table: table.tokens.update(lamp=CENTRE),
    "duties": lambda table: table.duties.clear(),
    "debts": lambda table: table.debts.clear(),
    "breaches": lambda table: table.breaches.clear(),
    "motions": lambda table: table.motions.clear(),
    "pauses": lambda table: table.pauses.clear(),
    "chance": lambda table: table.chance.word(),
    "grain": lambda table: setattr(table, "grain", "sand"),
    "law": lambda table: table.enact(table.law.repealing("base-match")),
}


@pytest.mark.parametrize("part", CHANGES)
def test_a_copy_is_independent(part: str) -> None:
    table, untouched = busy(), busy()
    other = table.copy()
    assert same_table(other, table) == []
    CHANGES[part](other)
    assert [difference.split(":")[0] for difference in same_table(other, table)] == [part]
    assert same_table(table, untouched) == []


VALUES = {int: 7, str: "something", bool: True, tuple: (1, 2), list: [1, 2], dict: {"lamp": CAT}}
"""Something else than what a field begins with."""


def test_a_copy_has_every_field_of_a_table() -> None:
    blank = Table(Law(()), ["Ann", "Bob"], seeded(1))
    assert [name for name in (*STATE, *MOMENTARY) if not hasattr(blank, name)] == []
    for name in set(STATE) - {"law", "names", "chance", "hands", "piles", "areas", "saved", "landing"}:
        table = Table(Law(()), ["Ann", "Bob"], seeded(1))
        setattr(table, name, VALUES[type(getattr(table, name))])
        assert getattr(table.copy(), name) == getattr(table, name) != getattr(blank, name), name
        assert name in state(table)
    assert set(state(blank)) == set(STATE)


def test_acts_at_a_copy_leave_the_original_alone() -> None:
    table = seat()
    other = table.copy()
    does(other, Play(ANN, (card("9H"),)), Draw(BOB))
    assert same_table(table, seat()) == []
    does(table, Draw(ANN))
    assert names(other, "Ann") == "4C"


def test_a_copy_has_the_same_future() -> None:
    table = seat(stock="", pile="2H 3H 4H 5H 6H 7H 8H")
    other = table.copy()
    assert does(table, Draw(ANN)).events == does(other, Draw(ANN)).events


def test_the_seats_go_round() -> None:
    table = seat()
    assert [table.step(CAT, 1), table.step(ANN, 2), table.step(BOB, 6)] == [ANN, CAT, BOB]
    table.direction = -1
    assert [table.step(ANN, 1), table.step(CAT, 2)] == [CAT, ANN]
    assert table.left_of(CAT) == ANN  # left stays left


def test_what_a_seat_owes_is_counted() -> None:
    table = busy()
    Fined(ANN, 3).apply(table)
    assert [table.owed_by(seat) for seat in (ANN, BOB, CAT)] == [5, 0, 0]
    assert table.paused


def test_a_table_is_paused_by_a_pause_or_a_debt() -> None:
    table = seat()
    assert not table.paused
    table.pauses.append("tea")
    assert table.paused


def test_duties_and_motions_are_found() -> None:
    table = busy()
    assert table.duty_of(BOB, "say") == Duty(BOB, "say", "Bartok")
    assert table.duty_of(BOB, "give") is None
    assert table.duty_of(ANN, "say") is None
    assert table.blocking() is None
    motion = table.motion("accusation")
    assert motion is not None
    assert motion.subject == "base-turn"
    assert table.motion("menu") is None


def test_an_area_that_no_rule_brought_is_there_when_it_is_needed() -> None:
    table = seat()
    table.area("salad", BOB).append(card("5S"))
    assert [len(zone) for zone in table.areas["salad"]] == [0, 1, 0]


def test_an_empty_pile_has_no_top() -> None:
    table = seat(pile="")
    assert table.top(1) is None


def test_a_new_law_keeps_what_lies_on_the_table() -> None:
    table = seat(TrapCard())
    does(table, Lay(ANN, card("4C"), "trap"))
    table.enact(table.law.repealing("trap-card"))
    assert table.areas["trap"][ANN] == [card("4C")]
    table.enact(table.law.adopting(article(TrapCard())))
    assert table.areas["trap"][ANN] == [card("4C")]


@dataclass(frozen=True)
class Market(Rule):
    """There is a market in the middle, and a lamp."""

    def brings(self) -> Brings:
        return Brings(shared=("market",), tokens=("lamp",))


def test_a_rule_may_bring_an_area_for_all() -> None:
    table = seat(Market())
    table.area("market", NO_SEAT).append(card("5S"))
    assert table.areas["market"] == [[card("5S")]]
    assert table.tokens == {"lamp": CENTRE}


def test_an_empty_table_knows_no_game() -> None:
    table = Table(Law(()), ["Ann", "Bob"], seat().chance)
    assert (table.seats, table.phase, table.dealer, table.turn) == (2, "shuffle", BOB, -1)
    table.enact(Law(BARTOK_EARLY))
    assert table.areas == {"trap": [[], []]}


def test_who_changes_a_table_by_hand_says_so() -> None:
    table = seat()
    assert decide(table.copy(), Play(BOB, (card("9D"),))).answer == "refused"
    table.turn, table.piles[1] = BOB, [card("9S")]
    table.forget()
    assert decide(table, Play(BOB, (card("9D"),))).lawful
