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
a player drops to 1 card | are down to your last card | is down to their last card | being down to your last card
    | got down to your last card
a player drops to 2 cards | go from three cards to two | goes from three cards to two | going from three cards to two
    | gone from three cards to two
a player begins to have 3 cards | go from two cards to three | goes from two cards to three
    | going from two cards to three | gone from two cards to three
a player drops to 1 card | have only got one card left | has only got one card left | having only one card left
    | only one card left
a player begins to have 2 cards | are at two cards | is at two cards | being at two cards | been at two cards
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
a player joins the game | a new player sits down
a player joins the game | someone new arrives
a player joins the game | a newcomer joins
a player plays a 7 | it is played a seven
a player plays a Queen on a Queen | a Queen is played upon a Queen
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
Ok so basically if you {you} {eff} | you
So yeah if you {you}, {eff} | you
In the event that a player {third}, {eff}. | they
In the event a player {third}, {eff}. | they
If ever a player {third}, {eff}. | they
Where a player {third}, {eff}. | they
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


MOMENTS: Final = _rows("""
a player begins their turn | start of your turn; beginning of a turn; the start of each turn; turn start; start of turn
    ; at the start of one's go; the beginning of your turn
a player ends their turn | end of your turn; end of turn; the end of a turn; turn end; at the end of one's go
    ; the end of each player's turn
a round begins | start of the round; the beginning of each round
a round ends | end of the round; the end of every round
a player joins the game | new player; a newcomer
""")
MOMENT_FRAMES: Final = ("{m}: {eff}", "{m} -> {eff}", "{m} = {eff}", "{m} means {eff}", "{m}, {eff}.", "{m} - {eff}")


UNSAID: Final = (
    *('forget to say "moo"', 'if you forget "moo"', 'if you don\'t say "moo"', 'not saying "moo"', 'a missed "moo"'),
    *('forgetting to say "moo"', 'whoever doesn\'t say "moo"', 'failure to say "moo"', 'no "moo"'),
)
UNSAID_PAY: Final = (
    " and you pick up two",
    ": draw 2 cards",
    " costs you two cards",
    ": you draw two",
    " means 2 cards",
)

PAID_UNSAID: Final = ("you draw two cards if {u}", "you pick up two if {u}", "two cards if {u}", "draw two if {u}")


NOT_THAT: Final = (
    *('by the end of your turn, say "done"', 'before the end of your turn, say "done"'),
    *('end of your first turn: say "done"', 'until the end of your turn you say "done"', 'end of the game: say "done"'),
    *('if you don\'t say "moo" the next player draws two', 'if you don\'t say "moo" you miss a turn'),
    *("when a player drops from two cards to three, knock", "when you go from five cards to two, knock"),
    *("if a new player does not join, everyone waves", "if it is not played a seven, knock"),
    *('when you draw two cards you forget "moo"', 'you draw two cards if you say "moo" or not'),
    *("when a 7 is played all players save the dealer draw a card", "when you sit down, wave"),
    *(
        'you may play a 9 without saying "boo"',
        "when you play a 9, the winner draws a card",
        "nobody draws if they like",
    ),
    *(
        "the player who laid the 7 draws two when a King is played",
        "if anyone has one card when a 7 is played, they bow",
    ),
    *("nobody may draw if they like", "the one who drew draws two when a 7 is played"),
    *(
        "if a 2 is played, the next player must take two cards and he does not play",
        '7: next player draws and they say "ow"',
    ),
)
"""Near to what the tables have, and something else: nothing of this may be read as a rule without a question."""


TIMES: Final = _rows("""
at the start of their turn | at the start of your turn; at the beginning of your turn; when your turn starts
on their turn | on your turn; during your turn
out of turn | out of turn; even when it's not your turn; outside your turn
until their next turn | until your next turn; till your next turn; until it's your turn again
within 5 seconds | within 5 seconds; in five seconds; in under 5 seconds; in 5 secs
once per turn | once per turn; once a turn; one time each turn; once every turn; but only once a turn
once per round | once per round; once a round; once each round
before the next card is played | before the next card is played; before the next card; before anybody else plays
before drawing | before drawing; before you draw; before drawing a card; prior to drawing
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

WHO: Final = _rows("""
the next player | the next player; whoever's next; whoever is next; the one after you; the player after you
    ; the following player; next player; the next person; the next one; the next in line; the player who comes next
the previous player | the previous player; the player before you; the one before you
    ; the person who went before you; the player who just went; whoever played before you
the player to their left | the player on your left; the player to your left; your left neighbour
    ; the person sitting to your left; your neighbour on the left; whoever sits on your left; the guy to the left
the player to their right | the player on your right; your right neighbour; the person to the right of you
each player | everybody; everyone; all players; each of you; every player; all of you; each person
all other players | everyone else; all others; everybody but you; the others; all the other players; the rest
    ; everyone except you; everyone but the player; all opponents; all players save the one who played it
    ; everybody other than the one who played it
a player of their choice | a player of your choice; someone you choose; somebody you pick; anyone you like
    ; a player you choose; whoever you want; another player of your choice
the player with the most cards | the player with the most cards; whoever has the most cards
    ; the one with the biggest hand; the player holding the most cards; whoever holds most cards
the player with the fewest cards | the player with the fewest cards; whoever has the fewest cards
    ; the one with the smallest hand; whoever has the least cards
the dealer | the dealer; whoever dealt; the one who dealt; whoever is dealing
the next 2 players | the next two players; the next two; the two players after you; the following two players
each player with at least 5 cards | everyone with 5 or more cards; each player who has at least 5 cards
    ; everybody holding more than four cards; all players with five or more cards
""")
WHO_FRAMES: Final = _rows("""
When you play a 7, {who} {third}. | third
7: {who} {third} | third
{Who} {third} when you play a 7 | third
If you play a 7, {who} must {bare} | bare
A 7 makes {who} {bare} | bare
Playing a 7 forces {who} to {bare} | bare
7s mean {who} has to {bare} | bare
After a 7 {who} {third} | third
""")
DONE: Final = _rows("""
draw 2 cards | draw two cards | draws two cards
must say "boo" | say "boo" | says "boo"
are skipped | miss a turn | misses a turn
must knock | knock | knocks
discard a card | discard a card | discards a card
""")

ON: Final = _rows("""
{x} may be played on {y} | {x} can be played on {y}; {x} can go on {y}; you can put {x} on {y}; {x} fit on {y}
    ; {x} may follow {y}; {x} on {y} is allowed; {x} on {y} is fine; it's ok to put {x} on {y}; you may play {x} on {y}
    ; playing {x} on {y} is allowed; {y} can be covered with {x}; {y} may be followed by {x}; {x} are allowed on {y}
{x} may not be played on {y} | never {x} on {y}; no {x} on {y}; {x} can't go on {y}; you can't play {x} on {y}
    ; don't put {x} on {y}; {x} must not follow {y}; {x} on {y} is forbidden; {x} are not allowed on {y}
    ; {x} don't go on {y}; nobody may play {x} on {y}; {y} can't be followed by {x}; {y} can't be covered with {x}
    ; {x} may never be played on {y}; it's forbidden to play {x} on {y}; you're not allowed to lay {x} on {y}
    ; {x} do not fit on {y}; {x} can't be put on top of {y}; putting {x} on {y} is not allowed
    ; no playing {x} on {y}; {x} can't come after {y}
a card other than {x} may not be played on {y} | only {x} may be played on {y}; {y} may only be followed by {x}
    ; only {x} can go on {y}; nothing but {x} may go on {y}
    ; {y} can only be topped with {x}; only {x} may follow {y}; on {y} you can only play {x}
    ; nothing except {x} goes on {y}; {y} can only be covered by {x}
{x} may be played on any card | {x} go on anything; {x} can be played on anything; {x} don't need to match
    ; {x} don't have to match; {x} can be played no matter what's on top; {x} fit on everything
    ; you can play {x} on anything; you can put {x} on whatever is there; {x} needn't match; {x} can always be played
    ; you don't have to follow suit with {x}; {x} go on any card; {x} match everything; {x} always fit
any card may be played on {y} | anything goes on {y}; any card may be played on {y}; on {y} you can play anything
    ; you can play whatever you like on {y}; every card fits on {y}; anything can be put on {y}
    ; {y} can be followed by anything; after {y} anything goes; {y} accept any card
""")
ON_CARDS: Final = _rows("""
6s | 9s | a 6 | a 9
red cards | black cards | a red card | a black card
face cards | twos | a face card | a 2
""")

SETTINGS: Final = _rows("""
Each player starts with 6 cards. | everyone starts with 6 cards; deal six cards each; everybody gets dealt six
    ; six cards each; each player is dealt 6 cards; you start with 6 cards; deal 6 cards to everybody
    ; start with six cards instead of seven; hands of six; players begin with 6 cards; we deal six cards
    ; six cards to start; everyone gets six cards at the start; the starting hand is 6 cards; deal six instead of seven
The time limit is 10 seconds. | ten seconds per turn; you have 10 seconds to play; each turn lasts at most 10 seconds
    ; everyone has ten seconds for a turn; the time limit is ten seconds; play within 10 seconds; 10 second limit
    ; you've got ten seconds to make your move; no turn may take longer than 10 seconds; max 10 seconds a turn
    ; ten seconds to play a card
There is no time limit. | no time limit; there is no time limit; no time limits; there's no limit on time
    ; take as long as you like; you can take as long as you want
The game uses 2 decks. | we use two decks; play with two decks; use 2 packs of cards; the game is played with two decks
    ; two decks shuffled together; two packs; we play with two decks
The deck has 2 Jokers. | there are two jokers in the deck; play with 2 jokers; add two jokers
    ; two jokers are in the deck
    ; we use two jokers; the pack includes two jokers; with two jokers; leave two jokers in
Turn order starts counter-clockwise. | play starts counterclockwise; play goes to the right; turn order is anticlockwise
    ; play begins counter-clockwise; play order begins counterclockwise; we go counterclockwise
    ; play goes counterclockwise at the start; the first direction is counterclockwise
Hands are face up. | hands are open; everyone plays with open cards; all hands face up; play with your cards face up
    ; everybody's cards are face up; cards are held face up; hands lie face up on the table
The value of an Ace is 11. | aces are worth 11; an ace is worth eleven points; aces count as 11; aces count 11
    ; the ace is worth 11; aces have a value of 11
7s are wild. | 7s are wild; sevens are wild cards; a 7 is wild; 7s can be any card; wild cards: 7s; 7s count as any card
    ; a seven may stand for any card; 7 is a wild card; use 7s as wild
The penalty for "Bad call" is 3 cards. | a bad call costs three cards; bad calls cost 3 cards
    ; false accusations cost three cards
    ; three cards for a bad call; a wrong accusation costs you three cards; the penalty for a bad call is three cards
A player may play any number of cards of the same rank on their turn.
    | you can play several cards of the same rank at once
    ; you may play any number of cards of the same rank on your turn; cards of the same rank can be played together
    ; you can lay down multiple cards of one rank in one go; all cards of the same number may be played together
    ; if you have several cards of the same rank you can play them all at once
A player may play a card identical to the top card out of turn. | you can jump in with an identical card
    ; jumping in is allowed with an identical card; identical cards may be played out of turn
    ; if you have the exact same card you can play it out of turn; anyone with the identical card may jump in
""")

UNTIL: Final = _rows("""
until a player plays another Queen | until the next queen; until the next queen is played
    ; till somebody plays another queen
until a player plays a card | until the next card is played; until somebody plays a card; till the next card
    ; until the next card is down; until someone plays
until a player draws a card | until somebody draws; until someone draws a card; till a card is drawn
until a player says "moo" | until someone says "moo"; till somebody shouts "moo"; until "moo" is said
until turn order is reversed | until the direction changes; until play is reversed
until a round ends | until the round is over; for the rest of the round; until the end of the round
until their next turn | until your next turn; till it's your turn again; until you are up again
for 2 turns | for two turns; for the next two turns
""")
UNTIL_FRAMES: Final = _rows("""
When you play a queen, nobody may speak {w}. | no player may speak
Queens: no talking {w} | no player may speak
After a queen everybody is silent {w} | no player may speak
If someone plays a queen, nobody can draw {w} | no player may draw a card
No one is allowed to say "no" {w} when a queen is played | no player may say "no"
""")

BRINGS: Final = _rows("""
the next player is skipped | the next player is skipped; skip the next player; the next player loses their turn
    ; you skip the next player; the next player gets skipped; the next player sits out; next player misses a turn
    ; the next player has to wait a turn; the next player doesn't get a turn; the next one is passed over
turn order is reversed | the direction changes; play reverses; play turns around; reverse the direction; the order flips
    ; play goes the other way; change direction; play goes backwards; the direction is switched
    ; we go the other way round
play passes to the previous player | it's the previous player's turn again
    ; play goes back to the previous player; the turn goes back to the previous player
they take another turn | you go again; you get another turn; you play again; take another turn; you get an extra turn
    ; you have another go; it's your turn again; you take a second turn; you get to go again; play once more
they swap hands with the next player | you swap hands with the next player; you and the next player swap hands
    ; you trade cards with the next player; you exchange hands with the next player
    ; you switch hands with the next player
each player passes their hand to the next player | everyone passes their hand to the next player; all hands move on
    ; everybody hands their cards on to the next player; everyone gives their hand to the next player
    ; all players pass their cards to the next player; hands rotate
they must name a suit | you choose a suit; you name a suit; name the suit to be played next; you get to pick the suit
    ; you decide which suit comes next; you may choose the next suit; call a suit; pick a new suit; wish for a suit
    ; you choose the suit that must be played; declare a suit
they must say the name of the card | you say its name; name the card; you must say what card it is; say the card's name
    ; announce the card
they may look at the hand of the next player | you may look at the next player's hand
    ; you can look at the next player's cards; you get to peek at the next player's hand
they must show their hand to all other players | you show your hand to everyone; show everyone your cards
    ; you have to reveal your hand; you must show all your cards; lay your cards open for all to see
they must give a card to the next player | give the next player a card; you give one card to the next player
    ; hand a card to the next player; give one of your cards to the next player
the next player draws 2 cards | the next player draws two; next player picks up 2 cards; make the next player draw two
    ; the next player has to take two cards; two cards for the next player; the next player gets two cards
    ; the next one draws two cards; the next player must pick up two
each player draws a card | everyone draws a card; everybody takes one; all players pick up a card; a card for everyone
    ; each player has to draw one card; everyone draws one; all draw a card
the play pile is cleared | the pile is cleared; clear the pile; the pile is removed; the pile gets burned
    ; remove the whole pile; the discard pile is put aside
all hands are dealt again | all hands are dealt again; deal everybody a new hand
    ; everyone's cards are collected and dealt again; new cards for everyone
the round ends | the round ends; the round is over; that ends the round; the round stops at once
they win | you win; you win the round; that player wins
they gain 2 points | you get two points; you score two points; you earn 2 points; two points for you; +2 points for you
they lose a point | you lose a point; minus one point for you; a point is deducted; you are docked a point
no player may speak | nobody may speak; no talking; silence; nobody talks; everyone must be quiet; everybody shuts up
they must say "boo" | you say "boo"; shout "boo"; you have to call out "boo"; you yell "boo"; "boo" must be said
    ; you greet everyone with "boo"; the word "boo" has to be said; you announce "boo"
each player must say "boo" | everyone says "boo"; all players must shout "boo"; everybody yells "boo"
    ; everyone has to say "boo"; all say "boo"; say "boo", all together
the card counts as the previous card | it counts as the card below; the card is transparent; it copies the card below
    ; it takes on the card beneath it; it acts as the card below
they must knock | you knock; knock on the table; you have to knock; knock once; you must tap the table
""")
BRING_FRAMES: Final = _rows("""
When you play a 7, {e}.
7: {e}
If you play a 7, {e}
7 - {e}
{E} when you play a 7.
A 7 means {e}
Whenever a 7 is played, {e}.
7 = {e}
""")

RUNS: Final = _rows("""
3 red cards are played in a row // the third red card in a row is played | three red cards in a row
    ; three reds in a row are played; three red cards are played in a row; a third red card in a row is played
    ; three red cards follow each other; 3 red cards come after each other
2 7s are played in a row // the second 7 in a row is played // a player plays a 7 on a 7 | two 7s in a row
    ; two sevens are played in a row; two sevens come after each other; a 7 is played on a 7; a 7 follows a 7
    ; two sevens are played one after the other
a King, then a Queen, then a Jack are played in a row | king, queen, jack in a row
    ; a king, a queen and a jack follow each other
    ; king then queen then jack are played; king, queen, jack one after another
a player plays a Heart after 2 Spades in a row | a heart is played after two spades in a row
    ; a heart comes after two spades; someone plays a heart after two spades
the third card of the same suit in a row is played // 3 cards of the same suit are played in a row
    | three cards of the same suit in a row
    ; the same suit is played three times in a row; three of the same suit in a row are played
the second Ace of the round is played | the second ace of the round; the second ace of the round is played
""")
RUN_FRAMES: Final = _rows("""
When {r}, turn order is reversed. | turn order is reversed
{R}: the next player draws two | the next player draws 2 cards
If {r}, everyone has to knock | each player must knock
{R} = turn order is reversed | turn order is reversed
After {r} the next player is skipped. | the next player is skipped
Everybody says "boo" when {r} | each player must say "boo"
""")

STUCK: Final = _rows("""
you can't play; you cannot go; you have nothing to play; nothing fits; you have no playable card; you're unable to play
    ; you don't have a matching card; you can't match; you can't follow; you have no card that fits
    ; you can't put anything down
    ; none of your cards fit; you've got nothing that fits; you can't beat it; you can't make a move
""")
STUCK_FRAMES: Final = _rows("""
If {s}, draw a card. | draw a card
If {s} you have to draw two cards | draw 2 cards
When {s}, you must draw a card | draw a card
Draw a card if {s}. | draw a card
You draw a card when {s} | draw a card
{S}? Draw a card! | draw a card
{S}: take the pile | take the play pile
You have to take the pile if {s} | take the play pile
{S} = draw 2 | draw 2 cards
""")

CHAINS: Final = _rows("""
the next player must play a 2 or draw 2 cards and the draws add up
    | the next player draws two or plays another 2, and it adds up
    ; the next player draws 2, 2s stack; next player draws two, they stack; the next player draws 2 cards, stackable
    ; the next player must draw two or play another 2, the draws add up; draw two, stackable
    ; the next player draws two, twos can be stacked
the next player must play a 2 or draw 2 cards | the next player draws two or plays another 2
    ; the next player draws two unless they play a 2; the next player draws 2 cards unless he has a 2 himself
    ; the next player must play a 2 or draw two; the next player has to draw two unless they can play another 2
the next player must play a 2 or skip their turn | the next player is skipped unless they play a 2
    ; the next player misses a turn, unless he has a 2 himself; the next player must play a 2 or skip a turn
    ; the next player loses a turn unless they have another 2; the next player waits a turn unless they play a 2 too
""")
CHAIN_FRAMES: Final = _rows("""
2: {e}
When you play a 2, {e}.
2s: {e}
If someone plays a 2, {e}
2 means {e}
""")

BARRED: Final = _rows("""
speak | talk; speak | talking; speaking
draw a card | draw; draw a card | drawing; drawing a card
play a face card | play a face card; lay face cards | playing a face card; laying face cards
say "no" | say "no" | saying "no"
call a penalty | call a penalty | calling a penalty
""")
BAR_FRAMES: Final = _rows("""
No {doing} {when}. | doing
{Doing} is forbidden {when} | doing
{Doing} {when} is not allowed. | doing
{Doing} {when} is forbidden | doing
You can't {bare} {when} | bare
Nobody may {bare} {when} | bare
No player shall {bare} {when}. | bare
Don't {bare} {when} | bare
Never {bare} {when}. | bare
You must not {bare} {when}. | bare
Players aren't allowed to {bare} {when} | bare
It is forbidden to {bare} {when}. | bare
""")
BAR_TIMES: Final = _rows("""
|
on their turn | on your turn; during your turn
out of turn | out of turn; when it's not your turn; on someone else's turn
if they have at least 6 cards | if you have more than 5 cards; when you have 6 or more cards; with more than five cards
if the top card is red | while the top card is red; when the top card is red; if a red card is on top
if they have a legal play | if you can play; when you have a playable card
before drawing | before drawing; before you draw
""")

ENABLING: Final = _rows("""
MAY | lets you {b}; allows you to {b}; means you can {b}; entitles you to {b}; gives you the right to {b}
    ; permits you to {b}; means that you may {b}
MUST | makes you {b}; forces you to {b}; means you have to {b}; requires you to {b}; obliges you to {b}
    ; means you must {b}
""")
ENABLED: Final = _rows("""
draw a card | draw a card
take another turn | go again
discard a card | discard a card
swap hands with the next player | swap hands with the next player
say "boo" | say "boo"
give a card to the next player | give a card to the next player
name a suit | choose a suit
""")
COSTS: Final = _rows("""
they draw 2 cards | costs you two cards; costs two cards; means two cards for you; earns you two cards
    ; gets you two cards
they lose a point | costs you a point; costs a point; means you lose a point
they gain a point | earns you a point; gets you a point; gives you a point; scores you a point; is worth a point
they are skipped | costs you a turn; costs you your turn; means you miss a turn; loses you a turn
they receive a penalty | gets you a penalty; earns you a penalty; means a penalty; brings a penalty; is penalised
they win | wins you the round; makes you win; means you win; wins the game
""")
