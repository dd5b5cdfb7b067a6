"""How a game that goes on and on comes to its end after all."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.affairs import Alarms, ClockUsed
from cardhouse.core.declared import option
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import Joined, Left, Present
from cardhouse.core.rounds import NO_RESULT, PhaseBegan, RoundWon
from cardhouse.core.rule import Memory, Rule
from cardhouse.core.speech import Remark, TimePassed
from cardhouse.core.table import NOTHING, PLAYING, Event, Events, Table, Tally
from cardhouse.rules.leaving_play.purses import Credited

NEVER: Final = -1


@dataclass(eq=False)
class GameTimed(Remark):
    """The game began at this time."""

    at: int


@dataclass(eq=False)
class Deserted(Remark):
    """Nobody is in the game any more, since this time."""

    at: int


class GameTime(Tally):
    """When the game began, and since when nobody is in it (-1: somebody is)."""

    def start(self) -> tuple[int, int]:
        return (0, NEVER)

    def hears(self) -> tuple[type, ...]:
        return (GameTimed, Deserted, Joined)

    def step(self, total: Any, event: Event) -> tuple[int, int]:
        began: int = total[0]
        if isinstance(event, GameTimed):
            return (event.at, NEVER)
        return (began, event.at if isinstance(event, Deserted) else NEVER)


GAME_TIME: Final = GameTime()


@dataclass(frozen=True)
class GoesOn(Rule):
    """The game goes on until the players vote to end it, or nobody is left.

    If all have left and nobody comes back it is over after a while, or, where no clock is used, at once.
    """

    first_token_wins: bool = option(False, "The first token wins the game", ruling="R-M61")
    time_limit_s: int = option(0, "The game is over after", unit="second", ruling="R-M61", special={"0": "no set time"})
    deserted_s: int = option(60, "An empty table waits for", unit="second")

    def tallies(self) -> tuple[Memory, ...]:
        return (GAME_TIME,)

    @after(Credited)
    def won(self, credited: Credited, table: Table) -> Events:
        return (RoundWon((credited.player,)),) if self.first_token_wins and credited.number > 0 else NOTHING

    @after(PhaseBegan)
    def begins(self, began: PhaseBegan, table: Table) -> Events:
        return (GameTimed(table.clock),)

    @after(Left)
    def deserted(self, left: Left, table: Table) -> Events:
        if table.phase != PLAYING or table.ask(Present()).among(table.seats):
            return NOTHING
        return (Deserted(table.clock),) if table.ask(ClockUsed()) else (RoundWon((), NO_RESULT),)

    def ends(self, table: Table) -> list[int]:
        """When the game will be over, if nothing comes between."""
        began, deserted = table.tally(GAME_TIME)
        times = [began + self.time_limit_s * 1000] if self.time_limit_s else []
        if deserted != NEVER:
            times.append(deserted + self.deserted_s * 1000)
        return times if table.phase == PLAYING and table.ask(ClockUsed()) else []

    @answers(Alarms)
    def when_over(self, asked: Alarms, table: Table, earlier: list[int]) -> list[int]:
        return earlier + self.ends(table)

    @after(TimePassed)
    def time_is_up(self, passed: TimePassed, table: Table) -> Events:
        return (RoundWon((), NO_RESULT),) if any(end <= table.clock for end in self.ends(table)) else NOTHING
