"""The one matcher of speech: the phrases it knows, longest first, and text that nobody would say."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.core.speech import (
    CARD_NAME,
    RANK_WORDS,
    SUIT_CALL,
    SUIT_WORDS,
    Utterance,
    card_name,
    ends_of,
    heard,
    mentions,
    same_call,
    says,
    spoken,
)
from cardhouse.rules.leaving_play.phrases import BOVINE, MOO, NICE, THANKS, nice_day, thanks
from cardhouse.rules.points.phrases import END_OF_POINT, POINT_OF_ORDER
from cardhouse.rules.saying.phrases import LAST_CARD
from cardhouse.rules.secrets.phrases import NEW_RULE


def kinds(text: str) -> list[tuple[str, str]]:
    return [(phrase.kind, phrase.text) for phrase in heard(text)]


@pytest.mark.parametrize(
    "text, found",
    [
        ("Have a nice day", [(NICE, "have a nice day")]),
        ("have a very, very nice day!", [(NICE, "have a very very nice day")]),
        ("have a very day", []),
        ("Thank you", [(THANKS, "thank you")]),
        ("Thank you very much", [(THANKS, "thank you very much")]),
        ("Thank you very", [(THANKS, "thank you")]),  # without "much" it is the short one
        ("Thank you much", [(THANKS, "thank you")]),
        ("thank you very very much indeed", [(THANKS, "thank you very very much")]),
        ("four of spades", [(CARD_NAME, "4 of spades")]),
        ("4 spades", [(CARD_NAME, "4 of spades")]),
        ("the ace of spades", [(CARD_NAME, "ace of spades")]),
        ("The 10♠!", [(CARD_NAME, "10 of spades")]),
        ("Kings of Hearts", [(CARD_NAME, "king of hearts")]),
        ("4s", []),
        ("10 S", []),
        ("spade ten", []),
        ("eleven of spades", []),
        ("4, spades", [(SUIT_CALL, "spades")]),  # two segments: a number, and a suit by itself
        ("of spades", []),
        ("the", []),
        ("Last card", [(LAST_CARD, "last card")]),
        ("That's the bovine", [(BOVINE, "thats the bovine")]),
        ("That is the bovine", []),
        ("Spades", [(SUIT_CALL, "spades")]),
        ("I call hearts", [(SUIT_CALL, "hearts")]),
        ("suit is clubs", [(SUIT_CALL, "clubs")]),
        ("It's diamonds", [(SUIT_CALL, "diamonds")]),
        ("Jack of Spades", [(CARD_NAME, "jack of spades")]),
        ("I like spades", []),
        ("Moo!", [(MOO, "moo")]),
        ("mooooo", [(MOO, "moo")]),
        ("moon mooing mo", []),
        ("I call a point of order", [(POINT_OF_ORDER, "point of order")]),
        ("End of Point of Order", [(END_OF_POINT, "end of point of order")]),
        ("end the point of order", [(END_OF_POINT, "end of point of order")]),
        ("end of my point", []),
        ("p of o", []),
        ("Introducing a new rule", [(NEW_RULE, "introducing new rule")]),
        ("Introducing new rule", [(NEW_RULE, "introducing new rule")]),
        (
            "Last card, seven of spades, have a nice day. Moo",
            [(LAST_CARD, "last card"), (CARD_NAME, "7 of spades"), (NICE, "have a nice day"), (MOO, "moo")],
        ),
    ],
)
def test_known_phrases_are_found_longest_first(text: str, found: list[tuple[str, str]]) -> None:
    assert kinds(text) == found


@pytest.mark.parametrize(
    "utterance, phrase, said",
    [
        ("Thank you very much", "Thank you", False),
        ("Thank you very much", "Thank you very much", True),
        ("Have a very nice day", "Have a nice day", False),
        ("ten of Spades", "10 of Spades", True),
        ("Your Majesty!", "Your Majesty", True),
        ("Thank you", "you", False),  # part of a longer known phrase
        ("you there", "you", True),
        ("Yes, Chef", "yes chef", True),
    ],
)
def test_a_phrase_is_not_said_as_part_of_a_longer_one(utterance: str, phrase: str, said: bool) -> None:
    assert says(utterance, phrase) is said
    assert mentions(utterance, phrase) or not said or spoken(phrase) != spoken(utterance)


def test_a_mention_is_any_occurrence() -> None:
    assert mentions("Thank you very much", "very much")
    assert not mentions("Thank you", "very")
    assert not mentions("Thank you", "")


def test_a_phrase_said_twice_ends_twice() -> None:
    assert ends_of("Moo moo", "moo") == [1, 2]
    assert ends_of("hip hip hooray", "hip") == [1, 2]


@pytest.mark.parametrize(
    "one, other, alike",
    [
        ("Failure to draw a card", "failure to draw card", True),
        ("Failure to say 4 of Spades", "Failure to say 'the four of spades'", True),
        ("Failure to say 4 Spades", "Failure to say 4 of Spades", True),
        ("To play out of turn", "play out of turn", True),
        ("Bad card", "Bad call", False),
        ("Failure to say Have a nice day", "Failure to say Have a very nice day", False),
        ("Continued failure to say Last card", "Failure to say Last card", False),
        ("failure to draw four cards", "Failure to draw {n:cards}", True),
        ("Failure to draw a card", "Failure to draw {n:cards}", True),
        ("Failure to draw cards", "Failure to draw {n:cards}", False),
        ("Failure to draw 4", "Failure to draw {n:cards}", False),
        ("Failure to draw 4 penalty cards", "Failure to draw {n:cards}", False),
        ("Failure to draw 4 cards at once", "Failure to draw {n:cards}", False),
        ("Failure to draw 4 cards", "Failure to draw {n:cards} at once", False),
        ("Failure to play a 7 or draw 4 cards", "Failure to draw {n:cards}", False),
    ],
)
def test_calls_are_compared_without_articles_and_quotes(one: str, other: str, alike: bool) -> None:
    assert same_call(one, other) is alike


@pytest.mark.parametrize("count", range(1, 8))
def test_every_greeting_is_said_by_itself_only(count: int) -> None:
    for phrase in (nice_day, thanks):
        assert says(phrase(count).upper(), phrase(count))
        assert not says(phrase(count), phrase(count + 1))
        assert not says(phrase(count + 1), phrase(count))


def test_every_card_has_a_name_that_only_it_answers_to() -> None:
    names = [card_name(rank, suit) for rank in range(1, 14) for suit in range(4)]
    assert len(set(names)) == 52
    for name in names:
        assert [other for other in names if says(name, other)] == [name]
    assert card_name(1, 0) == "Ace of Spades"
    assert (len(RANK_WORDS), len(SUIT_WORDS)) == (13, 4)


WORDS = st.sampled_from(
    (
        *("have", "a", "very", "nice", "day", "thank", "you", "much", "last", "card", "moo", "end", "of", "point"),
        *("order", "the", "spades", "jack", "4", "four", "call", "i", ".", ",", "♠", "'", "bovine", "thats"),
        *("introducing", "new", "rule", "hearts", "to", "failure"),
    )
)
TALK = st.one_of(st.lists(WORDS, max_size=12).map(" ".join), st.text(max_size=40))


@settings(deadline=None)
@given(TALK)
def test_phrases_lie_in_order_and_do_not_overlap(text: str) -> None:
    utterance = Utterance(text)
    end = 0
    for phrase in utterance.phrases():
        assert end <= phrase.start < phrase.end <= len(utterance.words)
        end = phrase.end
        assert says(text, " ".join(utterance.words[phrase.start : phrase.end])) or phrase.kind == SUIT_CALL


@settings(deadline=None)
@given(TALK, TALK)
def test_what_is_said_is_also_mentioned_or_said_otherwise(text: str, phrase: str) -> None:
    said = says(text, phrase)
    assert says(text.upper(), phrase) or not said or text.upper().casefold() != text.casefold()
    assert said == bool(ends_of(text, phrase))
    assert same_call(f'"{text}"', text)


@settings(deadline=None)
@given(st.lists(WORDS, max_size=12).map(" ".join))
def test_the_plain_form_is_its_own_plain_form(text: str) -> None:
    assert spoken(" ".join(spoken(text))) == spoken(text)
