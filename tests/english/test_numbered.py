"""Numbers of clauses, which are no cards: each way people number their rules, and what only looks like one."""

import pytest

from cardhouse.english.front.labels import unlabelled
from cardhouse.english.tokens import Token, TokenSort, tokens
from tests.english.rows import rows


def shown(words: list[Token]) -> str:
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in words)


@pytest.mark.parametrize("text, rule", rows("numbered.txt", 2))
def test_a_rule_without_its_number(text: str, rule: str) -> None:
    words = tokens(text)
    assert shown(unlabelled(words, text)) == (shown(words) if rule == "the same" else rule)


def left_of(text: str) -> str:
    return shown(unlabelled(tokens(text), text))


@pytest.mark.parametrize(
    "word",
    [
        "rule",
        "law",
        "article",
        "art",
        "section",
        "sec",
        "clause",
        "paragraph",
        "para",
        "point",
        "item",
        "no",
        "nr",
        "r",
    ],
)
def test_words_for_a_clause(word: str) -> None:
    assert left_of(f"{word} 7: Kings skip") == "kings skip"
    assert left_of(f"{word} no. 7: Kings skip") == left_of(f"{word} number 7: Kings skip") == "kings skip"


@pytest.mark.parametrize("number", ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"])
def test_roman_numbers(number: str) -> None:
    assert left_of(f'{number}) say "hi"') == 'say "hi"'


@pytest.mark.parametrize("sign", [".", ":", " -", " --", ")", ","])
def test_signs_after_a_number(sign: str) -> None:
    assert left_of(f"Rule 7{sign} kings skip") == "kings skip"


@pytest.mark.parametrize("sign", [":", " -", " --", " =", " ->", " =>"])
def test_a_number_before_a_sign_is_a_card_of_its_own(sign: str) -> None:
    assert left_of(f"7. 8{sign} skip") == shown(tokens(f"8{sign} skip"))


@pytest.mark.parametrize("word", ["when", "whenever", "if", "whoever", "no", "nobody", "never", "only", "players"])
def test_words_that_begin_a_rule(word: str) -> None:
    assert left_of(f"7. {word} skip") == f"{word} skip"
    assert left_of(f"7) {word} skip") == f"{word} skip"


@pytest.mark.parametrize("word", ["may", "can", "cannot", "after", "before", "starts", "start", "limit", "wild"])
def test_words_that_say_when_or_what_may_be(word: str) -> None:
    assert left_of(f"7) skip {word} that") == f"skip {word} that"
    assert left_of(f"7. skip {word} that") == f"7 . skip {word} that"


@pytest.mark.parametrize("word", ["a", "an", "the", "any", "all", "every", "each", "red", "black", "both"])
@pytest.mark.parametrize("card", ["ace", "jack", "queen", "king", "joker", "spade", "heart", "diamond", "club"])
def test_a_clause_that_names_its_card(word: str, card: str) -> None:
    assert left_of(f"7. {word} {card}") == f"{word} {card}"
    assert left_of(f"7. {card}s {word}") == f"{card}s {word}"
