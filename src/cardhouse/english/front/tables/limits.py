"""How people say what holds all the time: limits, permissions, definitions, settings."""

from typing import Final

LIMITS: Final = """
8 No: (not allowed | forbidden | banned | prohibited | not permitted | illegal) => .
8 Go: (be played | go | be put | be laid | be placed | be thrown) => .
8 L: no C on [a | an | another] C => {C} may not be played on {C2}
8 L: (not | never | never play | do not play) C Onto C => {C} may not be played on {C2}
8 L: C Onto C [is | are] No => {C} may not be played on {C2}
8 L: (playing | putting) C Onto C is No => {C} may not be played on {C2}
8 L: C (is | are) No Onto C => {C} may not be played on {C2}
8 L: [a | an] Spec only Onto [a | an] Spec
    => ?two-readings {Spec} may not be played on card other than {Spec2}
    // card other than {Spec} may not be played on {Spec2}
8 L: C may not Go Onto C => {C} may not be played on {C2}
8 L: C may not Go Onto (each other | itself | one another | another one | itself) => {C} may not be played on {C}
8 L: [Us] (may not | must not) (play | put | lay) C Onto C => {C} may not be played on {C2}
8 L: C may Go Onto C [no matter what suit | whatever the suit | of any suit] => {C} may be played on {C2}
8 L: C (go | goes | fit | fits) [on] C [no matter what suit | whatever the suit] => {C} may be played on {C2}
8 L: [Us] may (play | put | lay) C Onto C [no matter what suit | whatever the suit] => {C} may be played on {C2}
8 L: C may Go Onto (anything | any card | everything) => {C} may be played on any card
8 L: C (go | goes | fit | fits) on (anything | any card | everything) => {C} may be played on any card
8 Onto: (on | on top of | over | onto) => on
8 L: [the | their] (last | final) card (may not | must not) be C => a player may not play {C} as their last card
8 L: [Us] may not (end | finish | go out | win) (on | with) C => a player may not play {C} as their last card
8 L: [Us] may not play C as their (last | final) card => a player may not play {C} as their last card
8 L: (do not | never) (end | finish | go out | win) (on | with) C => a player may not play {C} as their last card
8 L: the (game | round) may not be won with C => a player may not play {C} as their last card
8 L: no (finishing | ending | going out | winning) (on | with) C => a player may not play {C} as their last card
8 L: no (talking | speaking) [Wh] => a player may not speak {Wh}
8 L: no (talking | speaking) => a player may not speak
8 L: (drawing | drawing a card) Wh is No => a player may not draw a card {Wh}
8 L: (playing | playing a card) Wh is No => a player may not play a card {Wh}
8 L: (talking | speaking) [Wh] is No => a player may not speak {Wh}
8 L: it is No to say Words => a player may not say {Words}
8 L: it is No to As => a player may not {As}
8 L: no (talking | speaking) Cn => a player may not speak {Cn}
8 L: (if | when | while) (C is on top | the top card is C) [','] Us may not Ap
    => a player may not {Ap} if the top card is {C}
8 L: (if | when | while) (C is on top | the top card is C) [','] Us may not As
    => a player may not {As} if the top card is {C}
8 L: no saying Words => a player may not say {Words}
8 L: (never | do not) say Words => a player may not say {Words}
8 L: [saying] Words is No => a player may not say {Words}
8 L: [Us] may not say Words => a player may not say {Words}
8 L: (a card | cards) (you | they) [have] (just drew | just drawn | drew) may not be played [that turn
    | on that turn | in that turn | on the same turn | in the same turn]
    => a player may not play a card they have just drawn
8 L: [Us] may not play (a | the) card (you | they) [have] (just drew | just drawn)
    => a player may not play a card they have just drawn
8 L: penalty cards may not be played [in | on] the turn (you | they) (got | received | get) them
    => a player may not play a card they have just received
6 L: no jumping in => a player may not play a card out of turn
6 L: Jump with Id is (allowed | permitted | okay) => a player may play a card identical to the top card out of turn
6 L: Jump with C is (allowed | permitted | okay) => a player may play {C} out of turn
6 L: Us may jump in with Id => a player may play a card identical to the top card out of turn
6 L: Us may jump in with C => a player may play {C} out of turn
6 L: Us may play Id out of turn => a player may play a card identical to the top card out of turn
6 L: Us may play out of turn if (you | they) have Id => a player may play a card identical to the top card out of turn
6 L: Us may not jump in with C => a player may not play {C} out of turn
6 Id: [a | an | the] (identical card | exact same card | exactly the same card | exact copy | twin | same card) => .
6 Id: a card identical to the top card => .
6 Id: an exact copy of the (last | top | previous) card => .
7 L: Us may play a card NUM (higher or lower | up or down) [than the top card | than the last card]
    => a player may play a card {NUM} higher or lower than the top card
9 Eq: (equal cards | same cards | cards of the same rank | cards of the same number | cards of the same value
    | cards of one rank) => cards of the same rank
9 Eq: cards of the same suit => cards of the same suit
9 L: any number of Eq may be (played | put down | laid) Tgt => a player may play any number of {Eq} on their turn
9 L: [Us] may (play | put down | lay | throw | put) (any number of | several | multiple | as many) Eq [as (you
    | they) like] Tgt => a player may play any number of {Eq} on their turn
9 L: (play | put down | lay) as many Eq as (you | they) like [Tgt]
    => a player may play any number of {Eq} on their turn
9 L: as many Eq as (you | they) like may be (played | put down | laid) [Tgt]
    => a player may play any number of {Eq} on their turn
9 Tgt: (together | immediately | in one go | in one turn | on their turn | at the same time | on one turn
    | all together) => .
2 Us: (you | players | one | a player | each player) => a player
9 L: Us may (play | put down | lay) NUM cards Tgt => a player may play {NUM} cards on their turn
9 L: Us may (play | put down | lay) NUM Eq Tgt => a player may play {NUM} {Eq} on their turn
9 L: K and K may be (played | put down | laid) together => a player may play a {K} and a {K2} together on their turn
9 L: Us may (play | put down | lay) K and K together => a player may play a {K} and a {K2} together on their turn
2 L: instead of drawing [','] Us may As => a player may {As} instead of drawing
2 L: instead of playing [','] Us may As => a player may {As} instead of playing
7 L: (red and black | [the] colours) must alternate => a player may not play a card of the same colour as the top card
7 L: (odd and even | even and odd) [cards] must alternate
    => a player may not play a card of the same parity as the top card
2 L: Us may not draw => a player may not draw a card
2 L: Us may not draw Cn => a player may not draw a card {Cn}
2 L: Us may Ap => a player may {Ap}
2 L: Us may not Ap => a player may not {Ap}
2 L: Us may Ap Wh => a player may {Ap} {Wh}
2 L: Us may not Ap Wh => a player may not {Ap} {Wh}
2 L: Us may not Ap Cn => a player may not {Ap} {Cn}
2 L: Us may Ap Cn => a player may {Ap} {Cn}
2 L: Us may As => a player may {As}
2 L: Us may not As => a player may not {As}
2 L: Us may As Wh => a player may {As} {Wh}
2 L: Us may not As Wh => a player may not {As} {Wh}
2 L: Us may As Cn => a player may {As} {Cn}
2 L: Us may not As Cn => a player may not {As} {Cn}
2 L: Us must As Wh => a player must {As} {Wh}


2 L: (may not | never | do not) As [Wh] => a player may not {As} {Wh}
2 L: no player may As => a player may not {As}
2 L: no player may As Wh => a player may not {As} {Wh}
2 L: no player may As Cn => a player may not {As} {Cn}
8 L: only [a | an] Spec Onto [a | an] Spec
    => ?two-readings card other than {Spec} may not be played on {Spec2}
    // {Spec} may not be played on card other than {Spec2}
8 L: only [a | an] Spec may Go Onto C => card other than {Spec} may not be played on {C}
8 L: C may only Go Onto [a | an | another] Spec => {C} may not be played on card other than {Spec}
8 L: C may Go only Onto [a | an | another] Spec => {C} may not be played on card other than {Spec}
8 L: C never (go | goes) Onto C => {C} may not be played on {C2}
8 L: C may not (follow | come after | be played after) C => {C} may not be played on {C2}
8 L: C may not be followed by C => {C2} may not be played on {C}
8 L: C may (follow | be played after) C => {C} may be played on {C2}
2 Wt: (at the start of their turn | at the beginning of their turn) => at the start of their turn
2 Wt: at the end of their turn => at the end of their turn
2 Wt: before (drawing | you draw | they draw | drawing a card | you draw a card) => before drawing
2 Wt: before (playing | you play | they play | playing a card | you play a card) => before playing
2 L: O Wt => a player must {O} {Wt}
2 L: (you | each player | players) O Wt => a player must {O} {Wt}
2 L: Us must As Wt => a player must {As} {Wt}
9 L: (runs | sequences | straights | a run | runs of cards) (of a suit | of one suit | in a suit
    | of the same suit | in one suit)
    may be (played | put down | laid down) [Tgt]
    => a player may play any number of cards of the same suit in consecutive order on their turn
7 L: Us may play (one up or one down | one higher or one lower | one up or down | one higher or lower)
    [from the last card | than the last card | than the top card | from the top card]
    => a player may play a card 1 higher or lower than the top card
8 D: C (is | are) [a] wild [card | cards] => {C} are wild
8 D: C may Go Onto (anything | any card) [',' | and | ',' and] (anything | any card) [may Go] Onto (it | them)
    => {C} are wild
8 D: C may Go Onto (anything | any card) [',' | and | ',' and] (anything | any card) may Go Onto K
    => {C} may be played on any card. any card may be played on {K}
8 D: C (go | goes) (with | on) (anything | everything) and (anything | everything) [goes | go] on (it | them)
    => {C} are wild
8 D: C (go | goes) with (everything | anything) => {C} are wild
0 Face: Rank => {Rank}
0 Face: Rank of [the] Suit => {Rank} of {Suit}
0 Face: Suit => {Suit}
8 D: K (is | are | '=') [a | an | the] Face => {K} counts as {Face}
8 D: (treat | use) K as K => {K} counts as {K2}
8 D: K (may be used | is used | are used) as K => {K} counts as {K2}
8 D: K (match | matches) K => {K} matches {K2}
8 D: K and K match [each other] => {K} matches {K2}
8 D: K (counts | count) as K => {K} counts as {K2}
8 D: K (is | are) worth NUM [points] => the value of {K} is {NUM}
9 S: NUM seconds (for everything | to play | per turn | a turn | each turn | for each turn | for a turn)
    => the time limit is {NUM} seconds
9 S: (you | each player | players | a player) (have | has | get | gets) NUM seconds (to play
    | per turn | a turn | for each turn | for a turn | for their turn) => the time limit is {NUM} seconds
9 S: [the] time limit [is | of | ':'] NUM seconds => the time limit is {NUM} seconds
9 S: (a | each) turn (may take | takes | lasts) at most NUM seconds => the time limit is {NUM} seconds
9 S: no time limit => there is no time limit
9 S: (wrong card | bad card | a wrong card) costs NUM [cards] => the penalty for "Bad card" is {NUM} cards
9 S: Words costs NUM [cards] => the penalty for {Words} is {NUM} cards
9 S: NUM [cards] for Words => the penalty for {Words} is {NUM} cards
9 S: (each player | you | players) (gets | get | start with | starts with | begin with) NUM cards [to start
    | at the start] => each player starts with {NUM} cards
9 S: NUM cards each [to start | at the start] => each player starts with {NUM} cards
9 S: deal NUM cards [each | to each player] => each player starts with {NUM} cards
9 S: (use | play with) NUM (decks | packs) => the game uses {NUM} decks
9 S: (each player plays | play | playing) with (open hands | cards face up | their hand face up | open cards)
    => hands are face up
9 S: (open hands | cards face up | all hands are open | hands are open) => hands are face up
8 L: (if | when | while) St [','] Us may not (draw | draw a card | draw cards) => a player may not draw a card if {St}
8 L: (if | when | while) St [','] Us may not Ap => a player may not {Ap} if {St}
8 L: (if | when | while) St [','] Us may not An => a player may not {An} if {St}
9 L: Us may (play | put down | lay) NUM cards Tgt (if | when) (they | both | all) (have | are of | share) the same Atr
    => a player may play {NUM} cards of the same {Atr} on their turn
9 L: Us may (play | put down | lay | put) as many Eq as (you | they) (like | want | please) [Tgt]
    => a player may play any number of {Eq} on their turn
8 L: only [a | an] Spec may (follow | come after | be played after) C
    => card other than {Spec} may not be played on {C}
8 L: (drawn cards | a drawn card | freshly drawn cards | a card just drawn | cards just drawn) may not be played
    [that turn | on that turn | in that turn | on the same turn | in the same turn]
    => a player may not play a card they have just drawn
8 D: [the] last player (who | to) (broke a rule | was penalised | got a penalty | received a penalty | get a penalty
    | break a rule) (is | becomes | is called | is known as) Words
    => the last player to receive a penalty is called {Words}
9 S: (start | begin | starting) with NUM cards [each] => each player starts with {NUM} cards
6 L: (a card | cards) may be (played | put down | laid) out of turn if (it is | they are) Id
    => a player may play a card identical to the top card out of turn
6 Id: identical to the (top | last | previous) card => .
"""
