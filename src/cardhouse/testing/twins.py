"""Two tables that differ only in a secret, the same acts at both, and a seat that must not be able to tell them apart.

The secret is a card that the seat cannot see, what a sealed rule says, a breach that nobody has called, or how the
author of a rule has judged. Every byte that the seat is sent is compared: changes of its view, lines, moves, answers to
its own acts, what a new connection would get; and when they are sent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from cardhouse.cards import Card
from cardhouse.core.acts import Act, Draw, Play, Prepare
from cardhouse.core.affairs import Now, deadlines
from cardhouse.core.book_acts import SECRETS, Introduce, Meaning, RuleAdopted, Tick
from cardhouse.core.chance import Chance, seeded
from cardhouse.core.owed import Breach
from cardhouse.core.penalties import PENALTIES
from cardhouse.core.people_acts import Call, Vote
from cardhouse.core.presence import Present
from cardhouse.core.rule import TABLE, Article
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seat
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.games.shelf import game, new_table
from cardhouse.rules.dealing.beginning import START
from cardhouse.rules.going_back.taking_back import Reclaim
from cardhouse.rules.leaving_play.purses import Purse
from cardhouse.rules.secrets.judged_rules import JUDGE
from cardhouse.rules.timing.owing_in_time import said_of
from cardhouse.testing.erring import TOKEN, erring_act
from cardhouse.testing.properties import SPREAD, PropertyBroken, hidden_slots

NAMES: Final = ("Ann", "Bob", "Cat", "Dan")
KINDS: Final = ("a hidden card", "what a sealed rule says", "a breach nobody has called", "how an author judged")
BEFORE: Final = 30
AFTER: Final = 16
CONNECTS: Final = 4
"""After every so many acts, and at the end, it is looked at what a new connection would get. What changes in between is
sent anyway.
"""

LONGEST_PAUSE: Final = 4_000
MOST_WAITS: Final = 100
TEXTS: Final = (
    "Nobody hums.",
    "A Heart may not be played on a Heart.",
    "A Club may not be played on a Heart.",
    "Spades may be played on any card.",
    'When a player plays a 5, they must say "Five".',
    'When a player plays a Heart, they must say "Love".',
)
TELLTALE: Final = ("Bad card", "Failure to play a valid card", "Humming", "Failure to say Five", "Failure to say Love")
"""Calls about the sealed rules above: their verdict shows what such a rule says, as the game wants it."""


class Ear(Protocol):
    """What one view is sent."""

    def follow(self, table: Table, entry: Entry) -> str | None: ...

    def since(self, last: int) -> list[str]: ...


Listening = Callable[[Table, Seat], Ear]
Replying = Callable[[str, Outcome, Table], str]


@dataclass
class Comparison:
    """How much was compared."""

    pairs: dict[str, int] = field(default_factory=dict)
    acts: int = 0
    messages: int = 0

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} with {kind}" for kind, count in self.pairs.items())
        return f"{sum(self.pairs.values())} pairs of tables ({kinds}), {self.acts} acts, {self.messages} messages alike"


class Twin:
    """One of the two tables, and all that the seat is sent from there."""

    def __init__(self, table: Table, seat: Seat, listening: Listening, replying: Replying) -> None:
        self.sitting: Final = Sitting(table, strict=False)
        self.seat: Final = seat
        self.ear: Final = listening(self.table, seat)
        self.replying: Final = replying
        self.heard: Final[list[str]] = list(self.ear.since(0))
        self.number = 0

    @property
    def table(self) -> Table:
        return self.sitting.table

    def do(self, act: Act, now: int) -> None:
        """The time comes to be `now`, as the server lets it pass, and then the act is done."""
        for _ in range(MOST_WAITS):
            due = min([time for time in deadlines(self.table) if time > self.table.clock], default=now + 1)
            if due > now:
                break
            self.submit(Tick(due))
        if now > self.table.clock:
            self.submit(Tick(now))
        self.submit(act)

    def connect(self, now: int) -> None:
        """Somebody connects anew."""
        self.heard.extend([f"{now}: again", *self.ear.since(0)])

    def submit(self, act: Act) -> None:
        self.number += 1
        before = self.sitting.number
        outcome = self.sitting.submit(act, f"{self.number}")
        if act.seat == self.seat and not isinstance(act, Tick):
            self.heard.append(self.replying("own", outcome, self.table))
        for entry in self.sitting.entries[before:]:
            message = self.ear.follow(self.table, entry)
            if message is not None:
                self.heard.append(f"{self.table.clock}: {message}")


def in_play(seed: int, chance: Chance) -> Table:
    """A table in the middle of a game of people who err, with tokens to spend."""
    table = new_table(game("moo").book, NAMES, seed=seed, dial=TABLE)
    table.tallies[table.law.tally_place[Purse(TOKEN)]] = dict.fromkeys(range(table.seats), 1)
    sitting = Sitting(table, strict=False)
    sitting.submit(Prepare(table.dealer, START), "start")
    for number in range(chance.below(BEFORE)):
        sitting.submit(Tick(sitting.table.clock + chance.below(LONGEST_PAUSE)), f"clock {number}")
        act = erring_act(sitting.table, chance)
        if not isinstance(act, Introduce):
            sitting.submit(act, f"{number}")
    return sitting.table


class Pair:
    """Two tables with a secret between them."""

    def __init__(self, start: Table, seed: int, kind: str, listening: Listening, replying: Replying) -> None:
        self.chance: Final = seeded(seed)
        self.kind: Final = kind
        one = start.copy()
        inside = one.ask(Present()).among(one.seats)
        self.usable: Final = one.phase == PLAYING and len(inside) > 2
        self.seat: Final[Seat] = self.chance.pick([*inside, NO_SEAT])
        self.other_seat: Final[Seat] = self.chance.pick([seat for seat in inside if seat != self.seat] or [0])
        self.secret: tuple[Card, ...] = ()
        self.judged: Final[set[Seat]] = set()
        two = one.copy()
        if self.usable:
            {
                KINDS[0]: self.swap_cards,
                KINDS[1]: self.seal_rules,
                KINDS[2]: self.note_breach,
                KINDS[3]: self.seal_judged,
            }[kind](one, two)
        self.twins: Final = [Twin(table, self.seat, listening, replying) for table in (one, two)]

    def swap_cards(self, one: Table, two: Table) -> None:
        """Two cards that the seat cannot see change places; the table remembers by name those of penalties, which may
        have to go back.
        """
        marked = {card.index for penalty in two.tally(PENALTIES) for card in penalty.cards}
        slots = [(zone, place) for zone, place in hidden_slots(two, self.seat) if zone[place].index not in marked]
        (zone, here), (other, there) = self.chance.pick(slots), self.chance.pick(slots)
        zone[here], other[there] = other[there], zone[here]
        self.secret = (zone[here], other[there])

    def seal_rules(self, one: Table, two: Table) -> None:
        """A sealed rule of somebody else says this, or that."""
        texts = list(TEXTS)
        self.chance.shuffle(texts)
        for table, text in ((one, texts[0]), (two, texts[1])):
            sealed(table, self.other_seat, texts[0])
            article = table.law.by_id[table.tally(SECRETS)[-1].rule]
            meaning = table.ask(Meaning(text))
            RuleAdopted(Article(article.id, article.title, article.by, article.since, meaning, text)).apply(table)

    def note_breach(self, one: Table, two: Table) -> None:
        """Somebody has broken a rule a while ago, or not."""
        rule = self.chance.pick(["301-turn-action", "404-spade-name", "903-last-card", "905-lying"])
        since = two.ask(Now()) - self.chance.below(20_000)
        two.breaches.append(Breach(self.other_seat, rule, two.acts, since=since, words="Nothing at all"))

    def seal_judged(self, one: Table, two: Table) -> None:
        """The author of a rule that people judge found a call right, or wrong."""
        for table in (one, two):
            sealed(table, self.other_seat, TEXTS[0])

    def acts(self) -> list[Act]:
        """What is done at both tables, chosen by what lies at the first."""
        table = self.twins[0].table
        if self.kind == KINDS[3] and self.twins[0].number == 0:
            parties = [seat for seat in table.ask(Present()).among(table.seats) if seat != self.other_seat]
            return [Call(parties[0], parties[1], "Humming")]
        act = erring_act(table, self.chance)
        if self.seat != NO_SEAT and self.chance.below(4) == 0 and not isinstance(act, Play):
            act = with_seat(act, self.seat)
        return [act] if self.is_fair(act) else []

    def is_fair(self, act: Act) -> bool:
        """Whether an act does not itself bring the secret to light, as the game wants it."""
        if isinstance(act, Play):
            return not any(card in self.secret for card in act.cards)
        if self.kind == KINDS[1]:  # a breach of a sealed rule can be called, or undone by whoever made it
            return not isinstance(act, Reclaim) and not (isinstance(act, Call) and is_telltale(act.words))
        if self.kind == KINDS[3]:  # a challenge shows whether the author found a call right
            challenge = isinstance(act, Call) and act.words == "Bad call" and act.offender in self.judged
            return not challenge and not (isinstance(act, Vote) and act.kind == JUDGE)
        return True

    def is_over(self) -> bool:
        """Whether the secret may come to light now, or somebody is about to leave the game: the pair has done its
        duty.
        """
        tables = [twin.table for twin in self.twins]
        if any(table.phase != PLAYING for table in tables):
            return True
        inside = tables[0].ask(Present()).among(tables[0].seats)
        if len(inside) < 2 or any(not tables[0].hands[seat] for seat in inside):
            return True
        own = tables[0].hands[self.seat] if self.seat != NO_SEAT else []
        return self.kind == KINDS[0] and any(card in own for card in self.secret)

    def run(self, compared: Comparison) -> None:
        now = self.twins[0].table.clock
        for number in range(AFTER):
            for act in self.acts():
                now += self.chance.below(LONGEST_PAUSE)
                if isinstance(act, Draw) and self.draws_secret(act):
                    return
                for twin in self.twins:
                    twin.do(act, now)
                self.judge_apart(now)
                for twin in self.twins if number % CONNECTS == 0 else ():
                    twin.connect(now)
                if self.sees_secret():
                    return
                self.compare(act, number)
                compared.acts += 1
            if self.is_over():
                break
        for twin in self.twins:
            twin.connect(now)
        self.compare(Tick(now), AFTER)
        compared.messages += len(self.twins[0].heard)
        compared.pairs[self.kind] = compared.pairs.get(self.kind, 0) + 1

    def draws_secret(self, act: Draw) -> bool:
        tops = [twin.table.stock[-1:] for twin in self.twins]
        return act.seat == self.seat and any(card in self.secret for top in tops for card in top)

    def sees_secret(self) -> bool:
        """Whether the seat has drawn one of the two cards, as a penalty perhaps, or the players have voted to be shown
        the sealed rule.
        """
        tables = [twin.table for twin in self.twins]
        if any(secret.knowers == EVERYONE.bits for table in tables for secret in table.tally(SECRETS)):
            return True
        hands = [twin.table.hands[self.seat] for twin in self.twins] if self.seat != NO_SEAT else []
        return any(card in self.secret for hand in hands for card in hand)

    def judge_apart(self, now: int) -> None:
        for twin, aye in zip(self.twins, (True, False), strict=True):
            motion = twin.table.motion(JUDGE)
            if self.kind == KINDS[3] and motion and self.seat != self.other_seat:
                self.judged.add(motion.by)
                twin.do(Vote(self.other_seat, aye, JUDGE), now + 1)

    def compare(self, act: Act, number: int) -> None:
        one, two = [twin.heard for twin in self.twins]
        if one != two:
            for here, there in zip([*one, "nothing"], [*two, "nothing"], strict=False):
                if here != there:
                    who = f"seat {self.seat} can tell {self.kind} (of {self.other_seat}) after act {number}, {act!r}"
                    raise PropertyBroken(f"{who}:\n  {here[:1500]}\n  {there[:1500]}")


def sealed(table: Table, author: Seat, text: str) -> None:
    """Let somebody introduce a rule, with a token that is there for it."""
    place = table.law.tally_place[Purse(TOKEN)]
    table.tallies[place] = table.tally(Purse(TOKEN)) | {author: 1}
    sitting = Sitting(table, strict=False)
    outcome = sitting.submit(Introduce(author, text, "Humming"), "seal")
    if not outcome.happened:
        raise PropertyBroken(f"{author} cannot introduce a rule: {outcome.told()}")
    table.take(sitting.table)
    table.chance = sitting.table.chance.copy()


def is_telltale(words: str) -> bool:
    return any(said_of(words, call) for call in TELLTALE)


def with_seat(act: Act, seat: Seat) -> Act:
    """The same act, by somebody else."""
    return type(act)(seat, *act.values()[1:])


def compare_twins(pairs: int, listening: Listening, replying: Replying, seed: int = 0) -> Comparison:
    """Compare so many pairs of tables."""
    compared, number = Comparison(), 0
    while sum(compared.pairs.values()) < pairs:
        own = seed * SPREAD + number
        if number % len(KINDS) == 0:  # one game serves for a secret of each kind
            start = in_play(own, seeded(own))
        try:
            pair = Pair(start, own, KINDS[number % len(KINDS)], listening, replying)
            if pair.usable:
                pair.run(compared)
        except PropertyBroken as broken:
            raise PropertyBroken(f"pair {number} of seed {seed}: {broken}") from broken
        number += 1
    return compared
