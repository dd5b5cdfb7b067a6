"""What a sentence offers somebody, for a while or in place of the turn's act: swaps, looks, payments, names."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import ANY_TIME, TURN
from cardhouse.core.events import Drew, Landed
from cardhouse.core.fact import Fact
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import DRAW, Asked, InTurn, WayOpen
from cardhouse.core.rounds import Passed, RoundBegan
from cardhouse.core.rule import Brings, Memory
from cardhouse.core.seats import NOBODY, Seat, Seats, only
from cardhouse.core.shown import SeenBy
from cardhouse.core.speech import Chose, Said
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Who
from cardhouse.english.written.bans import Scope, key_of
from cardhouse.english.written.choosing import NAMINGS, RANK, SUIT, named_aloud, naming
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import HandShown, TermEnded
from cardhouse.english.written.families import lent
from cardhouse.english.written.later import USES, is_once
from cardhouse.english.written.memory import CALLED
from cardhouse.english.written.offer_acts import (
    OFFERED_WAYS,
    PAYS,
    PILE,
    SEE_HAND,
    SPEND,
    STOCK,
    TRADE_CARD,
    TRADE_HANDS,
    OfferPrice,
    OfferTaken,
    Partners,
    SeeHand,
    Spend,
    TradeCard,
    TradeHands,
    UsesTurn,
)
from cardhouse.english.written.parts import Heard, Part, answers, follows
from cardhouse.english.written.people import circle, people, purse_name
from cardhouse.english.written.scene import Scene, in_turn
from cardhouse.english.written.terms import TERMS, running

if TYPE_CHECKING:
    from cardhouse.rules.calling import cheats as in_cheats
    from cardhouse.rules.leaving_play import purses as in_purses
else:
    in_cheats = lent("calling.cheats")
    in_purses = lent("leaving_play.purses")


INSTEAD: Final = (m.At(m.Timing.INSTEAD_OF_DRAWING), m.At(m.Timing.INSTEAD_OF_PLAYING))
_MOST_CARDS: Final = 60


class Favour(Part):
    """One thing that somebody may do, with somebody or something: once, while it is offered; or as a turn's act."""

    def __init__(self, bound: m.Bound, act: Action, standing: bool) -> None:
        self.instead: Final = any(when in INSTEAD for when in bound.whens)
        self.once: Final = is_once(bound.whens)
        if standing and not self.instead and not self.once:
            raise OnlyPeople("nobody can tell how often that may be done")
        if self.once and not standing:
            raise OnlyPeople("nobody can tell which time is meant")
        whens = tuple([when for when in bound.whens if when not in (*INSTEAD, m.At(m.Timing.ON_TURN))])
        self.scope: Final = Scope(replace(bound, whens=whens), standing, key_of(bound))
        self.act: Final = act
        self.way: Final = self.way_of(act)

    def way_of(self, act: Action) -> str:
        match act:
            case m.ToSwapHands():
                return TRADE_HANDS
            case m.ToSwapCard():
                return TRADE_CARD
            case m.ToLookAtHand():
                return SEE_HAND
            case m.ToPay(m.SomeOf(m.Number(_, False))):
                return SPEND
        raise OnlyPeople("the table has no way of doing that")

    def brings(self) -> Brings:
        return Brings(ways=(replace(OFFERED_WAYS[self.way], when=TURN if self.instead else ANY_TIME),))

    def tallies(self) -> tuple[Memory, ...]:
        purse: tuple[Memory, ...] = (
            (in_purses.Purse(purse_name(self.act.what.counter)),) if isinstance(self.act, m.ToPay) else ()
        )
        seen: tuple[Memory, ...] = (INSIGHTS,) if self.way == SEE_HAND else ()
        held_back: tuple[Memory, ...] = (USES,) if self.once else ()
        return (*purse, *seen, *held_back, *(() if self.scope.standing else (TERMS,)))

    def hooks(self) -> list[Heard]:
        found = [
            answers(WayOpen, self.open_to, self.way),
            answers(Partners, self.with_these, self.way),
            answers(UsesTurn, self.uses_turn, self.way),
            answers(OfferTaken, self.taken_up, self.way),
            answers(Offers, self.listed, self.way),
        ]
        if not self.instead:
            found.append(answers(InTurn, self.whenever, self.way))
        if self.way == SPEND:
            found.append(answers(OfferPrice, self.price))
        if self.way == SEE_HAND:
            found.append(answers(SeenBy, seen_by))
        return found

    def holds_for(self, seat: Seat, table: Table) -> bool:
        if self.instead and (seat != table.turn or table.acted):
            return False
        return self.scope.holds_for(seat, table) and bool(self.partners(seat, table))

    def seats(self, table: Table) -> Seats:
        found = NOBODY
        for seat in circle(table):
            if self.holds_for(seat, table):
                found = found | only(seat)
        return found

    def open_to(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        """Several sentences may offer the same; a way that nobody offers is open to nobody."""
        others = NOBODY if earlier.bits == asked.unruled(table).bits else earlier
        return others | self.seats(table)

    def whenever(self, asked: InTurn, table: Table, earlier: Seats) -> Seats:
        return earlier | self.seats(table)

    def with_these(self, asked: Partners, table: Table, earlier: tuple[int, ...]) -> tuple[int, ...]:
        mine = self.partners(asked.seat, table) if self.holds_for(asked.seat, table) else []
        return (*earlier, *[each for each in mine if each not in earlier])

    def uses_turn(self, asked: UsesTurn, table: Table, earlier: bool) -> bool:
        return earlier or (self.instead and self.holds_for(asked.seat, table))

    def taken_up(self, asked: OfferTaken, table: Table, earlier: str) -> str:
        ends = self.once or not self.scope.standing
        return earlier or (self.scope.key if ends and self.holds_for(asked.seat, table) else "")

    def partners(self, seat: Seat, table: Table) -> list[int]:
        """With whom, or with what, this player may do it."""
        match self.act:
            case m.ToSwapHands(whom) | m.ToLookAtHand(whom):
                return self.others(whom, seat, table)
            case m.ToSwapCard(m.Top.DRAW_PILE):
                return [STOCK] if table.stock and table.hands[seat] else []
            case m.ToSwapCard(m.Top.PLAY_PILE):
                return [PILE] if any(table.piles.values()) and table.hands[seat] else []
            case m.ToSwapCard(whom) if isinstance(whom, Who):
                return [each for each in self.others(whom, seat, table) if table.hands[each] and table.hands[seat]]
            case m.ToPay(m.SomeOf(m.Number(number), counter)):
                return [PAYS] if in_purses.held(table, purse_name(counter), seat) >= number else []
        return []

    def others(self, whom: Who, seat: Seat, table: Table) -> list[Seat]:
        if whom in (m.Plain(m.Person.CHOSEN), m.Plain(m.Person.ANOTHER), m.Plain(m.Person.ANOTHER_CHOSEN)):
            return [each for each in circle(table) if each != seat]
        term = running(table, self.scope.key)
        scene = term.scene if term is not None else Scene(seat, in_turn(table))
        return [each for each in people(whom, table, scene.of(seat)) if each != seat]

    def price(self, asked: OfferPrice, table: Table, earlier: tuple[str, int]) -> tuple[str, int]:
        match self.act:
            case m.ToPay(m.SomeOf(m.Number(number), counter)) if self.holds_for(asked.seat, table):
                return (purse_name(counter), number)
        return earlier

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        return [
            *earlier,
            *[Listed(self.acts(seat, table)) for seat in asked.seats.among(table.seats) if self.holds_for(seat, table)],
        ]

    def acts(self, seat: Seat, table: Table) -> list[Act]:
        partners = self.partners(seat, table)
        if self.way == TRADE_HANDS:
            return [TradeHands(seat, each) for each in partners]
        if self.way == SEE_HAND:
            return [SeeHand(seat, each) for each in partners]
        if self.way == SPEND:
            return [Spend(seat)]
        cards = list(dict.fromkeys(table.hands[seat]))[:_MOST_CARDS]
        return [TradeCard(seat, card, max(each, -1)) for each in partners for card in cards]


class OfferedName(Part):
    """A suit or a rank that somebody may name, until the next act of a turn."""

    def __init__(self, bound: m.Bound, name: m.ToName, standing: bool) -> None:
        if standing:
            raise OnlyPeople("nobody can tell when that may be named")
        self.scope: Final = Scope(bound, False)
        self.way: Final = SUIT if name.what is m.Callable.SUIT else RANK

    def brings(self) -> Brings:
        return Brings(ways=(replace(NAMINGS[self.way], when=ANY_TIME),))

    def tallies(self) -> tuple[Memory, ...]:
        return (CALLED, TERMS)

    def hooks(self) -> list[Heard]:
        return [
            answers(Asked, self.also_those, self.way),
            answers(WayOpen, self.only_those, self.way),
            answers(Offers, self.listed, self.way),
            follows(Chose, self.named),
            follows(Said, self.said),
        ]

    def those(self, table: Table) -> Seats:
        return self.scope.seats(table) if running(table, self.scope.key) is not None else NOBODY

    def also_those(self, asked: Asked, table: Table, earlier: Seats) -> Seats:
        return earlier | self.those(table)

    def only_those(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        return self.those(table) | Asked(self.way).unruled(table)

    def listed(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seats = (asked.seats & self.those(table)).among(table.seats)
        picks = range(4) if self.way == SUIT else range(1, 14)
        return [*earlier, *[Listed([Choose(seat, self.way, (pick,)) for pick in picks]) for seat in seats]]

    def named(self, event: Chose, table: Table) -> Events:
        allowed = range(4) if self.way == SUIT else range(1, 14)
        if event.way != self.way or event.player not in self.those(table) or event.about:
            return NOTHING
        if len(event.picks) != 1 or event.picks[0] not in allowed:
            return NOTHING
        return [naming(event.player, self.way, event.picks[0]), TermEnded(self.scope.key)]

    def said(self, event: Said, table: Table) -> Events:
        """Whoever may name something may just say it."""
        pick = named_aloud(event.words, self.way)
        if pick is None or event.player not in self.those(table):
            return NOTHING
        return [naming(event.player, self.way, pick), TermEnded(self.scope.key)]


@dataclass(eq=False)
class Insight(Fact):
    """Cards of a hand that some have seen."""

    owner: Seat
    seats: tuple[int, ...]
    cards: tuple[Card, ...]


class Insights(Tally):
    """What was shown and looked at, until the next act of a turn."""

    def start(self) -> tuple[Insight, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (HandShown, in_cheats.LookedAt, Landed, Drew, Passed, RoundBegan)

    def step(self, total: Any, event: Event) -> tuple[Insight, ...]:
        seen: tuple[Insight, ...] = total
        if isinstance(event, HandShown):
            return (*seen, Insight(event.player, event.players, event.cards))
        if isinstance(event, in_cheats.LookedAt):
            return (*seen, Insight(event.owner, (event.player,), event.cards))
        return seen if isinstance(event, Drew) and event.way != DRAW else ()


INSIGHTS: Final = Insights()


def seen_by(asked: SeenBy, table: Table, earlier: list[Card]) -> list[Card]:
    """What this seat has seen of a hand, as far as it is still there."""
    left, found = table.hands[asked.owner][:], list(earlier)
    for card in found:
        if card in left:
            left.remove(card)
    for insight in table.tally(INSIGHTS):
        if insight.owner == asked.owner and asked.seat in insight.seats and not earlier:
            for card in insight.cards:
                if card in left:
                    left.remove(card)
                    found.append(card)
    return found
