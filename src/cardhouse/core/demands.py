"""What is demanded of whoever plays next: so many cards to draw or turns to lose, unless it is answered or got rid of.

An obligation is one value, whatever rule brings it. Sentences in people's words open one (`DemandOpened`), and it is
kept by the tally here. One that goes with a run of cards, or with the order of turns at a pile, is kept with those, so
that it goes back with a card that is taken back; it grows and is paid by the same events everywhere (`DemandGrew`,
`DemandPaid`), and the rule says what it is when it is asked (`Obliged`). Either way the same cards answer it
(`answering`), the same event cancels it (`DrawCancelled`), and it can be handed on.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import NONE, Card, Cards
from cardhouse.core.events import Drew, DrewNothing, TurnEnded
from cardhouse.core.fact import Fact
from cardhouse.core.questions import DRAW, CardsQuestion
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Question, Table, Tally

WHEREVER: Final = 0
IN_KIND: Final = "in kind"
"""The key of what is demanded for each card of a run."""


@dataclass(eq=False)
class Obligation(Fact):
    """What is demanded of somebody (nobody yet: -1): so many cards or turns, unless it is answered by one of these
    cards. With `adds` an answer makes it more for the next. `key` is the clause or the kind of card that demands it.
    One that was `handed` on is collected at once, unless that player is next. `drawn` is how many cards were drawn for
    it.
    """

    kind: Final[str]
    number: Final[int]
    bearer: Final[Seat]
    answers: Final[Cards]
    adds: Final[bool]
    key: Final[str]
    handed: Final[bool]
    drawn: Final[int]

    def __init__(
        self,
        kind: str,
        number: int,
        bearer: Seat = NO_SEAT,
        answers: Cards = NONE,
        adds: bool = False,
        key: str = "",
        handed: bool = False,
        drawn: int = 0,
    ) -> None:
        self.kind = kind
        self.number = number
        self.bearer = bearer
        self.answers = answers
        self.adds = adds
        self.key = key
        self.handed = handed
        self.drawn = drawn

    @property
    def left(self) -> int:
        """How much of it is still to be paid."""
        return max(0, self.number - self.drawn)

    def paid(self, cards: int, handed: bool = False) -> "Obligation":
        """This obligation with so many cards more drawn for it."""
        about = (self.kind, self.number, self.bearer, self.answers, self.adds, self.key)
        return Obligation(*about, handed, self.drawn + cards)

    def grown(self, cards: int, key: str) -> "Obligation":
        """What is left of this obligation and so many cards more, demanded of whoever is next."""
        return Obligation(self.kind, self.left + cards, key=key)

    def borne_by(self, seat: Seat) -> "Obligation":
        """What is left of this obligation, demanded of this player."""
        return Obligation(self.kind, self.left, seat, self.answers, self.adds)

    def answered_by(self, cards: Cards) -> "Obligation":
        """This obligation where these cards answer it, too, and make it more."""
        about = (self.key, self.handed, self.drawn)
        return Obligation(self.kind, self.number, self.bearer, self.answers | cards, True, *about)


NOTHING_OWED: Final = Obligation(DRAW, 0)


@dataclass(eq=False)
class Obliged(Question):
    """What has to be drawn now at this pile (0: wherever), by whom, and which cards answer it? Nothing, unless a rule
    demands it.
    """

    pile: Final[int]

    def __init__(self, pile: int = WHEREVER) -> None:
        self.pile = pile

    def unruled(self, table: Table) -> Obligation | None:
        return None


@dataclass(eq=False)
class Rids(CardsQuestion):
    """Which cards, played on this one, rid their player of a draw that is demanded? They have to match all the same.
    None, unless a rule says so.
    """

    top: Final[Card]

    def __init__(self, top: Card) -> None:
        self.top = top

    def unruled(self, table: Table) -> Cards:
        return NONE


def answering(table: Table, owed: Obligation, top: Card) -> Cards:
    """The cards that may be put on this one by whoever has to draw: answers in kind, and those that rid of it."""
    return owed.answers | table.ask(Rids(top))


class DrawCancelled(Remark):
    """Whatever somebody had to draw is demanded no longer, whichever rule demanded it."""


@dataclass(eq=False)
class DemandGrew(Remark):
    """This player, or (-1) whoever is next at the pile, has to draw so many cards more."""

    number: int
    key: str
    bearer: Seat = NO_SEAT
    pile: int = WHEREVER


@dataclass(eq=False)
class DemandPaid(Remark):
    """So many of the cards that were demanded at a pile have been drawn by this player, or (-1) need not be drawn."""

    number: int
    player: Seat
    pile: int


@dataclass(eq=False)
class DemandOpened(Remark):
    """Somebody has to draw so many cards, or to lose so many turns, or to answer with one of these cards; what was
    demanded before in the same way is over. Handed on, it is collected at once unless that player is next.
    """

    kind: str
    number: int
    bearer: Seat
    answers: Cards
    adds: bool
    key: str
    handed: bool = False


@dataclass(eq=False)
class DemandOver(Remark):
    """What was demanded in this way is no longer demanded of this player, or (-1) of anybody."""

    kind: str
    bearer: Seat = NO_SEAT


@dataclass(eq=False)
class DemandStands(Remark):
    """What was handed on to somebody is now to be answered by them."""

    kind: str


class Demands(Tally):
    """All that is demanded now by such events."""

    def start(self) -> tuple[Obligation, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (DemandOpened, DemandOver, DemandStands, Drew, DrewNothing, TurnEnded, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[Obligation, ...]:
        owed: tuple[Obligation, ...] = total
        if isinstance(event, DemandOpened):
            new = (event.kind, event.number, event.bearer, event.answers, event.adds, event.key, event.handed)
            return (*[each for each in owed if each.kind != event.kind], Obligation(*new))
        if isinstance(event, DemandOver):
            return tuple([d for d in owed if d.kind != event.kind or event.bearer not in (NO_SEAT, d.bearer)])
        if isinstance(event, DemandStands):
            return tuple([d.paid(0) if d.kind == event.kind else d for d in owed])
        if isinstance(event, (Drew, DrewNothing)):
            mine = event.way == DRAW
            return tuple([d.paid(1, d.handed) if mine and d.bearer == event.player else d for d in owed])
        if isinstance(event, TurnEnded):
            return tuple([each for each in owed if each.bearer != event.player or each.handed])
        return ()


DEMANDS: Final = Demands()


def demanded(table: Table, kind: str) -> Obligation | None:
    """What is demanded in this way, of whomever."""
    for owed in table.tally(DEMANDS):
        if owed.kind == kind:
            return owed
    return None
