"""Learning rules that nobody tells: the pool, the baselines, and how they are scored."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardhouse.bench.secret_rules import (
    BASELINES,
    GRADES,
    HiddenRuleScore,
    Inducer,
    Oblivious,
    Parrot,
    benchmark,
    company,
    is_of,
    laid,
    main,
    next_to_act,
    same_rule,
    secret_rule,
    try_agent,
    write_leaderboard,
)
from cardhouse.bots.table import Onlook
from cardhouse.cards import card
from cardhouse.core.acts import Act, Draw
from cardhouse.core.book_acts import SECRETS
from cardhouse.core.chance import seeded
from cardhouse.core.owed import Breach
from cardhouse.core.people_acts import Call, Say
from cardhouse.core.view import View, view
from cardhouse.english.front.answers import Status, answer
from cardhouse.games import BARTOK, new_table

pytestmark = pytest.mark.unmeasured

POOL = [
    'a 10, say "Good evening".',
    'an Ace, say "Sunshine".',
    'an 8, say "Sunshine".',
    'an Ace, say "Bananas".',
    'a King, say "Hello there".',
    'an Ace, say "My turn".',
    'a 10, say "My turn".',
    'a 10, say "My turn".',
    'a red card, say "Good evening".',
    'a Spade, say "Sunshine".',
    'a Club, say "Sunshine".',
    'a Spade, say "Bananas".',
    'a black card, say "Hello there".',
    'a Spade, say "My turn".',
    'a red card, say "My turn".',
    'a red card, say "My turn".',
    "A Club may not be played on a Spade.",
    "A Spade may not be played on a Club.",
    "A Diamond may not be played on a Heart.",
    "A Spade may not be played on a Diamond.",
    "A Club may not be played on a Club.",
    "A Spade may not be played on a Club.",
    "A Club may not be played on a Diamond.",
    "A Club may not be played on a Spade.",
]
HEARTS = 'When a player plays a Heart, they must say "Love".'


@pytest.mark.parametrize("grade", GRADES)
def test_every_rule_of_the_pool_is_in_the_language(grade: int) -> None:
    chance = seeded(grade)
    rules = {secret_rule(grade, chance) for _ in range(60)}
    assert len(rules) > 8
    for rule in rules:
        read = answer(rule)
        assert (read.status, read.reading) == (Status.COMPILES, rule)


def test_there_is_no_fourth_grade() -> None:
    with pytest.raises(ValueError, match="no grade 4"):
        secret_rule(4, seeded(1))


def test_who_learns_nothing_breaks_the_rule_again_and_again() -> None:
    tried = try_agent(Oblivious(1), HEARTS, 2, 5, acts=160)
    assert tried.early > 0
    assert tried.plays > 3
    assert (tried.stated, tried.right) == ("", False)


def test_a_parrot_breaks_it_once_and_says_too_much() -> None:
    tried = try_agent(Parrot(1), HEARTS, 2, 1, acts=160)
    assert tried.early + tried.late == 1
    assert tried.needless > 3
    assert not tried.right


def test_a_parrot_speaks_once_for_each_of_its_cards_and_only_when_it_has_learned_words() -> None:
    parrot, calls = Parrot(1), "Ann calls you out: “Failure to say Love”"
    seen = view(new_table(BARTOK, ["Ann", "Bob"], seed=1), 1)
    parrot.hear(["You play 5♥, and Ann is next."])
    assert not isinstance(parrot.choose(seen, ()), Say)
    assert parrot.state() == ""
    parrot.hear([calls])
    assert parrot.state() == 'When a player plays a card, they must say "Love".'
    assert parrot.choose(seen, ()) == Say(1, "Love")
    assert not isinstance(parrot.choose(seen, ()), Say)
    parrot.hear(["Ann plays 5♠."])
    assert not isinstance(parrot.choose(seen, ()), Say)
    parrot.hear(["You play 6♥."])
    assert parrot.choose(seen, ()) == Say(1, "Love")


def test_whoever_compares_cards_finds_out() -> None:
    found = [try_agent(Inducer(seed), HEARTS, 2, seed, acts=160) for seed in range(1, 5)]
    assert any(tried.right for tried in found)


def test_the_same_seed_has_the_same_score() -> None:
    one, _ = benchmark("parrot", Parrot, tables=1, acts=60)
    again, results = benchmark("parrot", Parrot, tables=1, acts=60)
    assert one == again
    assert [result.grade for result in results] == list(GRADES)
    assert str(one).startswith("parrot ")


@pytest.mark.parametrize(
    "stated, same",
    [
        (HEARTS, True),
        ('Hearts - say "Love"', True),
        ('When a player plays a Club, they must say "Love".', False),
        ("", False),
    ],
)
def test_a_rule_is_named_in_any_words(stated: str, same: bool) -> None:
    assert same_rule(stated, rule=HEARTS) is same


@pytest.mark.parametrize(
    "kind, name, fits",
    [
        *(("Heart", "5H", True), ("Heart", "5S", False), ("red card", "5D", True), ("red card", "5C", False)),
        *(
            ("black card", "5C", True),
            ("Ace", "AC", True),
            ("10", "10H", True),
            ("10", "9H", False),
            ("Heart", "JK", False),
            ("Club", "JK", False),
            ("black card", "JK", False),
            ("King", "JK", False),
            ("King", "KS", True),
            ("red card", "JK", False),
        ),
    ],
)
def test_kinds_of_cards(kind: str, name: str, fits: bool) -> None:
    assert is_of(kind, card(name)) is fits


def test_the_best_stand_first(tmp_path: Path) -> None:
    scores = [HiddenRuleScore("worse", 3, 9.0, 9.0, 0.0, 0.1), HiddenRuleScore("better", 3, 9.0, 1.0, 0.0, 0.5)]
    write_leaderboard(scores, tmp_path / "board.json")
    assert [row["agent"] for row in json.loads((tmp_path / "board.json").read_text())] == ["better", "worse"]


def test_the_board_names_the_baselines() -> None:
    board = json.loads((Path(__file__).parent.parent.parent / "docs" / "secret-rules.json").read_text())
    assert {row["agent"] for row in board} >= set(BASELINES)


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_breaches_are_counted_by_halves(seed: int) -> None:
    """Whoever plays half as long has broken the rule as often as in the first half of the whole."""
    half = try_agent(Oblivious(1), HEARTS, 2, seed, acts=80)
    whole = try_agent(Oblivious(1), HEARTS, 2, seed, acts=160)
    assert whole.early == half.early + half.late > whole.late
    assert whole.plays > half.plays > whole.early
    assert (whole.rule, whole.grade, whole.needless) == (HEARTS, 2, 0)


def test_what_may_not_be_done_is_broken_each_time_it_is_done() -> None:
    """A word that was forgotten is one breach as long as it lasts; a card that may not be played is one each time."""
    tried = try_agent(Oblivious(1), "A player may not play a red card.", 2, 0, acts=160)
    assert tried.plays > tried.early + tried.late > 5


def test_the_others_forget_nothing_and_call_nobody() -> None:
    assert [(bot.forgets, bot.accuses) for bot in company(3).values()] == [(0, 0), (0, 0)]


def test_each_of_the_others_has_dice_of_their_own() -> None:
    assert [bot.chance.state for bot in company(3).values()] == [seeded(3).state, seeded(4).state]


def test_whoever_has_not_acted_has_played_nothing() -> None:
    tried = try_agent(Oblivious(1), HEARTS, 2, 5, acts=1)
    assert (tried.plays, tried.early, tried.late, tried.needless) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    "played, kind, speaks",
    [
        ("5♥ 9♦", "", False),  # nobody has called anything yet
        ("!", "", False),  # called out for what was done before it looked
        ("5♥!", "5", False),  # a rank is the first guess
        ("5♥! 5♣", "5", True),
        ("5♥! 2♥ 3♥ 4♥", "5", False),
        ("5♥! 9♥!", "Heart", False),
        ("5♥! 9♥! 2♦ 2♥", "Heart", True),
        ("5♥! 9♦!", "red card", False),
        ("2♣ 5♥! 9♦! J♠", "red card", False),
        ("5♥! 9♠!", "", False),  # no kind that we know holds both
        ("5♥! a!", "", False),
        ("J♥! J♠!", "Jack", True),
        ("K♥! K♠! K♦", "King", True),
    ],
)
def test_the_kind_that_holds_every_card_that_cost_something(played: str, kind: str, speaks: bool) -> None:
    """A sign after a card means that it was called out."""
    agent = Inducer(1)
    for name in played.split():
        if card_name := name.rstrip("!"):
            agent.hear([f"You play {card_name}, and Ann is next."])
        if name.endswith("!"):
            agent.hear(["Ann calls you out: “Failure to say Love”"])
    assert (agent.kind(), agent.owes) == (kind, speaks)
    assert agent.state() == (f'When a player plays a {kind}, they must say "Love".' if kind else "")


def test_the_same_seed_has_the_same_rules_for_everybody() -> None:
    """Scores can be compared as long as the pool stays as it is."""
    rules = [secret_rule(grade, seeded(number)) for grade in GRADES for number in range(8)]
    assert [rule.replace("When a player plays ", "").replace("they must ", "") for rule in rules] == POOL


class Draws(Oblivious):
    """Draws whenever it may, and plays nothing."""

    def choose(self, view: View, acts: Sequence[Act]) -> Act | None:
        return next((act for act in acts if isinstance(act, Draw)), None)


def test_only_cards_that_the_agent_plays_are_plays() -> None:
    assert try_agent(Draws(1), HEARTS, 2, 5, acts=40).plays == 0


def test_a_score_is_counted_for_a_hundred_plays() -> None:
    score, results = benchmark("parrot", Parrot, tables=1, acts=120)
    plays = sum(each.plays for each in results)
    early, late, needless = (
        200 * sum(each.early for each in results) / plays,
        200 * sum(each.late for each in results) / plays,
        100 * sum(each.needless for each in results) / plays,
    )
    assert len({early, late, needless}) == 3
    assert score == HiddenRuleScore("parrot", 3, early, late, needless, sum(each.right for each in results) / 3)
    whole = f"parrot       early {early:5.1f}  late {late:5.1f}  needless {needless:5.1f}  named {score.named:4.0%}"
    assert str(score) == whole


def test_the_author_calls_a_breach_by_its_words_and_else_by_the_rule() -> None:
    table = laid(HEARTS, 1)
    (sealed,) = table.tally(SECRETS)
    called = []
    for words in ("Failure to say Love", ""):
        table.breaches = [Breach(1, sealed.rule, 1, words=words), Breach(0, sealed.rule, 1), Breach(1, "x", 1)]
        act = next_to_act(table, Oblivious(1), company(1), Onlook(), sealed.rule, sealed.call)
        assert isinstance(act, Call)
        called.append((act.seat, act.words))
    assert called == [(0, "Failure to say Love"), (0, sealed.call)]


def test_the_board_is_written_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "cardhouse.bench.secret_rules.benchmark",
        lambda name, make, tables: (HiddenRuleScore(name, tables, 1.0, 2.0, 3.0, 0.5), []),
    )
    main([])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(BASELINES)
    assert list(tmp_path.iterdir()) == []
    main([str(tmp_path / "one.json"), str(tmp_path / "two.json")])
    assert [path.name for path in tmp_path.iterdir()] == ["one.json"]
    assert json.loads((tmp_path / "one.json").read_text())[0]["tables"] == 10
