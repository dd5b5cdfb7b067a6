"""Words on a screen: wrapped, and whole where they have a hyphen."""

import io

from cardhouse.core.view import view
from cardhouse.games import game, new_table
from cardhouse.terminal.explaining import IN_SHORT, in_short
from cardhouse.terminal.screen import Screen

MOO = ("A turn", "Matching", "Going out", "Penalties", "Last card")
"""The titles of what somebody new to Moo is told first."""


def test_a_word_with_a_hyphen_is_not_torn_apart() -> None:
    out = io.StringIO()
    Screen(out, colour=False, signs=True, width=40).say(
        "Nobody at this table ever plays the trap-card-of-the-day twice in a row", mark="- "
    )
    lines = out.getvalue().splitlines()
    assert any("trap-card-of-the-day" in line for line in lines)
    assert lines[0].startswith("- ")
    assert all(line.startswith("  ") for line in lines[1:])


def test_whoever_begins_with_moo_hears_how_one_goes_out() -> None:
    table = new_table(game("moo").book, ["Ann", "Bob", "Cat"])
    rules = view(table, 0).rules
    wanted = [rule.id for rule in rules if rule.title in MOO]
    assert in_short(rules) == wanted
    assert len(wanted) == len(MOO)


def test_each_title_that_is_told_in_short_is_one_of_some_game() -> None:
    books = [game(name).book for name in ("bartok", "bartok@2023-08-14", "moo", "uncle-baiting", "bak")]
    assert set(IN_SHORT) <= {article.title for book in books for article in book}
