"""The page's types are made from ours, and the page knows no game."""

import os
import re
from collections import Counter

import pytest

from cardhouse.core.law import Law
from cardhouse.games import GAMES
from cardhouse.games.options import register
from cardhouse.games.subjects import SUBJECTS
from cardhouse.store.forms import form_of
from tools import wire

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"


@pytest.mark.skipif(COMPILED, reason="compiled classes forget some of their types")
def test_the_types_of_the_page_are_up_to_date() -> None:
    assert wire.TARGET.read_text("utf-8") == wire.written(), "run python tools/wire.py"


def test_what_games_are_like_is_told_in_german_too() -> None:
    german = "".join((wire.TARGET.parent / name).read_text("utf-8") for name in ("de.ts", "de.later.ts"))
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


def test_settings_stand_under_headings_of_which_none_is_too_long() -> None:
    for game in GAMES.values():
        about = Counter(option.subject for option in register(game))
        assert set(about) <= set(SUBJECTS)
        assert max(about.values()) <= 18, (game.name, about)


def test_every_act_and_way_of_a_game_has_a_line_of_help() -> None:
    source = (wire.TARGET.parent / "helps.ts").read_text("utf-8")
    helped = dict(re.findall(r'^  "?([\w -]+?)"?: "(.*)",$', source, re.MULTILINE))
    forms = [form_of(kind) for kind in wire.our_acts()]
    by_way = {"Choose", "Declare", "Prepare"}
    assert {form.kind.__name__ for form in forms} - set(helped) == by_way
    own = [form.way for form in forms if form.way]
    ways = {way for game in GAMES.values() for way in Law(game.book).ways if not way.startswith("say ")}
    others = {way for way in ways if not any(way == each or (each[-1] == " " and way.startswith(each)) for each in own)}
    assert others <= set(helped), others - set(helped)
    assert [line for line in helped.values() if len(line) > 60 or not line.endswith(".")] == []


def test_the_page_names_no_game() -> None:
    sources = [path for path in wire.TARGET.parent.rglob("*.*") if path.suffix in (".ts", ".svelte", ".css")]
    names = {name.partition("@")[0] for name in GAMES}
    assert len(sources) > 20
    for path in sources:
        if ".test." not in path.name:
            words = path.read_text("utf-8").casefold().replace('"', " ").split()
            assert not names & set(words), path
