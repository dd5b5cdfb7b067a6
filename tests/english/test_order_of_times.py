"""Times in a sentence stand in one order, in whichever people write them."""

from itertools import permutations

from cardhouse.english import meaning as m
from cardhouse.english.normal.conditions import normal_whens


def test_seconds_first_then_moments_and_how_long_it_lasts_in_between() -> None:
    usual = (
        m.InSeconds(5),
        m.InSeconds(7),
        m.At(m.Timing.BEFORE_NEXT_CARD),
        m.At(m.Timing.BEFORE_NEXT_TURN),
        m.At(m.Timing.UNTIL_NEXT_TURN),
        m.ForTurns(1),
        m.ForTurns(2),
        m.At(m.Timing.ON_TURN),
    )
    for place in range(len(usual) - 2):
        three = usual[place : place + 3]
        assert {normal_whens(each) for each in permutations(three)} == {three}
    assert normal_whens(usual[::-1]) == usual
    assert normal_whens((usual[2], usual[2], usual[0])) == (usual[0], usual[2])


def test_until_something_happens_comes_between_a_turn_and_several() -> None:
    until = m.UntilEvent(m.Somebody(m.A_PLAYER, ()))
    usual = (m.At(m.Timing.UNTIL_NEXT_TURN), until, m.ForTurns(0), m.At(m.Timing.ON_TURN))
    assert {normal_whens(each) for each in permutations(usual)} == {usual}
