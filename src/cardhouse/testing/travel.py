"""Rules that travel: each rule of the shelf in each game, under a referee and at a table of its own.

Whatever rule is put into whatever book, play goes on: no rule raises or runs away, nobody is stuck, no card is lost.
Where a rule can do nothing because the table lacks something, that is said when it is adopted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from cardhouse.cards import ALL
from cardhouse.core.acts import Act
from cardhouse.core.book_acts import RuleAdopted, Tick
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import count_cards
from cardhouse.core.choices import random_act
from cardhouse.core.engine import decide
from cardhouse.core.law import FACES, Hook, Law
from cardhouse.core.presence import players
from cardhouse.core.rule import AFTER, ANSWERS, INSTEAD, REFEREE, TABLE, Article, Mark, Rule
from cardhouse.core.seating import brought
from cardhouse.core.table import OVER, PLAYING
from cardhouse.games.shelf import GAMES, fewest_players, new_table
from cardhouse.testing.random_acts import unruly_act

ID: Final = "travelling-rule"
DIALS: Final = (REFEREE, TABLE)
ROUNDS: Final = 30
MOST_ACTS: Final = 80
ERRING: Final = 3
LONG: Final = 200_000
PATIENCE: Final = 4
STANDSTILL: Final = 60
NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal")


class Broken(AssertionError):
    """A rule that does not travel."""


@dataclass
class Trip:
    """One rule in one game under one dial: what came of it."""

    rule: str
    game: str
    dial: str
    rounds: int = 0
    acts: int = 0
    woken: set[str] = field(default_factory=set)
    """Which of its hooks made a difference, and which of its ways were used."""
    said: tuple[str, ...] = ()
    """What it needs and this table lacks, as it was said at adoption."""
    broken: str = ""

    @property
    def asleep(self) -> bool:
        return not self.woken


def article_of(rule: Rule) -> Article:
    """A rule as somebody would put it into a book."""
    return Article(ID, "The travelling rule", NAMES[0], "2024-05-01", (rule,))


def watched(law: Law, woken: set[str]) -> Law:
    """The same law; each hook of the travelling rule that makes a difference is noted."""
    other = Law(law.book, dial=law.dial, off=law.off)
    for kind, hooks in law.answering.items():
        other.answering[kind] = [_noting(hook, kind, ANSWERS, woken) for hook in hooks]
    for kind, reaction in other.reactions.items():
        reaction.after = [_noting(hook, kind, AFTER, woken) for hook in reaction.after]
        reaction.instead = [_noting(hook, kind, INSTEAD, woken) for hook in reaction.instead]
        if reaction.by_face is not None:
            by_face = [[hook for hook in reaction.after if hook.bits >> face & 1] for face in range(FACES)]
            reaction.by_face = [*by_face, reaction.after]
    return other


def _noting(hook: Hook, kind: type, of: str, woken: set[str]) -> Hook:
    if hook.id != ID:
        return hook
    note = _answer_noted if of == ANSWERS else _events_noted
    method = note(hook.method, f"{of} {kind.__name__}", woken)
    return Hook(hook.article, hook.rule, method, Mark(of, kind, hook.ways, hook.fixed, hook.bits == ALL.bits))


def _answer_noted(method: Callable[..., Any], name: str, woken: set[str]) -> Callable[..., Any]:
    def answer(asked: Any, table: Any, earlier: Any) -> Any:
        given = method(asked, table, earlier)
        if given != earlier:
            woken.add(name)
        return given

    return answer


def _events_noted(method: Callable[..., Any], name: str, woken: set[str]) -> Callable[..., Any]:
    def react(event: Any, table: Any) -> Any:
        given = method(event, table)
        if given is None:
            return None
        events = list(given)
        if events:
            woken.add(name)
        return events

    return react


class Round:
    """One round of random acts with a travelling rule, adopted before it or in its midst."""

    def __init__(self, trip: Trip, book: tuple[Article, ...], article: Article, players: int, seed: int) -> None:
        self.trip: Final = trip
        self.article: Final = article
        self.chance: Final = seeded(seed)
        self.erring: Final = trip.dial == TABLE
        self.late: Final = 20 if seed % 3 == 2 else 0
        start = book if self.late else (*book, article)
        self.table: Final = new_table(start, NAMES[:players], seed=seed, dial=trip.dial)
        self.cards = count_cards(self.table)
        self.ways: Final = frozenset([way for rule in article.rules for way in Law((article_of(rule),)).ways])
        self.same = 0
        self.look: tuple[object, ...] = ()
        self.law: Law | None = None

    def play(self, most: int) -> None:
        table = self.table
        for number in range(most):
            if number and number == self.late:
                RuleAdopted(self.article).apply(table)
            if table.law is not self.law:
                self.law = table.law = watched(table.law, self.trip.woken)
                table.forget()
            act, wild = self.next_act()
            if act is None:
                return
            try:
                self.decide(act, wild)
            except Broken:
                raise
            except Exception as error:
                raise Broken(f"{type(error).__name__}: {error} after {act!r}") from error
            self.trip.acts += 1

    def next_act(self) -> tuple[Act | None, bool]:
        """What is done next, and whether it is done by somebody who does not care."""
        table, chance = self.table, self.chance
        if self.erring and chance.below(ERRING) == 0:
            return unruly_act(table, chance), True
        if table.motions and chance.below(8) == 0:
            return Tick(max([table.clock, *[motion.expires for motion in table.motions]])), True
        table.steps = 0
        act = random_act(table, chance)
        for _ in range(PATIENCE):
            if act is not None:
                return act, False
            decide(table, Tick(table.clock + LONG), True, True)
            table.steps = 0
            act = random_act(table, chance)
        if act is None and (table.phase == OVER or len(players(table)) < 2):  # who is alone waits for the others
            return None, False
        if act is None:
            raise Broken(f"nobody can act in the phase {table.phase!r}, turn {table.turn}")
        return act, False

    def decide(self, act: Act, wild: bool) -> None:
        table = self.table
        outcome = decide(table, act, wild)
        if not wild and not outcome.lawful:
            raise Broken(f"{act!r} was offered, but {outcome.told()}")
        if outcome.happened and act.way in self.ways:
            self.trip.woken.add(f"way {act.way}")
        self.cards += brought(outcome.events)
        if count_cards(table) != self.cards:
            raise Broken(f"there were {self.cards} cards, and now there are {count_cards(table)}")
        look = (table.phase, table.turn, len(table.stock), [len(hand) for hand in table.hands], len(table.duties))
        self.same = self.same + 1 if look == self.look and table.phase == PLAYING else 0
        self.look = look
        if self.same > STANDSTILL:
            raise Broken(f"play does not go on: nothing has moved for {STANDSTILL} acts, the last {act!r}")


def travel(rule: Rule, name: str, game: str, dial: str, rounds: int = ROUNDS, seed: int = 0) -> Trip:
    """Play so many rounds of this game with this rule; what came of it."""
    chosen = GAMES[game]
    trip = Trip(name, game, dial)
    article = article_of(rule)
    trip.said = tuple(Law((*chosen.book, article), dial=dial).lacks(ID))
    if trip.said:
        rounds = min(rounds, 2)  # it rests there; two rounds show that it does no harm
    fewest = fewest_players(chosen, {})
    for number in range(rounds):
        players = fewest + number % (min(chosen.most, 5) - fewest + 1)
        try:
            Round(trip, chosen.book, article, players, seed * 1009 + number).play(MOST_ACTS)
        except Broken as broken:
            trip.broken = f"round {number}: {broken}"
            break
        except Exception as error:
            trip.broken = f"round {number}: {type(error).__name__}: {error}"
            break
        trip.rounds += 1
    return trip


def journeys(
    rules: dict[str, Rule], games: Iterable[str], rounds: int, seed: int, dials: Iterable[str] = DIALS
) -> Iterator[Trip]:
    """Every one of these rules in every one of these games, under every dial."""
    for game in games:
        for name, rule in rules.items():
            for dial in dials:
                yield travel(rule, name, game, dial, rounds, seed)


def told(trips: Iterable[Trip]) -> Iterator[str]:
    """What came of all journeys: a line for each rule, what broke, and how many of each there were."""
    by_rule: dict[str, list[Trip]] = {}
    for trip in trips:
        by_rule.setdefault(trip.rule, []).append(trip)
    for rule, its in sorted(by_rule.items()):
        works = dict.fromkeys([trip.game for trip in its if trip.woken and not trip.broken])
        rests = {trip.game: trip.said[0] for trip in its if trip.said and trip.game not in works}
        idle = dict.fromkeys([trip.game for trip in its if trip.game not in works and trip.game not in rests])
        parts = [f"works in {', '.join(works)}"] if works else []
        for why in dict.fromkeys(rests.values()):
            parts.append(f"rests in {', '.join([game for game in rests if rests[game] == why])} ({why})")
        parts += [f"was not called upon in {', '.join(idle)}"] if idle else []
        yield f"{rule}: {'; '.join(parts)}."
    everything = [trip for its in by_rule.values() for trip in its]
    yield from [f"BROKEN: {t.rule} in {t.game} ({t.dial}), {t.broken}" for t in everything if t.broken]
    games, rounds, acts = (
        len({t.game for t in everything}),
        sum(t.rounds for t in everything),
        sum(t.acts for t in everything),
    )
    rested, broken = sum(bool(t.said) for t in everything), sum(bool(t.broken) for t in everything)
    yield f"{len(by_rule)} rules in {games} games: {len(everything)} journeys, {rounds:,} rounds, {acts:,} acts."
    yield f"In {rested} of them the rule rests, and adoption says why; {broken} broke something."
