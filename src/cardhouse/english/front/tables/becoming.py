"""What becomes of the next player, the turn, the order, the piles and the round: what a card does, and what happens
    then.

A verb stands here bare and with its s, so that `skip the next`, `a 4 skips the next` and `it skips the next` are
    one line.
"""

from typing import Final

BECOMING: Final = """
4 Wo: (jump | jumps | hop | hops | leap | leaps) [over] W => {W} is skipped
4 Wo: (shut out | shuts out | bench | benches | freeze | freezes | block | blocks | mute | mutes | sit out | rest |
    rests |
    leapfrog | leapfrogs | omit | omits | leave out | leaves out | pass over | passes over | bypass | bypasses) W =>
    {W} is
    skipped
4 Wo: (knock | knocks | put | puts | take | takes | leave | leaves) W out [for (a | one) turn] => {W} is skipped
4 Wo: (knock out | knocks out | leave out | leaves out) W for (a | one) turn => {W} is skipped
4 Wo: (take | takes | steal | steals | snatch | snatches) the turn [away] from W => {W} is skipped
4 Wo: (take | takes | steal | steals | cancel | cancels | mute | mutes | eat | eats | delete | deletes | swallow |
    swallows)
    W 's [next] turn [away] => {W} is skipped
4 Wo: (rob | robs | deprive | deprives | cheat | cheats) W of (a | their | one) turn => {W} is skipped
4 Wo: (keep | keeps | stop | stops | prevent | prevents) W from (playing | going | moving) [next | for one turn] =>
    {W} is
    skipped
4 Wo: (give | gives) W a (rest | break | pause) => {W} is skipped
4 Wo: (make | makes | have | has | let | lets) W (sit out | wait | rest | pause | sit one out) [a turn | for one
    turn] => {W} is
    skipped
4 Wo: W (is | are | gets | get) (out | benched | sitting out) for (a | one) turn => {W} is skipped
4 Wo: W (lose | loses | miss | misses) out [on] (a | their) turn => {W} is skipped
4 Wo: (leave | leaves) the next [player | one] alone and (skip | skips) the (one | player) (after | behind) [it |
    that | them]
    => the player after the next player is skipped
4 Wo: (jump | jumps | skip | skips | hop | hops) [over] NUM players => the next {NUM} players are skipped
4 Wo: (feed | feeds | serve | serves | deal | deals | hand | hands | send | sends) W NC [Src] => {W} draws {NC}
4 Wo: (give | gives) W NC Src => {W} draws {NC}
4 Wo: (load | loads | force | forces | inflict | inflicts | impose | imposes) NC (onto | on | upon) W => {W} draws {NC}
4 Wo: (hit | hits | slap | slaps | burden | burdens | punish | punishes | penalise | penalises | saddle | saddles |
    load | loads |
    strike | strikes | whack | whacks | reward | rewards) W with NC => {W} draws {NC}
4 Wo: (send | sends) W to the (draw pile | deck) for NC => {W} draws {NC}
4 Wo: (send | sends) W to the (draw pile | deck) [','] (they | who) Deeds => {Deeds@W}
4 Wo: (send | sends) W to (draw | take | fetch | get) NC => {W} draws {NC}
4 Wo: NC for W => {W} draws {NC}
4 Wo: W [':'] '+' NUM [cards] => {W} draws {NUM} cards
4 Wo: W 's hand grows by NC => {W} draws {NC}
4 Wo: (is | are) [a] plus NUM => the next player draws {NUM} cards
6 U: C (is | are) [a] (plus | '+') NUM => When a player plays {C}, the next player draws {NUM} cards.
4 Wo: (one card each | each player [gets | takes | draws] one [each] | cards for all [',' one each]) => each player
    draws a card
4 Wo: (each takes | each gets | each draws) (one | a card) => each player draws a card
4 Wo: each player 's hand grows by (one | a card | one card) => each player draws a card
0 Way4: (viceversa | the other way [round | around] | backwards | in reverse | into reverse | in the other
    direction) => .
4 Wo: (it | play | the game | the order | turn order) ('s | is | goes | runs | turns | heads | moves) [now] [back]
    Way4 [from here
    | from there | from now on | from then on | again | now] => turn order is reversed
4 Wo: (play | go | turn | back | and back) Way4 [from here | from now on | we go] => turn order is reversed
4 Wo: (all_of_us | we) (play | go | turn) Way4 => turn order is reversed
4 Wo: (u-turn | a u-turn | about turn | about-turn | right about) => turn order is reversed
4 Wo: (play | the game | the order | turn order | the direction) (changes course | gets turned (around | round |
    upside down) |
    is turned (around | round | upside down) | spins round | makes a u-turn) => turn order is reversed
4 Wo: (the direction of (travel | movement | the turns | turns) | the flow [of play]) (changes | flips | is reversed
    | turns | is
    changed) => turn order is reversed
4 Wo: (spin | spins | revert | reverts | rotate | rotates | twist | twists | invert | inverts | turn | turns | swap
    | swaps | flip
    | flips) (turn order | the order | the direction | the game | play | the rotation) [Way4 | round | around |
    over] => turn
    order is reversed
4 Wo: (send | sends) (play | the game | the turn) (Way4 | back the other way) => turn order is reversed
4 Wo: (turn | turns) the (tables | game | order) [round | around] => turn order is reversed
4 Back4: [','] (and | then | and then | after which | ',' then) [it | play | the order | turn order] (goes | turns |
    switches |
    changes | reverts | is) back [to (how it was | normal | as it was | what it was | the way it was | the old
    order)] => .
4 Eo: Wo [','] for [the next] NUM turns [Back4] => {Wo} for {NUM} turns
4 Eo: for [the next] NUM turns [','] Wo [Back4] => {Wo} for {NUM} turns
4 Eo: Wo Back4 after NUM turns => {Wo} for {NUM} turns
4 Wo: their hands (move | go | pass | travel | shift | wander) (along | on | round | around | one place | one seat |
    by one)
    => each player passes their hand to the next player
4 Wo: [all] hands (move | go | pass | travel | shift | wander) (along | on | by one | one place | one along) => each
    player
    passes their hand to the next player
4 Wo: [each player] (pass | passes) (their hands | their hand) (along | on | round | around) [one] => each player
    passes their hand to the next player
4 Wo: cards in hand (move | go | pass) onto the next player => each player passes their hand to the next player
4 Wo: (PileNp | the stack) (burns | disappears | vanishes | goes away | dies | goes | is gone | is out of the game |
    is swept away
    | is swept | is put away | is taken away | leaves the game | is binned) => the play pile is cleared
4 Wo: (put | puts | take | takes | sweep | sweeps | move | moves) PileNp (away | aside | off the table) => the play
    pile is cleared
4 Wo: (sweep | sweeps | kill | kills | bin | bins | wipe out | wipes out | erase | erases | vaporise | scrap |
    scraps) (PileNp | the
    table) => the play pile is cleared
4 Wo: (start | starts) a (fresh | new) pile => the play pile is cleared
4 Wo: PileNp (gets turned | flips | is flipped | gets flipped | turns) [over | upside down | round] => the play pile
    is turned over
4 Wo: (that 's | that is | it 's | it is | this is) the end [of the round] => the round ends
4 Wo: (it 's | it is) [all] over => the round ends
4 Wo: (the round | round) (finishes | closes | stops | terminates | is stopped | is done | is called off) [there |
    then | at once]
    => the round ends
4 Wo: (stop | stops | close | closes | terminate | terminates | kill | kills | finish | finishes | end | ends |
    abort | aborts) the
    round => the round ends
4 Wo: (call | calls) (off the round | the round off) => the round ends
4 Wo: (bring | brings) the round to (an end | a close) => the round ends
4 Wo: (deal again | redeal | a redeal | there 's a (new deal | redeal) | a redeal takes place | all cards are dealt
    (anew | again |
    afresh)) => all hands are dealt again
4 Wo: (new | fresh) (cards | hands) for (all | each player | all players) => all hands are dealt again
4 Eo: you (name | choose | pick | select | appoint | nominate) the next player => play passes to a player of their
    choice
4 Eo: (the next player is their choice | it ('s | is) their (call | choice | decision) who (plays | goes | is) next)
    => play passes to a player of their choice
4 Wo: (bounce | bounces | throw | throws | send | sends | give | gives | return | returns | kick | kicks | hand |
    hands | pass |
    passes) (it | the turn | play) (back | back again) to W => play passes to {W}
4 Wo: (bounce | bounces | throw | throws | kick | kicks) the turn back => play passes to the previous player
4 Wo: (it | the turn | play) (goes | jumps | bounces | returns | moves) back to W => play passes to {W}
0 TopDeck4: (the (top | next | first) card (of | from | on | off) the draw pile | a card from the draw pile) => .
0 OnPile4: [up] [over] (onto | on | on top of | to | into | upon) [the] (PileNp | table) => .
4 Wo: TopDeck4 (is | gets) (put | turned | turned over | flipped | flipped over | played | placed | laid | revealed
    | moved)
    [OnPile4] => the top card of the draw pile is put on the play pile
4 Wo: (turn over | turn | flip | flip over | play | put | lay | move | place) TopDeck4 [over | up] [OnPile4] => the
    top card of the
    draw pile is put on the play pile
0 Suit4: the (suit [to (play | follow | be played)] | called suit | wished suit | suit called | new suit) => .
4 Wo: Suit4 (becomes | is | turns to | changes to | is switched to | is changed to | is set to | switches to | is
    now) Suit [now |
    from now on | from_now_on | then | always] => the called suit becomes {Suit}
4 Wo: Suit (becomes | become | is | are) (Suit4 | called | the suit) [now | from_now_on] => the called suit becomes
    {Suit}
4 Wo: Suit (it is | is called | are called | from_now_on | is next | are next) => the called suit becomes {Suit}
4 Wo: it ('s | is) Suit [then] (from_now_on | now | next) => the called suit becomes {Suit}
4 Wo: (all_of_us | we) go on with Suit => the called suit becomes {Suit}
4 Wo: go on with Suit => the called suit becomes {Suit}
0 Below4: (R | the (card | one) (UnderIt | beneath it | it lies on | it is on) | (what | whatever) (it 's | it is |
    they are | 's | is | it was)
    (played | laid | put) on) => .
4 Wo: (it | this card | that card | the card) ('s | is) (the same as | a copy of | like | a clone of | just like |
    identical to)
    Below4 => the card counts as the previous card
4 Wo: (it | this card | the card) (repeats | copies | imitates | mimics | mirrors | apes | clones | adopts | becomes
    | turns into |
    counts as | acts like | acts as | works like | plays the part of) Below4 => the card counts as the previous card
4 Wo: (it | this card | the card) (takes on | takes | takes over | assumes | adopts | has | gets | borrows |
    inherits) the
    (identity | value | rank and suit | face | role) of Below4 => the card counts as the previous card
6 U: C (repeats | copies | imitates | mimics | mirrors | apes | clones | turns into | copy | imitate | mimic |
    mirror | repeat |
    becomes | become) Below4 => When a player plays {C}, the card counts as the previous card.
6 U: C (takes on | takes | takes over | assumes | adopts | has | gets | borrows | inherits | take on | take) the
    (identity | value |
    rank and suit | face | role) of Below4 => When a player plays {C}, the card counts as the previous card.
6 U: C (is | are) (a copy of | like | a clone of | just like | the same as) Below4 => When a player plays {C}, the
    card counts as
    the previous card.
0 Draw4: (the | a | any) [pending | penalty | due | current | whole] (draw | draws | cards to draw | drawing) => .
4 Wo: Draw4 (is | are | gets) [now] (off | gone | called off | cancelled | wiped out | void | voided | waived |
    dropped) => the draw
    is cancelled
4 Wo: Draw4 (falls away | lapses | goes away) => the draw is cancelled
4 Wo: (you | they) (are | is) (spared | free of | freed from | let off | relieved of) Draw4 => the draw is cancelled
4 Wo: (cancel | cancels | negate | negates | defuse | defuses | void | voids | annul | annuls | block | blocks |
    kill | kills | stop
    | stops | neutralise | neutralises | lift | lifts | undo | undoes) Draw4 => the draw is cancelled
4 Wo: (save | saves | protect | protects | spare | spares | free | frees) (you | them | the player) (from | of)
    (drawing | Draw4)
    => the draw is cancelled
4 Wo: (spare | spares) (you | them) Draw4 => the draw is cancelled
4 Wo: Draw4 (bounces | goes | is sent | is passed | returns | is handed | is bounced | is given) [back] to W => the
    draw passes to
    {W}
4 Wo: Draw4 (bounces back | is sent back | goes back | returns) => the draw passes to the previous player
4 Wo: (bounce | bounces | send | sends | pass | passes | hand | hands | throw | throws | give | gives | return |
    returns | push |
    pushes | kick | kicks) Draw4 [back | on | over] to W => the draw passes to {W}
4 Wo: W must (take | do) the draw [instead] => the draw passes to {W}
0 Follow4: (may follow | must follow | may come next | comes next | follows | may be next | may be put on it | may
    be played on it |
    may be played next | may be laid on it | must do | is allowed) => .
4 Wo: (only | nothing but) K Follow4 => the next card must be {K}
4 Wo: (next comes | then comes | next must come) K => the next card must be {K}
4 Wo: K must (follow | come next | be next) => the next card must be {K}
4 Wo: what (follows | comes next | is played next) must be K => the next card must be {K}
4 Wo: (then it ('s | is) | it ('s | is) then) K only => the next card must be {K}
4 Wo: no K Follow4 => the next card may not be {K}
4 Wo: K may not (follow | come next | be next | be played next) => the next card may not be {K}
4 Wo: (next comes no | then comes no) K => the next card may not be {K}
4 Wo: never K (after it | next | on it) => the next card may not be {K}
4 Wo: the next (one | card) may be (anything | any card) but K => the next card may not be {K}
4 Wo: (it | this | the card | that card) (does nothing | has no effect) => nothing happens
4 Wo: (there 's | there is) no effect => nothing happens
4 Wo: (no effect | nothing at all happens | without effect) => nothing happens
3 U: T (buy | buys | hand | hands | grant | grants | earn | earns | win | wins) [you | them | its player] One =>
    When {T}, they take
    another turn.
3 U: T (reward | rewards) (you | them | its player) with One => When {T}, they take another turn.
3 U: T (make | makes) it their turn again => When {T}, they take another turn.
3 U: T (keep | keeps) (you | them) on turn => When {T}, they take another turn.
3 U: T (bring | brings | net | nets | yield | yields | score | scores) [you | them | its player]
    Points => When {T}, they gain {Points}.
3 U: T (reward | rewards) (you | them | its player) with Points => When {T}, they gain {Points}.
3 U: T is worth Points when played => When {T}, they gain {Points}.
3 U: T (loses | lose | set | sets) (you | them) [back] Points => When {T}, they lose {Points}.
3 U: T (take | takes | deduct | deducts) Points [off | from] (you | them | their score) => When {T}, they lose
    {Points}.
3 U: T (rob | robs) (you | them) of Points => When {T}, they lose {Points}.
3 U: T (win | wins | bring | brings | give | gives) (you | them) [the] (game | round | win | victory) => When {T},
    they win.
3 U: T brings victory => When {T}, they win.
3 U: T decides the round in their favour => When {T}, they win.
3 U: T (want | wants | deserve | deserves | expect | expects | ask for | asks for) [a | an | the] Words => When {T},
    they must say
    {Words}.
"""
