"""What holds all the time: what goes on what, how a game is set up, and how long a ban lasts."""

from typing import Final

STANDING: Final = """
8 NeedNot: (do | does) not (must | need | need to) => .
8 NeedNot: (need not | need n't | needn't) => .
8 ToMatch: (match | fit | follow suit | match anything | match the pile | follow) => .
8 L: C NeedNot ToMatch => {C} may be played on any card
8 L: (Us NeedNot | Us do not need to) (follow suit | match | follow) (with | for | on | when playing) C
    => {C} may be played on any card
8 L: C (match | matches | always match | always matches) (anything | everything | any card | all cards | all)
    => {C} may be played on any card
8 L: C [always] (fit | fits) [on | with] (anything | everything | any card | all cards) => {C} may be played on any card
8 L: C (always fit | always fits | may always be played | fit always | fits always) => {C} may be played on any card
8 Whichever: (whatever (you | they) (like | want) | anything [you like | they like | you want] | any card | everything
    | whatever) => .
8 L: Us may (play | put | lay | put down) Whichever Onto C => any card may be played on {C}
8 L: (on | after | onto) C [','] Us may (play | put | lay | put down) Whichever => any card may be played on {C}
8 L: Us may (play | put | lay | put down) C Onto (whatever is there | whatever is on top | whatever lies there
    | whatever you like | whatever you want) => {C} may be played on any card
8 L: C (is | are) Ok Onto C => {C} may be played on {C2}
8 L: C may be (covered | topped) (with | by) C => {C2} may be played on {C}
8 L: C (accept | accepts | take | takes | allow | allows) (any card | anything | everything)
    => any card may be played on {C}
8 L: it ('s | is) Ok to (play | put | lay) C Onto C => {C} may be played on {C2}
8 L: only C (may Go | go | goes) Onto C => card other than {C} may not be played on {C2}
8 L: (only | nothing but | nothing except | nothing other than) C may (follow | come after) C
    => card other than {C} may not be played on {C2}
8 L: on C [','] Us may only (play | put | lay) C => card other than {C2} may not be played on {C}
8 L: [a card of] the same Atr is (enough | sufficient | fine) [to match | for a match | to play]
    => a player may play a card of the same {Atr} as the top card
8 L: Us may [also] (play | put | lay) [a card of] the same Atr [Onto R] => a player may play a card of the same {Atr} as
    the top card
8 L: (cards of the same Atr | same Atr) (match | may be played on each other | go on each other | go together)
    => a player may play a card of the same {Atr} as the top card
8 AtLeastIt: (equal or higher | equal or higher than | at least as high as | the same or higher than | not lower than)
    => .
8 AtMostIt: (equal or lower | equal or lower than | at most as high as | the same or lower than | not higher than) => .
8 L: [each player | Us] must (play | put | lay) [a card | cards | something] [that is] AtLeastIt R
    => a player may not play a card lower than the top card
8 L: [each player | Us] must (play | put | lay) [a card | cards | something] [that is] AtMostIt R
    => a player may not play a card higher than the top card
8 L: [each player | Us] must (play | put | lay) [a card | cards | something] (higher | bigger) than R
    => a player may not play a card other than a card higher than the top card
9 Insteadof: instead of NUM [cards] => .
9 Dealt: (gets | get | is | are) (dealt | given) => .
9 S: EachP Dealt NUM [cards] [each] [AtStart] [Insteadof] => each player starts with {NUM} cards
9 S: (deal | deal out | start with | begin with | starting with | we deal) NUM [cards] [each | to each player]
    [AtStart] [Insteadof] => each player starts with {NUM} cards
9 S: NUM cards [each | to each player] (AtStart | to start) [Insteadof] => each player starts with {NUM} cards
9 S: EachP (get | gets | have | has | receive | receives | start with | starts with | begin with | begins with) NUM
    cards [AtStart] Insteadof => each player starts with {NUM} cards
9 S: EachP (get | gets | have | has) NUM cards AtStart => each player starts with {NUM} cards
9 S: the (starting | opening | first) hand (is | has | consists of) NUM cards => each player starts with {NUM} cards
9 Limit: (limit | time limit) => .
9 S: [a | the] NUM second Limit [per turn | a turn | for each turn | on turns] => the time limit is {NUM} seconds
9 S: (play | move | go) (within | in) NUM seconds => the time limit is {NUM} seconds
9 S: EachP (have | has | get | gets) [AtMost] NUM seconds (for | to make | to take | to finish) (a | their | each | the)
    (turn | move | play) => the time limit is {NUM} seconds
9 S: (maximum | max | at most | up to) NUM seconds [per turn | a turn | each turn | for each turn]
    => the time limit is {NUM} seconds
9 S: NUM seconds (to play a card | to lay a card | to make a move) => the time limit is {NUM} seconds
9 S: (there is | there 's) no (limit on time | limit to time | clock) => there is no time limit
9 S: [Us may | EachP may] take (while | as much time as) (you | they) (like | want | need | please)
    => there is no time limit
9 S: no (time limit | clock) ',' take (while | as much time as) (you | they) (like | want | need)
    => there is no time limit
9 S: (we use | we play with | play with | use | with) NUM (decks | packs) [of cards] [shuffled together]
    => the game uses {NUM} decks
9 JokersIn: (in the draw pile | in the deck | in | to the draw pile) => .
9 S: NUM jokers (are | is) JokersIn => the deck has {NUM} jokers
9 S: (with | we use | we play with | leave | include | we have) NUM jokers [JokersIn] => the deck has {NUM} jokers
9 S: the draw pile (includes | contains | comes with) NUM jokers => the deck has {NUM} jokers
9 Going: (starts | begins | starts off | goes | runs | moves | is | begins with | starts with | starts going | go) => .
9 L: (IdMany | identical cards) may be (played | laid | thrown in) out of turn
    => a player may play a card identical to the top card out of turn
9 S: (go | going) counter-clockwise [AtStart | at first] => turn order starts counter-clockwise
9 S: (go | going) clockwise [AtStart | at first] => turn order starts clockwise
9 Turning: (play | the game | turn order | play order | the order of turns | the direction | the first direction
    | the starting direction | we) => .
9 S: Turning Going [counter-clockwise] (counter-clockwise | to the right) [AtStart | at first]
    => turn order starts counter-clockwise
9 S: Turning Going (clockwise | to the left) [AtStart | at first] => turn order starts clockwise
9 Open: (face up | open | visible to all | visible) => .
9 S: [all] (hands | cards | the cards | each player 's cards | their cards | each player 's hand) [are | lie | is]
    [held | played | kept | left] Open [on the table] => hands are face up
9 S: (play | playing | EachP play | EachP plays | each player plays) with (their | all) (cards | hand | hands) Open
    => hands are face up
8 D: K '=' NUM (points | point) => the value of {K} is {NUM}
8 D: K (count | counts) NUM [points] => the value of {K} is {NUM}
8 D: [the] wild (card | cards) [is | are | ':'] C => {C} are wild
8 D: C may (stand for | stand in for | replace | substitute for | represent) (any card | any other card | anything)
    => {C} are wild
8 D: (use | treat) C as (wild | wilds | wild cards | a wild card) => {C} are wild
9 Accuse: [a] (bad | wrong | false) (call | calls | accusation | accusations) => .
9 S: Accuse (cost | costs) [you | the caller] NUM [cards | penalty cards] => the penalty for "Bad call" is {NUM} cards
9 S: NUM [cards | penalty cards] for Accuse => the penalty for "Bad call" is {NUM} cards
9 S: the penalty for Accuse (is | are) NUM [cards] => the penalty for "Bad call" is {NUM} cards
9 SameRank: (cards | all cards | any cards | several cards | multiple cards | any number of cards) of (the same | one
    | a)
    (rank | number | value) => .
9 L: SameRank may be (played | laid | put down | laid down) [all] (together | immediately | in one go | at the same time
    | in one turn) => a player may play any number of cards of the same rank on their turn
9 L: Us may (play | lay | lay down | put down | throw) SameRank [all] (together | immediately | in one go
    | at the same time | in one turn | on their turn) => a player may play any number of cards of the same rank on
    their turn
9 U: (if | when) (you | they | Sb) (have | has | hold | holds) SameRank [','] (you | they) may (play | lay | put down)
    (them | all of them | them all) [all] [together | immediately | in one go | at the same time]
    => A player may play any number of cards of the same rank on their turn.
6 L: (a player | any player | whoever | players) (with | who has | holding) (Id | Copy) may jump in
    => a player may play a card identical to the top card out of turn
4 SomeOne: (a player | any player | another player) => .
4 Wh: until SomeOne (V | Vp) => until a player {V}{Vp}
4 Wh: until SomeOne Pl P => until a player {P}
4 Wh: until SomeOne plays => until a player plays a card
4 Wh: until SomeOne (draws | draw) => until a player draws a card
4 Down: (is played | is down | is laid | falls | lands | comes | is on the table | has been played) => .
4 Wh: until (the next card | another card | a new card | a card) [Down] => until a player plays a card
4 Wh: until (C | the card) is drawn => until a player draws a card
4 Wh: until Words is (said | called) => until a player says {Words}
4 Wh: until (play | Dir2) (is reversed | changes | turns | switches | flips) [direction | around]
    => until turn order is reversed
4 Wh: until (the end of (the | this) round | (the | this) round (ends | is over)) => until a round ends
4 Wh: for the rest of (the | this) round => until a round ends
4 Eo: no player may (draw | draw cards | draw anything) => no player may draw a card
4 Eo: no player may (talk | say anything | say a word) => no player may speak
4 Eo: (each player | all players | all) (is | are | stay | stays | keep | keeps | be | remain | remains) (silent |
    quiet)
    => no player may speak
4 Eo: silence [for (each player | all | all players)] => no player may speak
8 L: no player may (draw | draw cards) [Wh] => a player may not draw a card {Wh}
4 Co: [','] [but] only (if | when | while) St => {St}
4 Co: only (with | holding | when holding) Cmp (card | cards) [left] [in hand | in their hand] => they have {Cmp} cards
4 Ew: Ea Co => {Ea} if {Co}
4 Ev: Ef Co => {Ef} if {Co}
2 L: Us may (Y | Discard | SkipTurn | LookTop) Co => a player may {Y}{Discard}{SkipTurn}{LookTop} if {Co}
2 L: Us may Ap Co => a player may not {Ap} unless {Co}
2 L: Us may (draw | draw a card | draw cards) Co => a player may not draw a card unless {Co}
2 L: Us may (speak | talk) Co => a player may not speak unless {Co}
2 L: Us may (speak | talk) only on their turn => a player may not speak if it is not their turn
2 L: only (play | lay | put down) C (if | when | while) St => a player may not play {C} unless {St}
2 L: only draw [a card] (if | when | while) St => a player may not draw a card unless {St}
"""
