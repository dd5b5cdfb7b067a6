"""What happens by rules in people's words alone."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Card
from cardhouse.core.moving import MovesCards
from cardhouse.core.owed import Duty
from cardhouse.core.places import BOTTOM, OLDEST, STOCK_BOTTOM, STOCK_TOP, CardMove, CardMoves, hand_of, pile_at
from cardhouse.core.seats import EVERYONE, NO_SEAT, NOBODY, Seat, only
from cardhouse.core.speech import Remark
from cardhouse.core.table import Event, Table

BY_RULE: Final = "told to draw"
"""The way in which cards are drawn because a rule says so: no act of a turn, and no penalty."""


@dataclass(eq=False)
class PlayedInVain(Event):
    """A card that has landed does nothing."""

    player: Seat
    card: Card

    def apply(self, table: Table) -> None:
        del table.landing[0]


@dataclass(eq=False)
class SkipAsked(Remark):
    """A rule asked for so many turns to be passed over; several rules that say so skip no more than one of them."""

    rule: str
    turns: int


@dataclass(eq=False)
class AttributeNamed(Remark):
    """A player named a suit, by its place in `SUITS` (-1: none), or a rank (0: none)."""

    player: Seat
    suit: int
    rank: int


@dataclass(eq=False)
class NamingLapsed(Remark):
    """What was named counts no more, because the pile is gone."""


@dataclass(eq=False)
class DieRolled(Event):
    """Somebody rolled a die."""

    player: Seat
    number: int
    chance: int

    def apply(self, table: Table) -> None:
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class DrewTogether(Remark):
    """These cards were one draw of a player, whoever asked for it; penalties are none."""

    player: Seat
    cards: tuple[Card, ...]


@dataclass(eq=False)
class TurnGoesTo(Remark):
    """The next turn is this player's; `skips` if turns are passed over from there."""

    player: Seat
    skips: bool


@dataclass(eq=False)
class Paid(Remark):
    """Somebody paid so many of a counter."""

    player: Seat
    what: str
    number: int


@dataclass(eq=False)
class TermBegan(Remark):
    """What a clause forbids or allows holds from now on, for these players; `key` is the clause in words."""

    key: str
    players: tuple[int, ...]
    about: tuple[int, ...]
    act: int


@dataclass(eq=False)
class TermEnded(Remark):
    """What a clause forbade or allowed holds no longer, for these players or (nobody named) for all."""

    key: str
    players: tuple[int, ...] = ()


@dataclass(eq=False)
class JumpedIn(Remark):
    """Somebody played a card out of turn, and may."""

    player: Seat


@dataclass(eq=False)
class OutOfTurn(Remark):
    """Somebody played a card while it was another's turn, and a rule speaks of what comes after it."""

    player: Seat


@dataclass(eq=False)
class Advanced(Event):
    """Part of what somebody owes was done: words said once more, a card drawn. What is left is the duty from now on."""

    duty: Duty
    what: str
    about: tuple[int, ...]

    def apply(self, table: Table) -> None:
        duty = self.duty
        if duty in table.duties:  # it may have lapsed by the same act
            table.duties[table.duties.index(duty)] = Duty(
                *(duty.bearer, duty.kind, self.what, duty.rule, duty.until, duty.price, duty.blocking, self.about),
                *(duty.since, duty.expires, duty.at, duty.due, duty.failures),
            )


@dataclass(eq=False)
class RaceBegan(Remark):
    """Who does something first, or last, is looked for from now on; `until` is a time, 0 for the next card."""

    key: str
    about: tuple[int, ...]
    act: int
    until: int


@dataclass(eq=False)
class RaceRun(Remark):
    """Somebody has done what is looked for."""

    key: str
    player: Seat


@dataclass(eq=False)
class RaceOver(Remark):
    """It is known who was first, or last."""

    key: str


@dataclass(eq=False)
class ChainNoted(Remark):
    """So many cards have to be drawn by a rule of the game, as the next card lands."""

    number: int


@dataclass(eq=False)
class TurnsLost(Remark):
    """Somebody loses so many turns to come; fewer than none: one was lost."""

    player: Seat
    turns: int


@dataclass(eq=False)
class PileWent(MovesCards):
    """All cards of a pile went under the stock, face down, the lowest first; or (a player) into somebody's hand."""

    pile: int
    cards: tuple[Card, ...]
    player: Seat = NO_SEAT

    def moves(self) -> CardMoves:
        target = STOCK_BOTTOM if self.player == NO_SEAT else hand_of(self.player)
        return (CardMove(self.cards, pile_at(self.pile, OLDEST), target),)


@dataclass(eq=False)
class Robbed(MovesCards):
    """A player took cards out of another's hand, blindly; only the two of them see which."""

    player: Seat
    whom: Seat
    cards: tuple[Card, ...]
    chance: int

    def moves(self) -> CardMoves:
        return (CardMove(self.cards, hand_of(self.whom), hand_of(self.player), only(self.player) | only(self.whom)),)

    def besides(self, table: Table) -> None:
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class HandsWent(MovesCards):
    """Hands went to others at the same moment: from each of these players to the one in the same place of `about`."""

    players: tuple[int, ...]
    about: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]

    def moves(self) -> CardMoves:
        pairs = zip(self.players, self.about, self.hands, strict=True)
        return tuple(
            [CardMove(cards, hand_of(one), hand_of(to), only(one) | only(to)) for one, to, cards in pairs if one != to]
        )


@dataclass(eq=False)
class LaidUp(MovesCards):
    """The lowest card of a pile was put on top of it."""

    pile: int
    card: Card

    def moves(self) -> CardMoves:
        return (CardMove((self.card,), pile_at(self.pile, BOTTOM), pile_at(self.pile)),)


@dataclass(eq=False)
class CardTraded(MovesCards):
    """A player swapped a hand card: with a card of a player, or (-1) with the one on top of the stock, or (-2) of the
    pile. Only those whose cards they are see them.
    """

    player: Seat
    card: Card
    other: Card
    place: int
    pile: int
    chance: int

    def moves(self) -> CardMoves:
        own = hand_of(self.player)
        there = hand_of(self.place) if self.place >= 0 else pile_at(self.pile) if self.pile else STOCK_TOP
        seen = EVERYONE if self.pile else only(self.player) | (only(self.place) if self.place >= 0 else NOBODY)
        return (CardMove((self.other,), there, own, seen), CardMove((self.card,), own, there, seen))

    def besides(self, table: Table) -> None:
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class HandShown(Event):
    """A player showed these cards of their own hand to some others."""

    player: Seat
    players: tuple[int, ...]
    cards: tuple[Card, ...]

    def apply(self, table: Table) -> None:
        for seat in self.players:
            table.informed |= 1 << seat


@dataclass(eq=False)
class HandsMixed(MovesCards):
    """All hands were shuffled together and dealt again: each of these cards went from one seat to another."""

    cards: tuple[Card, ...]
    players: tuple[int, ...]
    about: tuple[int, ...]
    chance: int

    def moves(self) -> CardMoves:
        each = zip(self.cards, self.players, self.about, strict=True)
        return tuple([CardMove((card,), hand_of(one), hand_of(to), only(to)) for card, one, to in each])

    def besides(self, table: Table) -> None:
        table.chance = table.chance.at(self.chance)


@dataclass(eq=False)
class CountsNow(Remark):
    """The card at this place of a pile, from the bottom, counts as another as long as it lies there."""

    pile: int
    place: int
    card: Card


@dataclass(eq=False)
class SetOff(Remark):
    """A sentence was set off by what a rule did, and not by what somebody did, with the act of this number."""

    key: str
    act: int


@dataclass(eq=False)
class ChainStopped(Remark):
    """Rules set each other off again and again, and stop here."""


@dataclass(eq=False)
class WordsBegan(Remark):
    """From the next turn on, everybody in turn owes the next of some words or numbers; `number` is the last one."""

    key: str
    number: int


@dataclass(eq=False)
class WordsWentOn(Remark):
    """The next of some words or numbers was asked of whoever is in turn."""

    key: str
    number: int


@dataclass(eq=False)
class TurnSpent(Event):
    """What a player has just done was the act of the turn."""

    player: Seat

    def apply(self, table: Table) -> None:
        if self.player == table.turn:
            table.acted += 1
