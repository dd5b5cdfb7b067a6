"""Where a new line goes in a book that somebody has written by hand."""

from dataclasses import replace

import pytest

from cardhouse.books import BookChange, BookRule, read_rulebook, with_rule
from cardhouse.books.writing import with_option

HEAD = "# Ours\n\n- Base: bartok\n\n"
KINGS = "## Kings\n\nKings skip.\n"
NEW = "- Suspended: 1 Oct 2026, by Bob\n"


@pytest.mark.parametrize(
    "after, becomes",
    [
        ("", f"\n{NEW}"),
        ("\n\n## Hats\n\nNo hats.\n", f"\n{NEW}\n\n## Hats\n\nNo hats.\n"),
        ("\n- Id: our-kings\n", f"\n- Id: our-kings\n{NEW}"),
        ("\n- Ruling: A King is\n  a King.\n", f"\n- Ruling: A King is\n  a King.\n{NEW}"),
        ("\n- Ruling: A King is\n  a King,\n  always.\n", f"\n- Ruling: A King is\n  a King,\n  always.\n{NEW}"),
        ("\n- Dial: honour\n\nAnd more.\n", f"\n- Dial: honour\n{NEW}\nAnd more.\n"),
        ("\n```table\nx\n```\n", f"\n{NEW}\n```table\nx\n```\n"),
        ("```table\nx\n```\n", f"\n{NEW}\n```table\nx\n```\n"),
        ("\n~~~table\nx\n~~~\n", f"\n{NEW}\n~~~table\nx\n~~~\n"),
    ],
)
def test_small_print_comes_after_what_there_is_and_before_examples(after: str, becomes: str) -> None:
    book = read_rulebook(HEAD + KINGS + after)
    rule = book.rules[0]
    changed = with_rule(book, replace(rule, changes=(*rule.changes, BookChange("Suspended", "2026-10-01", by="Bob"))))
    assert changed.source == HEAD + KINGS + becomes
    assert changed.rules[0].suspended
    assert changed.rules[0].text == rule.text


@pytest.mark.parametrize(
    "head, becomes",
    [
        ("# Ours\n\n- Base: bartok\n", "# Ours\n\n- Base: bartok\n- Option guilt: majority\n"),
        (
            "# Ours\n\n- Option guilt: all\n- Players: 2 to 4\n",
            "# Ours\n\n- Option guilt: majority\n- Players: 2 to 4\n",
        ),
        (
            "# Ours\n\n* Base: bartok\n+ Option pace: slow\n",
            "# Ours\n\n* Base: bartok\n+ Option pace: slow\n- Option guilt: majority\n",
        ),
        ("# Ours\n\n- Base: bartok\n- No hats\n", "# Ours\n\n- Base: bartok\n- Option guilt: majority\n- No hats\n"),
        ("# Ours\n", "# Ours\n- Option guilt: majority\n"),
    ],
)
def test_an_option_is_set_among_the_others(head: str, becomes: str) -> None:
    kings = "\n## Kings\n\nKings skip.\n\n- Option guilt: none of the header\n"
    changed = with_option(read_rulebook(head + kings), "guilt", "majority")
    assert changed.source.replace("\n\n", "\n") == (becomes + kings).replace("\n\n", "\n")
    assert ("guilt", "majority") in changed.options


@pytest.mark.parametrize("blank", ["", "\n", "\n\n\n", "\n  \n"])
def test_a_new_rule_comes_one_line_after_the_last(blank: str) -> None:
    book = read_rulebook(HEAD + KINGS + blank)
    more = with_rule(book, BookRule("Hats", "hats", ("No hats. None.",), "Ann"))
    assert more.source == f"{HEAD}{KINGS}\n## Hats\n_By Ann_\n\nNo hats.\nNone.\n"
