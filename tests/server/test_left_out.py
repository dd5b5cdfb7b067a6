"""What a message means where something is left out of it, and the numbers with which a socket is closed: clients that
were written by others rely on both.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cardhouse.server import house_messages, messages, round_messages, sockets

LEFT_OUT: dict[str, dict[str, Any]] = {
    "Hello": {"token": "", "last": 0, "mark": "", "version": 1, "language": ""},
    "Do": {"seen": 0},
    "Writing": {"on": True},
    "Answer": {"reasons": [], "wait": 0},
    "LogLine": {"by": -1, "kind": "", "rule": ""},
    "PileTakes": {"draws": 0},
    "Whole": {"takes": [], "mark": ""},
    "Change": {"mark": ""},
    "Place": {"minded": False, "writing": False, "asked": []},
    "Room": {
        "you": -1,
        "options": {},
        "without": [],
        "settings": [],
        "name": "",
        "host": -1,
        "locked": False,
        "resting": [],
        "enough": 0,
        "waits": 0,
    },
    "NewTable": {
        "seats": 4,
        "bots": 0,
        "dial": "",
        "name": "",
        "options": {},
        "without": [],
        "book": "",
        "house": "",
    },
    "LobbyWish": {
        "name": "",
        "add_bot": False,
        "remove": None,
        "swap": None,
        "host": None,
        "locked": None,
        "seats": None,
        "dial": None,
        "options": None,
        "without": None,
    },
    "RuleRead": {"examples": [], "gloss": "", "glosses": []},
    "RuleIdea": {"gloss": ""},
    "AskToLeave": {"on": True},
    "OptionInfo": {"says": "", "about": ""},
    "GameInfo": {"blurb": "", "minutes": 0, "age": 0, "dial": ""},
    "Done": {"done": True},
    "PastedBook": {"base": ""},
    "NewHouse": {"title": "", "base": "", "text": "", "by": ""},
    "ChangeBook": {"text": "", "by": "", "vote": ""},
    "MadeHouse": {"keeper": ""},
    "BookRuleInfo": {"broken": 0, "caught": 0, "struck": 0, "gloss": ""},
    "RoundTold": {"scores": []},
}


def kinds() -> dict[str, type[msgspec.Struct]]:
    modules = (messages, house_messages, round_messages)
    found = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return {each.__name__: each for each in found if issubclass(each, msgspec.Struct)}


@pytest.mark.parametrize("name", sorted(kinds()))
def test_what_is_meant_by_nothing(name: str) -> None:
    told = msgspec.structs.fields(kinds()[name])
    usual = {each.name: each.default for each in told if each.default is not msgspec.NODEFAULT}
    usual |= {each.name: each.default_factory() for each in told if each.default_factory is not msgspec.NODEFAULT}
    assert {key: value for key, value in usual.items() if value is not msgspec.UNSET} == LEFT_OUT.get(name, {})


def test_with_which_numbers_a_socket_is_closed() -> None:
    """The page knows by them whether it may come back."""
    assert (sockets.BAD, sockets.UNKNOWN_TOKEN, sockets.UNKNOWN_TABLE) == (4400, 4401, 4404)
    assert (sockets.CANNOT_READ, sockets.SLOW, sockets.CROWDED) == (4406, 4408, 4409)
    assert (sockets.OTHER_VERSION, sockets.TOO_MUCH, sockets.TOO_LARGE) == (4426, 4429, 1009)
