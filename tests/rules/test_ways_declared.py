"""What can be done in each way of acting beside doing it: while cards wait, without touching any, at which time."""

import sys
from pathlib import Path

import cardhouse.rules
from cardhouse.core.declared import Way
from cardhouse.rules import all_of

all_of(cardhouse.rules)
FLAGS = {
    "waiting": "while cards wait",
    "hands_free": "touches no card",
    "grip": "by moving one",
    "unmatched": "need not match",
    "advances": "brings the end nearer",
    "plays": "plays a card",
}


def known_ways() -> set[Way]:
    modules = [module for name, module in sys.modules.items() if name.startswith(("cardhouse.core", "cardhouse.rules"))]
    return {each for module in modules for each in vars(module).values() if isinstance(each, Way)}


def told(way: Way) -> str:
    flags = [words for flag, words in FLAGS.items() if getattr(way, flag)]
    return " | ".join([way.name, way.when, *flags])


def test_each_way_is_open_when_and_does_what_people_expect() -> None:
    """Beside this test, for whoever knows the games."""
    lines = (Path(__file__).parent / "ways.txt").read_text("utf-8").splitlines()
    assert lines[1:] == sorted({told(way) for way in known_ways()})
