"""A rule that raises fails the scenario, unless the scenario says that it does."""

import pytest

from cardhouse.core.events import Drew
from cardhouse.core.hooks import after, answers
from cardhouse.core.questions import InTurn
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seats import Seats
from cardhouse.core.speech import TimePassed
from cardhouse.core.table import Events, Table
from cardhouse.games import BARTOK
from cardhouse.games.shelf import GAMES, Game
from cardhouse.testing.notation import parse_text, runs
from cardhouse.testing.report import Result
from cardhouse.testing.running.performing import run_scenario


class CountsWrong(Rule):
    """Whoever draws is counted."""

    @after(Drew)
    def count(self, drew: Drew, table: Table) -> Events:
        raise ZeroDivisionError("nobody to count by")


class LosesTime(Rule):
    """Time is measured."""

    @after(TimePassed)
    def measure(self, passed: TimePassed, table: Table) -> Events:
        raise LookupError("no hands on the clock")


class KnowsNoTurn(Rule):
    """Whose turn it is, is looked up."""

    @answers(InTurn)
    def look_up(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        raise KeyError("turn")


RULES = {"counts": CountsWrong(), "times": LosesTime(), "turns": KnowsNoTurn()}


@pytest.fixture(autouse=True)
def broken_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, rule in RULES.items():
        book = (*BARTOK, Article(name, name.title(), "Ann", "", (rule,)))
        monkeypatch.setitem(GAMES, f"bartok@{name}", Game(f"bartok@{name}", "Bartok, broken", book))


def result(text: str) -> Result:
    file = parse_text(f"T-001 a scenario\n{text}", "bartok.table", GAMES)
    assert file.problems == ()
    (run,) = [run for scenario in file.scenarios for run in runs(scenario)]
    return run_scenario(run)


def found(text: str) -> str:
    told = result(text)
    assert told.failure is not None, told.outcome
    return f"{told.failure.expected}: {told.failure.found}"


GIVEN = "given game=bartok@{} 3p turn=A A{{5H,9C,+3}} P1[2H]\n"


@pytest.mark.parametrize("expects", ["ok", "done; #A=6", "done; turn=B"])
def test_a_rule_that_raises_after_an_event_fails_the_scenario_first(expects: str) -> None:
    told = found(GIVEN.format("counts") + f"A: draw => {expects}")
    assert told.startswith("no rule fails: counts: ZeroDivisionError: nobody to count by, over Draw(")


def test_a_rule_that_raises_when_it_is_asked_fails_it_too() -> None:
    assert found(GIVEN.format("turns") + "A: play 5H => ok").startswith("no rule fails: turns: KeyError: 'turn'")


@pytest.mark.parametrize(
    "steps", ["@5 A: play 5H => ok", "@5 _ => turn=A", "A: play 5H => ok | tick", "A: play 5H => ok | @3 tick"]
)
def test_a_rule_that_raises_while_time_passes_fails_it_too(steps: str) -> None:
    told = found(GIVEN.format("times") + steps)
    assert told.startswith("no rule fails: times: LookupError: no hands on the clock, over Tick(")


def test_a_scenario_can_say_that_a_rule_fails_and_what_happens_without_it() -> None:
    assert result(GIVEN.format("counts") + "A: draw => jammed counts; done; #A=6; turn=B").outcome == "passed"
    assert result(GIVEN.format("times") + "@5 A: play 5H => ok; jammed times").outcome == "passed"


def test_what_is_said_to_fail_has_to_fail() -> None:
    told = found(GIVEN.format("counts") + "A: play 5H => ok; jammed counts")
    assert told == "jammed counts: counts did not fail"


@pytest.mark.parametrize("expect", ["jammed", "jammed=counts", "jammed Counting"])
def test_what_fails_is_a_rule_of_the_book(expect: str) -> None:
    assert result(GIVEN.format("counts") + f"A: draw => {expect}").outcome == "not runnable"
