"""Random lawful games from the deal to the win, as fast as they go: no log, no view, no explanation."""

import time
from dataclasses import dataclass

from cardhouse.cards import NONE
from cardhouse.core.chance import seeded
from cardhouse.core.choices import play_round, prepare, random_act
from cardhouse.core.engine import decide
from cardhouse.core.events import Reversed
from cardhouse.core.hooks import after
from cardhouse.core.rule import Article, Rule
from cardhouse.core.speech import Gestured
from cardhouse.core.table import Events, Table
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.turns.turn_order import Skips


@dataclass(frozen=True)
class Idle(Rule):
    """Whenever somebody makes the gesture number {number}, the direction of play reverses."""

    number: int = 0

    @after(Gestured)
    def turn_round(self, gestured: Gestured, table: Table) -> Events:
        if gestured.gesture == str(self.number):
            yield Reversed()


def idle_articles(count: int) -> list[Article]:
    """So many rules that no random game wakes: half hear gestures, half wait for cards that there are not."""
    rules: list[Rule] = [Idle(number) if number % 2 else Skips(on=NONE) for number in range(count)]
    return [Article(f"idle-{place}", f"Idle {place}", "", "", (rule,)) for place, rule in enumerate(rules)]


def copy_time(name: str, players: int, copies: int) -> float:
    """Seconds of processor time that one copy of a table in mid-game takes."""
    table = new_table(game(name).book, [f"P{seat}" for seat in range(players)], seed=1)
    picks = seeded(1)
    prepare(table, picks)
    for _ in range(20):
        act_now = random_act(table, picks)
        if act_now is not None:
            decide(table, act_now, False)
    start = time.process_time()
    for _ in range(copies):
        table.copy()
    return (time.process_time() - start) / copies


def play_games(name: str, players: int, seed: int, seconds: float, idle: int = 0) -> tuple[int, int, float]:
    """Play rounds for so many seconds of processor time: (rounds, acts, seconds)."""
    book = [*game(name).book, *idle_articles(idle)]
    fresh = new_table(book, [f"P{seat}" for seat in range(players)], seed=seed)
    picks = seeded(seed + 1)
    rounds = acts = 0
    start = time.process_time()
    while True:
        table = fresh.copy()
        table.chance = seeded(seed + rounds)
        acts += play_round(table, picks)
        rounds += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return rounds, acts, spent
