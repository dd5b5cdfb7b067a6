"""`cardhouse trace`: check a sequence of plays against a game's turn order, and tell why who is next."""

import click

from cardhouse.cli._shelf import games_named, known_games
from cardhouse.core.declared import UnknownOption
from cardhouse.testing.notation import SettingText
from cardhouse.testing.traces import TRACED_GAME, Unreadable
from cardhouse.testing.traces_told import told, trace_of


@click.command()
@click.argument("game", shell_complete=known_games)
@click.argument("tokens")
@click.option("--start", default="-", show_default=True, help="Modes on at the start: tens, queens, dir-, with commas.")
@click.option("-n", "--players", default=6, show_default=True, help="How many sit at the table.")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="Set an option of the rules.")
def command(game: str, tokens: str, start: str, players: int, options: tuple[str, ...]) -> int:
    """Follow TOKENS, for instance "6_C K_B X_C X_B X_A", in GAME, play by play.

    6_C: C plays a 6. X_A: a card without effect. 5_A>E: the 5 points at E. b3_E: E butts in. Jk: a Joker.
    p_D: D picks up. p4_D: D picks up the four owed. pass=2+: all hands go two places on.
    The exit code is 0 if every token holds.
    """
    games_named(game)
    if game.partition("@")[0] != TRACED_GAME:
        raise click.UsageError(f'Only {TRACED_GAME} has sequences that can be traced, not "{game}".')
    settings = [SettingText("start", None, start), SettingText("n", None, str(players))]
    for each in options:
        name, sign, value = each.partition("=")
        if not sign:
            raise click.UsageError(f'"{each}" is no option. It is written NAME=VALUE, as in skip_unit=slot.')
        settings.append(SettingText("option", name, value))
    try:
        lines, holds = told(trace_of(tokens, tuple(settings)), game)
    except (Unreadable, UnknownOption) as problem:
        raise click.UsageError(str(problem)) from None
    click.echo("\n".join(lines))
    return 0 if holds else 1
