"""Rules of the shelf as they stand in a book: what is read, how it is written back, and what is said of mistakes."""

import pytest

from cardhouse.books.notation import NotOnTheShelf, rules_named, rules_written


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("reverses(on=A)", "reverses(on=A)"),
        ("reverses", "reverses"),
        ("reverses(on=A);skips(on=8)", "reverses(on=A); skips(on=8)"),
        ("reverses(on=A) ;  skips(on=8)", "reverses(on=A); skips(on=8)"),
        ('reverses( on = A,aces_per_play="once")', 'reverses(on=A, aces_per_play="once")'),
        ("reverses(on=A, aces_per_play=once)", 'reverses(on=A, aces_per_play="once")'),
        ('reverses(on=A, aces_per_play="each")', "reverses(on=A)"),  # as usual
        ("reverses(on=A+2)", "reverses(on=A+2)"),
        ("reverses(on=all)", "reverses(on=all)"),
        ("reverses(on=hearts)", "reverses(on=hearts)"),
        ("reverses(on=K+9D)", "reverses(on=K+9D)"),
        ('says-with(on=Q, words="Ma\'am")', 'says-with(on=Q, words="Ma\'am")'),
        ("gives-away(gift=3)", "gives-away(gift=3)"),
        ("moo/402-eight-reverse", "reverses(on=8)"),
        ("402-eight-reverse", "reverses(on=8)"),
    ],
)
def test_rules_are_read_and_written_back(text: str, again: str) -> None:
    assert rules_written(rules_named(text)) == again


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("reverses(on=A) skips", 'I cannot read "skips" in "reverses(on=A) skips"; rules are separated by ";"'),
        ("reverses(on=A", 'I miss a ")" in "reverses(on=A"'),
        ("reverses(on=)", 'I miss a value in "reverses(on=)"'),
        ("reverses(of=A)", '"reverses" has nothing called "of"'),
        ("reverses(aces_per_pley=1)", '"reverses" has nothing called "aces_per_pley"; did you mean "aces_per_play"?'),
        ("reverses(on=12Z)", 'there is no card "12Z"; write rank and suit, for instance 10H, or JK for a Joker'),
        (
            'reverses(on=A, aces_per_play="never")',
            '"reverses" cannot be set like this: "aces_per_play" is each or once, not "never"',
        ),
        ("gives-away(gift=many)", '"gives-away" cannot be set like this: Expected `int`, got `str`'),
        ("gives-away(gift=-1)", '"gives-away" cannot be set like this: "gift" is a number, not "-1"'),
        ("reverse(on=A)", 'there is no kind of rule "reverse"; did you mean "reverses"?'),
        ("REVERSES", '"REVERSES" names no rule; one is named like this: reverses(on=A)'),
        ("  ", '"  " names no rule; one is named like this: reverses(on=A)'),
        ("mooo/402-eight-reverse", 'there is no game "mooo"; did you mean "moo"?'),
        ("moo/402-eight-revers", 'there is no rule "402-eight-revers" on the shelf; did you mean "402-eight-reverse"?'),
        ("bartok/reverses", 'there is no rule "reverses" on the shelf; did you mean "aces-reverse"?'),  # no kind
        ("salad-swapp", 'there is no rule "salad-swapp" on the shelf; did you mean "salad-swap"?'),
        ("no-such-rule-at-all", 'there is no rule "no-such-rule-at-all" on the shelf'),
    ],
)
def test_a_mistake_is_told_in_words(text: str, told: str) -> None:
    with pytest.raises(NotOnTheShelf) as raised:
        rules_named(text)
    assert str(raised.value) == told
