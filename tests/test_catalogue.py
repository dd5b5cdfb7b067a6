"""The catalogue of rules is made from the shelf, and is up to date."""

import os

import pytest

from cardhouse.books.notation import kebab
from cardhouse.testing.shelf import shelf
from tools.catalogue import CONFIG, FAMILIES, TARGET, catalogue, listed_in, shared


@pytest.mark.skipif(os.environ.get("CARDHOUSE_BUILD") == "compiled", reason="made from the sources")
def test_the_catalogue_is_up_to_date() -> None:
    pages = catalogue()
    assert {path: path.read_text(encoding="utf-8") for path in pages} == pages, "run `python tools/catalogue.py`"
    assert set(FAMILIES.glob("*.md")) == set(pages) - {TARGET, CONFIG}


def test_every_rule_of_the_shelf_has_its_place() -> None:
    listed = TARGET.read_text(encoding="utf-8")
    pages = "".join(path.read_text(encoding="utf-8") for path in FAMILIES.glob("*.md"))
    names = {name: kebab(type(rule)) for name, rule in shelf().items()}
    assert [name for name, kind in names.items() if f"## {kind}\n" not in pages] == ["ruled"]
    assert [name for name, kind in names.items() if f"| [{kind}](" not in listed] == ["ruled"]


def test_rulings_and_options_are_told() -> None:
    page = (FAMILIES / "combinations.md").read_text(encoding="utf-8")
    assert "- Ruling R-" in page
    assert "- Option `" in page
    assert "- Scenarios: " in page


def test_the_count_of_shared_rules_is_told() -> None:
    assert f"; {shared(listed_in())} serve several games." in TARGET.read_text(encoding="utf-8")
