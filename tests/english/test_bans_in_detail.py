"""Whom a ban in people's words concerns, and when."""

import pytest

from cardhouse.cards import cards
from cardhouse.core.acts import Play
from cardhouse.core.affairs import Breached
from cardhouse.core.engine import decide
from cardhouse.core.people_acts import Say
from cardhouse.core.rule import Article
from cardhouse.core.seating import Leave
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import judge
from cardhouse.english import meaning as m
from cardhouse.english.reading import Understood, read
from cardhouse.english.walking import inside
from cardhouse.english.written.bans import Ban
from cardhouse.english.written.rule import written
from cardhouse.games.shelf import game, new_table
from tests.english.at_a_table import table_with
from tests.english.test_what_clauses_do import laid

ANN, BOB, CAT = range(3)


def against(table: Table, seat: int, name: str) -> list[str]:
    table.hands[seat] = list(cards(name))
    return [ruling.rule for ruling in judge(table, Play(seat, cards(name)))]


def test_out_of_turn_is_for_those_whose_turn_it_is_not() -> None:
    table = table_with("A player may not play a card out of turn.")
    table.piles, table.opened = {1: list(cards("6H"))}, 1
    assert (against(table, ANN, "7H"), against(table, BOB, "7H")) == ([], ["r0"])


@pytest.mark.parametrize(
    "text, turns",
    [
        ("A player may not play a card out of turn.", True),
        ("A player may not play any card out of turn.", True),
        ("A player may not play a card on their turn.", False),
        ("A player may not play a 7 out of turn.", False),
        ("A player may not play a card.", False),
        ("A player may not play a card out of turn if they have 3 cards.", False),
        ("The next player may not play a card out of turn.", False),
        ("A player may not play a card as their last card.", False),
    ],
)
def test_which_bans_are_about_turns_and_nothing_else(text: str, turns: bool) -> None:
    found = read(text)
    assert isinstance(found, Understood)
    sentence = found.rule.sentences[0]
    assert isinstance(sentence, m.Always)
    (play,) = inside(sentence, m.ToPlay)
    assert Ban(sentence.bound, True).is_about_turns(play) is turns


def moo(text: str) -> Table:
    rule = written(text)
    assert rule is not None
    table = new_table(
        (*game("moo").book, Article("ours", "", "", "", (rule,))), ["Ann", "Bob", "Cat"], seed=1, dial="table"
    )
    table.phase, table.turn, table.last = PLAYING, ANN, ANN
    return table


@pytest.mark.parametrize("text", ['A player may not say "hop".', "A player may not speak."])
@pytest.mark.parametrize("left, phase, broken", [(False, PLAYING, True), (True, PLAYING, False), (False, OVER, False)])
def test_whoever_has_left_and_whoever_speaks_between_rounds_breaks_nothing(
    text: str, left: bool, phase: str, broken: bool
) -> None:
    table = moo(text)
    if left:
        assert decide(table, Leave(CAT)).happened
    table.phase = phase
    events = decide(table, Say(CAT, "hop")).events
    assert any(isinstance(event, Breached) and event.rule == "ours" for event in events) is broken


@pytest.mark.parametrize(
    "text, words, broken",
    [
        ('A player may not say "hop".', "hop", True),
        ('A player may not say "hop".', "hip", False),
        ('The next player may not say "hop".', "hop", False),
        ('A player may not say "hop" on their turn.', "hop", True),
        ('A player may not say "hop" out of turn.', "hop", False),
        ("A player may not speak out of turn.", "hop", False),
        ("A player may not speak on their turn.", "hop", True),
        ('A player may not say "hop" if they have 9 cards.', "hop", False),
    ],
)
def test_what_ann_may_not_say_in_her_turn(text: str, words: str, broken: bool) -> None:
    table = laid(text)
    events = decide(table, Say(ANN, words)).events
    assert any(isinstance(event, Breached) and event.rule == "r0" for event in events) is broken
