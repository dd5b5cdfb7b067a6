"""The tables of sentences beside the tests."""

from pathlib import Path


def rows(name: str, columns: int) -> list[tuple[str, ...]]:
    """The lines of a table, cut at its bars; a line that begins with # and a space tells what the table holds."""
    text = (Path(__file__).parent / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("# ")]
    return [tuple(part.strip() for part in line.split(" | ", columns - 1)) for line in lines]


def ways(name: str) -> list[tuple[str, str]]:
    """Each indented line of a table, and the line above it that says what is meant."""
    found: list[tuple[str, str]] = []
    meant = ""
    for line in (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found.append((line.strip(), meant))
        elif line and not line.startswith("#"):
            meant = line
    return found
