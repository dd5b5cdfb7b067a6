"""What people know and are shown: places and cards they have looked at, and the facts a view is made of."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from cardhouse.cards import Card
from cardhouse.core.fact import Fact
from cardhouse.core.needs import only_with
from cardhouse.core.owed import Duty, Motion
from cardhouse.core.rule import REFEREE, Need
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.table import Question, Table


@dataclass(eq=False)
class ShownPile(Fact):
    """A pile from the bottom to the top: the names of its cards as they lie, and backs."""

    number: int
    cards: tuple[str, ...]


@dataclass(eq=False)
class ShownArea(Fact):
    """What lies in an area before a seat, or in a shared one (-1): names for those who see the faces, backs for all
    others.
    """

    area: str
    owner: Seat
    cards: tuple[str, ...]


@dataclass(eq=False)
class ShownToken(Fact):
    """Where a token lies: at a seat, or in the centre (-1), there perhaps on a pile."""

    token: str
    at: int
    pile: int = 0


@dataclass(eq=False)
class ShownFigure(Fact):
    """A number that a rule shows everybody: a price, draws still due, a score; of a seat, or of the table (-1).
    With the number -1 the name says it all.
    """

    name: str
    owner: Seat
    number: int


@dataclass(eq=False)
class ShownDuty(Fact):
    """An act that everybody may know to be owed."""

    bearer: Seat
    kind: str
    what: str
    rule: str
    until: str
    about: tuple[int, ...]
    blocking: bool
    expires: int


@dataclass(eq=False)
class ShownDebt(Fact):
    """Cards that a player still has to take."""

    bearer: Seat
    left: int
    rule: str
    expires: int


@dataclass(eq=False)
class ShownMotion(Fact):
    """An open motion and the votes cast so far: hands are raised, so all can see them. Whoever shows it to people puts
    what is asked into words, in their language, whether somebody is charged in it, and what can be typed.
    """

    number: int
    kind: str
    by: Seat
    about: Seat
    subject: str
    electorate: tuple[int, ...]
    threshold: str
    ayes: tuple[int, ...]
    noes: tuple[int, ...]
    expires: int
    words: str = ""
    charge: bool = False
    typed: str = ""


@dataclass(eq=False)
class ShownWindow(Fact):
    """What these seats may do now in some ways, about these piles or this player if it is about any, and soon not any
    more: at a time of the table's clock, or (0) when play goes on. Without ways it is the time that they have for their
    turn. What it is about may be told in words.
    """

    ways: tuple[str, ...]
    seats: tuple[int, ...]
    piles: tuple[int, ...]
    expires: int
    about: Seat = NO_SEAT
    words: str = ""


@dataclass(eq=False)
class ShownRule(Fact):
    """An article in force, as the book has it: what it says in one sentence, and behind that what else is to be said,
    how its options are set (those that are not set as usual apart), and how it is read where its source leaves that
    open. One that was sealed has a seal; what it says, its call and the nonce that opens the seal are there for those
    who know it.
    """

    id: str
    title: str
    sentence: str
    by: str
    since: str
    dial: str
    seal: str = ""
    call: str = ""
    nonce: str = ""
    further: str = ""
    unusual: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


@dataclass(eq=False)
class ShownResult(Fact):
    """How the round ended, "" while it goes on: everybody's part of the win, such as "1/2", and points if there are
    any.
    """

    outcome: str
    shares: tuple[str, ...]
    scores: tuple[int, ...]


@dataclass(eq=False)
class ShownChoice(Fact):
    """What is named in a way of answering: a `suit`, a `pile`, `rules`, `words` or `nothing`; words to choose from. In
    some ways `cards` are played, or one of the words is for somebody to `say`; a `form` opens when the words are said.
    """

    way: str
    names: str
    words: tuple[str, ...]


@dataclass(eq=False)
class ShownWay(Fact):
    """What a way of acting is called: on its button, and as what somebody does."""

    way: str
    label: str
    does: str


@dataclass(eq=False)
class View(Fact):
    """A table as one seat sees it; `seat` is -1 for an onlooker, who has no hand.

    `known` are the cards on top of the stock, topmost first, as far as this seat has looked at them, and backs
    between them. `open_cards` are, for each hand, the cards in it that everybody has seen. `ways` are all ways of
    acting that the rules know, `steps` those of them that belong to a round outside play. `circle` is who sits where,
    clockwise, if people do not sit in the order of their seats. `calls` are those that this seat has heard or knows
    from the book, in an order that says nothing of what anybody has done. `next_step` is the step before play that only
    the player can do who is `pending`. `phrases` are all words that the rules ask for at some time. `turns` are the
    seats in turn where the rules give turns to places or piles of their own; there may be several at the same time.
    With `new_piles` a rule lets some cards open a pile of their own. `labels` are the words for the `ways`.
    Why play stands still is put into words (`standstill`) by whoever shows it to people, as votes are.
    """

    seat: Seat
    names: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    areas: tuple[ShownArea, ...]
    piles: tuple[ShownPile, ...]
    stock: int
    turn: Seat
    direction: int
    phase: str
    dealer: Seat
    round: int
    tokens: tuple[ShownToken, ...]
    duties: tuple[ShownDuty, ...]
    debts: tuple[ShownDebt, ...]
    motions: tuple[ShownMotion, ...]
    pauses: tuple[str, ...]
    winners: tuple[int, ...]
    pending: Seat
    contributor: Seat
    clock: int
    dial: str
    ways: tuple[str, ...]
    rules: tuple[ShownRule, ...]
    known: tuple[str, ...]
    open_cards: tuple[tuple[str, ...], ...]
    figures: tuple[ShownFigure, ...]
    result: ShownResult
    steps: tuple[str, ...]
    choices: tuple[ShownChoice, ...]
    gestures: tuple[str, ...]
    windows: tuple[ShownWindow, ...]
    circle: tuple[int, ...] = ()
    calls: tuple[str, ...] = ()
    next_step: str = ""
    phrases: tuple[str, ...] = ()
    turns: tuple[int, ...] = ()
    new_piles: bool = False
    labels: tuple[ShownWay, ...] = ()
    standstill: str = ""

    def does(self, way: str) -> str:
        """A way of acting as what somebody does."""
        return next((each.does for each in self.labels if each.way == way), way.replace("-", " "))

    def __repr__(self) -> str:
        who = self.names[self.seat] if self.seat != NO_SEAT else "an onlooker"
        piles = ", ".join([f"pile {pile.number} {pile.cards[-1] if pile.cards else 'empty'}" for pile in self.piles])
        return f"<View of {who}: hand {' '.join(self.hand) or 'empty'}; {piles}; phase {self.phase}>"


NO_NUMBER: Final = -1
"""The number of a figure whose name says it all."""


@dataclass(eq=False)
class Glimpsed(Question):
    """Which places of the stock, 0 for its top, does this seat know? None, unless a rule says so."""

    seat: Seat

    def unruled(self, table: Table) -> list[int]:
        return []


@dataclass(eq=False)
class FaceUp(Question):
    """Which cards of this hand has everybody seen? None, unless a rule says so."""

    owner: Seat

    def unruled(self, table: Table) -> list[Card]:
        return []


@dataclass(eq=False)
class SeenBy(Question):
    """Which cards of this hand has this seat seen, besides those that everybody has? None, unless a rule says so."""

    owner: Seat
    seat: Seat

    def unruled(self, table: Table) -> list[Card]:
        return []


class KnowsRules(Question):
    """Who knows the rules? Everybody, unless a rule says otherwise."""

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


class OpenState(Question):
    """Is everybody shown how things stand: whose turn it is, which way round, what is owed? Yes, unless a rule says
    otherwise.
    """

    def unruled(self, table: Table) -> bool:
        return True


@dataclass(eq=False)
class Named(Question):
    """What does somebody name who answers in this way: a `suit`, a `pile`, `rules`, `words` or `nothing`? After that
    come the words there are to choose from. A rule that says nothing asks for players. In some ways nothing is
    answered: `cards` are played, or somebody will `say` the words that follow.
    """

    way: str

    def unruled(self, table: Table) -> list[str]:
        return []


class Phrases(Question):
    """Which words do the rules ask people to say, now or another time? They are offered to everybody alike."""

    def unruled(self, table: Table) -> list[str]:
        return []


class Gestures(Question):
    """Which gestures mean something at this table?"""

    def unruled(self, table: Table) -> list[str]:
        return []


@dataclass(eq=False)
class Heading(Question):
    """Which way does play go, for this seat? 1 is clockwise, -1 is not, and 0 is no one way."""

    seat: Seat

    def unruled(self, table: Table) -> int:
        return table.direction


Figure: TypeAlias = tuple[str, int, int]
"""Something shown to everybody: its name, the seat it is about or -1, a number or NO_NUMBER."""


class TurnsAt(Question):
    """For whom does play wait, and at which pile: (pile, seat)? Where piles have no turns of their own, it is 0."""

    def unruled(self, table: Table) -> list[tuple[int, int]]:
        return [(0, table.turn)] if table.turn != NO_SEAT else []


class Figures(Question):
    """Which numbers do the rules show everybody: (name, seat or -1, number)?"""

    def unruled(self, table: Table) -> list[Figure]:
        return []


class CallsHeard(Question):
    """Which calls has everybody heard, the latest first? Where a rule answers, calls are offered to whoever makes one:
    these, and those of the rules that they know.
    """

    def unruled(self, table: Table) -> list[str]:
        return []


class Circle(Question):
    """In which order do people sit, clockwise? None, if in that of their seats."""

    def unruled(self, table: Table) -> tuple[int, ...]:
        return ()


class Windows(Question):
    """What may somebody do now, as everybody knows, and soon not any more?"""

    def unruled(self, table: Table) -> list[ShownWindow]:
        return []


class SeenWindows(Question):
    """The same, of what all have seen and heard for themselves: it is shown also where nobody is told how things stand,
    and so it may depend on nothing else.
    """

    def unruled(self, table: Table) -> list[ShownWindow]:
        return []


@dataclass(eq=False)
class Knows(Question):
    """Who knows what this article says? Everybody, unless a rule says otherwise, by the law and by what it remembers in
    its own tallies alone.
    """

    rule: str

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


@dataclass(eq=False)
class Reads(Question):
    """Who may read this article in the book, of those who know of it? Everybody, unless a rule says otherwise, as for
    `Knows`.
    """

    rule: str

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


@dataclass(eq=False)
class SealOn(Question):
    """With which seal was this article adopted, and what opens it: (seal, call, nonce)? Most have none. It is answered
    like `Knows`, from tallies.
    """

    rule: str

    def unruled(self, table: Table) -> tuple[str, str, str]:
        return ("", "", "")


@dataclass(eq=False)
class ToldOfDuty(Question):
    """Who is told of this duty? Everybody, if play or a referee waits for it. At the table, telling would be
    reminding.
    """

    duty: Duty

    def unruled(self, table: Table) -> Seats:
        return EVERYONE if self.duty.blocking or table.law.dial_of(self.duty.rule) == REFEREE else NOBODY


@dataclass(eq=False)
class ToldOfMotion(Question):
    """Who is told of this motion? Everybody, unless a rule puts it to some people in private."""

    motion: Motion

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


@dataclass(eq=False)
class SetByMotion(Question):
    """What does this motion want to be set, in words? An option and its value, if it names one: "Time for a turn: 30
    seconds".
    """

    motion: Motion

    def unruled(self, table: Table) -> str:
        subject = self.motion.subject
        named = subject.removeprefix("set ")
        option, found, value = named.partition(":" if named == subject else " ")
        return table.law.told(option, value.strip()) if found else ""


def includes(seats: Seats, seat: Seat) -> bool:
    """Whether a seat is among these; an onlooker is where everybody is."""
    return seat in seats or (seat == NO_SEAT and seats == EVERYONE)


only_with(Need("new rules that are kept secret", ("introduce",)), SealOn, Knows)


only_with(Need("penalties that are called", ("penalty calls",)), CallsHeard)
