"""The catalogue of rules is made from the shelf, and is up to date."""

import os

import pytest

from cardhouse.books.notation import kebab
from cardhouse.testing.shelf import shelf
from tools.catalogue import TARGET, catalogue, listed_in, shared


@pytest.mark.skipif(os.environ.get("CARDHOUSE_BUILD") == "compiled", reason="made from the sources")
def test_the_catalogue_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == catalogue(), "run `python tools/catalogue.py`"


def test_every_rule_of_the_shelf_has_its_place() -> None:
    page = TARGET.read_text(encoding="utf-8")
    assert [name for name, rule in shelf().items() if f"### {kebab(type(rule))}\n" not in page] == ["ruled"]


def test_the_count_of_shared_rules_is_told() -> None:
    assert f"; {shared(listed_in())} serve several games." in TARGET.read_text(encoding="utf-8")
