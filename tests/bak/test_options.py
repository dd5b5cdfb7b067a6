"""Every option of the rulings of BAK: known, settable, shown in a scenario, and borne by the bots."""

import re
from pathlib import Path

import pytest

from cardhouse.bots.bak_players import PolicyBot
from cardhouse.bots.bak_policies import Policy
from cardhouse.bots.bak_search import BakBot, Decision
from cardhouse.bots.simple import Bot
from cardhouse.core.acts import Prepare
from cardhouse.core.checkpoints import RuleFailed
from cardhouse.core.choices import lawful
from cardhouse.core.declared import options_of, written
from cardhouse.core.engine import decide
from cardhouse.core.hooks import answers
from cardhouse.core.rounds import ALL_LOSE
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seating import CommonLoss
from cardhouse.core.table import OVER, Table
from cardhouse.core.view import view
from cardhouse.games import BAK, new_table
from cardhouse.rules.lawmaking.meanings import Ruled
from cardhouse.rules.market.peeks import Arrange
from tests.bak.playing import NAMES

ROOT = Path(__file__).parents[2]
SCENARIOS = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "scenarios" / "bak").glob("*.table")))

OPTIONS = {
    "top": ("R-K1", "third", "12", "14", "random"),
    "first": ("R-K2", "last", "random", "oldest"),
    "opening": ("R-K3", "0", "2"),
    "order": ("R-K4", "draw-first", "buy-first", "any"),
    "extra": ("R-K5", "compulsory", "optional"),
    "jack": ("R-K6", "every-turn", "once", "at-once"),
    "ace": ("R-K7", "at-once", "after-draws"),
    "aces": ("R-K8", "last", "all"),
    "joker": ("R-K9", "at-once", "after-draws"),
    "kings": ("R-K10", "all", "one-each"),
    "look": ("R-K11", "own-queens", "all-queens"),
    "looking": ("R-K12", "offered", "forced"),
    "payment": ("R-K13", "single", "several"),
    "suit": ("R-K14", "first", "any"),
    "purchases": ("R-K16", "one", "per-jack"),
    "shown": ("R-K19", "unshielded", "never", "always"),
    "ties": ("R-K20", "shared", "fewer-cards", "more-kings", "nobody"),
    "hands": ("R-K24", "hidden", "open"),
    "loss": ("R-K25", "0", "-1"),
    "queen": ("R-K26", "every-turn", "once"),
}
"""By ruling, the usual value first."""

UNUSUAL = [(option, value) for option, (_, _, *values) in OPTIONS.items() for value in values]


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_known_and_has_its_usual_value(option: str) -> None:
    ruling, usual, *_ = OPTIONS[option]
    assert written(new_table(BAK, NAMES).law.options()[option]) == usual
    assert re.search(rf"{ruling}\b", SCENARIOS)


@pytest.mark.parametrize("option, value", UNUSUAL)
def test_every_value_can_be_set_and_is_shown_in_a_scenario(option: str, value: str) -> None:
    assert written(new_table(BAK, NAMES, options={option: value}).law.options()[option]) == value
    assert re.search(rf"option\.{option}={re.escape(value)}(\s|$)", SCENARIOS)


def test_all_that_rules_let_a_table_choose_from_is_in_the_register() -> None:
    options = [each for article in BAK for rule in article.rules for each in options_of(type(rule)).items()]
    choices = {name for name, option in options if option.values}
    assert choices - set(OPTIONS) == {"ranks", "suits", "court"}  # of small games


def test_every_ruling_stands_under_a_rule_and_in_a_scenario() -> None:
    told = {rule.ruling for article in BAK for rule in article.rules if isinstance(rule, Ruled)}
    assert told == {f"R-K{number}" for number in range(1, 29)}
    untold = {ruling for ruling in told if not re.search(rf"{ruling}\b", SCENARIOS)}
    assert untold == {"R-K18"}  # every scenario with a discard shows it


def played(options: dict[str, str], players: int, seed: int) -> Table:
    table = new_table(BAK, NAMES[:players], seed=seed, options=options)
    thinking: list[Bot] = [BakBot(seed + seat, rounds=2) for seat in range(players - 1)]
    bots = [*thinking, PolicyBot(Policy("some of each", 1, 1))]
    decide(table, Prepare(0, "start"))
    for _ in range(400):
        if table.phase == OVER:
            break
        act = bots[table.turn].choose(view(table, table.turn), lawful(table, table.turn))
        assert act is not None
        assert decide(table, act).lawful, act
    return table


@pytest.mark.parametrize("option, value", UNUSUAL)
def test_bots_play_lawfully_to_the_end_with_every_option(option: str, value: str) -> None:
    assert played({option: value}, 3, seed=3).phase == OVER


def test_a_bot_puts_back_all_that_it_was_shown() -> None:
    table = new_table(BAK, NAMES[:2], options={"look": "all-queens"})
    decide(table, Prepare(0, "start"))
    queens = [each for each in table.areas["market"][0] if each.rank == 12]
    table.areas["row"][0], table.areas["row"][1] = queens[:1], queens[1:3]
    table.stock.sort(key=lambda each: each.rank == 0)  # the Joker on top
    for _ in range(2):
        act = BakBot(1, rounds=40).choose(view(table, 0), lawful(table, 0))
        assert act is not None
        decide(table, act)
    assert isinstance(act, Arrange)
    assert len(act.cards) == 4
    assert act.cards[0].rank  # not the Joker


def test_a_bot_minds_what_its_table_counts_for_a_common_loss() -> None:
    for loss in (0, -1):
        table = new_table(BAK, NAMES[:2], options={"loss": str(loss)})
        decide(table, Prepare(0, "start"))
        decide(table, lawful(table, 0)[0])
        problem = BakBot(1).plan(view(table, 0), lawful(table, 0))
        assert isinstance(problem, Decision)
        assert problem.loss == loss


class Broken(Rule):
    """It does not know."""

    @answers(CommonLoss)
    def nobody_knows(self, asked: CommonLoss, table: Table, earlier: int) -> int:
        raise ValueError("nobody knows")


def test_a_rule_that_cannot_count_a_loss_counts_nothing() -> None:
    table = new_table((*BAK, Article("broken", "Broken", "Ann", "", (Broken(),))), NAMES[:2], options={"loss": "-1"})
    table.phase, table.outcome = OVER, ALL_LOSE
    with pytest.warns(RuleFailed, match="what everybody loses"):
        assert view(table, 0).result.shares == ("0", "0")
