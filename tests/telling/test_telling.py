"""Every event has its words, or a reason for having none; the words are whole, and nobody's secrets are in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from cardhouse.core.affairs import MotionOpened
from cardhouse.core.book_acts import OptionSet
from cardhouse.core.cases import Moved
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.owed import Motion
from cardhouse.core.sitting import Sitting
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Wish
from cardhouse.core.telling import quiet, tells
from cardhouse.core.view import Book, view
from cardhouse.games import GAMES, new_table
from cardhouse.games.options import NUMBER, SWITCH, WORDS, Setting, register
from cardhouse.store.wire import kinds_of
from cardhouse.telling import QUIET, TELLERS, Line, Listener
from cardhouse.telling.languages import words_of
from cardhouse.telling.motions import with_votes
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
    for seed in range(2):
        for sitting, law, before in evening(name, seed, 90):
            for entry in sitting.entries[before:]:
                for seat in (-1, 0, 1):
                    lines |= set(Listener(sitting.table, law, seat).tell(entry.events))
    assert len(lines) > 40
    for line in lines:
        own = re.sub(r"“.*”", "“…”", line.words, flags=re.DOTALL)  # what people said or wrote is theirs
        own = re.sub(r"(rule by|opened).*", "", own)
        found = [what for what, pattern in ODD.items() if pattern.search(own)]
        assert not found, f"{found}: {line.words}"
        assert not leftovers(name, line.words), line.words


@cache
def option_names(name: str) -> frozenset[str]:
    return frozenset([each.name.rpartition(".")[2] for each in register(GAMES[name])])


def leftovers(name: str, words: str) -> list[str]:
    """The names of options that stand in a line as a machine writes them: "recycle:none", “turn s”."""
    names = option_names(name)
    quoted = [each for each in names if f"“{each.replace('_', ' ')}”" in words]
    return quoted + [each for each in names if re.search(rf"\b{each}[:=]\S", words) or ("_" in each and each in words)]


def values_of(setting: Setting) -> list[str]:
    return {SWITCH: ["yes", "no"], NUMBER: ["0", "1", "30"], WORDS: ["Ann"]}.get(setting.kind, list(setting.values)[:3])


def settings_first_seen() -> dict[str, list[Setting]]:
    """The options of each game, without those that are the same in one that stands before it."""
    found: dict[str, list[Setting]] = {}
    for name in sorted(GAMES):
        before = [setting for settings in found.values() for setting in settings]
        found[name] = [setting for setting in register(GAMES[name]) if setting not in before]
    return {name: settings for name, settings in found.items() if settings}


SETTINGS = settings_first_seen()


@pytest.mark.parametrize("name", SETTINGS)
def test_options_are_put_to_the_vote_and_set_in_words(name: str) -> None:
    table = new_table(GAMES[name].book, ["Ann", "Bob", "Cat"])
    book = Book(table, 0)
    for setting in SETTINGS[name]:
        for value in values_of(setting):
            told = table.law.told(setting.name, value)
            assert told.startswith(setting.label)
            votes = [("repair", f"{setting.name}:{value}"), ("option", f"{setting.name}:{value}")]
            for kind, subject in [*votes, ("point of order", f"set {setting.name} {value}")]:
                motion = Motion(1, kind, 1, -1, subject, (0, 1, 2))
                table.motions = [motion]
                events: list[tuple[str, Event]] = [("", MotionOpened(motion)), ("", Moved(1, subject, -1))]
                lines = Listener(table, table.law, 0).tell([*events, ("", OptionSet(setting.name, value))])
                assert all(told in line.words for line in lines)
                assert len(lines) >= 2
                (shown,) = with_votes(view(table, 0, book), table).motions
                assert told in shown.words
                assert shown.words in [line.words for line in lines]
                assert not any(leftovers(name, line.words) for line in lines), lines


def test_the_meaning_of_a_rank_is_put_to_the_vote_in_words() -> None:
    table = new_table(GAMES["uncle-baiting"].book, ["Ann", "Bob", "Cat"])
    table.motions = [Motion(1, "meaning", 1, -1, "red-four:off", (0, 1, 2))]
    (line,) = Listener(table, table.law, 0).tell([("", MotionOpened(table.motions[0]))])
    assert line.words == "Bob wants this to be set: “The meaning of each red four: off”"
    assert with_votes(view(table, 0), table).motions[0].words == line.words


@pytest.mark.parametrize(
    "why, english, german",
    [
        ("accusation", "A trial first. Then play goes on.", "Erst eine Verhandlung. Dann geht es weiter."),
        ("point of order", "A Point of Order. Then play goes on.", "Ein Point of Order. Dann geht es weiter."),
        (
            "deadlock",
            "A vote on the end of the round first. Then play goes on.",
            "Erst eine Abstimmung über das Ende der Runde. Dann geht es weiter.",
        ),
        ("tea", "A pause. Then play goes on.", "Eine Pause. Dann geht es weiter."),
    ],
)
def test_why_play_stands_still_is_said_in_the_words_of_whoever_brings_it(why: str, english: str, german: str) -> None:
    table = new_table(GAMES["moo"].book, ["Ann", "Bob", "Cat"])
    assert with_votes(view(table, 0), table).standstill == ""
    table.pauses = [why, "tea"]
    assert with_votes(view(table, 0), table).standstill == english
    assert with_votes(view(table, 0), table, words_of("de")).standstill == german


def test_leftovers_of_the_machine_are_found() -> None:
    assert leftovers("bartok", "Ann proposes for this round: “recycle:none”") == ["recycle"]
    assert leftovers("moo", "“turn s” is now 20") == ["turn_s"]
    assert leftovers("moo", "From now on: “Time for a turn: 20 seconds”") == []


def test_an_event_has_its_words_once() -> None:
    told = next(iter(TELLERS))
    with pytest.raises(ValueError, match="has its words already"):
        tells(told)(TELLERS[told])
    with pytest.raises(ValueError, match="has its words already"):
        quiet("for no reason", told)
