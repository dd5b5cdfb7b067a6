"""Cards that go on anything and let their player name a suit."""

import re
from dataclasses import dataclass
from typing import Final, cast

from cardhouse.cards import ALL, NONE, Cards, of_suit
from cardhouse.core.acts import Act
from cardhouse.core.affairs import Breached, Met, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import Way, option
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Counting, MayPart
from cardhouse.core.needs import only_with
from cardhouse.core.owed import Duty
from cardhouse.core.penalties import Fined
from cardhouse.core.people_acts import Choose
from cardhouse.core.questions import Matches, OpenTo, Satisfies
from cardhouse.core.rule import REFEREE, Brings, CardRule, Memory, Need, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.shown import Named
from cardhouse.core.speech import Chose, Remark, Said
from cardhouse.core.table import NOTHING, Event, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.lawmaking.meanings import Special
from cardhouse.rules.order.effects import SuitNamed
from cardhouse.rules.order.narrowing import alive, goes_only
from cardhouse.rules.order.orders import ORDERS, card_at, to_pick_up
from cardhouse.rules.order.pick_ups import owed_for
from cardhouse.rules.order.shown import NAMED
from cardhouse.rules.turns.slots import PLACES, seat_at

SUIT: Final = "suit"
SUIT_WAY: Final = Way(SUIT, "name a suit", free=True)
WHILE_LIVE: Final = "barred-while-live"
FACE: Final = "face"
_SUIT_WORDS: Final = re.compile(r"spade|♠|heart|♥|dia|♦|club|♣")
_SUIT_OF: Final = {"spade": 0, "♠": 0, "heart": 1, "♥": 1, "dia": 2, "♦": 2, "club": 3, "♣": 3}


def suits_said(words: str) -> list[int]:
    """The suits in an utterance, in the order said; half a word counts."""
    return [_SUIT_OF[found] for found in _SUIT_WORDS.findall(words.casefold())]


@dataclass(frozen=True)
class NotHere(CardRule):
    """There are cards on which {on} may not be played, and it may not be anybody's last card.

    It may not be played after {after_pick_up}, nor after {after_range}.
    """

    after_pick_up: Cards = NONE
    after_range: Cards = NONE
    jack_after_pickup_card: str = option(
        WHILE_LIVE,
        "After a card that makes others pick up it is barred",
        {
            "barred-while-live": "as long as that card counts",
            "barred-while-owed": "as long as cards are still to be picked up",
        },
        ruling="R-U35",
    )

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @answers(MayPart)
    def not_there(self, asked: MayPart, table: Table, earlier: Cards) -> Cards:
        card = card_at(table, asked.pile)
        if len(table.hands[asked.seat]) == 1:
            return earlier - self.on
        if not card.in_force() or to_pick_up(table, asked.pile):
            return earlier
        barring = self.after_range | (self.after_pick_up if self.jack_after_pickup_card == WHILE_LIVE else NONE)
        bars = ((barring & table.ask(Special())).bits >> card.face) & 1
        return earlier - self.on if bars else earlier

    @answers(OpenTo)
    def nor_before_it_is_paid(self, asked: OpenTo, table: Table, earlier: Cards) -> Cards:
        """What is to be picked up comes first; that a card may not follow is wrong besides (R-U73)."""
        return earlier - self.on if owed_for(table, asked.pile, self.after_pick_up) is not None else earlier

    @answers(WhyNot)
    def where_not(self, asked: WhyNot, table: Table, earlier: str) -> str:
        part = asked.question
        if isinstance(part, MayPart) and len(table.hands[part.seat]) == 1:
            return f"{asked.subject} may not be the last card"
        pile = part.pile if isinstance(part, MayPart) else cast(OpenTo, part).pile
        return f"{asked.subject} may not follow {table.ask(Counting(pile))}"


@dataclass(eq=False)
class ChangedMind(Remark):
    """Somebody named another suit than before."""

    player: Seat


@dataclass(frozen=True)
class NamesSuit(CardRule):
    """Whoever plays {on} names a suit; the next card is of that suit, or another of its kind.

    It is named before the next turn is completed.
    """

    named_or_fined: bool = option(True, "Who names no suit breaks a rule", subject="Mistakes, penalties and calls")

    def brings(self) -> Brings:
        return Brings(ways=(SUIT_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (ORDERS,)

    @after(Played)
    def ask_for_suit(self, played: Played, table: Table) -> Events:
        owed = Owed(Duty(played.player, SUIT, about=(played.pile,)))
        return (owed,) if self.named_or_fined else NOTHING

    @after(Said)
    def say_suit(self, said: Said, table: Table) -> Events:
        suits = suits_said(said.words)
        duty = table.duty_of(said.player, SUIT)
        met: list[Event] = [Met(duty)] if duty is not None and suits else []
        return (*met, *self.naming(table, said.player, suits, duty)) if suits else NOTHING

    @after(Chose)
    def choose_suit(self, chose: Chose, table: Table) -> Events:
        duty = table.duty_of(chose.player, SUIT)
        return self.naming(table, chose.player, list(chose.picks), duty) if chose.way == SUIT else NOTHING

    def naming(self, table: Table, player: Seat, suits: list[int], duty: Duty | None) -> Events:
        """The last suit counts, for the card for which one is owed the longest; each real change is one."""
        found: list[Event] = []
        for pile in table.piles if duty is None else duty.about:
            card = card_at(table, pile)
            mine = card.open and not card.dead and seat_at(card.owner) == player
            named = card.suit
            for suit in suits if mine and (self.on.bits >> card.face) & 1 else []:
                found += [ChangedMind(player)] if named not in (-1, suit) else []
                named = suit
            found += [SuitNamed(pile, named)] if named != card.suit else []
        return tuple(found)

    @answers(Matches)
    def following_is_not_asked(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        card = alive(table, asked) if asked.top in self.on else None
        return ALL if card is not None and card.suit >= 0 else earlier

    @answers(Matches)
    def named_suit(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        card = alive(table, asked) if asked.top in self.on else None
        return of_suit(card.suit) | self.on if card is not None and card.suit >= 0 else earlier

    @answers(WhyNot)
    def what_was_named(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if not isinstance(asked.question, Matches):
            return earlier
        named = card_at(table, asked.question.pile).suit
        return f"{NAMED[named]}: {goes_only(table, asked.question)}"

    @answers(Satisfies)
    def one_of_four(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        return asked.picks in ((0,), (1,), (2,), (3,)) if asked.duty.kind == SUIT else earlier

    @answers(Named)
    def names_a_suit(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["suit"] if asked.way == SUIT else earlier

    @answers(Offers)
    def list_suits(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        acts: list[list[Act]] = [[Choose(s, SUIT, (n,)) for n in range(4)] for s in asked.seats.among(table.seats)]
        return [*earlier, *[Listed(mine) for mine in acts]]


class RenamingCosts(Rule):
    """Naming another suit in time counts, and costs one card each time."""

    @after(ChangedMind)
    def pay(self, changed: ChangedMind, table: Table) -> Events:
        return (Fined(changed.player) if table.law.dial == REFEREE else Breached(changed.player, ""),)


@dataclass(frozen=True)
class UnnamedSuit(CardRule):
    """As long as no suit is named for {on}, the next card may be of any suit but its own."""

    unnamed_jack_later: str = option(
        "any-other-suit",
        "Once the time to name a suit is over, the next card may be",
        {"any-other-suit": "of any suit but its own", "face": "of its own suit or rank"},
        ruling="R-U36",
    )

    def needs(self) -> tuple[Need, ...]:
        return (PLACES,)

    @answers(Matches)
    def following_is_not_asked(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return ALL if self.unnamed(table, asked) else earlier

    @answers(Matches)
    def any_other_suit(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return ALL - of_suit(asked.top.suit) | self.on if self.unnamed(table, asked) else earlier

    @answers(WhyNot)
    def its_own_suit(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"no suit is named for {cast(Matches, asked.question).top}, so any but its own may follow"

    def unnamed(self, table: Table, asked: Matches) -> bool:
        card = alive(table, asked) if asked.top in self.on else None
        if card is None or card.suit >= 0:
            return False
        return card.open or self.unnamed_jack_later != FACE


only_with(Need("suits that are named", ("suit",)), ChangedMind)
