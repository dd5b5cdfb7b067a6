"""Every command ends with 0 when all is well: scripts that use them rely on it."""

import pytest

from cardhouse.__main__ import main


@pytest.mark.parametrize(
    "words",
    [
        "rules",
        "rules bak",
        "explain base-turn",
        "explain bartok/slam",
        "rounds bak --rounds 2",
        "simulate bak --games 2 --players 2 --bots random --bots simple --jobs 1",
        "fuzz --acts 20",
        "travel --rules skips --games bak",
        "rule Kings are wild.",
        "bak-study --games 1",
    ],
)
def test_all_is_well(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 0, capsys.readouterr()
    assert capsys.readouterr().out
