"""A card comes, in the words of those who watch the pile: alone, on another, beside the one before, or in a row."""

from typing import Final

ARRIVALS: Final = """
0 Comes7: (land | lands | landed | has landed | have landed | fall | falls | fell | has fallen | arrive | arrives |
    drops
    | has dropped | is here | goes on the pile | goes down | is thrown in | makes an appearance | (show | shows)
    (its | their) face | rears its head) => .
0 Anew7: (another | a second | one more | a further | yet another) [a | an] Spec => {Spec}
0 Anew7: C => {C}
0 Over7: (meet | meets | met | cover | covers | covered | top | tops | topped | answer | answers | answered | beat |
    beats
    | hit | hits | follow | follows | followed | goes on | go on | goes onto | comes after | come after | comes upon
    | sits
    on | sit on | lies on | lie on | trumps | goes over | stands on) => .
0 Under7: (answered | covered | topped | beaten | hit | met | followed | capped | trumped | countered) (by | with)
    => .
0 Which7: [a | an | the | any | every | each | another] Spec => {Spec}
8 T: Which7 Comes7 Upon C => a player plays {Which7} on {C}
8 T: Which7 Comes7 => a player plays {Which7}
8 T: there ('s | is | are | comes | has been) C [on the pile | on the table | played | laid | down | there]
    => a player plays {C}
8 T: there ('s | is | are | comes | has been) C Upon Anew7 => a player plays {C} on {Anew7}
8 T: Sb (see | sees | hear of) C (be | being | get | getting | is) Ofc => a player plays {C}
8 T: (their | the | a) card ('s | is) C => a player plays {C}
8 T: C Over7 Anew7 => a player plays {C} on {Anew7}
8 T: C [Isp] Under7 Anew7 => a player plays {Anew7} on {C}
8 T: (one | a | a second | one more | the second) Spec [Isp] [Ofc] (Over7 | Upon) (another | the first | the other |
    a first
    | its like) => a player plays {Spec} on a {Spec}
8 T: Sb (answer | answers | respond to | responds to | reply to | replies to | cover | covers | match | matches |
    top | tops
    | beat | beats | meet | meets | follow | follows | counter | counters | go over | goes over) Which7 with Anew7
    => a player plays {Anew7} on {Which7}
2 Tr: Rel (answer | answers | respond to | responds to | cover | covers | match | matches | top | tops | beat | beats
    | meet | meets | follow | follows | counter | counters) Which7 with Anew7 => a player plays {Anew7} on {Which7}
0 R: what ('s | is | was | lies | lay | has been) [lying | showing] (there | on top | down | on the pile | on the
    table
    | underneath | below | under it | below it | underneath it | before) => the previous card
0 R: (whatever is | whatever ('s | was | lies)) (there | on top | underneath | below | under it | below it |
    underneath it
    | beneath it) => the previous card
0 R: the (card | one) (it | they | you) (is | are | lies | goes | was | comes) [laid | put | played | placed |
    dropped] on
    => the previous card
0 R: (its | the) predecessor => the previous card
0 Mine7: (their | the | a | a player 's) (card 's Atr | Atr) => {Atr}
0 Mine7: the Atr of (their | the | a) card => {Atr}
0 Same7: (is | 's | are | stays | remains) [just] the same => .
0 Apart7: (is | 's | are) (different | not the same | another | another one) => .
0 Apart7: (differs | differ) => .
0 As7: (as | like) [that of | with] => .
7 T: Mine7 Same7 As7 (R | before) => a player plays a card of the same {Mine7} as the previous card
7 T: it Same7 Atr [As7 (R | before) | again] => a player plays a card of the same {Atr} as the previous card
7 T: Mine7 Apart7 [from | than | as] [that of] (R | before) => a player plays a card of a different {Mine7} from the
    previous card
7 T: Mine Keeping R in Atr => a player plays a card of the same {Atr} as the previous card
7 T: Mine (shares | share) (its | the | their) Atr (with | in common with) R => a player plays a card of the same
    {Atr} as
    the previous card
7 T: Mine (is | has) the same Atr [As7 R] => a player plays a card of the same {Atr} as the previous card
7 T: [Sb] (follow | follows | following | answer | answers | carry on | carries on | continue | continues) with [a
    card of]
    the same Atr => a player plays a card of the same {Atr} as the previous card
7 T: [Sb] (stay | stays | staying | stick | sticks | sticking | keep | keeps | keeping | remain | remains) (in | to
    | with
    | within) [the | a | one] [same] suit => a player plays a card of the same suit as the previous card
7 T: suit is (followed | kept | matched | served) => a player plays a card of the same suit as the previous card
7 T: [Sb] (leave | leaves | abandon | abandons | break | breaks | drop | drops | switch | switches | swap | swaps |
    shift |
    shifts) [the] suit => a player plays a card of a different suit from the previous card
7 T: (suits | the suits) (change | differ) => a player plays a card of a different suit from the previous card
7 T: (colours | the colours) (change | differ | alternate) => a player plays a card of a different colour from the
    previous card
7 P: (off suit | off-suit | offsuit | out of suit) => plays a card of a different suit from the previous card
7 P: [a | an] equal (card | one) => plays a card of the same rank as the previous card
7 P: the same (rank | number) again => plays a card of the same rank as the previous card
7 P: the same suit again => plays a card of the same suit as the previous card
7 P: the same colour again => plays a card of the same colour as the previous card
7 Tl: (another | a new) Atr (than | from) R => of a different {Atr} from the previous card
7 Tl: of a new Atr => of a different {Atr} from the previous card
0 Big7: (higher | bigger | greater | larger | taller) => .
0 Low7: (lower | smaller | littler | less) => .
7 T: Sb (go | goes | going | went | play | plays) Big7 [than R] => a player plays a card higher than the previous card
7 T: Sb (go | goes | going | went | play | plays) Low7 [than R] => a player plays a card lower than the previous card
7 T: (going | playing | go) Big7 [than R] => a player plays a card higher than the previous card
7 T: (going | playing | go) Low7 [than R] => a player plays a card lower than the previous card
2 Tr: Rel (go | goes | play | plays) Big7 [than R] => a player plays a card higher than the previous card
2 Tr: Rel (go | goes | play | plays) Low7 [than R] => a player plays a card lower than the previous card
7 T: Mine7 is Big7 than (R | before) => a player plays a card higher than the previous card
7 T: Mine7 is Low7 than (R | before) => a player plays a card lower than the previous card
0 Rank7: (the | their) (number | rank | value | numbers | ranks | values | sequence) => .
7 T: [Sb] (raise | raises | raising | increase | increases | top | tops | up | ups) Rank7 => a player plays a card
    higher than
    the previous card
7 T: [Sb] (lower | lowers | lowering | reduce | reduces | decrease | decreases) Rank7 => a player plays a card lower
    than the
    previous card
7 T: Rank7 (goes up | go up | rises | rise | increases | increase | climbs | gets bigger) => a player plays a card
    higher
    than the previous card
7 T: Rank7 (goes down | go down | falls | fall | drops | drop | decreases | decrease | sinks | gets smaller) => a
    player
    plays a card lower than the previous card
7 T: Rank7 (goes up | rises | increases | climbs) by NUM => a player plays a card {NUM} higher than the previous card
7 T: Rank7 (goes down | falls | drops | decreases | sinks) by NUM => a player plays a card {NUM} lower than the
    previous
    card
7 T: [Sb] (go | goes | going | climb | climbs | climbing | step | steps | move | moves) (NUM up | up NUM | up by NUM
    | NUM
    higher) [step | steps | rank | ranks] => a player plays a card {NUM} higher than the previous card
7 T: [Sb] (climb | climbs | climbing) NUM (step | steps | rank | ranks) => a player plays a card {NUM} higher than the
    previous card
7 T: [Sb] (go | goes | going | climb | climbs | step | steps | move | moves) (NUM down | down NUM | down by NUM |
    NUM lower)
    [step | steps | rank | ranks] => a player plays a card {NUM} lower than the previous card
7 P: the next (one | card | number | rank) (up | higher) => plays a card 1 higher than the previous card
7 P: the next (one | card | number | rank) (down | lower) => plays a card 1 lower than the previous card
7 P: NUM (less | lower | fewer) than R => plays a card {NUM} lower than the previous card
7 P: NUM (more | higher | bigger) than R => plays a card {NUM} higher than the previous card
7 T: [Sb] (continue | continues | continuing | carry on | carries on | extend | extends) the (sequence | run | row |
    series)
    (upwards | up) => a player plays a card 1 higher than the previous card
7 T: [Sb] (continue | continues | continuing | carry on | carries on | extend | extends) the (sequence | run | row |
    series)
    (downwards | down) => a player plays a card 1 lower than the previous card
7 T: Mine (comes | is) [directly] after R in (rank | value | number | order | the order) => a player plays a card 1
    higher
    than the previous card
0 Falls7: (come | comes | came | have come | are played | is played | are laid | is laid | land | lands | appear |
    appears
    | fall | falls | follow | are put down | lie there | get played | turn up) => .
0 InRow7: (in a row | running | in succession | on end | straight | without a break) => .
7 Row: NUM [cards] (alike | of a kind | the same | equal) Falls7 InRow7 => {NUM#} card of the same rank in a row is
    played
7 Row: NUM [cards] of (one | a | the same) Atr Falls7 InRow7 => ?group-or-run {NUM#} card of the same {Atr} in a row
    is played
    // {NUM} cards of the same {Atr} are played in a row
7 Row: NUM cards InRow7 (are | have) [of] (one | a | the same) Atr => {NUM#} card of the same {Atr} in a row is played
7 Row: NUM (consecutive cards | cards InRow7) are [all] Adj => {NUM} {Adj} cards are played in a row
7 Row: NUM Adj [ones | cards] (Falls7 InRow7 | InRow7 Falls7) => {NUM} {Adj} cards are played in a row
7 Row: Adj Falls7 NUM times InRow7 => {NUM} {Adj} cards are played in a row
7 Row: Spec Falls7 NUM times InRow7 => {NUM#} {Spec} in a row is played
7 Row: there (have been | has been | are | were) NUM Spec InRow7 => {NUM} {Spec} are played in a row
7 Row: (a | the same) Atr Falls7 NUM times InRow7 => {NUM#} card of the same {Atr} in a row is played
7 Row: (a | the same) Atr Falls7 twice [InRow7] => the second card of the same {Atr} in a row is played
7 Row: the Atr Same7 NUM times InRow7 => {NUM#} card of the same {Atr} in a row is played
7 Row: [the] ORD Spec (this round | in the round | in this round | in a round) => the {ORD} {Spec} of the round is
    played
7 Row: [a | the] ORD Spec Isp Ofc (this round | in the round | in this round | in a round) => the {ORD} {Spec} of
    the round
    is played
7 Row: the round 's ORD Spec => the {ORD} {Spec} of the round is played
7 Row: Spec number NUM (of the round | this round | in the round) => {NUM#} {Spec} of the round is played
7 T: (it 's | it is | there 's | there is) Row => {Row}
7 T: Row Falls7 => {Row}
7 Row: [the] same Atr NUM times InRow7 => {NUM#} card of the same {Atr} in a row is played
"""
