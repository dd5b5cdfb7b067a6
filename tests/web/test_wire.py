"""The page's types are made from ours, and the page knows no game."""

import os
import re

import pytest

from cardhouse.games import GAMES
from cardhouse.games.options import register
from tools import wire

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"


@pytest.mark.skipif(COMPILED, reason="compiled classes forget some of their types")
def test_the_types_of_the_page_are_up_to_date() -> None:
    assert wire.TARGET.read_text("utf-8") == wire.written(), "run python tools/wire.py"


def test_what_games_are_like_is_told_in_german_too() -> None:
    german = (wire.TARGET.parent / "de.ts").read_text("utf-8")
    for game in GAMES.values():
        _, _, edition = game.title.replace(" in ", ", in ").partition(", ")
        for words in filter(None, (game.blurb, edition)):
            assert f'"{words}": ' in german, words


def test_every_game_has_plain_settings() -> None:
    """What the page offers first is found by what it is called."""
    source = (wire.TARGET.parent / "presets.ts").read_text("utf-8")
    liked = [
        re.compile(words)
        for words in re.findall(r"/(\S(?:[^/\n])*)/(?=,|\n)", source.partition("LIKED = [")[2].partition("];")[0])
    ]
    assert len(liked) > 20
    for game in GAMES.values():
        labels = [option.label for option in register(game)]
        plain = [words for words in liked if any(words.search(label) for label in labels)]
        assert len(plain) >= 5, (game.name, plain)
    everything = [option.label for game in GAMES.values() for option in register(game)]
    assert [words.pattern for words in liked if not any(words.search(label) for label in everything)] == []


def test_the_page_names_no_game() -> None:
    sources = [path for path in wire.TARGET.parent.rglob("*.*") if path.suffix in (".ts", ".svelte", ".css")]
    names = {name.partition("@")[0] for name in GAMES}
    assert len(sources) > 20
    for path in sources:
        if ".test." not in path.name:
            words = path.read_text("utf-8").casefold().replace('"', " ").split()
            assert not names & set(words), path
