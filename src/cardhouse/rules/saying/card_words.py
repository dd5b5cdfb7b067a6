"""Words that go with cards, and words that go with the last card but one."""

from dataclasses import dataclass

from cardhouse.core.affairs import DropsDuty, Owed
from cardhouse.core.counting import HandChanged
from cardhouse.core.events import Landed, Played
from cardhouse.core.hooks import after
from cardhouse.core.options import option
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.rule import CardRule, Memory, Need, Rule
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.rules.order.effects import HandsMoved
from cardhouse.rules.order.orders import ORDERS, order_at
from cardhouse.rules.order.pointing import FIVE_SCOPE, in_scope
from cardhouse.rules.proposing.deadlines import FallsDue
from cardhouse.rules.timing.owing_in_time import Neglects, PlayedOn
from cardhouse.rules.turns.slots import PLACES


@dataclass(frozen=True)
class SaysWith(CardRule):
    """Whoever plays {on} says "{words}", with the last card too."""

    words: str = "Sorry"

    def calls(self) -> tuple[str, ...]:
        return (f"Failure to say {self.words}",)

    @after(Played)
    def owe_words(self, played: Played, table: Table) -> Events:
        return (Owed(Duty(played.player, SAY, self.words, about=(played.pile,))),)


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
        butted = played.card.index == order_at(table, played.pile).live
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

    It is said before the next turn is completed, and before the own next card.
    """

    words: str = "Last card"

    @after(Landed)
    def owe_words(self, landed: Landed, table: Table) -> Events:
        late = FallsDue(landed.player, self.words)
        if len(table.hands[landed.player]) != 1:
            return (late,)
        return (late, Owed(Duty(landed.player, SAY, self.words, price=0, about=(landed.pile,))))


@dataclass(frozen=True)
class SaysHoldingOne(Rule):
    """Whoever comes to hold exactly one card says "{one_card}".

    It need not be said any longer when the number is another again.
    """

    one_card: str = "Last card"
    announced: str = option(
        "whenever it is reached",
        "It has to be said",
        {
            "whenever it is reached": "whenever you come to one card",
            "on the way down": "when you come down to one card",
            "after an own play": "when you have played down to one card",
        },
        ruling="R-M43",
    )

    def calls(self) -> tuple[str, ...]:
        return (f"Failure to say {self.one_card}",)

    def is_asked(self, changed: HandChanged, table: Table) -> bool:
        if self.announced == "whenever it is reached":
            return True
        down = changed.now < changed.before
        return down and (self.announced == "on the way down" or table.last == changed.player)

    @after(HandChanged)
    def owe_words(self, changed: HandChanged, table: Table) -> Events:
        for duty in table.duties:
            if duty.bearer == changed.player and duty.what == self.one_card:
                if table.ask(PlayedOn(duty)):
                    yield Neglects(duty)
                yield DropsDuty(duty)
        if changed.now == 1 and self.is_asked(changed, table):
            yield Owed(Duty(changed.player, SAY, self.one_card))


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
