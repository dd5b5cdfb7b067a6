"""Putting an identical card on the one that counts, at any time and in anybody's turn."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import Cards, of_suit
from cardhouse.core.declared import option
from cardhouse.core.events import Played
from cardhouse.core.hooks import answers, instead
from cardhouse.core.landing import Interrupts, MayPart
from cardhouse.core.questions import Complete, Follows
from cardhouse.core.rule import CardRule, Memory, Need, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.order.events import ButtedIn
from cardhouse.rules.order.orders import ORDERS, card_at
from cardhouse.rules.order.pile_order import NO_CARD
from cardhouse.rules.order.slot_order import Identical, Lapses, alike
from cardhouse.rules.turns.interrupting import LetsIn
from cardhouse.rules.turns.slots import PLACES, seat_at

ALLOWED: Final = "allowed"
UNLESS_JOKERS: Final = "balance-unless-jokers"
OWN_ONLY: Final = "own-only"


class ButtIn(LetsIn):
    """Whoever holds a card identical to the one that counts may put it there at any time.

    It does not matter whose turn it is.
    """

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(Identical)
    def same_face(self, asked: Identical, table: Table, earlier: Cards) -> Cards:
        live = card_at(table, asked.pile).face
        return earlier | Cards(1 << live) if live != NO_CARD else earlier

    @answers(Interrupts)
    def at_any_time(self, asked: Interrupts, table: Table, earlier: Cards) -> Cards:
        return earlier | table.ask(Identical(asked.pile))


class OneByOne(Rule):
    """Identical cards are put down one by one, never together."""

    @answers(Follows)
    def no_second_one(self, asked: Follows, table: Table, earlier: Cards) -> Cards:
        return earlier - Cards(asked.laid[0].bit) if alike(asked.laid) else earlier

    @answers(Complete)
    def each_by_itself(self, asked: Complete, table: Table, earlier: bool) -> bool:
        return earlier and not alike(asked.laid)


@dataclass(frozen=True)
class BalanceMoves(Rule):
    """When somebody butts in on a card for which cards are owed, whoever is next now owes them.

    What lies under Jokers lapses with them.
    """

    pickup_butt_in: str = option(
        UNLESS_JOKERS,
        "After butting in, the next player picks up",
        {
            "balance-unless-jokers": "what was owed and the new card's share, but nothing from under Jokers",
            "balance-plus-own": "what was owed and the new card's share",
            "own-only": "the new card's share",
        },
        ruling="R-U26",
    )

    @answers(Lapses)
    def under_jokers(self, asked: Lapses, table: Table, earlier: bool) -> bool:
        if self.pickup_butt_in == UNLESS_JOKERS:
            return card_at(table, asked.pile).jokers > 0
        return self.pickup_butt_in == OWN_ONLY


class NamedIsIdentical(CardRule):
    """On {on} for which a suit was named, the one of that suit is identical too."""

    @answers(Identical)
    def named_suit(self, asked: Identical, table: Table, earlier: Cards) -> Cards:
        card = card_at(table, asked.pile)
        if card.dead or card.suit < 0 or not (self.on.bits >> card.face) & 1:
            return earlier
        return earlier | self.on & of_suit(card.suit)


@dataclass(frozen=True)
class NoAutoButtIn(Rule):
    """The table may forbid butting in on one's own card.

    Where it is banned, the same card may not come in one's next turn either.
    """

    auto_butt_in: str = option(
        ALLOWED,
        "Butting in on your own card",
        {
            "allowed": "allowed",
            "banned": "banned for good",
            "banned-until-lifted": "banned until all agree to allow it again",
        },
    )

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(MayPart)
    def not_on_oneself(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        card = card_at(table, asked.pile)
        if self.auto_butt_in == ALLOWED or card.face == NO_CARD or seat_at(card.owner) != asked.seat:
            return earlier
        return earlier - table.ask(Identical(asked.pile))

    @answers(WhyNot)
    def why_banned(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "nobody may butt in on their own card here"


@dataclass(eq=False)
class LaidDead(Event):
    """A card landed that means nothing, for it lies on a dead one that it is identical to."""

    player: Seat
    pile: int
    face_played: int

    def apply(self, table: Table) -> None:
        del table.landing[0]


class DeadStarter(Rule):
    """The starter has suit and rank only, and no meaning; so has a card that is butted in on it."""

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @instead(Played)
    def stays_dead(self, played: Played, table: Table) -> Events | None:
        if not card_at(table, played.pile).dead or played.card not in table.ask(Identical(played.pile)):
            return None
        face = played.card.index
        return (LaidDead(played.player, played.pile, face), ButtedIn(played.pile, played.player, face, False))
