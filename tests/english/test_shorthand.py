"""Signs, letters and words that people write in haste, and what each of them stands for."""

import pytest

from cardhouse.english.front.shorthand import ended, explained, named, spelt_out
from cardhouse.english.tokens import Token, TokenSort, tokens


def shown(words: list[Token]) -> str:
    return " ".join(f'"{token.word}"' if token.sort is TokenSort.STR else token.word for token in words)


SPELT = """
7♠ skips => 7 of spades skips
K♦ skips => king of diamonds skips
A♠ => ace of spades
♠️ skips => spades skips
♠︎ skips => spades skips
♠‍ skips => spades skips
♥ ♦ skip => hearts diamonds skip
♤ ♡ ♢ ♧ => spades hearts diamonds clubs
♠ ♥ ♦ ♣ => spades hearts diamonds clubs
♣7 skips => 7 of clubs skips
♣ 7 skips => 7 of clubs skips
♣  7 skips => clubs 7 skips
♣7, ♦ => 7 of clubs , diamonds
♦K skips => king of diamonds skips
kings ♥ => kings hearts
"7" ♥ => "7" hearts
♥ "7" => hearts "7"
♥ => hearts
say "♥" now => say "♥" now

u have to play ur 7s => you have to play your 7s
ya gotta play w a 9 => you have to play with a 9
pls play w/ 9s => please play with 9s
play w / 9s => play with 9s
plz, ppl / players => please , people / players
w 7 / 9 => with 7 / 9
with / 9 => with / 9
say "u" => say "u"
its your turn => it 's your turn
its not over => it 's not over
its a 7 => it 's a 7
its turn => its turn
its someones turn => it 's someone 's turn

the next players cards => the next player 's cards
the previous players cards => the previous player 's cards
the left players turn => the left player 's turn
the right players card => the right player 's card
another persons hand => another person 's hand
other peoples turn => other people 's turn
the players hand => the players hand
players cards => players cards
peoples cards => peoples cards
someones hand => someone 's hand
somebodys turn => somebody 's turn
anyones card => anyone 's card
anybodys cards => anybody 's cards
a neighbours card => a neighbour 's card
someones hat => someones hat
the next players => the next players

King's skip => kings skip
Queen's skip => queens skip
Jack's skip => jacks skip
Ace's skip => aces skip
a King's suit => a king 's suit
a King's rank => a king 's rank
a King's colour => a king 's colour
a K's hand => a king 's hand
two's skip => 2s skip
two's turn => two 's turn
A's skip => aces skip
j's reverse => jacks reverse
queen's card => queen 's card
nobody's turn => nobody 's turn
's => 's

QH skips => queen of hearts skips
qh skips => queen of hearts skips
Qh skips => qh skips
QS skips => queen of spades skips
AH skips => ace of hearts skips
ah well => ah well
jd, KC => jack of diamonds , king of clubs
Js skip => jacks skip
qs skip => queens skip
As: skip => aces : skip
AS: skip => ace of spades : skip
as: skip => as : skip
As you like => as you like
AS you like => as you like
play AS => play as
PLAY QH NOW => play qh now
say "QH" now => say "QH" now
10d skips => 10 of diamonds skips
7h skips => 7 of hearts skips
7S skips => 7 of spades skips
7s skip => 7s skip
7 h skips => 7 h skips
7sh => 7 sh
7s h => 7s h
7x => 7 x
h 7 => h 7

Should anyone win => when anyone win
players should win => players should win
"should" => "should"
gets to 10 cards => reaches 10 cards
get to seven => reaches seven
who gets to 7 => who reaches 7
gets to play => gets to play
goes to 10 => goes to 10

2 to 5 skip => 2 / 3 / 4 / 5 skip
2 through 4 skip => 2 / 3 / 4 skip
2 thru 4 => 2 / 3 / 4
2-5 skip => 2 / 3 / 4 / 5 skip
2–5 skip => 2 / 3 / 4 / 5 skip
2 - 5 skip => 2 - 5 skip
2- 5 skip => 2 - 5 skip
2 -5 skip => 2 - 5 skip
2/5 skip => 2 / 5 skip
2+5 skip => 2 + 5 skip
2 and 5 => 2 and 5
2s to 5s skip => 2 / 3 / 4 / 5 skip
two to four => 2 / 3 / 4
2 to 5s => 2 to 5s
5 to 2 => 5 to 2
2 to 2 => 2 to 2
1 to 5 => 1 to 5
8 to 10 => 8 / 9 / 10
8 to 11 => 8 to 11
9 to 10 => 9 / 10
play 2 to => play 2 to
2 to 4 and 6 to 8 => 2 / 3 / 4 and 6 / 7 / 8
2 to 5 cards => 2 to 5 cards
2 to 5 card => 2 to 5 card
2-3 seconds => 2 - 3 seconds
2 to 4 points => 2 to 4 points
2 to 4 players => 2 to 4 players
2 to 4 times => 2 to 4 times
2 to 4 turns => 2 to 4 turns
from 2 to 4 => 2 / 3 / 4
play from 2 to 4 => play 2 / 3 / 4
card from 2 to 4 => 2 / 3 / 4
cards from 2 to 4 skip => 2 / 3 / 4 skip
a card from 2 to 4 => 2 / 3 / 4
any card from 2 to 4 => 2 / 3 / 4
the cards from 2 to 4 => 2 / 3 / 4
all cards from 2 to 4 => 2 / 3 / 4
each card from 2 to 4 => 2 / 3 / 4
every card from 2 to 4 => 2 / 3 / 4
red cards from 2 to 4 => red 2 / 3 / 4
play the cards from 2 to 4 => play 2 / 3 / 4
the red cards, 2 to 4 => the red cards , 2 / 3 / 4

play two at once => play two together
2 at once => 2 together
play at once => play at once
at once => at once
7s at once => 7s at once
at a 2 once => at a 2 once

J, Q and K => jack , queen and king
a => ace
play a => play ace
a: skip => ace : skip
A - skip => ace - skip
7/a skip => 7 / ace skip
a of spades => ace of spades
a + 2 => a + 2
a card => a card
a K => a king
say "j" => say "j"
"""


def rows_of(table: str) -> list[tuple[str, str]]:
    return [(text, meant) for line in table.strip().splitlines() if line for text, meant in [line.split(" => ")]]


@pytest.mark.parametrize("text, meant", rows_of(SPELT))
def test_what_is_written_in_haste_is_spelt_out(text: str, meant: str) -> None:
    assert shown(spelt_out(tokens(text), text)) == meant


@pytest.mark.parametrize(
    "short, meant",
    [
        ("sec", "seconds"),
        ("secs", "seconds"),
        ("pts", "points"),
        ("pt", "point"),
        ("til", "until"),
        ("till", "until"),
        ("hafta", "have to"),
        ("hasta", "has to"),
        ("everytime", "every time"),
        ("anytime", "at any time"),
        ("clockwize", "clockwise"),
        ("alot", "many"),
        ("noone", "nobody"),
        ("dont", "do not"),
        ("doesnt", "does not"),
        ("isnt", "is not"),
        ("arent", "are not"),
        ("wont", "will not"),
        ("youre", "you are"),
        ("theyre", "they are"),
        ("mustnt", "must not"),
        ("shouldnt", "should not"),
        ("havent", "have not"),
        ("hasnt", "has not"),
        ("thats", "that is"),
        ("whats", "what is"),
    ],
)
def test_a_short_word_is_the_long_one(short: str, meant: str) -> None:
    text = f"they {short} 7"
    assert shown(spelt_out(tokens(text), text)) == f"they {meant} 7"


@pytest.mark.parametrize(
    "text, where",
    [
        ("play u", "play|u"),
        ("when u dont", "when|u|dont|dont"),
        ("play 7♠ now", "play|7|♠|♠|now"),
        ("play ♠7 now", "play|7|♠|♠|now"),
        ("play QH now", "play|QH|QH|QH|now"),
        ("two at once now", "two|at once|now"),
        ("when two's go", "when|two's|go"),
        ("when King's go", "when|King's|go"),
        ("someones hand", "someones|someones|hand"),
        ("its a 7", "its|its|a|7"),
        ("go 2 to 4 now", "go|2|to|4|to|4|now"),
    ],
)
def test_each_word_knows_where_it_was_written(text: str, where: str) -> None:
    assert "|".join(text[token.start : token.end] for token in spelt_out(tokens(text), text)) == where


@pytest.mark.parametrize(
    "text, sorts",
    [
        ("7♠ 2's", "NUM WORD WORD NUMS"),
        ("two's 2-3", "NUMS NUM SIGN NUM"),
        ("2s to 3s", "NUM SIGN NUM"),
        ("♠7", "NUM WORD WORD"),
        ("♠", "WORD"),
        ("7d", "NUM WORD WORD"),
    ],
)
def test_a_number_stays_a_number(text: str, sorts: str) -> None:
    assert " ".join(token.sort for token in spelt_out(tokens(text), text)) == sorts


def test_numbers_of_a_range_count() -> None:
    assert [token.number for token in spelt_out(tokens("3 to 6"), "3 to 6") if token.word != "/"] == [3, 4, 5, 6]


@pytest.mark.parametrize(
    "text, meant",
    [
        ('say "Hi." If not, draw', 'say "Hi." . if not , draw'),
        ('say "Hi!" If not, draw', 'say "Hi!" . if not , draw'),
        ('say "Hi?" If not, draw', 'say "Hi?" . if not , draw'),
        ('say "Hi!" if asked', 'say "Hi!" if asked'),
        ('say "Hi" If asked', 'say "Hi" if asked'),
        ('say "Hi."', 'say "Hi."'),
        ('say "Hi." If', 'say "Hi." . if'),
        ('say "Hi.", Bob', 'say "Hi." , bob'),
        ('say "Hi." 7 times', 'say "Hi." 7 times'),
        ('say "Hi," and draw', 'say "Hi" , and draw'),
        ('say "Hi," 7 times', 'say "Hi," 7 times'),
        ('say "," and draw', 'say "," and draw'),
        ('say, "Hi"', 'say "Hi"'),
        ('says: "Hi"', 'says "Hi"'),
        ('they say - "Hi"', 'they say - "Hi"'),
        ('a 7, "Hi"', 'a 7 , "Hi"'),
        (', "Hi"', ', "Hi"'),
        ("say, hi", "say , hi"),
        ('"say", "Hi"', '"say" "Hi"'),
        ("Hi. If not", "hi . if not"),
    ],
)
def test_a_quotation_can_end_a_sentence(text: str, meant: str) -> None:
    assert shown(ended(tokens(text), text)) == meant


@pytest.mark.parametrize("verb", ["say", "says", "saying", "yell", "shout", "exclaim", "announce", "declare", "call"])
def test_a_comma_before_what_is_said_is_no_pause(verb: str) -> None:
    text = f'they {verb}, "Hi"'
    assert shown(ended(tokens(text), text)) == f'they {verb} "Hi"'


def test_a_stop_stands_where_the_quotation_ends() -> None:
    text = 'say "Hi." If "yes," and'
    assert [(token.word, token.start, token.end) for token in ended(tokens(text), text) if token.word in ".,"] == [
        (".", 9, 9),
        (",", 19, 19),
    ]


@pytest.mark.parametrize(
    "text, meant",
    [
        ("Jack (J) skips", "jack skips"),
        ("Jacks (J) skip", "jacks skip"),
        ("a Queen (K) skips", "a queen ( k ) skips"),
        ("a two (2) skips", "a two skips"),
        ("deuces (2) skip", "deuces skip"),
        ("a deuce (3) skips", "a deuce ( 3 ) skips"),
        ("a seven (8) skips", "a seven ( 8 ) skips"),
        ("a seven (K) skips", "a seven ( k ) skips"),
        ("a hat (J) skips", "a hat ( j ) skips"),
        ("a skip card (8) ends", "a 8 ends"),
        ("a suit wish card (J) ends", "a j ends"),
        ("a wild draw rank card (J) ends", "a j ends"),
        ("a stop wild draw rank card (J) ends", "a stop j ends"),
        ("a big card (8) ends", "a big card ( 8 ) ends"),
        ("skip cards (8, 9) end", "skip cards ( 8 , 9 ) end"),
        ("skip cards (8 9) end", "skip cards ( 8 9 ) end"),
        ("skip cards (8", "skip cards ( 8"),
        ("skip cards (now)", "skip cards ( now )"),
        ("skip cards ()", "skip cards ( )"),
        ("(8) skips", "( 8 ) skips"),
        ("card (8)", "card ( 8 )"),
        ("a skip card (8)", "a 8"),
        ("Jack (J)", "jack"),
        ("Jack J) skips", "jack j ) skips"),
    ],
)
def test_a_card_in_brackets_explains_the_one_before(text: str, meant: str) -> None:
    assert shown(explained(tokens(text))) == meant


@pytest.mark.parametrize(
    "kind",
    [
        *("wish", "skip", "draw", "reverse", "reversal", "wild", "suit", "rank", "stop", "block", "change", "special"),
        "trick",
    ],
)
def test_a_kind_of_card_is_the_card_in_brackets(kind: str) -> None:
    assert shown(explained(tokens(f"the {kind} card (8) skips"))) == "the 8 skips"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("jokers match, whoever plays one names", "jokers match , whoever plays a joker names"),
        ("an ace skips, if you play one clap", "an ace skips , if you play a ace clap"),
        ("7s burn; lay one", "7s burn ; lay a 7"),
        ("red sevens burn, whoever played one wins", "red sevens burn , whoever played a red 7 wins"),
        ("on a black 2 the next player must play one too", "on a black 2 the next player must play a black 2 too"),
        ("the 3 bites, playing one hurts", "the 3 bites , playing a 3 hurts"),
        ("with two left, play one", "with two left , play one"),
        ("7s and kings bite: play one to skip", "7s and kings bite : play one to skip"),
        ("a 7 and a red 7 bite: play one", "a 7 and a red 7 bite : play one"),
        ("kings bite: play one card", "kings bite : play one card"),
        ("kings bite: play one more", "kings bite : play one more"),
        ("kings bite: play one 7", "kings bite : play one 7"),
        ("kings bite: play one queen", "kings bite : play one queen"),
        ("kings bite: draw one", "kings bite : draw one"),
        ("one king bites", "one king bites"),
    ],
)
def test_one_is_the_card_that_was_spoken_of(text: str, meant: str) -> None:
    assert shown(named(tokens(text))) == meant


def test_one_without_a_card_before_it_is_no_number() -> None:
    one = named(tokens("play one"))[-1]
    assert (one.word, one.sort, one.number) == ("one", TokenSort.WORD, 0)
    assert named(tokens("play one card"))[1].number == 1
    assert (named(tokens("a 1 bites, play one"))[-1]).sort is TokenSort.WORD
