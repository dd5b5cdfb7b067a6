"""The `cardhouse` command. Each module here is one of its commands, called like the module, in a variable `command`."""

import pkgutil
from importlib import import_module

import click

from cardhouse.testing.notation import suggest

__all__ = ["cli"]


class Commands(click.Group):
    """Finds the commands among the modules of this package, and loads only the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        modules = [module.name for module in pkgutil.iter_modules(__path__)]
        return sorted(name.replace("_", "-") for name in modules if not name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(f"{__name__}.{cmd_name.replace('-', '_')}").command
        if not isinstance(command, click.Command):
            raise TypeError(f"cardhouse.cli.{cmd_name} has no command in its variable `command`")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            hint = suggest(args[0], known) or f" There are: {', '.join(known)}."
            raise click.UsageError(f'There is no command "{args[0]}".{hint}', ctx)
        return super().resolve_command(ctx, args)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="cardhouse", message="%(prog)s %(version)s")
def cli() -> None:
    """Card games whose rules grow as people play."""
