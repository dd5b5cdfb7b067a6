"""What happens, told of itself or in a word: a penalty, a win, the end of a turn, an empty pile, a new direction."""

from typing import Final

EVENTS: Final = """
0 DrawP: (deck | drawing deck | the drawing deck | the cards to draw | the drawing pile) => .
0 Another: (a player | another player | another | another one | the other | any player | any other player | one of the
    others) => .
0 ToAnother: (to | on | upon) Another => .
0 Wrongly: (wrongly | falsely | incorrectly | mistakenly | unjustly | by mistake | without reason | without cause) => .
0 Only: (only | just | but | just the | only the) => .
0 LeftIn: (left | remaining | to go | left over | to their name | still in hand) [in hand | in their hand] => .
0 LeftIn: (in hand | in their hand) (left | remaining) => .
0 Late: (late | in the middle of the game | in mid-game | halfway through [the game] | after the start | too late
    | later [on] | while play is on | part way through [the game]) => .
8 T: a player (skip | skips | skipped | passes over | passed over | jumped over | jumps over) you => a player is skipped
2 Tr: (a | the | any | each | every) (skipped | passed over | bypassed) (player | one) => a player is skipped
2 Tr: (skipped | passed over) players => a player is skipped
2 Tr: Rel must (sit out | miss a turn | skip a turn | sit out a turn) => a player is skipped
8 Tpart: (missed | lost | skipped) (a | their | the) turn [through a skip | to a skip] => a player is skipped
8 Tpart: (skipped | passed over | left out) => a player is skipped
8 Tpart: (penalised | fined | caught | told off) => a player receives a penalty
8 Tpart: late [to (the game | the table)] => a player joins the game
8 Tpart: [down to] [Only] NUM [card | cards] (left | to go | remaining) [in hand | in their hand] => a player drops to
    {NUM} cards
8 Tpart: [their] last card in hand => a player drops to 1 card
8 Tpart: (got | have) [Only] NUM [card | cards] LeftIn => a player drops to {NUM} cards
8 Tpart: [the] draw pile [is] (empty | gone | finished | exhausted | used up | run out) => the draw pile runs out
8 Tpart: no [more] cards [left] (to draw | in DrawP | left) => the draw pile runs out
8 Tpart: (nothing | none) left (to draw | in DrawP) => the draw pile runs out
8 Tpart: out of cards [to draw | in DrawP] => the draw pile runs out
8 Tpart: turn [is] (over | done | finished | ended) => a player ends their turn
8 Tpart: end of [their | a | the | each | every] turn => a player ends their turn
8 Tpart: their turn => a player begins their turn
8 Tpart: (reversal | reverse | direction change | change of direction) => turn order is reversed
8 Tpart: (newcomer | latecomer | new player) => a player joins the game
8 Tpart: [new] round (over | done | finished | ended) => a round ends
8 Tpart: new round => a round begins
8 Tpart: new rule => a player introduces a rule
5 U: Tpart Note Es => When {Tpart}, {Es}.
1 Note: (':' | '-' | '--' | '=' | '->' | '=>' | '>' | '?' | '!') [then] => .
8 T: DrawP (run | runs | ran | running) (out | dry) => the draw pile runs out
8 T: DrawP (is | are | has been | have been | gets | being) (empty | finished | exhausted | used up | gone | depleted
    | emptied | drawn dry | at an end) => the draw pile runs out
8 T: (there is | there are | there 's | there being) (no | not any) [more] (card | cards) [left] [in | to draw from
    | to draw] [DrawP] => the draw pile runs out
8 T: there (is | are | 's) (no | nothing) [more] [cards] left (to draw | in DrawP | to draw from) => the draw pile runs
    out
8 T: the (last | very last | final) card (is | gets | has been | was) (drawn | taken) [Src | from DrawP] => the draw
    pile runs out
8 T: Sb (take | takes | draw | draws | took | drew) the (last | very last | final) card (from | of | off) DrawP => the
    draw pile runs out
8 T: [a player] (run | runs | ran) out of cards to draw => the draw pile runs out
8 T: the cards (run | runs) out in DrawP => the draw pile runs out
0 Turnb: (their | a player 's | the | one 's | a | each | every) turn => .
8 T: it (gets | may) be their turn => a player begins their turn
8 T: it (gets to be | comes to be | becomes | is now | turns to be | gets) (a player 's | their) turn => a player begins
    their turn
8 T: Turnb (comes | comes round | comes around | comes up | arrives | is there | is here | has come | kicks off
    | opens) => a player begins their turn
8 T: Turnb (is | has) (over | done | finished | complete | completed | ended | up | through) => a player ends their turn
8 T: (you | they | a player) (is | are | have | has) (finished | done) => ?two-readings a player ends their turn
    // a player plays their last card
2 Tr: (a player | the player | any player | each player | players) whose turn (begins | starts | comes) => a player
    begins their turn
2 Tr: (a player | the player | any player | each player | players) whose turn (ends | is over) => a player ends their
    turn
2 Tr: whoever is [now] (up | on | next to play | at turn) => a player begins their turn
8 T: (is | are) (on | up) now => a player begins their turn
4 Dnod: knocking => knock
4 Dnod: clapping => clap
4 Dnod: bowing => bow
4 Dnod: waving => wave
4 Dnod: saluting => salute
4 Dnod: (saying | calling | shouting) Words => say {Words}
4 Dnod: standing up => stand up
4 Dnod: naming a suit => name a suit
4 Dnod: naming a rank => name a rank
4 Dnod: (making [up] | thinking up | adding | introducing | inventing | coming up with) (a | one) [new] rule =>
    introduce
    a rule
4 O: (make up | makes up | think up | thinks up | dream up | dreams up | come up with | comes up with | propose
    | proposes | write | writes | bring in | brings in | lay down | lays down | put in | puts in | think of | thinks of
    | add | adds | make | makes) (a | one | another) [new | house | further | extra] rule [to the game] => introduce a
    rule
5 U: T (means | requires | involves | calls for | is | equals | demands) Dnod => When {T}, they must {Dnod}.
5 U: T (means | requires | involves) Dnod and Dnod => When {T}, they must {Dnod} and {Dnod2}.
2 Tr: (the | a | each | every) (round | game) 's winner => a player wins
2 Tr: (the | all) (winners | winning player) => a player wins
2 Tr: (latecomers | newcomers | (the | a | any | each | every) (latecomer | newcomer | late arrival)) => a player joins
    the game
4 WithDeed: (with | by) (Dnod | Nod | Words) => {Dnod}{Nod}
4 WithSaid: with [a | an | the] [loud] Words => say {Words}
5 U: [you | each player | a player] [must] (start | begin | open | starts | begins) (their | each | every | a | the)
    turn
    (WithDeed | WithSaid) => When a player begins their turn, they must {WithDeed}{WithSaid}.
5 U: [you | each player | a player] [must] (end | finish | close | ends | finishes) (their | each | every | a | the)
    turn
    (WithDeed | WithSaid) => When a player ends their turn, they must {WithDeed}{WithSaid}.
5 U: (their | each | every | a | the) turn (starts | begins | opens | must start | must begin) (WithDeed | WithSaid)
    => When a player begins their turn, they must {WithDeed}{WithSaid}.
5 U: (their | each | every | a | the) turn (ends | finishes | closes | must end | must finish) (WithDeed | WithSaid)
    => When a player ends their turn, they must {WithDeed}{WithSaid}.
5 U: to (start | begin | open) (their | each | every | a | the) turn [','] [you | they | each player | a player] [must]
    O => When a player begins their turn, they must {O}.
5 U: to (end | finish | close) (their | each | every | a | the) turn [','] [you | they | each player | a player] [must]
    O => When a player ends their turn, they must {O}.
5 U: [you | each player | a player] [must] O to (start | begin | open) (their | each | every | a | the) turn => When a
    player begins their turn, they must {O}.
5 U: [you | each player | a player] [must] O to (end | finish | close) (their | each | every | a | the) turn => When a
    player ends their turn, they must {O}.
5 U: (on | in | at) their turn [','] [you | they] [must] (first | first of all | before anything else) [','] O => When a
    player begins their turn, they must {O}.
5 U: [the] first thing (on | in) their turn [',' | ':' | is | '-'] [you | they] [must] O => When a player begins their
    turn, they
    must {O}.
5 U: [you | they | a player] [must] O first thing (when | as | once) it (is | 's) their turn => When a player begins
    their turn, they must {O}.
5 U: (when | if | once) it ('s | is) (their | a player 's) turn [','] (that player | the player | they | you) [must]
    first O => When a player begins their turn, they must {O}.
8 T: [a | each | every | any] (reversal | reverse) => turn order is reversed
8 T: Dirs (flip | flips | flipping | swaps | turns about | is flipped) => turn order is reversed
8 T: a player (reverses | changes | switches | flips) (play | Dirs) => turn order is reversed
8 T: HandOf (is | gets | has been) (reduced | cut | down) to [Only] [a] [single] NUM [single] [card | cards] => a player
    drops to {NUM} cards
8 T: there (is | are | 's) [Only] NUM (card | cards) (left | remaining) in HandOf2 => a player drops to {NUM} cards
8 T: [Only] NUM (card | cards) (is | are) (left | remaining) in HandOf2 => a player drops to {NUM} cards
0 HandOf2: (their | a player 's | one 's | any player 's | the player 's) hand => .
8 T: Sb (find | finds) (yourself | themselves | himself | they) (with | down to | holding) [Only] NUM (card | cards)
    [LeftIn] => a player drops to {NUM} cards
8 T: Sb (hold | holds | have | has) [only] NUM more card => a player drops to {NUM} cards
8 T: (the | their) call (turns out to be | proves | was | is | is found to be | turns out) (wrong | false | mistaken
    | bad) => a player makes a bad call
2 Tr: (a player | whoever | any player) whose call (is | was | turns out | proves) [to be] (wrong | false | bad
    | mistaken) => a player makes a bad call
"""
