"""Under which heading a setting is found: it is declared, and no word of a label moves it."""

from importlib import import_module

import pytest

from cardhouse import rules
from cardhouse.core.declared import Option, options_of
from cardhouse.core.rule import Rule
from cardhouse.games import GAMES
from cardhouse.games.options import register
from cardhouse.games.subjects import OTHERS, SUBJECTS, TIME, subject_of
from cardhouse.rules import all_of
from cardhouse.rules.leaving_play.answering_in_kind import Greets
from cardhouse.rules.leaving_play.coming_and_going import OutsidersJoin
from cardhouse.store.wire import all_below


@pytest.mark.parametrize(
    "kind, option, heading",
    [
        (OutsidersJoin, Option("Penalty for a vote"), "Coming and going"),
        (OutsidersJoin, Option("How long", unit="second"), TIME),
        (OutsidersJoin, Option("How long", unit="second", subject="Words"), "Words"),
        (OutsidersJoin, Option("How many", unit="card"), "Coming and going"),
        (Rule, Option("A penalty"), OTHERS),  # of no family
    ],
)
def test_what_an_option_is_about(kind: type, option: Option, heading: str) -> None:
    assert subject_of(kind, option) == heading


def test_every_option_is_under_a_heading_that_there_is() -> None:
    all_of(rules)
    kinds = [kind for kind in all_below(Rule) if kind.__module__.startswith("cardhouse.")]
    about = {subject_of(kind, option) for kind in kinds for option in options_of(kind).values()}
    assert about == set(SUBJECTS)
    assert len(set(SUBJECTS)) == len(SUBJECTS) == 9


def test_each_family_says_what_its_options_are_about() -> None:
    shipped = [kind for kind in all_below(Rule) if kind.__module__.startswith("cardhouse.rules.") and options_of(kind)]
    families = {".".join(kind.__module__.split(".")[:3]) for kind in shipped}
    assert len(families) > 20
    assert [family for family in families if import_module(family).SUBJECT not in SUBJECTS] == []


@pytest.mark.parametrize(
    "game, option, heading",
    [
        ("moo", "turn_s", TIME),
        ("moo", "thanks_owed", OTHERS),
        ("moo", "start_hand", "Cards and dealing"),
        ("moo", "majority", "Rules, motions and votes"),
        ("bartok", "guilt", "Mistakes, penalties and calls"),
        ("bak", "order", "Turns, drawing and piles"),
    ],
)
def test_where_settings_of_games_are_found(game: str, option: str, heading: str) -> None:
    assert {setting.name: setting.subject for setting in register(GAMES[game])}[option] == heading
    assert subject_of(Greets, options_of(Greets)["thanks_owed"]) == OTHERS
