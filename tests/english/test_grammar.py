"""Every turn of the exact language: how it is written back, and what stands outside its bounds."""

import pytest

from cardhouse.english.building import BUILDERS
from cardhouse.english.chart import Builder, Constituents
from cardhouse.english.reading import read
from cardhouse.english.writing import rule_said
from tests.english.rows import rows


@pytest.mark.parametrize("text, form", rows("grammar.txt", 2))
def test_how_it_is_written_back(text: str, form: str) -> None:
    found = read(text)
    if form.startswith("stops at "):
        assert [part.word for part in found.stuck] == [form.removeprefix("stops at ")]
    else:
        assert found.stuck == ()
        assert rule_said(found.rule) == (text if form == "the same" else form)


def test_every_builder_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that no sentence needs would be untested."""
    used: set[str] = set()

    def noting(name: str, builder: Builder) -> Builder:
        def noted(parts: Constituents) -> object:
            used.add(name)
            return builder(parts)

        return noted

    for name, builder in BUILDERS.items():
        monkeypatch.setitem(BUILDERS, name, noting(name, builder))
    for text, _ in rows("grammar.txt", 2):
        read(text)
    assert set(BUILDERS) - used == set()
