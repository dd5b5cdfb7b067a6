"""Nobody can tell what others hold: tables that differ in hidden cards send the same bytes."""

import pytest

from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.rules.order.narrowing import UNABLE, WHOEVER
from cardhouse.server.answering import answer_to
from cardhouse.server.stream import Stream
from cardhouse.store.codec import encode
from cardhouse.testing.card_twins import compare_hidden_cards
from cardhouse.testing.properties import PropertyBroken


def reply(own_id: str, outcome: Outcome, table: Table) -> str:
    return encode(answer_to(own_id, outcome, table)).decode()


@pytest.mark.parametrize(
    "game, options",
    [
        ("uncle-baiting@two-groups", {}),
        ("uncle-baiting", {"apologies": WHOEVER}),
        ("uncle-baiting@junior", {"apologies": WHOEVER}),
        ("uncle-baiting@classic", {}),
    ],
)
@pytest.mark.parametrize("dial", [REFEREE, TABLE])
def test_hidden_cards_change_places_and_nobody_can_tell(game: str, options: dict[str, str], dial: str) -> None:
    found = compare_hidden_cards(game, 16, Stream, reply, seed=1, dial=dial, options=options)
    assert found.pairs == {game: 16}
    assert found.acts > 60


@pytest.mark.parametrize("game", ["uncle-baiting@two-groups", "uncle-baiting", "uncle-baiting@junior"])
def test_an_apology_that_is_due_by_what_is_held_would_be_found_out(game: str) -> None:
    with pytest.raises(PropertyBroken, match="Apologies"):
        compare_hidden_cards(game, 60, Stream, reply, seed=1, options={"apologies": UNABLE})
