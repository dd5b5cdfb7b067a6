"""What people mean who wrote what makes no sense as it was read: who `they` are, and for how long it holds."""

import pytest

from cardhouse.english.front.sense import sensible
from cardhouse.english.reading import read
from cardhouse.english.writing import rule_said
from tests.english.rows import rows


@pytest.mark.parametrize("form, said, meant", rows("sense.txt", 3))
def test_what_is_meant(form: str, said: str, meant: str) -> None:
    found = read(form)
    assert found.stuck == ()
    rule = sensible(found.rule, said)
    assert (rule_said(rule) if rule is not None else "nothing") == (form if meant == "the same" else meant)
