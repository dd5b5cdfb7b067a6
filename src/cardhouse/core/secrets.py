"""Rules that only some people know: written by a player, sealed for all to see, opened at the end.

A seal is the hash of a rule's text, its call and a nonce. The nonce is given with the act by whoever keeps the table,
or comes from the table's grain, and ends with whatever the author adds; so nobody finds the text by trying, and whoever
is shown text, call and nonce later can see that they were never changed. It is shown to people, so it never comes from
the chance that deals the cards.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from cardhouse.core.acts import LONGEST_WORDS, Act, sayable, unknown_way
from cardhouse.core.amendments import meant_by
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet
from cardhouse.core.needs import only_with
from cardhouse.core.questions import General, Timely, WayOpen
from cardhouse.core.remarks import Remark, Said
from cardhouse.core.rule import Need
from cardhouse.core.seats import EVERYONE, Seat
from cardhouse.core.table import PLAYING, Event, Question, Table, Tally, Wish
from cardhouse.core.ways import Way

INTRODUCE: Final = "introduce"
INTRODUCE_WAY: Final = Way(INTRODUCE, "introduce a secret rule")
THE_WORDS: Final = "Introducing new rule"
LONGEST_SALT: Final = 64
_CALL: Final = re.compile(r"\bpenalty call is [\"\u201c]([^\"\u201d]+)[\"\u201d]", re.IGNORECASE)


def seal_of(text: str, call: str, nonce: str) -> str:
    """The seal of a rule."""
    return sha256(f"{nonce}\n{call}\n{text}".encode("utf-8", "surrogatepass")).hexdigest()


def call_in(text: str) -> str:
    """The penalty call that a rule's own text gives, if it does."""
    found = _CALL.search(text)
    return found[1] if found else ""


@dataclass(eq=False)
class UsualCall(Question):
    """With which words is a breach of this text called, if its author gives none?"""

    text: str

    def unruled(self, table: Table) -> str:
        return call_in(self.text)


@dataclass(eq=False)
class Enforceable(Question):
    """Does this text, with this call, say how a breach of it is called, and can it be kept? Its author asks."""

    text: str
    call: str
    author: Seat

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return "a rule that can be broken needs the words with which it is called"


@dataclass(eq=False)
class Secret(Fact):
    """A sealed rule: who wrote it, its text and call, its nonce and seal, and who knows it, as bits."""

    rule: str
    author: Seat
    text: str
    call: str
    nonce: str
    seal: str
    knowers: int

    def known_to(self, bits: int) -> "Secret":
        return Secret(self.rule, self.author, self.text, self.call, self.nonce, self.seal, self.knowers | bits)

    def unchanged(self) -> bool:
        """Whether text and call are still those that were sealed."""
        return self.seal == seal_of(self.text, self.call, self.nonce)


@dataclass(eq=False)
class RuleSealed(Event):
    """A player wrote a rule that the others do not know."""

    player: Seat
    rule: str
    text: str
    call: str
    nonce: str
    seal: str

    def apply(self, table: Table) -> None:
        """Nothing moves: the secret is remembered, and the rule adopted by an event of its own."""


@dataclass(eq=False)
class RuleShown(Remark):
    """Everybody is shown a sealed rule, its nonce included, so that all can see that it never changed."""

    rule: str


class Secrets(Tally):
    """The sealed rules, oldest first, and who knows them."""

    def start(self) -> tuple[Secret, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return RuleSealed, RuleShown

    def step(self, total: Any, event: Event) -> tuple[Secret, ...]:
        secrets: tuple[Secret, ...] = total
        if isinstance(event, RuleSealed):
            author = event.player
            secret = Secret(event.rule, author, event.text, event.call, event.nonce, event.seal, 1 << author)
            return (*secrets, secret)
        shown = event.rule if isinstance(event, RuleShown) else ""
        return tuple([each.known_to(EVERYONE.bits) if each.rule == shown else each for each in secrets])


SECRETS: Final = Secrets()


def next_id(table: Table) -> str:
    """The id of the next rule that somebody adds: r1, r2 and so on."""
    number = 1
    while f"r{number}" in table.law.by_id:
        number += 1
    return f"r{number}"


def grain_of(table: Table) -> str:
    """A nonce for the next secret, where nobody gives one: by the grain of the table and not by its chance."""
    return sha256(f"{table.grain} {len(table.tally(SECRETS))}".encode()).hexdigest()[:32]


@dataclass(eq=False)
class Seals(Wish):
    """A wish: a rule is to be sealed, and is in force from the next act on."""

    player: Seat
    text: str
    call: str
    salt: str
    nonce: str = ""

    def bound(self, table: Table) -> list[Event]:
        rule = next_id(table)
        nonce = (self.nonce or grain_of(table)) + self.salt
        call = self.call or table.ask(UsualCall(self.text))
        seal = seal_of(self.text, call, nonce)
        sealed = RuleSealed(self.player, rule, self.text, call, nonce, seal)
        title = f"Secret rule {rule[1:]}"
        return [sealed, meant_by(table, rule, title, table.names[self.player], self.text)]


@dataclass(eq=False)
class Introduce(Act):
    """Introduce a rule that nobody else knows: its text, and the words with which a breach of it is called. The salt
    is whatever its author would like to have in the seal besides; the nonce is no matter of players, but of whoever
    keeps the table.
    """

    text: Final[str]
    call: Final[str]
    salt: Final[str]
    nonce: Final[str]

    def __init__(self, seat: Seat, text: str, call: str = "", salt: str = "", nonce: str = "") -> None:
        self.seat = seat
        self.text = text
        self.call = call
        self.salt = salt
        self.nonce = nonce

    def with_nonce(self, nonce: str) -> "Introduce":
        return Introduce(self.seat, self.text, self.call, self.salt, nonce)

    @property
    def way(self) -> str:
        return INTRODUCE

    def impossible(self, table: Table) -> str:
        if not sayable(self.text, 10 * LONGEST_WORDS):
            return "a rule needs a text"
        if (self.call and not sayable(self.call)) or (self.salt and not sayable(self.salt, LONGEST_SALT)):
            return "a call, or the salt of a seal, is not that long"
        return unknown_way(table, INTRODUCE)

    def facets(self, table: Table) -> list[Facet]:
        early: list[Facet] = [(Timely(INTRODUCE), self.seat)] if table.phase != PLAYING else []
        words: list[Facet] = [(General(self.text), True), (Enforceable(self.text, self.call, self.seat), True)]
        return [*early, (WayOpen(INTRODUCE), self.seat), *words]

    def happen(self, table: Table) -> list[Event]:
        return [Said(self.seat, THE_WORDS), Seals(self.seat, self.text, self.call, self.salt, self.nonce)]


only_with(Need("new rules that are kept secret", ("introduce",)), RuleSealed, Enforceable, UsualCall)
