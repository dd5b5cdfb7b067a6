"""Where bots think: a process of its own, so that no table waits while one of them does."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardhouse.core.acts import Act
from cardhouse.core.owed import Breach
from cardhouse.core.view import View

if TYPE_CHECKING:  # what a bot thinks about is loaded with the bot: a table without one needs none of it
    from cardhouse.bots.bak_search import BakBot, Decision, Option
    from cardhouse.bots.thinking import Thought

HASTY: Final = 20
"""So many rounds a bot searches in this process when the other one does not answer; that is a few milliseconds."""

PATIENCE: Final = 5.0
LOG: Final = logging.getLogger(__name__)


class Brain:
    """Thinks about one problem at a time; the more wait, the less time it takes for each."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock: Final = asyncio.Lock()
        self.waiting = 0

    async def solve(self, problem: Decision) -> Thought:
        from cardhouse.bots.bak_search import solved
        from cardhouse.bots.thinking import Thought

        self.waiting += 1
        try:
            async with self.lock:
                shared = problem.seconds / self.waiting
                return await self.ask(replace(problem, seconds=shared))
        except (OSError, ValueError, TimeoutError) as error:
            LOG.warning("bots think in haste: %s", error)
            await self.close()
            return Thought(*solved(replace(problem, rounds=HASTY)))
        finally:
            self.waiting -= 1

    async def ask(self, problem: Decision) -> Thought:
        from cardhouse.bots.thinking import read_answer, written

        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "cardhouse.bots.thinking"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        lines, answers = self.process.stdin, self.process.stdout
        assert lines is not None
        assert answers is not None
        lines.write(written(problem))
        async with asyncio.timeout(problem.seconds + PATIENCE):
            await lines.drain()
            return read_answer(await answers.readline())

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinker:
    """A bot that plans here and thinks elsewhere: it has no answer at first, and knows it when it is asked again."""

    def __init__(self, bot: BakBot) -> None:
        self.bot: Final = bot
        self.problem: Decision | None = None
        self.answer: Thought | None = None

    def watch(self, breaches: Sequence[Breach]) -> None:
        """It leaves calls to people, as a bot does that thinks here."""

    def choose(self, view: View, acts: Sequence[Act], awaited: bool = False) -> Act | None:
        """What it has decided; nothing as long as it has to think."""
        found = self.bot.plan(view, acts)
        if found is None or isinstance(found, Act):
            return found
        if found != self.problem:
            self.problem, self.answer = found, None
        if self.answer is None:
            return None
        option: Option = self.answer.option
        state, self.problem = self.answer.chance, None
        return self.bot.decided(option, state, acts)

    async def think(self, brain: Brain) -> bool:
        """Think, if there is something to think about; whether it knows now what to do."""
        problem = self.problem
        if problem is None or self.answer is not None:
            return False
        answer = await brain.solve(problem)
        if self.problem is problem:
            self.answer = answer
        return True
