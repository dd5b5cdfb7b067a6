"""A small sample of all crossings; `tools/english.py cross` tries as many as one likes."""

import pytest

from tests.english.crossing import CROSSINGS, Crossing, mark, sample

SEED = 181118
MANY = 60


@pytest.mark.parametrize("crossing", CROSSINGS, ids=lambda crossing: crossing.__name__)
def test_phrases_and_frames_compose(crossing: Crossing) -> None:
    marks = [(mark(each), each.text) for each in sample(crossing, MANY, SEED)]
    assert [text for found, text in marks if found == "WRONG"] == []
    assert sum(found == "right" for found, _ in marks) >= 0.9 * MANY
