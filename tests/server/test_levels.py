"""A server may be told how well its bots play."""

import pytest

from cardhouse.__main__ import main
from cardhouse.bots.levels import GentleBot
from cardhouse.bots.simple import SimpleBot
from cardhouse.server.brain import Thinker
from cardhouse.server.room import bot_at


def test_the_bots_of_a_server_are_of_its_level() -> None:
    assert isinstance(bot_at("bartok", 1, 0.1, "gentle"), GentleBot)
    assert type(bot_at("bartok", 1, 0.1)) is SimpleBot
    assert isinstance(bot_at("bak", 1, 0.1), Thinker)
    assert type(bot_at("bak", 1, 0.1, "simple")) is SimpleBot


def test_a_server_says_which_levels_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--bots", "wise"]) == 2
    assert 'There are no bots of the level "wise"; there are random, gentle' in capsys.readouterr().err
