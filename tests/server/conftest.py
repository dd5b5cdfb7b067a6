from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.server import Settings
from tests.server.players import serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that do not stop it: bots think no time at all, every table has the same cards."""
    settings = Settings(bot_pause=(0.0, 0.0), seed=7, tables=1_000)
    with serving(tmp_path_factory.mktemp("server") / "tables.db", settings) as url:
        yield url


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"
