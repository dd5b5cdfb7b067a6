"""More of what happens at a small table with one rule in people's words."""

from pathlib import Path

import pytest

from tests.english.test_stories import story

STORIES = (Path(__file__).parent / "more_stories.txt").read_text("utf-8")
BLOCKS = [block for block in STORIES.strip().split("\n\n") if not block.startswith("#")]


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0] for block in BLOCKS])
def test_a_story(block: str) -> None:
    assert "\n".join(story(block)) == block
