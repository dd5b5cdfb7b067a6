"""Small pieces on the way from a text to its meaning and back."""

import pytest

from cardhouse.english import meaning as m
from cardhouse.english.chart import Budget, InSequence, OneOf, Reference, Terminal, Times, vocabulary
from cardhouse.english.front.productions import as_written
from cardhouse.english.front.restating import SaidDeed, deeds
from cardhouse.english.meaning.bases import When
from cardhouse.english.reading import read
from cardhouse.english.tokens import Token, TokenSort, tokens
from cardhouse.english.writing import rule_said
from cardhouse.english.writing.events import whens_said


def test_a_word_that_was_made_up_stands_nowhere() -> None:
    made = Token("x", TokenSort.WORD)
    assert (made.number, made.start, made.end) == (0, 0, 0)


def test_words_are_written_without_gaps_before_signs() -> None:
    said = 'a player\'s hand, or a King, "Hail" too'
    assert as_written(tuple(tokens(said))) == 'a player\'s hand, or a king, "Hail" too'


def test_every_word_of_a_grammar_is_known() -> None:
    inner = Times(InSequence([Terminal("deep"), OneOf([Terminal("one"), Terminal("other")])]), 0, 1)
    assert vocabulary([inner, Terminal("top"), Reference("Else")]) == {"deep", "one", "other", "top"}


@pytest.mark.parametrize(
    "text, said",
    [
        ("the next player must give a card to them", "the next player must give a card to them"),
        ("that player draws a card", "they draw a card"),
        ("players must bow", "each player must bow"),
    ],
)
def test_other_words_for_people(text: str, said: str) -> None:
    assert rule_said(read(f"When a player plays a 2, {text}.").rule) == f"When a player plays a 2, {said}."


BOW, DRAW = m.ToGesture(m.Movement.BOW), m.ToDraw(m.SomeCards(m.Number(1)))


@pytest.mark.parametrize(
    "text, found",
    [
        ("When a player plays a 2, they must bow.", {SaidDeed(BOW, m.THEY, None, ((), None))}),
        ("When a player plays a 2, they may bow.", {SaidDeed(BOW, m.THEY, m.Modal.MAY, (1, (), None))}),
        ("When a player plays a 2, they draw a card.", {SaidDeed(DRAW, m.THEY, None, ((), None))}),
        ("When a player plays a 2, YOU draw a card.", {SaidDeed(DRAW, None, None, ((), None))}),
        ("When a player plays a 2, NOBODY draw a card.", {SaidDeed(DRAW, None, None, ((), None))}),
        ("When a player plays a 2, the next player draws a card.", {SaidDeed(DRAW, m.NEXT, None, ((), None))}),
        (
            "When a player plays a 2, they must bow or draw a card.",
            {SaidDeed(act, m.THEY, m.Modal.MUST, (2, (), None)) for act in (BOW, DRAW)},
        ),
        (
            "When a player plays a 2, turn order is reversed.",
            {SaidDeed(m.Happens(m.Happening.REVERSED), None, None, ((), None))},
        ),
        ("Kings are wild.", set()),
        ("When a player plays a 2, they draw a card. When a player plays a 3, they must bow.", set()),
    ],
)
def test_what_a_text_makes_happen(text: str, found: set[SaidDeed]) -> None:
    assert deeds(text, Budget(20_000)) == found


def test_one_deed_is_within_others_whoever_does_it_if_nobody_was_named() -> None:
    mine = SaidDeed(BOW, m.THEY)
    assert SaidDeed(BOW).within(frozenset((SaidDeed(DRAW), mine)))
    assert not mine.within(frozenset((SaidDeed(BOW),)))
    assert not SaidDeed(BOW).within(frozenset((SaidDeed(DRAW),)))


NINE, EIGHT = [m.UntilEvent(m.Somebody(m.A_PLAYER, (m.OnPlaying(m.Kinds((m.Kind(rank),))),))) for rank in ("9", "8")]
ON_TURN, AT_END = m.At(m.Timing.ON_TURN), m.At(m.Timing.AT_END)


@pytest.mark.parametrize(
    "whens, said",
    [
        ((), ""),
        ((ON_TURN,), " on their turn"),
        ((NINE, ON_TURN), " on their turn until a player plays a 9"),
        ((NINE, EIGHT, ON_TURN), " on their turn until a player plays a 9 until a player plays an 8"),
        ((m.InSeconds(5), NINE, ON_TURN), " within 5 seconds on their turn until a player plays a 9"),
        ((NINE, AT_END), " until a player plays a 9 at the end of their turn"),
        ((m.InSeconds(1), m.ForTurns(1)), " within 1 second for 1 turn"),
        ((m.ForTurns(2),), " for 2 turns"),
    ],
)
def test_when_it_is_done(whens: tuple[When, ...], said: str) -> None:
    assert whens_said(whens) == said
