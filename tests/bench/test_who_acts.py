"""At a table with a sealed rule: who acts next, what is counted, and what is written down."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardhouse.bench import secret_rules
from cardhouse.bench.secret_rules import (
    AGENT,
    AUTHOR,
    GRADES,
    OTHER,
    TOKEN,
    HiddenRuleAgent,
    HiddenRuleResult,
    HiddenRuleScore,
    Inducer,
    Oblivious,
    Parrot,
    Waits,
    benchmark,
    company,
    laid,
    main,
    next_to_act,
    own_card,
    pressed,
    secret_rule,
    try_agent,
    write_leaderboard,
)
from cardhouse.bots.table import Onlook
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.affairs import Breached
from cardhouse.core.book_acts import SECRETS
from cardhouse.core.chance import seeded
from cardhouse.core.engine import decide
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Call, Say
from cardhouse.core.table import Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import View
from cardhouse.rules.leaving_play.purses import Purse

pytestmark = pytest.mark.unmeasured

HEARTS = 'When a player plays a Heart, they must say "Love".'


class Sleeps(Oblivious):
    """Never does anything by itself."""

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        return None


class Knows(Oblivious):
    """Says "Love" with each Heart."""

    owes = False

    def hear(self, lines: Sequence[str]) -> None:
        self.owes = self.owes or "♥" in own_card(lines)

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        if self.owes:
            self.owes = False
            return Say(AGENT, "Love")
        return super().choose(view, acts)


def test_the_author_has_paid_for_the_rule() -> None:
    table = laid(HEARTS, 1)
    assert table.tally(Purse(TOKEN)).get(AUTHOR, 0) == 0
    assert [secret.author for secret in table.tally(SECRETS)] == [AUTHOR]


def in_turn(seat: int) -> Table:
    table = laid(HEARTS, 1)
    table.turn = seat
    return table


def test_whoever_is_waited_for_is_pressed_to_play_or_draw() -> None:
    assert isinstance(pressed(in_turn(AGENT)), (Play, Draw))
    assert pressed(in_turn(OTHER)) is None


def test_an_agent_that_does_nothing_is_pressed_when_all_wait_for_it() -> None:
    bots = {AUTHOR: Waits(), OTHER: Waits()}
    act = next_to_act(in_turn(AGENT), Sleeps(1), bots, Onlook(), "r1", "")  # type: ignore[arg-type]  # they wait, too
    assert act is not None
    assert act.seat == AGENT
    assert next_to_act(in_turn(OTHER), Sleeps(1), bots, Onlook(), "r1", "") is None  # type: ignore[arg-type]  # as above
    others = next_to_act(in_turn(OTHER), Sleeps(1), company(1), Onlook(), "r1", "")
    assert others is not None
    assert others.seat == OTHER


def test_a_table_at_which_nobody_does_anything_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret_rules, "next_to_act", lambda *given: None)
    tried = try_agent(Oblivious(1), HEARTS, 2, 1)
    assert (tried.plays, tried.early, tried.late, tried.needless) == (0, 0, 0, 0)


def test_who_knows_the_rule_breaks_nothing_and_says_nothing_needless() -> None:
    tried = try_agent(Knows(1), HEARTS, 2, 5, acts=120)
    assert tried.plays > 5
    assert (tried.early, tried.late, tried.needless) == (0, 0, 0)


def test_a_breach_in_the_very_middle_is_a_late_one(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bool] = []

    def noted(table: Table, act: Act) -> Outcome:
        outcome = decide(table, act)
        mine = [event for event in outcome.events if isinstance(event, Breached) and event.offender == AGENT]
        done.append(any(event.rule == table.tally(SECRETS)[0].rule for event in mine))
        return outcome

    monkeypatch.setattr(secret_rules, "decide", noted)
    monkeypatch.setattr(secret_rules, "next_to_act", never_calling(next_to_act))
    try_agent(Oblivious(1), HEARTS, 2, 5, acts=100)
    first = done.index(True) - 2  # two acts were done before the agent sat down
    monkeypatch.setattr(secret_rules, "decide", decide)
    middle = try_agent(Oblivious(1), HEARTS, 2, 5, acts=2 * first)
    after = try_agent(Oblivious(1), HEARTS, 2, 5, acts=2 * first + 2)
    assert middle.early == 0 < middle.late
    assert after.early == 1


def never_calling(acts: Callable[..., Act | None]) -> Callable[..., Act | None]:
    """Nobody tries a call first, so that each decision is an act of the table."""

    def without(
        table: Table, agent: HiddenRuleAgent, others: object, onlook: Onlook, rule: str, call: str
    ) -> Act | None:
        return acts(table, agent, others, onlook, "", call)

    return without


def test_cards_that_cost_nothing_are_kept_apart_from_those_that_did() -> None:
    agent = Inducer(1)
    assert (agent.latest, agent.spoke, agent.owes, agent.words) == ("", False, False, "")
    for name in ("2♣", "5♥", "6♠"):
        agent.hear([f"You play {name}, and Ann is next."])
        if name == "5♥":
            agent.hear(["Ann calls you out: “Failure to say Love”"])
    assert (agent.innocent, agent.guilty) == ({"2♣"}, {"5♥"})
    assert agent.latest == "6♠"


def test_what_cost_something_once_is_not_free_later_and_what_was_said_in_time_tells_nothing() -> None:
    agent = Inducer(1)
    for line in (
        "You play 5♥.",
        "Ann calls you out: “Failure to say Love”",
        "You play 5♥.",
        "You play 9♣.",
        "You play 2♣.",
    ):
        agent.hear([line])
    assert (agent.innocent, agent.guilty) == ({"9♣"}, {"5♥"})
    agent.hear(["You play 5♦."])  # the guess is fives, so it speaks
    assert (agent.spoke, agent.owes) == (True, True)
    agent.hear(["You play 3♣."])
    assert agent.innocent == {"9♣", "2♣"}
    assert (agent.spoke, agent.owes) == (False, False)


def test_who_has_not_played_owes_no_word() -> None:
    assert (Parrot(1).owes, Parrot(1).words) == (False, "")


class Babbles:
    """Speaks whenever it is asked, until it has said enough."""

    def __init__(self) -> None:
        self.left = 3

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It does not look."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        self.left -= 1
        return Say(view.seat, "hm") if self.left >= 0 else None


def test_only_the_own_words_are_needless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret_rules, "company", lambda seed: {AUTHOR: Babbles(), OTHER: Babbles()})
    tried = try_agent(Sleeps(1), HEARTS, 2, 5, acts=12)
    assert tried.needless == 0


def test_the_author_calls_what_breaks_the_sealed_rule_and_nothing_else() -> None:
    def acts(**broken: Any) -> Act | None:
        table = in_turn(OTHER)
        decide(table, Play(OTHER, (table.hands[OTHER][0],)))
        (sealed,) = table.tally(SECRETS)
        table.turn = OTHER
        given: dict[str, Any] = {"offender": AGENT, "rule": sealed.rule, "act": table.acts} | broken
        table.breaches = [Breach(**given)]
        bots = {AUTHOR: Waits(), OTHER: Waits()}
        return next_to_act(table, Sleeps(1), bots, Onlook(), sealed.rule, sealed.call)  # type: ignore[arg-type]  # they wait

    called = acts()
    assert isinstance(called, Call)
    assert (called.seat, called.offender) == (AUTHOR, AGENT)
    assert called.words
    own = acts(words="Failure to say Love")
    assert isinstance(own, Call)
    assert own.words == "Failure to say Love"
    assert acts(rule="301-turn-action") is None
    assert acts(status="settled") is None
    assert acts(offender=AUTHOR) is None


def test_agents_that_play_by_a_bot_forget_nothing_and_call_nobody() -> None:
    assert (Oblivious(1).bot.forgets, Oblivious(1).bot.accuses) == (0, 0)


def test_each_table_has_a_seed_that_tells_its_grade_and_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[tuple[str, int, int, int]] = []
    made: list[int] = []

    def noted(agent: HiddenRuleAgent, rule: str, grade: int, seed: int, acts: int) -> HiddenRuleResult:
        tried.append((rule, grade, seed, acts))
        return HiddenRuleResult(rule, grade, early=grade, late=1, plays=40, needless=2, stated="", right=grade == 2)

    def make(seed: int) -> Oblivious:
        made.append(seed)
        return Oblivious(seed)

    monkeypatch.setattr(secret_rules, "try_agent", noted)
    score, results = benchmark("mine", make, tables=2, seed=3, acts=50)
    assert made == [seed for _, _, seed, _ in tried] == [30100, 30101, 30200, 30201, 30300, 30301]
    for grade in GRADES:
        chance = seeded(3000 + grade)
        wanted = [secret_rule(grade, chance) for _ in range(2)]
        assert [rule for rule, own, _, _ in tried if own == grade] == wanted
    assert {acts for *_, acts in tried} == {50}
    assert len(results) == score.tables == 6
    # twelve early breaches and six late ones, each in half of 240 plays; twelve needless words in all of them
    assert (score.agent, score.early, score.late, score.needless) == ("mine", 10.0, 5.0, 5.0)
    assert score.named == pytest.approx(1 / 3)
    assert str(score) == "mine         early  10.0  late   5.0  needless   5.0  named  33%"


def test_the_board_is_written_for_people_too(tmp_path: Path) -> None:
    score = HiddenRuleScore("one", 3, 9.0, 1.0, 0.0, 0.5)
    write_leaderboard([score], tmp_path / "board.json")
    lines = (tmp_path / "board.json").read_text().splitlines()
    assert lines[:3] == ["[", "  {", '    "agent": "one",']


def test_of_those_who_name_as_many_whoever_breaks_and_says_less_stands_first(tmp_path: Path) -> None:
    scores = [
        HiddenRuleScore("talks", 3, 0.0, 1.0, 9.0, 0.5),
        HiddenRuleScore("breaks", 3, 0.0, 8.0, 1.0, 0.5),
        HiddenRuleScore("neither", 3, 9.0, 1.0, 1.0, 0.5),
        HiddenRuleScore("names", 3, 9.0, 9.0, 9.0, 0.6),
    ]
    write_leaderboard(scores, tmp_path / "board.json")
    found = [row["agent"] for row in json.loads((tmp_path / "board.json").read_text())]
    assert found == ["names", "neither", "breaks", "talks"]


def test_the_baselines_are_told_and_written_down_where_a_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def scored(name: str, make: object, tables: int) -> tuple[HiddenRuleScore, list[HiddenRuleResult]]:
        return HiddenRuleScore(name, tables, 1.0, 2.0, 3.0, 0.5), []

    monkeypatch.setattr(secret_rules, "benchmark", scored)
    main([])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["oblivious", "parrot", "inducer"]
    main([str(tmp_path / "board.json"), "more"])
    assert {row["tables"] for row in json.loads((tmp_path / "board.json").read_text())} == {10}
    assert [path.name for path in tmp_path.iterdir()] == ["board.json"]


def test_what_cannot_be_sealed_is_told() -> None:
    with pytest.raises(ValueError, match="cannot be sealed: "):
        laid("When Ann plays a 7, she draws a card.", 1)
