"""Words and numbers of which each following player owes the next one, and when they are over."""

import pytest

from cardhouse.english import meaning as m
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.handing_on import OVER, MustPlay, NextWords, must_play
from cardhouse.english.written.handing_on import speech_of as speech

FOLLOWING = m.Plain(m.Person.EACH_FOLLOWING)
HEARTS = m.Kinds((m.Kind(suit=m.Suit("Heart")),))


def handed(said: m.NextOf | m.NextNumber) -> NextWords:
    return NextWords(m.Bound(FOLLOWING, m.Modal.MUST, ((m.ToSay(said),),)), 1)


@pytest.mark.parametrize(
    "course, number, after",
    [
        (m.Course.UP, 7, ("8", 8)),
        (m.Course.UP, 98, ("99", 99)),
        (m.Course.UP, 99, ("", OVER)),
        (m.Course.DOWN, 7, ("6", 6)),
        (m.Course.DOWN, 2, ("1", 1)),
        (m.Course.DOWN, 1, ("", OVER)),
    ],
)
def test_the_next_number(course: m.Course, number: int, after: tuple[str, int]) -> None:
    assert handed(m.NextNumber(course)).after(number) == after


def test_the_next_words() -> None:
    words = handed(m.NextOf(("re", "mi")))
    assert [words.after(number) for number in (0, 1, 2)] == [("re", 1), ("mi", 2), ("", OVER)]


def test_nothing_else_is_handed_on() -> None:
    with pytest.raises(OnlyPeople):
        speech(m.Bound(FOLLOWING, m.Modal.MUST, ((m.ToSay(m.OneOfPhrases(("so",))),),)))
    with pytest.raises(OnlyPeople):
        speech(m.Bound(FOLLOWING, m.Modal.MAY, ((m.ToSay(m.NextOf(("re", "mi"))),),)))


@pytest.mark.parametrize("seconds, meant", [((), 0), ((1,), 2), ((2,), 2), ((3,), 3)])
def test_nobody_has_less_than_two_seconds_to_play(seconds: tuple[int, ...], meant: int) -> None:
    play = m.ToPlay(HEARTS)
    whens = (m.At(m.Timing.ON_TURN), *[m.InSeconds(number) for number in seconds])
    clause = m.Bound(m.NEXT, m.Modal.MUST, ((play,),), whens)
    assert must_play(clause) == play
    assert MustPlay(clause, play).seconds == meant


def test_what_has_to_be_played_at_another_time_is_left_to_people() -> None:
    play = m.ToPlay(HEARTS)
    MustPlay(m.Bound(m.NEXT, m.Modal.MUST, ((play,),), (m.At(m.Timing.ON_NEXT_TURN),)), play)
    with pytest.raises(OnlyPeople):
        MustPlay(m.Bound(m.NEXT, m.Modal.MUST, ((play,),), (m.At(m.Timing.AT_END),)), play)
    assert must_play(m.Bound(m.NEXT, m.Modal.MAY, ((play,),))) is None
    assert must_play(m.Bound(m.NEXT, m.Modal.MUST, ((m.ToPlay(HEARTS, m.Several.UP_TO, 2),),))) is None
