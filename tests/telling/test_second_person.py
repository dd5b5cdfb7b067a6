"""A refusal is told to whoever tried it in the second person, and nobody is called what everybody is."""

import pytest

from cardhouse.server.names import LobbyError, clean_name
from cardhouse.telling.second_person import reason_to


@pytest.mark.parametrize(
    "reason, heard",
    [
        ("first Fay has to name a suit", "first you have to name a suit"),
        ("first Bob has to pass all hands on", "first Bob has to pass all hands on"),
        ("Fay has had this turn's act", "you have had this turn's act"),
        ("it is Fay's turn", "it is your turn"),
        ("it is Bob's turn", "it is Bob's turn"),
        ("Fay does not hold 7♦", "you do not hold 7♦"),
        ("Fay first has to draw 2 cards", "you first have to draw 2 cards"),
        ("Fayette has left already", "Fayette has left already"),
        ("Fay is out", "you are out"),
        ("Fay was first", "you were first"),
        ("Fay plays on", "you play on"),
        ("Fay holds none", "you hold none"),
        ("Fay owes 2 cards", "you owe 2 cards"),
        ("Fay had none", "you had none"),
        ("Fay cannot do that", "you cannot do that"),
        ("Fay may not look", "you may not look"),
        ("Fay must bow", "you must bow"),
        ("Fay did not ask", "you did not ask"),
        ("ask Fay first", "ask you first"),
        ("Fay’s hand", "your hand"),
    ],
)
def test_reasons_are_told_to_whom_they_concern(reason: str, heard: str) -> None:
    assert reason_to("Fay", reason) == heard


def test_who_has_no_seat_hears_names() -> None:
    assert reason_to("", "it is Bob's turn") == "it is Bob's turn"


@pytest.mark.parametrize("name", ["You", "you", "Nobody", "everybody"])
def test_nobody_is_called_you(name: str) -> None:
    with pytest.raises(LobbyError, match="can be anybody"):
        clean_name(name)
    assert clean_name("Yousef") == "Yousef"
