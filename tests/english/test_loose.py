"""People's own wording: each row of the table gets the answer that stands beside it."""

import pytest

from cardhouse.english.front.answers import Interpretation, Status, answer
from cardhouse.english.lint import Circumstances
from tests.english.rows import rows

ROWS = rows("loose.txt", 4)
TABLE = Circumstances(players=("Ann", "Bob", "Cid", "Dot"), known=frozenset((400, 402, 403)))


@pytest.mark.parametrize("name, text, status, expected", ROWS, ids=[row[0] for row in ROWS])
def test_answer(name: str, text: str, status: str, expected: str) -> None:
    found = answer(text, TABLE)
    assert found.status == status
    assert told(found) == (sorted(expected.split(" // ")) if status == "asks" else expected)


def told(found: Interpretation) -> str | list[str] | None:
    match found.status:
        case Status.COMPILES:
            return found.reading
        case Status.ASKS:
            return sorted(found.proposals)
        case Status.HALF:
            half = found.understood.half
            return f"{half}: {found.understood.trigger if half == 'trigger' else found.understood.effect}"
    assert found.problem is not None
    if found.status is Status.PEOPLE:
        return found.problem.message.split('"')[1]
    return found.problem.code
