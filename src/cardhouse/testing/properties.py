"""What holds at every table, whatever the rules and whatever people do.

Each property raises `PropertyBroken` where it does not hold. `fuzz` plays random acts at random tables and tries them
all; the same seed plays the same acts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act, Play, Prepare
from cardhouse.core.book_acts import RuleAdopted, RuleRepealed
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.checkpoints import ALL_OF_THEM, same_table
from cardhouse.core.choices import collections, lawful
from cardhouse.core.engine import decide
from cardhouse.core.rule import Article
from cardhouse.core.seating import PacksChanged
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.shown import FaceUp, Glimpsed
from cardhouse.core.sitting import Sitting, fold
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import Outcome, facets_of, judge, permits
from cardhouse.core.view import sees, view
from cardhouse.store.codec import decode_entry, encode_entry, encode_state, encode_view
from cardhouse.testing.random_acts import junk_act, mixed_act, possible_act
from cardhouse.testing.random_books import random_article, random_table

ACTS_AT_A_TABLE: Final = 200
ENOUGH_BROKEN: Final = 20
MOST_LISTED: Final = 40
SPREAD: Final = 1_000_003

Laying = Callable[[Chance], Table]
"""How a table is laid, by chance."""

Slot = tuple[list[Card], int]
"""Where a card lies: a zone and a place in it."""


class PropertyBroken(AssertionError):
    """Something that must always hold does not."""


@dataclass
class Tried:
    """How much was tried, and what came of it."""

    tables: int = 0
    acts: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    jammed: int = 0
    rules: set[str] = field(default_factory=set)
    broken: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        answers = ", ".join(f"{count} {answer}" for answer, count in sorted(self.answers.items()))
        broken = f"; {len(self.broken)} tables at which something does not hold" if self.broken else ""
        tables = f"{self.acts} acts at {self.tables} tables under {len(self.rules)} different rules"
        return f"{tables}: {answers}; {self.jammed} with a rule jammed{broken}"


def cards_of(table: Table) -> list[str]:
    """The printed faces of all cards, wherever they lie."""
    zones = [table.stock, *table.hands, *table.piles.values(), *[z for zones in table.areas.values() for z in zones]]
    return sorted([card.printed.name for zone in zones for card in zone])


def conserved(table: Table, cards: list[str]) -> None:
    """No card appears or vanishes."""
    if cards_of(table) != cards:
        raise PropertyBroken(f"there were {len(cards)} cards, and now there are {len(cards_of(table))}, or others")


def alike(live: Table, folded: Table, checkpoints: int) -> None:
    """The live table is the folded log."""
    if differences := same_table(live, folded, checkpoints):
        raise PropertyBroken("the log does not fold to the table: " + "; ".join(differences))


def hidden_slots(table: Table, seat: int) -> list[Slot]:
    """The places of all cards whose faces this seat cannot see, cards face down on piles apart."""
    known = table.ask(Glimpsed(seat)) if seat != NO_SEAT else []
    stock = table.stock
    found: list[Slot] = [(stock, place) for place in range(len(stock)) if len(stock) - 1 - place not in known]
    for owner, hand in enumerate(table.hands):
        shown = table.ask(FaceUp(owner))
        found += [(hand, place) for place, card in enumerate(hand) if owner != seat and card not in shown]
    for area, owners in table.areas.items():
        hidden = [zone for owner, zone in enumerate(owners) if zone and not sees(table, seat, area, owner)]
        found += [(zone, place) for zone in hidden for place in range(len(zone))]
    return found


def unseen(table: Table, seat: int, chance: Chance) -> None:
    """Two cards that a seat cannot see change places, and it gets the same bytes."""
    other = table.copy()
    slots = hidden_slots(other, seat)
    if not slots:
        return
    (one, here), (two, there) = chance.pick(slots), chance.pick(slots)
    one[here], two[there] = two[there], one[here]
    if encode_view(view(table, seat)) != encode_view(view(other, seat)):
        raise PropertyBroken(f"seat {seat} can tell that {one[here]!r} and {two[there]!r} have changed places")


def adopted_and_repealed(table: Table, article: Article) -> None:
    """A rule that came and went has changed nothing."""
    other = table.copy()
    RuleAdopted(article).apply(other)
    RuleRepealed(article.id).apply(other)
    if differences := same_table(table, other, 1):
        raise PropertyBroken(f"{article.id} came and went, and left: " + "; ".join(differences))
    other.steps = table.steps = 0
    if lawful(table) != lawful(other):
        raise PropertyBroken(f"{article.id} came and went, and now other acts are lawful")


def judged_alike(table: Table, act: Act) -> bool | None:
    """Whether a possible act is lawful; its quick answer and its facets agree on that. None if it is impossible."""
    table.steps = 0
    if act.impossible(table):
        return None
    slowly = all(permits(table.ask(question), subject) for question, subject in facets_of(table, act))
    quickly = act.lawful(table)
    if quickly is not None and quickly != slowly:
        raise PropertyBroken(f"{act!r} is lawful: {quickly}; but its facets say: {slowly}")
    if bool(judge(table, act)) == slowly:
        raise PropertyBroken(f"{act!r} passes all its facets: {slowly}; but the rulings are {judge(table, act)}")
    return slowly


def listing_is_judging(table: Table) -> None:
    """What is listed is lawful, and no other play of one card is."""
    if table.phase not in (PLAYING, OVER):
        return
    table.steps = 0
    listed = lawful(table)
    plays = [act for act in listed if isinstance(act, Play)]
    for act in [*listed[:MOST_LISTED], *listed[-MOST_LISTED:], *plays]:
        if not judged_alike(table, act):
            raise PropertyBroken(
                f"{act!r} is listed, but it is not lawful: {act.impossible(table)} {judge(table, act)}"
            )
    for play in plays[:3]:
        for longer in collections(table, play)[:MOST_LISTED]:
            if not judged_alike(table, longer):
                raise PropertyBroken(f"{longer!r} is listed, but it is not lawful: {judge(table, longer)}")
    if table.landing:
        return  # a play now lets the waiting cards be, and is judged after that
    for seat, hand in enumerate(table.hands):
        for card in dict.fromkeys(hand):
            for pile in table.piles:
                play = Play(seat, (card,), pile)
                if play not in plays and judged_alike(table, play):
                    raise PropertyBroken(f"{play!r} is lawful, but it is not listed")


def undisturbed(table: Table, act: Act) -> None:
    """Whatever an act is made of, deciding it does not raise, keeps all cards, and changes nothing if it fails."""
    other = table.copy()
    outcome = decide(other, act, strict=False)
    conserved(other, cards_of(table))
    unchanged(other, table, outcome)


def unchanged(table: Table, before: Table, outcome: Outcome) -> None:
    """An act that did not happen has changed nothing, unless a rule fined the attempt and told so."""
    if outcome.happened or outcome.events:
        return
    if differences := same_table(table, before, 1):
        raise PropertyBroken(f"this did not happen ({outcome.told()}), but it changed " + "; ".join(differences))


class RandomGame:
    """One random table in play, its log in bytes, and a second table that follows by folding that log."""

    def __init__(self, seed: int, tried: Tried, checked: bool, lay: Laying = random_table) -> None:
        self.chance: Final = seeded(seed)
        self.checks: Final = seeded(seed + 1)
        self.tried: Final = tried
        self.checked: Final = checked
        start = lay(self.chance)
        self.log: Final[list[bytes]] = []
        self.sitting: Final = Sitting(start, sink=lambda entry: self.log.append(encode_entry(entry)), strict=False)
        self.follower: Final = start.copy()
        self.cards = cards_of(start)
        self.tried.rules.update([type(rule).__name__ for article in start.law.book for rule in article.rules])
        self.latest: Act | None = None
        self.number = 0

    def run(self, acts: int) -> None:
        dealer = self.sitting.table.dealer
        for act in (Prepare(dealer, "shuffle"), Prepare(dealer, "deal"))[:acts]:
            self.submit(act)
        while self.number < acts:
            if self.checked:
                self.check()
            self.submit(mixed_act(self.sitting.table, self.chance))
        alike(self.sitting.table, self.follower, ALL_OF_THEM)

    def submit(self, act: Act) -> None:
        self.latest = act
        self.number += 1
        table, entries = self.sitting.table, len(self.log)
        before = table.copy() if self.checked and self.number % 13 == 0 else None
        outcome = self.sitting.submit(act, f"act {self.number}")
        if before is not None:
            unchanged(table, before, outcome)
        for body in self.log[entries:]:
            fold(self.follower, decode_entry(body))
        for packs in [event for event in outcome.events if isinstance(event, PacksChanged)]:
            self.cards = sorted([*self.cards, *[card.name for card in packs.more]])
            for card in packs.fewer:
                self.cards.remove(card.name)
        conserved(table, self.cards)
        self.tried.acts += 1
        self.tried.answers[outcome.answer] = self.tried.answers.get(outcome.answer, 0) + 1
        self.tried.jammed += bool(outcome.jammed)

    def check(self) -> None:
        """Try one property, in turn."""
        table, chance = self.sitting.table, self.checks
        which = self.number % 6
        if which == 0:
            listing_is_judging(table)
        elif which in (1, 4):
            unseen(table, chance.below(table.seats + 1) + NO_SEAT, chance)
        elif which == 2:
            undisturbed(table, junk_act(table, chance))
        elif which == 3:
            judged_alike(table, possible_act(table, chance))
        elif self.number % 4 == 1:
            adopted_and_repealed(table, random_article(chance, 1000))
        else:
            alike(table, self.follower, 1)


def try_table(seed: int, acts: int, tried: Tried, lay: Laying = random_table) -> None:
    """Play one table and try all properties there; now and then play it again, and compare every byte."""
    played = RandomGame(seed, tried, True, lay)
    try:
        played.run(acts)
        if seed % 4 == 0:
            again = RandomGame(seed, Tried(), False, lay)
            again.run(acts)
            if (again.log, encode_state(again.sitting.table)) != (played.log, encode_state(played.sitting.table)):
                raise PropertyBroken("the same seed played another game")
    except Exception as error:
        where = f"table {seed}, after act {played.number}, {played.latest!r}"
        raise PropertyBroken(f"{where}: {type(error).__name__}: {error}") from error
    tried.tables += 1


def fuzz(acts: int, seed: int = 0, progress: Callable[[Tried], None] | None = None, *, seeds: int = 1) -> Tried:
    """Try so many random acts at random tables, spread over so many seeds from this one on. Where something does not
    hold, the table is noted, and the next one is tried; after too many of them it is enough.
    """
    tried = Tried()
    for number in range(seeds):
        tables, until = 0, acts * (number + 1) // seeds
        while tried.acts < until and len(tried.broken) < ENOUGH_BROKEN:
            try:
                laid = (seed + number) * SPREAD + tables
                try_table(laid, min(ACTS_AT_A_TABLE, until - tried.acts), tried)
            except PropertyBroken as broken:
                tried.broken.append(f"--seed {seed + number}: {broken}")
                tried.tables += 1
            tables += 1
            if progress is not None:
                progress(tried)
    return tried
