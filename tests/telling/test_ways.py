"""Whatever somebody has to do reads as a task: "Bob has to …"."""

from __future__ import annotations

import pytest

from cardhouse.core.declared import ASKED, SPOKEN, STEP, Way
from cardhouse.core.law import Law
from cardhouse.core.owed import Duty
from cardhouse.core.view import view
from cardhouse.core.words import Hearer
from cardhouse.games import new_table
from cardhouse.games.shelf import GAMES, game
from cardhouse.store.forms import declared_ways, form_of, people_acts
from cardhouse.telling.ways import task

NOBODYS = Law(())


@pytest.mark.parametrize(
    "way, words",
    [
        ("accuse", "accuse somebody"),
        ("cutter", "name who cuts"),
        ("death", "say on which pile death lies"),
        ("designate", "name who gives cards and who gets them"),
        ("give", "give cards away"),
        ("order", "put the cards back in order"),
        ("pass-hand", "pass all hands on"),
        ("pay", "take a penalty card"),
        ("put-down", "put the cards down"),
        ("ready", "say that everything is ready"),
        ("suit", "name a suit"),
        ("veto", "send it back"),
    ],
)
def test_a_way_of_acting_reads_as_what_somebody_does(way: str, words: str) -> None:
    assert declared_ways()[way].words == words


@pytest.mark.parametrize("name", GAMES)
def test_every_way_at_a_table_has_its_words_in_the_view(name: str) -> None:
    shown = view(new_table(game(name).book, ["Ann", "Bob", "Cat"][: max(2, game(name).fewest)]), 0)
    assert tuple([each.way for each in shown.labels]) == shown.ways
    for each in shown.labels:
        assert each.label[0].isupper() or not each.label[0].isalpha(), each
        assert each.does[0].islower(), each
        assert "-" not in each.does, each


def test_one_name_has_one_set_of_words() -> None:
    """Families that declare the same way of acting call it the same, whichever of them is at the table."""
    import cardhouse.core
    import cardhouse.rules
    from cardhouse.rules import all_of

    said: dict[str, tuple[str, str]] = {}
    for module in [*all_of(cardhouse.core), *all_of(cardhouse.rules)]:
        for way in [value for value in vars(module).values() if isinstance(value, Way)]:
            assert said.setdefault(way.name, (way.words, way.button)) == (way.words, way.button)
    assert len(said) > 50


def test_every_act_of_people_has_a_label() -> None:
    for kind in people_acts():
        assert form_of(kind).label[0].isupper(), kind


def test_a_way_that_nobody_has_words_for_is_called_by_its_name() -> None:
    assert NOBODYS.does("stand-on-one-leg") == "stand on one leg"
    assert (Way("butt-in").words, Way("butt-in").button) == ("butt in", "Butt in")
    assert (Way("cut", "cut the cards", STEP).button, Way("cut").when) == ("Cut the cards", ASKED)
    assert Way("bow", when=SPOKEN, label="Bow low").button == "Bow low"


def test_words_that_are_owed_are_quoted() -> None:
    law = Law(game("uncle-baiting").book)
    assert Hearer(()).hears(task(Duty(1, "say", "Bartok"), law)) == "say “Bartok”"
    assert Hearer(()).hears(task(Duty(1, "point", "left"), law)) == "point at somebody left"
    assert Hearer(()).hears(task(Duty(1, "suit", "left"), law)) == "name a suit"
