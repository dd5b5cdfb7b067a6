"""What people do with one another: give, choose, speak, call, accuse, vote, look."""

from dataclasses import dataclass
from typing import Final, cast

from cardhouse.cards import Card
from cardhouse.core.acts import LONGEST_WORDS, Act, Progress, answered, answering_facets, sayable, unknown_way
from cardhouse.core.affairs import Met, Voted
from cardhouse.core.cases import Charged
from cardhouse.core.declared import Way
from cardhouse.core.events import Gave, TokenMoved
from cardhouse.core.gates import Facet, plan_of, seat_gates
from cardhouse.core.landing import AccusedByToken
from cardhouse.core.law import LATEST_ACT
from cardhouse.core.owed import SAY, Motion
from cardhouse.core.presence import is_here
from cardhouse.core.questions import MayCharge, MayVote, OneForEach, Sees, Timely, Unpaused
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import ToldOfMotion
from cardhouse.core.speech import Chose, Gestured, Looked, Said, says
from cardhouse.core.table import OVER, Event, Question, Table
from cardhouse.core.words import card_words

GIVE: Final = "give"
ACCUSE: Final = "accuse"
GIVE_WAY: Final = Way(GIVE, "give cards away", label="Give cards")
ACCUSE_WAY: Final = Way(ACCUSE, "accuse somebody", label="Accuse", free=True)
MOST_PICKS: Final = 100


@dataclass(eq=False)
class Give(Progress):
    """Give hand cards to another player, and besides them tokens that count as cards."""

    cards: Final[tuple[Card, ...]]
    to: Final[Seat]
    besides: Final[tuple[str, ...]]

    def __init__(self, seat: Seat, cards: tuple[Card, ...], to: Seat, besides: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.cards = cards
        self.to = to
        self.besides = besides

    @property
    def way(self) -> str:
        return GIVE

    def impossible(self, table: Table) -> str:
        if not is_here(table, self.to) or self.to == self.seat:
            return "there is nobody there to give to"
        left = table.hands[self.seat][:]
        for card in self.cards:
            if card not in left:
                return f"{table.names[self.seat]} does not hold {card_words(card)}"
            left.remove(card)
        for token in self.besides:
            if table.tokens.get(token, NO_SEAT) != self.seat or self.besides.count(token) > 1:
                return f"{table.names[self.seat]} does not have the {token}"
        return unknown_way(table, GIVE)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, GIVE)]
        return gates + answering_facets(table, self.seat, GIVE, (self.to, *self.cards, *self.besides))

    def happen(self, table: Table) -> list[Event]:
        tokens = [TokenMoved(token, self.to) for token in self.besides]
        return answered(table, self, [Gave(self.seat, self.to, self.cards), *tokens])


@dataclass(eq=False)
class Choose(Act):
    """Answer a choice that a rule has put: seats, piles or numbers."""

    choice: Final[str]
    picks: Final[tuple[int, ...]]

    def __init__(self, seat: Seat, choice: str, picks: tuple[int, ...]) -> None:
        self.seat = seat
        self.choice = choice
        self.picks = picks

    @property
    def way(self) -> str:
        return self.choice

    @property
    def closes(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        return "that is too much to choose" if len(self.picks) > MOST_PICKS else unknown_way(table, self.choice)

    def facets(self, table: Table) -> list[Facet]:
        gates = seat_gates(table, self.choice) if self.choice in table.law.grips else []
        return [*[(gate, self.seat) for gate in gates], *answering_facets(table, self.seat, self.choice, self.picks)]

    def happen(self, table: Table) -> list[Event]:
        duty = table.duty_of(self.seat, self.choice)
        about = () if duty is None else duty.about
        return answered(table, self, [Chose(self.seat, self.choice, self.picks, about)])


@dataclass(eq=False)
class SaidEnough(Question):
    """Do these words do for those that are wanted? If they are said, unless a rule hears them otherwise."""

    words: Final[str]
    wanted: Final[str]

    def __init__(self, words: str, wanted: str) -> None:
        self.words = words
        self.wanted = wanted

    def unruled(self, table: Table) -> bool:
        return says(self.words, self.wanted)


def says_to_it(table: Table, seat: Seat) -> bool:
    """Whether what somebody says or shows now goes with their own latest act: where no more than that can be taken
    back, a card and its words are taken back together.
    """
    return table.actor == seat and table.saved is not None and not table.keeps and table.law.undo == LATEST_ACT


@dataclass(eq=False)
class Say(Act):
    """Say something."""

    words: Final[str]

    def __init__(self, seat: Seat, words: str) -> None:
        self.seat = seat
        self.words = words

    @property
    def from_outside(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        return "" if sayable(self.words) else f"say between 1 and {LONGEST_WORDS} letters"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def looks_back(self, table: Table) -> bool:
        return says_to_it(table, self.seat)

    def happen(self, table: Table) -> list[Event]:
        met = [
            duty
            for duty in table.duties
            if duty.bearer == self.seat and duty.kind == SAY and table.ask(SaidEnough(self.words, duty.what))
        ]
        if len(met) > 1 and table.ask(OneForEach()):
            met = [duty for place, duty in enumerate(met) if duty.what not in [d.what for d in met[:place]]]
        return [Said(self.seat, self.words), *[Met(duty) for duty in met]]


@dataclass(eq=False)
class Gesture(Act):
    """Bow, knock, raise a hand, point at somebody."""

    gesture: Final[str]
    at: Final[Seat]

    def __init__(self, seat: Seat, gesture: str, at: Seat = NO_SEAT) -> None:
        self.seat = seat
        self.gesture = gesture
        self.at = at

    @property
    def from_outside(self) -> bool:
        return True

    def impossible(self, table: Table) -> str:
        if not sayable(self.gesture):
            return "a gesture needs a name"
        return "" if NO_SEAT <= self.at < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def looks_back(self, table: Table) -> bool:
        return says_to_it(table, self.seat)

    def happen(self, table: Table) -> list[Event]:
        return [Gestured(self.seat, self.gesture, self.at)]


@dataclass(eq=False)
class Call(Act):
    """Call somebody out, in words."""

    offender: Final[Seat]
    words: Final[str]

    def __init__(self, seat: Seat, offender: Seat, words: str) -> None:
        self.seat = seat
        self.offender = offender
        self.words = words

    def impossible(self, table: Table) -> str:
        if not sayable(self.words):
            return f"a call has between 1 and {LONGEST_WORDS} letters"
        return "" if 0 <= self.offender < table.seats else "there is nobody there to call"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        return [Charged(self.seat, self.offender, words=self.words)]


@dataclass(eq=False)
class Accuse(Act):
    """Accuse somebody of breaking a rule."""

    offender: Final[Seat]
    rule: Final[str]

    def __init__(self, seat: Seat, offender: Seat, rule: str) -> None:
        self.seat = seat
        self.offender = offender
        self.rule = rule

    @property
    def way(self) -> str:
        return ACCUSE

    def impossible(self, table: Table) -> str:
        if not is_here(table, self.offender) or self.offender == self.seat:
            return "there is nobody there to accuse"
        if self.rule not in table.law.by_id:
            return f'there is no rule "{self.rule}" in the book'
        return unknown_way(table, ACCUSE)

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(Timely(ACCUSE), self.seat)] if table.phase == OVER else []
        found.append((Unpaused(ACCUSE), self.seat))
        if table.law.hears(MayCharge):
            found.append((MayCharge(self.rule), self.seat))
        handling = plan_of(table.law, ACCUSE).handling
        if handling is not None and table.ask(AccusedByToken()):
            found.append((handling, self.seat))
        return found

    def happen(self, table: Table) -> list[Event]:
        return [Charged(self.seat, self.offender, self.rule)]


@dataclass(eq=False)
class Vote(Act):
    """Vote on the open motion: aye (guilty) or no (innocent)."""

    aye: Final[bool]
    kind: Final[str]

    def __init__(self, seat: Seat, aye: bool, kind: str = "") -> None:
        self.seat = seat
        self.aye = aye
        self.kind = kind

    def motion(self, table: Table) -> Motion | None:
        """The motion that is meant, of those that this seat has heard of: the first one that waits for its vote, else
        the first in which it has one, else the first.
        """
        kinds = [motion for motion in table.motions if self.kind in ("", motion.kind)]
        told = [motion for motion in kinds if self.seat in table.ask(ToldOfMotion(motion))]
        mine = [motion for motion in told if self.seat in motion.electorate]
        still = [motion for motion in mine if not motion.has_voted(self.seat)]
        return (still or mine or told)[0] if told else None

    def impossible(self, table: Table) -> str:
        return "" if self.motion(table) else "nothing is put to the vote"

    def facets(self, table: Table) -> list[Facet]:
        motion = self.motion(table)
        return [(MayVote(motion.kind), self.seat)] if motion else []

    def looks_back(self, table: Table) -> bool:
        motion = self.motion(table)
        return motion is not None and motion.brief

    def happen(self, table: Table) -> list[Event]:
        motion = cast(Motion, self.motion(table))  # without one the act is impossible
        return [Voted(self.seat, motion.number, self.aye)]


@dataclass(eq=False)
class Look(Act):
    """Look at the cards of an area before a seat."""

    area: Final[str]
    owner: Final[Seat]

    def __init__(self, seat: Seat, area: str, owner: Seat) -> None:
        self.seat = seat
        self.area = area
        self.owner = owner

    def impossible(self, table: Table) -> str:
        if self.area not in table.law.areas or not 0 <= self.owner < table.seats:
            return f"there is no such {self.area}"
        return "" if table.area(self.area, self.owner) else f"{table.names[self.owner]} has no {self.area}"

    def facets(self, table: Table) -> list[Facet]:
        return [(Sees(self.area, self.owner), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        return [Looked(self.seat, self.area, self.owner)]
