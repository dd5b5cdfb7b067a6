"""How people say what happens to the table: whose turn it is, which way play goes, piles, the next card. Wo is
one."""

from typing import Final

WORLDS: Final = """
4 Wo: (is reversed | reverse | reversed) [order | direction | play | the order | the direction | turn order
    | the play | it | direction of play
    | order of play] => turn order is reversed
4 Wo: (play | order | direction | the direction | the order | turn order | rotation | the rotation) (is reversed
    | is turned
    | changes | turns | switches) => turn order is reversed
4 Wo: (change | changes) [the | of] (direction | rotation | order | turn order) => turn order is reversed
4 Wo: [the | go the | play goes the] other way [round | around] => turn order is reversed
4 Wo: (skip | skips) => the next player is skipped
4 Wo: (skip | skips) [the] (next | following) [player | one] => the next player is skipped
4 Wo: (skip | skips | block | blocks | stop | stops | freeze | freezes | jump over | jumps over) Wm => {Wm} is skipped
4 Wo: (skip | skips) W 's [next] turn => {W} is skipped
6 Wo: [the] bottom card of the [play] pile (goes | is put) on top
    => the bottom card of the play pile is put on the play pile
4 Wo: NUM cards for W => {W} draws {NUM} cards
4 Wo: (a | one) card for W => {W} draws a card
4 Wo: NUM cards are drawn by W => {W} draws {NUM} cards
4 Wo: (a | one) card is drawn by W => {W} draws a card
4 Wo: (skip | skips) (one | a | 1) player => the next player is skipped
4 Wo: (skip | skips) [the next] NUM [players] => the next {NUM} players are skipped
4 Wo: '+' NUM [cards] => the next player draws {NUM} cards
6 Wo: (clear | clears | burn | burns | clear away) [the [play] pile | the table] => the play pile is cleared
6 Wo: the [play] pile (goes | is burned | is burnt | is gone | is removed) => the play pile is cleared
6 Wo: (turn | turns | flip | flips) the [play] pile (over | upside down) => the play pile is turned over
6 Wo: (flip | flips | turn over | turns over) the [play] pile => the play pile is turned over
6 Wo: (flip | turn | put) the top card of the draw pile (onto | on) the [play] pile
    => the top card of the draw pile is put on the play pile
6 Wo: (shuffle all hands and deal again | all hands are shuffled and dealt again | deal all hands again)
    => all hands are dealt again
4 Turn: (play | the turn | turn | the play) => .
4 Wo: Turn (goes | passes | moves | jumps | returns | is passed | is given) [back | on | over] to Wm
    => play passes to {Wm}
4 Wo: (give | gives | pass | passes | hand | hands | send | sends) Turn [back | on | over] to Wm
    => play passes to {Wm}
4 Wo: (give | gives) Wm Turn => play passes to {Wm}
4 Wo: it ('s | is) W 's turn => play passes to {W}
4 Wo: W goes next => play passes to {W}
6 Wo: [the] draws (add up | stack | pile up) => the draws add up
6 Wo: (pass | passes | send | sends) the draw (back | back to the previous player | to the previous player)
    => the draw passes to the previous player
6 Wo: (pass | passes) the draw [on] to W => the draw passes to {W}
6 Wo: (cancel | cancels | kill | kills | stop | stops) the draw => the draw is cancelled
6 Wo: (roll | rolls) (a | the) die and (skip | skips) that many players
    => they roll a die and as many players as the roll are skipped
0 Wo: Happens => {Happens}
0 Wo: NextCard => {NextCard}
4 Nx: [the] next [card | one | play] => .
4 Wo: Nx must be C => the next card must be {C}
4 Wo: Nx (may not | can not) be C => the next card may not be {C}
4 Wo: Nx may only be C => the next card must be {C}
4 Wo: '+' NUM [cards] for W => {W} draws {NUM} cards
6 Wo: the [play] pile (is cleared | is cleared away | is emptied | is taken away) => the play pile is cleared
4 Wo: (play | order | direction | the direction | the order | turn order) (flips | is flipped | goes the other way)
    => turn order is reversed
4 Wo: (skip | skips) (each player | all | all other players) => they take another turn
4 Wo: play (goes | passes | moves | returns | jumps) back => play passes to the previous player
4 Wo: (go | goes) back [to the previous player] => play passes to the previous player
6 Wo: (burn | burns | clear | clears | destroy | destroys | wipe | wipes) the [play] pile => the play pile is cleared
6 Wo: (gets rid of | remove | removes) the [play] pile => the play pile is cleared
4 Rv: (flip | flips | switch | switches | swap | swaps | turn | turns | change | changes | reverse | is reversed
    | invert
    | inverts | turns around | turn around) => .
4 Rvd: (is flipped | flips | is switched | switches | is swapped | swaps | turns | is turned | changes | is changed
    | is reversed | goes backwards | goes backward | goes the other way | runs the other way | turns around
    | is inverted | goes in the other direction | goes viceversa) => .
4 Dir: [the] (direction | order | rotation | turn order | play | turns | turn | game | direction of play
    | order of play
    | game direction | direction of the game
    | playing order | playing direction | order of turns | order of the game) => .
4 Wo: Rv Dir => turn order is reversed
4 Wo: Dir Rvd => turn order is reversed
4 Wo: it goes (viceversa | the other way | backwards | backward | in the other direction | in reverse)
    => turn order is reversed
4 Wo: (go | goes | going) (backwards | in reverse | viceversa) => turn order is reversed
4 Wo: viceversa => turn order is reversed
4 Wo: (end | ends) the round => the round ends
4 Wo: [the] pile (goes | is cleared) away => the play pile is cleared
4 Wo: W (plays | play | goes | is) next => play passes to {W}
4 Wo: (draw | take | buy) NC for W => {W} draws {NC}
4 Wo: a penalty for W => {W} receives a penalty
4 Wo: (both | two | the next two) next players are skipped => the next 2 players are skipped
6 Wo: [the] suit (changes | change | turns | switches | is changed) (to | into) [a] Suit
    => the called suit becomes {Suit}
6 Wo: [the] suit (becomes | is now) Suit => the called suit becomes {Suit}
6 Wo: (change | changes | turn | turns | switch | switches) the suit (to | into) Suit
    => the called suit becomes {Suit}
6 Wo: (copy | copies | count as | counts as | is the same as | acts as | acts like) (the card below | R)
    => the card counts as the previous card
6 Wo: the [play] pile is (turned upside down | turned over | flipped | flipped over) => the play pile is turned over
4 Wo: (move | moves | go | goes | jump | jumps | return | returns) back to Wm => play passes to {Wm}
6 Wo: (remove | removes | take away | takes away) the [play] pile [from the table | from the game | from play]
    => the play pile is cleared
6 Wo: (imitate | imitates | mimic | mimics | mirror | mirrors | copy | copies) (the card below
    | the card underneath | R)
    => the card counts as the previous card
"""
