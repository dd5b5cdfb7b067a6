"""Changes of the rules: adopted, amended, known to some people only, taken back."""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from cardhouse.core.acts import LONGEST_WORDS, Act, sayable, unknown_way
from cardhouse.core.checkpoints import ActsUndone
from cardhouse.core.declared import STEP, Way, meant
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet, seat_gates
from cardhouse.core.law import Law
from cardhouse.core.needs import only_with
from cardhouse.core.questions import General, SeatQuestion, Timely, WayOpen
from cardhouse.core.rule import Article, Need, Rule
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.speech import Remark, Said, TimePassed
from cardhouse.core.table import IS_HELD_BACK, OVER, PLAYING, Event, Question, Table, Tally, Wish


class LawChanged(Event):
    """The rules changed. The engine holds this back until the act is settled."""

    def nature(self) -> int:
        return IS_HELD_BACK

    def apply(self, table: Table) -> None:
        table.enact(self.changed(table.law))

    def changed(self, law: Law) -> Law:
        raise NotImplementedError


@dataclass(eq=False)
class RuleAdopted(LawChanged):
    """An article joined the book, last in order, or took the place of the one with its id."""

    article: Article

    def changed(self, law: Law) -> Law:
        return law.adopting(self.article)


@dataclass(eq=False)
class Meaning(Question):
    """Which rules does a text come to? None, unless a rule can read it: then people judge it."""

    text: str

    def unruled(self, table: Table) -> tuple[Rule, ...]:
        return ()


def meant_by(table: Table, id: str, title: str, by: str, text: str, since: str = "") -> RuleAdopted:
    """A rule that somebody wrote joins the book as what its text means at this table: the one way for all of them."""
    return RuleAdopted(Article(id, title, by, since, table.ask(Meaning(text)), text))


@dataclass(eq=False)
class RuleRepealed(LawChanged):
    """An article left the book."""

    rule: str

    def changed(self, law: Law) -> Law:
        return law.repealing(self.rule)


@dataclass(eq=False)
class RulesSwitched(LawChanged):
    """Articles went out of force, or came back to their places."""

    off: tuple[str, ...] = ()
    on: tuple[str, ...] = ()

    def changed(self, law: Law) -> Law:
        return law.switching(off=self.off, on=self.on)


@dataclass(eq=False)
class OptionSet(LawChanged):
    """An option of the rules was set."""

    option: str
    value: str

    def changed(self, law: Law) -> Law:
        return law.setting(self.option, self.value, everywhere=True)


@dataclass(eq=False)
class DialSet(LawChanged):
    """The table is enforced in another way."""

    dial: str

    def changed(self, law: Law) -> Law:
        return law.dialled(self.dial)


@dataclass(eq=False)
class Contributed(Event):
    """Somebody wrote the newest rule; its place in the book tells how recent that is."""

    player: Seat
    place: int
    before: int = 0  # the place of the player's latest rule until then
    rule: str = ""

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]


@dataclass(eq=False)
class Disowned(Event):
    """Somebody's newest rule was struck out, so that the latest one of theirs is an older one again."""

    player: Seat
    place: int

    def apply(self, table: Table) -> None:
        table.authored = [self.place if seat == self.player else place for seat, place in enumerate(table.authored)]


ADD_RULE: Final = "add-rule"
OBJECT: Final = "object"
ADD_RULE_WAY: Final = Way(ADD_RULE, "add a rule", STEP)
OBJECT_WAY: Final = Way(OBJECT, "object to a rule", free=True)
LONGEST_DAY: Final = 40
MOST_MILLISECONDS: Final = 1 << 52


@dataclass(eq=False)
class AddRule(Act):
    """Describe a new rule: a title, a text, and the day it is added."""

    title: Final[str]
    text: Final[str]
    day: Final[str]

    def __init__(self, seat: Seat, title: str, text: str, day: str = "") -> None:
        self.seat = seat
        self.title = title
        self.text = text
        self.day = day

    @property
    def way(self) -> str:
        return ADD_RULE

    def impossible(self, table: Table) -> str:
        if not rule_id(self.title) or not sayable(self.title) or not sayable(self.text, 10 * LONGEST_WORDS):
            return "a rule needs a title and a text"
        if rule_id(self.title) in table.law.by_id:
            return f'there is a rule called "{self.title}" already'
        if self.day and not sayable(self.day, LONGEST_DAY):
            return "that is no day"
        if table.phase != OVER:
            return "rules are added between rounds"
        return unknown_way(table, ADD_RULE)

    def facets(self, table: Table) -> list[Facet]:
        return [*[(gate, self.seat) for gate in seat_gates(table, ADD_RULE)], (General(self.text), True)]

    def happen(self, table: Table) -> list[Event]:
        id, author = rule_id(self.title), table.names[self.seat]
        place = max(len(table.law.book), *table.authored) + 1
        adopted = meant_by(table, id, self.title, author, self.text, self.day)
        return [adopted, Contributed(self.seat, place, table.authored[self.seat], id)]


class MayObject(SeatQuestion):
    """Who may object now that this rule does not treat everybody alike? `way` is the rule."""

    def unruled(self, table: Table) -> Seats:
        return NOBODY

    def default_rule(self, table: Table) -> str:
        return table.law.ways.get(OBJECT, "")

    def refusal(self, table: Table, subject: Any) -> str:
        return f'{table.names[subject]} cannot object to "{self.way}" now: that is for the others, to the newest rule'


@dataclass(eq=False)
class Objected(Remark):
    """Somebody said that a rule does not treat everybody alike."""

    player: Seat
    rule: str


@dataclass(eq=False)
class Object(Act):
    """Object that a rule does not treat everybody alike."""

    rule: Final[str]

    def __init__(self, seat: Seat, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    @property
    def way(self) -> str:
        return OBJECT

    def impossible(self, table: Table) -> str:
        if self.rule not in table.law.by_id:
            return f'there is no rule "{self.rule}" in the book{meant(self.rule, table.law.by_id)}'
        return unknown_way(table, OBJECT)

    def facets(self, table: Table) -> list[Facet]:
        return [(MayObject(self.rule), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Objected(self.seat, self.rule)]


def rule_id(title: str) -> str:
    """A title in kebab case."""
    return "-".join("".join(c if c.isalnum() else " " for c in title.casefold()).split())


class TakeBack(Act):
    """Undo one's own latest act, if the table keeps checkpoints and nothing new was seen through it."""

    def impossible(self, table: Table) -> str:
        if not table.keeps or table.saved is None or table.actor != self.seat:
            return "there is nothing of yours to take back"
        return "what was seen stays seen" if (table.informed >> self.seat) & 1 else ""

    def facets(self, table: Table) -> list[Facet]:
        return []

    def looks_back(self, table: Table) -> bool:
        return True

    def happen(self, table: Table) -> list[Event]:
        return [ActsUndone()]


@dataclass(eq=False)
class Tick(Act):
    """The clock's act: the time is now so many thousandths of a second."""

    clock: Final[int]

    def __init__(self, clock: int) -> None:
        self.seat = NO_SEAT
        self.clock = clock

    def impossible(self, table: Table) -> str:
        return "" if table.clock <= self.clock <= MOST_MILLISECONDS else "time does not run backwards"

    def __reduce__(self) -> tuple[object, ...]:
        return (Tick, (self.clock,))  # the clock has no seat to be given

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [TimePassed(self.clock)]


only_with(Need("rules that players add between rounds", ("add-rule",)), MayObject)


INTRODUCE: Final = "introduce"
INTRODUCE_WAY: Final = Way(INTRODUCE, "introduce a secret rule", free=True)
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
