"""How results are told: progress, failures, what cannot be run, and the count."""

import io
from dataclasses import replace
from typing import TextIO

import pytest

from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import (
    Failure,
    Obstacle,
    Reporter,
    Result,
    exit_code,
    failed,
    not_runnable,
    passed,
    summary,
    unreadable,
    wants_colour,
)

FILE = parse_text(
    """
T-001 base-match: suit or value must agree
given 3p turn=A P1[2H]
(a) A: play 5H => ok; turn=B
(b) A: draw => ok
T-002 base-turn: one at a time
given 3p turn=A
B: plya 5H => ok
V-01 trace start=- : X_A => next=B
""",
    "a.table",
)
RUNS = [run for scenario in FILE.scenarios for run in runs(scenario)]
FAILURE = Failure(
    step="A: play 5H => ok; turn=B",
    line=4,
    expected="turn=B",
    found="turn=C",
    table="P1  2H 5H\nA   five cards",
    rules=("8-skips: When an 8 is played, the next player is skipped.", "base-order: Play goes clockwise."),
)
OBSTACLE = Obstacle(8, 'I don\'t know the act "plya".', "B: plya 5H => ok", ' Did you mean "play"?')


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def report(*results: Result, stream: TextIO | None = None, verbose: bool = False) -> str:
    stream = stream or io.StringIO()
    reporter = Reporter(stream, verbose=verbose)
    for result in results:
        reporter.add(result)
    assert reporter.finish() == exit_code(results)
    assert isinstance(stream, io.StringIO)
    return stream.getvalue()


def test_a_sign_for_each_result_and_a_line_for_each_file() -> None:
    other = Result("T-9", "elsewhere", "b.table", 1)
    text = report(passed(RUNS[0]), passed(RUNS[1]), passed(FILE.traces[0]), other)
    assert text == "a.table ...\nb.table .\n4 passed, 0 failed, 0 not runnable\n"


def test_a_failure_shows_its_step_its_rules_and_its_table() -> None:
    text = report(failed(RUNS[0], FAILURE), passed(RUNS[1]), not_runnable(RUNS[2], OBSTACLE))
    assert text == (
        """\
a.table F.?

FAILED T-001(a) base-match: suit or value must agree
  a.table:4

  > A: play 5H => ok; turn=B
                      ^^^^^^
  expected: turn=B
  found:    turn=C
  why:      8-skips: When an 8 is played, the next player is skipped.
            base-order: Play goes clockwise.

    P1  2H 5H
    A   five cards

NOT RUNNABLE T-002 base-turn: one at a time
  a.table:8

  > B: plya 5H => ok

  I don't know the act "plya". Did you mean "play"?

1 passed, 1 failed, 1 not runnable
"""
    )


def test_failures_come_before_what_cannot_be_run() -> None:
    text = report(not_runnable(RUNS[2], OBSTACLE), failed(RUNS[0], FAILURE))
    assert text.index("FAILED T-001(a)") < text.index("NOT RUNNABLE T-002")


def test_what_a_failure_does_not_have_is_not_shown() -> None:
    bare = Failure("_ => turn=B", 3, "A may draw", "no\nnot now")
    text = report(failed(RUNS[0], bare))
    assert "why:" not in text
    assert "^" not in text  # the step does not have these words
    assert text.endswith(
        "  expected: A may draw\n  found:    no\n            not now\n\n0 passed, 1 failed, 0 not runnable\n"
    )


def test_an_empty_expectation_has_no_marker() -> None:
    assert "^" not in report(failed(RUNS[0], Failure("A: draw", 3, "", "an error")))


def test_verbose_gives_each_result_a_line() -> None:
    text = report(passed(RUNS[0]), failed(FILE.traces[0], FAILURE), verbose=True)
    lines = text.splitlines()
    assert lines[0] == "passed        a.table:2  T-001(a) base-match: suit or value must agree"
    assert lines[1] == "failed        a.table:9  V-01 trace start=- : X_A => next=B"
    assert lines[2:4] == ["", "FAILED V-01 trace start=- : X_A => next=B"]


def test_colours_only_on_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[31mF\x1b[0m" in report(failed(RUNS[0], FAILURE), stream=Terminal())
    assert "\x1b[" not in report(failed(RUNS[0], FAILURE))
    assert report(passed(RUNS[0]), stream=Terminal()).splitlines()[-1] == "1 passed, 0 failed, 0 not runnable"
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(Terminal())
    assert "\x1b[" not in report(failed(RUNS[0], FAILURE), stream=Terminal())


def test_colours_can_be_asked_for() -> None:
    stream = io.StringIO()
    Reporter(stream, colour=True).add(passed(RUNS[0]))
    assert stream.getvalue() == "a.table \x1b[32m.\x1b[0m"


def test_a_stream_without_suit_symbols_does_not_stop_the_report() -> None:
    raw = io.BytesIO()
    reporter = Reporter(io.TextIOWrapper(raw, encoding="ascii", newline="\n"))
    reporter.add(Result("T-1", "♥ on \udc80", "a.table", 1, "", "failed", FAILURE))
    reporter.finish()
    assert b"FAILED T-1 ? on ?\n" in raw.getvalue()


@pytest.mark.parametrize(
    "results, code, line",
    [
        ([], 0, "0 passed, 0 failed, 0 not runnable"),
        ([passed(RUNS[0])], 0, "1 passed, 0 failed, 0 not runnable"),
        ([passed(RUNS[0]), failed(RUNS[1], FAILURE)], 1, "1 passed, 1 failed, 0 not runnable"),
        ([passed(RUNS[0]), not_runnable(RUNS[2], OBSTACLE)], 1, "1 passed, 0 failed, 1 not runnable"),
    ],
)
def test_the_exit_code_is_0_only_if_all_passed(results: list[Result], code: int, line: str) -> None:
    assert exit_code(results) == code
    assert summary(results) == line
    assert report(*results).splitlines()[-1] == line


def test_problems_become_results_one_for_each_scenario() -> None:
    file = parse_text(
        "stray\nT-1 bad twice\ngiven 3p ?? A{5X}\nA: draw\nT-2 fine\ngiven 3p\nA: draw\nV-1 trace nothing", "b.table"
    )
    results = list(unreadable(file))
    assert [(result.id, len(result.obstacles)) for result in results] == [("T-1", 2), ("", 1), ("V-1", 1)]
    text = report(*results)
    assert text.startswith("b.table ???\n\nNOT RUNNABLE T-1 bad twice\n  b.table:3\n\n  > given 3p ?? A{5X}\n")
    assert "\nNOT RUNNABLE\n  b.table:1\n\n  > stray\n\n  This line belongs to no scenario." in text
    assert text.endswith("\n0 passed, 0 failed, 3 not runnable\n")


def test_an_obstacle_may_have_no_text() -> None:
    assert "  a.table:8\n  Too few seats.\n" in report(not_runnable(RUNS[2], Obstacle(8, "Too few seats.")))


def test_a_step_is_shown_once_with_all_that_is_not_known_in_it() -> None:
    other = Obstacle(8, 'I don\'t know the expectation "trun=A".', OBSTACLE.text, ' Did you mean "turn"?')
    text = report(not_runnable(RUNS[2], OBSTACLE, other, Obstacle(9, "Too few.", "A: draw")))
    assert text.count("> B: plya 5H => ok") == 1
    assert 'Did you mean "play"?\n  I don\'t know the expectation "trun=A".' in text
    assert 'Did you mean "turn"?\n\n  a.table:9\n' in text


def test_long_reasons_are_folded() -> None:
    why = "8-skips (Jonathan)\n  " + "When an 8 is played, the next player misses a turn. " * 4
    lines = report(failed(RUNS[0], replace(FAILURE, rules=(why,)))).splitlines()
    assert "  why:      8-skips (Jonathan)" in lines
    said = [line for line in lines if "misses" in line or "played" in line]
    assert len(said) > 1
    assert all(len(line) <= 108 and line.startswith(" " * 14) for line in said)


def test_outcome_and_details_must_agree() -> None:
    with pytest.raises(ValueError, match=r"T-1\(a\): a result has a Failure"):
        Result("T-1", "", "a.table", 1, "a", "failed")
    with pytest.raises(ValueError, match="T-1: a result has a Failure"):
        Result("T-1", "", "a.table", 1, "", "passed", FAILURE)
    with pytest.raises(ValueError, match="T-1: a result has an Obstacle"):
        Result("T-1", "", "a.table", 1, "", "not runnable")
    with pytest.raises(ValueError, match="T-1: a result has an Obstacle"):
        Result("T-1", "", "a.table", 1, "", "passed", None, (OBSTACLE,))
