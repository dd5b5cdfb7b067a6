"""All that is answered to a text: what was read, what is left and where, and what could be meant."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.english.front.answers import answer

TABLE = (Path(__file__).parent / "whole_answers.txt").read_text("utf-8")
BLOCKS = [block for block in TABLE.strip().split("\n\n") if not block.startswith("#")]
FEW = 3


def told(text: str) -> Iterator[str]:
    found = answer(text)
    read = found.understood
    yield text
    sentences = f" ({', '.join(read.sentences)})" if len(read.sentences) > 1 else ""
    yield f"  {found.status}, {read.half}{f', asks {read.ask}' if read.ask else ''}{sentences}"
    if found.reading:
        yield f"  read: {found.reading}"
    elif read.trigger or read.effect:
        yield f"  when: {read.trigger or '-'} what: {read.effect or '-'}"
    if read.rest:
        yield f"  left: {read.rest}"
    if found.problem:
        yield f"  {found.problem.code} at {found.problem.at}: {found.problem.message}"
    yield from [f"  {number}. {proposal}" for number, proposal in enumerate(found.proposals[:FEW], 1)]
    if len(found.proposals) > FEW:
        yield f"  and {len(found.proposals) - FEW} more"


@pytest.mark.parametrize("block", BLOCKS, ids=[block.splitlines()[0] for block in BLOCKS])
def test_what_is_answered(block: str) -> None:
    assert "\n".join(told(block.splitlines()[0])) == block
