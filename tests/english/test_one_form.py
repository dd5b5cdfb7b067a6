"""One meaning has one form, however it is said; and what means something else keeps its own."""

import pytest

from cardhouse.english.normal import normal_rule
from cardhouse.english.reading import read
from cardhouse.english.writing import rule_said
from tests.english.rows import rows


@pytest.mark.parametrize("said, form", rows("one_form.txt", 2))
def test_the_one_form(said: str, form: str) -> None:
    form = said if form == "the same" else form
    understood = read(said)
    assert understood.whole
    rule = normal_rule(understood.rule)
    assert rule_said(rule) == form
    assert normal_rule(rule) == rule
    assert normal_rule(read(form).rule) == rule
