"""What people type, and the act that it means; what is not understood is answered with what to type instead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play, Prepare
from cardhouse.core.book_acts import Object
from cardhouse.core.cases import Move
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.people_acts import Accuse, Call, Gesture, Give, Look, Say, Vote
from cardhouse.core.view import view
from cardhouse.games import BARTOK_FULL, GAMES
from cardhouse.rules.dealing.giving_orders import GiveOrder
from cardhouse.rules.lawmaking.declaring import Declare, Propose
from cardhouse.rules.market.peeks import Arrange
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.piles.pile_acts import Flip, LayTaken, Sort, Take, Tidy, TurnUp
from cardhouse.rules.proposing.across_the_table import AskHow, Contest
from cardhouse.rules.salad.swaps import Swap
from cardhouse.rules.saying.asking import Ask
from cardhouse.rules.tokens.token_acts import HandOn, ReturnTurn, TakeTurn
from cardhouse.rules.traps.springing import Spring
from cardhouse.rules.veto.holding import Allow, Veto
from cardhouse.rules.winning.closing import Close
from cardhouse.terminal.reading import LineReader
from tests.cli.playing import laid

ANN, BOB, CAT = 0, 1, 2


def reader(*, piles: int = 1, book: object = BARTOK_FULL) -> LineReader:
    """Ann reads: 5♥, 10♠ and a Joker in hand; Cat is the Dealer."""
    table = laid("5H 10S JK", book=book)
    for number in range(2, piles + 1):
        table.piles[number] = list(cards("3C"))
    return LineReader(view(table, ANN))


@pytest.mark.parametrize(
    "line, act",
    [
        ("draw", Draw(ANN)),
        ("pay", Pay(ANN)),
        ("5h", Play(ANN, cards("5H"), 1)),
        ("play 5h, 10s", Play(ANN, cards("5H 10S"), 1)),
        ("play the 5♥ and 10♠", Play(ANN, cards("5H 10S"), 1)),
        ("joker", Play(ANN, cards("JK"), 1)),
        ("5h on new", Play(ANN, cards("5H"), 0)),
        ("5h on pile 2", Play(ANN, cards("5H"), 2)),
        ("5h > p3", Play(ANN, cards("5H"), 3)),
        ("set 5h", Lay(ANN, card("5H"), "trap")),
        ("lay 5h", LayTaken(ANN, card("5H"), "trap")),
        ("trap", Spring(ANN, "trap", 1, 0)),
        ("trap on 2 as 9", Spring(ANN, "trap", 2, 9)),
        ("trap as a", Spring(ANN, "trap", 1, 1)),
        ("look", Look(ANN, "trap", ANN)),
        ("look at bob", Look(ANN, "trap", BOB)),
        ("give 5h 10s to cat", Give(ANN, cards("5H 10S"), CAT)),
        ('say "Bartok"', Say(ANN, "Bartok")),
        ("call bob you forgot", Call(ANN, BOB, "you forgot")),
        ("accuse bob of base-match", Accuse(ANN, BOB, "base-match")),
        ("vote guilty", Vote(ANN, True)),
        ("vote yes", Vote(ANN, True)),
        ("vote innocent", Vote(ANN, False)),
        ("vote no", Vote(ANN, False)),
        ("accept", Vote(ANN, True)),
        ("contest", Contest(ANN)),
        ("ready", Prepare(ANN, "ready")),
        ("shuffle", Prepare(ANN, "shuffle")),
        ("cut", Prepare(ANN, "cut")),
        ("salad", Prepare(ANN, "salad")),
        ("point bob", Point(ANN, BOB)),
        ("point at bob left", Point(ANN, BOB, 1)),
        ("point bob right", Point(ANN, BOB, 0)),
        ("spades", Say(ANN, "spades")),
        ("hearts", Say(ANN, "hearts")),
        ("diamonds", Say(ANN, "diamonds")),
        ("clubs", Say(ANN, "clubs")),
        ("veto", Veto(ANN)),
        ("allow", Allow(ANN)),
        ("take", TakeTurn(ANN)),
        ("take the turn token", TakeTurn(ANN)),
        ("take 2", Take(ANN, 2)),
        ("return", ReturnTurn(ANN)),
        ("swap 5h for 4c", Swap(ANN, "salad", cards("5H"), cards("4C"))),
        ("swap 5h 10s 4c 3c", Swap(ANN, "salad", cards("5H 10S"), cards("4C 3C"))),
        ("bow", Gesture(ANN, "bow eye", CAT)),
        ("bow eye", Gesture(ANN, "bow eye", CAT)),
        ("bow shut", Gesture(ANN, "bow shut")),
        ("glance bob", Gesture(ANN, "glance", BOB)),
        ("celebrate", Gesture(ANN, "celebrate")),
        ("raise", Gesture(ANN, "raise")),
        ("lower", Gesture(ANN, "lower")),
        ("left", Gesture(ANN, "left hand")),
        ("right", Gesture(ANN, "right hand")),
        ("either", Gesture(ANN, "either hand")),
        ("hand pack to bob", HandOn(ANN, "deck", BOB)),
        ("hand dealer token to cat", HandOn(ANN, "dealer", CAT)),
        ("ask 10", Ask(ANN, 10)),
        ("ask what a K does?", Ask(ANN, 13)),
        ("menu slam veto", Declare(ANN, "menu", "slam,veto")),
        ("primes Number", Declare(ANN, "primes", "number")),
        ("order bob sit up", GiveOrder(ANN, BOB, "sit up")),
        ("order 5h 3s", Arrange(ANN, cards("5H 3S"))),
        ("motion recycle:none", Propose(ANN, "recycle:none")),
        ("object slam", Object(ANN, "slam")),
        ("close", Close(ANN)),
        ("sort", Sort(ANN)),
        ("tidy", Tidy(ANN, 1)),
        ("tidy pile 2", Tidy(ANN, 2)),
        ("flip 2", Flip(ANN, 2)),
        ("turnup 1", TurnUp(ANN, 1)),
    ],
)
def test_a_line_is_the_act_that_it_means(line: str, act: Act) -> None:
    assert reader().read(line) == act
    first, space, rest = line.partition(" ")
    assert reader().read(first.upper() + space + rest) == act


@pytest.mark.parametrize("word", ["and", "the", "a", "my", "&", "card", "cards"])
def test_small_words_say_nothing(word: str) -> None:
    assert reader().read(f"play {word} 5h") == reader().read("play 5h")


def test_a_card_has_its_number_in_the_hand() -> None:
    read = reader()
    assert [read.card(str(number)) for number in (1, 2, 3)] == list(read.hand)


@pytest.mark.parametrize(
    "line, told",
    [
        ("0", "There is no card number 0. Your cards have the numbers 1 to 3"),
        ("4", "There is no card number 4."),
        ("play", 'Say which card, for instance "play 1".'),
        ("5x", 'There is no card "5x".'),
        ("set 5h 10s", "One card is set at a time."),
        ("5h on two", 'Name the pile by its number, for instance "play 5h on 2".'),
        ("trap as 14", 'Call it one rank up or down, for instance "trap as 9".'),
        ("trap as", "Call it one rank up or down"),
        ("say", 'Write the words after it, for instance "say'),
        ("give 5h", 'Say to whom, for instance "give 1 2 to bob".'),
        ("give 5h to dan", 'Who is "dan"? There are Ann, Bob or Cat.'),
        ("glance", "Say who: Ann, Bob or Cat."),
        ("accuse bob", "Say whom and which rule"),
        ("accuse bob base-mach", 'There is no rule "base-mach". Did you mean "base-match"?'),
        ("vote", 'Vote "vote guilty" or "vote innocent"'),
        ("vote perhaps", 'Vote "vote guilty" or "vote innocent"'),
        ("bow low", 'Bow "bow" to the Dealer'),
        ("hand pack", "Say what and to whom"),
        ("hand pack to bob cat", "Say what and to whom"),
        ("ask", "Ask about one rank"),
        ("ask 9 10", "Ask about one rank"),
        ("menu slam", "Name two rules by the ids in brackets"),
        ("menu slam veto trap-card", "Name two rules by the ids in brackets"),
        ("shufle", 'I do not understand "shufle". Did you mean "shuffle"?'),
        ("qqqqqqq", 'I do not understand "qqqqqqq". "help" lists what you can do.'),
    ],
)
def test_what_is_not_understood_is_answered_with_what_to_type(line: str, told: str) -> None:
    with pytest.raises(NotUnderstood) as problem:
        reader().read(line)
    assert told in str(problem.value)


def test_where_there_are_several_piles_one_has_to_be_named() -> None:
    with pytest.raises(NotUnderstood, match=r'On which pile\? There are 1 and 2: "play 5h on 1".'):
        reader(piles=2).read("5h")
    assert reader(piles=2).read("5h onto 2") == Play(ANN, cards("5H"), 2)


def test_the_dealers_own_bow_is_just_a_bow() -> None:
    dealers = LineReader(replace(view(laid("5H", book=BARTOK_FULL), ANN), dealer=ANN))
    assert dealers.read("bow") == Gesture(ANN, "bow")


def test_a_name_may_be_the_beginning_of_another() -> None:
    read = LineReader(replace(view(laid("5H", book=BARTOK_FULL), ANN), names=("Ann", "Bo", "Bob")))
    assert read.read("glance bo") == Gesture(ANN, "glance", BOB)
    with pytest.raises(NotUnderstood, match='Who is "b"'):
        read.read("glance b")


def test_in_uncle_baiting_asking_and_moving_are_about_the_game() -> None:
    read = reader(book=GAMES["uncle-baiting"].book)
    assert read.read("ask") == AskHow(ANN)
    assert read.read("motion ten:off") == Move(ANN, "ten:off")
    assert read.read("motion officious bob") == Move(ANN, "officious", BOB)
