"""Bots that think: in a process of their own, while all other tables go on."""

import asyncio
import time
from pathlib import Path
from statistics import median

import pytest

from cardhouse.bots.bak_search import BakBot, Decision
from cardhouse.bots.thinking import answer, main, read_answer, read_problem, written
from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.choices import lawful
from cardhouse.core.engine import decide
from cardhouse.core.rounds import Pass
from cardhouse.core.table import Table
from cardhouse.core.view import view
from cardhouse.games import BAK, new_table
from cardhouse.server import Settings
from cardhouse.server.brain import Brain, Thinker
from tests.server.players import Player, joined, serving
from tests.server.players import new_table as new_game

pytestmark = pytest.mark.anyio

SECONDS = 1.0
SOON = 0.3
"""An answer has to come so soon, on a slow machine too, while another table's bot thinks for longer than that."""


def about_to_buy(seed: int = 3) -> Table:
    table = new_table(BAK, ["Ann", "Bob"], seed=seed)
    for act in (Prepare(0, "start"), Draw(0)):
        assert decide(table, act).lawful
    return table


def problem_of(bot: BakBot, table: Table) -> Decision:
    found = bot.plan(view(table, 0), lawful(table, 0))
    assert isinstance(found, Decision)
    return found


def test_a_problem_can_be_written_and_solved_elsewhere_with_the_same_answer() -> None:
    table = about_to_buy()
    problem = problem_of(BakBot(1, rounds=60), table)
    assert read_problem(written(problem)) == problem
    there = read_answer(answer(written(problem)))
    here = BakBot(1, rounds=60)
    act = here.choose(view(table, 0), lawful(table, 0))
    assert BakBot(1, rounds=60).decided(there.option, there.chance, lawful(table, 0)) == act
    assert here.chance.state == there.chance
    lines, answers = [written(problem), b""], list[bytes]()
    assert main(lambda: lines.pop(0), answers.append) == 0
    assert [read_answer(line) for line in answers] == [there]


async def test_a_bot_decides_when_it_has_thought() -> None:
    table, brain, bot = about_to_buy(), Brain(), Thinker(BakBot(1, rounds=40))
    acts = lawful(table, 0)
    assert not await bot.think(brain)  # about nothing
    assert bot.choose(view(table, 0), acts) is None
    assert await bot.think(brain)
    assert not await bot.think(brain)  # once is enough
    assert bot.choose(view(table, 0), acts) == BakBot(1, rounds=40).choose(view(table, 0), acts)
    await brain.close()


async def test_what_it_thought_about_another_position_is_forgotten() -> None:
    table, brain, bot = about_to_buy(), Brain(), Thinker(BakBot(1, rounds=40))
    assert bot.choose(view(table, 0), lawful(table, 0)) is None
    await bot.think(brain)
    for act in (Pass(0), Draw(1), Pass(1), Draw(0)):
        assert decide(table, act).lawful
    assert bot.choose(view(table, 0), lawful(table, 0)) is None
    await brain.close()


async def test_a_brain_that_dies_is_no_reason_to_stop() -> None:
    table, brain = about_to_buy(), Brain()
    problem = problem_of(BakBot(1, rounds=40), table)
    first = await brain.solve(problem)
    assert brain.process is not None
    brain.process.kill()
    assert (await brain.solve(problem)).option  # in haste, or by a new one
    assert await brain.solve(problem) == first
    await brain.close()


async def test_other_tables_do_not_wait_for_a_bot_that_thinks(tmp_path: Path) -> None:
    settings = Settings(bot_pause=(0.0, 0.0), bot_thinking=SECONDS, seed=7)
    with serving(tmp_path / "tables.db", settings) as url:
        deep, (ann_token,) = await new_game(url, "Ann", game="bak", bots=3)
        fast, (bob_token,) = await new_game(url, "Bob", bots=3)
        async with joined(url, fast, bob_token) as bob, joined(url, deep, ann_token) as ann:
            await bob.until("Whole")
            began, waited = time.monotonic(), list[float]()
            others = asyncio.create_task(until_her_turn(ann))
            while not others.done():
                asked = time.monotonic()
                await bob.do("Say", words="Hello")
                waited.append(time.monotonic() - asked)
                await asyncio.sleep(0.3)  # a connection may not say more than that
            others.result()
            assert time.monotonic() - began > SECONDS  # so somebody has thought
            assert median(waited) < SOON, "one answer may be late on a busy machine, but not most of them"


async def until_her_turn(ann: Player) -> None:
    """Whoever starts the game begins; then all the others take their turns."""
    await ann.until("Whole")
    await ann.do("Draw")
    await ann.do("Pass")
    while ann.view["turn"] == 0:
        await ann.hear(10)
    while ann.view["turn"] != 0:
        await ann.hear(10)


async def test_two_that_think_at_once_get_each_its_own_answer() -> None:
    brain = Brain()
    problems = [problem_of(BakBot(seed, rounds=30), about_to_buy(seed)) for seed in (3, 4, 5)]
    alone = [read_answer(answer(written(problem))) for problem in problems]
    try:
        await brain.solve(problems[0])  # so that there is one process for all
        found = await asyncio.gather(*[brain.solve(problem) for problem in problems])
    finally:
        await brain.close()
    assert found == alone
    assert len({each.chance for each in alone}) == 3
