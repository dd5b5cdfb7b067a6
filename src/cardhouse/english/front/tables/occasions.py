"""Each thing that can happen, in all the words for it: drawing, saying, penalties, turns, winning, hands, piles."""

from typing import Final

OCCASIONS: Final = """
0 Got: (is | are | gets | get | was | were | has been | have been | being | is being | be) => .
0 Who1: (a player | any player | the player | players | you | they | that player) => .
8 T: (a card | any card | cards) Got (drawn | picked up | taken) [by Who1] [Src] => a player draws a card
8 T: (each | every | any | a) draw => a player draws a card
8 T: Who1 (take | takes) (a card | cards) from (the draw pile | the pile of cards) => a player draws a card
8 T: Who1 (help themselves to | helps themselves to) a card => a player draws a card
8 T: C Got (drawn | picked up | taken) [by Who1] [Src] => a player draws {C}
8 T: Words Got (said | spoken | heard | uttered | called | called out | shouted | mentioned | pronounced) [by Who1]
    => a player says {Words}
8 T: (hearing | on hearing | at the sound of) Words => a player says {Words}
8 T: on [the_word | the_words | the word | the words] Words [from Who1] => a player says {Words}
8 T: Who1 (let out | lets out | come out with | comes out with | mention | mentions | use the_word | uses the_word)
    Words => a player says {Words}
8 T: (a | any | each | every) penalty Got (imposed | inflicted | dealt | awarded) [on Who1 | upon Who1 | to Who1]
    => a player receives a penalty
2 Tr: (a player | any player | the player | whoever) (upon | on) whom a penalty Got imposed => a player receives a
    penalty
2 Tr: (a player | any player | the player | whoever) who Got (penalised | fined | given a penalty | dealt a penalty
    | handed a penalty | charged) => a player receives a penalty
8 T: Who1 Got (fined | charged | handed a penalty [card] | dealt a penalty [card] | slapped with a penalty | caught
    out)
    => a player receives a penalty
8 T: (a | any | each | every) penalty => a player receives a penalty
2 Tr: (a | the | any) (penalised | punished | fined) player => a player receives a penalty
8 T: a bad call Got made [by Who1] => a player makes a bad call
8 T: Who1 Got (called for | guilty of) a bad call => a player makes a bad call
8 T: (their | a player 's | the | one 's) turn (comes [round | around | up] | arrives | has come | is up | has begun
    | has
    started | has come round) => a player begins their turn
8 T: it ('s | is) (their | a player 's) (turn | go) [to (play | go | move)] => a player begins their turn
8 T: (when | as) Who1 (come | comes) to play => a player begins their turn
8 T: (as | when | once) their turn (begins | starts) => a player begins their turn
8 T: (their | a player 's | the) turn Got (over | done | finished | at an end | up) => a player ends their turn
8 T: (as | when | once) their turn ends => a player ends their turn
8 T: Who1 (is | are) (done | through | finished) with their turn => a player ends their turn
8 T: Who1 Got (skipped | passed over | jumped over | left out | bypassed | made to miss a turn) => a player is skipped
8 T: Who1 must (sit out | miss a turn | sit out a turn) => a player is skipped
8 T: (a | any) skip => a player is skipped
8 T: Who1 (get | gets | is | are) rid of (their last card | all their cards) => a player plays their last card
8 T: their last card Got (played | laid | put down | gone) => a player plays their last card
8 T: Who1 (play | plays | lay | lays | put down | puts down) (the last | the very last) [card] of their (hand | cards)
    => a player plays their last card
8 T: (the | a) round Got (won | decided) [by Who1] => a player wins
8 T: Who1 (win | wins) (the | a) (round | game | hand) => a player wins
2 Tr: (the | a | each | every) winner => a player wins
7 T: [only | just | but] NUM (card | cards) [Got] (left | remaining | to go) [in hand | in their hand] => a player
    drops to {NUM}
    cards
7 T: Who1 (is | are) left (with | holding) [only | just | but] NUM [card | cards] => a player drops to {NUM} cards
7 T: Who1 (have | has | hold | holds) [only | just | but] NUM (card | cards) (left | remaining | to go) [in hand | in
    their hand]
    => a player drops to {NUM} cards
7 T: Who1 (have | has) but NUM (card | cards) [left] => a player drops to {NUM} cards
7 T: only NUM (card | cards) (remain | remains) [in their hand | in hand] => a player drops to {NUM} cards
7 T: NUM (card | cards) (remain | remains) in (their hand | hand) => a player drops to {NUM} cards
7 T: (their | a player 's) hand (is down | comes down | gets down | is reduced | has shrunk | shrinks) to [only |
    just] NUM
    (card | cards) => a player drops to {NUM} cards
7 T: (their | a player 's) (last but one | second last | second-last | penultimate | second to last) card (is played
    | leaves
    their hand | is laid | goes) => a player drops to 1 card
7 T: (hit | hits | hitting | reach | reaching) NUM cards => a player begins to have {NUM} cards
7 T: (their | a player 's) hand (grows | goes up | comes up | swells | rises) to Cmp cards => a player begins to have
    {Cmp} cards
7 T: Who1 (come | comes | get | gets) up to NUM cards => a player begins to have {NUM} cards
7 T: drawing brings (you | them) to [exactly] NUM cards => a player begins to have {NUM} cards
7 T: Who1 (exceed | exceeds) NUM cards => a player begins to have more than {NUM} cards
0 DrawP: (the draw pile | draw pile | the pile to draw from | the face down pile | the draw pile of cards) => .
8 T: DrawP (is | be | has been | gets | was | becomes | ran | run | runs | goes | has run) (empty | exhausted | used
    up | finished
    | gone | depleted | out | dry | drawn out | drained) => the draw pile runs out
8 T: (there is | there are | there 's) (nothing | no card | no cards | no more cards | not a card) (left | more |
    left over)
    [to draw | in DrawP | to draw from] => the draw pile runs out
8 T: the last card of DrawP Got (drawn | taken) => the draw pile runs out
0 Dirs: (play | the direction | the direction of the game | turn order | the order | the rotation | direction | the
    game) => .
8 T: Dirs (goes | turns | swings | runs | is turned) (back the other way | the other way | around | round | back)
    => turn order is reversed
8 T: Dirs Got (reversed | changed | switched | flipped | turned [around | round] | inverted) => turn order is reversed
8 T: (a | any) (change | reversal | switch) of direction => turn order is reversed
8 T: Poo (over | finished | done | closed) => a point of order ends
8 T: (end of | the end of) Poo => a point of order ends
8 T: (start of | the start of | the beginning of | opening of) Poo => a point of order begins
0 RoundW: [a | the | each | every | any] [new] (round | hand | deal) => .
0 Startw: (start | beginning | commencement | outset | opening | onset) => .
0 Endw: (end | ending | conclusion | close | finish) => .
8 T: (at | on | upon | with) [the [time of]] [the] Startw of RoundW => a round begins
8 T: (at | on | upon | with) [the [time of]] [the] Endw of RoundW => a round ends
8 T: (at | on | upon | with) [the [time of]] [the] Startw of (their | a | a player 's | any | each) turn
    => a player begins their turn
8 T: (at | on | upon | with) [the [time of]] [the] Endw of (their | a | a player 's | any | each) turn
    => a player ends their turn
8 T: RoundW (comes | gets | draws) to (its | an | a) (end | close | finish) => a round ends
8 T: RoundW (is about to begin | gets going | kicks off | gets under way) => a round begins
8 T: Who1 (bring in | brings in | propose | proposes | think up | thinks up | come up with | comes up with | lay
    down) a [new]
    rule => a player introduces a rule
8 T: (a | any) new rule => a player introduces a rule
8 T: Who1 (drop | drops) out [of the game] => a player leaves the game
8 T: Who1 (come | comes) (in | along) => a player joins the game
8 T: (the | each | every) STR Pl P => the {STR} {P}
8 T: STR Pl P => the {STR} {P}
8 T: (the | each | every) STR V => the {STR} {V}
3 T: comes [a | an | the] Spec => a player plays {Spec}
3 T: C (hits | lands on | reaches | arrives on | goes on | is going on | falls on | makes it to) (the table | the
    pile | the play
    pile) => a player plays {C}
3 T: C (hits | drops | is there | turns up | gets out | is seen on the pile) => a player plays {C}
3 T: C (is going | goes | comes | lands | falls) Upon C => a player plays {C} on {C2}
3 T: Who1 (answer | answers | follow | follows | top | tops | beat | beats) C with C => a player plays {C2} on {C}
3 T: the play of [any | a | an | the] Spec => a player plays {Spec}
3 T: C and C after (it | each other | one another) => a player plays {C2} on {C}
7 Row: K Upon K Upon K => {K3}, then {K2}, then {K} are played in a row
7 Row: K ',' then K [again] ',' then K [',' all in a row | ',' in that order] => {K}, then {K2}, then {K3} are played
    in a row
7 Row: NUM [Spec] (on top of each other | on each other | running | on top of one another) => {NUM} {Spec} are played
    in a row
7 T: (the last | last) (two | 2) cards Makes Total => a player plays a card if the card and the previous card add up
    to {Total}
7 Makes: (sum up to | comes to | come to | amount to | amounts to) => .
0 Beside2: (a | another) (card | one) (lower | smaller) than itself => higher
0 Beside3: (a | another) (card | one) (higher | bigger) than itself => lower
7 P: C Upon Beside2 => plays {C} higher than the previous card
7 P: C Upon Beside3 => plays {C} lower than the previous card
7 T: C Got Ofc Upon Beside2 => a player plays {C} higher than the previous card
7 P: C Upon (a | any) (lower | smaller) (card | one) => plays {C} higher than the previous card
7 P: C Upon (a | any) (higher | bigger) (card | one) => plays {C} lower than the previous card
2 W: the (drawer | drawing player) => they
2 W: the (speaker | one who said it | player who said it | speaker of it) => they
2 W: the (winner | player who won | winning player) => they
2 W: the (author | author of it | rule maker | inventor | proposer | one who made it) => they
2 W: the (penalised | punished | offending | fined) (player | one) => they
2 W: the offender => they
2 W: the (skipped | passed over | jumped) (player | one) => they
2 W: the (leaver | leaving player) => they
2 W: (the caller | whoever made it) => they
2 Them: the (drawer | speaker | speaker of it | winner | author | author of it | offender | penalised player |
    skipped player
    | caller) => .
2 U: Tr O [','] Wh => When {Tr}, they must {O} {Wh}.
2 U: Tr (Y | X | F) [','] Wh => When {Tr}, they {Y}{X}{F} {Wh}.
2 U: Tr must As Cn => When {Tr}, they must {As} {Cn}.
2 U: Tr O Cn => When {Tr}, they must {O} {Cn}.
2 U: Tr X Cn => When {Tr}, they {X} {Cn}.
5 U: (if | when | while) StX (when | as | and) T [',' | then] Es => When {T} if {StX}, {Es}.
5 U: Es (if | when) StX (when | and) T => When {T} if {StX}, {Es}.
4 Eo: Words (must be | has to be | is | is to be | shall be) (said | called | spoken | uttered | shouted) by W => {W}
    must say
    {Words}
4 Eo: Words (comes | is required | is called for | is due | is heard) from W => {W} must say {Words}
4 Eo: (a | an | the) Words (is | must be) (required | owed | due) (from | by) W => {W} must say {Words}
4 Eo: Words from W => {W} must say {Words}
4 Eo: (each player | all) ',' and that includes (you | the player | them) ',' O => each player must {O}
4 Eo: W ',' too ',' must As => {W} must {As}
4 Eo: W [must] also O => {W} must {O}
4 Eo: whoever is the (last | slowest) to Act X => the last player to {Act} {X}
4 Eo: whoever is the (first | fastest | quickest) to Act (X | F) => the first player to {Act} {X}{F}
5 U: (if | when) you (are | is) the (last | slowest) [one | player] to Act (after | when | on) T [','] [you | they] X
    => When {T}, the last player to {Act} {X}.
5 U: (if | when) you (are | is) the (first | fastest) [one | player] to Act (after | when | on) T [','] [you | they]
    (X | Y)
    => When {T}, the first player to {Act} {X}{Y}.
4 Eo: no (drawing | drawing cards) [for each player | for anybody] => no player may draw a card
4 Eo: no (talking | speaking | chatting) [for each player] => no player may speak
4 Wh: until (the next | another) C => until a player plays another {C}
4 Wh: until comes C => until a player plays {C}
4 Wh: until [there] (comes | appears) C => until a player plays {C}
4 Wh: until a player plays K again => until a player plays another {K}
4 Wh: before (they | you) (plays | play | lay | lays) [a card] => before playing
4 Wh: (before | ere) (they | you) (draws | draw) [a card] => before drawing
4 Wh: in NUM seconds or less => within {NUM} seconds
4 Wh: (within | in) a (space | period | span) of NUM seconds => within {NUM} seconds
4 Wh: (no later than | not later than) NUM seconds [after that | afterwards | later] => within {NUM} seconds
5 U: having [just] Vp [','] (a player | players | you | the player) O => When a player {Vp}, they must {O}.
8 T: [a | any] penalty Got (handed | given | dealt) to Who1 => a player receives a penalty
5 U: (whoever 's turn it is | the one whose turn it is | the player whose turn it is) must O [first]
    => When a player begins their turn, they must {O}.
8 T: after (their | a | each | every) turn => a player ends their turn
8 T: Who1 Got (made | forced) to (miss a turn | sit out | skip | be skipped | is skipped) => a player is skipped
8 T: Who1 Got made to is skipped => a player is skipped
8 T: on (a player 's | their | a | any) (victory | win) => a player wins
5 U: [each player | all | all other players] O for the winner => When a player wins, each player must {O}.
7 T: all but (one | 1) of their cards Got (gone | played) => a player drops to 1 card
8 T: nothing (is left | remains) [to draw | in DrawP] => the draw pile runs out
8 T: (draw pile | the draw pile) empty => the draw pile runs out
8 T: (each | every | a) (reversal | reverse) [of direction | of play] => turn order is reversed
3 T: C (has | have | gets) C (played | laid | put) (on it | on top | on top of it) => a player plays {C2} on {C}
0 EndOn: (finish | finishes | finishing | go out | goes out | going out | end | ends | ending | win | wins | winning
    | close
    | closes) [the round | the game | their hand] (with | on) => .
3 T: [Sb] EndOn C => a player plays {C} as their last card
2 Tr: Rel EndOn C => a player plays {C} as their last card
3 T: C (is | was) (their | the | a player 's | your) (last | final) card => a player plays {C} as their last card
3 T: the (last | final) card (you | they | a player) (play | plays | lay | lays | put down) (is | was) C
    => a player plays {C} as their last card
7 Tl: whose Atr (is the same as | matches | equals) [that of] R ['s] => of the same {Atr} as the previous card
7 Tl: whose Atr (differs from | is different from | is not) [that of] R ['s] => of a different {Atr} from the
    previous card
7 Tl: of the Atr of R => of the same {Atr} as the previous card
7 T: the Atr (stays | remains) [the same | unchanged | as it is] => a player plays a card of the same {Atr} as the
    previous card
7 T: the Atr is kept => a player plays a card of the same {Atr} as the previous card
7 T: [Sb] (keep | keeps | keeping) [to] the (same suit | suit) => a player plays a card of the same suit as the
    previous card
7 T: [Sb] (switch | switches | change | changes | switching | changing) suits
    => a player plays a card of a different suit from the previous card
7 Tl: of a suit other than R ['s] => of a different suit from the previous card
0 R: (its | their) predecessor => the previous card
8 T: new rule => a player introduces a rule
8 T: (after | on | upon | with) the introduction of (a | any) [new] rule => a player introduces a rule
2 Tr: SbHas who Pl P => a player {P} if {SbHas}
5 U: (provided that | provided | if | assuming | given that) StX [','] T Meaning Es => When {T} if {StX}, {Es}.
5 U: T Meaning you O => When {T}, they must {O}.
5 U: T (means | requires | involves | calls for) saying Words => When {T}, they must say {Words}.
"""
