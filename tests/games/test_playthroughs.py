"""Games that were played once go as they went: each act is decided alike, and changes the same."""

import pytest

from tests.games.playthrough import FOLDER, replayed

RECORDS = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_goes_as_it_went(name: str) -> None:
    record = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert list(replayed("\n".join(record))) == record


def test_there_is_one_of_every_game() -> None:
    played = {(FOLDER / f"{name}.txt").read_text("utf-8").splitlines()[0] for name in RECORDS}
    assert len(played) > 7
