"""The container is not built by the tests; what its files say has to be so all the same."""

import json
import re
from pathlib import Path

import click
import pytest

from cardhouse.cli import cli

ROOT = Path(__file__).resolve().parent.parent.parent
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")


def served_with() -> list[str]:
    """What the container starts, with what the compose file adds."""
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", CONTAINER, re.MULTILINE)
    added = re.search(r"dockerfile: Containerfile\n    command: (\[.*\])$", COMPOSE, re.MULTILINE)
    assert entry is not None
    assert added is not None
    program, *words = json.loads(entry[1])
    assert program == "cardhouse"
    return [*words, *json.loads(added[1])]


def test_it_serves_with_options_that_there_are() -> None:
    word, *rest = served_with()
    command = cli.get_command(click.Context(cli), word)
    assert command is not None
    given = command.make_context(word, list(rest)).params
    assert str(given["data"]).startswith("/data/")
    assert given["browser"] is False
    assert given["share"].startswith("https://")


@pytest.mark.parametrize("extra", ["server"])
def test_it_installs_an_extra_that_there_is(extra: str) -> None:
    assert f"[{extra}]" in CONTAINER
    assert re.search(rf"^{extra} = \[", (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)


def test_tables_are_kept_outside_and_nobody_is_root() -> None:
    assert "VOLUME /data" in CONTAINER
    assert CONTAINER.index("USER cardhouse") < CONTAINER.index("ENTRYPOINT")
    assert '"tables:/data"' in COMPOSE


def test_it_is_built_from_the_sources_alone_and_compiled_or_not_at_all() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv", "build", "**/node_modules", "*.db*"} <= set(left_out)
    assert "CARDHOUSE_COMPILE=require" in CONTAINER  # a compiler was installed for it: without it, that is a fault
