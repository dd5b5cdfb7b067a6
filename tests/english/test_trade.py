"""Out of turn, except, otherwise, and the words of those who have played for long."""

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.crossing import Crossing, mark, sample
from tests.english.trade_crossing import TRADE_CROSSINGS

SEED = 181118
MANY = 40


@pytest.mark.parametrize("crossing", TRADE_CROSSINGS, ids=lambda crossing: crossing.__name__)
def test_cards_and_consequences_compose(crossing: Crossing) -> None:
    marks = [(mark(each), each.text) for each in sample(crossing, MANY, SEED)]
    assert [text for found, text in marks if found == "WRONG"] == []
    assert sum(found == "right" for found, _ in marks) >= 0.95 * MANY


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("Anybody with the same card can slap it on at any time",
         "A player may play a card identical to the top card at any time."),
        ("Kings of hearts and spades skip the next player",
         "When a player plays the King of Spades or the King of Hearts, the next player is skipped."),
        ("4s of hearts, spades and clubs reverse",
         "When a player plays a black 4 or the 4 of Hearts, turn order is reversed."),
        ("On an ace it goes back the other way", "When a player plays an Ace, turn order is reversed."),
        ("A jack skips everybody so you play again", "When a player plays a Jack, they take another turn."),
        ("A jack makes stop the next player", "When a player plays a Jack, the next player is skipped."),
        ("When a 7 is played you pick up 2, or you put a 7 on it and it goes on with 4",
         "When a player plays a 7, the next player must play a 7 or draw 2 cards and the draws add up."),
        ("When you play a 2 the next player draws 2. Twos stack.",
         "When a player plays a 2, the next player must play a 2 or draw 2 cards and the draws add up."),
        ("Eights: miss a turn unless you can throw an eight too",
         "When a player plays an 8, the next player must play an 8 or skip their turn."),
        ("4 sends the pick-up back to whoever played it",
         "When a player plays a 4, the draw passes to the previous player."),
        ("After drawing your turn is over, no playing the card you drew",
         "A player may not play a card they have just drawn."),
        ('When you play a 7, say "yep". Otherwise you draw 2 cards.',
         'When a player plays a 7, they must say "yep" or draw 2 cards.'),
        ("If you play an even card the next player draws 2, if not you draw 2",
         "When a player plays an even card, the next player draws 2 cards. "
         "When a player plays an odd card, they draw 2 cards."),
    ],
)  # fmt: skip
def test_what_the_words_mean(text: str, reading: str) -> None:
    assert answer(text).reading == reading


@pytest.mark.parametrize(
    ("text", "ask", "proposal"),
    [
        ("Eights are crazy", "two-readings", "8s are wild."),
        ("jokers make you draw 3", "who", "When a player plays a Joker, the next player draws 3 cards."),
        ("Sevens make you miss a turn", "who", "When a player plays a 7, they are skipped."),
        ("When somebody is out, everyone claps", "two-readings",
         "When a player plays their last card, each player must clap."),
        ('Say "mao" when you\'re out', "two-readings", 'When a player plays their last card, they must say "mao".'),
        ("0: everybody passes their hand left", "foreign-card",
         "When a player plays a 10, each player passes their hand to the player to their left."),
        ("Deuces stack, whoever can't add one eats the lot", "number",
         "When a player plays a 2, the next player must play a 2 or draw 2 cards and the draws add up."),
        ("Kings send it back to whoever played it", "antecedent",
         "When a player plays a King, the draw passes to the previous player."),
        ("When someone plays a nine, don't speak until your next turn", "who",
         "When a player plays a 9, they may not speak until their next turn."),
        ("The king of hearts and spades reverses", "spread",
         "When a player plays the King of Spades or the King of Hearts, turn order is reversed."),
    ],
)  # fmt: skip
def test_what_is_asked(text: str, ask: str, proposal: str) -> None:
    found = answer(text)
    assert (found.status, found.understood.ask) == (Status.ASKS, ask)
    assert proposal in found.proposals


@pytest.mark.parametrize(
    "text",
    [
        'When you play a red 7 say "yep", otherwise say "nope"',  # a black 7, or any other card
        'If you play a card of the same suit say "yep", otherwise draw a card',  # another suit, or who says nothing
        'When you play a 7 the next player must say "hi", otherwise you draw 2 cards',
        "When you play a 7 skip the next player, otherwise draw 2 cards",
        "When a 7 is played you pick up 2, or you put a 7 on it and it goes on with 5",
        "Cards stack",
    ],
)
def test_what_nobody_can_tell_is_not_compiled(text: str) -> None:
    assert answer(text).status not in (Status.COMPILES, Status.ASKS)


def test_an_exception_of_what_lies_there_stays_with_it() -> None:
    text = "7s may be played on anything except the 7 of clubs"
    assert answer(text).reading == "A 7 may be played on a card other than the 7 of Clubs."
    assert answer("7s skip the next player, except the 8 of clubs").status is Status.HALF
