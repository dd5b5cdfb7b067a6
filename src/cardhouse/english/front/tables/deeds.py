"""What somebody must, may or may not do, alike for you, for them and for whoever did it.

A limit that holds for whoever did something holds for `you` and for a named player as well, so each line that says
something of `W` is here for `you` and for `Tr`, whose deed it hangs on.
"""

from collections.abc import Iterator
from typing import Final

_DEEDS: Final = """
must (Pt | Ft) => {Pt}{Ft}
must Sk => is skipped
(do not | does not) (draw | draw a card | draw cards) => may not draw a card
(do not | does not) (speak | talk | say anything | say a word) => may not speak
(do not | does not) (play | play a card | put down a card) => may not play a card
(do not | does not) say Words => may not say {Words}
(is | are) silent => may not speak
(be | stay | keep | keeps | stays | remain | remains | go | goes) (quiet | silent) => may not speak
must (be | stay | keep | remain) (quiet | silent) => may not speak
must (hold | holds) their tongue => may not speak
may not (draw | draw cards | draw any cards | draw anything) => may not draw a card
may not (play | play anything | play any card | play any cards | put down a card | lay a card) => may not play a card
may not Ap => may not {Ap}
may not say (anything | a word | a thing) => may not speak
may (play | go | move) again => may take another turn
may Ft => may take another turn
may (play | lay | put down) (again | another | another one | one more | one more card | a second card)
    => may play another card
may draw => may draw a card
may (pass | pass their turn | skip | skip a turn) => may skip their turn
may give (a card | one card | one) (away | to somebody | to a player) => may give a card to a player of their choice
may give NUM cards (away | to somebody | to a player) => may give {NUM} cards to a player of their choice
may (get rid of | discard | throw away | drop) NC => may discard {NC}
(win | wins) [the round | the game | the hand] (on the spot | outright | automatically | right there) => win
"""

_WHO: Final = (("4", "Eo", "W", "{W}"), ("2", "Eo", "you", "they"), ("2", "U", "Tr", "When {Tr}, they"))


def _rows() -> Iterator[str]:
    for line in _DEEDS.strip().replace("\n    ", " ").splitlines():
        said, _, exact = line.rpartition(" => ")
        for form, name, who, doer in _WHO:
            end = "." if name == "U" else ""
            yield f"{form} {name}: {who} {said} => {doer} {exact}{end}"


DEEDS: Final = (
    """
4 Ft: (take | takes | get | gets | have | has) another turn => take another turn
4 Ft: (get | gets | take | takes | have | has | receive | receives) One => take another turn
4 Ft: (go | goes | move | moves | play | plays) (again | once more | one more time | a second time) => take another turn
4 Pt: (get | gets | gain | gains | score | scores | earn | earns | receive | receives | collect | collects) (a | one)
    point => gain a point
4 Pt: (get | gets | gain | gains | score | scores | earn | earns | receive | receives | collect | collects) NUM points
    => gain {NUM} points
4 Pt: (lose | loses | forfeit | forfeits | give up | gives up) (a | one) point => lose a point
4 Pt: (lose | loses | forfeit | forfeits | give up | gives up) NUM points => lose {NUM} points
"""
    + "\n".join(_rows())
    + """
8 T: (play | Dir2) (is reversed | changes | switches | flips | turns | is changed | is switched | is flipped)
    [direction | directions | around | round] => turn order is reversed
8 Tg: (is reversed | reversing | changing | switching | flipping) (turn order | the direction | direction | the order)
    => turn order is reversed
4 Eo: you and Wm (swap | trade | exchange | switch) (hands | cards | their hands | their cards)
    => they swap hands with {Wm}
4 Eo: (the two of you | you two | both players | both) (swap | trade | exchange) (hands | cards)
    => they swap hands with the next player
4 O: (show | shows | reveal | reveals) all [of] their cards => show their hand to all other players
4 O: (lay | lays | put | puts) (their cards | their hand) (open | face up) [for all to see | on the table]
    => show their hand to all other players
4 Y: (hand | hands | pass | passes | give | gives) their (hand | cards) on to Wm => pass their hand to {Wm}
4 NewHands: (a new hand | new cards | a fresh hand | fresh cards | new hands) => .
4 Wo: (deal | deals) each player NewHands => all hands are dealt again
4 Wo: NewHands for each player => all hands are dealt again
4 Wo: each player (gets | receives | is dealt) NewHands => all hands are dealt again
4 Wo: (all hands | each player 's cards | each player 's hands) are (collected | shuffled | gathered | taken in |
    mixed) [up] and
    (dealt | dealt out) again => all hands are dealt again
4 Wo: [it | this | that] (stops | finishes | ends) the round => the round ends
4 Wo: the round stops [immediately] => the round ends
4 Points: (a | one) point => a point
4 Points: NUM points => {NUM} points
4 Eo: minus Points [for you | for them] => they lose {Points}
4 Eo: minus Points for W => {W} loses {Points}
4 Eo: Points (for you | for them) => they gain {Points}
4 Eo: '+' Points [for you | for them] => they gain {Points}
4 Eo: Points for W => {W} gains {Points}
4 Eo: Points (is | are) (deducted | taken off | taken away) => they lose {Points}
4 X: (is | are) docked Points => lose {Points}
4 Eo: each player (shuts | shut) up => no player may speak
4 Wo: (it | this card | the card) (takes on | becomes | copies | acts as | acts like | counts as | is treated as)
    (R | the card (below | beneath | under) [it]) => the card counts as the previous card
4 Wo: (it | this card | the card) (is | are) (transparent | invisible | see-through)
    => the card counts as the previous card
8 T: Sb (is reversed | reverses | changes direction) [play | the direction | turn order] => turn order is reversed
4 Wo: (put | puts | send | sends | give | gives | pass | passes) W back (on turn | in turn | the turn)
    => play passes to {W}
4 Wo: (put | puts) W on turn [again] => play passes to {W}
4 Wo: (give | gives | hand | hands) the turn [back] to W => play passes to {W}
5 Spoken: you must As => they must {As}
5 Spoken: you may As => they may {As}
5 Spoken: you may not As => they may not {As}
5 Spoken: you Deeds => {Deeds@they}
5 Spoken: you must (Pt | Ft) => they {Pt}{Ft}
5 Spoken: W must As => {W} must {As}
5 Spoken: W Deeds => {Deeds@W}
5 Spoken: Wo => {Wo}
5 U: Vb [','] and Spoken => When a player {Vb}, {Spoken}.
7 Row: Nr (follow | come after) (each other | one another) => {Nr} are played in a row
7 Row: (a | the) ORD Spec in a row Be played => the {ORD} {Spec} in a row is played
7 Row: [a | an] K ',' [a | an] K [','] and [a | an] K (follow each other | in a row | come in a row | Be played in a
    row)
    => {K}, then {K2}, then {K3} are played in a row
7 Col: red => red card
7 Col: black => black card
7 Row: Col Col Col [in a row] => {Col}, then {Col2}, then {Col3} are played in a row
7 T: C (Be (played | laid) | comes | follows | comes right) after NUM Spec [in a row]
    => a player plays {C} after {NUM} {Spec} in a row
7 T: C after NUM Spec => a player plays {C} after {NUM} {Spec} in a row
7 T: Sb Pl C after NUM Spec => {Sb} plays {C} after {NUM} {Spec} in a row
6 Stuck: [Sb | they] may not (beat it | beat that | beat the card | beat the top card | put anything down | put down
    anything
    | lay anything | cover it) => .
6 U: [you | Us] [must] (Y | Ac | TakePile) (if | when) Stuck
    => When a player begins their turn, they must {Y}{Ac}{TakePile} if they have no legal play.
6 U: [you | Us] [must] Dr PileNp (if | when) Stuck
    => When a player begins their turn, they must take the play pile if they have no legal play.
6 U: (if | when | Mk) Stuck [Sep] [you | they] [must] Dr PileNp
    => When a player begins their turn, they must take the play pile if they have no legal play.
6 U: Stuck Sep [you | they] [must] Dr PileNp
    => When a player begins their turn, they must take the play pile if they have no legal play.
4 X: Dr PileNp => take the play pile
6 Himself: (himself | herself | themselves | too | of their own | as well) => .
6 OwnOne: [','] unless (they | W) [also | may also] (play | plays | may play | have | has | hold | holds) (another | a
    | an)
    Spec [Himself] => {Spec}
4 Ep: W (must Sk | Sk | is skipped) OwnOne => {W} must play a {OwnOne} or skip their turn
4 Ep: W [must] Dr NC OwnOne => {W} must play a {OwnOne} or draw {NC}
6 Stack: Spec (stack | stacks | may be stacked | add up | are stackable) => .
6 U: Mk [Sb] Pl C [Sep] W [must] Dr NC Stk
    => When a player plays {C}, {W} must play {C} or draw {NC} and the draws add up.
6 U: Mk [Sb] Pl C [Sep] draw NUM [cards] Stk
    => When a player plays {C}, the next player must play {C} or draw {NUM} cards and the draws add up.
8 Ger: (talking | speaking) => speak
8 Ger: drawing [a card | cards] => draw a card
8 Ger: (playing | laying | putting down | using) C => play {C}
8 Ger: saying Words => say {Words}
8 Ger: calling (a penalty | penalties) => call a penalty
8 L: Ger [Wh] is No => a player may not {Ger} {Wh}
8 L: Ger Cn is No => a player may not {Ger} {Cn}
8 L: Ger is No Wh => a player may not {Ger} {Wh}
8 L: Ger is No Cn => a player may not {Ger} {Cn}
8 L: [there is | there must be] no Ger [Wh] => a player may not {Ger} {Wh}
8 L: [there is | there must be] no Ger Cn => a player may not {Ger} {Cn}
3 Bringer: (gets | get | earns | earn | brings | bring | gives | give | scores | score) => .
3 U: Tg (costs | cost | loses | lose) [you | them] Points => When {Tg}, they lose {Points}.
3 U: Tg (costs | cost | loses | lose) (you | them) (a | one | their | the [next]) (turn | go)
    => When {Tg}, they are skipped.
3 U: Tg Bringer (you | them) Points => When {Tg}, they gain {Points}.
3 U: Tg (is | are) worth Points [to you | for you] => When {Tg}, they gain {Points}.
3 U: Tg Bringer (you | them) (a | one) penalty [card] => When {Tg}, they receive a penalty.
3 U: Tg (means | brings | carries | earns | incurs | results in) (a | one) penalty [card]
    => When {Tg}, they receive a penalty.
3 U: Tg (is | gets) penalised => When {Tg}, they receive a penalty.
3 U: Tg Bringer (you | them) NUM [penalty] cards => When {Tg}, they draw {NUM} cards.
3 U: Tg (means | brings) NUM [penalty] cards (for you | for them) => When {Tg}, they draw {NUM} cards.
3 U: Tg (wins | win) [you | them] (the round | the game | the hand) => When {Tg}, they win.
3 U: Tg Make you win [the round | the game] => When {Tg}, they win.
4 Qb: (the value of the card | its value | the card 's value | the value of this card) => the value of the card
4 Qb: (the number of | how many) cards W (has | have | holds | hold | is holding | are holding) [left] [in hand | in
    their hand] => the number of cards in {W}'s hand
4 Qb: (the number of | how many) cards in their hand => the number of cards in their hand
4 Qb: (the number of | how many) cards (you | they | W) (have | has | hold | holds | are holding | is holding | 's
    holding) [left] [in hand | in their hand] => the number of cards in their hand
4 Qb: (the number of cards in | the size of) W 's hand => the number of cards in {W}'s hand
4 Qb: the number of players => the number of players
4 Qb: (the roll | the number rolled | the number on the die | what the die shows) => the roll
4 Qn: Qb => {Qb}
4 Qn: Qb plus NUM => {Qb} plus {NUM}
4 Qn: Qb minus NUM => {Qb} minus {NUM}
4 Qn: NUM more than Qb => {Qb} plus {NUM}
4 Qn: NUM (less | fewer) than Qb => {Qb} minus {NUM}
4 Qn: half [of] the [number of] players => half the number of players
4 Am: Qn => {Qn}
4 Am: there are players [at the table | in the game] => the number of players
4 Am: there (are | were) Plural in a row => the number of {Plural} in a row
4 Am: W (has | have | holds | hold) cards [left] [in hand | in their hand] => the number of cards in {W}'s hand
4 Am: the die (shows | says) => the roll
4 X: Dr as many [cards] as Am => draw as many cards as {Am}
4 X: Dr (Qb | half [of] the number of players) [cards] => draw as many cards as {Qb}
4 Wo: (skip | skips) as many players as Am => as many players as {Am} are skipped
4 Wo: (skip | skips) half [of] the players => as many players as half the number of players are skipped
4 Wo: as many players as Am (are skipped | is skipped) => as many players as {Am} are skipped
4 O: (say | says | state | states | tell | tells) Qn => say {Qn}
4 O: (say | says) [out loud | aloud] Words once for each K in a row => say {Words} once for each {K} in a row
4 O: (say | says) Words [','] once for each K in a row => say {Words} once for each {K} in a row
4 O: (say | says) either STR or STR => say {STR} or {STR2}
4 Times: (twice | two times) => 2
4 Times: NUM times => {NUM}
4 Times: (thrice | three times) => 3
4 O: [say | says] Words [','] Times [over | in a row] => say {Words} {Times} times
4 Eo: W [must] (say | says) Words Times => {W} must say {Words} {Times} times
4 Wo: (give | gives | hand | hands) W a penalty => {W} receives a penalty
4 Wo: (set | sets | change | changes | turn | turns | switch | switches) the [called | current] suit (to | into) Suit
    => the called suit becomes {Suit}
4 Wo: (move | moves | put | puts | bring | brings | take | takes) the bottom card of the [play] pile (to | on | onto |
    up to) [the] top [of it] => the bottom card of the play pile is put on the play pile
4 Wo: (move | moves | put | puts | flip | flips | turn | turns | lay | lays) the top card of the draw pile (onto | on
    | to | over onto | on top of) the [play] pile => the top card of the draw pile is put on the play pile
4 Wo: the top card of the draw pile (goes | is laid | is put | is flipped | is turned | moves) (onto | on | on top of)
    the [play] pile => the top card of the draw pile is put on the play pile
4 ThatDraw: the (draw | draws | pending draw | drawing) => .
4 HandedTo: [the] (next | following) [player | one] => the next player
4 HandedTo: the previous player => the previous player
4 HandedTo: the (player | one) before [you | them] => the previous player
4 HandedTo: (the player (to | on) [the | their] left | the left) => the player to their left
4 HandedTo: (the player (to | on) [the | their] right | the right) => the player to their right
4 HandedTo: a player of their choice => a player of their choice
4 Wo: (hand | hands | give | gives | send | sends | pass | passes | shift | shifts | move | moves) ThatDraw [on | over |
    along | back] to HandedTo => the draw passes to {HandedTo}
4 Wo: ThatDraw (goes | passes | moves | is passed | is sent | is handed | falls | jumps) [back | on | over | along] to
    HandedTo => the draw passes to {HandedTo}
4 Wo: (cancel | cancels | kill | kills | stop | stops | wipe out | wipes out | block | blocks | end | ends | annul |
    annuls | undo | undoes | void | voids | neutralise | neutralises | cut off | cuts off) ThatDraw => the draw is
    cancelled
4 Wo: (cancel | cancels | kill | kills | stop | stops | wipe out | wipes out | block | blocks | undo | undoes | annul |
    annuls) the (skip | skips) => the skip is cancelled
4 Wo: ThatDraw (is (wiped out | off | void | annulled | stopped | killed | blocked | lifted | gone | cancelled)) => the
    draw is cancelled
4 Wo: the skip (is (wiped out | off | void | annulled | stopped | killed | blocked | lifted | gone | cancelled)) => the
    skip is cancelled
4 Wo: (demand | demands | require | requires | mean | means | call for | calls for) [that] the next card (is | be |
    must be) C => the next card must be {C}
4 Wo: (demand | demands | require | requires | mean | means) [that] the next card (is not | not be | may not be) C
    => the next card may not be {C}
4 Wo: (silence | silences | shut up | shuts up) (each player | the [whole] table | all [players]) => no player may
    speak
4 Wo: (silence | silences | shut up | shuts up) all other players => all other players may not speak
4 Wo: (shut | shuts) all other players up => all other players may not speak
4 Wo: ([the | this] round over | the round is over | end of [the] round | the round is done | round ends) => the round
    ends
4 Owner: (its player | you | them | the player | that player | whoever (plays | played | lays | laid) it | the player
    who (plays | played | lays) it) => .
4 Entitle: (give | gives | grant | grants | offer | offers) Owner the (right | option | chance | permission | choice |
    freedom | opportunity) to => .
4 Entitle: (entitle | entitles | permit | permits | enable | enables | authorise | authorises | allow | allows |
    empower | empowers | invite | invites) Owner to => .
4 Entitle: (let | lets) Owner => .
3 U: T Entitle (As | Bo) => When {T}, they may {As}{Bo}.
3 Entitled: (entitle | entitles | permit | permits | allow | allows | let | lets | enable | enables) W [to] => {W}
3 U: T Entitled (As | Bo) => When {T}, {Entitled} may {As}{Bo}.
4 Eo: Owner (is | are) (entitled | free | welcome | permitted | at liberty) to (As | Bo) => they may {As}{Bo}
4 Eo: W (is | are) (entitled | free | welcome | permitted | at liberty) to (As | Bo) => {W} may {As}{Bo}
4 Eo: you may Bo => they may {Bo}
4 Eo: W may Bo => {W} may {Bo}
4 Eo: any player may Bo => any player may {Bo}
4 Usual: instead of (the usual thing | the usual | what (normally | usually) (follows | happens) | (its | the) (usual
    | normal) (effect | thing | consequence | rule) | anything else) => .
5 U: Mk Ta [Sep] Es [','] Usual => When {Ta}, {Es} instead.
5 U: Mk Ta [Sep] Usual [','] Es => When {Ta}, {Es} instead.
5 U: Ta Sep Es [','] Usual => When {Ta}, {Es} instead.
3 U: Tg (means | means that) you (Deeds) => When {Tg}, {Deeds@they}.
"""
)
