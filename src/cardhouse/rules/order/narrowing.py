"""Cards after which only some cards of the suit may follow, and the word when nobody could play."""

from dataclasses import dataclass
from typing import Final, cast

from cardhouse.cards import ALL, JOKERS, NONE, Cards, of_suit
from cardhouse.core.affairs import Owed
from cardhouse.core.declared import option
from cardhouse.core.events import Drew
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Counting, Interrupts, MayPart
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.questions import Matches
from cardhouse.core.rule import CardRule, Memory, Need
from cardhouse.core.seats import Seat
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.order.events import TurnTaken
from cardhouse.rules.order.orders import ORDERS, card_at
from cardhouse.rules.order.pile_order import NO_CARD, LiveCard
from cardhouse.rules.order.slot_order import DueSlot
from cardhouse.rules.turns.slots import PLACES, seat_at

UNABLE: Final = "whoever could not play"
WHOEVER: Final = "whoever picks up"


def alive(table: Table, asked: Matches) -> LiveCard | None:
    """The card that is asked about, if it counts and means something: at that pile, or at any."""
    for pile in (asked.pile,) if asked.pile else table.piles:
        card = card_at(table, pile)
        if card.face == asked.top.index and not card.dead:
            return card
    return None


def goes_only(table: Table, asked: Matches) -> str:
    """In words, what may follow a card, from whoever is due."""
    due_now, cards = seat_at(table.ask(DueSlot(asked.pile))), table.ask(asked)
    return f"on {asked.top} goes only {cards & table.ask(MayPart(due_now, asked.pile)) if due_now >= 0 else cards}"


@dataclass(frozen=True)
class NarrowsSuit(CardRule):
    """On {on} goes only a card of that suit that is {then}.

    Suit or rank alone is not enough, as long as it is uppermost.
    """

    then: Cards = NONE

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(Special)
    def means_something(self, asked: Special, table: Table, earlier: Cards) -> Cards:
        return earlier | self.on

    @answers(Matches)
    def following_is_not_asked(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return ALL if asked.top in self.on and alive(table, asked) else earlier

    @answers(Matches)
    def only_these(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return self.then & of_suit(asked.top.suit) if asked.top in self.on and alive(table, asked) else earlier

    @answers(WhyNot)
    def what_may_follow(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return goes_only(table, cast(Matches, asked.question))


@dataclass(frozen=True)
class Apologises(CardRule):
    """If nobody has played on {on} when the turn is back at its player, the word is "{words}".

    It is due when that player picks up too, each time round.
    """

    words: str = "Apologies"
    apologies: str = option(UNABLE, "It is due from", ("whoever could not play", "whoever picks up"), subject="Words")

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(TurnTaken)
    def owe_words(self, turn: TurnTaken, table: Table) -> Events:
        card, player = card_at(table, turn.pile), seat_at(turn.slot)
        if turn.face_played != NO_CARD or not card.in_force() or turn.slot != card.owner:
            return NOTHING
        live = table.ask(Counting(turn.pile))
        if live is None or live not in self.on & table.ask(Special()):
            return NOTHING
        if self.apologies == UNABLE and could_play(table, player, turn.pile, isinstance(turn.cause, Drew)):
            return NOTHING
        return (Owed(Duty(player, SAY, self.words, about=(turn.pile,))),)


def could_play(table: Table, player: Seat, pile: int, drew: bool) -> bool:
    """Whether somebody who has just taken a card, if there was one, could have played instead; Jokers do not count."""
    before = table.copy()
    before.hands[player] = before.hands[player][:-1] if drew else before.hands[player]
    live = before.ask(Counting(pile))
    fits = before.ask(Matches(live, pile)) if live is not None else ALL
    cards = (fits | before.ask(Interrupts(player, pile))) & before.ask(MayPart(player, pile)) - JOKERS
    return any(card in cards for card in before.hands[player])
