"""What is left out of a sentence to read it, and what never is."""

import pytest

from cardhouse.english.chart import Budget
from cardhouse.english.front.answers import Status, answer
from cardhouse.english.front.plainer import plainer, without_comments
from cardhouse.english.front.reading import chart_of, prepared
from cardhouse.english.front.unmarked import unmarked
from cardhouse.english.tokens import tokens

SKIPPED = "When a player plays a Queen, the next player is skipped."


@pytest.mark.parametrize(
    "comment",
    [
        ", because a lady goes first",
        " regardless of whether they hold a Queen",
        " (no matter how many cards they hold)",
        ", for example the Queen of Hearts",
        ", no exceptions",
        ", e.g. the Queen of Hearts",
        ", E. g. a red one",
        " (i.e. the one who sits there)",
    ],
)
def test_a_comment_is_left_out(comment: str) -> None:
    assert answer(f"Queens skip the next player{comment}.").reading == SKIPPED


@pytest.mark.parametrize(
    "more",
    [
        ", because they may not talk",
        " regardless of whether it is their turn",
        " (no matter how many cards they hold, unless it is one)",
        ", for example only the Queen of Hearts",
        " because nobody says anything until then",
        ", i.e. only on Hearts",
        ', e.g. with "so"',
    ],
)
def test_nothing_that_could_bind_is_left_out(more: str) -> None:
    assert answer(f"Queens skip the next player{more}.").status is not Status.COMPILES


def test_being_forced_is_not_the_same_as_doing_it() -> None:
    assert answer('When a player is required to draw, they must say "oh".').status is not Status.COMPILES
    drawn = answer("When a 6 is played, the next player is required to draw a card.")
    assert drawn.reading == "When a player plays a 6, the next player must draw a card."


def test_a_heading_is_of_the_card_that_follows_or_nothing_is_read() -> None:
    assert answer("Queens: When a Queen is played, the next player is skipped.").reading == SKIPPED
    assert answer("Queens: When one of these cards is played, the next player is skipped.").reading == SKIPPED
    assert answer("Kings: When a Queen is played, the next player is skipped.").status is not Status.COMPILES


@pytest.mark.parametrize(
    "text, left",
    [
        ("Kings skip, because it is fun", "kings skip"),
        ("Kings skip because, so", "kings skip because , so"),
        ("because", "because"),
        ("Kings skip, as usual, and 7s draw", "kings skip , and 7s draw"),
        ("Kings, for example the King of Hearts, skip.", "kings , skip"),
        ('Kings skip because "so"', "kings skip because so"),
        ('Kings skip, "as usual"', "kings skip , as usual"),
        ("Kings skip because they may", "kings skip because they may"),
        ("as usual Kings skip", "kings skip"),
        ("Kings skip, no exceptions!", "kings skip"),
        ("Kings skip;", "kings skip"),
        ("Kings skip - as usual", "kings skip -"),
    ],
)
def test_what_is_left_without_comments(text: str, left: str) -> None:
    assert " ".join(token.word for token in without_comments(list(tokens(text)))) == left


@pytest.mark.parametrize(
    "text, plain",
    [
        ("Kings not only reverse play but also skip", "kings reverse play and also skip"),
        ("Kings not only skip", "kings not only skip"),
        ("Kings skip not only", "kings skip not only"),
        ("only Kings skip but not Queens", "only kings skip but not queens"),
        ("5: not only draw but reverse, but skip", "5 : draw and reverse , but skip"),
        ("A five: when one of these is played, skip", "a five : when a five is played , skip"),
        ("A five - when such a card is laid, skip", "a five - when a five is laid , skip"),
        ("Every 5: when one is put down, draw 2", "every 5 : when a 5 is put down , draw 2"),
        ("Each 5: when you lay it, draw 2", "each 5 : when you lay a 5 , draw 2"),
        ("All 5: whoever lays this card draws 2", "all 5 : whoever lays a 5 draws 2"),
        ("The 7 of Hearts: laying it hurts", "the 7 of hearts : laying a 7 of hearts hurts"),
        ("Any 5: placing one hurts", "any 5 : placing a 5 hurts"),
        ("A five: it is red", "a five : it is red"),
        ("A five: then one of them draws", "a five : then one of them draws"),
        ("A five: play slowly and think of it", "a five : play slowly and think of it"),
        ('A five: "play" it', "a five : play it"),
        ("Ace: may be played on all", "ace may be played on all"),
        ("Ace - may go on all", "ace may go on all"),
        ("Ace: must be alone", "ace must be alone"),
        ("Ace: is wild", "ace is wild"),
        (": may be played", ": may be played"),
        ("Ace, may be played", "ace , may be played"),
    ],
)
def test_how_it_is_said_more_plainly(text: str, plain: str) -> None:
    assert " ".join(token.word for token in plainer(chart_of(prepared(text), Budget(20_000)), text)) == plain


@pytest.mark.parametrize(
    "text, read",
    [
        ("say 'moo' and 'baa'", 'say "moo" and "baa"'),
        ("say 'a', 'b' or 'c'", 'say "a", "b" or "c"'),
        ("play 'a' then say 'b'", 'play  a  then say "b"'),
        ("a 'skip' card", "a  skip  card"),
        ("it's a 'wild' card, don't say 'no'", "it's a  wild  card, don't say \"no\""),
        ("7: 'lucky'", "7: 'lucky'"),
        ("7 - 'x' and 'wild'", "7 - 'x' and  wild "),
        ("say \"it's 'so'\" then 'hm'", "say \"it's 'so'\" then  hm "),
        ("say \"an 'a'\" or say 'b'", 'say "an \'a\'" or say "b"'),
        ("**Kings** skip", "  Kings   skip"),
        ('"**so**" *is* said', '"**so**"  is  said'),
        ("_7_ draws `2`", " 7  draws  2 "),
        ("skip, e.g. a 7, i. e. one", "skip, eg   a 7, ie    one"),
        ('say "e.g." first', 'say "e.g." first'),
    ],
)
def test_signs_that_only_set_a_word_apart(text: str, read: str) -> None:
    assert unmarked(text) == read
    assert len(read) == len(text)
