"""What somebody was shown of a hand is in their view, and in nobody else's."""

from dataclasses import dataclass

import pytest

from cardhouse.cards import Card, cards
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import RuleFailed
from cardhouse.core.engine import decide
from cardhouse.core.hooks import answers
from cardhouse.core.law import Law
from cardhouse.core.rule import Article, Rule
from cardhouse.core.shown import SeenBy
from cardhouse.core.table import PLAYING, Table
from cardhouse.core.view import view
from cardhouse.english.written.offer_acts import SeeHand
from cardhouse.english.written.rule import on_trial, written
from cardhouse.english.written.terms import begins
from cardhouse.english.written.triggers import TRIED

LOOKS = "When a player plays a 4, they may look at the hand of a player of their choice."


def looking() -> Table:
    """A table at which seat 0 may look at a hand."""
    rule = written(LOOKS)
    assert rule is not None
    table = on_trial(rule, "referee")
    table.hands[2] = list(cards("2C 2C 3C"))
    (began,) = begins("they may look at the hand of a player of their choice", [0], table, TRIED)
    place = table.law.tally_place
    for tally in place:
        if type(began) in tally.hears():
            table.tallies[place[tally]] = tally.step(table.tallies[place[tally]], began)
    return table


def test_only_the_one_who_looked_sees() -> None:
    table = looking()
    assert decide(table, SeeHand(0, 2)).happened
    assert view(table, 0).open_cards[2] == ("2C", "2C", "3C")
    assert view(table, 1).open_cards[2] == ()
    assert view(table).open_cards[2] == ()
    assert not decide(table, SeeHand(0, 1)).happened


@dataclass(frozen=True)
class CannotTell(Rule):
    """Nobody can tell who has seen what."""

    @answers(SeenBy)
    def stumbles(self, asked: SeenBy, table: Table, earlier: list[Card]) -> list[Card]:
        raise ValueError("who knows")


def test_a_rule_that_cannot_say_shows_nothing() -> None:
    law = Law([Article("x", "", "", "", (CannotTell(),))])
    table = Table(law, ["Ann", "Bob"], seeded(1))
    table.phase = PLAYING
    with pytest.warns(RuleFailed):
        assert view(table, 0).open_cards == ((), ())
