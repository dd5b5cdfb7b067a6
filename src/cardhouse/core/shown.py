"""The facts a view is made of: numbers, texts and tuples, and nothing that leads back to the table."""

from dataclasses import dataclass
from typing import Final

from cardhouse.core.fact import Fact
from cardhouse.core.seats import NO_SEAT, Seat


@dataclass(eq=False)
class ShownPile(Fact):
    """A pile from the bottom to the top: the names of its cards as they lie, and backs."""

    number: Final[int]
    cards: Final[tuple[str, ...]]

    def __init__(self, number: int, cards: tuple[str, ...]) -> None:
        self.number = number
        self.cards = cards


@dataclass(eq=False)
class ShownArea(Fact):
    """What lies in an area before a seat, or in a shared one (-1): names for those who see the faces, backs for all
    others.
    """

    area: Final[str]
    owner: Final[Seat]
    cards: Final[tuple[str, ...]]

    def __init__(self, area: str, owner: Seat, cards: tuple[str, ...]) -> None:
        self.area = area
        self.owner = owner
        self.cards = cards


@dataclass(eq=False)
class ShownToken(Fact):
    """Where a token lies: at a seat, in the centre (-1), or on a pile (its number and 100)."""

    token: Final[str]
    at: Final[int]

    def __init__(self, token: str, at: int) -> None:
        self.token = token
        self.at = at


@dataclass(eq=False)
class ShownFigure(Fact):
    """A number that a rule shows everybody: a price, draws still due, a score; of a seat, or of the table (-1).
    With the number -1 the name says it all.
    """

    name: Final[str]
    owner: Final[Seat]
    number: Final[int]

    def __init__(self, name: str, owner: Seat, number: int) -> None:
        self.name = name
        self.owner = owner
        self.number = number


@dataclass(eq=False)
class ShownDuty(Fact):
    """An act that everybody may know to be owed."""

    bearer: Final[Seat]
    kind: Final[str]
    what: Final[str]
    rule: Final[str]
    until: Final[str]
    about: Final[tuple[int, ...]]
    blocking: Final[bool]
    expires: Final[int]

    def __init__(
        self,
        bearer: Seat,
        kind: str,
        what: str,
        rule: str,
        until: str,
        about: tuple[int, ...],
        blocking: bool,
        expires: int,
    ) -> None:
        self.bearer = bearer
        self.kind = kind
        self.what = what
        self.rule = rule
        self.until = until
        self.about = about
        self.blocking = blocking
        self.expires = expires


@dataclass(eq=False)
class ShownDebt(Fact):
    """Cards that a player still has to take."""

    bearer: Final[Seat]
    left: Final[int]
    rule: Final[str]
    expires: Final[int]

    def __init__(self, bearer: Seat, left: int, rule: str, expires: int) -> None:
        self.bearer = bearer
        self.left = left
        self.rule = rule
        self.expires = expires


@dataclass(eq=False)
class ShownMotion(Fact):
    """An open motion and the votes cast so far: hands are raised, so all can see them."""

    number: Final[int]
    kind: Final[str]
    by: Final[Seat]
    about: Final[Seat]
    subject: Final[str]
    electorate: Final[tuple[int, ...]]
    threshold: Final[str]
    ayes: Final[tuple[int, ...]]
    noes: Final[tuple[int, ...]]
    expires: Final[int]

    def __init__(
        self,
        number: int,
        kind: str,
        by: Seat,
        about: Seat,
        subject: str,
        electorate: tuple[int, ...],
        threshold: str,
        ayes: tuple[int, ...],
        noes: tuple[int, ...],
        expires: int,
    ) -> None:
        self.number = number
        self.kind = kind
        self.by = by
        self.about = about
        self.subject = subject
        self.electorate = electorate
        self.threshold = threshold
        self.ayes = ayes
        self.noes = noes
        self.expires = expires


@dataclass(eq=False)
class ShownWindow(Fact):
    """What these seats may do now in some ways, about these piles or this player if it is about any, and soon not any
    more: at a time of the table's clock, or (0) when play goes on. Without ways it is the time that they have for their
    turn. What it is about may be told in words.
    """

    ways: Final[tuple[str, ...]]
    seats: Final[tuple[int, ...]]
    piles: Final[tuple[int, ...]]
    expires: Final[int]
    about: Final[Seat]
    words: Final[str]

    def __init__(
        self,
        ways: tuple[str, ...],
        seats: tuple[int, ...],
        piles: tuple[int, ...],
        expires: int,
        about: Seat = NO_SEAT,
        words: str = "",
    ) -> None:
        self.ways = ways
        self.seats = seats
        self.piles = piles
        self.expires = expires
        self.about = about
        self.words = words


@dataclass(eq=False)
class ShownRule(Fact):
    """An article in force, as the book has it. One that was sealed has a seal; what it says, its call and the nonce
    that opens the seal are there for those who know it.
    """

    id: Final[str]
    title: Final[str]
    sentences: Final[str]
    by: Final[str]
    since: Final[str]
    dial: Final[str]
    seal: Final[str]
    call: Final[str]
    nonce: Final[str]

    def __init__(
        self,
        id: str,
        title: str,
        sentences: str,
        by: str,
        since: str,
        dial: str,
        seal: str = "",
        call: str = "",
        nonce: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.sentences = sentences
        self.by = by
        self.since = since
        self.dial = dial
        self.seal = seal
        self.call = call
        self.nonce = nonce


@dataclass(eq=False)
class ShownResult(Fact):
    """How the round ended, "" while it goes on: everybody's part of the win, such as "1/2", and points if there are
    any.
    """

    outcome: Final[str]
    shares: Final[tuple[str, ...]]
    scores: Final[tuple[int, ...]]

    def __init__(self, outcome: str, shares: tuple[str, ...], scores: tuple[int, ...]) -> None:
        self.outcome = outcome
        self.shares = shares
        self.scores = scores


@dataclass(eq=False)
class ShownChoice(Fact):
    """What is named in a way of answering: a `suit`, a `pile`, `rules`, `words` or `nothing`; words to choose from. In
    some ways `cards` are played, or one of the words is for somebody to `say`; a `form` opens when the words are said.
    """

    way: Final[str]
    names: Final[str]
    words: Final[tuple[str, ...]]

    def __init__(self, way: str, names: str, words: tuple[str, ...]) -> None:
        self.way = way
        self.names = names
        self.words = words


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
    With `new_piles` a rule lets some cards open a pile of their own.
    """

    seat: Final[Seat]
    names: Final[tuple[str, ...]]
    hand: Final[tuple[str, ...]]
    hand_sizes: Final[tuple[int, ...]]
    areas: Final[tuple[ShownArea, ...]]
    piles: Final[tuple[ShownPile, ...]]
    stock: Final[int]
    turn: Final[Seat]
    direction: Final[int]
    phase: Final[str]
    dealer: Final[Seat]
    round: Final[int]
    tokens: Final[tuple[ShownToken, ...]]
    duties: Final[tuple[ShownDuty, ...]]
    debts: Final[tuple[ShownDebt, ...]]
    motions: Final[tuple[ShownMotion, ...]]
    pauses: Final[tuple[str, ...]]
    winners: Final[tuple[int, ...]]
    pending: Final[Seat]
    contributor: Final[Seat]
    clock: Final[int]
    dial: Final[str]
    ways: Final[tuple[str, ...]]
    rules: Final[tuple[ShownRule, ...]]
    known: Final[tuple[str, ...]]
    open_cards: Final[tuple[tuple[str, ...], ...]]
    figures: Final[tuple[ShownFigure, ...]]
    result: Final[ShownResult]
    steps: Final[tuple[str, ...]]
    choices: Final[tuple[ShownChoice, ...]]
    gestures: Final[tuple[str, ...]]
    windows: Final[tuple[ShownWindow, ...]]
    circle: Final[tuple[int, ...]]
    calls: Final[tuple[str, ...]]
    next_step: Final[str]
    phrases: Final[tuple[str, ...]]
    turns: Final[tuple[int, ...]]
    new_piles: Final[bool]

    def __init__(
        self,
        seat: Seat,
        names: tuple[str, ...],
        hand: tuple[str, ...],
        hand_sizes: tuple[int, ...],
        areas: tuple[ShownArea, ...],
        piles: tuple[ShownPile, ...],
        stock: int,
        turn: Seat,
        direction: int,
        phase: str,
        dealer: Seat,
        round: int,
        tokens: tuple[ShownToken, ...],
        duties: tuple[ShownDuty, ...],
        debts: tuple[ShownDebt, ...],
        motions: tuple[ShownMotion, ...],
        pauses: tuple[str, ...],
        winners: tuple[int, ...],
        pending: Seat,
        contributor: Seat,
        clock: int,
        dial: str,
        ways: tuple[str, ...],
        rules: tuple[ShownRule, ...],
        known: tuple[str, ...],
        open_cards: tuple[tuple[str, ...], ...],
        figures: tuple[ShownFigure, ...],
        result: ShownResult,
        steps: tuple[str, ...],
        choices: tuple[ShownChoice, ...],
        gestures: tuple[str, ...],
        windows: tuple[ShownWindow, ...],
        circle: tuple[int, ...] = (),
        calls: tuple[str, ...] = (),
        next_step: str = "",
        phrases: tuple[str, ...] = (),
        turns: tuple[int, ...] = (),
        new_piles: bool = False,
    ) -> None:
        self.seat = seat
        self.names = names
        self.hand = hand
        self.hand_sizes = hand_sizes
        self.areas = areas
        self.piles = piles
        self.stock = stock
        self.turn = turn
        self.direction = direction
        self.phase = phase
        self.dealer = dealer
        self.round = round
        self.tokens = tokens
        self.duties = duties
        self.debts = debts
        self.motions = motions
        self.pauses = pauses
        self.winners = winners
        self.pending = pending
        self.contributor = contributor
        self.clock = clock
        self.dial = dial
        self.ways = ways
        self.rules = rules
        self.known = known
        self.open_cards = open_cards
        self.figures = figures
        self.result = result
        self.steps = steps
        self.choices = choices
        self.gestures = gestures
        self.windows = windows
        self.circle = circle
        self.calls = calls
        self.next_step = next_step
        self.phrases = phrases
        self.turns = turns
        self.new_piles = new_piles
