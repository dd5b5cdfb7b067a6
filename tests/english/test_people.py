"""Rules as families, children, students and chats write them: sets that were each written before they were tried.

At first contact 49 of the 103 sayable rules of the first set were read rightly, 39 of 83 of the second, 35 of 60 of the
third, 25 of 52 of the fourth and 46 of 54 of the fifth; 2, 0, 1, 2 and 1 were read as something that should have been
asked. Of the sixth, 92 of 142 in its first part, and 45 of 69 in its second, tried when the first had been read: 1
and 0. The seventh is in the manner of rulebooks on the web: 26 of 52, 43 with those half read, none wrong.
The eighth restates what was learnt from 245 sayable rules that other people wrote, in six sets. At first contact 14 of
45, 13 of 52, 8 of 43, 13 of 30, 7 of 36 and 18 of 39 were read at once, and 0, 2, 1, 1, 2 and 0 wrongly, all mended.
The ninth restates what was learnt from three more sets. A fourth was kept aside, and nobody has looked at it: of its 28
rules that no earlier set has, 5 were read at once before sentences were said more plainly, and 11 after; 23 with those
half read or asked, none wrongly. Of the 29 such rules of the third, 5 at first, 8 before anybody looked, 17 after.
The tenth holds two sets of judges who had seen neither tables nor tests, in the manner of people who write down the
rules of their own game: of 225 sayable ones 179 were read at once at first contact, 206 with those asked or half read,
2 wrongly; one was read that should have been asked, and of two the wrong half was read. All five are mended.
The eleventh is what an adversary found read wrongly, with what is like it.
The twelfth is a third such set, of a judge who saw no more, tried when the first two and the eleventh had been read:
85 of 105 at once, 99 with those asked or half read, none wrongly.
`//` in a row: it has to be asked, and what stands first must be among the proposals. `-`: no sentence says all of it.
"""

from collections import Counter

import pytest

from cardhouse.english.front.answers import Status, answer
from tests.english.rows import rows

PEOPLE = [
    (row[0], row[1])
    for name in (
        "people1.txt",
        "people2.txt",
        "people3.txt",
        "people4.txt",
        "people5.txt",
        "people6.txt",
        "people7.txt",
        "people8.txt",
        "people9.txt",
        "people10.txt",
        "people11.txt",
        "people12.txt",
    )
    for row in rows(name, 2)
]
MENDED = [(text, meant) for text, meant in PEOPLE if "//" not in meant and meant != "-"]


@pytest.mark.parametrize("text, meant", PEOPLE)
def test_what_people_write_is_never_read_wrongly(text: str, meant: str) -> None:
    found = answer(text)
    assert found.status is not Status.COMPILES or found.reading == meant


@pytest.mark.parametrize("text, meant", [row for row in PEOPLE if "//" in row[1]])
def test_what_can_be_meant_in_two_ways_is_never_guessed(text: str, meant: str) -> None:
    found = answer(text)
    assert found.status in (Status.ASKS, Status.HALF)
    assert found.status is Status.HALF or meant.partition(" //")[0] in found.proposals


def test_most_of_it_is_read_now() -> None:
    """A change of the tables shall not make them fewer."""
    counted: Counter[str] = Counter()
    for text, meant in MENDED:
        found = answer(text)
        counted["asked rightly" if meant in found.proposals else str(found.status)] += 1
    assert counted["compiles"] >= 950
    assert counted["compiles"] + counted["asked rightly"] + counted["half"] + counted["asks"] >= 995


@pytest.mark.parametrize(
    "text, meant",
    [
        ("whenver you play a jack you must knock", "When a player plays a Jack, they must knock."),
        ("Quens are wild", "Queens are wild."),
        ("if soemone plays a 9 evreyone draws a card", "When a player plays a 9, each player draws a card."),
    ],
)
def test_a_slip_of_the_pen_is_asked_about(text: str, meant: str) -> None:
    found = answer(text)
    assert (found.status, found.proposals) == (Status.ASKS, (meant,))
    assert found.problem is not None
    assert found.problem.code == "spelling"


@pytest.mark.parametrize("text", ["7 - bark like a dog", "Kings: say something nice", "quack the flimflam"])
def test_a_word_of_ones_own_is_not_mended(text: str) -> None:
    assert answer(text).understood.ask != "spelling"


@pytest.mark.parametrize(
    "text, meant",
    [
        ("♠️A: skip", "When a player plays the Ace of Spades, the next player is skipped."),
        ("♡ on ♧: +2", "When a player plays a Heart on a Club, the next player draws 2 cards."),
        ("10♦️ = reverse", "When a player plays the 10 of Diamonds, turn order is reversed."),
        ("u cant play hearts on spades", "A Heart may not be played on a Spade."),
        (
            "look at the next players cards when u play a 4",
            "When a player plays a 4, they may look at the hand of the next player.",
        ),
    ],
)
def test_signs_and_short_words_are_read(text: str, meant: str) -> None:
    assert answer(text).reading == meant


@pytest.mark.parametrize(
    "text, never",
    [
        ("Only hum when you can't play", "A player may not play a card"),
        ("Can't play? Sing.", "A player may not play a card"),
        ('the words "pass" and "skip" are really banned', 'they must say "pass" and say "skip"'),
        ("on a four, point to a player, he takes one card", "they draw a card"),
        ("Everyone who has three cards or fewer must hum", "When a player begins to have 3 cards,"),
        ("Jacks except the sad one skip", "When a player plays a Jack,"),
        ("If a player plays a `9` they must scream", "When a player plays an Ace,"),
        ("You can play plenty of 8s all day", "they may play a card"),
    ],
)
def test_half_of_a_rule_is_never_the_wrong_half(text: str, never: str) -> None:
    found = answer(text)
    assert found.status in (Status.HALF, Status.PEOPLE)
    assert never not in (found.understood.trigger, found.understood.effect)
