"""What commands tell: figures that can be, rules that were tried, games step by step, journeys as they go."""

from pathlib import Path

import pytest
from click.testing import CliRunner

import cardhouse as ch
from cardhouse.books.rulebook import BookRule
from cardhouse.bots.bak_policies import SIMPLE
from cardhouse.cli import bak_match, replay, rule, travel
from cardhouse.cli.bak_match import told
from cardhouse.cli.read import taken_from_shelf
from cardhouse.games.shelf import game
from cardhouse.sim.matches import SidePoints
from cardhouse.testing.travel import Trip


@pytest.mark.parametrize(
    "points, others, lead",
    [
        ([1.0] * 4, [0.0] * 4, "+1.000 (+1.000 to +1.000)"),
        ([0.0] * 4, [1.0] * 4, "-1.000 (-1.000 to -1.000)"),
        ([1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0], "+0.000 (-1.000 to +1.000)"),  # and not by more than a win
    ],
)
def test_nobody_is_ahead_by_more_than_a_win_a_game(points: list[float], others: list[float], lead: str) -> None:
    line = told(SIMPLE[0], SidePoints(points, others, 1))
    assert line.endswith(lead)
    assert line.split()[:2] == [SIMPLE[0].name, "4"]
    assert "  25.0 %" in line


def test_a_rule_is_tried_at_a_table_of_those_who_play_with_the_rules_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[list[str], str, list[str]]] = []

    def noted(table: ch.Table, text: str) -> list[object]:
        seen.append((list(table.names), text, [each.title for each in table.law.articles if each.id.startswith("r")]))
        return []

    monkeypatch.setattr(rule, "cautions", noted)
    text = "When a player plays a 7, they draw a card."
    assert rule.trial(text, game("bartok"), ("Zoe", "Bob"), ("Jokers are wild.",)) == []
    assert rule.trial(text, game("bartok"), (), ()) == []
    rule.trial(text, game("bartok"), ("A", "B", "C", "D"), ())
    names = [people for people, _, _ in seen]
    assert names == [["Zoe", "Bob", "Ann"], ["Ann", "Bob", "Cid"], ["A", "B", "C", "D"]]
    assert {said for _, said, _ in seen} == {text}
    assert "Rule 1" in seen[0][2]
    assert "Rule 1" not in seen[1][2]


def test_what_a_trial_says_is_told_and_that_there_is_nothing_too() -> None:
    assert rule.trial_told(None) == []
    assert rule.trial_told([]) == ["  Tried in quick games: nothing to mind."]
    assert rule.trial_told(["It hurts.", "It is long."]) == ["  Mind: It hurts.", "  Mind: It is long."]


def test_texts_are_lines_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("2 - skip\n\n  \na\\nb\n", encoding="utf-8")
    assert rule.lines_of(str(tmp_path / "rules")) == ["2 - skip", "a\nb"]


def stepped(game: ch.OpenGame, everything: bool, monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[str]:
    answers = iter(typed)
    said: list[str] = []
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    monkeypatch.setattr("click.echo", said.append)
    replay.step_through(game, everything)
    return said


def test_a_game_is_told_act_by_act_up_to_its_last(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=1).play_on(acts=3)
    lines = stepped(game, True, monkeypatch)
    numbers = [int(line.split()[0]) for line in lines[:-2]]
    assert sorted(set(numbers)) == list(range(1, len(game) + 1))
    assert [line[6:] for line in lines[:-2]] == list(game.told)
    assert lines[-2:] == ["", str(game)]


@pytest.mark.parametrize("word", ["q", " Quit "])
def test_whoever_has_seen_enough_leaves(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ch.play("bartok@2023-08-14", 3, seed=1).play_on(acts=3)
    whole = stepped(game, True, monkeypatch)
    left = stepped(game, False, monkeypatch, "", word)
    assert left == whole[: len(left)]
    assert len(left) < len(whole) - 2


def test_journeys_are_told_as_they_go(monkeypatch: pytest.MonkeyPatch) -> None:
    def journeys(rules: dict[str, object], where: list[str], rounds: int, seed: int) -> list[Trip]:
        assert (list(rules), where, rounds, seed) == (["skips"], ["moo"], 2, 3)
        return [Trip("skips", "moo", "referee"), Trip("skips", "moo", "table", broken="it fell")]

    monkeypatch.setattr(travel, "journeys", journeys)
    asked = ["--rules", "skips", "--games", "moo", "--rounds", "2", "--seed", "3"]
    result = CliRunner().invoke(travel.command, asked, standalone_mode=False)
    first, second = [line for line in result.stderr.replace("\r", "\n").splitlines() if "journeys" in line]
    assert first.startswith("1 of 2 journeys, 0 broken, 0 s: skips in moo")
    assert second.startswith("2 of 2 journeys, 1 broken, 0 s: skips in moo")
    assert len(first) == len(second)  # so that a shorter line leaves nothing of a longer one
    assert result.return_value == 1


def test_a_match_is_won_against_all_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    won, lost = SidePoints([1.0] * 4, [0.0] * 4), SidePoints([0.0] * 4, [1.0] * 4)
    for results, code in (([won] * len(SIMPLE), 0), ([*[won] * (len(SIMPLE) - 1), lost], 1), ([lost, *[won] * 9], 1)):
        left = iter(results)
        monkeypatch.setattr(bak_match, "match", lambda *given, left=left: next(left))
        assert CliRunner().invoke(bak_match.command, [], standalone_mode=False).return_value == code


def test_a_rule_with_a_title_of_the_shelf_is_taken_from_it() -> None:
    plain = BookRule("Slam", "slam", ("Be quick.",))
    assert taken_from_shelf(plain, "bartok").shelf == "bartok/slam"
    assert taken_from_shelf(BookRule("Nothing like it", "x", ("Be quick.",)), "bartok").shelf == ""
    own = BookRule("Slam", "slam", ("Be quick.",), shelf="moo/one")
    assert taken_from_shelf(own, "bartok") is own
