"""A rule on trial at the table of a house: quick games from its beginning, with a fresh deal."""

import io
import sys
from types import SimpleNamespace

import msgspec
import pytest

from cardhouse.books import on_trial
from cardhouse.books.on_trial import AT_THIS_MOMENT, ATTEMPTS, RuleOnTrial, found_by, in_play
from cardhouse.core.acts import Act
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.english import trying
from cardhouse.games import BARTOK, new_table
from cardhouse.store.sittings import About, about_table


def about(phase: str = "") -> About:
    table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=1)
    table.phase = phase or table.phase
    return about_table(table, "bartok", 1, {})


def test_the_table_is_prepared_and_each_time_dealt_anew() -> None:
    one, again, other = in_play(about(), seeded(1)), in_play(about(), seeded(1)), in_play(about(), seeded(2))
    assert one is not None
    assert again is not None
    assert other is not None
    assert one.phase == PLAYING
    assert one.hands == again.hands != other.hands


def test_a_table_that_chance_does_not_prepare_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Table] = []

    def nothing(table: Table, chance: Chance) -> Act | None:
        steps.append(table)
        return None

    assert in_play(about(OVER), seeded(1)) is None  # nobody begins anew
    monkeypatch.setattr(on_trial, "random_act", nothing)
    assert in_play(about(), seeded(1)) is None
    assert len(steps) == 1
    monkeypatch.setattr(on_trial, "MOST_STEPS", 0)
    assert in_play(about(), seeded(1)) is None


def test_what_games_show_is_told_once_and_nothing_of_this_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    said = [("nobody-plays", "Nobody can play."), (AT_THIS_MOMENT, "Now."), ("x", "Long."), ("y", "Long.")]
    asked: list[str] = []

    def cautions(table: Table, text: str) -> list[SimpleNamespace]:
        asked.append(text)
        return [SimpleNamespace(code=code, message=message) for code, message in said]

    monkeypatch.setattr(trying, "cautions", cautions)
    assert found_by("Kings skip.", about()) == ["Nobody can play.", "Long."]
    assert asked == ["Kings skip."]  # one table that is in play is enough


def test_a_few_attempts_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[int] = []

    def never(laid: About, chance: Chance) -> None:
        states.append(chance.state)

    monkeypatch.setattr(on_trial, "in_play", never)
    assert found_by("Kings skip.", about()) == []
    assert states == [seeded(seed).state for seed in range(1, ATTEMPTS + 1)]


def test_text_and_table_come_in_and_warnings_go_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_trial, "found_by", lambda text, laid: [text, laid.game])
    given = msgspec.json.encode(RuleOnTrial("Kings skip.", msgspec.json.encode(about(), enc_hook=str)))
    out = io.BytesIO()
    monkeypatch.setattr(on_trial, "read_about", lambda body: SimpleNamespace(game=msgspec.json.decode(body)["game"]))
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(given)))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    on_trial.main()
    assert msgspec.json.decode(out.getvalue()) == ["Kings skip.", "bartok"]
