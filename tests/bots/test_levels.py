"""Levels of bots: what each does, that they differ, and who brings more of them."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import cardhouse as ch
from cardhouse.bots import registry
from cardhouse.bots.levels import CarefulBot, GentleBot, KeenBot, worth_of
from cardhouse.bots.registry import KINDS, UnknownLevel, bot_for, levels
from cardhouse.bots.simple import Bot, SimpleBot
from cardhouse.cards import cards
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Accuse
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.games import BARTOK, new_table
from cardhouse.rules.veto.holding import Allow, Veto


def laid(*hands: str, dial: str = "referee") -> Table:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"][: len(hands)], dial=dial)
    for step in ("shuffle", "deal"):
        decide(table, Prepare(table.dealer, step))
    table.hands = [list(cards(hand)) for hand in hands]
    table.piles = {1: list(cards("2H"))}
    table.turn = table.last = 0
    table.forget()
    return table


def plays(*of: str) -> list[Act]:
    return [Play(0, cards(hand)) for hand in of]


def test_a_gentle_one_plays_a_card_at_a_time_and_a_simple_one_as_many_as_it_can() -> None:
    seen = view(laid("4H 4D 5H", "9D"), 0)
    for seed in range(10):
        few, many = (bot.choose(seen, plays("4H", "4H 4D")) for bot in (GentleBot(seed), SimpleBot(seed)))
        assert (few, many) == (Play(0, cards("4H")), Play(0, cards("4H 4D")))


def test_a_careful_one_keeps_what_goes_together() -> None:
    seen = view(laid("4H KH 4S JK", "9D 8D"), 0)
    for seed in range(10):
        assert CarefulBot(seed).choose(seen, plays("4H", "KH", "JK")) == Play(0, cards("4H"))
    held = list(cards("4H KH 4S JK"))
    assert worth_of(held, Play(0, cards("4H"))) > worth_of(held, Play(0, cards("JK")))


@pytest.mark.parametrize("kind, calls", [(GentleBot, 0), (KeenBot, 1)])
def test_a_keen_one_calls_all_it_sees_and_a_gentle_one_nothing(kind: type[SimpleBot], calls: int) -> None:
    seen = view(laid("4H 5H", "9D 8D", dial="table"), 0)
    bot = kind(1)
    bot.watch([Breach(1, "base-match", 3)])
    found = bot.choose(seen, [Draw(0)])
    assert isinstance(found, Accuse) is bool(calls)


def test_a_keen_one_sends_back_what_would_win_and_a_gentle_one_nothing() -> None:
    table = laid("4H 5H", "", "9D 8D")
    table.turn = 1
    seen, acts = view(table, 0), [Allow(0), Veto(0)]
    assert KeenBot(1).choose(seen, acts) == Veto(0)
    assert {type(GentleBot(seed).choose(seen, acts)) for seed in range(99)} == {Allow}
    table.hands[1] = list(cards("3H"))
    assert KeenBot(1).choose(view(table, 0), acts) == Allow(0)


def test_each_level_plays_each_game_to_its_end() -> None:
    for level in KINDS:
        assert ch.play("bartok", 3, seed=4).play_on(level, 400).told


def test_simple_ones_beat_gentle_ones() -> None:
    found = ch.simulate("bartok@2023-08-14", 120, 2, bots=["simple", "gentle"], jobs=1, seed=1)
    assert found.wins["Ann (simple)"] > 1.3 * found.wins["Bob (gentle)"]


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package brings a player under a name of its own, and one under a name that is taken."""
    points = [
        EntryPoint(name, "cardhouse.bots.by_chance:RandomBot", registry.GROUP) for name in ("our-uncle", "simple")
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    registry.installed_bots.cache_clear()
    yield
    monkeypatch.undo()
    registry.installed_bots.cache_clear()


@pytest.mark.usefixtures("brought")
def test_a_package_brings_a_player() -> None:
    assert levels() == ["random", "gentle", "simple", "careful", "keen", "thinking", "our-uncle"]
    bot: Bot = bot_for("bartok", 1, level="our-uncle")
    assert isinstance(bot, ch.RandomBot)
    assert isinstance(bot_for("bartok", 1, level="simple"), SimpleBot)
    assert ch.play("bartok@2023-08-14", 2, seed=1).play_on("our-uncle", 30).told


@pytest.mark.parametrize(
    "level, said", [("wise", 'there are no bots of the level "wise"'), ("thinking", "no bot searches in moo")]
)
def test_a_level_that_is_not_there_is_told(level: str, said: str) -> None:
    with pytest.raises(UnknownLevel, match=said):
        bot_for("moo", 1, level=level)
