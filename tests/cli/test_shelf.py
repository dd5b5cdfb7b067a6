"""A book is named by its file, whatever the file is called."""

from pathlib import Path

import pytest

from cardhouse.cli._shelf import games_named

BOOK = """# Our house

- Base: bartok@2023-08-14

## Kings

Kings skip the next player.
"""

UNDERLINED = BOOK.replace("# Our house", "Our house\n=========").replace("## Kings", "Kings\n-----")


@pytest.mark.parametrize("ending", ["md", "markdown", "rst", "txt"])
def test_a_file_with_such_an_ending_is_a_book(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"house.{ending}"
    path.write_text(UNDERLINED if ending == "rst" else BOOK)
    (found,) = games_named(str(path))
    assert found.book[-1].title == "Kings"
