"""Out of turn, except, otherwise, and bans with their trigger behind them: with all cards and all that follows."""

import itertools
from collections.abc import Iterator
from typing import Final

from tests.english.crossing import Crossed, Crossing

CARDS: Final = (
    ("a 3", "threes", "a three"),
    ("a face card", "face cards", "a face card"),
    ("a red King", "red kings", "a red king"),
    ("the Queen of Spades", "the queen of spades", "the queen of spades"),
    ("a Heart or a 7", "hearts or sevens", "a heart or a seven"),
)
LEFT: Final = (
    ("may play {} at any time", "{many} can be thrown in at any time, even when it's not your go"),
    ("may play {} at any time", "{many} can be slapped down whenever, even if it's not your turn"),
    ("may play {} at any time", "{many} may be played at any time"),
    ("may play {} at any time", "jump in with {one} whenever"),
    ("may play {} at any time", "you can jump in with {one} whenever you like"),
    ("may play {} at any time", "anyone may throw in {one} at any time"),
    ("may play {} out of turn", "{many} can be thrown in even when it's not your go"),
    ("may not play {} out of turn", "no jumping in with {many}"),
    ("may not play {} out of turn", "nobody may jump in with {one}"),
    ("may not play {} out of turn", "{many} may not be thrown in when it's not your go"),
)


def out_of_turn() -> Iterator[Crossed]:
    for (card, many, one), (meant, said) in itertools.product(CARDS, LEFT):
        text = said.format(many=many, one=one)
        yield Crossed(text[:1].upper() + text[1:], (f"A player {meant.format(card)}.",), (said, many, ""))


ALL_BUT: Final = (
    ("aces", "an Ace other than the Ace of Hearts", "the ace of hearts"),
    ("7s", "a 7 other than the 7 of Clubs", "the seven of clubs"),
    ("hearts", "a Heart other than the Queen of Hearts", "the queen of hearts"),
    ("all kings", "a King other than a red King", "red kings"),
)
HOLDS: Final = (
    ("A player may not play {} as their last card.", "can't be your final card"),
    ("A player may play {} out of turn.", "may be played out of turn"),
    ("When a player plays {}, the next player is skipped.", "skip the next player"),
    ("When a player plays {}, turn order is reversed.", "make it go back the other way"),
    ("When a player plays {}, they take another turn.", "skip everybody so it's your go again"),
    ("When a player plays {}, the next player draws 2 cards.", "make the next player draw two"),
)
BUT: Final = (" except ", ", except ", " except for ")


def excepted() -> Iterator[Crossed]:
    for (cards, meant, left_out), (sentence, holds), but in itertools.product(ALL_BUT, HOLDS, BUT):
        yield Crossed(f"{cards} {holds}{but}{left_out}", (sentence.format(meant),), (but, holds, cards))


EITHER: Final = (
    ("a card of the same colour as the previous card", "a card of a different colour from the previous card",
     "If the card you play has the same colour as the last one"),
    ("a card of the same suit as the previous card", "a card of a different suit from the previous card",
     "If you play a card of the same suit"),
    ("a card of a different rank from the previous card", "a card of the same rank as the previous card",
     "When you play a card of a different rank"),
    ("a red card", "a black card", "If the card you play is red"),
    ("a black card", "a red card", "When a player plays a black card"),
    ("an odd card", "an even card", "If you play an odd card"),
    ("an even card", "an odd card", "Whenever you play an even card"),
)  # fmt: skip
FOLLOWS: Final = (
    ('they must say "yep"', 'say "yep"'),
    ('they must say "nope"', 'you have to say "nope"'),
    ("they must knock", "knock"),
    ("the next player is skipped", "skip the next player"),
    ("turn order is reversed", "the direction changes"),
    ("the next player draws a card", "the next player draws a card"),
    ("all other players draw a card", "everyone else draws a card"),
)
OTHERWISE: Final = (", otherwise ", ", else ", ", if not ", ". Otherwise ", "; otherwise, ", ", and if not, ")


def otherwise() -> Iterator[Crossed]:
    for (is_so, is_not, when), (one, other), between in itertools.product(
        EITHER, itertools.permutations(FOLLOWS, 2), OTHERWISE
    ):
        if "player plays" in when and "you have" in one[1] + other[1]:
            continue
        meant = f"When a player plays {is_so}, {one[0]}. When a player plays {is_not}, {other[0]}."
        yield Crossed(f"{when}, {one[1]}{between}{other[1]}.", (meant,), (between, when, other[1]))


BANS: Final = (
    ("speak", "speak"),
    ("speak", "talk"),
    ("draw a card", "draw"),
    ('say "uno"', 'say "uno"'),
    ("play a Heart", "play a heart"),
    ("call a penalty", "call a penalty"),
)
AFTER: Final = (
    ("plays a 9", "you play a nine"),
    ("plays a red Queen", "you've played a red queen"),
    ("draws a card", "you draw a card"),
    ("is skipped", "you are skipped"),
)
BAN_FRAMES: Final = (
    "Don't {ban} until your next turn after {event}",
    "You can't {ban} until your next turn when {event}.",
    "After {event} don't {ban} until your next turn",
    "If {event}, don't {ban} until your next turn.",
)


def barred_after() -> Iterator[Crossed]:
    for (act, ban), (event, said), frame in itertools.product(BANS, AFTER, BAN_FRAMES):
        meant = f"When a player {event}, they may not {act} until their next turn."
        yield Crossed(frame.format(ban=ban, event=said), (meant,), (frame, ban, said))


TRADE_CROSSINGS: Final[tuple[Crossing, ...]] = (out_of_turn, excepted, otherwise, barred_after)
