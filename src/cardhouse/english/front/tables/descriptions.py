"""Which card, described: by what is on it, by what it is not, from where it counts up, and by the card that lies
there."""

from typing import Final

DESCRIPTIONS: Final = """
0 Any8: [a | an | any | every | each | all | some] (card | cards | one | anything | something | everything) => .
0 Is8: (that | which) ('s | is | are | was) => .
3 K: Any8 Is8 [of a] Adj [colour] => {Adj} card
3 K: Any8 (in | of) [a | an] Adj [colour] => {Adj} card
3 K: (a | an | any | every | each) Adj colour card => {Adj} card
3 K: (a | any | every | the) Rank in Adj => {Adj} {Rank}
3 K: Any8 (with | showing | bearing) (a | the) (face | face card) [on it] => face card
3 K: (a | any) face => face card
3 K: (a | any) (plain | numbered | numeral | ordinary) (number | number card | card) => number card
3 K: Any8 (with | showing | bearing) (a | the) number [on it] => number card
3 K: a number => number card
3 K: Any8 whose (number | value | rank) is (a | an) Adj [number] => {Adj} card
3 K: Any8 whose (number | value | rank) is Adj => {Adj} card
3 K: Any8 (showing | with | bearing) (a | an) Adj (number | value) [on it] => {Adj} card
3 K: (any | any old | whichever | either) Spec [at all | whatsoever] => {Spec}
3 K: (a | any) Spec at all => {Spec}
0 Spec: Suit4s Rank => {Rank} of {Suit4s}
0 Suit4s: (spade | spades) => spades
0 Suit4s: (heart | hearts) => hearts
0 Suit4s: (diamond | diamonds) => diamonds
0 Suit4s: (club | clubs) => clubs
3 K: (a | any | the | either | each) joker card => joker
3 K: (either | one | any) of the Plural => {Plural}
3 K: either of the Adj Plural => {Adj} {Plural}
3 K: (a card of any kind | whatever card | no matter which card | whichever card | a card , any card) => card
9 C: either List => {List}
0 Not8: (but not | and not | but no | except | except for | other than | save | save for | bar | barring | without |
    minus |
    besides | that 's no | that is no | that is not | that 's not | which is not | not) [a | an | the | its | any]
    => .
0 Wide8: Adj (card | cards) => {Adj} card
0 Wide8: Suit => {Suit}
0 Narrow8: [the | a | an | its] Rank => {Rank}
0 Others8: Narrow8 => other than {Narrow8}
0 Others8: Narrow8 (',' | and | or | ',' and | ',' or) Others8 => other than {Narrow8} {Others8}
7 C: [a | an | the | any | every | each | all] Wide8 [','] Not8 Others8 => {Wide8} {Others8}
7 C: [a | an | the | any | every | each | all] Wide8 [','] Not8 Others8 ',' => {Wide8} {Others8}
7 C: [a | an | the | any | every | each | all] face card [','] Not8 Others8 => face card {Others8}
7 C: [a | an | the | any | every | each | all] Rank [','] Not8 Rank of [the] Suit => {Rank} other than {Rank2} of
    {Suit}
7 C: [a | an | the | any | every | each | all] Wide8 ',' Narrow8 (excepted | excluded | apart) => {Wide8} other than
    {Narrow8}
0 Upward8: (up | upwards | and up | and upwards | or higher | or above | or more | or over | and above | and higher
    | or better |
    or bigger) => .
0 Downward8: (down | downwards | and down | and downwards | or lower | or below | or less | or under | and below |
    and lower | or
    smaller) => .
7 K: Any8 [from] [a | an] NUM Upward8 => {NUM} or higher
7 K: Any8 [from] [a | an] NUM Downward8 => {NUM} or lower
7 K: [from] NUM (upwards | and upwards | and up) => {NUM} or higher
7 K: [from] NUM (downwards | and downwards | and down) => {NUM} or lower
7 K: Any8 (of | worth) at least [a | an] NUM => {NUM} or higher
7 K: Any8 (of | worth) at most [a | an] NUM => {NUM} or lower
7 K: Any8 up to [and including] [a | an] NUM => {NUM} or lower
7 K: [a | an] NUM or (anything | something | any card | a card | one) (higher | above | bigger | over | more |
    greater) [than that]
    => {NUM} or higher
7 K: [a | an] NUM or (anything | something | any card | a card | one) (lower | below | smaller | under | less) [than
    that]
    => {NUM} or lower
7 K: Any8 [Is8] at least as (high | big) as [a | an] NUM => {NUM} or higher
7 K: Any8 [Is8] (at most as (high | big) as | no (bigger | higher) than) [a | an] NUM => {NUM} or lower
7 K: Any8 [Is8] (at least as (low | small) as) [a | an] NUM => {NUM} or lower
0 Great8: (higher | bigger | greater | larger | more | better | taller) => .
0 Little8: (lower | smaller | less | littler) => .
0 Scale8: (in (rank | value | number | size) | number | rank | value) => .
0 With8: (of | with | in | from | having | that has | that have | which has | sharing | showing) => .
0 Already8: (that | which) ('s | is | was | lies | are) [already] (there | on top | lying there | on the pile | down
    | played |
    showing) => .
7 K: (anything | something | everything | some card) Tl => card {Tl}
7 K: one (of | in | with) [the] same Atr [as R] => card of the same {Atr} as the previous card
7 K: one (of | in | with) (a different | another) Atr [than R | from R] => card of a different {Atr} from the
    previous card
7 K: (anything | something | one) (that | which) (has | 's | is | have) Tl => card {Tl}
7 Tl: With8 the [very | exact | exactly] same Atr [on it] [as R] => of the same {Atr} as the previous card
7 Tl: With8 the Atr Already8 => of the same {Atr} as the previous card
7 K: the Atr Already8 => card of the same {Atr} as the previous card
7 Tl: [That] (matching | matches | match | keeps | keep | keeping | repeating | repeats | continuing | continues |
    equals | equal to)
    [in] [the | its] Atr [of R | with R] => of the same {Atr} as the previous card
7 Tl: (that | which) (matches | match | agrees | fits) [R] (in | by) Atr [with R] => of the same {Atr} as the
    previous card
7 Tl: With8 [a | an | the] (matching | equal | identical | equivalent) Atr [(to | as | with) R] => of the same {Atr}
    as the
    previous card
7 Tl: whose Atr (is | stays) the same [as R | as that of R] => of the same {Atr} as the previous card
7 Tl: whose Atr (differs | is different | is not the same) [from R | as R] => of a different {Atr} from the previous
    card
7 Tl: (that | which) (shares | share | has in common) (its | the | their) Atr with R => of the same {Atr} as the
    previous card
7 Tl: [just] as (high | big) as R => of the same rank as the previous card
7 Tl: Is8 not [of] the same Atr [as R] => of a different {Atr} from the previous card
7 Tl: (that | which) (changes | breaks | leaves) the Atr => of a different {Atr} from the previous card
7 Tl: With8 [a | an | the] (different | other | another | new) Atr (than | from | to) R => of a different {Atr} from
    the previous
    card
7 Tl: With8 [a | an | the] (opposite | other) colour [than R | from R | to R] => of a different colour from the
    previous card
7 K: [a | an | any] (like-coloured | like coloured | same-coloured | same-colour) (card | one) => card of the same
    colour as the
    previous card
7 K: [a | an | any] (same-suit | same-suited | like-suited) (card | one) => card of the same suit as the previous card
7 Tl: [That] Great8 [Scale8] than R [in Atr] => higher than the previous card
7 Tl: [That] Little8 [Scale8] than R [in Atr] => lower than the previous card
7 Tl: [that | which] (above | over | exceeding | exceeds | topping | tops | beating | beats | outranking | outranks
    | surpassing) R
    [in Atr] => higher than the previous card
7 Tl: [that | which] (below | under | beneath | undercutting | undercuts) R [in Atr] => lower than the previous card
7 Tl: (that | which) ('s | is) worth Great8 than R => higher than the previous card
7 Tl: (that | which) ('s | is) worth Little8 than R => lower than the previous card
7 Tl: With8 [a] Great8 (number | rank | value) [than R] => higher than the previous card
7 Tl: With8 [a] Little8 (number | rank | value) [than R] => lower than the previous card
7 K: ((something | anything) [That] | one That) (higher | bigger) => card higher than the previous card
7 K: ((something | anything) [That] | one That) (lower | smaller) => card lower than the previous card
0 Steps8: NUM [step | steps | rank | ranks | number | numbers | place | places | pip | pips] => {NUM}
7 Tl: [That] [exactly | just] Steps8 (up | above | higher | more | bigger) (than R | R | from R) => {Steps8} higher
    than the previous card
7 Tl: [That] [exactly | just] Steps8 (above | higher) => {Steps8} higher than the previous card
7 Tl: [That] NUM (step | steps | rank | ranks) up => {NUM} higher than the previous card
7 Tl: [That] [exactly | just] Steps8 (down | below | lower | less | smaller) (than R | R | from R) => {Steps8} lower
    than the previous card
7 Tl: [That] [exactly | just] Steps8 (below | lower) => {Steps8} lower than the previous card
7 Tl: [That] NUM (step | steps | rank | ranks) down => {NUM} lower than the previous card
7 Tl: [That] [exactly | just | either] (one | 1) [step | rank | number] (up | above | higher | more | bigger) or
    [else] [(one | 1)]
    [step | rank | number] (down | below | lower | less | smaller) [than R | R] => 1 higher or lower than the
    previous card
7 Tl: [That] (one | 1) [step | rank | number | place] (away | off | apart) [from R] => 1 higher or lower than the
    previous card
7 Tl: [That] (next to | adjacent to | beside | directly above or below | right above or below | neighbouring) [it |
    R] [Scale8]
    => 1 higher or lower than the previous card
7 K: [a | an | the | any] (neighbouring | adjacent | neighboring) (number | card | rank | one) => card 1 higher or
    lower than the
    previous card
7 K: [a | the | any] next (number | card | rank | one) (up or down | higher or lower) => card 1 higher or lower than
    the previous card
7 K: [a | any] consecutive (card | number | rank) [','] (up or down | higher or lower) => card 1 higher or lower
    than the previous
    card
7 K: (one | 1) (rank | number | step) (up or down | higher or lower) => card 1 higher or lower than the previous card
7 K: (one | 1) (up or down | higher or lower) => card 1 higher or lower than the previous card
7 K: [a | the] next (highest | higher) (card | one | number) => card 1 higher than the previous card
7 K: its twin => card identical to the previous card
7 Tl: [that 's | that is] [exactly] (the same | same) in (rank and suit | suit and rank | rank | number and suit |
    suit and number)
    [as R] => identical to the previous card
7 K: the [exact | very | exactly] same card as R ',' suit and all => card identical to the previous card
7 Tl: worth Great8 than R => higher than the previous card
7 Tl: worth Little8 than R => lower than the previous card
9 C: [a | an | any | the] Adj (or | and) Adj Rank => {Adj} {Rank} or {Adj2} {Rank}
"""
