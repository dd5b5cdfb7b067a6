"""What a rule remembers: a pure fold over events."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.cards import ACES, SEVENS, Cards, card
from cardhouse.core.acts import Draw
from cardhouse.core.book_acts import TakeBack
from cardhouse.core.events import Played, Reversed
from cardhouse.core.hooks import after
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import Article, Memory, Rule
from cardhouse.core.speech import Said
from cardhouse.core.table import Event, Events, Table, Tally
from cardhouse.rules.turns.turn_order import Skips
from tests.core.seating import ANN, article, does, plays, seat


@dataclass(eq=False)
class RunOf(Tally):
    """How many of these cards have been played in a row."""

    cards: Final[Cards]

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def start(self) -> int:
        return 0

    def hears(self) -> tuple[type, ...]:
        return (Played,)

    def step(self, total: Any, event: Event) -> int:
        match event:
            case Played(card=card):
                return int(total) + 1 if card in self.cards else 0
        return int(total)


@dataclass(frozen=True)
class EverySecondTurns(Rule):
    """Every second of these cards in a row turns play round."""

    cards: Cards = SEVENS

    def tallies(self) -> tuple[Memory, ...]:
        return (RunOf(self.cards),)

    @after(Played)
    def turn(self, played: Played, table: Table) -> Events:
        run = table.tally(RunOf(self.cards))
        if run and run % 2 == 0:
            yield Reversed()


class TurnsAgain(EverySecondTurns):
    """Every second of these cards in a row turns play round once more."""


HANDS = {"Ann": "7H 7S 7D 4C", "Bob": "7C 9C AH", "Cat": "7D 9H AH"}


def runs(table: Table, text: str) -> list[int]:
    """What the tally came to after each play."""
    return [table.tally(RunOf(SEVENS)) for play in text.split(",") if plays(table, play)]


def test_a_tally_counts_what_happens() -> None:
    table = seat(EverySecondTurns(), hands=HANDS)
    assert runs(table, "Ann 7H, Bob 7C, Ann 7S") == [1, 2, 3]
    assert table.direction == -1


def test_a_tally_begins_again() -> None:
    table = seat(EverySecondTurns(), Ann="7H 4C", Bob="9H 4C", Cat="7H 4C")
    assert runs(table, "Ann 7H, Bob 9H, Cat 7H") == [1, 0, 1]
    assert table.direction == 1


def test_a_tally_hears_only_what_it_asks_for() -> None:
    table = seat(EverySecondTurns(), hands=HANDS)
    runs(table, "Ann 7H")
    does(table, Draw(1), Say(2, "well"))
    assert table.tally(RunOf(SEVENS)) == 1


def test_two_rules_may_share_a_tally() -> None:
    table = seat(EverySecondTurns(), Article("again", "", "", "", (TurnsAgain(), EverySecondTurns(ACES))), hands=HANDS)
    own = [tally for tally in table.law.tallies if isinstance(tally, RunOf)]
    assert own == [RunOf(SEVENS), RunOf(ACES)]
    runs(table, "Ann 7H, Bob 7C")
    assert table.direction == 1  # turned twice


def test_a_tally_is_kept_when_other_rules_change() -> None:
    table = seat(EverySecondTurns(), hands=HANDS)
    runs(table, "Ann 7H")
    table.enact(table.law.adopting(article(Skips(on=ACES))))
    assert table.tally(RunOf(SEVENS)) == 1
    table.enact(table.law.adopting(Article("aces", "", "", "", (EverySecondTurns(ACES),))))
    assert (table.tally(RunOf(SEVENS)), table.tally(RunOf(ACES))) == (1, 0)


def test_a_rule_repealed_and_adopted_again_has_forgotten() -> None:
    table = seat(EverySecondTurns(), hands=HANDS)
    runs(table, "Ann 7H")
    table.enact(table.law.repealing("every-second-turns"))
    table.enact(table.law.adopting(article(EverySecondTurns())))
    assert table.tally(RunOf(SEVENS)) == 0


def test_what_is_taken_back_was_never_counted() -> None:
    table = seat(EverySecondTurns(), hands=HANDS)
    table.keeps = True
    runs(table, "Ann 7H")
    does(table, TakeBack(ANN))
    assert table.tally(RunOf(SEVENS)) == 0


def test_a_copy_counts_for_itself() -> None:
    table = seat(EverySecondTurns(), hands=HANDS)
    runs(table, "Ann 7H")
    other = table.copy()
    runs(other, "Bob 7C")
    assert (table.tally(RunOf(SEVENS)), other.tally(RunOf(SEVENS))) == (1, 2)
    assert card("7C") in table.hands[1]


@dataclass(eq=False)
class Words(Tally):
    """All the words that were said."""

    def start(self) -> tuple[str, ...]:
        return ()

    def hears(self) -> tuple[type, ...]:
        return (Said,)

    def step(self, total: Any, event: Event) -> tuple[str, ...]:
        assert isinstance(event, Said)
        return (*total, event.words)


@dataclass(frozen=True)
class Remembers(Rule):
    """What is said is remembered."""

    def tallies(self) -> tuple[Memory, ...]:
        return (Words(),)


def test_a_tally_may_hear_what_no_rule_answers() -> None:
    table = seat(Remembers())
    does(table, Say(0, "a"), Say(1, "b"), Say(1, "c"))
    assert table.tally(Words()) == ("a", "b", "c")
