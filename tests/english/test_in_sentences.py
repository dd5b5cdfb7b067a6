"""The page that holds sentences against shipped rules has every row of the table, and says the same of them."""

import re
from pathlib import Path

from cardhouse.games.shelf import GAMES
from tools.shipped_rules import lacking, rows

PAGE = (Path(__file__).parents[2] / "docs" / "rules-in-sentences.md").read_text(encoding="utf-8")
_ROW = re.compile(r"^\| (\S+/\S+) \| (.*?) \| (\d+) of (\d+) \| (\d+|-) \| (.*) \|$", re.MULTILINE)


def test_the_page_is_that_of_the_table() -> None:
    """If this fails: `python tools/shipped_rules.py` writes the page again; it takes half a minute."""
    told = [(name, "same" if some == every else "part", text) for name, text, some, every, *_ in _ROW.findall(PAGE)]
    assert told == [(row.name, row.how, row.text) for row in rows()]


def test_what_is_missing_is_named() -> None:
    assert all((lacks == "-") == (some == every) for _, _, some, every, _, lacks in _ROW.findall(PAGE))


def test_each_rule_passes_or_has_a_sentence_that_says_what_the_language_lacks() -> None:
    lacks = lacking()
    assert sorted(lacks) == sorted(row.name for row in rows() if row.how == "part")
    assert {name: why for name, *_, why in _ROW.findall(PAGE) if why != "-"} == lacks
    for why in lacks.values():
        assert why.endswith(".")
        assert why[0].isupper()
        assert len(why.split()) > 8


def test_how_many_are_the_same_is_said() -> None:
    same = sum(row.how == "same" for row in rows())
    assert f"\n{same} of {len(rows())} sentences pass all scenarios of their rule.\n" in PAGE


def test_what_no_sentence_says_is_a_rule_of_a_book_and_in_no_row() -> None:
    said = {name for name, *_ in _ROW.findall(PAGE)}
    rest = re.findall(
        r"(?<![\w/])((?:moo|bartok|uncle-baiting|bak)/[\w.-]+)", PAGE.partition("## What no sentence says")[2]
    )
    assert len(rest) == len(set(rest)) > 40
    assert not said & set(rest)
    for name in rest:
        game, _, rule = name.partition("/")
        assert rule in [article.id for article in GAMES[game].book]
