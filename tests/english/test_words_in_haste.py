"""Word by word: what is short for what, what a card is called by, and whom or what `one` is."""

import pytest

from cardhouse.english.front.shorthand import explained, named, spelt_out
from cardhouse.english.tokens import Token, TokenSort, tokens


def each(words: str) -> list[str]:
    return words.split()


def shown(words: list[Token]) -> str:
    return " ".join(token.word for token in words)


def spelt(text: str) -> str:
    return shown(spelt_out(tokens(text), text))


SHORT = """
u you | ya you | ur your | w with | ppl people | pls please | plz please | gotta have to | gonna going to
wanna want to | lemme let me | cuz because | cos because | coz because | nxt next | plyr player | sum1 somebody
any1 anybody | every1 everybody
"""


@pytest.mark.parametrize("row", SHORT.replace("\n", " | ").strip(" |").split(" | "))
def test_words_of_a_chat(row: str) -> None:
    short, _, long = row.partition(" ")
    assert spelt(f"they {short} 7") == f"they {long} 7"


@pytest.mark.parametrize("text, meant", [("any 1", "any 1"), ("many1", "many 1"), ("1", "1"), ("any1 1", "anybody 1")])
def test_a_number_after_a_word_is_a_number(text: str, meant: str) -> None:
    assert spelt(text) == meant


def test_a_word_with_a_number_in_it_lies_where_it_was_written() -> None:
    text = "when sum1 plays"
    assert [text[token.start : token.end] for token in spelt_out(tokens(text), text)] == ["when", "sum1", "plays"]


BEING = each("down on out left at sat about the a allowed skipped not only")


@pytest.mark.parametrize("word", BEING)
def test_somebody_is_something(word: str) -> None:
    assert spelt(f"ur {word} 7") == f"you are {word} 7"


def test_somebody_has_something() -> None:
    assert spelt("ur hand 7") == "your hand 7"


@pytest.mark.parametrize("owner", ["someone", "somebody", "anyone", "anybody", "neighbour"])
@pytest.mark.parametrize("owned", ["hand", "cards", "turn", "card"])
def test_what_is_somebodys(owner: str, owned: str) -> None:
    assert spelt(f"{owner}s {owned}") == f"{owner} 's {owned}"


@pytest.mark.parametrize("owner", ["player", "person", "people"])
@pytest.mark.parametrize("before", ["next", "previous", "another", "other", "left", "right"])
def test_what_is_that_players(before: str, owner: str) -> None:
    assert spelt(f"{before} {owner}s hand") == f"{before} {owner} 's hand"
    assert spelt(f"many {owner}s hand") == f"many {owner}s hand"


KINDS = each("wish skip draw reverse reversal wild suit rank stop block change special trick")


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_card_is_the_card_in_brackets(kind: str) -> None:
    text = f"play {kind} card (8) now"
    assert shown(explained(tokens(text))) == "play 8 now"


@pytest.mark.parametrize("before", ["a", "any", "the", "each", "every"])
def test_a_card_is_the_card_in_brackets(before: str) -> None:
    assert shown(explained(tokens(f"play {before} card (8) now"))) == f"play {before} 8 now"
    assert shown(explained(tokens("play no card (8) now"))) == "play no card ( 8 ) now"


def one_in(text: str) -> TokenSort:
    """Whether `one` is a number or a word there."""
    [found] = [token.sort for token in named(tokens(text)) if token.word == "one"]
    return found


TELLING = each(
    "who that whose next after before behind following preceding sitting seated to on with holding having playing "
    "left right two ahead up coming going just"
)


@pytest.mark.parametrize("word", TELLING)
@pytest.mark.parametrize("this", ["the", "that", "this"])
def test_the_one_is_somebody(this: str, word: str) -> None:
    assert one_in(f"{this} one {word} it") is TokenSort.WORD


@pytest.mark.parametrize("text", ["the one card", "the one", "one who laid it", "only one who laid it"])
def test_one_is_a_number(text: str) -> None:
    assert one_in(text) is TokenSort.NUM


def test_a_number_is_nobody() -> None:
    assert [token.sort for token in named(tokens("the 7 that skips"))][1] is TokenSort.NUM


@pytest.mark.parametrize("verb", ["play", "plays", "played", "playing", "lay", "lays"])
def test_one_is_the_card_that_was_named(verb: str) -> None:
    assert shown(named(tokens(f"kings skip, {verb} one"))) == f"kings skip , {verb} a king"
    assert shown(named(tokens("kings skip, take one"))) == "kings skip , take one"


@pytest.mark.parametrize("name", ["ace", "jack", "queen", "king", "joker"])
def test_each_card_that_has_a_name(name: str) -> None:
    assert shown(named(tokens(f"{name}s skip, play one"))) == f"{name}s skip , play a {name}"
    assert shown(named(tokens(f"a {name} skips, play one"))) == f"a {name} skips , play a {name}"


@pytest.mark.parametrize("before", ["a", "an", "the", "any", "every", "each", "red", "black"])
def test_a_number_is_a_card_after(before: str) -> None:
    colour = f"{before} " if before in ("red", "black") else ""
    assert shown(named(tokens(f"{before} 7 skips, play one"))) == f"{before} 7 skips , play a {colour}7"


def test_a_number_of_players_is_no_card() -> None:
    assert shown(named(tokens("7 left, play one"))) == "7 left , play one"
    assert one_in("7 left, play one") is TokenSort.WORD


COUNTED = each("card cards more of extra additional or by at single other red black face after")


@pytest.mark.parametrize("after", COUNTED)
def test_so_many_of_something(after: str) -> None:
    assert one_in(f"kings skip, play one {after} it") is TokenSort.NUM


@pytest.mark.parametrize("kind", ["red", "black", "even", "odd", "prime"])
def test_ones_of_a_kind_are_of_the_card_that_was_named(kind: str) -> None:
    assert shown(named(tokens(f"kings skip, {kind} ones reverse"))) == f"kings skip , {kind} king reverse"
    assert shown(named(tokens(f"{kind} ones reverse"))) == f"{kind} cards reverse"
    text = f"kings skip, queens reverse, {kind} ones draw"
    assert shown(named(tokens(text))) == f"kings skip , queens reverse , {kind} one_of_them draw"


@pytest.mark.parametrize("but", ["than", "but", "except", "not", "besides"])
def test_what_is_left_out_is_any_card(but: str) -> None:
    assert shown(named(tokens(f"any king {but} a red one"))) == f"any king {but} a red card"
    assert shown(named(tokens("any king but red ones"))) == "any king but red cards"


def test_after_a_comma_but_begins_something_new() -> None:
    assert shown(named(tokens("red kings skip, but black ones draw"))) == "red kings skip , but black king draw"
    assert shown(named(tokens("kings skip, except red ones"))) == "kings skip , except red cards"


@pytest.mark.parametrize("text, meant", [("soooo", "so"), ("pleaaase", "please"), ("too", "too"), ("skiiip", "skip")])
def test_a_word_that_is_drawn_out(text: str, meant: str) -> None:
    assert spelt(text) == meant
