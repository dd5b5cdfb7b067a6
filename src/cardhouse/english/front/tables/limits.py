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
0 Face: (ace | aces) => ace
0 Face: (jack | jacks) => jack
0 Face: (queen | queens) => queen
0 Face: (king | kings) => king
0 Face: NUMS => {NUMS#}
0 Face: Rank of [the] Suit => {Rank} of {Suit}
0 Face: Suit => {Suit}
8 D: K (is | are | '=') [a | an | the] Face => {K} counts as {Face}
8 D: K (is | are | '=') (a | an | the) NUM => {K} counts as {NUM}
8 Single: (1 | one) => 1
8 Single: (11 | eleven) => 11
8 Single: (12 | twelve) => 12
8 Single: (13 | thirteen) => 13
8 Single: (14 | fourteen) => 14
8 Single: (15 | fifteen) => 15
8 Single: (20 | twenty) => 20
8 Single: 25 => 25
8 Single: (50 | fifty) => 50
8 Pip: (2 | two) => 2
8 Pip: (3 | three) => 3
8 Pip: (4 | four) => 4
8 Pip: (5 | five) => 5
8 Pip: (6 | six) => 6
8 Pip: (7 | seven) => 7
8 Pip: (8 | eight) => 8
8 Pip: (9 | nine) => 9
8 Pip: (10 | ten) => 10
8 D: K (is | are | counts as | count as | counts for | count for) Single => the value of {K} is {Single}
8 D: K (is | are | counts as | count as | counts for | count for) Pip
    => ?two-readings the value of {K} is {Pip} // {K} counts as {Pip}
8 D: K '=' Single => the value of {K} is {Single}
8 D: K '=' Pip => ?two-readings the value of {K} is {Pip} // {K} counts as {Pip}
8 D: (treat | use) K as K => {K} counts as {K2}
8 D: K (may be used | is used | are used) as K => {K} counts as {K2}
8 D: K (match | matches) K => {K} matches {K2}
8 D: K and K match [each other] => {K} matches {K2}
8 D: K (counts | count) as (a | an | the) Spec => {K} counts as {Spec}
8 D: K (counts | count) as Face => {K} counts as {Face}
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
8 Ok: (allowed | permitted | okay | ok | fine | legal) => .
8 Gp: [playing | putting | laying] C Onto C => play {C} on {C2}
8 Gp: (playing | putting down | laying) C => play {C}
9 Gp: [playing] [in] (pairs | doubles | two of a kind) [Tgt] => play 2 cards of the same rank on their turn
9 Gp: [playing] (triplets | three of a kind) [Tgt] => play 3 cards of the same rank on their turn
9 Gp: [playing] (runs | straights | sequences) (of | in) (a | one | the same) suit [Tgt]
    => play any number of cards of the same suit in consecutive order on their turn
9 Gp: [playing] (any number of | several | multiple | many) Eq Tgt => play any number of {Eq} on their turn
8 Gp: (talking | speaking) => speak
6 Gp: (jumping in | butting in | playing out of turn) => play a card out of turn
8 Gp: (swapping | trading) hands => swap hands with a player of their choice
8 L: Gp [is | are] Ok => a player may {Gp}
8 L: Gp [is | are] No => a player may not {Gp}
8 L: no Gp => a player may not {Gp}
9 L: Us may (play | put down | lay | throw) [in] (pairs | two of a kind) [Tgt]
    => a player may play 2 cards of the same rank on their turn
9 L: Us may (play | put down | lay | throw) (triplets | three of a kind) [Tgt]
    => a player may play 3 cards of the same rank on their turn
9 L: [Us may (play | put down | lay | throw)] up to NUM (cards of | of) the same Atr Tgt
    => a player may play up to {NUM} cards of the same {Atr} on their turn
9 L: all Eq may be (played | put down | laid) Tgt => a player may play any number of {Eq} on their turn
9 L: Us may (play | put down | lay | throw) all (their Eq | Eq) Tgt
    => a player may play any number of {Eq} on their turn
9 L: [Us may (play | put down | lay)] (runs | straights | sequences) (of | in) (a | one | the same) suit Tgt
    => a player may play any number of cards of the same suit in consecutive order on their turn
8 L: Us may only (play | put | lay) [a | an | the] Spec Onto [a | an | another] Spec
    => ?two-readings {Spec} may not be played on card other than {Spec2}
    // card other than {Spec} may not be played on {Spec2}
8 L: Us may only Ap (if | when | while) St => a player may not {Ap} unless {St}
8 L: Us may only Ap after C => a player may not {Ap} if the top card is not {C}
8 L: C may only Go (if | when | while) St => a player may not play {C} unless {St}
8 L: C may not Go (if | when | while) St => a player may not play {C} if {St}
8 L: C may not Go unless St => a player may not play {C} unless {St}
8 L: nothing [may] (go | goes | be played | be put | fit | fits) Onto [a | an | the] Spec (but | except | other than)
    [a | an | another] Spec => card other than {Spec2} may not be played on {Spec}
8 L: nothing (but | except | other than) [a | an | another] Spec [may] (go | goes | be played | be put) Onto C
    => card other than {Spec} may not be played on {C}
8 L: nothing [may] (go | goes | be played | be put) Onto C => any card may not be played on {C}
8 L: C may only be (followed | covered | topped | answered) by [a | an | another] Spec
    => card other than {Spec} may not be played on {C}
8 L: (players | each player | a player | any player | whoever) (with | having | who has) Cmp cards [in hand]
    (may not | may not ever) An => a player may not {An} if they have {Cmp} cards
8 L: (players | each player | a player | any player | whoever) (with | having | who has) Cmp cards [in hand]
    may not (draw | draw a card | draw cards) => a player may not draw a card if they have {Cmp} cards
8 L: (players | each player | a player | any player | whoever) (with | having | who has) Cmp cards [in hand]
    may not Ap => a player may not {Ap} if they have {Cmp} cards
8 L: (with | having) Cmp cards [in hand] [','] Us may not An => a player may not {An} if they have {Cmp} cards
8 L: (with | having) Cmp cards [in hand] [','] Us may not Ap => a player may not {Ap} if they have {Cmp} cards
8 D: C Sep [a] wild [card | cards] => {C} are wild
8 D: C may be (any card | anything | whatever you want | any card you want | any card you like | whatever you like
    | used as any card) => {C} are wild
8 D: C (count | counts) as (any card | anything | whatever you want | wild) => {C} are wild
8 D: K and K are (the same | equal | interchangeable) => {K} matches {K2}
8 D: K (equals | equal) Into => {K} matches {Into}
8 D: K [may] (go | goes | be played | fit | fits) Onto K (and | ',' | ',' and) viceversa => {K} matches {K2}
8 D: Us may (play | put) K Onto K (and | ',' | ',' and) viceversa => {K} matches {K2}
8 D: Us may (play | put) C Onto C and C Onto C => {C} may be played on {C2}. {C3} may be played on {C4}
8 D: C (count | counts) as NUM points => the value of {C} is {NUM}
8 D: C (is | are | '=') NUM points => the value of {C} is {NUM}
9 S: (use | play with | playing with) two decks => the game uses 2 decks
9 S: there are NUM (decks | packs) => the game uses {NUM} decks
9 S: there are NUM jokers => the deck has {NUM} jokers
9 S: (play | use) with NUM jokers => the deck has {NUM} jokers
8 L: no C as (the | their | a) (last | final) card => a player may not play {C} as their last card
8 L: (the | their) (last | final) card (you | they) play may not be C => a player may not play {C} as their last card
8 L: C may not be (the | their) (last | final) card => a player may not play {C} as their last card
8 L: C may not be (played | used) (last | as the last card | as their last card | as the final card)
    => a player may not play {C} as their last card
8 L: [Us may] only (speak | talk) on their turn => a player may not speak if it is not their turn
8 L: [Us] may only (speak | talk) (if | when) it ('s | is) their turn
    => a player may not speak if it is not their turn
8 L: Us may only draw [a card] (if | when) (you | they) may not (play | go)
    => a player may not draw a card if they have a legal play
8 L: Us may only draw [a card] (if | when) St => a player may not draw a card unless {St}
8 L: Us may only An (if | when) St => a player may not {An} unless {St}
8 L: C (only go | goes only | only goes | go only | only fit) Onto [a | an | another] Spec or [a | an] Spec
    => a player may not play {C} if the top card is not a {Spec} or a {Spec2}
8 L: C (only go | goes only | only goes | go only | only fit) Onto [a | an | another] Spec
    => {C} may not be played on card other than {Spec}
8 L: Words are No => a player may not say {Words}
2 L: before (you | they) (draw | draw a card) [','] [you] [must] O => a player must {O} before drawing
2 L: before (you | they) (play | play a card) [','] [you] [must] O => a player must {O} before playing
2 L: before (drawing | drawing a card) [','] [you] [must] O => a player must {O} before drawing
2 L: before (playing | playing a card) [','] [you] [must] O => a player must {O} before playing
9 SetOff: (use | uses | play with | playing with | add | there are | have | we use) => .
9 S: [SetOff] NUM (decks | packs) => the game uses {NUM} decks
9 S: [SetOff] NUM jokers [in the deck | to the deck | per deck | in the draw pile | to the draw pile]
    => the deck has {NUM} jokers
9 S: (a | each | every) turn (lasts | is | takes) [at most | up to] NUM seconds => the time limit is {NUM} seconds
9 S: NUM seconds => the time limit is {NUM} seconds
9 S: (you | each player | players) (has | have | get | gets) [only | at most | up to] NUM seconds [per turn
    | each turn | to play
    | to move | to go] => the time limit is {NUM} seconds
9 S: no time (limit | limits) => there is no time limit
9 S: Us (start | starts | begin | begins) with only NUM cards => each player starts with {NUM} cards
9 S: (each player | you | players) only (start | starts | begin | begins) with NUM cards
    => each player starts with {NUM} cards
9 S: (starting | start) hand [is | of | ':'] NUM [cards] => each player starts with {NUM} cards
9 S: hands (of | are) NUM [cards] => each player starts with {NUM} cards
8 L: no Gp (if | when | while) St => a player may not {Gp} if {St}
8 Gp: (drawing | drawing a card | drawing cards) => draw a card
8 L: it ('s | is) No to Ap (if | when | while) St => a player may not {Ap} if {St}
8 L: it ('s | is) No to An (if | when | while) St => a player may not {An} if {St}
8 L: it ('s | is) No to Ap => a player may not {Ap}
8 St: (you | they) may play something => they have a legal play
8 D: Many wild => {Many} are wild
8 D: Plural wild => {Plural} are wild
9 S: the draw pile has NUM (jokers | joker) => the deck has {NUM} jokers
9 S: [a] (max | maximum) [of] NUM seconds [Tn2] => the time limit is {NUM} seconds
9 Tn2: (a turn | per turn | each turn | to play | for each turn) => .
9 S: (play | turn order | the game) (goes | starts | runs | begins | is) clockwise [at the start | to start]
    => turn order starts clockwise
9 S: (play | turn order | the game) (goes | starts | runs | begins | is) counter-clockwise [at the start | to start]
    => turn order starts counter-clockwise
8 L: [Us] (may not | must not) (play | put | lay) C Onto C or C Onto C
    => {C} may not be played on {C2}. {C3} may not be played on {C4}
8 L: no C on C (and | or) no C on C => {C} may not be played on {C2}. {C3} may not be played on {C4}
8 L: (if | when | while) (C is on top | the top card is C) [','] Us may not (draw | draw a card | draw cards)
    => a player may not draw a card if the top card is {C}
8 L: silence (while | when | if) (C is on top | the top card is C) => a player may not speak if the top card is {C}
6 L: Id may be (played | thrown in | put | put down | thrown) at any time
    => a player may play a card identical to the top card at any time
6 L: Id may be (played | thrown in | put | put down | thrown) out of turn
    => a player may play a card identical to the top card out of turn
8 L: [Us] (may not | must not) (play | put | lay) cards Tl => a player may not play a card {Tl}
9 S: (wrong card | bad card | a wrong card | a bad card | wrong cards | bad cards) (costs | cost) [you] NUM [cards]
    => the penalty for "Bad card" is {NUM} cards
9 S: turns (are | last | take) NUM seconds [long] => the time limit is {NUM} seconds
9 S: (each player | you | players) (has | have) NUM cards (at the beginning | at the start | to begin with
    | to start with)
    => each player starts with {NUM} cards
9 S: (no jokers | without jokers) => the deck has 0 jokers
8 L: Us may not (draw | draw a card | draw cards) (when | while) St => a player may not draw a card if {St}
8 L: Us may not Ap (when | while) St => a player may not {Ap} if {St}
8 L: Gp is No (when | while | if) St => a player may not {Gp} if {St}
9 S: (start | begin | starts) clockwise => turn order starts clockwise
9 S: (start | begin | starts) counter-clockwise => turn order starts counter-clockwise
2 L: [Us] (may not | never | do not) Ap => a player may not {Ap}
6 Thrown: (play | plays | throw | throw in | put | put down | lay | lay down) => .
6 L: (a player | players | whoever | each player) (holding | who holds | who has | with | has) Id may Thrown (it
    | them) [in] out of turn
    => a player may play a card identical to the top card out of turn
6 L: (a player | players | whoever | each player) (holding | who holds | who has | with | has) Id may Thrown (it
    | them) [in] at any time
    => a player may play a card identical to the top card at any time
6 Id: (the | an | a) (identical | exact | exact same | very same | same exact) card => .
9 L: [Us may (play | put down | lay | throw)] up to NUM (cards of | of) the same Atr
    => a player may play up to {NUM} cards of the same {Atr} on their turn
9 L: Us may (play | put down | lay | throw) NUM cards Tgt (if | when) (they | both | all) (have | are | are of
    | share) the same Atr
    => a player may play {NUM} cards of the same {Atr} on their turn
9 L: RunOf may be (played | put down | laid | laid down) [Tgt]
    => a player may play any number of {RunOf} on their turn
9 L: Us may (play | put down | lay) RunOf [Tgt] => a player may play any number of {RunOf} on their turn
9 L: [Us may] (play | put down | lay) any number of K [Tgt] => a player may play any number of {K} on their turn
9 L: up to NUM of a kind may be (played | put down | laid | dropped) [Tgt]
    => a player may play up to {NUM} cards of the same rank on their turn
9 L: up to NUM Eq may be (played | put down | laid | dropped) [Tgt]
    => a player may play up to {NUM} {Eq} on their turn
9 Tgt: (all immediately | in a turn | per turn | on the same turn | in the same turn) => .
9 S: [the] penalty for Words (is | costs | ':' | '=') NUM [cards | card] => the penalty for {Words} is {NUM} cards
9 S: (each player | you | players | all) (is | are | get | gets) dealt NUM cards
    => each player starts with {NUM} cards
9 S: NUM (second | seconds) (turns | turn | limit | timer | rule) => the time limit is {NUM} seconds
9 S: [the] (turn timer | timer | turn limit) [is | of | ':'] NUM seconds => the time limit is {NUM} seconds
8 D: K (count | counts) NUM => the value of {K} is {NUM}
8 D: [the] value of K (is | ':' | '=') NUM => the value of {K} is {NUM}
8 D: treat K as K => {K} counts as {K2}
8 L: [Us] (may not | must not | never | do not) (play | put | lay) C (after | following) C
    => {C} may not be played on {C2}
8 L: C may not be (played | put | laid) (after | following) C => {C} may not be played on {C2}
2 L: no player may Ap => a player may not {Ap}
2 L: no player may (draw | draw cards | draw any cards) => a player may not draw a card
8 L: Spec Onto Spec only => ?two-readings {Spec} may not be played on card other than {Spec2}
    // card other than {Spec} may not be played on {Spec2}
0 Which: rule NUM => rule {NUM}
0 Which: rule STR => rule {STR}
9 S: Which (is off | is gone | is suspended | is repealed | is cancelled | is switched off | is turned off
    | does not apply
    | does not count | is no longer in force) [anymore | any longer | any more] => {Which} no longer applies
9 S: Which (is back | is on again | is back on | is in force again | counts again) => {Which} applies again
6 Whose: (you | they | a player | players | any player) => .
6 IdHave: Whose (have | has | hold | holds) Id [as (R | the one just played | the card just played)] => .
6 IdHave: R is (identical to | the same as | exactly the same as) a card in (their hand | hand) => .
6 IdHave: Whose [may] match R in both (rank | number | value) and suit => .
6 IdHave: Whose [may] match R exactly => .
6 L: (if | when) IdHave [','] Whose may (jump in | jump in and play it | play it | put it down
    | throw it in) [out of turn]
    => a player may play a card identical to the top card out of turn
6 L: (if | when) IdHave [','] Whose may (jump in | jump in and play it | play it | put it down
    | throw it in) at any time
    => a player may play a card identical to the top card at any time
8 L: C may be (played | put | put down) regardless of [the] (suit | rank | value | suit or rank | suit or value
    | suit or number | top card)
    [of R] => {C} may be played on any card
9 Eq: (multiple cards | several cards | more than one card) of the same (rank | number | value)
    => cards of the same rank
9 L: (multiple | several) Eq may [all] be (played | put down | laid) [Tgt]
    => a player may play any number of {Eq} on their turn
9 L: Eq may [all] be (played | put down | laid) Tgt => a player may play any number of {Eq} on their turn
9 L: (if | when) Whose have Eq [','] Whose may (play | put down | lay) (them | them all | all of them) [Tgt]
    => a player may play any number of {Eq} on their turn
9 L: Us may (play | put down | lay | put out) (more than one card | several cards | multiple cards
    | any number of cards) [Tgt]
    (if | when | while) (they | all | all of them) (have | are | are of | share) the same Atr
    => a player may play any number of cards of the same {Atr} on their turn
9 Tgt: at a time => .
8 L: the winning card may not be C => a player may not play {C} as their last card
8 L: it ('s | is) No to (draw | draw a card | draw cards) => a player may not draw a card
8 L: C may not be played (twice | two times) in a row => {C} may not be played on {C}
8 L: [Us] (may not | never | do not) play C (twice | two times) in a row => {C} may not be played on {C}
8 L: no two C in a row => {C} may not be played on {C}
8 L: [Us] (may not | never | do not) play the same Atr (twice | two times) [in a row]
    => a player may not play a card of the same {Atr} as the top card
9 S: (each player | you | players | all players) [each | all] (begin | begins | start | starts) with NUM cards
    => each player starts with {NUM} cards
9 S: (play | turn order | the game) (proceeds | moves | travels) clockwise => turn order starts clockwise
9 S: (play | turn order | the game) (proceeds | moves | travels) counter-clockwise
    => turn order starts counter-clockwise
9 S: (a | each | every) (card | turn | move | play) must be (played | made | taken | done) (within | in) NUM seconds
    => the time limit is {NUM} seconds
8 L: [the word | the words] STR (and | or | ',') STR (is | are) No => a player may not say {STR} or {STR2}
8 L: [Us] (may not | never | do not) say STR (and | ',') STR => a player may not say {STR} or {STR2}
9 S: jokers (are not used | are removed | are left out | are out | are not in the game) => the deck has 0 jokers
9 S: (at most | no more than | up to | not more than) NUM seconds [Tn2] => the time limit is {NUM} seconds
9 Tn2: (for a turn | for each turn | for their turn | for every turn) => .
8 L: no Gp (is | are | was) Ok => a player may not {Gp}
8 L: no Gp (is | are | was) Ok [','] Cn => a player may not {Gp} {Cn}
8 L: no Gp [','] Cn => a player may not {Gp} {Cn}
8 L: C may not be (played | used) => a player may not play {C}
9 S: (players | all players | each player) (are | is) [each] dealt NUM cards [each]
    => each player starts with {NUM} cards
7 L: [Us] [must] play a different Atr (than | from | to) R => a player may not play a card of the same {Atr} as the
    top card
7 L: [players must | you must | Us must] alternate [between] (even and odd | odd and even) [cards | numbers]
    => a player may not play a card of the same parity as the top card
7 L: [players must | you must | Us must] alternate [between] (red and black | black and red) [cards]
    => a player may not play a card of the same colour as the top card
9 Tgt: (in a single turn | in one single turn | during one turn | during their turn) => .
9 Eq: (multiple cards | several cards) of the same Atr => cards of the same {Atr}
9 L: Us may (play | put down | lay) (multiple | several | any number of) Spec [Tgt]
    => a player may play any number of {Spec} on their turn
9 S: (play | turn order | the game) (goes | starts | runs | begins | proceeds) in a clockwise
    => turn order starts clockwise
9 S: (play | turn order | the game) (goes | starts | runs | begins | proceeds) in a counter-clockwise
    => turn order starts counter-clockwise
8 L: [Us] may not (end | finish | go out | win) (on | with) C as [the | their | a] (last | final) card
    => a player may not play {C} as their last card
8 L: (may not) (end | finish | go out | win) (on | with) C [as [the | their | a] (last | final) card]
    => a player may not play {C} as their last card
9 S: the dealer deals NUM cards to each player => each player starts with {NUM} cards
"""
