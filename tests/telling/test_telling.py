"""Every event has its words, or a reason for having none; the words are whole, and nobody's secrets are in them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.remarks import Remark
from cardhouse.core.sitting import Sitting
from cardhouse.core.table import Event, Wish
from cardhouse.games import GAMES, new_table
from cardhouse.store.wire import kinds_of
from cardhouse.telling import QUIET, TELLERS, Line, Listener
from cardhouse.testing.erring import erring_act
from cardhouse.testing.random_acts import mixed_act

ODD = {
    "an id or a field's name": re.compile(r"_|\b[a-z]+-[a-z]+-[a-z]+\b|\bR-[A-Z]\d"),
    "an unfilled brace": re.compile(r"[{}]"),
    "a verb of another person": re.compile(r"\b[Yy]ou (has|is|was|does|[a-z]+[^s]s)\b(?<! this)"),
    "a doubled word": re.compile(r"\b(\w+) \1\b"),
    "no capital": re.compile(r"^[a-z]"),
}


def shipped() -> list[type[Event]]:
    kinds = [kind for kind in kinds_of(Event).values() if issubclass(kind, Event)]
    return [k for k in kinds if k.__module__.startswith("cardhouse.") and not issubclass(k, Wish) and k is not Remark]


def test_every_event_has_its_words_or_a_reason_for_having_none() -> None:
    silent = [kind.__name__ for kind in shipped() if kind not in TELLERS and kind not in QUIET]
    assert silent == []
    assert [kind for kind in QUIET if kind in TELLERS] == []
    assert all(why.strip() for why in QUIET.values())


def evening(name: str, seed: int, acts: int) -> Iterator[tuple[Sitting, Law, int]]:
    """A game of people who do all kinds of things: the sitting after each act, the law before it, the entries then."""
    chance = seeded(seed)
    sitting = Sitting(new_table(GAMES[name].book, ["Ann", "Bob", "Cat", "Dan"], seed=seed, dial="table"))
    for number in range(acts):
        table = sitting.table
        erring = name == "moo" and table.phase == "play" and chance.below(2)
        before, law = sitting.number, table.law
        sitting.submit((erring_act if erring else mixed_act)(table, chance), str(number))
        yield sitting, law, before


@pytest.mark.parametrize("name", sorted(GAMES))
def test_whole_games_are_told_in_whole_sentences(name: str) -> None:
    lines: set[Line] = set()
    for seed in range(3):
        for sitting, law, before in evening(name, seed, 120):
            for entry in sitting.entries[before:]:
                for seat in (-1, 0, 1):
                    lines |= set(Listener(sitting.table, law, seat).tell(entry.events))
    assert len(lines) > 60
    for line in lines:
        own = re.sub(r"“.*”", "“…”", line.words, flags=re.DOTALL)  # what people said or wrote is theirs
        own = re.sub(r"(rule by|opened).*", "", own)
        found = [what for what, pattern in ODD.items() if pattern.search(own)]
        assert not found, f"{found}: {line.words}"
