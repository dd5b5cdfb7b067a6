"""Reads what the kept build did, does the same acts on this tree, and tells where it comes out otherwise.

Where a word has changed since (an act's name, a field), `translated` says so, in one place.
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

MOST_TOLD = 10


def table_of(described: dict[str, Any]) -> Table:
    return new_table(
        GAMES[described["game"]].book,
        described["names"],
        seed=described["seed"],
        dial=described["dial"],
        options=described["options"],
        without=described["without"],
    )


def translated(act: dict[str, Any]) -> dict[str, Any]:
    """An act of the kept build in the words of this one."""
    return act


def differences(kept: dict[str, Any], now: dict[str, Any]) -> list[str]:
    return [f"{name}: {kept[name]!r} is now {now.get(name)!r}" for name in kept if kept[name] != now.get(name)]


class Following:
    """The tables followed so far, and what was found."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.described: dict[str, Any] = {}
        self.latest: list[str] = []
        self.tables = self.acts = self.different = self.broke = 0
        self.kinds: dict[str, int] = {}

    def hear(self, line: dict[str, Any]) -> None:
        if "broke" in line:
            self.broke += 1
            self.table = None
        elif "table" in line:
            self.begin(line)
        elif self.table is not None:
            self.follow(self.table, line)

    def begin(self, line: dict[str, Any]) -> None:
        self.described = line["table"]
        self.table = table_of(self.described)
        self.tables += 1
        self.latest = []
        if found := differences(line["scene"], scene_of(self.table)):
            self.tell("laying the table", found)

    def follow(self, table: Table, line: dict[str, Any]) -> None:
        self.acts += 1
        sent = json.dumps(translated(line["act"]))
        self.latest = [*self.latest[-5:], sent]
        try:
            outcome = decide(table, decode_act(sent.encode()), strict=False)
            now = {**outcome_of(outcome), "scene": scene_of(table)}
            if "choices" in line:
                now["choices"] = choices_of(table)
        except Exception as error:
            self.tell(sent, [f"it raises {type(error).__name__}: {error}"])
            return
        found = differences({name: line[name] for name in ("answer", "reasons", "jammed")}, now)
        found += differences(line["scene"], now["scene"])
        if "choices" in line and sorted(line["choices"]) != now["choices"]:
            kept, mine = set(line["choices"]), set(now["choices"])
            found.append(f"lawful: gone {sorted(kept - mine)[:5]}, new {sorted(mine - kept)[:5]}")
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

    def close(self) -> int:
        for kind, count in sorted(self.kinds.items(), key=lambda each: -each[1])[:40]:
            print(f"  {count:5} {kind}")
        print(
            f"{self.acts:,} acts at {self.tables:,} tables: {self.different} tables came out otherwise; "
            f"{self.broke} could not be played on the kept build"
        )
        return int(self.different > 0)


def main() -> int:
    following = Following()
    for line in sys.stdin:
        following.hear(json.loads(line))
    return following.close()


if __name__ == "__main__":
    sys.exit(main())
