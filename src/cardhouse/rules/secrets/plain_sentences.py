"""A few plain sentences that are understood when somebody writes a rule; all others are left to people to judge.

What they come to are rules like any others, but a table sets none of their words by an option: a rule that somebody
wrote stays as it was written.
"""

import re
from dataclasses import dataclass, fields
from typing import Any, Final

from cardhouse.cards import ALL, JOKERS, NONE, SUITS, Card, Cards, of_rank, of_suit
from cardhouse.core.affairs import Owed
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers, instead
from cardhouse.core.owed import SAY, Duty
from cardhouse.core.questions import Matches
from cardhouse.core.rule import CardRule, Rule
from cardhouse.core.seats import Seat
from cardhouse.core.secrets import Meaning, UsualCall
from cardhouse.core.speech import same_call
from cardhouse.core.table import Event, Events, Table
from cardhouse.rules.calling.given_penalties import PenaltyCards
from cardhouse.rules.matching.stand_ins import CountingAs

_SUITS: Final = {"spade": "S", "heart": "H", "diamond": "D", "club": "C"}
_RANKS: Final = {"ace": 1, "jack": 11, "queen": 12, "king": 13, **{str(rank): rank for rank in range(2, 11)}}
_THING: Final = r"(?:an? )?(\w+)"
_MUST_SAY: Final = re.compile(rf"When a player plays {_THING}, they must say [\"\u201c]([^\"\u201d]+)[\"\u201d]\.?")
_NOT_ON: Final = re.compile(rf"{_THING} may not be played on {_THING}\.?", re.IGNORECASE)
_NOTHING: Final = re.compile(rf"When a player plays {_THING}, nothing happens instead\.?")
_PENALTY: Final = re.compile(r"The penalty for [\"\u201c]([^\"\u201d]+)[\"\u201d] is (\d\d?) cards?\.?")
_ON_ANY: Final = re.compile(rf"{_THING} may be played on any card\.?", re.IGNORECASE)


def cards_called(word: str) -> Cards:
    """The cards that a word means: a rank or a suit, one or many of it; none, if it is neither."""
    plain = word.casefold()
    for form in (plain, plain.removesuffix("s")):
        if form in _SUITS:
            return of_suit(SUITS.index(_SUITS[form]))
        if form in _RANKS:
            return of_rank(_RANKS[form])
    return JOKERS if plain in ("joker", "jokers") else NONE


@dataclass(frozen=True)
class SayWhenPlayed(CardRule):
    """When a player plays {on}, they must say "{saying}"."""

    saying: str = ""

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return written(self)

    def calls(self) -> tuple[str, ...]:
        return (f"Failure to say {self.saying}",)

    @after(Played)
    def say_it(self, played: Played, table: Table) -> Events:
        return (Owed(Duty(played.player, SAY, self.saying)),)


@dataclass(frozen=True)
class NotOn(Rule):
    """{those} may not be played on {these}."""

    those: Cards = NONE
    these: Cards = NONE

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return written(self)

    def calls(self) -> tuple[str, ...]:
        return ("Bad card",)

    @answers(Matches)
    def never(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier - self.those if asked.top in self.these else earlier


@dataclass(frozen=True)
class OnAny(Rule):
    """{those} may be played on any card."""

    those: Cards = NONE

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return written(self)

    @answers(Matches)
    def always(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        return earlier | (self.those & ALL)


@dataclass(eq=False)
class PlayedInVain(Event):
    """A card that has landed does nothing."""

    player: Seat
    card: Card

    def apply(self, table: Table) -> None:
        del table.landing[0]


@dataclass(frozen=True)
class NothingHappens(CardRule):
    """When a player plays {on}, nothing happens instead."""

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return written(self)

    @instead(Played)
    def nothing(self, played: Played, table: Table) -> Events | None:
        return (PlayedInVain(played.player, played.card),)


@dataclass(frozen=True)
class PenaltyFor(Rule):
    """The penalty for "{called}" is {price} cards."""

    called: str = ""
    price: int = 1

    def options(self) -> dict[str, object]:
        return {}

    def __reduce__(self) -> tuple[object, ...]:
        return written(self)

    def is_so(self, table: Table) -> bool:
        """Whether this call costs so much already."""
        return table.ask(PenaltyCards(self.called)) == self.price

    @answers(PenaltyCards)
    def costs(self, asked: PenaltyCards, table: Table, earlier: int) -> int:
        return self.price if same_call(asked.words, self.called) else earlier


def written(rule: Any) -> tuple[object, ...]:
    """How a rule without options is copied."""
    return (type(rule), tuple([getattr(rule, field.name) for field in fields(rule)]))


class PlainSentences(Rule):
    """Some sentences are carried out by the table itself: what must be said with a card, which cards go or do not go
    on which, what a call costs. A breach is called "Failure to say" and the words, or "Bad card".
    """

    @answers(Meaning)
    def read(self, asked: Meaning, table: Table, earlier: tuple[Rule, ...]) -> tuple[Rule, ...]:
        say, never, always = sentence(asked.text)
        silent, price = _NOTHING.fullmatch(asked.text), _PENALTY.fullmatch(asked.text)
        if price:
            return (PenaltyFor(price[1], int(price[2])),)
        found = say or never or always or silent
        those = table.ask(CountingAs(cards_called(found[1]))) if found else NONE
        these = table.ask(CountingAs(cards_called(never[2]))) if never else those
        if found is None or not those or not these:
            return earlier
        if say:
            return (SayWhenPlayed(on=those, saying=say[2]),)
        if silent:
            return (NothingHappens(on=those),)
        return (NotOn(those, these) if never else OnAny(those),)

    @answers(UsualCall)
    def call(self, asked: UsualCall, table: Table, earlier: str) -> str:
        say, never, _ = sentence(asked.text)
        if earlier or not table.ask(Meaning(asked.text)):
            return earlier
        return f"Failure to say {say[2]}" if say else "Bad card" if never else ""


def sentence(text: str) -> tuple[re.Match[str] | None, re.Match[str] | None, re.Match[str] | None]:
    return _MUST_SAY.fullmatch(text), _NOT_ON.fullmatch(text), _ON_ANY.fullmatch(text)
