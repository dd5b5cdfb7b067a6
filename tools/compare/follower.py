"""Reads what the kept build did, does the same acts on this tree, and tells where it comes out otherwise.

What is wanted otherwise is declared in `wanted.toml`. Where a word of an act has changed since (its name, a field),
`translated` says so, in one place.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from cardhouse.core.engine import decide
from cardhouse.core.table import Table
from cardhouse.games.shelf import GAMES, new_table
from cardhouse.store.codec import decode_act
from tools.compare.scene import choices_of, outcome_of, scene_of
from tools.compare.wanted import Wanted, declared

MOST_TOLD = 10


def table_of(described: dict[str, Any], lacking: list[str]) -> Table:
    """The table as the kept build laid it, from a book without the articles that it did not have."""
    return new_table(
        [article for article in GAMES[described["game"]].book if article.id not in lacking],
        described["names"],
        seed=described["seed"],
        dial=described["dial"],
        options=described["options"],
        without=described["without"],
    )


def translated(act: dict[str, Any]) -> dict[str, Any]:
    """An act of the kept build in the words of this one."""
    return act


def lawful_changed(kept: list[str], now: list[str]) -> str:
    gone, new = set(kept) - set(now), set(now) - set(kept)
    return f"lawful: gone {sorted(gone)[:5]}, new {sorted(new)[:5]}"


class Following:
    """The tables followed so far, and what was found."""

    def __init__(self, wanted: Wanted | None = None) -> None:
        self.wanted = wanted or declared()
        self.table: Table | None = None
        self.described: dict[str, Any] = {}
        self.latest: list[str] = []
        self.tables = self.acts = self.heard = self.different = self.broke = 0
        self.kinds: dict[str, int] = {}

    def hear(self, line: dict[str, Any]) -> None:
        self.heard += "act" in line
        if "broke" in line:
            self.broke += 1
            self.table = None
        elif "table" in line:
            self.begin(line)
        elif self.table is not None:
            self.follow(self.table, line)

    def begin(self, line: dict[str, Any]) -> None:
        self.described = line["table"]
        self.tables += 1
        self.latest = []
        try:
            there = [*line["scene"]["book"], *self.described["without"]]
            self.table = table_of(self.described, self.wanted.lacking(self.described["game"], there))
            found = self.differences(line["scene"], scene_of(self.table))
        except Exception as error:
            found = [f"it raises {type(error).__name__}: {error}"]
        if found:
            self.tell("laying the table", found)

    def differences(self, kept: dict[str, Any], now: dict[str, Any]) -> list[str]:
        """What differs, and is not declared."""
        game = self.described["game"]
        return [
            lawful_changed(kept[name], now[name])
            if name == "lawful"
            else f"{name}: {kept[name]!r} is now {now[name]!r}"
            for name in kept
            if kept[name] != now[name] and not self.wanted.covers(game, name, kept[name], now[name])
        ]

    def follow(self, table: Table, line: dict[str, Any]) -> None:
        self.acts += 1
        sent = json.dumps(translated(line["act"]))
        self.latest = [*self.latest[-5:], sent]
        kept = {name: line[name] for name in ("answer", "reasons", "jammed")} | line["scene"]
        try:
            outcome = decide(table, decode_act(sent.encode()), strict=False)
            now = {**outcome_of(outcome), **scene_of(table)}
            if "choices" in line:
                kept["lawful"], now["lawful"] = sorted(line["choices"]), choices_of(table)
            if kept != now and self.wanted.leaves(self.described["game"], sent, kept, now):
                self.table = None
                return
            found = self.differences(kept, now)
        except Exception as error:
            found = [f"it raises {type(error).__name__}: {error}"]
        if found:
            self.tell(sent, found)

    def tell(self, act: str, found: list[str]) -> None:
        """Tell of a difference, and leave the table alone from then on: what follows from it is no news."""
        self.different += 1
        self.table = None
        for each in found:
            kind = f"{self.described['game']}: {each.split(':')[0]}"
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
        if self.different <= MOST_TOLD:
            print(f"\n{self.described}\n  after {self.latest[:-1]}\n  {act}", *found, sep="\n    ", flush=True)

    def close(self, ordered: int = 0) -> int:
        for kind, count in sorted(self.kinds.items(), key=lambda each: -each[1])[:40]:
            print(f"  {count:5} {kind}")
        print("What is declared, and how often it was met:", *self.wanted.told(), sep="\n")
        print(
            f"{self.acts:,} of {self.heard:,} acts at {self.tables:,} tables: "
            f"{self.different} tables came out otherwise; {self.broke} could not be played on the kept build"
        )
        if self.heard < ordered or self.acts * 10 < ordered * 9:
            print(f"Too few acts were compared: {ordered:,} were wanted.")
            return 2
        often = self.wanted.too_often(self.tables)
        if often:
            print("Met too often for what is declared:", *often, sep="\n  ")
        return int(self.different > 0 or bool(often))


def main(ordered: int) -> int:
    following = Following()
    for line in sys.stdin:
        following.hear(json.loads(line))
    return following.close(ordered)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
