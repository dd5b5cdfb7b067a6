"""The questions the core puts to the law.

A permission is answered with a *set* of seats or cards, so that listing what is lawful and judging one act are the
same few set operations. Unless a rule has a word, everything is permitted: the table itself forbids nothing.
"""

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import ALL, NONE, Card, Cards
from cardhouse.core.law import Law
from cardhouse.core.needs import only_with
from cardhouse.core.owed import Duty
from cardhouse.core.presence import everybody, next_player
from cardhouse.core.rule import Need
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, Seats, seats_of
from cardhouse.core.table import PLAYING, PREPARATION, Question, Table
from cardhouse.core.words import card_words, cards_words

PLAY: Final = "play"
DRAW: Final = "draw"
PENALTY: Final = "pay"
VOTE: Final = "vote"
DEAL: Final = "deal"
SHUFFLE: Final = "shuffle"
NEW_PILE: Final = 0
"""The pile a card goes to when it is to open one."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class SeatQuestion(Question):
    """Which seats may act in this way?"""

    way: Final[str]

    def __init__(self, way: str) -> None:
        self.way = way

    def unruled(self, table: Table) -> Seats:
        return EVERYONE


class Timely(SeatQuestion):
    """Who may act in this way in this phase of the round? Asked only outside play."""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"this is not the moment to {table.law.does(self.way)}"


class TakesPart(SeatQuestion):
    """Who is there and may act at all? Asked only where people sit by who have left."""

    def unruled(self, table: Table) -> Seats:
        return everybody(table)

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} has left the table"


class Unpaused(SeatQuestion):
    """Who may act in this way while play is paused? Asked only then."""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"play is paused: nobody may {table.law.does(self.way)} now"


APART: Final = 0
BEGINS: Final = 1
ACTS: Final = 2
ENDS: Final = 3


@dataclass(eq=False)
class InTurn(SeatQuestion):
    """Whose turn is it to act in this way? Such an act is this part of a turn, or none."""

    part: Final[int]

    def __init__(self, way: str, part: int) -> None:
        super().__init__(way)
        self.part = part

    def refusal(self, table: Table, subject: Any) -> str:
        if subject == table.turn:
            return f"{table.names[subject]} has had this turn's act"
        return f"it is {table.names[table.turn]}'s turn" if table.turn != NO_SEAT else "it is nobody's turn"


def in_turn(law: Law, way: str) -> InTurn:
    """The question whose turn it is to act in this way, under this law."""
    if way in law.turns:
        return InTurn(way, ACTS)
    return InTurn(way, BEGINS if way in law.begins else ENDS if way in law.ends else APART)


class Handling(SeatQuestion):
    """Who may touch cards and tokens in this way?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} may not touch the cards now"


class Clear(SeatQuestion):
    """Who owes nothing that comes first?"""

    def unruled(self, table: Table) -> Seats:
        return EVERYONE if table.blocking() is None else NOBODY

    def default_rule(self, table: Table) -> str:
        duty = table.blocking()
        return duty.rule if duty else ""

    def refusal(self, table: Table, subject: Any) -> str:
        duty = table.blocking()
        return (
            f"first {table.names[duty.bearer]} has to {table.law.does(duty.kind)} {duty.what}".rstrip() if duty else ""
        )


class WayOpen(SeatQuestion):
    """Who meets the conditions that this way of acting has of its own?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} cannot {table.law.does(self.way)} now"


class Asked(SeatQuestion):
    """Who has been asked to act in this way?"""

    def unruled(self, table: Table) -> Seats:
        return seats_of([duty.bearer for duty in table.duties if duty.kind == self.way])

    def default_rule(self, table: Table) -> str:
        return table.law.ways.get(self.way, "")

    def refusal(self, table: Table, subject: Any) -> str:
        return f"nobody has asked {table.names[subject]} to {table.law.does(self.way)}"


@dataclass(eq=False)
class CanBeDone(Question):
    """Can anybody act in this way at all, as the cards lie? Asked where there may be nothing to do it with."""

    way: str

    def unruled(self, table: Table) -> bool:
        return True


class MayVote(SeatQuestion):
    """Who may vote on the motion of this kind?"""

    def unruled(self, table: Table) -> Seats:
        return seats_of([seat for motion in table.motions if motion.kind == self.way for seat in motion.electorate])

    def default_rule(self, table: Table) -> str:
        return table.law.ways.get(VOTE, "")

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} has no vote in this"


class OneForEach(Question):
    """Do the same words have to be said once for each duty, the oldest first? Once is enough for all, unless a rule
    says so.
    """

    def unruled(self, table: Table) -> bool:
        return False


class MayCharge(SeatQuestion):
    """Who may charge somebody with breaking this rule now?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return "nobody can be charged with that now"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class CardsQuestion(Question):
    """Which cards? All of them, unless a rule has a word."""

    def unruled(self, table: Table) -> Cards:
        return ALL


@dataclass(eq=False)
class CardQuestion(CardsQuestion):
    """Which cards may go on this pile, acting in this way?"""

    way: Final[str]
    pile: Final[int]

    def __init__(self, way: str, pile: int) -> None:
        self.way = way
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return ALL

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{card_words(subject)} may not go there"


class LandsOn(CardQuestion):
    """Which cards have their place on this pile? None on a new one (0), unless a rule lets them open it."""

    def unruled(self, table: Table) -> Cards:
        return NONE if self.pile == NEW_PILE else ALL

    def default_rule(self, table: Table) -> str:
        matching = table.law.answering.get(Matches)
        return matching[0].article.id if matching else table.law.ways.get(self.way, "")

    def refusal(self, table: Table, subject: Any) -> str:
        card = card_words(subject)
        return f"{card} does not open a new pile" if self.pile == NEW_PILE else f"{card} does not go there"


class OpenTo(CardQuestion):
    """Which cards is this pile open to?"""


class Condition(CardQuestion):
    """Which cards meet the conditions that this way of acting has of its own?"""

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{card_words(subject)} cannot go there in this way"


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Matches(CardsQuestion):
    """Which cards go on this one? `pile` says where it lies, if that matters: the same card may lie on two."""

    top: Final[Card]
    pile: Final[int]

    def __init__(self, top: Card, pile: int = NEW_PILE) -> None:
        self.top = top
        self.pile = pile

    def unruled(self, table: Table) -> Cards:
        return ALL

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{card_words(subject)} matches neither the suit nor the rank of {card_words(self.top)}"


@dataclass(eq=False)
class Follows(CardsQuestion):
    """Which cards may be laid after these in the same play?"""

    laid: Final[tuple[Card, ...]]

    def __init__(self, laid: tuple[Card, ...]) -> None:
        self.laid = laid

    def unruled(self, table: Table) -> Cards:
        return ALL

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{card_words(subject)} cannot follow {cards_words(self.laid)} in one play"


@dataclass(eq=False)
class Complete(Question):
    """May these cards be played together as they are?"""

    laid: Final[tuple[Card, ...]]

    def __init__(self, laid: tuple[Card, ...]) -> None:
        self.laid = laid

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{cards_words(self.laid)} are not played together"


@dataclass(eq=False)
class Sees(Question):
    """Who sees the faces of the cards in this area before this seat? Nobody, unless a rule says so."""

    area: str
    owner: Seat

    def unruled(self, table: Table) -> Seats:
        return NOBODY

    def refusal(self, table: Table, subject: Any) -> str:
        return f"{table.names[subject]} may not look at that {self.area}"


class Held(Question):
    """Do cards that have landed still wait before they act?"""

    def unruled(self, table: Table) -> bool:
        return False


class TurnOver(Question):
    """Is the turn over, once what it started is settled?"""

    def unruled(self, table: Table) -> bool:
        return False


class Winners(Question):
    """Who has won, as things stand?"""

    def unruled(self, table: Table) -> Seats:
        return NOBODY


class FirstSeat(Question):
    """Who has the first turn of the round?"""

    def unruled(self, table: Table) -> int:
        return next_player(table, table.dealer)


class HandSize(Question):
    """How many cards is everybody dealt?"""

    def unruled(self, table: Table) -> int:
        return 0


class Jokers(Question):
    """How many Jokers are in the pack?"""

    def unruled(self, table: Table) -> int:
        return 0


class Phases(Question):
    """Which phases does a round have before play, in order?"""

    def unruled(self, table: Table) -> list[str]:
        return []


class Refill(Question):
    """Which cards become the new stock when it has run out: (pile, how many from its bottom)?"""

    def unruled(self, table: Table) -> list[tuple[int, int]]:
        return []


@dataclass(eq=False)
class PhaseAfter(Question):
    """Which phase follows this one? The first follows none ("")."""

    phase: str

    def unruled(self, table: Table) -> str:
        order = table.ask(Phases())
        if not self.phase:
            return order[0] if order else PREPARATION
        place = order.index(self.phase) + 1 if self.phase in order else len(order)
        return order[place] if place < len(order) else PLAYING


class NextDealer(Question):
    """Who deals the next round?"""

    def unruled(self, table: Table) -> int:
        return next_player(table, table.dealer)


class Contributor(Question):
    """Who is to add the next rule?"""

    def unruled(self, table: Table) -> int:
        return NO_SEAT


class Pending(Question):
    """For whom does the table wait?"""

    def unruled(self, table: Table) -> int:
        return table.turn


@dataclass(eq=False)
class Role(Question):
    """Who has this role, such as "chef"?"""

    name: Final[str]

    def __init__(self, name: str) -> None:
        self.name = name

    def unruled(self, table: Table) -> int:
        return NO_SEAT


@dataclass(eq=False)
@dataclass(eq=False)
class Patience(Question):
    """How many seconds does the table wait for this before it goes on without?"""

    what: Final[str]

    def __init__(self, what: str) -> None:
        self.what = what

    def unruled(self, table: Table) -> int:
        return 120


@dataclass(eq=False)
class Satisfies(Question):
    """Does an act do what a duty asks? `picks` are the seats or cards it names."""

    duty: Duty
    picks: tuple[object, ...]

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return f"that is not what {table.names[self.duty.bearer]} was asked for"


@dataclass(eq=False)
class General(Question):
    """Does this text bear on all players alike?"""

    text: str

    def unruled(self, table: Table) -> bool:
        return True

    def refusal(self, table: Table, subject: Any) -> str:
        return "a rule has to speak of everybody alike, and not of one player by name"


@dataclass(eq=False)
class InTime(Question):
    """Can this option still be set for the round?"""

    option: str

    def unruled(self, table: Table) -> bool:
        return True


ENDING_TURNS: Final = Need("turns that any act of a turn brings to an end", (TurnOver,))
"""What a rule needs that brings another way to use up a turn."""

only_with(Need("a pile that cards are played on", (PLAY,)), OpenTo, Matches, Follows, Complete, LandsOn)


only_with(Need("hands that are dealt", ("dealt hands",)), HandSize)
