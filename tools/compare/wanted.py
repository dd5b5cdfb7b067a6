"""The changes that are wanted since the kept build, as `wanted.toml` declares them, each with its reason.

What differs otherwise is a finding. A change allows what it says and no more: where the kept build said what it names,
this one may say what it gives for it, and all around has to be the same.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

WANTED: Final = Path(__file__).with_name("wanted.toml")
RARE: Final = 200


@dataclass(frozen=True, slots=True)
class Change:
    """In `what`, the words `kept` (a pattern, over JSON) are now `now` (a pattern too, with the groups of `kept`)."""

    what: str
    kept: str
    now: str
    why: str
    games: tuple[str, ...] = ()
    leaves: bool = False
    """Does the table stand otherwise from then on? Then it is left: all that follows would be no news."""
    act: str = ""
    """A pattern of the act at which a table is left."""

    def said(self, match: re.Match[str]) -> str:
        """The pattern of what may stand there now."""
        return re.sub(r"\\([1-9])", lambda number: re.escape(match[int(number[1])]), self.now)

    def is_about(self, game: str, what: str) -> bool:
        return what == self.what and (not self.games or bool({game, game.partition("@")[0]} & set(self.games)))


def way_change(way: str, name: str) -> Change:
    """A way of acting is named in words where it had its own name."""
    kept = rf'(?:(?<=\bto )|(?<=\bmay )|(?<=\bcannot )){re.escape(way)}(?=[": ])'
    return Change("reasons", kept, name, "Refusals name what somebody wanted to do as people say it.")


class Wanted:
    """What has been declared, and how often each of it was met."""

    def __init__(self, declared: dict[str, Any]) -> None:
        self.changes = [Change(**{**each, "games": tuple(each.get("games", ()))}) for each in declared["change"]]
        self.changes += [way_change(way, name) for way, name in declared["ways"].items()]
        self.articles = {(game, each["id"]) for each in declared["article"] for game in each["games"]}
        self.met: Counter[Change] = Counter()

    def lacking(self, game: str, book: list[str]) -> list[str]:
        """Articles of this tree that the book of the kept build does not have, as far as that is declared."""
        return [article for family, article in sorted(self.articles) if family == game and article not in book]

    def covers(self, game: str, what: str, kept: Any, now: Any) -> bool:
        """Is all that differs declared?"""
        if what == "reasons":  # their order is that of their words
            return self.pairs(
                game, [each for each in kept if each not in now], [each for each in now if each not in kept]
            )
        if what == "lawful":
            kept, now = sorted(set(kept) - set(now)), sorted(set(now) - set(kept))
        return self.fits(game, what, kept, now)

    def pairs(self, game: str, kept: list[Any], now: list[Any]) -> bool:
        left = list(now)
        for reason in kept:
            same = next((each for each in left if self.fits(game, "reasons", reason, each)), None)
            if same is None:
                return False
            left.remove(same)
        return not left

    def fits(self, game: str, what: str, kept: Any, now: Any) -> bool:
        text, at, pattern = json.dumps(kept, ensure_ascii=False), 0, ""
        used: list[Change] = []
        for match, change in self.places(game, what, text):
            if match.start() >= at:
                pattern += re.escape(text[at : match.start()]) + f"(?:{re.escape(match[0])}|{change.said(match)})"
                at = match.end()
                used.append(change)
        if not used or not re.fullmatch(pattern + re.escape(text[at:]), json.dumps(now, ensure_ascii=False)):
            return False
        self.met.update(used)
        return True

    def places(self, game: str, what: str, text: str) -> list[tuple[re.Match[str], Change]]:
        """Where changes apply, from left to right, the longest first."""
        about = [change for change in self.changes if change.is_about(game, what)]
        found = [(match, change) for change in about for match in re.finditer(change.kept, text)]
        return sorted(found, key=lambda each: (each[0].start(), -each[0].end()))

    def leaves(self, game: str, act: str, kept: dict[str, Any], now: dict[str, Any]) -> bool:
        """Did this act come out otherwise, as is wanted, so that the tables are two from here on?"""
        for change in self.changes:
            there = change.what in kept  # what is lawful is not looked at after every act
            if change.leaves and there and change.is_about(game, change.what) and re.search(change.act, act):
                then, new = (json.dumps(side[change.what], ensure_ascii=False) for side in (kept, now))
                if then != new and (match := re.fullmatch(change.kept, then)) and re.fullmatch(change.said(match), new):
                    self.met[change] += 1
                    return True
        return False

    def too_often(self, tables: int) -> list[str]:
        """What tables are left for is rare. If it is not, a fault may hide behind it."""
        return [change.why for change in self.changes if change.leaves and self.met[change] > 1 + tables // RARE]

    def told(self) -> list[str]:
        """Each reason with how often what it is for was met."""
        count: dict[str, int] = {}
        for change in self.changes:
            name = f"{change.what}: {' '.join(change.why.split())}"
            count[name] = count.get(name, 0) + self.met[change]
        return [f"  {often:7,} {name}" for name, often in sorted(count.items(), key=lambda each: -each[1])]


def declared() -> Wanted:
    return Wanted(tomllib.loads(WANTED.read_text()))
