"""Where a part of a text ends: the words beside it belong to it, or they do not. The part stands in brackets."""

import pytest

from cardhouse.english.front.edges import cut_short, goes_on, of_whoever
from cardhouse.english.tokens import Token, tokens


def marked(text: str) -> tuple[list[Token], int, int]:
    """The words, and where the part in brackets begins and ends."""
    before, _, rest = text.partition("[")
    part, _, after = rest.partition("]")
    first = len(tokens(before))
    return list(tokens(f"{before} {part} {after}")), first, first + len(tokens(part))


def more(kind: str, text: str) -> bool:
    words, first, end = marked(text)
    return goes_on(words, kind, first, end)


@pytest.mark.parametrize(
    "text",
    [
        "[a 6] played out of turn",
        "[a 6] on a heart",
        "[a 6] right after another",
        "[a king], queen or jack skips",
        "[a king], a queen or a jack skips",
        "[a king], an ace and a jack skip",
        "[a king], 7, 8 skip",
        "[kings], queens/jacks skip",
        "[a king], 7 on a heart",
        "[a king] 7 skips",
        "[a king] 7s skip",
        "[a king] queen skips",
        "[when a player plays a king] and draws",
        "[a king] you have",
        "[a king] they hold",
        "[eights] reverse if put on a heart",
        "[eights] reverse when a heart is played",
        "[eights] reverse once they are then laid",
    ],
)
def test_more_is_said_of_a_trigger(text: str) -> None:
    assert more("trigger", text)


@pytest.mark.parametrize(
    "text",
    [
        "[a 6]",
        '[a 6] "hi" is said',
        "[a king], draw two cards",
        "[a king], 7 cards are drawn",
        "[a king], queen",
        "[a king], a",
        "[a king], the next player skips",
        "[a king:] 7 cards are drawn",
        "[a king] and draws",
        "[when a player plays a king] and",
        "[when a player plays a king] and wibbles",
        "[a king] you draw",
        "[a king] you",
        "[a king]: skip",
        "[a king] skips",
        "[eights] reverse if they are then gladly put",
        "[eights], if put on a heart, reverse",
        "[eights] reverse if they are hearts",
        "[when a player plays an 8] skip if put on a heart",
        "so [eights] reverse if put on a heart",
    ],
)
def test_nothing_more_is_said_of_a_trigger(text: str) -> None:
    assert not more("trigger", text)


@pytest.mark.parametrize("word", ["when", "if", "after", "whenever", "once", "on", "with"])
def test_a_trigger_that_says_when_goes_on_with_and(word: str) -> None:
    assert more("trigger", f"[{word} a king is played] and draws")
    assert not more("trigger", f"[{word} eights] reverse if put on a heart")


@pytest.mark.parametrize("word", ["have", "has", "hold", "holds"])
def test_cards_that_somebody_has(word: str) -> None:
    assert more("trigger", f"[a king] you {word}")


@pytest.mark.parametrize(
    "kind, text, told",
    [
        ("limit", "[the hand limit is 5] with a king", True),
        ("limit", "[say moo within 5 seconds] to all", True),
        ("limit", "[the hand limit is 5] to all", False),
        ("limit", "[the hand limit is 5]: so", False),
        ("effect", "[draw] in turn", True),
        ("effect", "[draw a card] to follow", True),
        ("effect", "[draw]: a card", True),
        ("effect", "so [draw]: a card", False),
        ("effect", "[draw a card], then skip", False),
        ("effect", "[draw a card]", False),
    ],
)
def test_what_belongs_to_a_limit_or_an_effect(kind: str, text: str, told: bool) -> None:
    assert more(kind, text) is told


def cut(kind: str, text: str, said: str = "they draw a card") -> bool:
    words, first, _ = marked(text)
    return cut_short(words, kind, first, said)


@pytest.mark.parametrize("word", ["when", "if", "after", "once", "whenever", "while", "unless"])
def test_words_that_open_what_comes_after_them(word: str) -> None:
    assert cut("effect", f"people {word} [draw a card]")
    assert cut("limit", f"people {word} [kings are wild]")
    assert not cut("trigger", f"people {word} [a king is played]")
    assert not cut("effect", f"people {word}, [draw a card]")


@pytest.mark.parametrize("word", ["on", "with", "upon", "for"])
def test_small_words_that_do_not_begin_anything(word: str) -> None:
    assert cut("effect", f"people [{word} draw a card]")
    assert cut("trigger", f"it is played [{word} a king]")
    assert not cut("trigger", f"it is skipped [{word} a king]")
    assert not cut("trigger", "it is played [a king]")


@pytest.mark.parametrize("word", ["be", "is", "contain", "contains", "to", "of", "are"])
def test_a_number_is_of_what_has_it(word: str) -> None:
    assert not cut("limit", f"hands {word} [5 cards]")
    assert cut("limit", "hands hold [5 cards]")


@pytest.mark.parametrize("word", ["you", "they", "has", "have", "had"])
def test_whoever_has_to_does_it(word: str) -> None:
    assert not cut("effect", f"whoever {word} to [draw a card]")
    assert cut("effect", "whoever likes to [draw a card]")


@pytest.mark.parametrize(
    "kind, text, said, told",
    [
        ("effect", "the player whose turn it is [draw a card]", "they draw a card", False),
        ("effect", "the player whose turn is it [draw a card]", "they draw a card", False),
        ("effect", "the wibble [draw a card]", "they draw a card", True),
        ("effect", "the wibble [draw a card]", "YOU draw a card", True),
        ("effect", "the wibble [draw a card]", "NOBODY draws a card", True),
        ("effect", "the wibble [draw a card]", "a player may draw a card", True),
        ("effect", "the wibble [draw a card]", "A player may draw a card", True),
        ("effect", "the wibble [draw a card]", "the next player draws a card", False),
        ("effect", "the wibble [they draw a card]", "they draw a card", False),
        ("effect", 'the wibble ["hi"]', "they must say", False),
        ("effect", "it is called [draw a card]", "each player draws a card", True),
        ("limit", "it is called [kings are wild]", "kings are wild", False),
        ("limit", 'it is called ["hi"]', "hi", True),
        ("effect", "whoever lost must [draw a card]", "they draw a card", False),
    ],
)
def test_what_is_of_somebody_else(kind: str, text: str, said: str, told: bool) -> None:
    assert cut(kind, text, said) is told


@pytest.mark.parametrize(
    "text, told",
    [
        ("whoever laughs", True),
        ("kings skip, whoever laughs", True),
        ("whoever laughs, wibbles", False),
        ("anybody must", True),
        ("a player must", True),
        ("a player may", True),
        ("any player", True),
        ("the game", True),
        ("a wibble who laughs", True),
        ("the one that laughs", True),
        ("the one to whom it is said", False),
        ("who is asked by whom", False),
        ("the wibble", False),
        ("must", False),
        ("", False),
        *[(who, True) for who in ("player", "players", "they", "you", "such player", "that player", "said player")],
        *[(f"the wibble {who}", True) for who in ("who did so", "who did it", "who played it", "whoever played it")],
        ("the wibble who bows", True),
        ("the one wibble who bows", False),
        ("the one wibble whose turn it is", True),
        ("the one wibble whose turn is it", True),
    ],
)
def test_words_that_speak_of_whoever_does_it(text: str, told: bool) -> None:
    assert of_whoever(tokens(text)) is told
