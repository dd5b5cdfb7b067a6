"""Parts of which loose words become exact ones: slots that are filled, commas, what is said twice, what it costs."""

import pytest

from cardhouse.english.chart import Budget, NoReading
from cardhouse.english.front.answers import _no_words
from cardhouse.english.front.productions import _CHOSEN, _SLOT, ExactWords, _all_done, _filled, productions
from cardhouse.english.front.recast import _not_doing, once_comma
from cardhouse.english.front.restating import settled
from cardhouse.english.front.tables import TABLE
from cardhouse.english.tokens import tokens

SLOTS = {
    "K": ["a King", "a Queen"],
    "NUM": ["3"],
    "NUMS": ["4"],
    "LARGE": ["77"],
    "STR": ['"hi there"'],
    "Ranks": ["Kings or Queens"],
    "Colour": ["red"],
    "Deeds": ["@ draws a card and @ bows"],
    "W": ["each player"],
}


@pytest.mark.parametrize(
    "slot, words",
    [
        ("{K}", "a King"),
        ("{K2}", "a Queen"),
        ("{NUM}", "3"),
        ("{NUM#}", "the third"),
        ("{NUMS#}", "4"),
        ("{NUM+}", "4"),
        ("{NUM-}", "2"),
        ("{STR}", '"hi there"'),
        ("{STR!}", "hi there"),
        ("{Ranks|red @}", "red Kings or red Queens"),
        ("{Ranks|Colour @}", "red Kings or red Queens"),
        ("{Deeds@W}", "each player draws a card and bows"),
        ("{Deeds@NEXT}", "the next player draws a card and bows"),
        ("{Deeds@they}", "they draws a card and bows"),
        ("{Gone}", ""),  # it was left out
        ("{Gone2}", ""),
    ],
)
def test_what_stands_in_for_a_slot(slot: str, words: str) -> None:
    found = _SLOT.fullmatch(slot)
    assert found is not None
    assert _filled(found, SLOTS) == words


def test_a_number_that_has_no_word_for_its_place_is_no_reading() -> None:
    found = _SLOT.fullmatch("{LARGE#}")
    assert found is not None
    with pytest.raises(NoReading):
        _filled(found, SLOTS)


@pytest.mark.parametrize(
    "deeds, doer, said",
    [
        ("@ bows", "Ann", "Ann bows"),
        ("@ bows and @ hops", "Ann", "Ann bows and hops"),
        ("@ must bow and @ hops", "Ann", "Ann must bow and Ann hops"),
        ("@ bows and @ must hop", "Ann", "Ann bows and Ann must hop"),
        ("@ must bow and @ must hop", "Ann", "Ann must bow and Ann must hop"),
        ("@ bows and @ hops and @ sings", "Ann", "Ann bows and hops and sings"),
        ("@ bows and @ hops", _CHOSEN, f"{_CHOSEN} bows and hops"),
    ],
)
def test_several_deeds_of_one_player(deeds: str, doer: str, said: str) -> None:
    assert _all_done(deeds, doer) == said


@pytest.mark.parametrize("deeds", ["@ must bow and @ hops", "@ bows and @ must hop"])
def test_whoever_is_chosen_would_be_chosen_twice(deeds: str) -> None:
    with pytest.raises(NoReading):
        _all_done(deeds, _CHOSEN)


@pytest.mark.parametrize(
    "text, left",
    [
        ("a, b", "a , b"),
        (",a,,b,", "a , b"),
        ("a,.b", "a . b"),
        ("a.,b", "a . b"),
        ("a,;", "a ;"),
        (",,", ""),
        ("a , , ,", "a"),
        ('a, "b," c,', "a , b, c"),
        ('say ",".', "say , ."),  # a comma in quotation marks is a word
        ('say ","', "say ,"),
        ('",", c', ", , c"),
        ("a: , b", "a : b"),
    ],
)
def test_one_comma_where_two_have_come_together(text: str, left: str) -> None:
    assert " ".join(token.word for token in once_comma(list(tokens(text)))) == left


@pytest.mark.parametrize(
    "text, still",
    [
        *(('"..."', True), ('"…"', True), ('"X"', True), ('"x"', True), ('"{word}"', True), ('"hi ... you"', True)),
        *(('"."', True), ('""', True), ('"hi … you"', True)),
        *(('"hi"', False), ('"X-ray"', False), ("hi", False), ("X", False), ("7", False)),
    ],
)
def test_a_quotation_that_stands_for_words_still_to_be_found(text: str, still: bool) -> None:
    (token, *_) = tokens(text)
    assert _no_words(token) is still


PLAYS = "When a player plays a 7, "
DRAWS = f"{PLAYS}they draw 2 cards."
BOTH = "they draw a card and the next player is skipped"


@pytest.mark.parametrize(
    "said, left",
    [
        (DRAWS, [DRAWS]),
        (f"TOPIC a 7 TOPIC {DRAWS}", [DRAWS]),
        (f"TOPIC an 8 TOPIC {DRAWS}", []),
        ("TOPIC 7s TOPIC 7s are wild.", ["7s are wild."]),
        ("TOPIC 8s TOPIC 7s are wild.", []),
        ("TOPIC 7s TOPIC 7s may be played on any card.", ["7s may be played on any card."]),
        ("TOPIC a 7 TOPIC When a player draws a card, they bow.", []),
        (
            f'{PLAYS}they must say "hi". PENALTY 2',
            [f'{PLAYS}they must say "hi". The penalty call is "Failure to say hi" and the penalty is 2 cards.'],
        ),
        (f'{PLAYS}they must say "hi" and must bow. PENALTY 2', []),  # two things owed have no price in common
        (f"{DRAWS} PENALTY 2", []),
        (f'{PLAYS}YOU must say "hi". PENALTY 2', []),
        ("xyz. PENALTY 2", []),
        (f"{DRAWS} CHAIN 2 4", [DRAWS]),
        (f"{DRAWS} CHAIN 3 6", [DRAWS]),
        (f"{DRAWS} CHAIN 2 3", []),  # twice two is four
        (f"they draw 2 cards LABEL {DRAWS}", [DRAWS]),
        (f"they draw 3 cards LABEL {DRAWS}", []),
        (f"xyz LABEL {DRAWS}", []),
        (f"{DRAWS} LABEL {DRAWS}", [DRAWS]),
        (f"When a player plays an 8, they draw 2 cards. LABEL {DRAWS}", []),
        (
            f"NOBODY draw 2 cards LABEL {PLAYS}the next player draws 2 cards.",
            [f"{PLAYS}the next player draws 2 cards."],
        ),
        (f"NOBODY draw 3 cards LABEL {PLAYS}the next player draws 2 cards.", []),
        (f"{PLAYS}FIRST they draw a card SAME {BOTH}.", [f"{PLAYS} {BOTH}."]),
        (f"{PLAYS}FIRST {BOTH} SAME they draw a card.", [f"{PLAYS} {BOTH}."]),
        (f"{PLAYS}FIRST they draw a card SAME the next player is skipped.", []),
        (f"{PLAYS}FIRST they draw a card ALSO the next player is skipped.", [f"{PLAYS} {BOTH}."]),
        (f"{PLAYS}FIRST they draw a card ALSO they draw a card.", [f"{PLAYS} they draw a card."]),
    ],
)
def test_what_is_said_twice_is_said_once(said: str, left: list[str]) -> None:
    found = [" ".join(each.text.split()) for each in settled(ExactWords("S", said), Budget())]
    assert found == [" ".join(each.split()) for each in left]


@pytest.mark.parametrize(
    "doing, do",
    [
        *(("saying", "say"), ("speaking", "speak"), ("talking", "speak"), ("playing", "play"), ("laying", "play")),
        *(("placing", "play"), ("drawing", "draw"), ("using", "use"), ("giving", "give"), ("calling", "call")),
        *(("winning", "win"), ("looking", "look")),
    ],
)
def test_who_is_kept_from_doing_something_may_not_do_it(doing: str, do: str) -> None:
    said = [token.word for token in _not_doing(list(tokens(f"Players are forbidden from {doing} a King")))]
    assert said[-4:] == ["to", do, *said[-2:]]
    for text in (
        f"from {doing}",
        f"Players come from {doing}",
        f"Players are forbidden {doing}",
        "forbidden from here",
    ):
        words = list(tokens(text))
        assert _not_doing(words) == words


@pytest.mark.parametrize("word", ["forbidden", "prohibited", "barred", "banned", "disallowed"])
def test_each_word_for_being_kept_from_something(word: str) -> None:
    assert [token.word for token in _not_doing(list(tokens(f"{word} from saying")))] == [word, "to", "say"]


def test_a_name_stands_for_words_or_for_none() -> None:
    """`Or` was "or higher" in one table and a mere "or" in another, and so "9s or" were 9s."""
    silent = {each.name for each in productions(TABLE) if each.template == "."}
    telling = {each.name for each in productions(TABLE) if each.template not in (".", "")}
    assert silent & telling == {"Plainer", "Opening"}
