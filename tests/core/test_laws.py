"""Tables with the same articles have one law."""

from dataclasses import dataclass

import pytest

from cardhouse.core.acts import Draw
from cardhouse.core.engine import decide
from cardhouse.core.law import law_of
from cardhouse.core.rule import Article, Rule
from cardhouse.core.sitting import Sitting
from cardhouse.games import GAMES, new_table
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep, open_sitting


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_one_game_have_one_law(name: str) -> None:
    one, other = (new_table(name, ["Ann", "Bob", "Cat", "Dan"], seed=seed) for seed in (1, 2))
    assert one.law is other.law
    assert new_table(name, ["Ann", "Bob", "Cat", "Dan"], dial="table").law is not one.law


def test_options_and_rules_left_out_make_another_law() -> None:
    names, plain = ["Ann", "Bob"], new_table("bartok", ["Ann", "Bob"])
    one, other = (new_table("bartok", names, options={"guilt": "majority"}, without=["slam"]) for _ in range(2))
    assert one.law is other.law
    assert one.law is not plain.law
    assert plain.law.in_force("slam")
    assert not one.law.in_force("slam")


def test_a_table_that_is_opened_again_has_the_law_of_the_others() -> None:
    sitting, store = Sitting(new_table("bartok", ["Ann", "Bob"], options={"guilt": "majority"})), MemoryStore()
    keep(sitting, store, "friday", game="bartok", seed=1)
    assert open_sitting(store, "friday").table.law is sitting.table.law


def test_what_is_adopted_at_one_table_is_not_in_force_at_another() -> None:
    one, other = (new_table("bartok@2023-08-14", ["Ann", "Bob"]) for _ in range(2))
    one.enact(one.law.adopting(Article("new", "New", "Ann", "2026-01-01", (), "Be kind.")))
    assert "new" in one.law.by_id
    assert "new" not in other.law.by_id
    decide(other, Draw(0))


@dataclass(frozen=True)
class Listing(Rule):
    """It has a list, and so no hash."""

    names: list[str]


def test_a_rule_without_a_hash_makes_a_law_of_its_own() -> None:
    book = (Article("listing", "Listing", "", "", (Listing(["Ann"]),)),)
    assert law_of(book, "referee").book == book
    assert law_of(book, "referee") is not law_of(book, "referee")
