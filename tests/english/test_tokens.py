"""From letters to words: every number word, contraction and sign, and where each stood."""

import pytest

from cardhouse.english.tokens import NUMBERS, ORDINALS, PLURALS, Token, TokenSort, plain, sentences, tokens

SMALL = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def said(number: int) -> str:
    if number < 20:
        return SMALL[number]
    ten, one = TENS[number // 10 - 2], number % 10
    return f"{ten}-{SMALL[one]}" if one else ten


def seen(text: str) -> list[tuple[str, str, int]]:
    return [(token.word, str(token.sort), token.number) for token in tokens(text)]


def test_numbers_in_words() -> None:
    assert {said(number): number for number in range(100)} | {"hundred": 100} == NUMBERS
    plurals = ("twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens")
    assert {word: place + 2 for place, word in enumerate(plurals)} == PLURALS
    ordinals = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
    assert {word: place + 1 for place, word in enumerate(ordinals)} == ORDINALS


@pytest.mark.parametrize(
    "text, word, sort, number",
    [
        ("Seven", "seven", "NUM", 7),
        ("twenty-one", "twenty-one", "NUM", 21),
        ("sixes", "sixes", "NUMS", 6),
        ("third", "third", "ORD", 3),
        ("3rd", "3rd", "ORD", 3),
        ("12th", "12th", "ORD", 12),
        ("8s", "8s", "NUMS", 8),
        ("10's", "10's", "NUMS", 10),
        ("0", "0", "NUM", 0),
        ("9999", "9999", "NUM", 9999),
        ("10000", "10000", "WORD", 0),
        ("99999", "99999", "WORD", 0),
        ("100000", "100000", "WORD", 0),
        ('"Oh, well"', "Oh, well", "STR", 0),
        ("“Oh”", "Oh", "STR", 0),
        ("„Oh”", "Oh", "STR", 0),
        ("«Oh»", "Oh", "STR", 0),
        ("Jack", "jack", "WORD", 0),
        ("counter-clockwise", "counter-clockwise", "WORD", 0),
        (",", ",", "SIGN", 0),
        ("—", "-", "SIGN", 0),
        ("–", "-", "SIGN", 0),
        ("−", "-", "SIGN", 0),
        ("→", ">", "SIGN", 0),
        ("->", "->", "SIGN", 0),
        ("=>", "=>", "SIGN", 0),
        ("--", "--", "SIGN", 0),
        ("…", "...", "SIGN", 0),
        ("_", "_", "SIGN", 0),
    ],
)
def test_one_token(text: str, word: str, sort: str, number: int) -> None:
    assert seen(text) == [(word, sort, number)]


NOT = (
    "can",
    "must",
    "do",
    "does",
    "is",
    "are",
    "should",
    "could",
    "have",
    "has",
    "did",
    "need",
    "would",
    "was",
    "were",
)


@pytest.mark.parametrize(
    "text, parts",
    [
        *[(f"{word}n't" if word != "can" else "can't", (word, "not")) for word in (*NOT, "were")],
        *(("cant", ("can", "not")), ("won't", ("will", "not")), ("let's", ("let", "us"))),
        *(("I’m", ("i", "am")), ("i'll", ("i", "will")), ("i've", ("i", "have"))),
        *[(f"{who}'re", (who, "are")) for who in ("you", "they", "we")],
        *[(f"{who}'ll", (who, "will")) for who in ("you", "they", "we")],
        *[(f"{who}'ve", (who, "have")) for who in ("you", "they")],
        ("player's", ("player", "'s")),
        ("'s", ("'s",)),
    ],
)
def test_what_is_drawn_together_is_taken_apart(text: str, parts: tuple[str, ...]) -> None:
    assert [token.word for token in tokens(text)] == list(parts)


def test_one_card_that_something_belongs_to() -> None:
    assert seen("a 9's turn") == [("a", "WORD", 0), ("9", "NUM", 9), ("'s", "WORD", 9), ("turn", "WORD", 0)]
    assert seen("a 9's hand")[1] == ("9", "NUM", 9)
    assert seen("a 9's rule")[1] == ("9's", "NUMS", 9)
    assert seen("9s turn")[0] == ("9s", "NUMS", 9)


def test_where_each_stood() -> None:
    text = "Say “hi”… 3rd can't"
    found = [(token.word, text[token.start : token.end]) for token in tokens(text)]
    assert found == [("say", "Say"), ("hi", "“hi”"), ("...", "…"), ("3rd", "3rd"), ("can", "can't"), ("not", "can't")]
    assert plain("½a") == ("1⁄2a", [0, 0, 0, 1, 2])


def test_sentences_end_with_a_stop() -> None:
    words = [[token.word for token in sentence] for sentence in sentences(tokens("One.\nTwo .. three"))]
    assert words == [["one", "."], ["two", "."], ["three", "."]]
    assert sentences(tokens("...")) in ([], [[*tokens("..."), Token(".", TokenSort.SIGN, start=3, end=3)]])
    [[one, stop]] = sentences(tokens("one"))
    assert (one.end, stop.start, stop.end) == (3, 3, 3)
    assert sentences([]) == []
    assert [token.word for token in sentences(tokens('"." two'))[0]] == [".", "two", "."]
