"""Definitions, settings and limits in everyday words: what is spoken of, crossed with ways of saying it.

The suite tries a few of each; `python -m tests.english.test_what_always_holds` tries all and lists what is not read.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from cardhouse.english.front.answers import Status, answer

LIKENESS = (
    (
        (("a 6", "a 9"), "6s count as a 9."),
        (("the queen of spades", "a heart"), "The Queen of Spades counts as a Heart."),
        (("a joker", "an ace"), "Jokers count as an Ace."),
        (("a black jack", "a king"), "Black Jacks count as a King."),
    ),
    (
        "{0} counts as {1}", "{0} shall count as {1}", "{0} is considered {1}", "{0} is considered to be {1}",
        "{0} acts as {1}", "{0} acts like {1}", "{0} works as {1}", "{0} stands for {1}", "{0} represents {1}",
        "{0} is treated as {1}", "{0} is to be treated as {1}", "{0} must be regarded as {1}", "{0} is deemed {1}",
        "{0} shall be deemed to be {1}", "{0} serves as {1}", "{0} is played as {1}", "{0} becomes {1}",
        "{0} functions as {1}", "{0} is seen as {1}", "{0} will count as {1}", "{0} always counts as {1}",
        "treat {0} as {1}", "count {0} as {1}", "consider {0} {1}", "you must treat {0} as {1}", "let {0} be {1}",
        "players treat {0} as {1}", "{0} is read as {1}", "regard {0} as {1}", "let {0} count as {1}",
    ),
)  # fmt: skip
WILD = (
    (
        (("eights", "are", ""), "8s are wild."),
        (("jokers", "are", ""), "Jokers are wild."),
        (("red kings", "are", ""), "Red Kings are wild."),
        (("both black aces", "are", ""), "Black Aces are wild."),
        (("the queen of hearts", "is", "s"), "The Queen of Hearts is wild."),
    ),
    (
        "{0} {1} wild", "{0} {1} wild cards", "{0} act{2} as wild cards", "{0} count{2} as wild",
     "{0} can be anything",
        "{0} count{2} as any card you like", "{0} shall be wild", "{0} {1} considered wild", "treat {0} as wild",
        "let {0} be wild", "{0} can stand for any card", "{0} {1} treated as wild", "wild cards: {0}", "{0}: wild",
        "{0} = wild", "{0} can be used as any card", "{0} work{2} as a wildcard",
        "make {0} wild", "{0} can be whatever you want", "{0} {1} always wild",
    ),
)  # fmt: skip
WORTH = (
    (
        (("face cards", "are", "", "10"), "The value of a face card is 10."),
        (("the queen of spades", "is", "s", "13"), "The value of the Queen of Spades is 13."),
        (("aces", "are", "", "eleven"), "The value of an Ace is 11."),
        (("red threes", "are", "", "5"), "The value of a red 3 is 5."),
        (("jacks and queens", "are", "", "fifteen"), "The value of a Jack or a Queen is 15."),
    ),
    (
        "{0} {1} worth {3}", "{0} {1} worth {3} points", "{0} shall be worth {3} points", "{0} {1} {3} points",
        "{0} count{2} {3} points", "{0} count{2} as {3} points", "{0} {1} valued at {3}", "{0} {1} {3} points each",
        "the value of {0} is {3}", "the value of {0} shall be {3}", "value {0} at {3} points",
        "{0} count{2} for {3} points", "treat {0} as worth {3}", "{0} always count{2} {3} points",
    ),
)  # fmt: skip
DEALT = (
    (
        (("7",), "Each player starts with 7 cards."),
        (("five",), "Each player starts with 5 cards."),
        (("10",), "Each player starts with 10 cards."),
    ),
    (
        "everyone starts with {0}", "everybody starts with {0} cards", "deal {0} each", "deal {0} cards to everyone",
        "{0} cards to begin", "{0} cards each to start", "everyone gets dealt {0}", "each player is dealt {0}",
        "deal {0} cards each instead of 6", "you start with {0} cards in your hand", "start with {0} cards",
        "starting hand: {0} cards", "the starting hand is {0}", "{0} cards are dealt to each player",
        "each player shall begin with {0} cards", "players begin the game with {0} cards",
     "hands start with {0} cards",
        "the dealer gives {0} cards to each player", "at the start everyone has {0} cards", "deal out {0} cards each",
    ),
)  # fmt: skip
TURNS = (
    (
        (("clockwise",), "Turn order starts clockwise."),
        (("to the left",), "Turn order starts clockwise."),
        (("anticlockwise",), "Turn order starts counter-clockwise."),
        (("to the right",), "Turn order starts counter-clockwise."),
        (("the other way round",), "Turn order starts counter-clockwise."),
    ),
    (
        "play goes {0}", "play moves {0}", "play passes {0}", "turns go {0}", "the game runs {0}",
     "turn order is {0}",
        "play starts {0}", "go {0}", "play proceeds {0}", "the direction of play is {0}", "play shall proceed {0}",
        "you play {0}", "the order of play goes {0}", "turns pass {0}", "start {0}",
    ),
)  # fmt: skip
TIMES = (
    (
        (("10 seconds",), "The time limit is 10 seconds."),
        (("twenty seconds",), "The time limit is 20 seconds."),
        (("a minute",), "The time limit is 60 seconds."),
    ),
    (
        "you have {0} to play", "you've got {0} a turn", "{0} per turn", "each turn takes at most {0}",
        "turns last no more than {0}", "you must play within {0}", "everybody gets {0} per turn", "time limit: {0}",
        "the time limit is {0}", "no turn may take longer than {0}", "only {0} to think", "turns are limited to {0}",
        "there is a time limit of {0}", "players only get {0} to play", "max {0} per turn",
    ),
)  # fmt: skip
SAID = (
    (
        (("colour",), "A player may play a card of the same colour as the top card."),
        (("parity",), "A player may play a card of the same parity as the top card."),
    ),
    (
        "the same {0} is enough to match", "same {0} is fine", "you can also match {0}", "you may match by {0}",
        "cards of the same {0} match", "matching {0} is enough", "{0} also counts as a match",
        "you may also play on the same {0}", "cards match if they have the same {0}",
        "cards of the same {0} can be played too",
    ),
)  # fmt: skip
PLAIN = (
    ("There is no time limit.", "no time limit", "take as long as you like", "there's no clock", "no timer",
     "think as long as you want", "you may take as long as you need", "there is no time limit per turn",
     "no time limit, take as long as you like", "turns have no time limit"),
    ("The value of an Ace is 1.", "aces low", "aces are low", "the ace is low", "ace counts low",
     "aces are always low",
     "the ace is the lowest card", "aces rank below twos", "treat aces as low"),
    ("The value of an Ace is 14.", "aces high", "the ace is high", "the ace is the highest card",
     "aces rank above kings",
     "aces come after the king", "treat the ace as high", "aces are above kings"),
    ("The deck has 0 Jokers.", "no jokers", "take the jokers out", "play without jokers",
     "remove the jokers", "leave out the jokers", "jokers are not used", "keep the jokers out",
     "there are no jokers in the game"),
    ("The game uses 2 decks.", "two decks", "use two packs", "play with 2 decks",
     "the game is played with two packs of cards",
     "two decks are used", "shuffle two decks together", "there are two decks"),
    ("The penalty for \"Bad call\" is 2 cards.", "a false call costs 2 cards", "false accusations cost two cards",
     "wrong calls cost two", "the penalty for a wrong call is 2 cards", "each bad call costs you 2 cards"),
    ("When a player begins to have 100 points, they win.", "first to 100", "first to 100 points wins",
     "whoever reaches 100 points first wins", "the first player to get 100 points is the winner",
     "play to 100 points",
     "whoever has 100 points first wins the game"),
    ("When a player plays their last card, they win.", "whoever's out first wins", "whoever goes out first wins",
     "the first one out wins", "the first player to go out is the winner",
     "the player who goes out first wins the round", "whoever has no cards left wins",
     "a player who has no cards left shall be the winner of the round",
     "the player who has no cards left first wins"),
    ("When a player begins to have 0 cards, they win.", "the first to run out of cards wins",
     "whoever runs out of cards first wins", "the first player to empty their hand is the winner"),
    ("A 5 may be played on any card.", "fives don't have to match", "you don't have to follow suit with a 5",
     "a 5 need not follow suit", "fives don't need to match the suit", "with a 5 you don't have to follow suit"),
    ("A player may not play a card lower than the top card.",
     "you must play equal or higher than the card on the pile",
     "each card must be equal or higher than the top card",
     "you have to play a card at least as high as the last one"),
    ("A player may draw up to 3 cards on their turn.", "maximum three draws a turn",
     "you can draw at most 3 cards per turn",
     "you may not draw more than three cards per turn", "no more than 3 draws per turn",
     "draw at most 3 cards a turn"),
)  # fmt: skip
ASKED = (
    ("A player may not draw a card if they have at least 8 cards.", "nobody may hold more than 8 cards",
     "you can have at most 8 cards", "hand limit: 8 cards", "you may never have more than eight cards in hand",
     "maximum hand size is 8"),
    ("A 6 matches a 9.", "a 6 is the same as a 9", "a 6 is also a 9", "a 6 is equal to a 9"),
    ("The value of a face card is 10.", "face cards are all ten", "face cards count as 10",
     "face cards are always 10"),
    ("When a player plays a 4 or a 5 or a 6, they must knock.", "between 4 and 6: knock",
     "a card between 4 and 6: knock"),
)  # fmt: skip
BEYOND = (
    (
        (("higher than ten",), "a Jack or higher"),
        (("above 7",), "an 8 or higher"),
        (("lower than 4",), "a 3 or lower"),
        (("below a jack",), "a 10 or lower"),
        (("of 9 or more",), "a 9 or higher"),
        (("higher than a queen",), "a King"),
    ),
    ("a card {0}: knock", "when you play a card {0}, you must knock", "cards {0} - knock", "knock on any card {0}"),
)
CROSSED = (LIKENESS, WILD, WORTH, DEALT, TURNS, TIMES, SAID)
NUMBERS = (
    "3.4",
    "3.4.",
    "Rule 7:",
    "rule 12 -",
    "#12",
    "(iii)",
    "(b)",
    "§ 2",
    "§2.1:",
    "Art. 5 –",
    "4)",
    "11.",
    "Section 3:",
)
NUMBERED = (
    ("No player shall play a heart upon a spade.", "A Heart may not be played on a Spade."),
    ("Jacks are wild.", "Jacks are wild."),
    ("Whoever plays a king draws two cards.", "When a player plays a King, they draw 2 cards."),
    ("Each player starts with 7 cards.", "Each player starts with 7 cards."),
)
PERSONS = ("someone", "anyone", "somebody", "a person", "a player", "anybody")
ONE_PERSON = (
    ("if {0} has more than 8 cards, an ace lets them discard a card",
     "When a player plays an Ace if they have at least 9 cards, they may discard a card."),
    ("if {0} plays a 5, they draw two cards", "When a player plays a 5, they draw 2 cards."),
    ("when {0} plays a 9, the player on their left draws a card",
     "When a player plays a 9, the player to their left draws a card."),
    ("if {0} plays a jack, the player after them is skipped",
     "When a player plays a Jack, the next player is skipped."),
    ("if {0} draws a card, they must say \"ow\"", "When a player draws a card, they must say \"ow\"."),
)  # fmt: skip


def crossed() -> Iterator[tuple[str, str]]:
    """Every text with what it means."""
    for things, frames in CROSSED:
        for (words, meant), frame in product(things, frames):
            yield frame.format(*words), meant
    for meant, *texts in PLAIN:
        yield from ((text, meant) for text in texts)
    for (words, meant), frame in product(*BEYOND):
        yield frame.format(*words), f"When a player plays {meant}, they must knock."
    for number, (text, meant) in product(NUMBERS, NUMBERED):
        yield f"{number} {text}", meant
    for (text, meant), person in product(ONE_PERSON, PERSONS):
        yield text.format(person), meant


ALL = tuple(crossed())


@pytest.mark.parametrize("text, meant", ALL[::9])
def test_what_always_holds_is_read_however_it_is_said(text: str, meant: str) -> None:
    assert answer(text).reading == meant


@pytest.mark.parametrize("text, meant", [(text, meant) for meant, *texts in ASKED for text in texts[:2]])
def test_what_can_be_meant_in_two_ways_is_asked(text: str, meant: str) -> None:
    found = answer(text)
    assert found.status is Status.ASKS
    assert meant in found.proposals


@pytest.mark.parametrize(
    "text", ["2s are trump", "kings may be folded", "jokers are in the box", "a penalty is 2 cards"]
)
def test_what_a_card_is_or_may_be_is_no_matter_of_playing_it(text: str) -> None:
    assert answer(text).understood.trigger is None


@pytest.mark.parametrize(
    "text, meant",
    [
        ('7 - say "moo"', 'When a player plays a 7, they must say "moo".'),
        ('7) say "moo"', 'When a player plays a 7, they must say "moo".'),
        ("3: the next player draws 2", "When a player plays a 3, the next player draws 2 cards."),
        ("4. skip", "When a player plays a 4, the next player is skipped."),
        ("Q) skip", "When a player plays a Queen, the next player is skipped."),
        ("#4: skip", "When a player plays a 4, the next player is skipped."),
        ("rule 402 no longer applies", "Rule 402 no longer applies."),
    ],
)
def test_a_number_that_is_a_card_stays_one(text: str, meant: str) -> None:
    assert answer(text).reading == meant


@pytest.mark.parametrize(
    "text",
    [
        "(1) aces wild (2) kings skip",
        "1) aces wild 2) kings skip",
        "1. Aces wild. 2. Kings skip.",
        "a) aces wild. b) kings skip",
    ],
)
def test_clauses_that_are_numbered_are_clauses(text: str) -> None:
    assert answer(text).reading == "Aces are wild. When a player plays a King, the next player is skipped."


def main() -> None:
    asked = [(text, meant) for meant, *texts in ASKED for text in texts]
    bad = [(text, meant, found) for text, meant in ALL if (found := answer(text)).reading != meant]
    bad += [(text, meant, found) for text, meant in asked if meant not in (found := answer(text)).proposals]
    for text, meant, found in bad:
        print(f"{text}\n    {meant}\n    {found.status}: {found.reading or found.proposals or found.problem}")
    print(f"{len(ALL) + len(asked) - len(bad)} of {len(ALL) + len(asked)} read")


if __name__ == "__main__":
    main()
