"""The site of the docs: it is built without a network, every page has a way to it, and drawings are up to date."""

import re
from pathlib import Path

import pytest

from tools import drawn
from tools.site import CONFIG, PAGES, SITE, build, gather, in_navigation, led_on

OWN = ("http://www.w3.org/", "https://zensical.org")  # names of kinds of pictures, and who made the builder


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """All pages as the site has them, by name."""
    place = tmp_path_factory.mktemp("pages") / "docs"
    found = gather(place)
    return {path.relative_to(place).as_posix(): path.read_text("utf-8") for path in found}


def test_every_page_is_in_the_navigation_and_the_navigation_leads_to_pages(pages: dict[str, str]) -> None:
    assert sorted(in_navigation()) == sorted(pages)
    assert len(pages) > 30


def test_every_page_has_a_title_of_its_own(pages: dict[str, str]) -> None:
    titles = [text.partition("\n")[0] for text in pages.values()]
    assert all(title.startswith("# ") for title in titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    "target, at_root, expected",
    [
        ("docs/players.md#bak", True, "players.md#bak"),
        ("../CONTRIBUTING.md", False, "contributing.md"),
        ("bartok.md", False, "bartok.md"),
        ("https://example.org/docs/", True, "https://example.org/docs/"),
        ("#here", False, "#here"),
    ],
)
def test_links_lead_to_the_same_on_the_site(target: str, at_root: bool, expected: str) -> None:
    assert led_on(target, at_root=at_root) == expected


def test_drawings_are_up_to_date() -> None:
    found = {path.stem: path.read_text("utf-8") for path in drawn.TARGET.glob("*.svg")}
    assert found == drawn.figures(), "run `python -m tools.drawn`"
    for page in sorted(drawn.DOCS.glob("*.md")):
        for name, picture in re.findall(r"<!-- cards: ([\w-]+) .*-->\n!\[[^\]]+\]\(([^)]+)\)", page.read_text("utf-8")):
            assert picture == f"images/cards/{name}.svg"


@pytest.mark.unmeasured
def test_the_site_is_built_and_asks_nobody_else(capfd: pytest.CaptureFixture[str]) -> None:
    """Links that lead nowhere are errors of the builder."""
    assert build() == 0, capfd.readouterr()
    built = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html")}
    assert {Path(name).with_suffix(".html").as_posix() for name in in_navigation()} <= built
    home = (SITE / "index.html").read_text("utf-8")
    elsewhere = set(re.findall(r'(?:src|href)="(https?://[^"]+)"', home))
    assert [url for url in elsewhere if not url.startswith(OWN)] == []
    assert "OpenGame" in (SITE / "reference.html").read_text("utf-8")
    assert PAGES.is_relative_to(CONFIG.parent)
