"""What a person can do at a table: a closed set, whatever the rules.

An act knows whether it is physically possible, which facets the law is asked about, and what happens when it is done.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import NONE, RANKS, Card
from cardhouse.core.affairs import (
    Accused,
    Called,
    Chose,
    Contributed,
    Gestured,
    Looked,
    Met,
    Prepared,
    RuleAdopted,
    Said,
    TimePassed,
    Voided,
    Voted,
)
from cardhouse.core.events import Draws, Drew, Gave, Laid, Landed, PileOpened, TokenMoved
from cardhouse.core.fact import Fact
from cardhouse.core.gates import Facet, admitted, card_gates, fitting, plan_of, seat_gates
from cardhouse.core.interruptions import Interrupts, MayPart
from cardhouse.core.landing import AccusedByToken, BarredMoves, MoveOpen, Splits
from cardhouse.core.owed import SAY
from cardhouse.core.questions import (
    DRAW,
    NEW_PILE,
    PENALTY,
    PLAY,
    Asked,
    CalledAs,
    Clear,
    Complete,
    Follows,
    General,
    InTurn,
    MayCharge,
    MayVote,
    OneForEach,
    Satisfies,
    Sees,
    Timely,
    Unpaused,
)
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.speech import says
from cardhouse.core.table import OVER, PLAYING, Event, Table

SET: Final = "set"
SPRING: Final = "spring"
GIVE: Final = "give"
ACCUSE: Final = "accuse"
ADD_RULE: Final = "add-rule"
LONGEST_WORDS: Final = 500
LONGEST_DAY: Final = 40
MOST_PICKS: Final = 100
MOST_MILLISECONDS: Final = 1 << 52


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class Act(Fact):
    """Something a player does, lawful or not."""

    seat: Seat  # not Final, so that subclasses may set it themselves: a call less for every act

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def way(self) -> str:
        """The way of acting, as rules name it."""
        return ""

    def impossible(self, table: Table) -> str:
        """Why the table cannot do it; nothing, if it can."""
        return ""

    def facets(self, table: Table) -> list[Facet]:
        """What the law is asked about it."""
        return [(gate, self.seat) for gate in seat_gates(table, self.way)]

    def lawful(self, table: Table) -> bool | None:
        """The same as all facets together, where that can be told at once; None where they have to be asked one by
        one.
        """
        return None

    def happen(self, table: Table) -> list[Event]:
        """What happens when it is done."""
        raise NotImplementedError

    @property
    def moves(self) -> bool:
        """Whether a card or a token is touched."""
        return False

    @property
    def closes(self) -> bool:
        """Whether play goes on with it, so that cards which have landed and wait do not wait any longer."""
        return False

    @property
    def recounts(self) -> bool:
        """Whether it counts as a change of a hand if there are more or fewer cards in it afterwards."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Touch(Act):
    """An act with cards or tokens."""

    @property
    def moves(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress(Touch):
    """An act with cards or tokens by which play goes on."""

    @property
    def closes(self) -> bool:
        return True


def unknown_way(table: Table, way: str) -> str:
    return "" if way in table.law.ways else f"no rule at this table knows what it is to {way}"


def sayable(words: str, longest: int = LONGEST_WORDS) -> bool:
    """Whether these are words that can be said and written down: not empty, not endless, no halves of letters."""
    return 0 < len(words) <= longest and not any(0xD800 <= ord(letter) <= 0xDFFF for letter in words)


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Play(Progress):
    """Play one or several cards from the hand to a pile; 0 is a new pile."""

    cards: Final[tuple[Card, ...]]
    pile: Final[int]

    def __init__(self, seat: Seat, cards: tuple[Card, ...], pile: int = 1) -> None:
        self.seat = seat
        self.cards = cards
        self.pile = pile

    @property
    def way(self) -> str:
        return PLAY

    def impossible(self, table: Table) -> str:
        if self.pile not in table.piles and (self.pile != NEW_PILE or not table.piles):
            return f"there is no pile {self.pile}"
        hand = table.hands[self.seat]
        if len(self.cards) == 1:
            return "" if self.cards[0] in hand else f"{table.names[self.seat]} does not hold {self.cards[0]}"
        left = hand[:]
        for card in self.cards:
            if card not in left:
                return f"{table.names[self.seat]} does not hold {card}"
            left.remove(card)
        return "" if self.cards else "a play needs a card"

    def facets(self, table: Table) -> list[Facet]:
        cards, plan = self.cards, plan_of(table.law, PLAY)
        waits = not plan.interrupted or cards[0] not in table.ask(Interrupts(self.seat, self.pile))
        found: list[Facet] = []
        for gate in seat_gates(table, PLAY):
            if waits or not isinstance(gate, (InTurn, Clear)):
                found.append((gate, self.seat))
            if len(cards) > 1 and isinstance(gate, InTurn):
                found += [(Follows(cards[:at]), cards[at]) for at in range(1, len(cards))]
                found.append((Complete(cards), True))
        if plan.parts:
            found.append((MayPart(self.seat, self.pile), cards[0]))
        for card_gate in card_gates(table, PLAY, self.pile) if waits else ():
            found.append((card_gate, cards[0]))
        if plan.bars:
            found.append((MoveOpen("", self.pile, cards), True))
        if plan.going_out is not None and len(cards) == len(table.hands[self.seat]):
            found.append((plan.going_out, self.seat))
        return found

    def lawful(self, table: Table) -> bool | None:
        cards = self.cards
        plan = plan_of(table.law, PLAY)
        if plan.interrupted or plan.parts or (plan.bars and table.ask(BarredMoves())):
            return None
        if plan.going_out is not None and len(cards) == len(table.hands[self.seat]):
            return None
        if self.seat not in admitted(table, plan) or cards[0] not in fitting(table, plan, self.pile):
            return False
        for at in range(1, len(cards)):
            if cards[at] not in table.ask(Follows(cards[:at])):
                return False
        return len(cards) == 1 or table.ask(Complete(cards))

    def happen(self, table: Table) -> list[Event]:
        if self.pile != NEW_PILE and len(self.cards) == 1:
            return [Landed(self.seat, self.cards[0], self.pile)]
        return landings(table, self.seat, self.cards, self.pile)


def landings(table: Table, seat: Seat, cards: tuple[Card, ...], pile: int, source: str = "") -> list[Event]:
    """Cards come to rest one after another: the first where it is put, each next one on the same pile or on one it
    opens.
    """
    splits = table.ask(Splits()) if len(cards) > 1 else NONE
    found: list[Event] = []
    opened = table.opened
    for at, card in enumerate(cards):
        if pile == NEW_PILE or (at and card in splits):
            opened += 1
            pile = opened
            found.append(PileOpened(pile))
        found.append(Landed(seat, card, pile, source))
    return found


@mypyc_attr(free_list_len=1)
class Draw(Progress):
    """Draw the top card of the stock."""

    @property
    def way(self) -> str:
        return DRAW

    def impossible(self, table: Table) -> str:
        return unknown_way(table, DRAW)

    def lawful(self, table: Table) -> bool | None:
        return self.seat in admitted(table, plan_of(table.law, DRAW))

    def happen(self, table: Table) -> list[Event]:
        if table.stock:
            return [Drew(self.seat, table.stock[-1], DRAW)]
        return [Draws(self.seat, DRAW)]


class Pay(Touch):
    """Take one card that is owed."""

    @property
    def way(self) -> str:
        return PENALTY

    def impossible(self, table: Table) -> str:
        return "" if table.owed_by(self.seat) else f"{table.names[self.seat]} owes no card"

    def happen(self, table: Table) -> list[Event]:
        return [Draws(self.seat, PENALTY)]


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Lay(Progress):
    """Put a hand card face down into an area before one's seat."""

    card: Final[Card]
    area: Final[str]

    def __init__(self, seat: Seat, card: Card, area: str) -> None:
        self.seat = seat
        self.card = card
        self.area = area

    @property
    def way(self) -> str:
        return SET

    def impossible(self, table: Table) -> str:
        if self.area not in table.law.areas:
            return f"nobody has a {self.area} at this table"
        return "" if self.card in table.hands[self.seat] else f"{table.names[self.seat]} does not hold {self.card}"

    def lawful(self, table: Table) -> bool | None:
        return self.seat in admitted(table, plan_of(table.law, SET))

    def happen(self, table: Table) -> list[Event]:
        return [Laid(self.seat, self.card, self.area)]


@mypyc_attr(free_list_len=1)
@dataclass(eq=False)
class Spring(Progress):
    """Play the uppermost card of an area before one's seat; `called` is the rank it is to count as, 0 for its own."""

    area: Final[str]
    pile: Final[int]
    called: Final[int]

    def __init__(self, seat: Seat, area: str, pile: int = 1, called: int = 0) -> None:
        self.seat = seat
        self.area = area
        self.pile = pile
        self.called = called

    @property
    def way(self) -> str:
        return SPRING

    def impossible(self, table: Table) -> str:
        if self.area not in table.law.areas or not table.area(self.area, self.seat):
            return f"{table.names[self.seat]} has no {self.area}"
        if self.called and not 1 <= self.called <= len(RANKS):
            return "that card cannot be called so"
        return "" if self.pile in table.piles or self.pile == NEW_PILE else f"there is no pile {self.pile}"

    def card(self, table: Table) -> Card:
        card = table.area(self.area, self.seat)[-1]
        return card.called(self.called) if self.called and not card.joker else card

    def facets(self, table: Table) -> list[Facet]:
        found: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, SPRING)]
        if self.called:
            found.append((CalledAs(table.area(self.area, self.seat)[-1], self.called), True))
        for card_gate in card_gates(table, SPRING, self.pile):
            found.append((card_gate, self.card(table)))
        if plan_of(table.law, SPRING).bars:
            found.append((MoveOpen(self.area, self.pile, (self.card(table).printed,)), True))
        return found

    def lawful(self, table: Table) -> bool | None:
        plan = plan_of(table.law, SPRING)
        if self.called or plan.bars:
            return None
        return self.seat in admitted(table, plan) and self.card(table) in fitting(table, plan, self.pile)

    def happen(self, table: Table) -> list[Event]:
        if self.pile == NEW_PILE:
            return landings(table, self.seat, (self.card(table),), NEW_PILE, self.area)
        return [Landed(self.seat, self.card(table), self.pile, self.area)]


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
        if not 0 <= self.to < table.seats or self.to == self.seat:
            return "there is nobody there to give to"
        left = table.hands[self.seat][:]
        for card in self.cards:
            if card not in left:
                return f"{table.names[self.seat]} does not hold {card}"
            left.remove(card)
        for token in self.besides:
            if table.tokens.get(token, NO_SEAT) != self.seat or self.besides.count(token) > 1:
                return f"{table.names[self.seat]} does not have the {token}"
        return unknown_way(table, GIVE)

    def facets(self, table: Table) -> list[Facet]:
        gates: list[Facet] = [(gate, self.seat) for gate in seat_gates(table, GIVE)]
        return gates + answering_facets(table, self.seat, GIVE, (self.to, *self.cards, *self.besides))

    def happen(self, table: Table) -> list[Event]:
        duty = table.duty_of(self.seat, GIVE)
        gave: list[Event] = [Gave(self.seat, self.to, self.cards)]
        gave += [TokenMoved(token, self.to) for token in self.besides]
        return [Met(duty), *gave] if duty else gave


def answering_facets(table: Table, seat: Seat, way: str, picks: tuple[object, ...]) -> list[Facet]:
    """What is asked of an act that answers a duty. Naming somebody is speech: it waits for nothing."""
    found: list[Facet] = [(Asked(way), seat)]
    duty = table.duty_of(seat, way)
    if duty is not None:
        found.append((Satisfies(duty, picks), True))
    return found


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
        return answering_facets(table, self.seat, self.choice, self.picks)

    def happen(self, table: Table) -> list[Event]:
        duty = table.duty_of(self.seat, self.choice)
        if duty is None:
            return [Chose(self.seat, self.choice, self.picks)]
        return [Met(duty), Chose(self.seat, self.choice, self.picks, duty.about)]


@dataclass(eq=False)
class Say(Act):
    """Say something."""

    words: Final[str]

    def __init__(self, seat: Seat, words: str) -> None:
        self.seat = seat
        self.words = words

    def impossible(self, table: Table) -> str:
        return "" if sayable(self.words) else f"say between 1 and {LONGEST_WORDS} letters"

    def facets(self, table: Table) -> list[Facet]:
        return []

    def happen(self, table: Table) -> list[Event]:
        met = [d for d in table.duties if d.bearer == self.seat and d.kind == SAY and says(self.words, d.what)]
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

    def impossible(self, table: Table) -> str:
        if not sayable(self.gesture):
            return "a gesture needs a name"
        return "" if NO_SEAT <= self.at < table.seats else "there is nobody there"

    def facets(self, table: Table) -> list[Facet]:
        return []

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
        return [Called(self.seat, self.offender, self.words)]


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
        if not 0 <= self.offender < table.seats or self.offender == self.seat:
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
        return [Accused(self.seat, self.offender, self.rule)]


@dataclass(eq=False)
class Vote(Act):
    """Vote on the open motion: aye (guilty) or no (innocent)."""

    aye: Final[bool]
    kind: Final[str]

    def __init__(self, seat: Seat, aye: bool, kind: str = "") -> None:
        self.seat = seat
        self.aye = aye
        self.kind = kind

    def impossible(self, table: Table) -> str:
        for motion in table.motions:
            if self.kind in ("", motion.kind):
                return ""
        return "nothing is put to the vote"

    def facets(self, table: Table) -> list[Facet]:
        return [(MayVote(self.kind or table.motions[0].kind), self.seat)]

    def happen(self, table: Table) -> list[Event]:
        motion = table.motion(self.kind or table.motions[0].kind)
        return [Voted(self.seat, motion.number, self.aye)] if motion else []


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


@dataclass(eq=False)
class Prepare(Touch):
    """Do a step of the preparation: shuffle, deal."""

    step: Final[str]

    def __init__(self, seat: Seat, step: str) -> None:
        self.seat = seat
        self.step = step

    @property
    def way(self) -> str:
        return self.step

    def impossible(self, table: Table) -> str:
        if table.phase in (PLAYING, OVER):
            return f"it is too late to {self.step}: the round has been dealt"
        return unknown_way(table, self.step)

    def happen(self, table: Table) -> list[Event]:
        return [Prepared(self.seat, self.step)]


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
        article = Article(rule_id(self.title), self.title, table.names[self.seat], self.day, (), self.text)
        place = max(len(table.law.book), *table.authored) + 1
        return [RuleAdopted(article), Contributed(self.seat, place)]


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

    def happen(self, table: Table) -> list[Event]:
        return [Voided()]


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
