"""What notes leave out because everybody knows it: `deck empty`, `same suit on top`, `new suit`, `last one draws`."""

from typing import Final

NOTES: Final = """
3 K: wild NUM => ?foreign-card joker // {NUM} // wild {NUM}
3 K: [a | any | the] wild (draw | '+') (four | 4 | fours) => ?foreign-card joker // 4 // wild 4
7 P: (new | different | other) suit => plays a card of a different suit from the previous card
7 P: (new | different | other) colour => plays a card of a different colour from the previous card
7 T: [the] suit (changed | has changed | switched | switches) => a player plays a card of a different suit from the
    previous card
7 T: [the] colour (changed | has changed | switched | switches) => a player plays a card of a different colour from
    the previous card
7 OnTop: on (top | top of it | top of the pile | it) => .
7 P: [the] same Atr OnTop => plays a card of the same {Atr} as the previous card
7 P: [the] same Atr as LastOne => plays a card of the same {Atr} as the previous card
7 LastOne: (last | previous | top) (card | one) => .
8 T: [the] (draw pile | deck | pack) empty => the draw pile runs out
7 Nothing: (no | 0 | zero) => .
7 T: (Nothing (card | cards) [left] | out of cards) => ?two-readings a player drops to 0 cards // the draw pile runs
    out
6 U: [if | when] Stuck Sep NC Src => When a player begins their turn, they must draw {NC} if they have no legal play.
7 T: [if] C Be Ofc Upon another C => a player plays {C} on {C2}
7 T: NUM Spec Be Ofc Once => a player plays {NUM} {Spec}
7 T: NUM Spec in (a | one | the same | the) round => the {NUM#} {Spec} of the round is played
6 SkipsOf: (skips | missed turns) => .
6 HeapOf: draws => .
6 Id: the twin of (the top card | the last card | the previous card | it) => .
6 Twin: the twin of the top card => .
6 U: Us may Jump (if | when) (you | they) (have | hold | hold on to) Id => A player may play a card identical to the
    top card out of turn.
4 WhLate: [',' | but | ',' but] only for NUM (turn | turns) => for {NUM} turns
4 O: (pick | picks | choose | chooses | write | writes | bring in | brings in | come up with | comes up with | think
    up | thinks up) (a | the | the next | one | the next new) rule => introduce a rule
6 Wo: InHands Mixed And (dealt Anew | redealt | dealt out | dealt | given out [again]) => all hands are dealt again
6 Wo: InHands (dealt Anew | redealt | reshuffled | shuffled and redealt) => all hands are dealt again
5 U: Ta Sep Wo WhLate => When {Ta}, {Wo} {WhLate}.
5 U: Mk Ta Sep Wo WhLate => When {Ta}, {Wo} {WhLate}.
9 First9: (to start | to start with | at first | at the start | first | to begin | to begin with | at the beginning
    | in the beginning) => .
9 S: (clockwise | go clockwise) First9 => turn order starts clockwise
9 S: (counter-clockwise | go counter-clockwise) First9 => turn order starts counter-clockwise
4 Eo: [the] next [player | one] (skip | skips) [a turn] => the next player is skipped
5 Then: (',' | ',' and | then | ',' then | and then | '+' | and) => .
2 Ex: O Then X => ?who they must {O} and they {X} // they must {O} and the next player {X}
2 Ex: O Then O Then X => ?who they must {O} and they must {O2} and they {X} // they must {O} and they must {O2} and
    the next player {X}
2 Ex: Wo Then X => {Wo} and NOBODY {X}
2 Ex: Wo Then you X => {Wo} and YOU {X}
5 Comma: (',' | ',' then | '+') => .
2 Ex: (F | Y) Comma X => ?who they {F}{Y} and they {X} // they {F}{Y} and the next player {X}
4 PerTime: (once | one time) (per | a | each | every | in a | in each) turn => once per turn
4 PerTime: (once | one time) (per | a | each | every | in a | in each) round => once per round
4 L: Us may F [','] PerTime => a player may {F} {PerTime}
4 L: PerTime [','] Us may F => a player may {F} {PerTime}
4 InTheir: in (hand | their hand) => .
4 X: Dr (one | a card | one card) for (each | every) card [you | they] [have | hold] InTheir => draw as many cards
    as the number of cards in their hand
4 X: Dr as many [cards] as [there are] [you | they] [have | hold] InTheir => draw as many cards as the number of
    cards in their hand
2 Tr: [the] first [one | player] to (go out | finish | win | win the round | be done) => a player wins
4 LeftWay: ([to the] left | clockwise) => .
4 RightWay: ([to the] right | counter-clockwise) => .
4 Turns4: (pass | passes | rotate | rotates | move | moves | shift | shifts | turn | turns) => .
4 Eo: Turns4 Hnds [on | along | round | around] clockwise => each player passes their hand to the player to their left
4 Eo: Turns4 Hnds [on | along | round | around] counter-clockwise => each player passes their hand to the player to
    their right
4 Eo: Hnds Moved [round | around] clockwise => each player passes their hand to the player to their left
4 Eo: Hnds Moved [round | around] counter-clockwise => each player passes their hand to the player to their right
4 Late4: [the | whoever is | whoever's] Slow [one | player] [to do so | to do it | to do that | who does so] => .
4 AndLate: (',' | and | ',' and | '.' | ';' | '-') => .
4 Eo: all other players [must] O AndLate Late4 (X | Y) => all other players must {O} and the last player to {O} {X}{Y}
4 Eo: each player [must] O AndLate Late4 (X | Y) => each player must {O} and the last player to {O} {X}{Y}
6 U: C Sep Eos [','] (unless | except if | but not if) it ('s | is) [a | an | the] Spec => When a player plays {C},
    {Eos} unless the card is {Spec}.
9 L: NUM cards of [the] same Atr may be Ofc Tgt => a player may play {NUM} cards of the same {Atr} on their turn
9 L: NUM cards [of the same rank | of same rank | alike] may be Ofc Tgt as long as they have [the] same Atr => a
    player may play {NUM} cards of the same {Atr} on their turn
9 RunTail: (as long as | if | provided | when | so long as) (they | these | those) (are | go | run | come) [in]
    (consecutive order | consecutive | in order | a row | sequence | in sequence) => .
9 L: Us may Ofc8 (as many | any number of) cards of [the] same suit [as (you | they) like] [Tgt] [','] RunTail => a
    player may play any number of cards of the same suit in consecutive order on their turn
9 Ofc8: (play | put down | lay | lay down | put | throw) => .
6 U: [Us may] (stack | add up) Plural [','] (each | each one | each of them) (adds | add | is worth | costs) NUM
    [cards] => When a player plays {Plural}, the next player must play {Plural} or draw {NUM} cards and the draws
    add up.
6 U: C Sep W (plays | play | must play) K or (is | are) skipped [',' | and | ',' and] SkipsOf Heap => When a player
    plays {C}, {W} must play {K} or skip their turn and the skips add up.
0 R: (before | earlier | last time) => the previous card
7 P: [the] same Atr as R => plays a card of the same {Atr} as {R}
7 T: [the] ORD time [that] [a | an] Spec Be Ofc [in (the same | a | the | one) round] => the {ORD} {Spec} of the
    round is played
7 Row: NUM Spec (come | come up | are played | fall) one after (the other | another) => {NUM} {Spec} are played in a
    row
0 Plainer: should NUM Spec come up => if NUM Spec come up
6 Fits2: (does | do | fits | can | is playable | will) => .
6 U: [if | when] Stuck Sep [you | they] [must] (draw | keep drawing | draws) [cards] until (something | one | a
    card) Fits2 => When a player begins their turn, they must draw until they have a legal play.
6 NoCan: (a player | players | whoever | any player) [who] (is | are) unable to (play | go | move) [any card | a
    card | anything] [on their turn] => .
6 U: NoCan must Dr NC => When a player begins their turn, they must draw {NC} if they have no legal play.
6 U: NoCan Dr NC => When a player begins their turn, they must draw {NC} if they have no legal play.
6 KeepsOn: (it | this | that | they) [just] (keeps | keep) (adding up | growing | stacking | building up | going up)
    => .
6 NoMore: [until | till] (a player | the next player | they | you | one of them) (may not | can not) [add one | play
    one | go on | continue] => .
4 Ep: ChainD Gap KeepsOn [NoMore] => {ChainD} and the draws add up
9 S: bad call (':' | '-' | '=') NUM [penalty] [card | cards] => the penalty for "Bad call" is {NUM} cards
9 S: bad card (':' | '-' | '=') NUM [penalty] [card | cards] => the penalty for "Bad card" is {NUM} cards
9 S: at the (start | beginning) of (the | each | every) (game | round) [','] the dealer (deals | gives) NUM cards to
    each player => each player starts with {NUM} cards
9 S: at the (start | beginning) of (the | each | every) (game | round) [','] (deal | give) each player NUM cards =>
    each player starts with {NUM} cards
9 L: (several | multiple | any number of) cards of the same Atr may be Ofc [Tgt] [','] as many as (you | they) like
    => a player may play any number of cards of the same {Atr} on their turn
9 L: Us may Ofc8 (several | multiple | any number of) cards of the same Atr [Tgt] [','] as many as (you | they) like
    => a player may play any number of cards of the same {Atr} on their turn
6 LiesOn: (the card | the one) [that (is | lies)] (lying | on | showing) [on] top => .
6 U: (if | when) (you | they | a player | Sb) [happen to | happens to] Hold (a card identical to | the same card as
    | exactly the same card as | the exact same card as) (LiesOn | R) [','] (you | they) may PlayIt OutOf => A
    player may play a card identical to the top card out of turn.
6 U: (if | when) (you | they | Sb) (draw | draws) a card (and | that) [it] (fits | may be played | is playable)
    [','] (you | they) may (play | use | lay | put down) it [immediately] => When the active player draws a card,
    they may play a card they have just drawn.
8 U: C may Go Onto (anything | any card | everything) (and then | ',' and then | then | ',' then) (the player | you
    | they | whoever played it) O => {C} may be played on any card. When a player plays {C}, they must {O}.
8 Leave8: (go | goes | fit | fits) => .
8 Else8: (anything | any card | everything | all cards | every card) (but | except | other than | besides) [other |
    another | a | an] => .
8 U: C [Leave8] on Else8 Spec => ?two-readings {C} may be played on a card other than {Spec}. // {C} may be played
    on a card other than {Spec}. {C} may not be played on {Spec}.
8 L: [the | their | your] (last | final) card must be [a | an] Spec => a player may not play a card other than
    {Spec} as their last card
6 U: C may be (cancelled | stopped | killed | beaten | blocked) (by | with) C => When a player plays {C2} on {C},
    the draw is cancelled.
6 U: if (you | they | the next player) (may not | can not) (answer | beat | follow | counter) C with [a | an |
    another] Spec [','] [you | they] Dr NC => When a player plays {C}, the next player must play a {Spec} or draw
    {NC}.
8 Every8: (anything | everything | any card | all cards | every card) => .
8 Save8: (but | except | except for | other than | besides | apart from | save for) [other | another | a | an | the]
    => .
8 L: Every8 [Leave8 | may Go] Onto C Save8 Spec => card other than {Spec} may be played on {C}
8 L: Us may (play | put | lay | put down) Every8 (Onto | after) C Save8 Spec => card other than {Spec} may be played
    on {C}
8 L: [a | an | any | the] Spec may not Go Onto [a | an | any | the] Spec Save8 Spec => {Spec} other than {Spec3} may
    not be played on {Spec2}
8 L: Us may not (play | put | lay | put down) [a | an | any | the] Spec Onto [a | an | any | the] Spec Save8 Spec =>
    {Spec} other than {Spec3} may not be played on {Spec2}
8 L: no Spec Onto [a | an | any | the] Spec Save8 Spec => {Spec} other than {Spec3} may not be played on {Spec2}
"""
