"""Cards after which anybody may call a suit."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import Cards, of_suit
from cardhouse.core.declared import option
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import Present
from cardhouse.core.rule import CardRule, Memory
from cardhouse.core.seats import Seat
from cardhouse.core.speech import SUIT_CALL, SUIT_WORDS, Remark, Said, heard, suits_in
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.core.undone_plays import GoesAlong
from cardhouse.rules.going_back.wrong_cards import NO_SUIT, Demanded, SuitState


@dataclass(eq=False)
class SuitCalled(Remark):
    """Somebody called a suit, by its place in `SUITS`."""

    player: Seat
    suit: int


@dataclass(eq=False)
class CalledSuit(GoesAlong):
    """The suit that was called for the latest of these cards (-1: none), and whether one may be called still."""

    cards: Final[Cards]

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def begin(self) -> tuple[int, bool]:
        return (NO_SUIT, False)

    def follows(self) -> tuple[type, ...]:
        return (Played, SuitCalled)

    def then(self, now: Any, event: Event) -> tuple[int, bool]:
        if isinstance(event, Played):
            return (NO_SUIT, event.card in self.cards)
        return (event.suit, False) if isinstance(event, SuitCalled) else now


def suit_called(table: Table, cards: Cards) -> tuple[int, bool]:
    """The suit that was called for the latest of these cards, and whether one may be called still."""
    now: tuple[int, bool] = table.tally(CalledSuit(cards)).now
    return now


@dataclass(frozen=True)
class AnybodyCallsSuit(CardRule):
    """After {on} any player may call a suit, and the next card has to be of that suit.

    It may be called until the next card is played; instead of a card of that suit, another of {on} may be played.
    """

    suit_caller: str = option(
        "anybody", "Who calls the suit", {"anybody": "anybody", "its player": "whoever played the card"}, ruling="R-M28"
    )
    suit_counts: str = option(
        "the first", "Of several suits that are called counts", ("the first", "the last"), ruling="R-M28"
    )
    suit_named: str = option(
        "alone",
        "The name of a suit counts",
        {"alone": "when nothing else is said", "anywhere": "anywhere in what is said"},
        ruling="R-M29",
    )

    def tallies(self) -> tuple[Memory, ...]:
        return (CalledSuit(self.on), LatestPlayer())

    @answers(SuitState)
    def state(self, asked: SuitState, table: Table, earlier: tuple[int, bool]) -> tuple[int, bool]:
        return suit_called(table, self.on)

    @after(Said)
    def call(self, said: Said, table: Table) -> Events:
        suit, is_open = suit_called(table, self.on)
        is_open = is_open or (suit != NO_SUIT and self.suit_counts == "the last")
        if not is_open or said.player not in table.ask(Present()):
            return NOTHING
        if self.suit_caller == "its player" and said.player != table.tally(LatestPlayer()):
            return NOTHING
        alone = [phrase.text for phrase in heard(said.words) if phrase.kind == SUIT_CALL]
        called = [SUIT_WORDS.index(suit) for suit in (alone if self.suit_named == "alone" else suits_in(said.words))]
        if not called:
            return NOTHING
        return (SuitCalled(said.player, called[0 if self.suit_counts == "the first" else -1]),)

    @answers(Demanded)
    def that_suit(self, asked: Demanded, table: Table, earlier: Cards) -> Cards:
        suit, _ = suit_called(table, self.on)
        return earlier if suit == NO_SUIT else of_suit(suit) | self.on


class LatestPlayer(Tally):
    """Who played the latest card that acted."""

    def start(self) -> int:
        return -1

    def hears(self) -> tuple[type, ...]:
        return (Played,)

    def step(self, total: Any, event: Event) -> int:
        return event.player if isinstance(event, Played) else int(total)
