"""What a server adds to an act before it is decided."""

from __future__ import annotations

from datetime import date

from cardhouse.core.acts import Draw
from cardhouse.core.book_acts import AddRule, Introduce
from cardhouse.server.completing import completed


def test_a_new_rule_has_its_day_and_keeps_the_one_it_was_given() -> None:
    made = completed(AddRule(1, "Kings", "Kings skip"))
    assert isinstance(made, AddRule)
    assert (made.seat, made.title, made.text, made.day) == (1, "Kings", "Kings skip", date.today().isoformat())
    given = AddRule(1, "Kings", "Kings skip", "2023-08-14")
    assert completed(given) is given


def test_a_sealed_rule_has_a_number_that_nobody_can_guess() -> None:
    sealed = [completed(Introduce(0, "Nobody hums.", "Humming", "")) for _ in range(2)]
    nonces = {each.nonce for each in sealed if isinstance(each, Introduce)}
    assert len(nonces) == 2
    assert min(map(len, nonces)) == 32


def test_everything_else_stays_as_it_is() -> None:
    act = Draw(2)
    assert completed(act) is act
