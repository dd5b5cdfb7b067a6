"""What may be laid where, how many at once, when it is nobody's turn, and what nobody may do: rights, told as
people do."""

from typing import Final

RIGHTS: Final = """
8 Bar5: (refuse | refuses | do not take | does not take | may not accept | do not accept | does not accept | do not
    like | hate | hates
    | reject | rejects | may not take | will not take) => .
8 Take5: (accept | accepts | tolerate | tolerates) => .
8 L: C Bar5 C => {C2} may not be played on {C}
8 L: C Take5 C [on (them | it | top)] => {C2} may be played on {C}
8 L: C (let | lets) C (be Ofc | go) on (them | it) => {C2} may be played on {C}
8 L: C never Onto C => {C} may not be played on {C2}
8 L: C (have | has) no (business | place | right) [being] Onto C => {C} may not be played on {C2}
8 L: C (is | are) (banned | barred | excluded | kept) from C => {C} may not be played on {C2}
8 L: C (is | are) not (welcome | okay | ok | fine | good) Onto C => {C} may not be played on {C2}
8 L: C may not be (answered | followed | covered | topped) (with | by) C => {C2} may not be played on {C}
8 L: C may be (followed | covered | topped) (with | by) C => {C2} may be played on {C}
8 L: [Us] may not (answer | follow | cover | top) C (with | by) C => {C2} may not be played on {C}
8 L: [Us] may (cover | top) C (with | by) C => {C2} may be played on {C}
8 L: (no player may | Us may not) (put | play | lay | place | drop) C Onto C => {C} may not be played on {C2}
8 L: after C no C => ?two-readings {C2} may not be played on {C}
8 L: C (work | works) Onto C => {C} may be played on {C2}
8 L: C after C (is | are) (not allowed | forbidden | prohibited) => {C2} may not be played on {C}
8 Each5: (follow (each other | one another) | touch [each other] | come in a row | be Ofc Onto (each other | one
    another) | come after
    (each other | one another) | be neighbours | meet | lie Onto (each other | one another) | lie together | stand
    next to each other |
    be Ofc in a row | be next to each other | come together | go Onto (each other | one another)) => .
8 Alike5: cards of (the same | one | a | equal) Atr => {Atr}
8 Alike5: (equal | same | identical | like) Atr => {Atr}
8 Alike5: (same-colour | same-coloured | like-coloured) cards => colour
8 Alike5: (same-suit | same-suited) cards => suit
8 L: [two] Alike5 may not Each5 => a player may not play a card of the same {Alike5} as the top card
8 L: no two (Alike5 | Alike5 cards) [may] [Each5 | in a row | one after the other | running] => a player may not
    play a card of the same
    {Alike5} as the top card
8 L: no two cards in a row may (be of | have) the same Atr => a player may not play a card of the same {Atr} as the
    top card
8 L: (never | not | no) [play | lay | put] [the] same Atr twice [in a row | running] => a player may not play a card
    of the same {Atr} as the
    top card
8 L: [the | a] same Atr Onto [the | a] same Atr is No => a player may not play a card of the same {Atr} as the top
    card
8 L: (do not | never | Us may not) (put | play | lay) the same Atr Onto [the] same Atr => a player may not play a
    card of the same {Atr} as
    the top card
8 L: [a | the | each] card may not (be of | have) the same Atr as R => a player may not play a card of the same
    {Atr} as the top card
8 L: (Alike5) is No => a player may not play a card of the same {Alike5} as the top card
8 L: [the | a] Atr must (change | be different | switch | be changed) [when | with each card | from card to card |
    each turn | on each turn]
    => a player may not play a card of the same {Atr} as the top card
8 L: (each | a | any | the next) card must (be | have) [of] (a different | another) Atr (from | than | to) R => a
    player may not play a card of the
    same {Atr} as the top card
8 L: (Us must | must) (change | switch) [the] colour [with each card | each turn] => a player may not play a card of
    the same colour as
    the top card
8 L: change [the] colour => ?two-readings a player may not play a card of the same colour as the top card
8 L: (C may | C) never (end | ends | finish | finishes | win | wins) the (game | round) => a player may not play {C}
    as their last card
8 L: C may not be the (one | card) (you | they) (finish | end | go out | win) (with | on) => a player may not play
    {C} as their last card
8 L: C (is | are) (no good | not good | no use | useless | not fit) (for | to) (going out | go out | finishing |
    finish | the last card) => a
    player may not play {C} as their last card
8 Still5: (shut up | be quiet | keep quiet | stay quiet | be silent | keep silent | stay silent | do not talk | do
    not speak | say nothing |
    hold their tongue | no talking | no speaking | not a word) => .
8 L: [Us must | must] Still5 (out of turn | unless it ('s | is) their turn | if it is not their turn) => a player
    may not speak out of turn
8 L: the one whose turn it is not must Still5 => a player may not speak out of turn
8 L: no player draws (who | if they) may play => a player may not draw a card if they have a legal play
8 L: (a player | players | any player | each player | whoever | the player) [who is | that 's | that is | who are]
    able to (play | go) may not
    (draw | draw a card) => a player may not draw a card if they have a legal play
8 L: Us may not (draw | draw a card) (though | although | when | if | while) (you | they) could (play | go) => a
    player may not draw a card if
    they have a legal play
8 L: Us may not (draw | draw a card) with (a playable card | a legal play) [in hand] => a player may not draw a card
    if they have a legal play
8 L: [the_word | the_words] Words (is | are) (taboo | off limits | verboten | out of bounds | outlawed | a forbidden
    word | a bad word | not to be
    said | not to be used | banned | forbidden | prohibited) => a player may not say {Words}
8 L: (do not ever | never ever | never) (say | use | utter) [the_word | the_words] Words => a player may not say
    {Words}
8 L: [the_word] Words may (not | never) (pass | cross) their lips => a player may not say {Words}
8 L: (never | do not) let [the_word] Words (slip | out) => a player may not say {Words}
8 L: C may (plays | play | go | jump in | be played | be thrown in | be slapped down | come | cut in) [by a player]
    (out of turn) => a player may
    play {C} out of turn
8 L: C may (jump in | jump the queue | cut in | butt in) => a player may play {C} out of turn
8 L: C need not wait [for their turn] => a player may play {C} out of turn
8 L: C (ignore | ignores) (whose turn it is | turn order | the order | turns) => a player may play {C} out of turn
8 L: whoever (has | holds) C may (play | lay | put) (it | them | one) [down] out of turn => a player may play {C}
    out of turn
8 L: C ',' you may (play | lay | put down) (it | them) out of turn => a player may play {C} out of turn
8 L: Us need not be (in turn | on turn | next) to play C => a player may play {C} out of turn
8 L: to play C [','] Us need not (be (in turn | on turn) | wait for their turn | wait) => a player may play {C} out
    of turn
8 L: with C (you | they | a player) may play out of turn => a player may play {C} out of turn
8 L: for C (you | they | a player) need not (wait for their turn | wait | be (in turn | on turn)) => a player may
    play {C} out of turn
9 Most5: (up to | at most | as many as | no more than | not more than | a maximum of | maximum) NUM => {NUM}
9 Most5: NUM or fewer => {NUM}
9 Any5: (any number | as many | several | multiple | all | more than one | two or more) [of] => .
9 Of5: [equal] cards of (the same | one | a single | a | equal) Atr => {Atr}
9 Of5: of (the same | one | a single) Atr => {Atr}
9 Of5: (equal cards | of a kind | alike | cards alike | identical numbers) => rank
9 Of5: same (number | rank) => rank
9 Down5: (be Ofc | go down | be put out | be got rid of | go) => .
9 Lay5: (play | put down | lay | lay down | put out | throw | place | discard | throw down) => .
9 At5: (together | immediately | in one go | in (one | a | a single | the same) turn | on their turn | at the same
    time | on one turn | all together |
    all at once | at once | per turn | at a time | in one play | during (one | a | their) turn) => .
9 L: Most5 Of5 may Down5 [At5] => a player may play up to {Most5} cards of the same {Of5} on their turn
9 L: Us may Lay5 Most5 Of5 [At5] => a player may play up to {Most5} cards of the same {Of5} on their turn
9 L: (a | one | their) turn may (consist of | have | contain | be) Most5 Of5 => a player may play up to {Most5}
    cards of the same {Of5} on their turn
9 L: Any5 Of5 [as (you | they) like] may Down5 [At5] => a player may play any number of cards of the same {Of5} on
    their turn
9 L: Any5 Of5 as (you | they) (like | want) [At5] => a player may play any number of cards of the same {Of5} on
    their turn
9 L: Us may Lay5 Any5 [their] Of5 [as (you | they) like] [At5] => a player may play any number of cards of the same
    {Of5} on their turn
9 L: [Us may] Lay5 as many of a (number | rank) as (you | they) (like | want) [At5] => a player may play any number
    of cards of the same rank on
    their turn
9 L: (same numbers | equal cards | equal numbers | same ranks) may Down5 At5 => a player may play any number of
    cards of the same rank on their
    turn
9 OneSuit5: (of | from | in) (one | a | the same | a single) suit => .
9 InLine5: (in sequence | in order | in a row | consecutive | in consecutive order | running) => .
9 Run5: Most5 [cards] InLine5 OneSuit5 => {Most5}
9 Run5: Most5 (consecutive | sequential) cards OneSuit5 => {Most5}
9 Run5: a (run | sequence | straight | series | row) of Most5 [cards] OneSuit5 => {Most5}
9 Run5: a (run | sequence | straight | series | row) OneSuit5 of Most5 [cards] => {Most5}
9 L: Run5 may Down5 [At5] => a player may play up to {Run5} cards of the same suit in consecutive order on their turn
9 L: Run5 (is | are) (allowed | permitted | fine | okay | ok) [At5] => a player may play up to {Run5} cards of the
    same suit in consecutive order on
    their turn
9 L: Us may Lay5 Run5 [At5] => a player may play up to {Run5} cards of the same suit in consecutive order on their
    turn
9 Runs5: [the] cards (InLine5 OneSuit5 | OneSuit5 InLine5) => .
9 Runs5: (runs | sequences | straights | a run | a sequence | a whole run | a straight) OneSuit5 => .
9 Runs5: (consecutive | sequential) cards OneSuit5 => .
9 L: Runs5 may Down5 [At5] => a player may play any number of cards of the same suit in consecutive order on their
    turn
9 L: Us may Lay5 Runs5 [At5] => a player may play any number of cards of the same suit in consecutive order on their
    turn
4 TopN5: the (next | first | top | upper) NUM [cards] (in | of | from | on | off) the draw pile => {NUM}
4 TopN5: the NUM (top | next | first | uppermost) cards (in | of | from | on) the draw pile => {NUM}
4 TopN5: the top NUM cards of the draw pile => {NUM}
4 An: (look at | check | see | view) TopN5 => look at the top {TopN5} cards of the draw pile
8 L: TopN5 may be (looked at | checked | seen | viewed) Wt => a player may look at the top {TopN5} cards of the draw
    pile {Wt}
2 Wt: (before their turn | starting their turn | beginning their turn) => at the start of their turn
8 L: (before their turn | starting their turn | when their turn starts | as their turn starts | at the start of
    their turn | at the beginning of their
    turn) [','] Us may As => a player may {As} at the start of their turn
4 Y: (take | takes | draw | draws) the top NUM (of | from | off) the [play] pile => take {NUM} cards from the play
    pile
4 Y: (take | takes) NUM (played cards | from the pile | off the pile | of the played cards) => take {NUM} cards from
    the play pile
4 Wh: in place of (a draw | drawing) => instead of drawing
8 L: NUM cards (off | from) the [play] pile may be taken instead of drawing => a player may take {NUM} cards from
    the play pile instead of drawing
8 L: if (you | they) do not (want | wish | care) to draw [','] [Us may] take NUM [cards] (from | off) the [play]
    pile => a player may take {NUM}
    cards from the play pile instead of drawing
8 L: Us could As Wh => a player may {As} {Wh}
7 Neigh5: (neighbouring | adjacent | neighboring | consecutive) (numbers | ranks | cards | values) => .
7 Neigh5: (numbers | cards | ranks) (next to each other | one apart | that are (one apart | next to each other)) => .
7 L: Neigh5 (may (be Ofc | go) Onto each other | match | fit Onto each other | go Onto each other | fit | may be Ofc
    Onto one another) => a player may
    play a card 1 higher or lower than the top card
7 L: Us may go (one up or one down | one up or down | up or down one | up or down by one) => a player may play a
    card 1 higher or lower than
    the top card
7 L: [a] card Tl (is | are) [also] (fine | allowed | ok | okay | legal | permitted) [as_well | too] => a player may
    play a card {Tl}
7 L: (the next rank up or down | one more or one less than (R | the top card) | one up or one down) (is | are)
    [also] (fine | allowed | ok | okay |
    legal) [as_well | too] => a player may play a card 1 higher or lower than the top card
8 PerRound5: (per round | a round | each round | once per round | once a round | once each round | every round) => .
8 L: each round [','] (you | each player | a player) may As [once] => a player may {As} once per round
8 L: (you | each player | a player | players) may [','] (once per round | once a round | each round) [','] As => a
    player may {As} once per round
8 L: (you | each player | a player) may As (per round | once a round | each round once | once each round) => a
    player may {As} once per round
8 L: NC may be discarded (once per round | per round | once a round) => a player may discard {NC} once per round
8 L: (you | each player | a player) (have | has | gets | get) (one | a) [free] discard PerRound5 => a player may
    discard a card once per round
8 L: (you | each player | a player) (are | is) allowed (one | a) discard PerRound5 => a player may discard a card
    once per round
8 L: one (hand swap | swap of hands) [with (any player | a player | a player of their choice)] PerRound5 is (allowed
    | permitted) => a player may
    swap hands with a player of their choice once per round
8 L: (you | each player | a player) (have | has | gets | get) one (hand swap | swap of hands) [with (any player | a
    player | a player of their
    choice)] PerRound5 => a player may swap hands with a player of their choice once per round
8 L: (each player | you | a player | players) may [','] PerRound5 [','] swap (hands | their hand | their cards) with
    (a player | any player) => a
    player may swap hands with a player of their choice once per round
8 L: (you | a player | players) need not play [a card] => a player may skip their turn
8 L: no player unbound to play [a card] => a player may skip their turn
8 L: Us may (sit out | miss | forgo) their turn => a player may skip their turn
9 L: Us may draw (Most5 [cards] | Most5 times) [(in | per | on | each | during) [a | one | their | the] turn] => a
    player may draw up to {Most5} cards on
    their turn
9 L: Most5 cards may be drawn [(in | per | on | each | during) [a | one | their | the] turn] => a player may draw up
    to {Most5} cards on their turn
9 L: Most5 draws per turn => a player may draw up to {Most5} cards on their turn
8 L: no C Cn => a player may not play {C} {Cn}
8 L: no C while StX => a player may not play {C} if {StX}
8 L: (while | if | when | as long as) StX [','] (C (is | are) No | no C) => a player may not play {C} if {StX}
8 L: Us may only play C (with Cmpc [InHd] | (if | when | while) StX) => a player may not play {C} unless they have
    {Cmpc}{StX}
8 L: C may be Ofc only (with Cmpc [InHd] | holding Cmpc) => a player may not play {C} unless they have {Cmpc}
8 L: (holding | having) Cmpc forbids playing C => a player may not play {C} if they have {Cmpc}
8 L: Us must keep (what | the card | whatever) (you | they) (draw | drew | have drawn | just drew) => a player may
    not play a card they have just
    drawn
8 L: (what | the card) (you | they) (drew | have drawn | just drew | have just drawn) (you | they) may not play
    [immediately | this turn] => a player
    may not play a card they have just drawn
8 L: the card (you | they) (drew | just drew) stays in their hand [this turn | for now] => a player may not play a
    card they have just drawn
8 L: (just-drawn | freshly-drawn | newly drawn | freshly drawn | just drawn) cards may not be (played | used | laid)
    [immediately | this turn] => a
    player may not play a card they have just drawn
8 L: (do not | never) draw => a player may not draw a card
4 An: call penalties => call a penalty
8 L: penalties may not be called by the active player => a player may not call a penalty on their turn
0 Plainer: (at this table | in this house | in our house | in this game | around here | round here | with us) => .
0 Plainer: it ('s | is) (ok | alright | all right | no problem | cool | possible | legit) to => you may
0 Plainer: (is | are) not permitted to => may not
0 Plainer: (do not | does not) ever => do not
8 L: WithThe may not (As | Ap) => {WithThe} may not {As}{Ap}
8 L: the dealer may not (As | Ap) => the dealer may not {As}{Ap}
8 L: (each turn | every turn | once per turn) [','] Us may As => a player may {As} once per turn
0 Plainer: (is | are) allowed (one | a) look at => may look at
0 Plainer: (sneak | sneaks | have | has | take | takes | get | gets | steal | steals) a (look | peek | glance) at =>
    look at
0 Plainer: no player (is | 's) allowed (a word | to speak) => no player may speak
4 TopN5: the NUM cards (on top of | at the top of) the draw pile => {NUM}
2 Eo: (look at | see) TopN5 => they may look at the top {TopN5} cards of the draw pile
0 Plainer: the top of the (play pile | pile) => the top card
0 Plainer: the top of the draw pile => the top card of the draw pile
8 L: NUM cards may be (drawn | taken) instead of playing [one | a card] => a player may draw {NUM} cards instead of
    playing
4 Wh: instead of playing (one | a card) => instead of playing
4 Y: (nick | grab | take | snatch | get | grabs | nicks) the top card (of | off | from) the (discards | play pile |
    pile) => take a card from the play
    pile
4 Y: (take | steal | takes | steals) NC off Wm => take {NC} from {Wm}
"""
