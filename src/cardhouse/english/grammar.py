"""The exact language: its grammar as text. Quoted is a word or several; NUM, NUMS, ORD and STR are sorts of tokens."""

from typing import Final

SENTENCES: Final = """
Top      ::= Sentence | Penalty
Penalty  ::= 'the penalty call is' STR ( 'and the penalty is' NUM ( 'card' | 'cards' ) )? '.'
Sentence ::= ( Trigger | Standing | Define | Setting | Meta ) '.'
Trigger  ::= ( 'when' | 'if' ) Event Cond? ',' Clauses 'instead'?
Standing ::= Who Modal Acts When* Cond? | Cards Modal 'be played' On? When* Cond?
Clauses  ::= Clause ( Join Clause )*
Join     ::= ',' 'and'? 'then'? | 'and' 'then'?
Clause   ::= Bound | Effects | ToTable
Bound    ::= Who Modal Acts When* Cond?
Effects  ::= Who Effect ( 'and' Effect )* When* Cond?
ToTable  ::= World When* Cond?
Modal    ::= 'must' | 'may' | 'may not'
Define   ::= AreWild | CountAs | ValueOf | Match | RoleOf
AreWild  ::= Cards ( 'is' | 'are' ) 'wild'
CountAs  ::= Cards ( 'counts as' | 'count as' ) CardAlt
ValueOf  ::= 'the value of' Cards 'is' NUM
Match    ::= Cards ( 'matches' | 'match' ) Cards
RoleOf   ::= 'the' ( 'first' | 'last' ) 'player to' Act 'is called' STR
Setting  ::= Amounts | PenaltyIs | Starts | FaceUp
Amounts  ::= 'each player starts with' NUM ( 'cards' | 'card' ) | 'the deck has' NUM ( 'jokers' | 'joker' )
           | 'the game uses' NUM ( 'deck' | 'decks' ) | 'the time limit is' NUM ( 'seconds' | 'second' )
           | 'there is no time limit'
PenaltyIs ::= 'the penalty for' STR 'is' NUM ( 'card' | 'cards' )
Starts   ::= 'turn order starts' ( 'clockwise' | 'counter-clockwise' )
FaceUp   ::= 'hands are face up'
Meta     ::= 'rule' ( STR | NUM ) ( 'no longer applies' | 'applies again' ) When*
"""

EVENTS: Final = """
Event    ::= Somebody | Passive
Somebody ::= EWho EVerb ( 'or' EVerb )*
EWho     ::= 'a player' | 'another player' | 'the active player' | 'the next player' | 'the previous player'
           | 'the dealer' | 'the' STR
EVerb    ::= Plays | PlaysLast | Draws | Says | DoesIt | Deed | Names | Begins | Drops | Rolls | Pays
Plays    ::= 'plays' NUM? Cards On? After? Manner?
PlaysLast ::= 'plays their last card'
Draws    ::= 'draws' NUM? Cards
Says     ::= 'says' Speech
DoesIt   ::= 'does' STR
Deed     ::= 'receives a penalty' | 'gives a penalty' | 'makes a bad call' | 'begins their turn' | 'ends their turn'
           | 'is skipped'
           | 'joins the game' | 'leaves the game' | 'wins' | 'introduces a rule'
Names    ::= 'names a' ( 'suit' | 'rank' )
Begins   ::= 'begins to have' NumCmp Unit
Drops    ::= 'drops to' NUM Unit
Rolls    ::= 'rolls' 'a' ( 'die' | NUM )
Pays     ::= 'pays' SomeOf
Passive  ::= IsPlayed | Nth | InRow | OneByOne | Pattern | Occurs
IsPlayed ::= Cards ( 'is' | 'are' ) 'played' On?
Nth      ::= 'the' ORD Cards ( 'in a row' | 'of the round' ) 'is played'
InRow    ::= NUM Cards 'are played in a row'
OneByOne ::= Cards ( ',' 'then' Cards )+ 'are played in a row'
Pattern  ::= 'cards are played in the' Attr 'pattern' STR
Occurs   ::= 'turn order is reversed' | 'the draw pile runs out' | 'a point of order' ( 'begins' | 'ends' )
           | 'a round' ( 'begins' | 'ends' )
On       ::= 'on' Cards
After    ::= 'after' ( NUM Cards 'in a row' | 'a card played out of turn' )
Manner   ::= 'as their last card' | 'out of turn' | 'on their turn'
"""

CARDS: Final = """
Cards    ::= CardAlt ( 'or' CardAlt )*
CardAlt  ::= Plain Tail*
Plain    ::= Art? Adj* Noun
Art      ::= 'a' | 'an' | 'any' | 'the' | 'another'
Adj      ::= 'red' | 'black' | 'even' | 'odd' | 'prime' | 'face' | 'number' | 'wild'
Noun     ::= Rank ( 'of' Suit )? | Suit | 'card' | 'cards' | 'joker' | 'jokers'
Rank     ::= NUM | NUMS | 'ace' | 'aces' | 'jack' | 'jacks' | 'queen' | 'queens' | 'king' | 'kings'
Suit     ::= 'spade' | 'spades' | 'heart' | 'hearts' | 'diamond' | 'diamonds' | 'club' | 'clubs'
Tail     ::= SameAs | Unlike | Identical | Beyond | Beside | OrBeyond | OtherThan | Called | InOrder | Matching
           | JustGot
SameAs   ::= 'of the same' Attr ( 'as' Ref )?
Unlike   ::= 'of a different' Attr ( 'from' Ref )?
Identical ::= 'identical to' Ref
Beyond   ::= ( AtLeast? NUM )? ( 'higher' | 'lower' ) 'than' Ref
AtLeast  ::= 'at least'
Beside   ::= NUM 'higher or lower than' Ref
OrBeyond ::= 'or' ( 'higher' | 'lower' )
OtherThan ::= 'other than' Plain
Called   ::= 'of the called' ( 'suit' | 'rank' )
InOrder  ::= 'in' ( 'increasing' | 'decreasing' | 'consecutive' ) 'order'
Matching ::= 'that match one another'
JustGot  ::= 'they have just' ( 'drawn' | 'received' )
Ref      ::= 'the top card' | 'the previous card' | 'the starting card'
Attr     ::= 'suit' | 'rank' | 'value' | 'colour' | 'parity'
"""

PEOPLE: Final = """
Who      ::= Named | EWho | EachWith | EachWho | NextFew | AsMany | Side | WithThe | Doer
Named    ::= 'they' | 'them' | 'that player' | 'any player' | 'players' | 'no player' | 'all other players'
           | 'each player'
           | 'each following player' | ( 'a player' | 'another player' ) 'of their choice'
           | 'the player after the next player'
EachWith ::= 'each player' 'with' NumCmp Unit
EachWho  ::= 'each player' 'who has played' Cards
NextFew  ::= 'the next' NUM 'players'
AsMany   ::= 'as many players as' Qty
Side     ::= 'the player' ( NUM ( 'seats' | 'seat' ) )? 'to their' ( 'left' | 'right' )
WithThe  ::= 'the player with the' ( 'most' | 'fewest' ) Unit
Doer     ::= 'the' ( 'first' | 'last' ) 'player to' Act
"""

ACTS: Final = """
Acts     ::= Act ( AndOr Act )*
AndOr    ::= 'and' | 'or'
Act      ::= Say | Speak | Draw | Play | Give | Take | TakePile | Pass | Swap | Discard | SkipTurn | Again | Name
           | LookTop | LookHand
           | Show | Roll | Pay | Simple | Gesture | Do
Say      ::= 'say' Speech
Speak    ::= 'speak'
Draw     ::= 'draw' Drawn
Play     ::= 'play' Several? Cards Together? On? AsLast?
Several  ::= 'any number of' | 'up to' NUM | NUM
Together ::= 'and' CardAlt 'together'
AsLast   ::= 'as their last card'
Give     ::= 'give' ( NCards | SomeOf ) 'to' Who
Take     ::= 'take' NCards 'from' ( 'the play pile' | Who )
TakePile ::= 'take' 'the play pile'
Pass     ::= 'pass' ( NCards | Hand ) 'to' Who
Swap     ::= 'swap' Swapped
Swapped  ::= 'hands with' Who | 'a card with' ( Who | 'the top card of the draw pile' | 'the top card' )
Discard  ::= 'discard' ( NCards | Hand )
SkipTurn ::= 'skip their turn'
Again    ::= 'take another turn'
Name     ::= 'name a' ( 'suit' | 'rank' )
LookTop  ::= 'look at the top' ( 'card' | NUM 'cards' ) 'of the draw pile'
LookHand ::= 'look at the hand of' Who
Show     ::= 'show' ( NCards | Hand ) 'to' Who
Roll     ::= 'roll a die'
Pay      ::= 'pay' SomeOf
Simple   ::= 'call a penalty' | 'receive a penalty' | 'introduce a rule' | 'win' | 'leave the game'
           | 'come back into the game'
Gesture  ::= 'knock' | 'bow' | 'clap' | 'stand up' | 'wave' | 'salute' | 'raise their hand'
Do       ::= 'do' STR
Effect   ::= ESkip | EDraw | EAgain | ETake | EPile | EGive | EPass | ESwap | EDiscard | EShow | ERoll | ECount
           | ESimple
ESkip    ::= ( 'is' | 'are' ) 'skipped' | "'s turn is skipped"
EDraw    ::= ( 'draws' | 'draw' ) Drawn
EAgain   ::= ( 'takes' | 'take' ) 'another turn'
ETake    ::= ( 'takes' | 'take' ) NCards 'from' ( 'the play pile' | Who )
EPile    ::= ( 'takes' | 'take' ) 'the play pile'
EGive    ::= ( 'gives' | 'give' ) ( NCards | SomeOf ) 'to' Who
EPass    ::= ( 'passes' | 'pass' ) ( NCards | Hand ) 'to' Who
ESwap    ::= ( 'swaps' | 'swap' ) Swapped
EDiscard ::= ( 'discards' | 'discard' ) ( NCards | Hand )
EShow    ::= ( 'shows' | 'show' ) ( NCards | Hand ) 'to' Who
ERoll    ::= ( 'rolls' | 'roll' ) 'a die'
ECount   ::= ( 'gains' | 'gain' | 'loses' | 'lose' ) SomeOf
ESimple  ::= ( 'receives' | 'receive' ) 'a penalty' | 'wins' | 'win' | ( 'leaves' | 'leave' ) 'the game'
           | ( 'comes' | 'come' ) 'back into the game'
Drawn    ::= NCards | Until
Until    ::= 'until they have' ( 'a legal play' | NUM ( 'card' | 'cards' ) | CardAlt )
Hand     ::= 'their hand'
"""

WORLD: Final = """
World    ::= Happens | PlayTo | NextCard | SuitIs | RankIs | CardIsAs | DrawTo
Happens  ::= 'turn order is reversed' | 'nothing happens' | 'the draws add up' | 'the skips add up'
           | 'the' ( 'draw' | 'skip' ) 'is cancelled'
           | 'the play pile is' ( 'cleared' | 'turned over' ) | 'all hands are dealt again' | 'the round ends'
           | ( 'the top card of the draw pile' | 'the bottom card of the play pile' ) 'is put on the play pile'
PlayTo   ::= 'play passes to' Who
DrawTo   ::= 'the draw passes to' Who
NextCard ::= 'the next card' ( 'must' | 'may not' ) 'be' Cards
SuitIs   ::= 'the called suit becomes' Suit
RankIs   ::= 'the called rank becomes' Rank
CardIsAs ::= 'the card counts as' ( CardAlt | 'the previous card' )
"""

SPEECH: Final = """
Speech   ::= Words | InTurn | Anything | CardName | CardAttr | NextOf | NextNum
Words    ::= STR ( 'or' STR )*
InTurn   ::= Phrase ( 'then' ( Phrase | Counted ) )+ | Counted ( 'then' ( Phrase | Counted ) )*
Phrase   ::= STR
Counted  ::= Repeated | ForEach | Qty
Repeated ::= STR NUM 'times'
ForEach  ::= STR 'once for each' 'further'? Cards ( 'in a row' | 'answered' )
Anything ::= 'anything'
CardName ::= 'the name of the card'
CardAttr ::= 'the' ( 'suit' | 'rank' | 'colour' | 'parity' ) 'of the card'
NextOf   ::= 'the next of' STR ( ',' STR )+
NextNum  ::= 'the next number' ( 'up' | 'down' )
NCards   ::= Count Sort? ( 'card' | 'cards' ) | 'as many cards as' Qty
Sort     ::= 'penalty' | 'random'
SomeOf   ::= Count Counter | 'as many' Counter 'as' Qty
Count    ::= 'a' | 'another' | NUM | 'up to' NUM
Qty      ::= Amount ( ( 'plus' | 'minus' | 'times' ) NUM )?
Amount   ::= OfCard | HandSize | HandWorth | RunLength | Players | Own | TheRoll
OfCard   ::= 'the value of the card'
HandSize ::= 'the number of cards in' ( 'their' | Who "'s" ) 'hand'
HandWorth ::= 'the value of the cards in' ( 'their' | Who "'s" ) 'hand'
RunLength ::= 'the number of' Cards ( 'in a row' | 'answered' )
Players  ::= 'half'? 'the number of players'
Own      ::= 'the number of their' Counter
TheRoll  ::= 'the roll'
NumCmp   ::= ( 'exactly' | 'more than' | 'fewer than' | 'at least' | 'at most' )? NUM | 'an even number of'
           | 'an odd number of'
Unit     ::= CardUnit | Counter
CardUnit ::= 'card' | 'cards'
Counter  ::= 'moo token' | 'moo tokens' | 'point' | 'points' | STR
"""

TIMES: Final = """
When     ::= Immediately | Seconds | At | UntilIt | For
Immediately ::= 'immediately'
Seconds  ::= 'within' NUM ( 'second' | 'seconds' )
At       ::= 'before the next card is played' | 'before' ( 'drawing' | 'playing' ) | 'before their turn ends'
           | 'before their next turn'
           | 'until their next turn' | 'on their' 'next'? 'turn' | 'at the' ( 'start' | 'end' ) 'of their turn'
           | 'at any time' | 'out of turn'
           | 'during a point of order' | 'instead of' ( 'drawing' | 'playing' ) | 'once per' ( 'turn' | 'round' )
UntilIt  ::= 'until' Event
For      ::= 'for' NUM ( 'turn' | 'turns' )
Cond     ::= ( 'if' | 'unless' | 'while' ) State ( 'and' State )*
State    ::= Has | LegalPlay | Holds | TurnOf | LastTurn | CardIs | AddUp | ValueIs | OrderIs | PileHas | PointOn
Has      ::= Who ( 'has' | 'have' ) NumCmp Unit
LegalPlay ::= Who ( 'has' | 'have' ) ( 'no legal play' | 'a legal play' )
Holds    ::= Who ( 'has' | 'have' ) Cards 'in hand'
TurnOf   ::= 'it is' 'not'? ( 'their turn' | Who "'s turn" )
LastTurn ::= Who ( 'drew' | 'played' | 'was skipped' | 'were skipped' | 'received a penalty' ) 'on their last turn'
CardIs   ::= ( 'the top card' | 'the previous card' | 'the card' ) ( 'is' | 'was' ) 'not'? Cards
AddUp    ::= 'the card and the previous card add up to' Sum
ValueIs  ::= 'the value of the card is' ( 'the roll' | Sum )
OrderIs  ::= 'turn order is' ( 'clockwise' | 'counter-clockwise' )
PileHas  ::= 'the draw pile has' NumCmp Unit
PointOn  ::= 'a point of order is in progress'
Sum      ::= ( 'more than' | 'less than' )? NUM | 'a prime number' | 'an even number' | 'an odd number'
"""

GRAMMAR: Final = "".join((SENTENCES, EVENTS, CARDS, PEOPLE, ACTS, WORLD, SPEECH, TIMES))
