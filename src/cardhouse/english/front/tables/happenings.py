"""What happens, with how, after what and while holding what: each part once, in every form of the verb."""

from typing import Final

HAPPENINGS: Final = """
0 Ofc: (played | laid | laid down | placed | put down | put | thrown | dropped | used | set down) => .
0 OnX: Upon [another] C => on {C}
0 Mn: out of turn => out of turn
0 Mn: as (their | the | a player 's | one 's) (last | very last | final) card => as their last card
0 Mn: (on | during | in) their [own] turn => on their turn
0 Af: after NUM [other] Spec in a row => after {NUM} {Spec} in a row
0 Af: after (a player | another player) Jump => after a card played out of turn
0 Af: after a (card | play) [played] out of turn => after a card played out of turn
0 Af: (after | when) a player [has | had] (played | gone) out of turn => after a card played out of turn
3 P: C [OnX] [Af] Mn => plays {C} {OnX} {Af} {Mn}
3 P: C [OnX] Af => plays {C} {OnX} {Af}
3 P: Mn C [OnX] => plays {C} {OnX} {Mn}
0 ByWhom: by (a player | any player) => .
0 Isp: (is | are | gets | get | was | were | being | has been | have been | gets to be | is being) => .
3 Tq: C [That0] Ofc [OnX] [Af] [Mn] [ByWhom] => a player plays {C} {OnX} {Af} {Mn}
0 That0: (that | which) (is | 's | was | gets | got | are) => .
3 T: Tq => {Tq}
3 T: C Isp Ofc [ByWhom] [OnX] [Af] Mn => a player plays {C} {OnX} {Af} {Mn}
3 T: C Isp Ofc [ByWhom] [OnX] Af => a player plays {C} {OnX} {Af}
3 T: C Isp Ofc ByWhom [OnX] => a player plays {C} {OnX}
3 T: C Isp Ofc Onto C => a player plays {C} on {C2}
3 T: [a | the] card Isp Ofc That Tl => a player plays a card {Tl}
3 T: C Isp (covered | topped | followed | answered | hit | beaten | met) (by | with) C => a player plays {C2} on {C}
3 T: C (is | 's) (out | down | on the table | on the pile) => a player plays {C}
0 Same2: NUM [cards] (of | in | with) the same Atr => {NUM} cards of the same {Atr}
0 Same2: NUM (same-suit | same-rank | same-colour | suited) cards => {NUM} cards of the same suit
0 Togeth: [all] (together | immediately | in one go | at the same time | simultaneously) => .
3 T: [Sb] Pl Same2 Togeth => a player plays {Same2}
3 T: Same2 [That0] Ofc Togeth => a player plays {Same2}
3 Tr: Rel Pl Same2 Togeth => a player plays {Same2}
3 T: NUM Spec [','] [That0] Ofc Togeth [','] [by you] [','] [Mn] => a player plays {NUM} {Spec} {Mn}
3 T: Sb Pl NUM Spec Togeth Mn => a player plays {NUM} {Spec} {Mn}
0 Sb0: (a player | any player | another player | players | the player | those | whoever is) => .
2 Tr: Sb0 Tg => {Tg}
2 Tr: Sb0 [','] Mn [','] Pl C [OnX] => a player plays {C} {OnX} {Mn}
2 Tr: Rel [','] Mn [','] Pl C [OnX] => a player plays {C} {OnX} {Mn}
0 Cmpc: Cmp (card | cards) => {Cmp} cards
0 Cmpc: NUM cards or more => at least {NUM} cards
0 Cmpc: NUM cards or (fewer | less) => at most {NUM} cards
0 InHd: (in hand | in their hand | in their hands | left | left in hand | in the hand | to their name) => .
0 Hasgot: (has | have | hold | holds | is holding | are holding | 's holding) => .
0 Hd: (holding | while holding | when holding | having | while having | with still) [only | just | exactly] Cmpc
    [InHd] => they have {Cmpc}
0 Hd: with [only | just | exactly | still] Cmpc InHd => they have {Cmpc}
0 Hd: (while | when | and | if | as long as) (you | they | that player) [still] Hasgot [only | just | exactly] Cmpc
    [InHd] => they have {Cmpc}
0 Hd: (while | when) their hand (has | holds | contains) [exactly] Cmpc => they have {Cmpc}
0 Hd: (with | holding | having) C (in hand | in their hand) => they have {C} in hand
0 Hd: (while | when | if) (you | they) (hold | have) C in (hand | their hand) => they have {C} in hand
0 Hd: without [having] (a legal play | a playable card | anything to play | a card to play) => they have no legal play
0 Hd: (holding | having) over NUM [cards] => they have more than {NUM} cards
0 HdT: with [only | just | exactly | still] Cmpc [InHd] => they have {Cmpc}
0 HdT: Hd => {Hd}
5 Ta: T Hd => {T} if {Hd}
5 Ta: Tr Hd => {Tr} if {Hd}
0 Begin: (begin | begins | start | starts | beginning | starting) (their | a | the | his) turn => begins
0 Begin: (end | ends | finish | finishes | ending | finishing) (their | a | the) turn => ends
5 T: Sb Begin HdT => a player {Begin} their turn if {HdT}
5 T: Sb Begin [','] and (has | have | holds | hold) [exactly | only | just] Cmpc => a player {Begin} their turn if
    they have {Cmpc}
2 Tr: Rel Begin HdT => a player {Begin} their turn if {HdT}
2 Tr: Sb0 Begin HdT => a player {Begin} their turn if {HdT}
0 OwnTurn2: (a | the | their | any | each | every) turn => .
5 T: OwnTurn2 [that | which] (starts | begins | ends) (HdT | Hd) => a player begins their turn if {HdT}{Hd}
0 SbHas: (a player | any player | players | the player | whoever | somebody) (with | who has | who have | who holds |
    holding | having | that has | who is holding) [only | just | exactly] Cmpc [InHd] => they have {Cmpc}
0 SbHas: (a player | any player | players | whoever) (with | who has | who holds | holding | having) C in (hand |
    their hand) => they have {C} in hand
0 SbHas: (a player | any player | players) (without | who has no | with no) (a legal play | legal play | playable
    card | a playable card) => they have no legal play
5 T: SbHas Pl P => a player {P} if {SbHas}
5 T: SbHas V => a player {V} if {SbHas}
2 Tr: SbHas Pl P => a player {P} if {SbHas}
5 T: Sb Hasgot [only | just | exactly] Cmpc [InHd | only] and [they | you] [then] Pl P => a player {P} if they have
    {Cmpc}
5 T: Sb Pl P and [they | you] Hasgot [only | just | exactly] Cmpc [InHd] => a player {P} if they have {Cmpc}
0 Cnj: (if | when | while | and | as long as | so long as | provided | provided that | but only if) => .
5 Ta: T [','] Cnj StX => {T} if {StX}
5 Ta: StY and T => {T} if {StY}
0 StX: W Hasgot [only | just | exactly] Cmpc [InHd] => {W} has {Cmpc}
0 TopIs: R (is | was) => is
0 TopIs: R (is not | was not | is n't) => is not
0 StX: TopIs C => the top card {TopIs} {C}
0 Did: (drew | drew a card | had to draw) => drew
0 Did: (played | played a card | laid a card) => played
0 Did: (was skipped | were skipped | got skipped | missed a turn | had been skipped) => was skipped
0 Did: (received a penalty | got a penalty | was penalised | were penalised) => received a penalty
0 OnLast: (on | in | during) (their | the) (last | previous) turn => .
0 OnLast: last turn => .
0 StY: (you | they | that player) [have | had] [just] Did OnLast => they {Did} on their last turn
0 StY: it was (you | they) who Did OnLast => they {Did} on their last turn
0 StY: (the previous player | the player before (you | them)) Did OnLast => the previous player {Did} on their last
    turn
0 StY: (the next player) Did OnLast => the next player {Did} on their last turn
0 StX: StY => {StY}
0 Poo: (a | the) point of order => .
0 StX: [there is | there 's] Poo (is | 's) [in progress | running | going on | on | under way | happening] => a point
    of order is in progress
0 StX: (there is | there 's) Poo [in progress | running | going on | on | under way] => a point of order is in
    progress
0 StX: (turn order | play | the direction | the order | it) (is | goes | runs) not counter-clockwise => turn order is
    clockwise
0 StX: (turn order | play | the direction | the order | it) (is | goes | runs) not clockwise => turn order is
    counter-clockwise
0 StX: it (is | goes | runs) clockwise => turn order is clockwise
0 StX: it (is | goes | runs) counter-clockwise => turn order is counter-clockwise
0 StX: (there are | there is) [only | just | still] Cmpc [left] in the draw pile => the draw pile has {Cmpc}
0 StX: [only | just] Cmpc (are | is | remain) [left] in the draw pile => the draw pile has {Cmpc}
0 StX: the draw pile (holds | contains | is down to | has) [only | just | still] Cmpc [left] => the draw pile has
    {Cmpc}
0 StX: (there are | there is) [only | just] Cmpc [left] in (hand | their hand) => they have {Cmpc}
0 StX: [only | just] Cmpc (are | is) [left] in (hand | their hand) => they have {Cmpc}
0 StX: their hand (has | holds | contains | is at | numbers) [exactly] Cmpc => they have {Cmpc}
0 StX: (you | they | the player | that player) Hasgot [only | just | exactly | still] Cmpc [InHd] => they have {Cmpc}
0 StX: (a legal play | a playable card) is in (hand | their hand | the hand) => they have a legal play
0 StX: (nothing | no card) in (hand | their hand) may be played => they have no legal play
4 St: StX => {StX}
4 Cn: (while | when | as long as | so long as | provided | provided that | providing | in case | on condition that |
    given that | for as long as | only if | only when | assuming) StX => if {StX}
4 Cn: except (if | when | while) StX => unless {StX}
4 Cn: by (a player | players | any player) (with | having | holding | who have | who has) [exactly | only] Cmpc => if
    they have {Cmpc}
0 Holdr: (with | who has | who have | having | holding | who holds | who hold | that have | that has) [only | just |
    exactly] Cmpc [InHd] => they have {Cmpc}
0 Holdr: (with | who has | who have | having | holding | who holds | who hold) C in (hand | their hand | their hands)
    => they have {C} in hand
0 Holdr: who (has | have | holds | hold) (the | a | an) Spec => they have {Spec} in hand
0 Holdr: (holding | having) (the | a | an) Spec => they have {Spec} in hand
0 Holdr: (without | who has no | with no | who have no) (legal play | a legal play | playable card | a playable card)
    => they have no legal play
0 Holdr: who (has | have) a legal play => they have a legal play
0 Anyb: (a player | any player | players | whoever | those | all players | each player | the player) => .
0 Whoh: whoever (has | holds | is holding | is having) [only | just | exactly] Cmpc [InHd] => they have {Cmpc}
0 Whoh: whoever (has | holds | is holding) (the | a | an) Spec [in hand | in their hand] => they have {Spec} in hand
8 L: Whoh may not Ap => a player may not {Ap} if {Whoh}
8 L: Whoh may not (draw | draw cards) => a player may not draw a card if {Whoh}
8 L: Whoh may not (speak | talk | say anything) => a player may not speak if {Whoh}
8 L: Anyb Holdr may not Ap => a player may not {Ap} if {Holdr}
8 L: Anyb Holdr may not (draw | draw cards) => a player may not draw a card if {Holdr}
8 L: Anyb Holdr may not (speak | talk) => a player may not speak if {Holdr}
8 L: no player Holdr may Ap => a player may not {Ap} if {Holdr}
8 L: no player Holdr may (draw | draw cards) => a player may not draw a card if {Holdr}
8 L: no player Holdr may (speak | talk) => a player may not speak if {Holdr}
8 L: only Anyb Holdr may Ap => a player may not {Ap} unless {Holdr}
8 L: only Anyb Holdr may (draw | draw cards) => a player may not draw a card unless {Holdr}
8 L: no player (except | but | other than | besides) Anyb Holdr may Ap => a player may not {Ap} unless {Holdr}
8 L: C may only be Ofc by Anyb Holdr => a player may not play {C} unless {Holdr}
8 L: C may not be Ofc by Anyb Holdr => a player may not play {C} if {Holdr}
8 L: Anyb Holdr may Ap => a player may {Ap} if {Holdr}
5 U: if StY [','] (you | they) may not Ap => A player may not {Ap} if {StY}.
5 U: unless StY [','] (you | they) may not Ap => A player may not {Ap} unless {StY}.
0 InSecs: (within | in) [the] [next] NUM seconds [or less | of that | of it | of this | thereof | of doing so] =>
    within {NUM} seconds
0 InSecs: in at most NUM seconds => within {NUM} seconds
4 Wh: InSecs => {InSecs}
4 Wh: [at the latest] (by the end of their turn | before their turn (is over | ends) | when their turn ends at the
    latest) => before their turn ends
4 Wh: at the latest (when | as) their turn ends => before their turn ends
4 Wh: before their turn [next] comes [round | around] [again] => before their next turn
4 Wh: before (it is | it 's) their turn again => before their next turn
4 Wh: (while | when | during | if) Poo [is | 's] [in progress | running | going on | on] => during a point of order
4 Wh: during Poo => during a point of order
4 Eo: W (has | have | gets | get | is given | are given | is allowed | 've got) [only | just] NUM seconds to O => {W}
    must {O} within {NUM} seconds
4 Eo: (you | they) (have | has | get | gets | are given | 've got) [only | just] NUM seconds to O => they must {O}
    within {NUM} seconds
4 Eo: (there are) NUM seconds to O => they must {O} within {NUM} seconds
5 U: (within | in) NUM seconds (of | after) T [','] Eos => When {T}, {Eos} within {NUM} seconds.
5 U: for NUM turns after T [','] Eos => When {T}, {Eos} for {NUM} turns.
5 U: Eos for NUM turns after T => When {T}, {Eos} for {NUM} turns.
3 U: T Make W [to] O Wh => When {T}, {W} must {O} {Wh}.
3 U: T Make you [to] O Wh => When {T}, they must {O} {Wh}.
3 U: Tq (costs | cost) (its player | the player | them | you | whoever plays it) NC => When {Tq}, they draw {NC}.
3 U: T (costs | cost) its player NC => When {T}, they draw {NC}.
3 Make: (must | should) (make | force | cause) => .
3 Make: (obliges | obligates | sentences) => .
8 T: [a | any] [new] rule Isp (introduced | made | added | invented | created | proposed) => a player introduces a
    rule
8 T: [a | any] (suit | new suit) Isp (named | called | chosen | declared) => a player names a suit
8 T: Words Isp (said | called | spoken | heard | shouted) => a player says {Words}
8 T: Poo (begins | starts | is called | has begun | is opened) => a point of order begins
8 T: Poo (ends | is over | has ended | has been closed | is closed | closes) => a point of order ends
8 T: (the draw pile | draw pile) (gets | goes | comes | is) down to (nothing | 0 | zero) => the draw pile runs out
8 T: (the | a) round [has] (begun | started) => a round begins
8 T: (the | a) round has ended => a round ends
8 T: Sb (has | have) won [the round | the game] => a player wins
2 Tr: Rel (has | have) won [the round | the game] => a player wins
2 Tr: Rel (finish | finishes | finished) first => a player wins
8 T: Sb (give | gives | gave | giving) [a | any] penalty [card] [to (a player | another player | another | somebody)]
    => a player gives a penalty
2 Tr: Rel (give | gives) [a | any] penalty [to (a player | another player | another)] => a player gives a penalty
0 Giver: (the giver | the player who gave it | whoever gave it | the one who gave it | the penaliser) => .
5 U: [if | when | each time | after] (a | any) penalty Isp (given | called | handed out) [to (a player | another
    player)] [Sep] Giver O => When a player gives a penalty, they must {O}.
5 U: [if | when | each time | after] (a | any) penalty Isp (given | called | handed out) [to (a player | another
    player)] [Sep] Giver O Wh => When a player gives a penalty, they must {O} {Wh}.
5 U: [if | when | each time | after] (a | any) penalty Isp (given | called | handed out) [to (a player | another
    player)] [Sep] Giver X => When a player gives a penalty, they {X}.
5 U: [if | when | after | once] [a player | you | they] (win | wins | has won) [the round] [Sep] each player (but |
    except) (the winner | them) Deeds => When a player wins, {Deeds@OTHERS}.
5 U: each player (but | except | other than | besides) the winner Deeds [when (a player | a player) wins | after the
    round | at the end of the round] => When a player wins, {Deeds@OTHERS}.
0 PlayerOf: the player of K => plays {K}
0 PlayerOf: (GuyWho | the player) Ofc K => plays {K}
5 U: each player (but | except | other than | besides) PlayerOf Deeds => When a player {PlayerOf}, {Deeds@OTHERS}.
5 U: each player (but | except | other than | besides) PlayerOf O Wh => When a player {PlayerOf}, all other players
    must {O} {Wh}.
5 U: (the | that) one (to | on) the left of Tr Deeds => When {Tr}, {Deeds@LEFT}.
5 U: (the | that) one (to | on) the right of Tr Deeds => When {Tr}, {Deeds@RIGHT}.
0 R: the (one | card) (it | they) (lands | lies | falls | is put | is laid | is played) on => the previous card
0 R: the (one | card) on which it (lands | lies | is put | is laid | is played) => the previous card
0 R: the last one => the previous card
0 R: the (one | card) (just before | played just before | immediately before) [it] => the previous card
7 Tl: of a suit other than R ['s | 's suit] => of a different suit from the previous card
7 Tl: of a colour other than R ['s | 's colour] => of a different colour from the previous card
7 Tl: higher than R by (at least NUM | NUM or more) => at least {NUM} higher than the previous card
7 Tl: lower than R by (at least NUM | NUM or more) => at least {NUM} lower than the previous card
7 Tl: higher than R by [exactly] NUM => {NUM} higher than the previous card
7 Tl: lower than R by [exactly] NUM => {NUM} lower than the previous card
7 Tl: NUM or more higher than R => at least {NUM} higher than the previous card
7 Tl: [exactly] NUM Great than (theirs | his | the previous player 's) => {NUM} higher than the previous card
7 Tl: [exactly] NUM Little than (theirs | his | the previous player 's) => {NUM} lower than the previous card
0 Total: Sum => {Sum}
0 Total: [exactly] NUM [points | together] => {NUM}
0 Total: (a prime | prime) => a prime number
0 Total: even => an even number
0 Total: odd => an odd number
0 Total: (over | above) NUM => more than {NUM}
0 Total: (under | below) NUM => less than {NUM}
0 ItCard: (the card | the card just played | the played card | the card played | their card | it | a card) => .
7 T: ItCard and R [together] Makes Total [together | in total] => a player plays a card if the card and the previous
    card add up to {Total}
7 T: the (sum | total) of (the last (two | 2) cards | ItCard and R | the (two | 2) [top] cards) (is | equals | makes)
    Total => a player plays a card if the card and the previous card add up to {Total}
7 T: [the | a] card (that | which) (sums | adds up | totals) (with | and) R to Total => a player plays a card if the
    card and the previous card add up to {Total}
7 Row: [the] ORD Spec (running | in succession | in sequence | straight) => the {ORD} {Spec} in a row is played
7 Row: NUM Spec (running | in sequence | straight) => {NUM} {Spec} are played in a row
7 T: Row (come | comes | appear | appears | are there | have come | lie there) => {Row}
7 Row: NUM consecutive cards (share | have | are of) (the same | their | one | a) Atr => {NUM#} card of the same
    {Atr} in a row is played
4 Eo: [it is | it 's | that is] a penalty for (the player | them | the one who played it) => they receive a
    penalty
0 StX: (you | they) Hasgot OverUnder => they have {OverUnder} cards
0 StX: [there is | there 's] C (on the pile | showing | on top | is the top card | is showing | on the table) => the
    top card is {C}
0 StX: C is (showing | the top card | on top | on the pile) => the top card is {C}
0 StX: (the order | the rotation) (is | goes) clockwise => turn order is clockwise
0 StX: (the order | the rotation) (is | goes) counter-clockwise => turn order is counter-clockwise
0 StY: (you | they) must draw OnLast => they drew on their last turn
4 Cn: with clockwise play => if turn order is clockwise
4 Cn: with counter-clockwise play => if turn order is counter-clockwise
8 L: no player Holdr must Ap => a player may not {Ap} if {Holdr}
0 WhoDid: (whoever | a player who | players who | any player who | those who) [has | had] Did OnLast => they {Did} on
    their last turn
8 L: WhoDid may not Ap => a player may not {Ap} if {WhoDid}
8 L: having (drawn | drawn a card) OnLast [','] (you | they | a player) may not Ap => a player may not {Ap} if they
    drew on their last turn
0 Plainer: (is | are) only (allowed | permitted | able) to => may only
8 L: Us may only (draw | draw a card) (if | when) Stuck => a player may not draw a card if they have a legal play
8 L: no player may (draw | draw cards) (while | when | if) (holding | having) Fits => a player may not draw a card if
    they have a legal play
8 L: Anyb (with | who has | holding | having | who holds) Fits may not (draw | draw a card) => a player may not draw
    a card if they have a legal play
8 L: [Us] must play [a card] (if | when | whenever) (you | they) may [play] => a player may not draw a card if they
    have a legal play
8 L: (if | when) (you | they | a player) Hasgot (Fits | a playable card) [','] (you | they) must play [it | one | a
    card | that card] => a player may not draw a card if they have a legal play
8 L: Us may only say Words on their turn => a player may not say {Words} if it is not their turn
8 L: C may only be Ofc (with | holding | when holding | having) [exactly] Cmpc => a player may not play {C} unless
    they have {Cmpc}
8 L: Us (need | needs | must have) [exactly] Cmpc to play C => a player may not play {C} unless they have {Cmpc}
5 U: (if | when) StX at the (start | beginning) of OwnTurn [','] [you | they] must As => When a player begins their
    turn if {StX}, they must {As}.
5 U: (if | when) StX at the end of OwnTurn [','] [you | they] must As => When a player ends their turn if {StX}, they
    must {As}.
4 Wh: before (another card | the next card | a card) Isp Ofc => before the next card is played
4 Wh: before (a player | another player | any other player | the next player) (goes | plays | moves) [again] =>
    before the next card is played
5 U: Wh [','] Eos (when | after | once) T => When {T}, {Eos} {Wh}.
2 U: Tr may not (speak | talk | say anything | say a word) Wh => When {Tr}, they may not speak {Wh}.
2 U: Wh [','] Tr may not (speak | talk | say anything) => When {Tr}, they may not speak {Wh}.
4 Wh: until K Isp Ofc again => until a player plays another {K}
4 Wh: until the next C Down => until a player plays another {C}
4 Wh: until their turn comes [round | around | up] [again] => until their next turn
2 W: (you all | all of you) => each player
5 U: (if | when) StX at the end of OwnTurn [','] O => When a player ends their turn if {StX}, they must {O}.
5 U: (if | when) StX at the end of OwnTurn [','] Ac => When a player ends their turn if {StX}, they must {Ac}.
5 U: (if | when) StX at the (start | beginning) of OwnTurn [','] O => When a player begins their turn if {StX}, they
    must {O}.
5 U: (if | when) at the end of OwnTurn StX [','] O => When a player ends their turn if {StX}, they must {O}.
5 U: (if | when) at the (start | beginning) of OwnTurn StX [','] O => When a player begins their turn if {StX}, they
    must {O}.
8 V: (draw | draws | pick up | picks up) NUM cards => draws {NUM} cards
8 L: Anyb Holdr may not say Words => a player may not say {Words} if {Holdr}
8 L: no player Holdr may say Words => a player may not say {Words} if {Holdr}
8 L: Whoh may not say Words => a player may not say {Words} if {Whoh}
8 L: WhoDid may not say Words => a player may not say {Words} if {WhoDid}
7 Neg: (anything | everything) (that | which) ('s | is) not [a | an | the] Spec => card other than {Spec}
7 Row: NUM Spec Ofc in a row => {NUM} {Spec} are played in a row
7 Row: [the] ORD consecutive Spec => the {ORD} {Spec} in a row is played
7 Row: [the] ORD consecutive card of (a | the same | one) Atr => the {ORD} card of the same {Atr} in a row is played
7 Cmp: NUM '+' => at least {NUM}
0 StX: (you | they) (is | are) (on | at | down to) [only | just] NUM cards => they have {NUM} cards
2 Tr: (a player | each player | any player) whose turn (begins | starts) Hd => a player begins their turn if {Hd}
2 Tr: (a player | each player | any player) whose turn (ends | is over) Hd => a player ends their turn if {Hd}
5 U: (if | when) StX at the end of OwnTurn [','] Es => When a player ends their turn if {StX}, {Es}.
5 U: (if | when) StX at the (start | beginning) of OwnTurn [','] Es => When a player begins their turn if {StX}, {Es}.
2 Rel: (whichever player | whichever one) => a player
"""
