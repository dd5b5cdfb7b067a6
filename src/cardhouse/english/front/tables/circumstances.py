"""Under which circumstances, by when, and until when: each condition, each deadline and each end of a span once.

`StX` is a state, which every `if`, `when` and `unless` can be put before; `Wh` is a time behind what is to be done.
"""

from typing import Final

CIRCUMSTANCES: Final = """
0 You6: (you | they | the player | that player) => .
0 Own6: (own | owns | possess | possesses | count | counts | are on | is on | are at | is at | sit on | sits on |
    are sitting on
    | is sitting on | are left with | is left with | are down to | is down to) => .
0 StX: You6 Own6 [only | just | exactly | your last | their last | the last] Cmpc [InHd] => they have {Cmpc}
0 StX: You6 Hasgot NUM '-' plus cards => they have at least {NUM} cards
0 StX: their hand (is | counts | numbers | has | comes to) [exactly | only | just] Cmpc => they have {Cmpc}
0 StX: You6 Hasgot (Cmp | OverUnder) points => they have {Cmp}{OverUnder} points
0 StX: You6 Hasgot NUM points or more => they have at least {NUM} points
0 StX: You6 Hasgot NUM points or (fewer | less) => they have at most {NUM} points
0 StX: You6 Own6 (Cmp | OverUnder) points => they have {Cmp}{OverUnder} points
0 StX: their (score | points) (is | are) (Cmp | OverUnder) => they have {Cmp}{OverUnder} points
0 Cn: with (Cmp | OverUnder) points => if they have {Cmp}{OverUnder} points
0 Cn: with NUM points or more => if they have at least {NUM} points
0 StX: (their card count | their hand | the number of cards in (hand | their hand) | their number of cards) is (even
    | an even number)
    => they have an even number of cards
0 StX: (their card count | their hand | the number of cards in (hand | their hand) | their number of cards) is (odd
    | an odd number)
    => they have an odd number of cards
0 StX: (there 's | there is) [a | an | the] Spec in their hand => they have a {Spec} in hand
0 StX: (a | an | the) Spec is (in | among) (their hand | their cards) => they have a {Spec} in hand
0 Cn: (with | holding) (a | an | the) Spec in (hand | their hand) => if they have a {Spec} in hand
0 Fit6: (fits | fit | goes | go | match | matches | may be played | is playable | works) => .
0 StX: (nothing | no card) [of theirs | of yours | in hand | in their hand] Fit6 => they have no legal play
0 StX: (none | not one) of their cards Fit6 => they have no legal play
0 StX: (there 's | there is) nothing [that] You6 may play => they have no legal play
0 StX: You6 (is | are | be) (stuck | unable to (play | go | move) | blocked) => they have no legal play
0 StX: You6 (is | are | be) able to (play | go | move) => they have a legal play
0 StX: (something | a card) [of theirs | of yours | in hand | in their hand] Fit6 => they have a legal play
0 Cn: (without | with no) [a] (playable card | legal play) => if they have no legal play
0 Cn: with (a playable card | a legal play) => if they have a legal play
0 StX: the top card 's Adj => the top card is {Adj} card
0 StX: (the pile | the play pile) (shows | is showing) K => the top card is {K}
0 StX: K (lies | is lying | sits | is) (on top | there | on the pile) => the top card is {K}
0 Cn: with K (on top | on the pile | showing) => if the top card is {K}
0 Runs6: (is | are | 's) [going | running | moving | currently | now] => .
0 Runs6: (goes | runs | moves | going | running) => .
0 StX: (the game | play | you | all_of_us | we | the order | turn order | it) Runs6 counter-clockwise => turn order
    is counter-clockwise
0 StX: (the game | play | you | all_of_us | we | the order | turn order | it) Runs6 clockwise => turn order is
    clockwise
0 StX: You6 (is | are) (in turn | on turn | up | at turn) => it is their turn
0 Cn: [but] (only | if) on their turn => if it is their turn
0 Only6: [','] [but] only (if | when | while | as long as) => .
0 Cn: Only6 (StX | St) => if {StX}{St}
0 Cn: [','] but only (with | holding | when holding) Cmpc [InHd] => if they have {Cmpc}
0 NotIf6: [','] (but not | not | except | save | only not) (if | when | while) => .
0 Cn: NotIf6 (StX | St) => unless {StX}{St}
0 Cn: [','] (but not | not | except) with [only | just | exactly] Cmpc [InHd] => unless they have {Cmpc}
0 Cn: unless [only | just] NUM (card | cards) (is | are) left => unless they have {NUM} cards
0 Cn: unless it leaves (you | them) with [only | just] NUM (card | cards) => unless they have {NUM} cards
0 Cn: (if | when) [only | just] NUM (card | cards) (is | are) left [in hand | in their hand] => if they have {NUM}
    cards
0 Last6: (last (turn | time) | the last time | (in | on) (the | their) last turn) => .
0 StY: their last turn was (skipped | missed) => they were skipped on their last turn
0 StY: You6 (missed | sat out | lost | must miss) (Last6 | their last turn) => they were skipped on their last turn
0 StY: You6 (was | were) (skipped | passed over | left out | jumped) Last6 => they were skipped on their last turn
0 Before6: (the previous player | the player before (you | them) | the one before (you | them)) => .
0 StY: Before6 (drew | took a card | just drew | must draw | has drawn | had to draw | has just drawn | drew a card
    | must draw a card
    | has drawn a card) [OnLast] => the previous player drew on their last turn
0 StY: Before6 (was skipped | got skipped | missed a turn | was passed over) [OnLast] => the previous player was
    skipped on their last
    turn
0 StY: Before6 (received | got | was given) a penalty [OnLast] => the previous player received a penalty on their
    last turn
0 StX: Cmpc (are | is | remain) left to draw => the draw pile has {Cmpc}
0 Cn: with [only] Cmpc [left] in the draw pile => if the draw pile has {Cmpc}
5 U: Cn [','] Es (for | with | on | after | when) Ta => When {Ta} {Cn}, {Es}.
5 U: Cn ',' Ta Sep Es => When {Ta} {Cn}, {Es}.
5 U: Cn ',' (when | if | on | after) Ta [Sep] Es => When {Ta} {Cn}, {Es}.
5 U: Es Cn at the (start | beginning) of OwnTurn => When a player begins their turn {Cn}, {Es}.
5 U: Es at the (start | beginning) of OwnTurn [','] Cn => When a player begins their turn {Cn}, {Es}.
5 U: Es at the end of OwnTurn [','] Cn => When a player ends their turn {Cn}, {Es}.
5 U: [you | each player] O at the (start | beginning) of OwnTurn [','] Cn => When a player begins their turn {Cn},
    they must {O}.
0 Next6: (the next card | the next one | another card | any other card | a card | the next player 's card) => .
0 Down6: (is played | goes down | falls | lands | is down | is laid | comes | is on the table | hits the pile | is
    put down) => .
4 Wh: before Next6 Down6 => before the next card is played
4 Wh: by the time Next6 Down6 => before the next card is played
4 Wh: (by | ere | before) the next (card | play) [falls | lands] => before the next card is played
4 Wh: until the next card is played at the latest => before the next card is played
4 Wh: before (a player | any player | another player | a player else | the next player | any other player) (plays |
    lays | puts down
    | throws | goes | moves) [another | the next | a] [card] => before the next card is played
4 Wh: before (the end of their turn | (you | they) (end | finish | complete) their turn | ending their turn |
    finishing their turn)
    => before their turn ends
4 Wh: (within | still in | still within | still on) the same turn => before their turn ends
4 Wh: while it ('s | is) still their turn => before their turn ends
0 Secs6: (within | in | inside | inside of) => .
4 Wh: Secs6 NUM s => within {NUM} seconds
4 Wh: Secs6 NUM seconds => within {NUM} seconds
4 Wh: (no later than | not later than) NUM seconds (after | afterwards | later) => within {NUM} seconds
4 Wh: before NUM seconds (have passed | are up | are over | pass | have gone by) => within {NUM} seconds
4 Wh: (in | within) the NUM seconds (that follow | after | following) => within {NUM} seconds
4 Wh: (without delay | right then | instantly | then and there | there and then | this instant | right there |
    directly | without waiting
    | without hesitation | as quick as you may | as quickly as you may | as fast as you may | as fast as possible |
    when possible
    | as quickly as possible) => immediately
0 Again6: [next] [round | back] [again] => .
4 Wh: (until their next turn at the latest | by their next turn [at the latest]) => before their next turn
4 Wh: (before | ahead of) their next (turn | go) => before their next turn
4 Wh: before (you | they) (are | is) (up | next | on | on turn | next up | next on turn) [again] => before their
    next turn
4 Wh: out of turn again => before their next turn
4 Wh: (next time | the next time) (it 's | it is | you are | they are) (their turn | up | on) => on their next turn
4 Wh: when (it 's | it is) next their turn => on their next turn
4 Wh: (at | in | on | during) their (next | following) turn => on their next turn
4 Wh: (next turn | in the turn after | the turn after) => on their next turn
4 O: (say | says | call | calls) Words (double | 2 x | a couple of times | two times over | twice over) => say
    {Words} 2 times
4 O: (say | says | call | calls) Words NUM x => say {Words} {NUM} times
4 O: (say | says | call | calls) Words (NUM times in a row | NUM times over) => say {Words} {NUM} times
4 Wh: (a single time | maximum once | max once | at most once | no more than once | not more than once | at most one
    time | just the once)
    (per | a | each | every) round => once per round
4 Wh: (a single time | maximum once | max once | at most once | no more than once | not more than once) (per | a |
    each | every) turn
    => once per turn
0 Back6: (comes back | is back | comes round | comes around | is here | starts | begins | is next | is on) [again]
    => .
4 Wh: until their turn Back6 => until their next turn
4 Wh: until (you | they) (are next | are up | are on | play again | go again | may play again | are on turn | are
    back) [again]
    => until their next turn
4 Wh: until (it | play | the turn) (comes | gets | is) back [round] to (you | them) => until their next turn
4 Wh: (up to | through to | right up to | all the way to | up until) their next turn => until their next turn
4 Wh: for one round of turns => until their next turn
4 Wh: until (a second | a new | another | there 's another | there is another | a further | the next | a fresh) Spec
    [Isp Ofc |
    is on the table | appears | turns up | falls | lands | lies there] => until a player plays another {Spec}
4 Wh: until another player (lays | plays | puts down) [a | another | the next] Spec => until another player plays a
    {Spec}
4 Wh: (while | as long as) no other Spec Isp Ofc => until a player plays another {Spec}
4 Wh: (for | during | over | in) [the] [next | following] NUM turns => for {NUM} turns
4 Wh: for (a couple of | a pair of) turns => for 2 turns
4 Wh: for a (duration | period | span) of NUM turns => for {NUM} turns
4 Wh: NUM turns long => for {NUM} turns
4 Wh: [for] the next NUM turns => for {NUM} turns
4 Wh: for the (rest | remainder) of the round => until a round ends
4 Wh: (while | as long as) the round (lasts | goes on | runs) => until a round ends
0 Plainer: while it ('s | is) (a player else 's | another player 's | another 's | a player 's) turn => out of turn
4 Wh: before the next one (plays | goes | lays | moves) => before the next card is played
"""
