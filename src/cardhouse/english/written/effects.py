"""What happens to people by a clause: cards they draw, lose and get, turns, counters, dice, coming and going."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardhouse.core.affairs import Owed
from cardhouse.core.choices import single_plays
from cardhouse.core.events import Draws, PutUnderStock, Skipped
from cardhouse.core.landing import ByItself
from cardhouse.core.owed import Duty
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import Joined, Left, Present
from cardhouse.core.questions import DRAW
from cardhouse.core.rounds import RoundWon
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.table import Event, Table, Wish
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action, Who
from cardhouse.english.written.cards import of_kind
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.events import (
    BY_RULE,
    DieRolled,
    HandShown,
    HandsMixed,
    HandsWent,
    NamingLapsed,
    Paid,
    PileWent,
    Robbed,
    SkipAsked,
    TurnGoesTo,
    TurnsLost,
)
from cardhouse.english.written.families import lent
from cardhouse.english.written.memory import SKIPS_ASKED
from cardhouse.english.written.people import amount, count, how_many, how_much, in_order, one, people, purse_name
from cardhouse.english.written.places import has_places
from cardhouse.english.written.scene import Scene

if TYPE_CHECKING:
    from cardhouse.rules.leaving_play import purses as in_purses
    from cardhouse.rules.order import effects as in_effects
    from cardhouse.rules.piles import pile_acts as in_pile_acts
else:
    in_purses = lent("leaving_play.purses")
    in_effects = lent("order.effects")
    in_pile_acts = lent("piles.pile_acts")


MOST_DRAWN: Final = 30


@dataclass(eq=False)
class PassesOver(Wish):
    """A wish: so many turns are to be passed over, as far as other rules have not asked for it already."""

    turns: int

    def bound(self, table: Table) -> list[Event]:
        asked = table.tally(SKIPS_ASKED).get(self.origin, 0) + self.turns
        more = max(0, asked - table.skips)
        return [SkipAsked(self.origin, self.turns), *([Skipped(more)] if more else [])]


@dataclass(eq=False)
class RollsDie(Wish):
    """A wish: somebody rolls a die."""

    player: Seat

    def bound(self, table: Table) -> list[Event]:
        chance = table.chance.copy()
        return [DieRolled(self.player, chance.below(6) + 1, chance.state)]


@dataclass(eq=False)
class Discards(Wish):
    """A wish: so many cards of a hand, whichever chance picks, go under the stock."""

    player: Seat
    number: int

    def bound(self, table: Table) -> list[Event]:
        hand, chance = table.hands[self.player][:], table.chance.aside()
        chance.shuffle(hand)
        cards = tuple(hand[: self.number])
        return [PutUnderStock(self.player, cards, as_act=False)] if cards else []


@dataclass(eq=False)
class Robs(Wish):
    """A wish: somebody takes so many cards blindly from another."""

    player: Seat
    whom: Seat
    number: int

    def bound(self, table: Table) -> list[Event]:
        hand, chance = table.hands[self.whom][:], table.chance.copy()
        chance.shuffle(hand)
        cards = tuple(hand[: self.number])
        return [Robbed(self.player, self.whom, cards, chance.state)] if cards else []


@dataclass(eq=False)
class DealsAgain(Wish):
    """A wish: all hands are shuffled together and dealt one by one, from the next player on."""

    player: Seat

    def bound(self, table: Table) -> list[Event]:
        seats = in_order(table, self.player)
        seats = [*seats[1:], *seats[:1]]
        going = [(card, seat) for seat in seats for card in table.hands[seat]]
        chance = table.chance.copy()
        chance.shuffle(going)
        moved = [(card, one, seats[at % len(seats)]) for at, (card, one) in enumerate(going)]
        moved = [each for each in moved if each[1] != each[2]]
        if not moved:
            return []
        cards, players, about = zip(*moved, strict=True)
        return [HandsMixed(cards, players, about, chance.state)]


class DrawsUntil(Wish):
    """A wish: somebody draws one card after another until something holds. Nobody writes it down: the cards are."""

    player: Seat = NO_SEAT
    goal: m.Goal | int | m.Kind = 0
    drawn: int = 0

    def bound(self, table: Table) -> list[Event]:
        if reached(self.goal, table, self.player) or self.drawn >= MOST_DRAWN:
            return []
        return [Draws(self.player, BY_RULE), draws_until(self.player, self.goal, self.drawn + 1)]


def draws_until(player: Seat, goal: m.Goal | int | m.Kind, drawn: int = 0) -> DrawsUntil:
    wish = DrawsUntil()
    wish.player, wish.goal, wish.drawn = player, goal, drawn
    return wish


def reached(goal: m.Goal | int | m.Kind, table: Table, seat: Seat) -> bool:
    """Whether a draw is over: there is no card left, or what was drawn for is there."""
    if isinstance(goal, int):
        return len(table.hands[seat]) >= goal
    if isinstance(goal, m.Kind):
        return any(card in of_kind(goal, table, None, seat) for card in table.hands[seat])
    return bool(single_plays(table, seat))


def effects(act: Action, who: Who, table: Table, scene: Scene) -> list[Event]:
    """What happens to people, or what they do at once."""
    match act:
        case m.ToBeSkipped():
            return skipped(who, table, scene)
        case m.ToPass(m.WholeHand(), to):
            givers = people(who, table, scene)
            return hands_on([(seat, one(to, table, scene.of(seat))) for seat in givers], table)
    return [event for seat in people(who, table, scene) for event in effect(act, seat, table, scene.of(seat))]


def effect(act: Action, seat: Seat, table: Table, scene: Scene) -> list[Event]:
    """What happens to one person."""
    match act:
        case m.ToTakeAnotherTurn():
            return [TurnGoesTo(seat, False)]
        case m.ToDraw(m.SomeCards(number, m.CardSort.PLAIN)):
            return drawn(table, seat, how_many(number, table, scene))
        case m.ToDraw(m.SomeCards(number, m.CardSort.PENALTY)):
            return [Fined(seat, how_many(number, table, scene))]
        case m.ToDraw(m.Until(goal)):
            return [draws_until(seat, goal)]
        case m.ToDo(what):
            return deed(what, seat, table)
        case m.ToRollDie():
            return [RollsDie(seat)]
        case m.ToGain(m.SomeOf(number, counter)):
            gained = how_much(number, table, scene)
            return [in_purses.Credited(seat, purse_name(counter), gained)] if gained else []
        case m.ToLose(m.SomeOf(number, counter)):
            number_lost = min(how_much(number, table, scene), count(table, seat, counter))
            return [in_purses.Credited(seat, purse_name(counter), -number_lost)] if number_lost else []
        case m.ToTakeFromPile(None) if scene.pile and table.piles.get(scene.pile):
            return [PileWent(scene.pile, tuple(table.piles[scene.pile]), seat), NamingLapsed()]
        case m.ToTakeFrom(m.SomeCards(number), whom):
            other = one(whom, table, scene)
            return [Robs(seat, other, how_many(number, table, scene))] if other not in (NO_SEAT, seat) else []
        case m.ToSwapHands(whom):
            other = one(whom, table, scene)
            return hands_on([(seat, other), (other, seat)], table)
        case m.ToShow(m.WholeHand(), to):
            return shown(to, seat, table, scene)
        case m.ToPay(m.SomeOf(number, counter)):
            price = how_much(number, table, scene)
            enough = count(table, seat, counter) >= price
            name = purse_name(counter)
            paid = [in_purses.Credited(seat, name, -price), Paid(seat, name, price)]
            return [*paid] if enough and counter != m.CARD else []
        case m.ToGive(m.SomeOf(number, counter), to) if counter != m.CARD:
            other = one(to, table, scene)
            number_given = min(how_much(number, table, scene), count(table, seat, counter))
            if other in (NO_SEAT, seat) or not number_given:
                return []
            name = purse_name(counter)
            return [in_purses.Credited(seat, name, -number_given), in_purses.Credited(other, name, number_given)]
        case m.ToDiscard(m.SomeCards(number, m.CardSort.RANDOM)):
            return [Discards(seat, how_many(number, table, scene))]
        case m.ToTakeFromPile(m.SomeCards(number)) if scene.pile and len(table.piles.get(scene.pile, ())) > 1:
            size = min(how_many(number, table, scene), len(table.piles[scene.pile]) - 1)
            return [in_pile_acts.Took(seat, scene.pile, tuple(table.piles[scene.pile][-size:][::-1]))] if size else []
        case m.ToTakeFromPile():
            return []
        case m.ToDiscard(m.WholeHand()):
            return [PutUnderStock(seat, tuple(table.hands[seat]), as_act=False)] if table.hands[seat] else []
    raise OnlyPeople("the table cannot do that by itself")


def shown(to: Who, seat: Seat, table: Table, scene: Scene) -> list[Event]:
    """A hand is shown at once."""
    others = tuple([each for each in people(to, table, scene) if each != seat])
    return [HandShown(seat, others, tuple(table.hands[seat]))] if others and table.hands[seat] else []


def deed(what: m.Simple, seat: Seat, table: Table) -> list[Event]:
    match what:
        case m.Simple.RECEIVE_PENALTY:
            return [Fined(seat)]
        case m.Simple.LEAVE:
            return [Left(seat)]
        case m.Simple.WIN:
            return [RoundWon((seat,))]
        case m.Simple.COME_BACK:
            return [Joined(seat)] if seat not in table.ask(Present()) else []
    raise OnlyPeople("the table cannot do that by itself")


def hands_on(pairs: list[tuple[Seat, Seat]], table: Table) -> list[Event]:
    """Hands that go to others at the same moment."""
    going = [(seat, to) for seat, to in pairs if NO_SEAT not in (seat, to) and seat != to]
    if not going:
        return []
    hands = tuple([tuple(table.hands[seat]) for seat, _ in going])
    return [HandsWent(tuple([seat for seat, _ in going]), tuple([to for _, to in going]), hands)]


def skipped(who: Who, table: Table, scene: Scene) -> list[Event]:
    """Turns that are passed over: those of the next players, or the next turn of somebody else."""
    match who:
        case m.Plain(m.Person.NEXT):
            return [PassesOver(1)]
        case m.NextFew(number):
            return [PassesOver(number)]
        case m.AsMany(quantity):
            number = amount(quantity, table, scene)
            return [PassesOver(number)] if number else []
        case m.Plain(m.Person.AFTER_NEXT) if has_places(table):
            return [in_effects.SkipWaits(1)]
        case m.Plain(m.Person.DEALER):
            raise OnlyPeople("the table cannot skip just anybody")
    return [TurnsLost(seat, 1) for seat in people(who, table, scene)]


def drawn(table: Table, seat: Seat, number: int) -> list[Event]:
    """So many cards for somebody: drawn at once, or owed where people draw by hand."""
    if not number or seat == NO_SEAT:
        return []
    if table.ask(ByItself()):
        return [Draws(seat, BY_RULE) for _ in range(number)]
    return [Owed(Duty(seat, DRAW, str(number), about=(0,)))]
