"""`cardhouse bak-match`: the search bot against simple ways of playing BAK."""

import time

import click

from cardhouse.bots.bak_players import PolicyBot
from cardhouse.bots.bak_policies import SIMPLE, Policy
from cardhouse.bots.bak_search import BakBot
from cardhouse.sim.matches import SidePoints, play_match

NAMES = [policy.name for policy in SIMPLE]


@click.command()
@click.option("--games", default=1000, show_default=True, type=click.IntRange(2), help="Games against each opponent.")
@click.option("--rounds", default=0, type=click.IntRange(0), help="Rounds of search for a decision, instead of a time.")
@click.option("--seconds", default=0.1, show_default=True, type=click.FloatRange(0.001), help="Time for a decision.")
@click.option("--seed", default=0, show_default=True, help="The same seed, with --rounds, plays the same games.")
@click.option("--against", type=click.Choice(NAMES), multiple=True, help="Only this opponent; may be repeated.")
def command(games: int, rounds: int, seconds: float, seed: int, against: tuple[str, ...]) -> int:
    """Play two-player games of BAK with swapped seats: the search bot against each simple policy.

    A win counts 1, a shared win its share, and when all lose nobody gets anything.
    The exit code is 0 if the bot is ahead of each with 95 % confidence.
    """
    click.echo(f"{'opponent':22} {'games':>5}  {'bot':>6}  {'other':>6}  {'all lose':>8}  lead, 95 % interval")
    ahead = True
    for policy in SIMPLE:
        if against and policy.name not in against:
            continue
        start = time.monotonic()
        tally = match(policy, games, rounds, seconds, seed)
        click.echo(f"{told(policy, tally)}  ({time.monotonic() - start:.0f} s)")
        lead, spread = tally.lead()
        ahead = ahead and lead > spread
    return 0 if ahead else 1


def match(policy: Policy, games: int, rounds: int, seconds: float, seed: int) -> SidePoints:
    """The search bot against one policy."""
    return play_match(
        "bak",
        lambda number: BakBot(number, rounds=rounds, seconds=seconds),
        lambda number: PolicyBot(policy),
        games,
        seed,
    )


def told(policy: Policy, tally: SidePoints) -> str:
    lead, spread = tally.lead()
    low, high = max(-1.0, lead - spread), min(1.0, lead + spread)  # nobody is ahead by more than a win a game
    lost = 100 * tally.lost_by_all / tally.games
    theirs = sum(tally.others) / tally.games
    return (
        f"{policy.name:22} {tally.games:>5}  {tally.mean():>6.3f}  {theirs:>6.3f}  {lost:>6.1f} %"
        f"  {lead:+.3f} ({low:+.3f} to {high:+.3f})"
    )
