"""Runs the `cardhouse` command, also as `python -m cardhouse`."""

import sys
from collections.abc import Sequence

import click

from cardhouse.cli import cli

INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> int:
    """Run the command. What cannot be done is told in one line."""
    try:
        code = cli.main(list(args) if args is not None else None, prog_name="cardhouse", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as asked:
        click.echo(asked.format_message())
        return 0
    except click.ClickException as problem:
        click.echo(f"cardhouse: {problem.format_message()}", err=True)
        return problem.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return int(code or 0)


if __name__ == "__main__":
    sys.exit(main())
