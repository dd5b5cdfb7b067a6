"""How people say which cards. K is one kind, C one or several."""

from typing import Final

CARDS: Final = """
0 Spec: Rank => {Rank}
0 Spec: Rank of [the] Suit => {Rank} of {Suit}
9 Spec: Rank of any suit => {Rank}
0 Spec: Suit => {Suit}
3 Spec: Suit (card | cards) => {Suit}
0 Spec: (joker | jokers) => joker
0 Spec: Adj (card | cards) => {Adj} card
0 Spec: Adj Adj (card | cards) => {Adj} {Adj2} card
0 Spec: Adj Spec => {Adj} {Spec}
3 K: [a | an | the | any | every | each | all] Spec => {Spec}
3 K: [a | an | the | any | every | each] (card | cards) => card
3 K: (anything | everything | something) => card
3 K: [a | an | any | every | each] red [one] => red card
3 K: [a | an | any | every | each] black [one] => black card
3 K: [a | an | any | every | each] even [one] => even card
3 K: [a | an | any | every | each] odd [one] => odd card
3 K: [a | an | any | every | each] prime [one | number | numbers] => prime card
3 K: [a | an | any | every | each] even (number | numbers) => ?two-readings even card // even number card
3 K: [a | an | any | every | each] odd (number | numbers) => ?two-readings odd card // odd number card
7 Neg: (anything | any card | any | something | a card) (but | other than | except | besides) [a | an | the] Spec
    => card other than {Spec}
7 Neg: (not | non) [a | an | the] Spec => card other than {Spec}
7 Neg: (a card | any card | something) (that | which) ('s | is) not [a | an | the] Spec => card other than {Spec}
0 C: Neg => {Neg}
0 K: (a | an | the | any) Spec Tl => {Spec} {Tl}
0 K: Spec Or => {Spec} {Or}
0 Tl: Or => {Or}
0 K: [a | an | the | any] (card | cards) Tl => card {Tl}
0 Atr: suit => suit
0 Atr: (rank | number | value | numbers | ranks) => rank
0 Atr: colour => colour
0 Atr: parity => parity
0 R: the (previous | last | top) (card | one) => the previous card
0 R: the (card | one) (before | below | under it | before it | underneath) => the previous card
0 R: the (starting | first | start) card => the starting card
7 Tl: (of | with | in) the same Atr => of the same {Atr} as the previous card
7 Tl: (of | with | in) the same Atr as R => of the same {Atr} as {R}
7 Tl: (of | with | in) (a different | another) Atr => of a different {Atr} from the previous card
7 Tl: (of | with | in) (a different | another) Atr (from | than) R => of a different {Atr} from {R}
7 Tl: NUM (higher | above | up | more) [than] R => {NUM} higher than {R}
7 Tl: NUM (lower | below | down | less | under) [than] R => {NUM} lower than {R}
7 Tl: at least NUM higher than R => at least {NUM} higher than {R}
7 Tl: at least NUM lower than R => at least {NUM} lower than {R}
7 Tl: (higher | bigger | greater | larger) than R => higher than {R}
7 Tl: (lower | smaller | less) than R => lower than {R}
7 Tl: NUM (higher or lower | up or down | above or below) => {NUM} higher or lower than the previous card
7 Tl: NUM (higher or lower | up or down | above or below) (than | from) R => {NUM} higher or lower than {R}
7 Or: or (higher | more | above | over | greater | up | bigger) => or higher
7 Or: or (lower | less | below | under | fewer | smaller | down) => or lower
7 Or: and (above | up | higher) => or higher
7 Or: and (below | down | lower) => or lower
0 List: K => {K}
9 List: K (',' | '/' | or | ',' or) List => {K} or {List}
0 C: List => {List}
9 Many: Plural and Plural => {Plural} or {Plural2}
9 Many: Plural ',' Many => {Plural} or {Many}
9 C: [all] Many => {Many}
9 Plural: NUMS => {NUMS}
9 Plural: aces => aces
9 Plural: jacks => jacks
9 Plural: queens => queens
9 Plural: kings => kings
9 Plural: jokers => jokers
9 Plural: spades => spades
9 Plural: hearts => hearts
9 Plural: diamonds => diamonds
9 Plural: clubs => clubs
9 Plural: face cards => face cards
9 Plural: number cards => number cards
9 Plural: red Plural => red {Plural}
9 Plural: black Plural => black {Plural}
9 Ranks: Rank (or | ',' or | '/' | ',') Rank => {Rank} or {Rank2}
9 Apart: Rank (or | ',' or | ',') (a | an | the) Rank => {Rank} or {Rank2}
9 Apart: Rank ',' (a | an | the) Apart => {Rank} or {Apart}
9 C: [a | an | the | any] Apart of [the] Suit => ?spread {Apart|@ of Suit} // {Apart} of {Suit}
9 Ranks: Rank (',' | '/') Ranks => {Rank} or {Ranks}
9 C: [a | an | the | any] Adj Ranks => ?spread {Ranks|Adj @} // {Adj} {Ranks}
9 C: [all] Adj Many => ?spread {Many|Adj @} // {Adj} {Many}
9 C: [a | an | the | any] Ranks of [the] Suit => ?spread {Ranks|@ of Suit} // {Ranks} of {Suit}
3 C: '+' (two | 2) => ?foreign-card 2
3 C: [a | an] '+' (four | 4) => ?foreign-card joker
3 C: a '+' (two | 2) => ?foreign-card 2
3 C: [a | any] (draw two | draw 2 | draw twos) => ?foreign-card 2
3 C: [a | any] (draw four | draw 4 | draw fours) => ?foreign-card joker
3 C: [a | any] (skip | skips | skip card | skip cards) => ?foreign-card aces // 8s
3 C: [a | any] (reverse | reverse card | reverse cards) => ?foreign-card 8 // king
3 C: [a | any] (wild | wilds | wild card | wild cards) => ?foreign-card jack // 8 // joker
3 C: [a | any] (zero | zeros | zeroes) => ?foreign-card 10
7 That: (that | which) ('s | is | are | has | have) => .
7 K: [a | an | the | any] (card | cards) That Tl => card {Tl}
7 K: (a | an | the | any) Spec That Tl => {Spec} {Tl}
7 Tl: the same Atr as R => of the same {Atr} as {R}
7 Tl: a different Atr (from | than) R => of a different {Atr} from {R}
7 Tl: (one | 1) (more | higher | up | above) or (one | 1) (less | lower | down | below) (than | from) R
    => 1 higher or lower than {R}
7 Tl: (one | 1) (less | lower | down | below) or (one | 1) (more | higher | up | above) (than | from) R
    => 1 higher or lower than {R}
3 K: (anything | everything | something) Adj => {Adj} card
7 K: (higher | bigger | greater | more) than [a | an] NUM => {NUM+} or higher
7 K: (lower | smaller | less) than [a | an] NUM => {NUM-} or lower
7 Some: [a | an | any | every | each | all] (card | cards | number | numbers | one | anything | something) => .
7 K: Some (higher | bigger | greater | over | above | larger) [than] [a | an] NUM => {NUM+} or higher
7 K: Some (lower | smaller | less | under | below) [than] [a | an] NUM => {NUM-} or lower
7 K: Some of NUM or (more | higher | above) => {NUM} or higher
7 K: Some of NUM or (less | lower | below) => {NUM} or lower
0 Cmp: NumCmp => {NumCmp}
7 Cmp: less than NUM => fewer than {NUM}
7 Cmp: (over | above) NUM => more than {NUM}
7 Cmp: (under | below) NUM => fewer than {NUM}
7 Cmp: NUM or more => at least {NUM}
7 Cmp: NUM or (fewer | less) => at most {NUM}
3 K: Spec ',' any suit => {Spec}
3 K: Spec ',' any colour => {Spec}
7 But: (but | except | other than | besides) [for] [a | an | the] => .
7 C: [a | an | the | any | every | each | all] Spec But Spec => {Spec} other than {Spec2}
7 C: (every | each | all) (card | cards) But Spec => card other than {Spec}
7 Tl: (that | which) (match | matches) [the] Atr [of R] => of the same {Atr} as the previous card
7 Fits: (a legal play | a playable card | a card that fits | one that fits | something that fits | something playable
    | something to play | a card to play | anything to play) => .
7 Fits: (a card | one | something | a card that) (you | they) may (play | use | put down | lay) => .
7 K: (at least | no less than) [a | an] NUM => {NUM} or higher
7 K: (at most | no more than) [a | an] NUM => {NUM} or lower
0 RunOf: (runs | sequences | straights | a run | a sequence | a straight) [of cards] (of | in) (a | one
    | the same) suit
    => cards of the same suit in consecutive order
0 Prop: (name | names) => name
0 Prop: (rank | number | ranks) => rank
0 Prop: (suit | suits) => suit
0 Prop: (colour | colours) => colour
3 K: (a | an | the | any) Rank card => {Rank}
0 RunOf: (cards of consecutive (values | ranks | value | rank) | consecutive cards | cards in sequence
    | cards in a row
    | cards in order) (of | in) (a | one | the same) suit => cards of the same suit in consecutive order
7 Tl: (of | with | in) same Atr => of the same {Atr} as the previous card
7 Tl: (of | with | in) different Atr => of a different {Atr} from the previous card
7 Tl: (of | with | in) [the] same (rank | number | value) (but | and) [of] [a] (different | another | other) suit
    => of the same rank as the previous card
7 Tl: (that | which) (change | changes | switch | switches) [the] Atr => of a different {Atr} from the previous card
7 Tl: of the next (highest | higher) (rank | value | number) => 1 higher than the previous card
7 Tl: of the next (lowest | lower) (rank | value | number) => 1 lower than the previous card
7 K: [a | an | any | every | each] (card | cards) (with | of | that have | that has) [a | an] Adj (value | values |
    rank
    | ranks | number | numbers) => {Adj} card
7 K: '≤' NUM => {NUM} or lower
7 K: '≥' NUM => {NUM} or higher
7 K: '<' NUM => {NUM-} or lower
7 K: '>' NUM => {NUM+} or higher
7 Fits: (a card | one | something) that (is playable | may be played | is legal) => .
3 K: rank Rank => {Rank}
7 K: (a | any | another) card (with | of) a (value | rank | number) of NUM Or => {NUM} {Or}
7 K: (a | any | another) card (with | of) (value | rank | number) NUM Or => {NUM} {Or}
0 R: the previous player 's [card] => the previous card
"""
