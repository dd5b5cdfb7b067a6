"""Which cards, which people, how many and whether: what the words of a sentence mean at one table, word by word."""

import pytest

from cardhouse.cards import ALL, JOKERS, NONE, Card, Cards, card, cards, set_of
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english import read
from cardhouse.english.walking import inside
from cardhouse.english.written.cards import alike, is_among_them, meant, single
from cardhouse.english.written.people import amount, people
from cardhouse.english.written.scene import Scene
from cardhouse.english.written.states import holds
from tests.english.at_a_table import table_with

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def faces(words: str) -> Cards:
    """`2 3/SH` are the 2s and 3s of Spades and Hearts; `/SH` all of those suits; `JK` the Joker; several with a +."""
    found: set[Card] = set()
    for part in words.split(" + ") if words else ():
        if part == "JK":
            found |= set(JOKERS)
        else:
            ranks, _, suits = part.partition("/")
            found |= {card(rank + suit) for rank in ranks.split() or RANKS for suit in suits}
    return set_of(list(found))


def kinds(words: str) -> m.Kinds:
    """The cards that a sentence speaks of."""
    found = read(f"A player may not play {words}.")
    assert found.whole, words
    return next(inside(found.rule, m.ToPlay)).cards


@pytest.fixture(scope="module")
def plain() -> Table:
    return table_with()


@pytest.mark.parametrize(
    "words, on, expected",
    [
        ("a card", "", "/SHDC + JK"),
        ("any card", "", "/SHDC + JK"),
        ("a Joker", "", "JK"),
        ("a Spade", "", "/S"),
        ("a Heart", "", "/H"),
        ("a Diamond", "", "/D"),
        ("a Club", "", "/C"),
        ("an Ace", "", "A/SHDC"),
        ("a 2", "", "2/SHDC"),
        ("a 10", "", "10/SHDC"),
        ("a Jack", "", "J/SHDC"),
        ("a King", "", "K/SHDC"),
        ("the Queen of Hearts", "", "Q/H"),
        ("a red card", "", "/HD"),
        ("a black card", "", "/SC"),
        ("an even card", "", "2 4 6 8 10 Q/SHDC"),
        ("an odd card", "", "A 3 5 7 9 J K/SHDC"),
        ("a prime card", "", "2 3 5 7 J K/SHDC"),
        ("a face card", "", "J Q K/SHDC"),
        ("a number card", "", "2 3 4 5 6 7 8 9 10/SHDC"),
        ("a red even number card", "", "2 4 6 8 10/HD"),
        ("a black King", "", "K/SC"),
        ("a wild card", "", ""),
        ("a 3 or lower", "", "A 2 3/SHDC"),
        ("a Jack or higher", "", "J Q K/SHDC"),
        ("a black Queen or higher", "", "Q K/SC"),
        ("a card other than a 7", "", "A 2 3 4 5 6 8 9 10 J Q K/SHDC + JK"),
        ("a Heart other than a face card", "", "A 2 3 4 5 6 7 8 9 10/H"),
        ("a 2 or a King or a Joker", "", "2 K/SHDC + JK"),
        ("a card of the same suit as the top card", "5H", "/H"),
        ("a card of the same rank as the top card", "5H", "5/SHDC"),
        ("a card of the same value as the top card", "5H", "5/SHDC"),
        ("a card of the same colour as the top card", "5H", "/HD"),
        ("a card of the same colour as the top card", "5C", "/SC"),
        ("a card of the same parity as the top card", "5H", "A 3 5 7 9 J K/SHDC"),
        ("a card of the same parity as the top card", "4H", "2 4 6 8 10 Q/SHDC + JK"),
        ("a card of a different suit from the top card", "5H", "/SDC + JK"),
        ("a card of a different rank from the top card", "5H", "A 2 3 4 6 7 8 9 10 J Q K/SHDC + JK"),
        ("a card of the same suit as the top card", "", ""),
        ("a card of a different suit from the top card", "", ""),
        ("a card of the same suit as the top card", "JK", ""),
        ("a card of the same rank as the top card", "JK", ""),
        ("a card identical to the top card", "5H", "5/H"),
        ("a card identical to the top card", "", ""),
        ("a card higher than the top card", "JH", "Q K/SHDC"),
        ("a card lower than the top card", "3H", "A 2/SHDC"),
        ("a card 3 higher than the top card", "5H", "8/SHDC"),
        ("a card 3 lower than the top card", "5H", "2/SHDC"),
        ("a card 1 higher than the top card", "KH", ""),
        ("a card 1 lower than the top card", "AH", ""),
        ("a card at least 7 higher than the top card", "5H", "Q K/SHDC"),
        ("a card at least 3 lower than the top card", "5H", "A 2/SHDC"),
        ("a card 1 higher or lower than the top card", "5H", "4 6/SHDC"),
        ("a card 2 higher or lower than the top card", "2H", "4/SHDC"),
        ("a card higher than the top card", "", ""),
        ("a card 1 higher or lower than the top card", "", ""),
        ("a card of the called suit", "", ""),
        ("a card of the called rank", "", ""),
    ],
)
def test_cards(words: str, on: str, expected: str, plain: Table) -> None:
    assert meant(kinds(words), plain, card(on) if on else None, NO_SEAT) == faces(expected)


@pytest.mark.parametrize("other", ["top", "previous"])
def test_a_card_is_compared_with_the_one_below(other: str, plain: Table) -> None:
    words = f"a card of the same suit as the {other} card"
    assert meant(kinds(words), plain, card("9D"), 0) == faces("/D")


@pytest.mark.parametrize(
    "rule, words, expected",
    [
        ("Red 3s are wild.", "a wild card", "3/HD"),
        ("Red 3s are wild. Kings are wild.", "a wild card", "3/HD + K/SHDC"),
        ("Black Queens count as Spades.", "a Spade", "/S + Q/C"),
        ("Black Queens count as Spades.", "a Club", "A 2 3 4 5 6 7 8 9 10 J K/C"),
        ("Black Queens count as Spades.", "a red card", "/HD"),
        ("Jokers count as the King of Hearts.", "a King", "K/SHDC + JK"),
        ("Jokers count as the King of Hearts.", "a Heart", "/H + JK"),
        ("Jokers count as the King of Hearts.", "a Joker", "JK"),
        ("The value of a face card is 10.", "an even card", "2 4 6 8 10 J Q K/SHDC"),
        ("The value of a face card is 10.", "a 9 or higher", "9 10 J Q K/SHDC"),
        ("The value of an Ace is 0.", "a 2 or lower", "2/SHDC"),
        ("The value of an Ace is 0.", "an even card", "2 4 6 8 10 Q/SHDC"),
        ("The value of a Joker is 13.", "a prime card", "2 3 5 7 J K/SHDC + JK"),
        ("The value of a face card is 10.", "a face card", "J Q K/SHDC"),
    ],
)
def test_cards_by_what_other_rules_say(rule: str, words: str, expected: str) -> None:
    assert meant(kinds(words), table_with(rule), None, NO_SEAT) == faces(expected)


@pytest.mark.parametrize(
    "words, played, on, expected",
    [
        ("a card of the same suit", "9H", "5H", True),
        ("a card of the same suit", "9H", "5D", False),
        ("a card of the same suit", "9H", "", False),
        ("a card of a different suit", "9H", "5D", True),
        ("a card of a different suit", "9H", "5H", False),
        ("a card of a different suit", "9H", "", False),
        ("a King or a card of the same rank", "KH", "5D", True),
        ("a King or a card of the same rank", "5H", "5D", True),
        ("a King or a card of the same rank", "6H", "5D", False),
        ("a 7", "7H", "", True),
        ("a 7", "8H", "", False),
    ],
)
def test_one_card_on_another(words: str, played: str, on: str, expected: bool, plain: Table) -> None:
    assert single(kinds(words), plain, card(played), card(on) if on else None, 0) is expected


@pytest.mark.parametrize(
    "words, group, expected",
    [
        ("any number of cards of the same rank", "5H 5C 5D", True),
        ("any number of cards of the same rank", "5H 5C 6D", False),
        ("any number of cards of the same suit", "5H 9H", True),
        ("any number of cards of the same suit", "5H 5C", False),
        ("any number of cards of a different suit", "5H 5C 5D", True),
        ("any number of cards of a different suit", "5H 5C 9H", False),
        ("any number of cards of a different suit", "5H 9C 2C", False),
        ("any number of red cards", "5H 6D", True),
        ("any number of red cards", "5H 6C", False),
        ("any number of cards in increasing order", "2H 4D 9C", True),
        ("any number of cards in increasing order", "2H 4D 4C", False),
        ("any number of cards in increasing order", "9H 4D", False),
        ("any number of cards in decreasing order", "9H 4D 2C", True),
        ("any number of cards in decreasing order", "9H 4D 4C", False),
        ("any number of cards in decreasing order", "2H 4D", False),
        ("any number of cards in consecutive order", "4D 5H 6C", True),
        ("any number of cards in consecutive order", "6D 5H 4C", True),
        ("any number of cards in consecutive order", "4D 5H 7C", False),
        ("any number of cards in consecutive order", "4D 5H 4C", False),
        ("any number of cards in consecutive order", "4D 6H", False),
        ("any number of cards in consecutive order", "6D 4H", False),
        ("any number of cards of the same suit in consecutive order", "4D 5D", True),
        ("any number of cards of the same suit in consecutive order", "4D 5H", False),
    ],
)
def test_cards_together(words: str, group: str, expected: bool, plain: Table) -> None:
    assert alike(kinds(words), plain, list(cards(group))) is expected


# Seats 0 to 3 are Ann, Bob, Cat and Dan with 3, 1, 5 and 3 cards; Bob plays in Ann's turn, and Dan deals.
SCENE = Scene(1, 0, card("9H"), card("5H"), 1)


def seated(*rules: str, direction: int = 1) -> Table:
    table = table_with(*rules)
    table.hands = [list(cards(hand)) for hand in ("2H 3H 4H", "KC", "2C 3C 4C 5C 6C", "7S 8S 9S")]
    table.piles, table.turn, table.dealer, table.direction = {1: list(cards("5H 9H"))}, 0, 3, direction
    return table


def who_in(words: str) -> m.RuleMeaning:
    found = read(f"When a player plays a 2, {words} must wave.")
    assert found.whole, words
    return found.rule


@pytest.mark.parametrize(
    "words, expected, turned",
    [
        ("they", [1], [1]),
        ("that player", [1], [1]),
        ("the active player", [0], [0]),
        ("the next player", [2], [0]),
        ("the previous player", [0], [2]),
        ("the player after the next player", [3], [3]),
        ("the dealer", [3], [3]),
        ("each player", [1, 2, 3, 0], [1, 0, 3, 2]),
        ("all other players", [2, 3, 0], [0, 3, 2]),
        ("another player", [2, 3, 0], [0, 3, 2]),
        ("the next 2 players", [2, 3], [0, 3]),
        ("the next 3 players", [2, 3, 0], [0, 3, 2]),
        ("the player to their left", [2], [2]),
        ("the player to their right", [0], [0]),
        ("the player 2 seats to their left", [3], [3]),
        ("the player with the most cards", [2], [2]),
        ("the player with the fewest cards", [1], [1]),
        ("each player with 3 cards", [3, 0], [0, 3]),
        ("each player with exactly 3 cards", [3, 0], [0, 3]),
        ("each player with more than 3 cards", [2], [2]),
        ("each player with fewer than 3 cards", [1], [1]),
        ("each player with at least 3 cards", [2, 3, 0], [0, 3, 2]),
        ("each player with at most 3 cards", [1, 3, 0], [1, 0, 3]),
        ("each player with an even number of cards", [], []),
        ("each player with an odd number of cards", [1, 2, 3, 0], [1, 0, 3, 2]),
        ("as many players as half the number of players", [2, 3], [0, 3]),
        ("as many players as the number of cards in their hand", [2], [0]),
        ("as many players as the number of cards in the dealer's hand", [2, 3, 0], [0, 3, 2]),
    ],
)
def test_people(words: str, expected: list[int], turned: list[int]) -> None:
    bound = next(inside(who_in(words), m.Bound))
    assert people(bound.who, seated(), SCENE) == expected
    assert people(bound.who, seated(direction=-1), SCENE) == turned


@pytest.mark.parametrize(
    "words, expected",
    [
        ("the value of the card", 9),
        ("the value of the card plus 2", 11),
        ("the value of the card minus 2", 7),
        ("the value of the card minus 12", 0),
        ("the value of the card times 3", 27),
        ("the value of the card times 12", 99),
        ("the number of cards in their hand", 1),
        ("the number of cards in the next player's hand", 5),
        ("the number of cards in the dealer's hand", 3),
        ("the number of players", 4),
        ("half the number of players", 2),
        ("the number of their Moo Tokens", 0),
        ("the roll", 0),
        ("the number of 9s in a row", 0),
    ],
)
def test_how_many(words: str, expected: int) -> None:
    text = f"When a player plays a 2, the next player draws as many cards as {words}."
    found = read(text)
    assert found.whole, words
    rolling = "When a player plays a 3, they roll a die. When a player plays 2 red cards, they must bow."
    assert amount(next(inside(found.rule, m.Quantity)), seated(text, rolling), SCENE) == expected


@pytest.mark.parametrize(
    "words, expected",
    [
        ("they have 1 card", True),
        ("they have 2 cards", False),
        ("they have more than 1 card", False),
        ("they have at least 1 card", True),
        ("they have fewer than 1 card", False),
        ("they have at most 1 card", True),
        ("each player has at least 1 card", True),
        ("each player has at least 2 cards", False),
        ("the next player has an odd number of cards", True),
        ("the next player has an even number of cards", False),
        ("they have a King in hand", True),
        ("they have a Heart in hand", False),
        ("the active player has a Heart in hand", True),
        ("they have a legal play", True),
        ("they have no legal play", False),
        ("it is their turn", False),
        ("it is not their turn", True),
        ("it is the active player's turn", True),
        ("it is the dealer's turn", False),
        ("the card is a 9", True),
        ("the card is a 5", False),
        ("the card is not a 9", False),
        ("the card is a card of the same suit as the previous card", True),
        ("the card is a card of the same rank as the previous card", False),
        ("the previous card was a 5", True),
        ("the previous card was a 9", False),
        ("the previous card was not a 5", False),
        ("the card and the previous card add up to 14", True),
        ("the card and the previous card add up to 13", False),
        ("the card and the previous card add up to more than 13", True),
        ("the card and the previous card add up to more than 14", False),
        ("the card and the previous card add up to less than 15", True),
        ("the card and the previous card add up to less than 14", False),
        ("the card and the previous card add up to an even number", True),
        ("the card and the previous card add up to an odd number", False),
        ("the card and the previous card add up to a prime number", False),
        ("the value of the card is 9", True),
        ("the value of the card is 8", False),
        ("the value of the card is an odd number", True),
        ("the value of the card is an even number", False),
        ("turn order is clockwise", True),
        ("turn order is counter-clockwise", False),
        ("the draw pile has at least 1 card", True),
        ("the draw pile has fewer than 10 cards", False),
        ("a point of order is in progress", False),
        ("they have 1 card and it is their turn", False),
        ("they have 1 card and it is not their turn", True),
    ],
)
def test_conditions(words: str, expected: bool) -> None:
    for word, wanted in (("if", expected), ("while", expected), ("unless", not expected)):
        text = f"When a player plays a card {word} {words}, they must bow."
        found = read(text)
        assert found.whole, words
        condition = next(inside(found.rule, m.Trigger)).condition
        assert holds(condition, seated(text), SCENE) is wanted


def sum_is(words: str, total: int) -> bool:
    """Whether a card of some rank on a King adds up to what the words say."""
    text = f"When a player plays a card if the card and the previous card add up to {words}, they must bow."
    condition = next(inside(read(text).rule, m.Trigger)).condition
    under = min(total - 1, 13)
    scene = Scene(0, 0, set_card(total - under), set_card(under), 1)
    return holds(condition, seated(text), scene)


def set_card(value: int) -> Card:
    return card(RANKS[value - 1] + "H")


@pytest.mark.parametrize("total", range(2, 27))
def test_prime_even_and_odd_sums(total: int) -> None:
    assert sum_is("a prime number", total) == (total in (2, 3, 5, 7, 11, 13, 17, 19, 23))
    assert sum_is("an even number", total) == (total % 2 == 0)
    assert sum_is("an odd number", total) == (total % 2 == 1)


def test_a_card_alone_adds_up_to_nothing() -> None:
    text = "When a player plays a card if the card and the previous card add up to an even number, they must bow."
    condition = next(inside(read(text).rule, m.Trigger)).condition
    assert not holds(condition, seated(text), Scene(0, 0, card("2H"), None, 1))
    assert not holds(condition, seated(text), Scene(0, 0, None, card("2H"), 1))


def test_all_and_nothing(plain: Table) -> None:
    assert meant(kinds("a card"), plain, None, 0) == ALL
    assert meant(kinds("a wild card"), plain, None, 0) == NONE


@pytest.mark.parametrize(
    "text, among",
    [
        ("2 cards of the same suit", True),
        ("2 cards in increasing order", True),
        ("2 cards that match one another", True),
        ("a card of the same suit as the previous card", False),
        ("a card of a different suit from the previous card", False),
        ("a 5 or lower", False),
        ("a card other than a King", False),
    ],
)
def test_what_cards_are_among_themselves(text: str, among: bool) -> None:
    rule = read(f"When a player plays {text}, they draw a card.").rule
    assert rule is not None, text
    tails = [tail for kind in inside(rule, m.Kind) for tail in kind.tails]
    assert [is_among_them(tail) for tail in tails] == [among]


def test_cards_of_different_ranks_are_so_among_themselves() -> None:
    assert is_among_them(m.DifferentFrom(m.Attribute.RANK))
    assert not is_among_them(m.DifferentFrom(m.Attribute.RANK, m.Other.TOP))
