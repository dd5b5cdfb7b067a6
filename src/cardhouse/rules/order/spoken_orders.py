"""Words that go with orders, and with the last card but one."""

from dataclasses import dataclass

from cardhouse.core.affairs import Owed
from cardhouse.core.declared import option
from cardhouse.core.events import Landed, Played
from cardhouse.core.hooks import after
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.rule import CardRule, Memory, Need, Rule
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.order.effects import HandsMoved
from cardhouse.rules.order.orders import ORDERS, card_at, order_at
from cardhouse.rules.order.pointing import FIVE_SCOPE, in_scope
from cardhouse.rules.proposing.deadlines import FallsDue
from cardhouse.rules.turns.slots import PLACES


@dataclass(frozen=True)
class SaysWhenPointing(CardRule):
    """With the pointing that {on} asks for goes the word "{words}".

    It is said when pointing at oneself, too.
    """

    words: str = "you"
    five_scope: str = option("all", FIVE_SCOPE)

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(Played)
    def owe_words(self, played: Played, table: Table) -> Events:
        butted = played.card.index == card_at(table, played.pile).face
        if played.card not in in_scope(self.on, self.five_scope, butted) or not table.hands[played.player]:
            return NOTHING
        return (Owed(Duty(played.player, SAY, self.words, about=(played.pile,))),)


@dataclass(frozen=True)
class SaysInOut(CardRule):
    """Whoever switches this on with {on} says "{on_words}", and "{off_words}" when switching it off."""

    mode: str = "strides"
    on_words: str = "In"
    off_words: str = "Out"

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(Played)
    def owe_words(self, played: Played, table: Table) -> Events:
        order = order_at(table, played.pile)
        was_on = order.strides if self.mode == "strides" else order.sided
        words = self.off_words if was_on else self.on_words
        return (Owed(Duty(played.player, SAY, words, about=(played.pile,))),)


@dataclass(frozen=True)
class SaysLastCard(Rule):
    """Whoever plays the last card but one says "{words}".

    It is said before the next turn is completed, and before their own next card.
    """

    words: str = "Last card"

    @after(Landed)
    def owe_words(self, landed: Landed, table: Table) -> Events:
        late = FallsDue(landed.player, self.words)
        if len(table.hands[landed.player]) != 1:
            return (late,)
        return (late, Owed(Duty(landed.player, SAY, self.words, price=0, about=(landed.pile,))))


@dataclass(frozen=True)
class SaysWhenPassedOne(Rule):
    """Whoever is handed a single card says "{words}".

    A penalty that somebody has still to pay stays with that player.
    """

    words: str = "Last card"

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(HandsMoved)
    def owe_words(self, moved: HandsMoved, table: Table) -> Events:
        order = order_at(table, moved.pile)
        got = [seat for seat in range(table.seats) if order.has(seat) and len(table.hands[seat]) == 1]
        still = moved.places % max(1, sum(order.has(seat) for seat in range(table.seats))) == 0
        about = (moved.pile,)
        owed = [Owed(Duty(seat, SAY, self.words, price=0, about=about)) for seat in got]
        return () if still else tuple(owed)
