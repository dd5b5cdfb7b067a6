"""Ways of saying what happens, what follows, when and of which cards, with what each of them means."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Happening:
    """What somebody does or undergoes, in the forms that frames ask for: you play, plays, playing, played."""

    meant: str
    you: str
    third: str
    doing: str
    done: str


@dataclass(frozen=True)
class Following:
    """What comes of it, for whom, in the forms that frames ask for: say, says, saying."""

    meant: str
    bare: str
    third: str
    kind: str = "must"


def _rows(table: str) -> list[list[str]]:
    lines = table.strip().replace("\n    ", " ").splitlines()
    return [[cell.strip() for cell in line.split("|")] for line in lines]


HAPPENINGS: Final = [
    Happening(*row)
    for row in _rows(
        """
a player plays a 7 | play a 7 | plays a 7 | playing a 7 | played a 7
a player plays a 7 | put down a seven | puts down a seven | putting down a seven | put down a seven
a player plays a red Queen | lay a red queen | lays a red queen | laying a red queen | laid a red queen
a player plays a 5 on a 4 | play a 5 on a 4 | plays a 5 on a 4 | playing a 5 on a 4 | played a 5 on a 4
a player plays a card out of turn | play out of turn | plays out of turn | playing out of turn | played out of turn
a player plays their last card | play your last card | plays their last card | playing your last card
    | played your last card
a player draws a card | draw a card | draws a card | drawing a card | drawn a card
a player draws a card | pick up a card | picks up a card | picking up a card | picked up a card
a player draws a King | draw a king | draws a king | drawing a king | drawn a king
a player is skipped | are skipped | is skipped | being skipped | been skipped
a player is skipped | get skipped | gets skipped | getting skipped | been skipped
a player is skipped | miss a turn | misses a turn | missing a turn | missed a turn
a player receives a penalty | get a penalty | gets a penalty | getting a penalty | received a penalty
a player receives a penalty | are penalised | is penalised | being penalised | been penalised
a player makes a bad call | make a bad call | makes a bad call | making a bad call | made a bad call
a player wins | win the round | wins the round | winning the round | won the round
a player wins | win | wins | winning | won
a player says "moo" | say "moo" | says "moo" | saying "moo" | said "moo"
a player begins their turn | start your turn | starts their turn | starting your turn | started your turn
a player ends their turn | end your turn | ends their turn | ending your turn | ended your turn
a player drops to 2 cards | are down to two cards | is down to two cards | being down to two cards
    | come down to two cards
a player drops to 2 cards | have two cards left | has two cards left | having two cards left | only two cards left
a player begins to have 10 cards | reach ten cards | reaches ten cards | reaching ten cards | reached ten cards
a player begins to have more than 8 cards | get more than 8 cards | gets more than 8 cards
    | getting more than 8 cards | got more than 8 cards
a player names a suit | name a suit | names a suit | naming a suit | named a suit
a player introduces a rule | make a rule | makes a rule | making a rule | made a rule
a player joins the game | join the game | joins the game | joining the game | joined the game
a player leaves the game | leave the game | leaves the game | leaving the game | left the game
a player rolls a 6 | roll a 6 | rolls a 6 | rolling a 6 | rolled a 6
"""
    )
]


TABLE_EVENTS: Final = _rows("""
turn order is reversed | the direction changes
turn order is reversed | the direction of play is reversed
turn order is reversed | play changes direction
the draw pile runs out | the draw pile runs out
the draw pile runs out | the deck is empty
a round begins | a new round starts
a round ends | the round is over
3 red cards are played in a row | three red cards are played in a row
""")


FOLLOWINGS: Final = [
    Following(*row)
    for row in _rows(
        """
must say "boo" | say "boo" | says "boo" | must
must knock | knock on the table | knocks on the table | must
draw 2 cards | draw two cards | draws two cards | does
draw 2 cards | pick up 2 | picks up 2 | does
are skipped | miss a turn | misses a turn | does
take another turn | go again | goes again | does
take another turn | take another turn | takes another turn | does
swap hands with a player of their choice | swap hands with a player of your choice
    | swaps hands with a player of their choice | does
must give a card to the next player | give a card to the next player | gives a card to the next player | must
must show their hand to all other players | show your hand | shows their hand | must
gain a point | get a point | gets a point | does
lose a point | lose a point | loses a point | does
win | win | wins | does
discard a card | discard a card | discards a card | does
must name a suit | choose a suit | chooses a suit | must
leave the game | leave the game | leaves the game | does
receive a penalty | get a penalty | gets a penalty | does
must say "a" or "b" | say "a" or "b" | says "a" or "b" | must
"""
    )
]


PERMITTED: Final = _rows("""
may draw a card | draw a card
may take another turn | go again
may swap hands with a player of their choice | swap hands with a player of your choice
may look at the hand of the next player | look at the next player's hand
may play another card | play another card
may discard a card | discard a card
may give a card to a player of their choice | give a card to a player of your choice
may skip their turn | skip your turn
may not speak | NOT speak
may not speak | NOT talk
may not draw a card | NOT draw
may not say "boo" | NOT say "boo"
may not play a red card | NOT play a red card
""")


OTHERS: Final = _rows("""
the next player | the next player | s
all other players | everyone else | s
each player | everybody | s
a player of their choice | a player of your choice | s
the player with the most cards | whoever has the most cards | s
the previous player | the player before you | s
the player to their left | the player on your left | s
the dealer | the dealer | s
""")


WORLD: Final = _rows("""
turn order is reversed | the direction changes
turn order is reversed | play reverses
turn order is reversed | the order of play is reversed
the round ends | the round ends
the play pile is cleared | the pile is cleared
all hands are dealt again | all hands are dealt again
no player may speak | nobody may speak
""")


FRAMES: Final = _rows("""
When you {you}, {eff}. | you
If you {you}, {eff}. | you
If you {you} {eff} | you
Whenever you {you}, {eff}. | you
Any time you {you}, {eff} | you
As soon as you {you}, {eff}. | you
Every time you {you} {eff} | you
Once you {you}, {eff}. | you
After you {you}, {eff}. | you
{Eff} when you {you}. | you
{Eff} if you {you} | you
{Eff} whenever you {you}. | you
{Eff} as soon as you {you}. | you
{Eff} each time you {you}. | you
{Eff} after you {you}. | you
If you've just {done}, {eff}. | you
When you have {done}, {eff}. | you
{Eff} if you have just {done}. | you
After {doing}, {eff}. | you
Upon {doing}, {eff}. | you
When {doing}, {eff}. | you
{Doing}: {eff} | you
{Doing} - {eff} | you
{Doing} -> {eff} | you
{Doing} = {eff} | you
{Doing} means {eff} | you
{Doing} means that {eff} | you
{Eff} after {doing}. | you
{Eff} for {doing} | you
{Eff} when {doing}. | you
You {you}? {Eff}. | you
{Done}? {Eff}! | you
House rule: when you {you}, {eff} | you
We play that if you {you}, {eff}. | you
When a player {third}, {eff}. | they
If someone {third}, {eff}. | they
Whenever anyone {third}, {eff}. | they
Should a player {bare}, {eff}. | they
Someone {third}? {Eff}. | they
Each time a player {third}, {eff} | they
The moment somebody {third}, {eff}. | they
A player {third}: {eff} | they
Whoever {third} {third_eff}. | who
Anyone who {third} {third_eff}. | who
The one who {third} {third_eff} | who
A player who {third} {third_eff}. | who
The player who {third} {third_eff}. | who
Every player who {third} {third_eff}. | who
If you {you} then {eff} | you
In our game, when you {you}, {eff}. | you
""")


TABLE_FRAMES: Final = _rows("""
When {event}, {eff}.
If {event}, {eff}
Whenever {event}, {eff}.
As soon as {event}, {eff}.
Every time {event} {eff}
After {event}, {eff}.
{Eff} when {event}.
{Eff} whenever {event}
{Eff} as soon as {event}.
{Event}: {eff}
{Event} -> {eff}
Once {event}, {eff}.
The moment {event}, {eff}.
""")


TIMES: Final = _rows("""
at the start of their turn | at the start of your turn; at the beginning of your turn; when your turn starts
on their turn | on your turn; during your turn
out of turn | out of turn; even when it's not your turn; outside your turn
until their next turn | until your next turn; till your next turn; until it's your turn again
within 5 seconds | within 5 seconds; in five seconds; in under 5 seconds; in 5 secs
once per turn | once per turn; once a turn; one time each turn; once every turn; but only once a turn
once per round | once per round; once a round; once each round
before the next card is played | before the next card is played; before the next card; before anybody else plays
before drawing | before drawing; before you draw; before drawing a card
instead of drawing | instead of drawing; instead of drawing a card; rather than drawing
instead of playing | instead of playing; instead of playing a card
at any time | at any time; whenever you like; any time
""")


STATES: Final = _rows(
    """
they have at least 4 cards | if you have at least four cards; if you have more than 3 cards; with 4 or more cards
    ; if you're holding at least 4 cards; as long as you have more than 3 cards; when you have 4 or more cards
they have at most 3 cards | unless you have more than 3 cards; if you have three cards or fewer; with at most 3 cards
    ; if you have less than 4 cards
the top card is red | if the top card is red; when a red card is on top; while the top card is red
the top card is not a King | unless the top card is a king; unless a king is on top; if the top card isn't a king
turn order is clockwise | if play goes clockwise; while play is clockwise; when turn order is clockwise
they have no legal play | if you can't play; if you have nothing to play; when you can't go
they have a legal play | if you can play; if you have a playable card; when you could play
they have a King in hand | if you have a king in your hand; if you hold a king; when holding a king
it is their turn | if it's your turn; when it is your turn; while it's your turn
"""
)


LEAVES: Final = _rows("""
A player may discard a card | may discard a card; can discard a card; are allowed to get rid of a card
A player may draw a card | may draw a card; can take a card; get to draw a card
A player may swap hands with the next player | may swap hands with the next player; can trade hands with the next player
A player may look at the top card of the draw pile | may look at the top card of the deck
    ; can peek at the top card of the deck
A player may play a red card | may play a red card; can lay a red card
A player may not speak | may not speak; can't talk; mustn't speak
A player may not play a face card | may not play a face card; can't put down a face card
A player may not say "no" | may not say "no"; must not say "no"; can't say "no"
A player may not draw a card | may not draw a card; can't draw
""")


CARDS: Final = _rows(
    """
a red card | a red card; anything red; any red card; one of the reds; reds
a face card | a face card; a picture card; any court card; face cards; a royal
a 7 or an 8 | a 7 or an 8; a 7 or 8; 7s and 8s; a seven or an eight; 7s or 8s; any 7 or 8
a black Jack | a black jack; either black jack; a jack of a black suit; black jacks; any of the black jacks
the Queen of Spades | the queen of spades; queen of spades; Q♠; QS
a 7 other than the 7 of Hearts | any 7 but the 7 of hearts; a 7 that isn't the 7 of hearts; any 7 except the 7 of hearts
a Heart other than a Queen | any heart but a queen; a heart that is not a queen; hearts other than queens
a 6 or higher | a 6 or higher; a card higher than 5; anything above a 5; 6 or above
a 4 or lower | a 4 or lower; a card lower than 5; anything below a 5; 4 or less
an even card | an even card; any even card; evens
a prime card | a prime; a prime card; prime numbers
a card of the same suit as the previous card | the same suit; a card of the same suit; the same suit as the last card
    ; a card in the same suit as the one before
a card of the same rank as the previous card | the same rank; the same number as the card before
    ; a card of the same value as the last one; a matching rank
a card 1 higher than the previous card | a card one higher than the last one; the next higher card
    ; a card exactly one above the previous card; one rank higher than the card before
a card higher than the previous card | a higher card than the one before; something higher than the last card
    ; a card that beats the last one
a card of a different suit from the previous card | a different suit; a card of another suit; a new suit
a card of a different colour from the previous card | a different colour; the other colour; the opposite colour
a card identical to the previous card | the same card again; an identical card; the exact same card as the last one
a 7 on a 6 | a 7 on a 6; a 7 on top of a 6; a 7 after a 6; a 7 right after a 6; a 7 directly on a 6
a red card on a black card | a red card on a black one; red on black; a red on a black
"""
)


CARD_FRAMES: Final = _rows("""
When you play {c}, the next player is skipped. | the next player is skipped
{C}: say "boo" | they must say "boo"
Whoever plays {c} has to knock. | they must knock
If someone lays {c}, turn order is reversed | turn order is reversed
Say "boo" when you play {c} | they must say "boo"
{C} means the next player draws two | the next player draws 2 cards
Playing {c} lets you go again | they take another turn
The next player misses a turn after {c} | the next player is skipped
For {c} you get a point | they gain a point
When {c} is played, everybody draws a card. | each player draws a card
""")


CONTRASTS: Final = _rows("""
red 7s | black ones | a red 7 | a black 7
red 7s | black 7s | a red 7 | a black 7
red kings | black ones | a red King | a black King
7s | 8s | a 7 | an 8
odd cards | even ones | an odd card | an even card
hearts | spades | a Heart | a Spade
the queen of hearts | the queen of spades | the Queen of Hearts | the Queen of Spades
""")


DOING: Final = _rows("""
skip the next player | the next player is skipped
reverse | turn order is reversed
make the next player draw 2 | the next player draws 2 cards
are wild | WILD
let you go again | they take another turn
mean you say "boo" | they must say "boo"
""")


BETWEEN: Final = (", ", " and ", ", but ", "; ", ", while ", ". ")
