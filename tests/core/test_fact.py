"""Acts, events, questions and what else is written down are values: compared, hashed, copied and kept."""

import copy
import importlib
import os
import pickle
import pkgutil
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from cardhouse import core, rules
from cardhouse.cards import ACES, card, cards
from cardhouse.core import (
    affairs,
    book_acts,
    checkpoints,
    choices,
    events,
    owed,
    penalties,
    questions,
    seats,
    shown,
    sitting,
    verdicts,
)
from cardhouse.core.acts import Draw, Lay, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.choices import prepare, random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Drew, Reversed
from cardhouse.core.fact import Fact, field_names
from cardhouse.core.people_acts import Say
from cardhouse.core.questions import ACTS, InTurn, WayOpen
from cardhouse.core.rule import Article
from cardhouse.core.speech import Said
from cardhouse.core.table import OVER, Event
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.turns.turn_order import Skips

COMPILED = os.environ.get("CARDHOUSE_BUILD") == "compiled"
ENOUGH = 4_000  # acts at each game

ARTICLE = Article("skips", "Skips", "Ann", "2024-05-01", (Skips(on=ACES),), "Aces skip.", "table")
DUTY = owed.Duty(1, "say", "Bartok", "say-at", about=(2,), since=7)
MOTION = owed.Motion(3, "accusation", 0, 1, "base-match", (2, 3), ayes=(2,))
FACTS: list[Fact] = [
    Play(0, cards("5H ~QD=J"), 2),
    Draw(1),
    Tick(1500),
    Say(2, "Bartok"),
    Drew(1, card("5H"), "pay"),
    Reversed(),
    events.Recycled(((1, 2),), cards("5H JK"), 77),
    events.Dealt((cards("5H 6H"), cards("JK"))),
    affairs.Owed(DUTY),
    affairs.MotionDecided(MOTION, True),
    book_acts.RuleAdopted(ARTICLE),
    checkpoints.ActsUndone(),
    InTurn("play", ACTS),
    questions.Matches(card("QD=J")),
    penalties.Collected(owed.Penalty(1, 2, "slam", 9000)),
    choices.Offers("set", seats.only(2)),
    ARTICLE,
    owed.Breach(1, "base-match", 4),
    verdicts.Ruling("base-turn", "it is Ann's turn"),
    sitting.Entry(1, "a", Draw(0), (("", Drew(0, card("5H"))),)),
    shown.ShownArea("trap", 1, ("##",)),
]


def facts() -> list[type[Fact]]:
    """All kinds of facts that the core and the shelf have."""
    for package in (core, rules):
        for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(module.name)
    found = [Fact]
    for kind in found:
        found += [new for new in kind.__subclasses__() if new not in found]
    ours = [kind for kind in found if kind.__module__.startswith((core.__name__, rules.__name__))]
    return [
        kind for kind in ours if field_names(kind) and kind.__name__ != Tick.__name__
    ]  # the clock's act alone fills one in by itself


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_a_fact_can_be_copied_and_kept(fact: Fact) -> None:
    for other in (copy.copy(fact), copy.deepcopy(fact), pickle.loads(pickle.dumps(fact))):
        assert other == fact
        assert type(other) is type(fact)
        assert other.values() == fact.values()


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_equal_facts_count_once(fact: Fact) -> None:
    other = copy.deepcopy(fact)
    assert hash(other) == hash(fact)
    assert len({fact, other}) == 1


@pytest.mark.parametrize(
    "one, other",
    [
        (Draw(0), Draw(1)),
        (Play(0, cards("5H")), Play(0, cards("5H"), 2)),
        (Say(0, "a"), Said(0, "a")),  # the same fields, and another kind
        (InTurn("play", ACTS), WayOpen("play")),
        (Lay(0, card("5H"), "trap"), "Lay"),
    ],
)
def test_other_facts_are_other_facts(one: Fact, other: object) -> None:
    assert one != other


def test_a_fact_shows_its_fields() -> None:
    assert repr(Say(0, "Bartok")) == "Say(seat=0, words='Bartok')"


def test_the_stamp_is_no_part_of_an_event() -> None:
    one, other = Reversed(), Reversed()
    one.origin, one.cause = "aces-reverse", other
    assert one == other


@pytest.mark.skipif(COMPILED, reason="compiled functions do not tell how they were written")
@pytest.mark.parametrize("kind", facts(), ids=lambda kind: kind.__name__)
def test_a_fact_is_made_from_its_fields_in_their_order(kind: type[Fact]) -> None:
    made: Any = kind.__init__  # copies are made so
    assert made.__code__.co_varnames[1 : made.__code__.co_argcount] == field_names(kind)


@pytest.mark.skipif(COMPILED, reason="compiled functions do not tell how they were written")
def test_what_is_made_at_every_act_has_its_init_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[str] = Counter()

    def counted(kind: type[Fact], generated: Any) -> Any:
        def init(self: Fact, *args: object, **named: object) -> None:
            made[kind.__name__] += 1
            generated(self, *args, **named)

        return init

    for kind in facts():
        init: Any = kind.__init__
        if init.__code__.co_filename == "<string>":  # written by dataclasses: that is slow when it is compiled
            monkeypatch.setattr(kind, "__init__", counted(kind, init))
    for name in ("bartok", "moo", "uncle-baiting@two-groups", "bak"):
        fresh, chance, acts = new_table(game(name).book, ["Ann", "Bob", "Cat", "Dan"]), seeded(5), 0
        made.clear()
        while acts < ENOUGH:
            table = fresh.copy()
            table.chance = seeded(acts)
            prepare(table, chance)
            while acts < ENOUGH and table.phase != OVER and (act := random_act(table, chance)) is not None:
                decide(table, act, False)
                acts += 1
        assert {kind for kind, times in made.items() if times > acts / 4 + 20} == set(), name


@dataclass(eq=False)
class Bowed(Event):
    """Somebody bowed so deep."""

    player: int
    depth: int = 1


def test_facts_of_a_rule_writer_are_facts_too() -> None:
    assert Bowed(0) == Bowed(0, 1) != Bowed(0, 2)
    assert copy.deepcopy(Bowed(1, 3)) == Bowed(1, 3)
    assert field_names(Bowed) == ("player", "depth")
    assert repr(Bowed(1, 3)) == "Bowed(player=1, depth=3)"
