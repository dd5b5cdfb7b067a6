"""What a table of Moo may set, with the usual values, and each of the other ones once."""

import re
from pathlib import Path

from cardhouse.core.law import Law
from cardhouse.games import game
from cardhouse.games.moo import MOO
from cardhouse.games.options import CHOICE, SWITCH, register

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "moo"
PARAMETERS = {
    "decks": 0,  # as many as the players need
    "jokers_per_deck": 2,
    "start_hand": 5,
    "turn_s": 10,
    "feasible_s": 5,
    "min_feasible_s": 2,
    "call_window_s": 30,
    "repeat_s": 5,
    "early_s": 5,
    "moo_window_s": 5,
    "contest_s": 10,
    "dup_grace_s": 2,
    "ballot_s": 15,
    "vote_s": 60,
    "auto_cap": 3,
    "clock": "realtime",
    "adjudication": "challenged",
    "moo_claim": "contest",
    "turn_marker": "by mode",
    "cheats_possible": False,
    "tutor": False,
}
OF_OTHER_GAMES = ("aces_per_play", "recycle")
"""Options that a rule of the shelf has for games in which they matter."""


def test_the_parameters_have_their_usual_values() -> None:
    options = Law(MOO).options()
    assert {name: options[name] for name in PARAMETERS} == PARAMETERS


def test_every_choice_is_made_in_some_scenario() -> None:
    told = "\n".join(path.read_text("utf-8") for path in sorted(SCENARIOS.glob("*.md")))
    chosen = {name: set[str]() for name in re.findall(r"option\.(\w+)=", told)}
    for name, quoted, plain in re.findall(r"option\.(\w+)=(?:\"([^\"]*)\"|(\S+))", told):
        chosen[name].add(quoted or plain)
    missing = []
    for option in register(game("moo")):
        values = ("yes", "no") if option.kind == SWITCH else option.values if option.kind == CHOICE else ()
        others = [value for value in values if value != option.usual]
        missing += [f"{option.name}={value}" for value in others if value not in chosen.get(option.name, set())]
    assert [each for each in missing if each.partition("=")[0] not in OF_OTHER_GAMES] == []
