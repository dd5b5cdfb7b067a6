"""How people say how a game is set up: cards dealt, which way play goes, time, packs and Jokers, who wins."""

from typing import Final

SETTINGS: Final = """
9 N9: NUM [cards] => {NUM}
9 StartV: [must] (start | starts | begin | begins) [off | out | the game | the round | each round | play
    | each game] with => .
9 NotAs: (instead of | and not | rather than | not) NUM [cards] => .
9 InH: (in hand | in their hand | in their hands | each | apiece) => .
9 S: EachP StartV [only | exactly | just] N9 [InH] [NotAs] => each player starts with {N9} cards
9 S: StartV [only | exactly | just] N9 [InH] [NotAs] => each player starts with {N9} cards
9 GetV: [must] (is | are | get | gets | be) (dealt | given | handed) [out] => .
9 S: EachP GetV [only | exactly | just] N9 [InH] [AtStart] [NotAs] => each player starts with {N9} cards
9 S: EachP (receive | receives | get | gets | draw | draws | take | takes | have | has) [only
    | exactly] N9 [InH] AtStart
    => each player starts with {N9} cards
9 S: AtStart [','] EachP (has | have | holds | hold) N9 => each player starts with {N9} cards
9 To9: (each | apiece | to each player | to all | to all players | per player | for each player | for each | a player
    | to every one) => .
9 S: [the dealer] (deal | deals | give | gives | hand | hands | dealing) [out] N9 To9 [AtStart] [NotAs]
    => each player starts with {N9} cards
9 S: (deal | deals | dealing) [out] NUM cards [NotAs] => each player starts with {NUM} cards
9 S: N9 (To9 | InH) (AtStart | is dealt | are dealt | is given | are given | to begin | to start)
    => each player starts with {N9} cards
9 S: NUM cards (AtStart | to begin | to start) => each player starts with {NUM} cards
9 S: N9 To9 => each player starts with {N9} cards
9 S: [AtStart [',']] N9 (is | are | get | must be) dealt [out] [To9] [AtStart] => each player starts with {N9} cards
9 First: [the | a | each | each player 's | their] (starting | initial | opening | first | dealt | start) (hand
    | hands
    | hand size | number of cards) => .
9 S: First (is | are | of | has | have | contains | contain | consists of | ':' | '=' | must be | must have) N9
    => each player starts with {N9} cards
9 S: hands (have | contain | start with | begin with | consist of | start at) N9 => each player starts with {N9} cards
9 S: the deal is N9 [To9] => each player starts with {N9} cards
9 Round: [the] (play | turn order | turns | turn | game | order | direction | play order | playing order | rotation
    | order of play
    | turn direction | direction of play | order of turns | game order | playing direction
    | direction of the game) => .
9 Goes: [must] (goes | go | runs | run | moves | move | proceeds | proceed | passes | pass | is | are | starts | start
    | begins | begin | travels | continues | rotates | rotate | be | goes around | go around | goes round | go round
    | is going | is passed | progresses) => .
9 Goes: (':' | '=' | '-') => .
9 Way: (round | around | off | always | in a | in | with | out | on | normally) => .
9 Cw: clockwise => .
9 Cw: (to | towards) (the | their) left => .
9 Cw: in a clockwise (direction | manner | fashion | order) => .
9 Cw: (in clockwise order | in clockwise direction | with the clock) => .
9 Ccw: counter-clockwise => .
9 Ccw: (to | towards) (the | their) right => .
9 Ccw: in a counter-clockwise (direction | manner | fashion | order) => .
9 Ccw: (in counter-clockwise order | in counter-clockwise direction | against the clock) => .
9 Ccw: (viceversa | the other way | the opposite way | the wrong way round | the wrong way | backwards) => .
9 S: Round Goes [Way] Cw [AtStart] => turn order starts clockwise
9 S: Round Goes [Way] Ccw [AtStart] => turn order starts counter-clockwise
9 S: Round Goes (left | leftwards) => turn order starts clockwise
9 S: Round Goes (right | rightwards) => turn order starts counter-clockwise
9 S: [Us] (play | go | start | begin | plays | goes | take turns) [round | around | always] Cw [AtStart]
    => turn order starts clockwise
9 S: [Us] (play | go | start | begin | plays | goes | take turns) [round | around | always] Ccw [AtStart]
    => turn order starts counter-clockwise
9 S: Cw [play | order | turn order | rotation | rules] => turn order starts clockwise
9 S: counter-clockwise [play | order | turn order | rotation] => turn order starts counter-clockwise
9 Span: NUM (seconds | second) => {NUM}
9 Span: half a minute => 30
9 Span: (a | one) minute => 60
9 Span: (two | 2) minutes => 120
9 Span: (three | 3) minutes => 180
9 Most: (only | just | at most | no more than | up to | a maximum of | not more than | a max of | max | maximum
    | exactly
    | a limit of) => .
9 Each9: (per turn | each turn | a turn | for each turn | for a turn | for their turn | every turn | per move | a move
    | for every turn | on their turn | per go | a go | to play | to think | for each move | for every move
    | to make a move
    | to move | to act | to decide | to take their turn | to finish their turn | to play a card
    | to do something) => .
9 S: [Us] [only] (have | has | get | gets) [Most] Span Each9 => the time limit is {Span} seconds
9 S: [Us] only (have | has | get | gets) Span [Each9] => the time limit is {Span} seconds
9 S: [Most] Span Each9 => the time limit is {Span} seconds
9 Turn9: (a turn | each turn | every turn | turns | their turn | a move | each move) => .
9 S: Turn9 [must | may] (last | lasts | take | takes | is | are | be) Most Span [long]
    => the time limit is {Span} seconds
9 S: Turn9 (is | are) limited to Span => the time limit is {Span} seconds
9 S: (Turn9 may not | no turn may) (last | take) (longer | more) than Span => the time limit is {Span} seconds
9 S: Turn9 (have | has) a time limit of Span => the time limit is {Span} seconds
9 S: [a | the] (time limit | limit | turn limit | timer | clock | turn timer | time) [Each9 | for turns]
    (is | ':' | of | '=' | must be) Span [Each9] => the time limit is {Span} seconds
9 S: there is a (time limit | limit | timer) of Span [Each9] => the time limit is {Span} seconds
9 S: Us must (play | go | move | act | take their turn | finish their turn | make their move) (within
    | in) [Most] Span
    => the time limit is {Span} seconds
9 NoClock: no (time limit | time limits | timer | clock | limit on time | time pressure | turn timer
    | time limit at all
    | limit on thinking time | limit on turns | turn clock) => .
9 NoClock: (take | think | you may take | you may think | players may take | Us may take | Us may think
    | turns may take
    | each player may take)
    (while Like | all the time Like | all the time you need | while you need | all the time they need
    | while they need
    | forever | as much time as Like | as much time as you need) => .
9 S: NoClock [Each9 | on turns | for turns] => there is no time limit
9 S: there (is | are | 's) NoClock [Each9 | on turns | for turns] => there is no time limit
9 S: NoClock (',' | and | ':' | ',' and | '-') NoClock => there is no time limit
9 S: (Us | turns | Turn9) (have | has | are not | is not | are) (NoClock | timed | untimed) => there is no time limit
9 S: (play | playing) (without | with no) [a | any] (time limit | timer | clock | time limits)
    => there is no time limit
9 Use9: (use | uses | play with | playing with | the game uses | the game needs | the game is played with | it takes
    | take | needs | there is | there are | you need | played with | the game requires | with | shuffle
    | combine) => .
9 S: [Use9] [just | only | exactly] (one | a | a single | 1) (deck | pack) => the game uses 1 deck
9 S: (one | a | a single | 1) (deck | pack) (is | must be) (used | enough | needed) => the game uses 1 deck
9 S: Use9 [just | only | exactly] NUM (decks | packs) [together] => the game uses {NUM} decks
9 S: NUM (decks | packs) [BeD] (used | needed | mixed | combined | shuffled) [together | into one]
    => the game uses {NUM} decks
9 JokN: [the | any | all] (joker | jokers) => .
9 S: JokN [BeD | stay | stays | remain] (out | removed | left out | taken out | not used | not included | set aside
    | excluded | out of the game | taken out of the draw pile | left out of the game | not in play | banned)
    => the deck has 0 jokers
9 S: JokN (is | are) not (used | included | in play | in the game | in the draw pile | part of the game | allowed)
    => the deck has 0 jokers
9 S: (take | leave | keep | put | sort) out JokN => the deck has 0 jokers
9 S: (take | leave | keep | put) JokN (out | aside) [of the draw pile | of the game | of it] => the deck has 0 jokers
9 S: remove JokN [from the draw pile | from the game] => the deck has 0 jokers
9 S: [play | playing | the game is played] (without | with no) JokN => the deck has 0 jokers
9 S: there (are | is) no jokers [in the game | in the draw pile] => the deck has 0 jokers
9 S: (do not | never) (use | play with | include) JokN => the deck has 0 jokers
9 S: JokN (BeD | stay | stays | remain) (in | used | included | in play | in the game | part of the game
    | allowed | in the draw pile)
    => ?number the deck has 2 jokers // the deck has 3 jokers
9 S: (leave | keep | put) JokN in [the game | the draw pile | play]
    => ?number the deck has 2 jokers // the deck has 3 jokers
9 S: (use | play with | include | playing with | with) (the | all) jokers
    => ?number the deck has 2 jokers // the deck has 3 jokers
9 S: (use | play with | include | with) both jokers => the deck has 2 jokers
9 S: with NUM jokers => the deck has {NUM} jokers
9 S: (include | put in | shuffle in | leave in | keep | keep in | add in) NUM jokers => the deck has {NUM} jokers
9 S: NUM jokers (BeD | stay) (used | in play | included | in the game | in the draw pile | added | shuffled in | in)
    => the deck has {NUM} jokers
9 Wins9: [then] (wins | win | is the winner | are the winner | must win | must be the winner | has won | takes it
    | wins the game | wins the round | is declared the winner | must be declared the winner) [of the (game | round)
    | the game | the round] => .
9 Who9: (whoever | the player who | a player who | any player who | the first player who | the one who | players who
    | each player who | the first one who | who | the first who) => .
9 Who9: (the player | the one | the first | the first player) that => .
9 FirstTo: [the] first [player | one] to => .
9 Reach: (begins to have | has | gets | get | score | scores | reach | hit | hits | collects | collect | have
    | make | makes
    | earns | earn | get to | gain | gains | accumulate) => .
9 Goal: NUM points => {NUM}
9 Goal: Round9 => {Round9}
9 Round9: (50 | fifty) => 50
9 Round9: (100 | hundred | a hundred) => 100
9 Round9: 200 => 200
9 Round9: 250 => 250
9 Round9: 500 => 500
9 Round9: 1000 => 1000
9 U: FirstTo [Reach] Goal [Wins9] => When a player begins to have {Goal} points, they win.
9 U: Who9 [first] Reach Goal [first] Wins9 => When a player begins to have {Goal} points, they win.
9 U: (the game | it) is (won | over) (by | when) (whoever | the player who | the one who) [first] Reach Goal [first]
    => When a player begins to have {Goal} points, they win.
9 U: (play | playing) (to | until | up to) Goal => When a player begins to have {Goal} points, they win.
9 GoneOut: (has | have) (no | zero | 0) (cards | card) [left] [in hand | in their hand] => .
9 GoneOut: (has | have) no (more cards | cards left) [in hand | in their hand] => .
9 NoneLeft: (run | runs) out of cards => .
9 GoneOut: (has | have) (an empty hand | nothing left | nothing left in hand) => .
9 NoneLeft: (empty | empties) their hand => .
9 NoneLeft: (discard | discards | gets rid of | lose | loses) all [of] their cards => .
9 GoneOut: (goes out | go out | is out | 's out | gets out | get out | are out | plays their last card
    | play their last card | plays all their cards | play all their cards | has played all their cards
    | puts down their last card | lays their last card) => .
9 U: (Who9 | FirstTo) NoneLeft [first] Wins9 => When a player begins to have 0 cards, they win.
9 U: (Who9 | FirstTo) GoneOut [first] Wins9 => When a player plays their last card, they win.
9 U: (whoever | the player who | the one who) first (NoneLeft) Wins9
    => When a player begins to have 0 cards, they win.
9 U: (whoever | the player who | the one who) first (GoneOut) Wins9 => When a player plays their last card, they win.
9 U: [the] first [player | one] (out | out of cards) Wins9 => When a player plays their last card, they win.
6 U: (draw | draw cards | take cards | keep drawing | go on drawing) until (you | they) may [go | play | do so]
    => When a player begins their turn, they must draw until they have a legal play.
9 BadCall: (a | each | every | any) (false | wrong | bad | mistaken) (call | accusation | charge | complaint)
    => "Bad call"
9 BadCall: [all] (false | wrong | bad | mistaken) (calls | accusations | charges | complaints) => "Bad call"
9 BadCall: (calling | accusing) [a player | players | another player] (wrongly | falsely | without cause)
    => "Bad call"
9 BadCard: (a | each | every | any | the) (wrong | bad | illegal | invalid) (card | play | move) => "Bad card"
9 BadCard: (wrong | bad | illegal | invalid) (cards | plays | moves) => "Bad card"
9 BadCard: playing (a | the) (wrong | bad | illegal) card => "Bad card"
9 Wrong9: BadCall => {BadCall}
9 Wrong9: BadCard => {BadCard}
9 CostV: (cost | costs | is | are | means | mean | brings | bring | is punished with | are punished with
    | is penalised with | are penalised with | is penalised by | must cost | gets | get | earns | earn) [you
    | a penalty of
    | the player | whoever makes it | the caller] => .
9 CostV: (':' | '=' | '-' | '->') => .
9 S: Wrong9 CostV NUM [penalty] (cards | card) => the penalty for {Wrong9} is {NUM} cards
9 S: Wrong9 (cost | costs | must cost) [you | the player | the caller] [exactly] NUM
    => the penalty for {Wrong9} is {NUM} cards
9 S: Wrong9 (cost | costs) [you] a card => the penalty for {Wrong9} is 1 card
9 S: [the | a] penalty (for | of) Wrong9 (is | ':' | '=' | must be) NUM [cards | card]
    => the penalty for {Wrong9} is {NUM} cards
9 CostW: [now | henceforth | from now on | always] (cost | costs | must cost | earns | earn | carries | is worth |
    brings) [you | the player | the caller | a penalty of] => .
9 CostW: [now | henceforth | always] (is | are | must be | is to be) [punished | penalised | fined] (with | by | at)
    => .
9 CostW: is (from today | now | henceforth | from now on) [worth] => .
9 Fault: [a | an | each | every | any | the | all] STR => {STR}
9 S: Fault CostW NUM [penalty] (cards | card) => the penalty for {Fault} is {NUM} cards
9 S: Fault CostW (a | one) [penalty] card => the penalty for {Fault} is 1 card
9 S: Fault (is | costs) [now | from now on] NUM [cards] [not | instead of] [NUM] => the penalty for {Fault} is {NUM}
    cards
9 S: [the | a] penalty (for | of) Fault (is | ':' | '=' | must be | is raised to | goes up to | becomes | is now | is
    set at | is set to) NUM [cards | card] => the penalty for {Fault} is {NUM} cards
9 S: (draw | take | you draw) NUM [penalty] cards for Fault => the penalty for {Fault} is {NUM} cards
9 S: deal ':' N9 [To9] => each player starts with {N9} cards
9 S: [the] hand size [AtStart] (is | ':' | '=' | must be) N9 => each player starts with {N9} cards
9 S: [the] (starting | initial | opening) hand size (is | ':' | '=' | must be) N9 => each player starts with {N9} cards
9 Mixed9: (shuffled together | mixed together | put together | combined | shuffled into one | at once | together) => .
9 S: (Use9 | play with | playing with | the game is played with | the game uses) NUM (decks | packs) Mixed9
    => the game uses {NUM} decks
9 DeckHas: (the (draw pile | deck | pack) must (have | contain | include | hold) | the (draw pile | deck | pack) (has |
    contains | includes | holds) | there must be | there (is | are) to be | there are | put | shuffle | add) => .
9 S: DeckHas NUM jokers [in | into | to] [the draw pile | the deck | it | the game] => the deck has {NUM} jokers
9 S: NUM cards for Wrong9 => the penalty for {Wrong9} is {NUM} cards
9 S: no jokers in (the deck | the draw pile | the game | this game | the pack) => the deck has 0 jokers
"""
