"""What comes of it, said as a thing (a skip, a draw of two), as what somebody gets or loses, or as done by somebody.

Result is what comes of it, whoever says it how: every frame that takes what happens takes it.
"""

from typing import Final

OUTCOMES: Final = """
4 LostTurn: [a | an | one | the] [immediate] (skip | skipped turn | missed turn | lost turn | forced pass | pass |
    loss of (a | one | their | the [next]) turn | loss of turn) => .
4 Result: LostTurn for W => {W} is skipped
4 Result: LostTurn => the next player is skipped
4 DrawNoun: [a | an] (draw of | drawing of) NUM [cards] [Src] => {NUM} cards
4 DrawNoun: [a | an] NUM ['-'] card (draw | penalty | fine) => {NUM} cards
4 DrawNoun: NUM [extra | additional | penalty | new | more] cards [Src] => {NUM} cards
4 DrawNoun: (a | one | an) [extra | additional | penalty | new | more] card [Src] => a card
4 Result: DrawNoun for W => {W} draws {DrawNoun}
4 Ex: [a | an] (draw of | drawing of) NUM [cards] [Src] => NOBODY draw {NUM} cards
4 Ex: [a | an] NUM ['-'] card (draw | penalty | fine) => NOBODY draw {NUM} cards
4 Turning3: [a | an | the] (change | reversal | switch | flip | turn | turnaround | inversion) [of | in] Dir2 => .
4 Result: Turning3 => turn order is reversed
4 Result: [a | the] (reversal | direction change | direction switch) => turn order is reversed
4 Result: One for (you | them | yourself | the player | that player | its player) => they take another turn
4 Result: One for W => {W} takes another turn
4 Eo: no (talking | speaking | talk) until their next turn => they may not speak until their next turn
2 Ex: (a | one) penalty => NOBODY receive a penalty
4 Result: (a | one) penalty for W => {W} receives a penalty
4 Result: (silence | quiet) [for (each player | all | all players | the [whole] table)] => no player may speak
4 Result: (a | an) (swap | exchange | trade | switch) of hands with Wm => they swap hands with {Wm}
4 Result: (a new deal | a redeal | new hands | a fresh deal | new cards for each player) => all hands are dealt again
4 Result: (a | one) Gest [from (you | them | the player)] => they must {Gest}
4 Result: (a | one) Gest from W => {W} must {Gest}
4 Result: Words from W => {W} must say {Words}
4 Result: (applause | a round of applause | clapping) from W => {W} must clap
4 Result: (applause | a round of applause) => each player must clap
4 Result: (the end | end) of the round => the round ends
4 Result: a clear pile => the play pile is cleared
4 Bring: (bring | brings | cause | causes | is | are | give | gives | result in | results in | lead to | leads to |
    call for | calls for | demand | demands | trigger | triggers | is good for | are good for | spell | spells |
    entail | entails | start | starts | produce | produces | carry | carries | trigger off) => .
3 U: T (Bring | means | mean) Result => When {T}, {Result}.
4 Eo: [there is | this is | it is | it 's | that is | this means | it means] Result => {Result}
3 U: T (brings | bring | means | mean | gives | give) (LostTurn (to | on) W) => When {T}, {W} is skipped.
3 U: T (brings | bring | gives | give | deals | deal | feeds | feed | serves | serve | lands | land | sticks) W [with]
    DrawNoun => When {T}, {W} draws {DrawNoun}.
3 U: T (costs | cost | robs | rob | deprives | deprive | strips | strip) W [of] (a | one | their | the) [next] (turn |
    go | move) => When {T}, {W} is skipped.
3 U: T (costs | cost) W DrawNoun => When {T}, {W} draws {DrawNoun}.
3 U: T (costs | cost) Owner SomeOf => When {T}, they lose {SomeOf}.
3 U: T (costs | cost) W SomeOf => When {T}, {W} loses {SomeOf}.
3 U: T (earns | earn | brings | bring | gives | give | gets | get | wins | win | awards | award | grants | grant)
    Owner SomeOf => When {T}, they gain {SomeOf}.
3 U: T (earns | earn | brings | bring | gives | give | awards | award | grants | grant) W SomeOf => When {T}, {W} gains
    {SomeOf}.
3 U: T (earns | earn | brings | bring | gives | give | gets | get | awards | award | grants | grant) Owner One => When
    {T}, they take another turn.
3 U: T (earns | earn | brings | bring | gives | give | gets | get | lands | land) (Owner | W) (a | one) penalty [card]
    => When {T}, {W} receives a penalty.
3 U: T (sends | send | puts | put | throws | throw | kicks | kick | knocks | knock) W out of the game => When {T}, {W}
    leaves the game.
3 U: T (brings | bring | calls | call | lets | let) W back [into | in to] the game => When {T}, {W} comes back into
    the game.
4 Awarded: (is | are | gets | get) (awarded | given | granted | credited with | rewarded with | paid | credited) => .
4 Y: Awarded SomeOf => gain {SomeOf}
4 Y: (get | gets | score | scores | earn | earns | collect | collects | receive | receives | win | wins | pocket |
    pockets | take | takes home) SomeOf => gain {SomeOf}
4 Y: (is | are | get | gets) (rewarded | welcomed | greeted | honoured | thanked) (with | by) SomeOf => gain {SomeOf}
4 Y: (forfeit | forfeits | drop | drops | give up | gives up | hand back | hands back | is docked | are docked | is
    fined) SomeOf => lose {SomeOf}
4 Y: (is | are) (robbed | stripped | deprived | relieved) of SomeOf => lose {SomeOf}
4 Eo: SomeOf (goes | go | is given | are given | is awarded | are awarded | is credited | are credited) to Owner =>
    they gain {SomeOf}
4 Eo: SomeOf (goes | go | is given | are given | is awarded | are awarded | is credited | are credited) to W => {W}
    gains {SomeOf}
4 Eo: SomeOf (is | are) (taken | taken away | deducted | subtracted) from W => {W} loses {SomeOf}
4 Eo: (a | the | one) penalty (goes | is given | falls) to W => {W} receives a penalty
4 Eo: (plus | '+') SomeOf for W => {W} gains {SomeOf}
4 Eo: (minus | '-') SomeOf for W => {W} loses {SomeOf}
4 Eo: plus SomeOf => they gain {SomeOf}
4 Eo: NC to W => ?two-readings {W} draws {NC} // they give {NC} to {W}
4 O: (give | gives | hand | hands) [over] SomeOf to Wm => give {SomeOf} to {Wm}
4 O: (give | gives | hand | hands) Wm SomeOf => give {SomeOf} to {Wm}
4 O: (pay | pays) SomeOf => pay {SomeOf}
4 Gest: bow => bow
4 Gest: knock => knock
4 Gest: salute => salute
4 Gest: wave => wave
4 Everyone2: (to | at) (each player | all other players | the table | all | the others | the [whole] group) => .
4 O: (knock | knocks | rap | raps | bang | bangs | tap | taps) [once] (on | at) (the table | wood | the tabletop | the
    wood) => knock
4 O: (knock | knocks) [once] => knock
4 O: (bow | bows) [down | deeply | once] [Everyone2] => bow
4 O: (bow | bows) their head => bow
4 O: (take | takes | make | makes | give | gives) a [deep | little | small] bow [Everyone2] => bow
4 O: (clap | claps) [once] [(their | the) hands | hands] [once] => clap
4 O: (applaud | applauds) => clap
4 O: (give | gives | start | starts) (a round of applause | applause | a clap) => clap
4 O: (get | gets) (up | to their feet | on their feet) [from their (chair | seat)] => stand up
4 O: (rise | rises) [from their (chair | seat) | to their feet] => stand up
4 O: (stand | stands) up [from their (chair | seat | place)] => stand up
4 O: (wave | waves) [their hand | a hand | one hand] [Everyone2] => wave
4 O: (give | gives) a wave [Everyone2] => wave
4 O: (salute | salutes) [each player | all other players | the table | all] => salute
4 O: (give | gives | make | makes) a salute => salute
4 O: (raise | raises | lift | lifts | put up | puts up | stick up | sticks up | hold up | holds up) (a | an | their |
    one) (hand | arm) [up | high | in the air] => raise their hand
4 O: (put | puts | stick | sticks | hold | holds) (a | an | their | one) (hand | arm) (up | in the air) => raise their
    hand
4 O: (cry | cries | scream | screams | holler | hollers | bellow | bellows | go | goes | state | states | comment |
    comments | exclaim) [out] Words => say {Words}
4 O: (say | says) [Words and] STR (followed by | and then | ',' then | ',' followed by | then afterwards) STR => say
    {STR} then {STR2}
4 Aloud: what (you | they) (played | are playing | play | plays | just played | have played) => .
4 Aloud: (the | its) (name | full name) [of (it | the card | that card | the card played | this card)] => .
4 O: (say | says | tell | tells) Aloud => say the name of the card
4 O: (say | says | tell | tells | name | names) (the | its) Prop of (it | this card | that card | the card [(they |
    you) (play | played)]) => say the {Prop} of the card
4 O: (say | says | tell | tells) (what | which) Prop (it | the card | that card) (is | has) => say the {Prop} of the
    card
4 O: (say | says | tell | tells | name | names) (its | the) Prop and [its | the] Prop [of (it | the card | this card |
    that card)] => say the {Prop} of the card and say the {Prop2} of the card
4 O: (say | says | tell | tells) (their | the) (card count | number of cards [left | in hand]) => say the number of
    cards in their hand
4 O: (say | says | tell | tells) how many cards (they | you) (have | has | hold | holds | are holding | is holding |
    's holding) [left] [in hand | in their hand] => say the number of cards in their hand
2 W: (a | any | another | one | some) player (you | they | its player | their player) (like | likes | choose | chooses
    | pick | picks | want | wants | wish | wishes | fancy | fancies | name | names | please | prefer) => a player of
    their choice
4 Victim: (a player | another player | any player | one player | some player | a victim | a target | one victim) [Like
    | you want | at the table | in the game] => .
4 Victim: a player of their choice => .
4 PickOne: [Chooser] [must] (choose | pick | point at | points at | name | names | nominate | nominates) Victim => .
4 ThatOne: (',' | and | ',' and | '.' | '-' | ',' then | and then) (that player | they | this player | the chosen
    player | the victim | the target | the player chosen | the player named | the one chosen | that one | the chosen
    one | player) => .
4 ThatOne: [','] (who | that) => .
4 ThatOne: (',' | '.' | and | ',' and) that a player => .
2 Eo: PickOne ThatOne [then] X => a player of their choice {X}
2 Eo: PickOne ThatOne [then] [must] O => a player of their choice must {O}
2 Eo: PickOne ThatOne must Ac => a player of their choice must {Ac}
2 Eo: PickOne to (X) => a player of their choice {X}
4 SuitBe: (a | the | the next | the new | a new) suit => .
4 RankBe: (a | the | the next | a new | the new) (rank | number) => .
4 ToBeNamed: (must be | is | is to be | gets) (named | chosen | called | wished | picked | declared | announced |
    said) => .
4 Eo: SuitBe ToBeNamed [by (them | you | the player | that player | Them)] => they must name a suit
4 Eo: RankBe ToBeNamed [by (them | you | the player | that player | Them)] => they must name a rank
4 Eo: SuitBe ToBeNamed by W => {W} must name a suit
4 Eo: (SuitBe | a suit) or RankBe ToBeNamed [by (them | you | the player | that player | Them)] => they must name a
    suit or name a rank
4 Eo: either a suit or a rank ToBeNamed [by (them | you | the player | that player | Them)] => they must name a suit
    or name a rank
4 O: (name | names) (either [a] suit or [a] rank | [a] suit or [a] rank | a rank or a suit) => name a suit or name a
    rank
4 F: (discard | discards) NC => discard {NC}
4 F: (discard | discards) NcRandom => discard {NcRandom}
2 Eo: [you] F And Dr NC => they {F} and draw {NC}
4 NcRandom: (a | one) [of their] (card | cards) at random => a random card
4 NcRandom: NUM [of their] cards at random => {NUM} random cards
4 NcRandom: (a | one) random card => a random card
4 NcRandom: NUM random cards => {NUM} random cards
4 F: (discard | discards) their [whole | entire | complete | full] hand => discard their hand
4 F: (discard | discards) all [of] their cards => discard their hand
4 O: Gv NcRandom [over] to Wm => give {NcRandom} to {Wm}
4 Fresh: (a new one | another | another one | a fresh one | one in return | a replacement | a new card) [Src] => a card
4 Fresh: NUM (new ones | fresh ones | in return | replacements | new cards) [Src] => {NUM} cards
4 NC: Fresh => {Fresh}
4 Eo: NC (must be | is | are) (discarded | shed) by W => {W} discards {NC}
4 Wo: (push | pushes | shove | shoves | shift | shifts) ThatDraw [on | over | along] to HandedTo => the draw passes to
    {HandedTo}
4 X: (is | are) out for (their | the | a | one | this) (turn | go) => is skipped
4 X: (has | have) to (sit | stay) out => is skipped
4 X: (draw | draws | take | takes | pick | picks) Qn [cards] => draw as many cards as {Qn}
4 Am: there (have been | were | are) Plural in a row => the number of {Plural} in a row
8 NoWords: STR (or | and) STR => {STR} or {STR2}
8 NoWords: STR ',' NoWords => {STR} or {NoWords}
8 NoWords: STR ',' (or | and) STR => {STR} or {STR2}
8 Nobody2: (no player | none of you) (may | must | is to | shall | says) [ever] [say | speak | use] [the_word |
    the_words] => .
8 L: Nobody2 [either] NoWords => a player may not say {NoWords}
8 L: Us Nay (say | use) [the_word | the_words] [either] NoWords => a player may not say {NoWords}
8 L: (never | do not) (say | use) [either] NoWords => a player may not say {NoWords}
8 L: [the_words | the words | saying] NoWords (is | are) No => a player may not say {NoWords}
8 L: no NoWords => a player may not say {NoWords}
6 MayAns: may be (answered | met | countered | beaten | followed | covered) (with | by) C => play {C}
6 U: C MayAns or W [must] OptDraw => When a player plays {C}, {W} must {MayAns} or {OptDraw}.
6 U: C MayAns [','] or W [must] OptDraw Gap HeapOf Heap => When a player plays {C}, {W} must {MayAns} or {OptDraw} and
    the draws add up.
6 U: C MayAns [','] or (it 's | it is) NC for W Gap HeapOf Heap => When a player plays {C}, {W} must {MayAns} or draw
    {NC} and the draws add up.
6 U: C MayAns [','] or (it 's | it is) NC for W => When a player plays {C}, {W} must {MayAns} or draw {NC}.
6 U: C MayAns [','] or W [must] OptSkip => When a player plays {C}, {W} must {MayAns} or {OptSkip}.
4 W: [the] next NUM [players] each => the next {NUM} players
4 W: (both | each) of the next NUM [players] => the next {NUM} players
"""
