"""The facts a view is made of: numbers, texts and tuples, and nothing that leads back to the table."""

from dataclasses import dataclass

from cardhouse.core.fact import Fact
from cardhouse.core.seats import NO_SEAT, Seat


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
    what is asked into words, in their language, and whether somebody is charged in it.
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

    def does(self, way: str) -> str:
        """A way of acting as what somebody does."""
        return next((each.does for each in self.labels if each.way == way), way.replace("-", " "))

    def __repr__(self) -> str:
        who = self.names[self.seat] if self.seat != NO_SEAT else "an onlooker"
        piles = ", ".join([f"pile {pile.number} {pile.cards[-1] if pile.cards else 'empty'}" for pile in self.piles])
        return f"<View of {who}: hand {' '.join(self.hand) or 'empty'}; {piles}; phase {self.phase}>"
