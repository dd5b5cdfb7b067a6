"""Whole rounds between random players, and what they came to: a round is never left in a state where nobody can act."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from cardhouse.core.acts import Act, Draw
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.questions import PLAY, in_turn
from cardhouse.core.rule import REFEREE, TABLE
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import OVER, Table
from cardhouse.games.shelf import fewest_players, game, new_table

WON: Final = "won"
DRAWN: Final = "ended without a winner"
LIMIT: Final = "reached the limit"
MOST_ACTS: Final = 5_000
AUTHORS: Final = ("Jonathan", "Xavier", "Matt", "Andreas", "Mathias", "Ann", "Bob", "Cat")


SECOND_THOUGHTS: Final = 4
PATIENCE: Final = 16
ERRING: Final = 3
LONG: Final = 200_000

Errs: TypeAlias = Callable[[Table, Chance], Act]
"""What somebody tries who does not care for the rules."""


class Stuck(AssertionError):
    """Nobody can act, or an act that was offered is not lawful."""


def likely_act(table: Table, chance: Chance) -> Act | None:
    """A lawful act at random, as people act: they mostly play a card that fits rather than draw one, nobody draws out
    of turn, where that is allowed, and what is put to the vote is not waited for without end.
    """
    if table.motions and chance.below(PATIENCE) == 0:
        return Tick(max([table.clock, *[motion.expires for motion in table.motions]]))
    act = random_act(table, chance)
    for _ in range(SECOND_THOUGHTS):
        if not isinstance(act, Draw) or chance.below(4) == 0:
            break
        act = random_act(table, chance)
    if isinstance(act, Draw) and table.turn != NO_SEAT:
        due = list(table.ask(in_turn(table.law, PLAY)).among(table.seats))
        return act if act.seat in due or not due else Draw(chance.pick(due))
    return act


def play_out(table: Table, seed: int, limit: int = MOST_ACTS, errs: Errs | None = None) -> str:
    """Play a round to its end by random lawful acts, from its first preparation on; how it ended. If they err, every
    third act is whatever that gives, and time runs out for what nobody answers.
    """
    chance = seeded(seed)
    for number in range(limit):
        if table.phase == OVER:
            return WON if table.winners else DRAWN
        so_far = f"round {seed}: after {number} acts"
        if errs is not None and chance.below(ERRING) == 0:
            outcome = decide(table, errs(table, chance), strict=False)
            if outcome.jammed:
                raise Stuck(f"{so_far} {outcome.act} breaks {', '.join(outcome.jammed)}")
            continue
        act = likely_act(table, chance)
        if act is None and errs is not None:
            decide(table, Tick(table.clock + LONG))
            act = likely_act(table, chance)
        if act is None:
            raise Stuck(f"{so_far} nobody can act in the phase {table.phase}")
        outcome = decide(table, act, False)
        if not outcome.lawful:
            raise Stuck(f"{so_far} {act} was offered, but {outcome.told()}")
    return LIMIT


def rounds(name: str, seeds: Iterable[int], limit: int = MOST_ACTS, errs: Errs | None = None) -> dict[str, int]:
    """Play a round for each seed, with as few and as many players as the game takes, at every other table authors of
    the book; how many ended how. People who err sit at a table where nobody but themselves watches over the rules.
    """
    ends = {WON: 0, DRAWN: 0, LIMIT: 0}
    fewest, dial = fewest_players(game(name), {}), TABLE if errs is not None else REFEREE
    for seed in seeds:
        players = fewest + seed % (game(name).most - fewest + 1)
        names = AUTHORS[:players] if seed % 2 else [f"P{seat}" for seat in range(players)]
        ends[play_out(new_table(game(name).book, names, seed=seed, dial=dial), seed + 1, limit, errs)] += 1
    return ends
