"""The `cardhouse` command. Each module here is one of its commands, called like the module, in a variable `command`."""

import pkgutil
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import click

from cardhouse import __version__
from cardhouse.testing.notation import suggest

__all__ = ["cli"]

PLAYERS: Final = ("play", "serve", "replay", "rules", "explain")
KEEPERS: Final = ("rule", "read", "book", "check")
GROUPS: Final = {
    "To play": PLAYERS,
    "To keep a book of rules": KEEPERS,
    "To work on rules, bots and Cardhouse itself": (),
}
"""The commands by who needs them; all that are named nowhere belong to the last."""
LONGEST_HELP: Final = 300


WITH_SERVER: Final = {
    "serve": 'Serve tables to browsers; this needs more packages: pip install "cardhouse[server]".',
    "fuzz": 'Play random acts and see what does not hold; this needs more packages: pip install "cardhouse[server]".',
}
"""What is told of commands that cannot be loaded without an extra."""


class MissingExtra(click.UsageError):
    """A command needs packages that are not installed."""


class Commands(click.Group):
    """Finds the commands among the modules of this package, and loads only the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        modules = [module.name for module in pkgutil.iter_modules(__path__)]
        return sorted(name.replace("_", "-") for name in modules if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        try:
            command = import_module(f"{__name__}.{cmd_name.replace('-', '_')}").command
        except ModuleNotFoundError as missing:
            if (missing.name or "cardhouse").partition(".")[0] == "cardhouse":
                raise
            needed = f"{cmd_name} needs {missing.name}, which is not installed"
            raise MissingExtra(f'{needed}: pip install "cardhouse[server]" fetches it.', ctx) from None
        if not isinstance(command, click.Command):
            raise TypeError(f"cardhouse.cli.{cmd_name} has no command in its variable `command`")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All commands, by who needs them, each with a whole sentence."""
        named = {name for group in GROUPS.values() for name in group}
        known = self.list_commands(ctx)
        for title, group in GROUPS.items():
            names = [name for name in group if name in known] or [name for name in known if name not in named]
            with formatter.section(title):
                formatter.write_dl([(name, self.told(ctx, name)) for name in names])

    def told(self, ctx: click.Context, name: str) -> str:
        try:
            command = self.get_command(ctx, name)
        except MissingExtra as missing:
            return WITH_SERVER.get(name, missing.message)
        return command.get_short_help_str(LONGEST_HELP) if command is not None else ""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            hint = suggest(args[0], known) or f" There are: {', '.join(known)}."
            raise click.UsageError(f'There is no command "{args[0]}".{hint}', ctx)
        return super().resolve_command(ctx, args)


def build() -> str:
    """Which build this is: compiled libraries are some eight times as fast."""
    found = find_spec("cardhouse.core.engine")
    return "compiled" if found is not None and not str(found.origin).endswith(".py") else "interpreted"


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(f"{__version__} ({build()})", prog_name="cardhouse", message="%(prog)s %(version)s")
def cli() -> None:
    """Card games whose rules grow as people play."""
